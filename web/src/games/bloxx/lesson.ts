/** Bloxx! in five steps: alone at first, the last one with somebody who takes a die away. */
import type { BloxxView } from "./view";
import { lessonOf, partOf, type Happening } from "../../learn/lesson";
import positions from "./positions.json";

const more = (part: string, now: Happening): boolean =>
  partOf(now.after, now.seat, part) > partOf(now.before, now.seat, part);
/** Gaps count against one: the part is below zero. */
const noGap = (now: Happening): boolean => partOf(now.after, now.seat, "gaps") >= partOf(now.before, now.seat, "gaps");

function keepsCircle(now: Happening): string | null {
  if (more("numbers", now)) return null;
  return now.move.startsWith((now.before as BloxxView).chosen_die ?? "-") ? "wrong-die" : "wrong";
}

export const LESSON = lessonOf(positions, [
  (now) => (noGap(now) ? null : "wrong"),
  (now) => (noGap(now) ? null : "wrong"),
  (now) => (more("numbers", now) ? null : "wrong"),
  (now) => (more("rows", now) ? null : "wrong"),
  keepsCircle,
]);
