/** A game of Bloqs as a seat sees it, and what a board makes of it. */
import type * as schema from "../../lib/api/schema";
import { parseCells, type Cell } from "./cells";

export type BloqsView = schema.BloqsView;
export type Step = NonNullable<BloqsView["waiting_for"]>;
/** What somebody wants of whoever is asked to defend. */
export type Aim = schema.AskView["about"];
export type Pawn = schema.PawnView;

export interface Built {
  piece: string;
  cells: Cell[];
}

export const CHANCE = -1;

export function towersOf(view: BloqsView): Built[][] {
  return view.towers.map((tower) => tower.map(({ piece, cells }) => ({ piece, cells: parseCells(cells) })));
}
