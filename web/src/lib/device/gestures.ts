/** Fingers and wheels as turns, for every board where a piece is held: geometry without a page. */

export interface Point {
  x: number;
  y: number;
}

const QUARTER = Math.PI / 2;
/** Past a little more than half a quarter turn, so that a shaking hand does not turn to and fro. */
const ENOUGH = QUARTER * 0.55;

/** Two fingers: follows the angle between them. */
export class Twist {
  #reference: number;

  constructor(one: Point, other: Point) {
    this.#reference = angle(one, other);
  }

  /** By how many quarters to turn now: 1 is clockwise. */
  moved(one: Point, other: Point): -1 | 0 | 1 {
    let turnedBy = angle(one, other) - this.#reference;
    turnedBy -= Math.round(turnedBy / (2 * Math.PI)) * 2 * Math.PI;
    const quarters = Math.abs(turnedBy) < ENOUGH ? 0 : turnedBy > 0 ? 1 : -1;
    this.#reference += quarters * QUARTER;
    return quarters;
  }
}

// y counts downwards on a screen, so that a growing angle is clockwise.
function angle(one: Point, other: Point): number {
  return Math.atan2(other.y - one.y, other.x - one.x);
}

/** A wheel gives many small steps, a touch pad even more: one turn for each notch, and none twice within a moment. */
export class Wheel {
  #last = -Infinity;

  turned(delta: number, now: number): -1 | 0 | 1 {
    if (delta === 0 || now - this.#last < 140) return 0;
    this.#last = now;
    return delta > 0 ? 1 : -1;
  }
}

/** How far a pointer may stray and still have tapped, in pixels. */
const TAP_SLOP = 7;

export function strayed(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TAP_SLOP;
}
