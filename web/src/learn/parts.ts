/** Which part of Learn an address means: `what` is what follows /learn. */
import type { Catalogue } from "../lib/games/catalogue";

export type Part =
  /** Lessons and tips are for all games of a board: Duo is taught with Blokus. */
  | { part: "lesson" | "tips"; board: string }
  | { part: "puzzles" }
  | { part: "puzzle"; game: string; day: string | null };

export function partOf(what: string | null, games: Catalogue): Part | null {
  const [first = "", second, third] = (what ?? "").split("/");
  if (first === "puzzles") return { part: "puzzles" };
  const game = games.find(first);
  if (!game) return null;
  const day = third !== undefined && /^\d{4}-\d\d-\d\d$/.test(third) ? third : null;
  if (second === "puzzle" && game.puzzles) return { part: "puzzle", game: game.name, day };
  if ((second === "lesson" || second === "tips") && game.board !== null) return { part: second, board: game.board };
  return null;
}

/** Whether a part has a board, which wants all the room there is. */
export function hasBoard(part: Part | null): boolean {
  return part?.part === "lesson" || part?.part === "puzzle";
}
