/** Everything the board shows, as plain data: both the 3-D table and the 2-D layers draw this. */
import type { Cell } from "./cells";
import { builtSince, lastRoll, rollCount } from "./news";
import { kindOf, numberOf, piecesOf, type PieceSet } from "./pieces";
import type { Place } from "./placing";
import { gives, takes, type Task, type Theft } from "./task";
import { towersOf, type BloqsView, type Pawn } from "./view";

/** `lit` may be taken, `dim` may not, `chosen` is about to be, `aimed` is wanted by somebody else. */
export type Mark = "plain" | "lit" | "dim" | "chosen" | "aimed";

export interface ShownPiece {
  piece: string;
  number: number;
  cells: Cell[];
  mark: Mark;
  /** It came since one's own last move: as which, from 1. Null for what was there before. */
  news: number | null;
}

export interface ShownGhost {
  seat: number;
  piece: string;
  number: number;
  cells: Cell[];
  /** Chosen, and only to be confirmed. */
  chosen: boolean;
}

export interface ShownStock {
  kind: string;
  count: number;
  mark: "plain" | "lit" | "chosen";
}

export interface Goal {
  place: number;
  path: number[];
  move: "cw" | "ccw";
}

export interface Model {
  pieces: PieceSet;
  seats: number;
  names: string[];
  /** The colour of each seat's pawn, start circle and site. */
  colours: (string | undefined)[];
  /** Who sits in front. */
  front: number;
  turn: number;
  winners: number[];
  towers: ShownPiece[][];
  ghost: ShownGhost | null;
  /** A piece that somebody else has in hand. */
  held: { seat: number; number: number } | null;
  discs: (string | null)[];
  pawns: Pawn[];
  /** Before which place of the ring, from 0, each seat's start circle stands. */
  starts: number[];
  /** Pawns that can be changed places with. */
  litPawns: number[];
  goals: Goal[];
  stock: ShownStock[];
  die: { pips: number | null; rolls: number };
}

export interface Choice {
  piece: string | null;
  place: Place | null;
  chosen: boolean;
  give: string | null;
  take: Pick<Theft, "seat" | "piece"> | null;
}

export interface Given {
  view: BloqsView;
  task: Task;
  choice: Choice;
  mover: number | null;
  eyes: number | null;
  pending: string | null;
  names: string[];
  front: number;
  /** A piece that is wrong where it stands. */
  wrong?: string | null;
}

export function makeModel({ view, task, choice, mover, eyes, pending, names, front, wrong }: Given): Model {
  const step = view.waiting_for;
  const since = builtSince(view, mover ?? eyes);
  const lit = litPieces(task, choice);
  const pieces = piecesOf(view);
  const aimed = aimedAt(task, pieces);
  const towers = towersOf(view).map((tower, seat) =>
    tower.map(({ piece, cells }): ShownPiece => {
      const at = since.indexOf(piece);
      return { piece, number: numberOf(piece), cells, news: at < 0 ? null : at + 1, mark: markOf(piece, seat) };
    }),
  );

  function markOf(piece: string, seat: number): Mark {
    if (piece === wrong || aimed.includes(piece)) return "aimed";
    if (choice.give === piece || choice.take?.piece === piece) return "chosen";
    if (lit === null) return "plain";
    if (lit.includes(piece)) return "lit";
    return task.kind === "steal" && seat === mover ? "plain" : "dim";
  }

  // A move that is on its way is shown at once.
  const sent = pending?.startsWith("build ") === true && choice.place?.text === pending ? choice.place : null;
  if (sent !== null && mover !== null) {
    towers[mover]?.push({
      piece: sent.piece,
      number: numberOf(sent.piece),
      cells: sent.cells,
      news: 1,
      mark: "plain",
    });
  }
  const ghost =
    sent === null && task.kind === "build" && choice.place !== null && mover !== null
      ? {
          seat: mover,
          piece: choice.place.piece,
          number: numberOf(choice.place.piece),
          cells: choice.place.cells,
          chosen: choice.chosen,
        }
      : null;
  return {
    pieces,
    seats: view.seats,
    names,
    colours: view.colours.map(([pawn]) => pawn),
    front,
    turn: view.turn,
    winners: view.outcome?.winners ?? [],
    towers,
    ghost,
    held: step?.step === "build" && step.seat !== mover ? { seat: step.seat, number: step.number } : null,
    discs: view.discs,
    pawns: view.pawns,
    starts: view.starts.map((place) => place - 1),
    litPawns: task.kind === "travel" ? task.teleports : [],
    goals: task.kind === "direction" ? task.ways : [],
    stock: pieces.kinds.map((kind) => stockOf(kind, view, task, choice)),
    die: { pips: lastRoll(view), rolls: rollCount(view) },
  };
}

function litPieces(task: Task, choice: Choice): string[] | null {
  if (task.kind === "steal") return task.thefts.map((theft) => theft.piece);
  if (task.kind !== "swap") return null;
  const taking = choice.take === null ? null : { ...choice.take, text: "" };
  return [...gives(task.swaps, taking), ...takes(task.swaps, choice.give).map((each) => each.piece)];
}

function aimedAt(task: Task, pieces: PieceSet): string[] {
  if (task.kind !== "ask") return [];
  if (task.about.step === "stolen") return [pieces.text(task.about.number)];
  return task.about.step === "swapped" ? [pieces.text(task.about.get), pieces.text(task.about.give)] : [];
}

function stockOf(kind: string, view: BloqsView, task: Task, choice: Choice): ShownStock {
  const count = view.stock[kind] ?? 0;
  if (task.kind !== "build" || view.waiting_for?.step !== "supply") return { kind, count, mark: "plain" };
  const chosen = choice.piece !== null && kindOf(choice.piece) === kind;
  const can = [...task.places.keys()].some((piece) => kindOf(piece) === kind);
  return { kind, count, mark: chosen ? "chosen" : can ? "lit" : "plain" };
}
