/**
 * What every board is given. A board draws what the server shows and offers the moves that the server lists; it never
 * decides what is legal. `Board.svelte` in each folder of src/games takes exactly these.
 */
import type { Game, Refusal, Seat, View } from "../api/protocol";

/** The words, in the language of the page. */
export type Words = (key: string, details?: Record<string, string | number>) => string;

export interface BoardSettings {
  colourBlind: boolean;
  coordinates: boolean;
  moveNumbers: boolean;
  /** Whether a chosen place asks to be confirmed: the default on touch. */
  confirm: boolean;
  leftHanded: boolean;
  reducedMotion: boolean;
  /** Milliseconds in which a move comes to its place; 0 for at once. */
  pace: number;
  dark: boolean;
}

export interface BoardProps<V extends View = View> {
  /** What is the same in every game of this kind: its pieces, the colours of its seats. */
  game: Game;
  view: V;
  /** The moves of the seat in `mover`, if it is somebody's turn who moves here. */
  legal: string[] | null;
  /** The seat that moves here now; null while others think or one only watches. */
  mover: number | null;
  /** As which seat the game is seen. */
  eyes: number | null;
  /**
   * The seat of the one person who reads this board, whom its sentences address; null for all others: to those who look
   * on or look back, and where several share a device, seats are called by their names.
   */
  you?: number | null;
  seats: Seat[];
  /** Send a move. The board shows it at once; `pending` is set until the server has it. */
  play: (move: string) => void;
  /** Take what a move put down off the board again: only where positions are set up. */
  lift?: (move: string) => void;
  pending: string | null;
  /** A move to be shown without being played, such as a hint. */
  preview?: string | null;
  /** Milliseconds the mover has left; null where no clock runs. */
  timeLeft?: (() => number) | null;
  /** The last move was refused: why. */
  refused: Refusal | null;
  settings: BoardSettings;
  t: Words;
}
