/** Everything the board shows, as plain data: both the 3-D table and the 2-D layers draw this. */
import type { Cell } from "./cells";
import { lastBuilt, lastRoll, rollCount } from "./news";
import { KINDS, kindOf, numberOf, pieceText, type Kind } from "./pieces";
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
  last: boolean;
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
  kind: Kind;
  count: number;
  mark: "plain" | "lit" | "chosen";
}

export interface Goal {
  place: number;
  path: number[];
  move: "cw" | "ccw";
}

export interface Model {
  seats: number;
  names: string[];
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
  pending: string | null;
  names: string[];
  front: number;
}

export function makeModel({ view, task, choice, mover, pending, names, front }: Given): Model {
  const step = view.waiting_for;
  const last = lastBuilt(view);
  const lit = litPieces(task, choice);
  const aimed = aimedAt(task);
  const towers = towersOf(view).map((tower, seat) =>
    tower.map(({ piece, cells }): ShownPiece => {
      return { piece, number: numberOf(piece), cells, last: piece === last, mark: markOf(piece, seat) };
    }),
  );

  function markOf(piece: string, seat: number): Mark {
    if (aimed.includes(piece)) return "aimed";
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
      last: true,
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
    seats: view.seats,
    names,
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
    stock: KINDS.map((kind) => stockOf(kind, view, task, choice)),
    die: { pips: lastRoll(view), rolls: rollCount(view) },
  };
}

function litPieces(task: Task, choice: Choice): string[] | null {
  if (task.kind === "steal") return task.thefts.map((theft) => theft.piece);
  if (task.kind !== "swap") return null;
  const taking = choice.take === null ? null : { ...choice.take, text: "" };
  return [...gives(task.swaps, taking), ...takes(task.swaps, choice.give).map((each) => each.piece)];
}

function aimedAt(task: Task): string[] {
  if (task.kind !== "ask") return [];
  if (task.about.step === "stolen") return [pieceText(task.about.number)];
  return task.about.step === "swapped" ? [pieceText(task.about.get), pieceText(task.about.give)] : [];
}

function stockOf(kind: Kind, view: BloqsView, task: Task, choice: Choice): ShownStock {
  const count = view.stock[kind] ?? 0;
  if (task.kind !== "build" || view.waiting_for?.step !== "supply") return { kind, count, mark: "plain" };
  const chosen = choice.piece !== null && kindOf(choice.piece) === kind;
  const can = [...task.places.keys()].some((piece) => kindOf(piece) === kind);
  return { kind, count, mark: chosen ? "chosen" : can ? "lit" : "plain" };
}
