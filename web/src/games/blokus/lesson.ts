/** Blokus in five steps, the last of them on the board of Duo. */
import { cellText, parseMove } from "./moves";
import type { Cell } from "./shapes";
import type { BlokusView } from "./view";
import { movesIn, type Happening, type LessonStep } from "../../learn/lesson";

const OPENING = `
  s1,t1,r2,s2,r3
  a1,b1,b2,c2,c3
  c18,b19,c19,a20,b20
  r18,s18,s19,t19,t20
  q4,p5,q5,r5,q6
  d4,c5,d5,e5,d6
  d15,c16,d16,e16,d17
  p16,o17,p17,q17,p18
  p7,n8,o8,p8,o9
  f6,g6,g7,g8,h8
  g13,g14,h14,f15,g15
  m14,l15,m15,m16,n16
  n10,l11,m11,n11,n12
  k8,i9,j9,k9,j10
  j11,k11,j12,i13,j13
  i14,j14,k14,h15,i15
`;

const DUO = `
  e8,d9,e9,f9,e10
  i4,h5,i5,j5,i6
  g5,g6,h6,f7,g7
  h2,g3,h3,f4,g4
  e3,e4,d5,e5,e6
  f1,g1,d2,e2,f2
  c2,c3,b4,c4,b5
  a1,b1,c1,b2,b3
`;

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

const game = { game: "blokus", seats: 4 };
const opening = movesIn(OPENING);

export const LESSON: readonly LessonStep[] = [
  { ...game, moves: [], wrong: (now) => (isBig(now) ? null : "wrong") },
  { ...game, moves: opening.slice(0, 4), wrong: () => null },
  { ...game, moves: opening.slice(0, 8), wrong: (now) => (goesToMiddle(now) ? null : "wrong") },
  { ...game, moves: opening, wrong: (now) => (touchesOthers(now) ? null : "wrong") },
  { game: "blokus-duo", seats: 2, moves: movesIn(DUO), wrong: (now) => (takesCorner(now) ? null : "wrong") },
];
