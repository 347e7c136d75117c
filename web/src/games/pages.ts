/** The pages of all families, found by their folders. */
import { findGame } from "../lib/games/games.svelte";
import { page as generic } from "./generic";
import type { GamePage } from "./page";

const found = import.meta.glob<{ page: GamePage }>("./*/index.ts", { eager: true });

/** What the page has for a board; a game of another package has none, and is shown on the generic one. */
export function pageNamed(board: string | null): GamePage {
  return found[`./${board ?? "generic"}/index.ts`]?.page ?? generic;
}

export function pageOf(game: string): GamePage {
  return pageNamed(findGame(game)?.board ?? null);
}
