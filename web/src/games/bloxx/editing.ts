/** Sheets set up by hand: any shape of any die, as long as the server finds a place for it. */
import type { Editing, SetupData } from "../../lib/games/editing";
import { drawingText, parseDrawing, PASS } from "./notation";
import { DICE, type BloxxView, type Die, type SeatSheet } from "./view";

/** A shape that was chosen to be drawn: a face of a die, from 1, and whether it is drawn without its circle. */
export interface Chosen {
  die: Die;
  face: number;
  lost: boolean;
}

const LOST = "x";

export function choiceText({ die, face, lost }: Chosen): string {
  return `${die}${String(face)}${lost ? LOST : ""}`;
}

export function readChoice(choice: string | null): Chosen | null {
  const found = /^([AB])(\d)(x?)$/.exec(choice ?? "");
  return found && { die: found[1] as Die, face: Number(found[2]), lost: found[3] === LOST };
}

/** The same drawing with a cross for its circle. */
export function withoutCircle(move: string): string {
  return move.replace("*", "");
}

function sheetsIn(setup: SetupData): readonly (readonly string[])[] {
  const sheets = setup["sheets"];
  return Array.isArray(sheets) ? (sheets as readonly (readonly string[])[]) : [];
}

/** The same squares and the same circle, in whatever order somebody wrote them. */
function canonical(text: string): string {
  const drawing = parseDrawing(text);
  return drawing === null ? text : drawingText(drawing);
}

function changed(setup: SetupData, side: string, change: (texts: readonly string[]) => readonly string[]): SetupData {
  return { ...setup, sheets: sheetsIn(setup).map((texts, seat) => (String(seat) === side ? change(texts) : texts)) };
}

/** Nobody has passed at the end: else the game may be over, and nothing more is drawn. */
function goingOn(setup: SetupData): SetupData {
  const isDrawn = (text: string) => text !== PASS;
  return { ...setup, sheets: sheetsIn(setup).map((texts) => texts.slice(0, texts.findLastIndex(isDrawn) + 1)) };
}

/** Each turn of a seat: what it drew, or that it drew nothing. */
function turnsOf({ drawn }: SeatSheet): string[] {
  const texts = Array.from({ length: drawn.at(-1)?.turn ?? 0 }, () => PASS);
  for (const shape of drawn) texts[shape.turn - 1] = drawingText(shape);
  return texts;
}

export const editing: Editing<BloxxView> = {
  empty: (seats) => ({ sheets: Array.from({ length: seats }, () => []), active: 0 }),
  isEmpty: (setup) => sheetsIn(setup).every((texts) => !texts.length),
  withSeats: (setup, seats) => ({
    sheets: Array.from({ length: seats }, (_, seat) => sheetsIn(setup)[seat] ?? []),
    active: Math.min(Number(editing.turnOf(setup) ?? 0), seats - 1),
  }),
  sides: (view) => view.sheets.map((_, seat) => String(seat)),
  seatOf: Number,
  setupOf: (view) => {
    // A turn that the active player has drawn in is one that the next player's follows.
    const active = view.chosen_die === null ? view.active : (view.active + 1) % view.seats;
    return { sheets: view.sheets.map(turnsOf), active };
  },
  turnOf: (setup) => (typeof setup["active"] === "number" ? String(setup["active"]) : null),
  withTurn: (setup, side) => ({ ...setup, active: Number(side) }),
  asked: (setup, side, choice) => {
    const chosen = readChoice(choice);
    if (chosen === null) return { setup, moves: [] };
    // Whoever is active may draw what the dice show: so they are made to show it. The other die does not matter.
    const faces = DICE.map((die) => `${die}${String(die === chosen.die ? chosen.face : 1)}`);
    return { setup: editing.withTurn(goingOn(setup), side), moves: [`roll ${faces.join(" ")}`] };
  },
  put: (setup, side, move, choice) => {
    const drawing = readChoice(choice)?.lost ? withoutCircle(move) : move;
    return changed(goingOn(setup), side, (texts) => [...texts, drawing]);
  },
  ownerOf: (_, __, side) => side,
  without: (setup, move, owner) =>
    changed(setup, owner, (texts) => texts.filter((text) => canonical(text) !== canonical(move))),
  sideOf: ({ seat }) => String(seat),
  isNext: () => true, // the sheet in hand is always that of the active player
  inHand: (view) => ({ ...view, outcome: null }),
  board: () => import("./EditorBoard.svelte"),
  more: null,
  begun: (setup) => setup,
};
