/**
 * What the page has for a family of games. Each folder here with an `index.ts` offers one, under the name that the
 * server calls the family's board by; nothing else in the page knows a game by name.
 */
import type { Component } from "svelte";
import type { View } from "../lib/api/protocol";
import type { BoardProps } from "../lib/games/board";
import type { LessonStep } from "../learn/lesson";

export interface GamePage<V extends View = View> {
  /** Loaded when the first game is shown. */
  board: () => Promise<{ default: Component<BoardProps<V>> }>;
  /** A small drawing, for cards. */
  picture: (game: string) => Component;
  /** Whether the board says what a score is made of, so that nothing around it needs to. */
  tellsParts: boolean;
  /** A few positions with something to do in each; null where there is none. */
  lesson: (() => Promise<readonly LessonStep[]>) | null;
}

/** A board is given the views of its own family only, which no type can say of boards in a list. */
export function gamePage<V extends View>(page: GamePage<V>): GamePage {
  return page as unknown as GamePage;
}
