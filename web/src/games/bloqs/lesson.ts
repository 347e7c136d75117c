/** Bloqs in five steps; one of them is of Turn2, where the direction is free. */
import { lessonOf, type Happening } from "../../learn/lesson";
import positions from "./positions.json";

/** How many cubes a piece has, by the name of its kind: `L4#21`. */
function sizeOf(piece: string): number {
  return Number(/(\d)#/.exec(piece)?.[1]);
}

export function liesFlat({ move }: Happening): boolean {
  return (move.split(" ")[2] ?? "").split(",").every((cell) => cell.endsWith(".1"));
}

/** What is taken is no smaller than what is given. */
export function isGoodSwap({ move }: Happening): boolean {
  const [, , , give = "", , take = ""] = move.split(" ");
  return sizeOf(take) >= sizeOf(give);
}

export function stealsBig({ move }: Happening): boolean {
  return sizeOf(move.split(" ")[2] ?? "") === 4;
}

export const LESSON = lessonOf(positions, [
  (now) => (liesFlat(now) ? null : "wrong"),
  (now) => (isGoodSwap(now) ? null : "wrong"),
  (now) => (stealsBig(now) ? null : "wrong"),
  ({ move }) => (move === "ccw" ? null : "wrong"),
  ({ after }) => (after.outcome?.reason === "perfect-cube" ? null : "wrong"),
]);
