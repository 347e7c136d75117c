/** What the server shows of a game of the Blokus family, and what a board makes of it. */
import type * as schema from "../../lib/api/schema";
import { cellText, parseMove } from "./moves";
import type { Pieces } from "./pieces";
import type { Cell } from "./shapes";

export type BlokusView = schema.BlokusView;
export type Placed = Omit<schema.PlacedView, "cells"> & { cells: readonly Cell[] };

/** All pieces on the board, the one that is on its way to the server too. */
export function placedWith(view: BlokusView, pending: string | null, pieces: Pieces): readonly Placed[] {
  if (pending === null || view.colour === null) return view.placed;
  const cells = parseMove(pending);
  const piece = pieces.named(cells);
  return piece ? [...view.placed, { colour: view.colour, piece, cells }] : view.placed;
}

/** The colour whose pieces lie before one: the one in turn here, or else one's own that plays next. */
export function colourBefore(view: BlokusView, mover: number | null, eyes: number | null): string | null {
  if (mover !== null && view.colour !== null) return view.colour;
  if (eyes === null) return view.colour;
  const own = view.colours[eyes] ?? [];
  const turnsOf = (colour: string) => view.turns.filter((turn) => turn === colour).length;
  return [...own].sort((a, b) => turnsOf(a) - turnsOf(b))[0] ?? null;
}

/** Which colour covers each square. */
export function covering(placed: readonly Placed[]): Map<string, string> {
  return new Map(placed.flatMap(({ colour, cells }) => cells.map((cell) => [cellText(cell), colour] as const)));
}

/** How many of the last pieces are news to whoever has these colours: all since their own; to others only the last. */
export function newsOf(placed: readonly Placed[], mine: readonly string[]): number {
  if (!placed.length) return 0;
  const own = placed.findLastIndex(({ colour }) => mine.includes(colour));
  return own < 0 ? 1 : Math.max(1, placed.length - 1 - own);
}
