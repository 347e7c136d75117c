/** What the server shows of a game of the Blokus family, and what a board makes of it. */
import type { View } from "../../lib/api/protocol";
import { coloursOf } from "../../lib/games/catalogue";
import { cellText, parseMove } from "./moves";
import { pieceOf, type Cell } from "./shapes";

export interface Placed {
  colour: string;
  piece: string;
  cells: Cell[];
}

export interface BlokusView extends View {
  size: number;
  /** Whose turn it is; null when the game is over. */
  colour: string | null;
  /** The colour of each move so far, passes included. */
  turns: string[];
  placed: Placed[];
  /** What each colour has left. */
  pieces: Record<string, string[]>;
  /** Starting squares that are open to each colour, while it has not begun. */
  starts: Record<string, Cell[]>;
}

/** All pieces on the board, the one that is on its way to the server too. */
export function placedWith(view: BlokusView, pending: string | null): Placed[] {
  if (pending === null || view.colour === null) return view.placed;
  const cells = parseMove(pending);
  const piece = pieceOf(cells);
  return piece ? [...view.placed, { colour: view.colour, piece, cells }] : view.placed;
}

/** The colour whose pieces lie before one: the one in turn here, or else one's own that plays next. */
export function colourBefore(view: BlokusView, mover: number | null, eyes: number | null): string | null {
  if (mover !== null && view.colour !== null) return view.colour;
  if (eyes === null) return view.colour;
  const own = coloursOf(view.game)[eyes] ?? [];
  const turnsOf = (colour: string) => view.turns.filter((turn) => turn === colour).length;
  return [...own].sort((a, b) => turnsOf(a) - turnsOf(b))[0] ?? null;
}

/** Which colour covers each square. */
export function covering(placed: readonly Placed[]): Map<string, string> {
  return new Map(placed.flatMap(({ colour, cells }) => cells.map((cell) => [cellText(cell), colour] as const)));
}
