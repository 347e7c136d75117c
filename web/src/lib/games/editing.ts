/**
 * How positions of a family are set up by hand. A setup is the game's own description of a position, which only the server
 * judges; here pieces are put into it and taken out of it.
 */
import type { Component } from "svelte";
import type { BoardPosition, View } from "../api/protocol";
import type { BoardProps } from "./board";

export type SetupData = Record<string, unknown>;
export type Flaw = BoardPosition["flaws"][number];

/** A position in which the server lists what can be put down. */
export interface Asked {
  setup: SetupData;
  moves: readonly string[];
}

export interface Editing<V extends View = View> {
  /** Nothing on the board. */
  empty: (seats: number) => SetupData;
  isEmpty: (setup: SetupData) => boolean;
  /** For more players, or for fewer. */
  withSeats: (setup: SetupData, seats: number) => SetupData;
  /** Who has pieces to put down, in the order of their turns: the names that words and paints know them by. */
  sides: (view: V) => readonly string[];
  /** The seat that a side is, where it is called by its number; null where it has a colour. */
  seatOf: (side: string) => number | null;
  /** What is on a board, as a setup. */
  setupOf: (view: V) => SetupData;
  /** Whose turn it is in a setup; null where it does not say. */
  turnOf: (setup: SetupData) => string | null;
  withTurn: (setup: SetupData, side: string) => SetupData;
  /** Where a side puts something down; `choice` is what was chosen for that, if the family's board lets people choose. */
  asked: (setup: SetupData, side: string, choice: string | null) => Asked;
  /** With one more move of a side. */
  put: (setup: SetupData, side: string, move: string, choice: string | null) => SetupData;
  /** Whose it is what this move put down, where it was tapped on the board of a side. */
  ownerOf: (setup: SetupData, move: string, side: string) => string | null;
  without: (setup: SetupData, move: string, owner: string) => SetupData;
  /** The side that has to be looked at to see a flaw; null where all are seen at once. */
  sideOf: (flaw: Pick<Flaw, "seat">) => string | null;
  /** Whether the legal moves beside this view are those of a side: the server passes over one that has none. */
  isNext: (view: V, side: string) => boolean;
  /** The view for whoever puts pieces of a side down, even where nothing of it fits any more. */
  inHand: (view: V, side: string) => V;
  /** What people set up with; null where that is the board they play on. */
  board: (() => Promise<{ default: Component<EditorBoardProps<V>> }>) | null;
  /** What else there is in a position than what is put on the board; null where that is all. */
  more: (() => Promise<{ default: Component<MoreProps<V>> }>) | null;
  /** The setup that a game begins with; null where somebody would know what is hidden from them. */
  begun: (setup: SetupData, view: V) => SetupData | null;
}

export interface MoreProps<V extends View = View> {
  view: V;
  setup: SetupData;
  change: (setup: SetupData) => void;
}

/** A board of its own is told whose pieces are put down, and what was chosen to be put down next. */
export interface EditorBoardProps<V extends View = View> extends BoardProps<V> {
  side: string;
  choice: string | null;
  choose: (choice: string | null) => void;
  lift: (move: string) => void;
}
