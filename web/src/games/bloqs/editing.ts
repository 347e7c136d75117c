/** Towers set up by hand, with what lies on the ring and, in Maestro, what is in the hands. */
import type { Editing, SetupData } from "../../lib/games/editing";
import type { BloqsView } from "./view";

const START = "start";
/** Hands that nobody names: chance deals them when the game starts. */
const DEALT = "dealt";
type Spot = number | typeof START;

function listIn(setup: SetupData, field: string): readonly unknown[] {
  const list = setup[field];
  return Array.isArray(list) ? list : [];
}

const towersIn = (setup: SetupData) => listIn(setup, "towers") as readonly Record<string, string>[];
const handsIn = (setup: SetupData) => listIn(setup, "hands") as readonly (readonly string[])[];
const pawnsIn = (setup: SetupData) => listIn(setup, "pawns") as readonly Spot[];

const resized = <T>(list: readonly T[], seats: number, more: T): T[] =>
  Array.from({ length: seats }, (_, seat) => list[seat] ?? more);

/** The piece that a move builds. */
const pieceOf = (move: string): string => move.split(" ")[1] ?? "";

const pawnsOf = (view: BloqsView): Spot[] => view.pawns.map(({ disc, on_start }) => (on_start ? START : disc));

/** With another disc at a place, from 0. A pawn does not stand on a disc that lies face down. */
export function withDisc(setup: SetupData, view: BloqsView, place: number, disc: string | null): SetupData {
  const discs = view.discs.map((there, at) => (at === place ? disc : there));
  const pawns = pawnsOf(view).map((pawn) => (pawn !== START && discs[pawn - 1] === null ? START : pawn));
  return { ...setup, discs, pawns };
}

export function withPawn(setup: SetupData, view: BloqsView, seat: number, spot: string): SetupData {
  const pawns = pawnsOf(view).map((pawn, of) => (of === seat ? (spot === START ? START : Number(spot)) : pawn));
  return { ...setup, pawns };
}

export function withHand(setup: SetupData, seats: number, seat: number, cards: readonly string[]): SetupData {
  return { ...setup, hands: resized(handsIn(setup), seats, []).map((hand, of) => (of === seat ? cards : hand)) };
}

export function handOf(setup: SetupData, seat: number): readonly string[] {
  return handsIn(setup)[seat] ?? [];
}

/** All cards that there can be with these kinds of piece. */
export function cardsOf(kinds: readonly string[]): string[] {
  const dice = [1, 2, 3, 4, 5, 6].map((pips) => `die-${String(pips)}`);
  return [...dice, ...kinds.map((kind) => `piece-${kind}`), "teleport", "defence"];
}

export const editing: Editing<BloqsView> = {
  empty: (seats) => ({ towers: resized([], seats, {}), turn: 0 }),
  isEmpty: (setup) =>
    towersIn(setup).every((tower) => !Object.keys(tower).length) &&
    ["discs", "pawns", "hands", "discards", "stock"].every((field) => setup[field] === undefined),
  withSeats: (setup, seats) => ({
    ...setup,
    towers: resized(towersIn(setup), seats, {}),
    ...(setup["pawns"] === undefined ? {} : { pawns: resized<Spot>(pawnsIn(setup), seats, START) }),
    ...(setup["hands"] === undefined ? {} : { hands: resized(handsIn(setup), seats, []) }),
    turn: Math.min(Number(editing.turnOf(setup) ?? 0), seats - 1),
  }),
  sides: (view) => view.pawns.map((_, seat) => String(seat)),
  seatOf: Number,
  setupOf: (view) => ({
    towers: view.towers.map((tower) => Object.fromEntries(tower.map(({ piece, cells }) => [piece, cells]))),
    discs: view.discs,
    pawns: pawnsOf(view),
    turn: view.turn,
    // Cards that are not seen cannot be put into anybody's hand.
    ...(view.hands ? { hands: view.hands.map((hand) => (Array.isArray(hand) ? hand : [])) } : {}),
    ...(view.discards ? { discards: view.discards } : {}),
  }),
  turnOf: (setup) => (typeof setup["turn"] === "number" ? String(setup["turn"]) : null),
  withTurn: (setup, side) => ({ ...setup, turn: Number(side) }),
  asked: (setup, side) => ({ setup: { ...setup, turn: Number(side), supply: true }, moves: [] }),
  put: (setup, side, move) => {
    const [, piece = "", cells = ""] = move.split(" ");
    const towers = towersIn(setup).map((tower, seat) => (String(seat) === side ? { ...tower, [piece]: cells } : tower));
    return { ...setup, towers };
  },
  ownerOf: (setup, move) => {
    const seat = towersIn(setup).findIndex((tower) => pieceOf(move) in tower);
    return seat < 0 ? null : String(seat);
  },
  without: (setup, move) => {
    const left = (tower: Record<string, string>) => Object.entries(tower).filter(([piece]) => piece !== pieceOf(move));
    return { ...setup, towers: towersIn(setup).map((tower) => Object.fromEntries(left(tower))) };
  },
  sideOf: () => null,
  isNext: (view, side) => view.waiting_for?.step === "supply" && String(view.turn) === side,
  inHand: (view, side) => ({ ...view, turn: Number(side), outcome: null }),
  board: null,
  more: () => import("./RingSetup.svelte"),
  begun: (setup, view) => {
    if (view.hands === undefined) return setup;
    return handsIn(setup).some((hand) => hand.length > 0) ? null : { ...setup, hands: DEALT };
  },
};
