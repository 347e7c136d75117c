/** What whoever moves here is asked for, read from the moves that the server lists. */
import { placesByPiece, type Place } from "./placing";
import { path } from "./ring";
import { kindOf } from "./pieces";
import type { Aim, BloqsView, Pawn } from "./view";

export interface Way {
  move: "cw" | "ccw";
  /** The place it leads to, from 0. */
  place: number;
  path: number[];
}

export interface Theft {
  text: string;
  seat: number;
  piece: string;
}

export interface Swap {
  text: string;
  other: number;
  give: string;
  take: string;
}

export type Task =
  | { kind: "wait" }
  | { kind: "travel"; cards: string[]; teleports: number[] }
  | { kind: "direction"; pips: number; ways: Way[] }
  | { kind: "build"; places: Map<string, Place[]>; free: boolean; card: string | null; pass: boolean }
  | { kind: "steal"; thefts: Theft[] }
  | { kind: "swap"; swaps: Swap[] }
  | { kind: "ask"; about: Aim; defend: boolean };

export function readTask(view: BloqsView, legal: readonly string[] | null, mover: number | null): Task {
  const step = view.waiting_for;
  if (mover === null || legal === null || legal.length === 0 || step === null) return { kind: "wait" };
  const words = legal.map((text) => text.split(" "));
  switch (step.step) {
    case "travel":
      return {
        kind: "travel",
        cards: words.flatMap(([verb, card]) => (verb === "card" && card !== undefined ? [card] : [])),
        teleports: words.flatMap(([verb, seat]) => (verb === "teleport" ? [Number(seat) - 1] : [])),
      };
    case "direction":
      return { kind: "direction", pips: step.pips, ways: waysOf(view, mover, step.pips) };
    case "steal":
      return {
        kind: "steal",
        thefts: words.map(([, seat, piece], at) => ({
          text: legal[at] as string,
          seat: Number(seat) - 1,
          piece: piece as string,
        })),
      };
    case "swaps":
      return {
        kind: "swap",
        swaps: words.map(([, seat, , give, , take], at) => ({
          text: legal[at] as string,
          other: Number(seat) - 1,
          give: give as string,
          take: take as string,
        })),
      };
    case "ask":
      return { kind: "ask", about: step.about, defend: legal.includes("defend") };
    case "supply":
    case "build":
      return {
        kind: "build",
        places: placesByPiece(legal),
        free: step.step === "supply" && step.kind === null,
        card: legal.find((text) => text.startsWith("card "))?.slice(5) ?? null,
        pass: legal.includes("pass"),
      };
    default:
      return { kind: "wait" };
  }
}

function waysOf(view: BloqsView, mover: number, pips: number): Way[] {
  const pawn = view.pawns[mover] as Pawn;
  return (["ccw", "cw"] as const).map((move) => {
    const passed = path(pawn, pips, move === "cw");
    return { move, place: passed.at(-1) ?? pawn.disc - 1, path: passed };
  });
}

/** The piece that can be built of a kind now, if one can. */
export function pieceOfKind(places: ReadonlyMap<string, Place[]>, kind: string): string | null {
  return [...places.keys()].find((piece) => kindOf(piece) === kind) ?? null;
}

/** Pieces to give that some swap allows, with what has been chosen to take already. */
export function gives(swaps: readonly Swap[], take: Theft | null): string[] {
  const fitting = swaps.filter((swap) => take === null || (swap.take === take.piece && swap.other === take.seat));
  return [...new Set(fitting.map((swap) => swap.give))];
}

/** Pieces to take that some swap allows, with what has been chosen to give already. */
export function takes(swaps: readonly Swap[], give: string | null): { seat: number; piece: string }[] {
  const found = new Map<string, { seat: number; piece: string }>();
  for (const swap of swaps) {
    if (give === null || swap.give === give) found.set(swap.take, { seat: swap.other, piece: swap.take });
  }
  return [...found.values()];
}
