/** The games as people choose them: a family, and in it a variant by rules or by the number of players. */

export interface Family {
  id: "blokus" | "blokus-duo" | "bloxx" | "bloqs";
  /** What its owners call it: a name, the same in every language. */
  name: string;
  players: readonly number[];
  /** How many there are when nobody says. */
  usual: number;
  /** Sets of rules to choose from, where there are several for the same number of players. */
  rules: readonly string[];
}

export const FAMILIES: readonly Family[] = [
  { id: "blokus", name: "Blokus", players: [2, 3, 4], usual: 4, rules: [] },
  { id: "blokus-duo", name: "Blokus Duo", players: [2], usual: 2, rules: [] },
  { id: "bloxx", name: "Bloxx!", players: [1, 2, 3, 4], usual: 2, rules: [] },
  { id: "bloqs", name: "Bloqs", players: [2, 3, 4], usual: 2, rules: ["bloqs", "bloqs-turn2", "bloqs-maestro"] },
];

const RULES_NAMES: Record<string, string> = { "bloqs-turn2": "Bloqs Turn2", "bloqs-maestro": "Bloqs Maestro" };

export function familyOf(game: string): Family | undefined {
  return (
    FAMILIES.find((family) => family.id === game) ??
    FAMILIES.find((family) => family.id !== "blokus-duo" && game.startsWith(`${family.id}-`))
  );
}

/** What a game is called, in any language. */
export function nameOf(game: string): string {
  return RULES_NAMES[game] ?? familyOf(game)?.name ?? game;
}

/** The game the server knows, by family, rules and number of players. */
export function gameOf(family: Family, players: number, rules: string | null): string {
  if (family.id === "blokus") return players === 4 ? "blokus" : `blokus-${players}`;
  return rules ?? family.id;
}

/** Whether its board says what a score is made of, so that nothing around it needs to. */
export function boardTellsParts(game: string): boolean {
  return ["bloxx", "bloqs"].includes(familyOf(game)?.id ?? "");
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The colours of each seat, for games whose seats have colours. */
export function coloursOf(game: string): string[][] {
  switch (game) {
    case "blokus":
      return [["blue"], ["yellow"], ["red"], ["green"]];
    case "blokus-2":
      return [
        ["blue", "red"],
        ["yellow", "green"],
      ];
    case "blokus-3":
      return [["blue"], ["yellow"], ["red"]];
    case "blokus-duo":
      return [["blue"], ["red"]];
  }
  return [["blue"], ["yellow"], ["red"], ["green"]];
}
