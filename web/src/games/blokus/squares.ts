/** Where a point of the page is on the board: geometry without a page. */
import type { Point } from "../../lib/device/gestures";

/** How much of the drawing is beside the squares, above and to the right of them; and on the other sides, in squares. */
export const EDGE = 0.15;
export const LABELS = 0.9;

/** A point of the page in squares of the board, counted from its bottom left; `margin` is left of and below them. */
export function squareAt(
  point: Point,
  box: { left: number; top: number; width: number; height: number },
  size: number,
  margin: number,
): [x: number, y: number] {
  const scale = (size + margin + EDGE) / box.width;
  return [(point.x - box.left) * scale - margin, size - ((point.y - box.top) * scale - EDGE)];
}

/** Whether a point in squares is on the board, or so little beside it that it is meant to be. */
export function isNear([x, y]: readonly [number, number], size: number): boolean {
  return x > -1 && y > -1 && x < size + 1 && y < size + 1;
}

/** How far away, to the right and down, a seat's side of the table is: one sits below, the next seat to the left of one. */
export function sideOf(seat: number, front: number, seats: number, size: number): [right: number, down: number] {
  const turn = (seat - front + seats) % seats;
  const quarters = seats === 2 ? 2 * turn : seats === 3 && turn === 2 ? 3 : turn;
  const sides = [
    [0, size],
    [-size, 0],
    [0, -size],
    [size, 0],
  ] as const;
  const [right, down] = sides[quarters] ?? sides[2];
  return [right, down];
}
