/** Blokus in five steps, the last of them on the board of Duo. */
import { cellText, parseMove } from "./moves";
import type { Cell } from "./shapes";
import type { BlokusView } from "./view";
import { lessonOf, type Happening } from "../../learn/lesson";
import positions from "./positions.json";

const MIDDLE = 9.5;
const NEARER = 2;
const SIDES: Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const CORNERS: Cell[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

const blokus = (view: Happening["before"]): BlokusView => view as BlokusView;

function beside(cells: readonly Cell[], steps: readonly Cell[]): Set<string> {
  return new Set(cells.flatMap(([x, y]) => steps.map(([dx, dy]) => cellText([x + dx, y + dy]))));
}

function cellsOf(view: BlokusView, own: boolean): Cell[] {
  return view.placed.filter(({ colour }) => (colour === view.colour) === own).flatMap(({ cells }) => cells);
}

function reach(cells: readonly Cell[]): number {
  return Math.min(...cells.map(([x, y]) => Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE))));
}

export function isBig({ move }: Happening): boolean {
  return parseMove(move).length === 5;
}

/** The piece comes clearly nearer to the middle than anything its colour had there before. */
export function goesToMiddle({ before, move }: Happening): boolean {
  return reach(parseMove(move)) <= reach(cellsOf(blokus(before), true)) - NEARER;
}

/** It lies side by side with a piece of another colour. */
export function touchesOthers({ before, move }: Happening): boolean {
  const sides = beside(cellsOf(blokus(before), false), SIDES);
  return parseMove(move).some((cell) => sides.has(cellText(cell)));
}

/** It covers a square at a corner of another colour that this colour could have used. */
export function takesCorner({ before, move }: Happening): boolean {
  const theirs = cellsOf(blokus(before), false);
  const corners = beside(theirs, CORNERS);
  const sides = beside(theirs, SIDES);
  return parseMove(move).some((cell) => corners.has(cellText(cell)) && !sides.has(cellText(cell)));
}

export const LESSON = lessonOf(positions, [
  (now) => (isBig(now) ? null : "wrong"),
  () => null,
  (now) => (goesToMiddle(now) ? null : "wrong"),
  (now) => (touchesOthers(now) ? null : "wrong"),
  (now) => (takesCorner(now) ? null : "wrong"),
]);
