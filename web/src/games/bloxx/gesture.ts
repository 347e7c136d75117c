/** Fingers on the sheet: which moves the shape, and whether two of them turn it. */

export interface Finger {
  x: number;
  y: number;
}

const QUARTER = Math.PI / 2;
/** Past a little more than half a quarter turn, so that a shaking hand does not turn to and fro. */
const ENOUGH = QUARTER * 0.55;

export function angleBetween(one: Finger, other: Finger): number {
  return Math.atan2(other.y - one.y, other.x - one.x);
}

/** Follows the angle between two fingers and says after each move by how many quarters to turn, clockwise. */
export class Twist {
  #reference: number;

  constructor(angle: number) {
    this.#reference = angle;
  }

  moved(angle: number): number {
    let turnedBy = angle - this.#reference;
    turnedBy -= Math.round(turnedBy / (2 * Math.PI)) * 2 * Math.PI;
    const quarters = Math.abs(turnedBy) < ENOUGH ? 0 : Math.sign(turnedBy);
    this.#reference += quarters * QUARTER;
    return quarters;
  }
}

/** How far a pointer may stray and still have tapped, in pixels. */
export const TAP_SLOP = 8;

export function strayed(from: Finger, to: Finger): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TAP_SLOP;
}
