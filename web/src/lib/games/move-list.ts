/** The moves of a game as a list one can choose from: whose each was. */

export interface Listed {
  /** From 1, as in the record. */
  number: number;
  /** -1 for chance. */
  seat: number;
  text: string;
}

/** A record writes `@2 ` before a move where it would else be unclear whose it is. */
const bare = (text: string): string => text.replace(/^@\d+ /, "");

/** `seen` are the moves as a view tells them, with the passes that nobody had to make. */
export function listed(moves: readonly string[], seen: readonly (readonly [number, string])[]): Listed[] {
  let at = 0;
  return moves.map((move, index) => {
    const text = bare(move);
    while (at < seen.length && seen[at]?.[1] !== text && seen[at]?.[1] === "pass") at += 1;
    const seat = seen[at]?.[0] ?? -1;
    at += 1;
    return { number: index + 1, seat, text };
  });
}

/** Other moves that somebody has tried: from which move of the game on, and which. */
export interface Variation {
  from: number;
  moves: string[];
}

const keyOf = (table: string) => `klotz-variations-${table}`;

/** What was tried in this browser, as far as it can still be read. */
export function keptVariations(table: string): Variation[] {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]") as Variation[];
    return read.filter((each) => Number.isInteger(each.from) && each.moves.every((move) => typeof move === "string"));
  } catch {
    return [];
  }
}

export function keepVariations(table: string, variations: readonly Variation[]): void {
  try {
    if (variations.length) localStorage.setItem(keyOf(table), JSON.stringify(variations));
    else localStorage.removeItem(keyOf(table));
  } catch {
    // a browser that keeps nothing still plays
  }
}
