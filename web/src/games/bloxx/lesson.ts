/** Bloxx! in five steps: alone at first, the last one with somebody who takes a die away. */
import type { BloxxView } from "./view";
import { movesIn, partOf, type Happening, type LessonStep } from "../../learn/lesson";

const NUMBER = `
  roll A6 B5
  A d1,e1,f1*,d2
  roll A6 B5
  B a1,b1*,b2,c2
  roll A1 B3
`;

const ROW = `
  roll A6 B1
  B a1,b1*,c1,b2
  roll A5 B4
  A d1,e1,d2*,d3
  roll A3 B4
  B f1*,e2,f2,e3
  roll A2 B4
  A g1,g2,g3*,g4
  roll A4 B1
  A f3,f4,f5*,g5
  roll A3 B3
  A c2,c3,c4,d4*
  roll A5 B5
`;

const SECOND = `
  roll A6 B1
  B a1,b1*,c1,b2
  A d1,e1,f1*,d2
  roll A5 B4
  A a1,b1*,c1,a2
  B c2,d2*,b3,c3
  roll A3 B4
  A e1,f1*,e2,e3
`;

const more = (part: string, now: Happening): boolean =>
  partOf(now.after, now.seat, part) > partOf(now.before, now.seat, part);
/** Gaps count against one: the part is below zero. */
const noGap = (now: Happening): boolean => partOf(now.after, now.seat, "gaps") >= partOf(now.before, now.seat, "gaps");

function keepsCircle(now: Happening): string | null {
  if (more("numbers", now)) return null;
  return now.move.startsWith((now.before as BloxxView).chosen_die ?? "-") ? "wrong-die" : "wrong";
}

const alone = { game: "bloxx", seats: 1 };
const row = movesIn(ROW);

export const LESSON: readonly LessonStep[] = [
  { ...alone, moves: row.slice(0, 1), wrong: (now) => (noGap(now) ? null : "wrong") },
  { ...alone, moves: row.slice(0, 3), wrong: (now) => (noGap(now) ? null : "wrong") },
  { ...alone, moves: movesIn(NUMBER), wrong: (now) => (more("numbers", now) ? null : "wrong") },
  { ...alone, moves: row, wrong: (now) => (more("rows", now) ? null : "wrong") },
  { game: "bloxx", seats: 2, moves: movesIn(SECOND), wrong: keepsCircle },
];
