/** A game of Bloqs as a seat sees it; the Python side is klotz.games.bloqs.state. */
import type { View } from "../../lib/api/protocol";
import { parseCells, type Cell } from "./cells";
import type { Kind } from "./pieces";

export type Step =
  | { step: "openingroll"; rolling: number[]; rolled: number[] }
  | { step: "roll" | "travel" | "steal" }
  | { step: "direction"; pips: number }
  | { step: "turnup"; place: number }
  | { step: "supply"; kind: Kind | null }
  | { step: "build"; seat: number; number: number }
  | { step: "swaps"; left: number[] }
  | { step: "deal" | "lose"; seat: number; count: number }
  | { step: "ask"; target: number; about: Aim };

/** What somebody wants of whoever is asked to defend. */
export type Aim =
  | { step: "stolen"; target: number; number: number }
  | { step: "swapped"; other: number; give: number; get: number }
  | { step: "teleported"; target: number };

export interface Pawn {
  /** From 1. */
  disc: number;
  on_start: boolean;
}

export interface BloqsView extends View {
  turn: number;
  waiting_for: Step | null;
  towers: { piece: string; cells: string }[][];
  takeable: string[][];
  layers: number[];
  stock: Record<Kind, number>;
  discs: (string | null)[];
  pawns: Pawn[];
  /** Maestro only: one's own cards, and how many the others have. */
  hands?: (string[] | number)[];
  discards?: string[];
  pile?: number;
}

export interface Built {
  piece: string;
  cells: Cell[];
}

export const CHANCE = -1;

export function towersOf(view: BloqsView): Built[][] {
  return view.towers.map((tower) => tower.map(({ piece, cells }) => ({ piece, cells: parseCells(cells) })));
}

/** Before which place of the ring, from 0, each seat's start circle stands. */
export function startsOf(view: BloqsView): number[] {
  const ring = view.options["ring"];
  const starts = typeof ring === "object" && ring !== null && "starts" in ring ? ring.starts : [1, 6, 11, 16];
  return (starts as number[]).slice(0, view.seats).map((place) => place - 1);
}
