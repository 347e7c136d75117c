/** The pages of all families, found by their folders. */
import type { Game } from "../lib/api/protocol";
import { findGame } from "../lib/games/games.svelte";
import { withWords } from "../lib/words/words.svelte";
import { page as generic } from "./generic";
import type { GamePage } from "./page";

const found = import.meta.glob<{ page: GamePage }>("./*/index.ts", { eager: true });

const GENERIC = "generic";

/** What the page has for a board; a game of another package has none, and is shown on the generic one. */
export function pageNamed(board: string | null): GamePage {
  return found[`./${board ?? GENERIC}/index.ts`]?.page ?? generic;
}

/** How to load the board of a game, and the words it says. */
export function boardOf(game: Game): GamePage["board"] {
  return () => withWords(game.board ?? GENERIC, pageNamed(game.board).board());
}

export function pageOf(game: string): GamePage {
  return pageNamed(findGame(game)?.board ?? null);
}
