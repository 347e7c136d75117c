/** What every family is given to enter what lies before a player at the end of a game at the real table. */
import type { Game } from "../lib/api/protocol";
import type { Parts } from "../lib/boxes/boxes";

/** In the form that the server's description of `/api/score` gives. */
export type End = Record<string, unknown>;

export interface PlayedProps {
  game: Game;
  /** What is in the box it was played with; empty where nothing depends on it. */
  parts: Parts;
  /** The player's colours. */
  colours: readonly string[];
  options: Record<string, unknown>;
  end: End;
  change: (end: End) => void;
}
