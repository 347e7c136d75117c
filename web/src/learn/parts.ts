/** Which part of Learn an address means: `what` is what follows /learn. */

export const PUZZLE_GAMES = ["blokus", "blokus-duo", "bloxx", "bloqs"] as const;
export type PuzzleGame = (typeof PUZZLE_GAMES)[number];
export const TAUGHT = ["blokus", "bloxx", "bloqs"] as const;
export type Taught = (typeof TAUGHT)[number];

export type Part =
  | { part: "lesson"; family: Taught }
  | { part: "tips"; family: Taught }
  | { part: "puzzles" }
  | { part: "puzzle"; game: PuzzleGame; day: string | null };

export function partOf(what: string | null): Part | null {
  const [first, second, third] = (what ?? "").split("/");
  if (first === "puzzles") return { part: "puzzles" };
  const game = PUZZLE_GAMES.find((each) => each === first);
  if (!game) return null;
  const day = third !== undefined && /^\d{4}-\d\d-\d\d$/.test(third) ? third : null;
  if (second === "puzzle") return { part: "puzzle", game, day };
  if (second === "lesson" || second === "tips") return { part: second, family: taughtWith(game) };
  return null;
}

/** The family a game is taught with. */
export function taughtWith(game: string): Taught {
  return TAUGHT.find((each) => game.startsWith(each)) ?? "blokus";
}

/** Whether a part has a board, which wants all the room there is. */
export function hasBoard(what: string | null): boolean {
  const part = partOf(what)?.part;
  return part === "lesson" || part === "puzzle";
}
