/** Fingers and wheels as turns: geometry without a page. */

export interface Point {
  x: number;
  y: number;
}

/** How far two fingers turn before the piece does, and again for each further quarter. */
const QUARTER = Math.PI / 4;

export class Twist {
  #from: number;

  constructor(a: Point, b: Point) {
    this.#from = angle(a, b);
  }

  /** Quarters to turn now: 1 is clockwise. */
  moved(a: Point, b: Point): -1 | 0 | 1 {
    const now = angle(a, b);
    let by = now - this.#from;
    if (by > Math.PI) by -= 2 * Math.PI;
    if (by < -Math.PI) by += 2 * Math.PI;
    if (Math.abs(by) < QUARTER) return 0;
    this.#from = now;
    return by > 0 ? 1 : -1;
  }
}

// y counts downwards on a screen, so that a growing angle is clockwise.
function angle(a: Point, b: Point): number {
  return Math.atan2(b.y - a.y, b.x - a.x);
}

/** A wheel gives many small steps: one turn for each full notch, and none twice within a moment. */
export class Wheel {
  #last = -Infinity;

  turned(delta: number, now: number): -1 | 0 | 1 {
    if (delta === 0 || now - this.#last < 140) return 0;
    this.#last = now;
    return delta > 0 ? 1 : -1;
  }
}

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
