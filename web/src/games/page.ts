/**
 * What the page has for a family of games. Each folder here with an `index.ts` offers one, under the name that the
 * server calls the family's board by; nothing else in the page knows a game by name.
 */
import type { Component } from "svelte";
import type { View } from "../lib/api/protocol";
import type { Sound } from "../lib/device/sound";
import type { BoardProps } from "../lib/games/board";
import type { Editing } from "../lib/games/editing";
import type { LessonStep } from "../learn/lesson";
import type { PlayedProps } from "../score/played";
import type { WorkshopProps } from "../workshop/workshop";

/** A score as people say it: a sentence with details, where the bare number would be a riddle; and what wins. */
export interface ScoreWords {
  key: string | null;
  details: Record<string, number>;
  about: string;
}

export interface GamePage<V extends View = View> {
  /** Loaded when the first game is shown. */
  board: () => Promise<{ default: Component<BoardProps<V>> }>;
  /** A small drawing, for cards. */
  picture: (game: string) => Component;
  /** Whether the board says what a score is made of, so that nothing around it needs to. */
  tellsParts: boolean;
  /** What a seat's score means; null where nothing but the number is known. */
  score: ((view: V, seat: number) => ScoreWords) | null;
  /** What a newcomer is shown first: three places of the board, told about in the words `page-coach-BOARD-1` and so on. */
  coach: readonly string[];
  /** Keys beside those that every table has, told about in the words `page-keys-BOARD-1` and so on. */
  keys: readonly string[];
  /** What a move sounds like, by its first word; `placed` where it is not listed. */
  sounds: Readonly<Record<string, Sound>>;
  /** A few positions with something to do in each; null where there is none. */
  lesson: (() => Promise<readonly LessonStep[]>) | null;
  /** The chapters of its rules: each under the rule it begins with. */
  chapters: Readonly<Record<string, string>>;
  /** How a position is set up by hand; null where it is not. */
  editing: (() => Promise<Editing<V>>) | null;
  /** What is in a box, to be changed by its owner; null where nothing is printed that could be different. */
  workshop: (() => Promise<{ default: Component<WorkshopProps> }>) | null;
  /** What lies before a player at the end of a game at the real table, to be entered; null where it is not scored. */
  played: {
    entry: () => Promise<{ default: Component<PlayedProps> }>;
    /** The options that a score depends on. */
    options: readonly string[];
  } | null;
}

/** A board is given the views of its own family only, which no type can say of boards in a list. */
export function gamePage<V extends View>(page: GamePage<V>): GamePage {
  return page as unknown as GamePage;
}
