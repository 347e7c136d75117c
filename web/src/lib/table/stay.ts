/** For how long a move is seen before the next one is shown. */
import type { TableEvent } from "../api/protocol";

/** Milliseconds for each thing that happens. */
export const PACES = { instant: 0, normal: 700, slow: 1600 } as const;
export type Pace = keyof typeof PACES;

const CHANCE = -1;
/** A roll, the way of a pawn and the disc it turns up are three things; more at once are dealt, not watched. */
const MOST = 3;

/** One's own move has been seen while it was made; what chance made of it has not. */
export function stayOf(events: readonly TableEvent[], yours: readonly number[], pace: number): number {
  const moves = events.filter((event) => event.kind === "moved");
  const isNews = moves.some(({ seat }) => seat === CHANCE || !yours.includes(seat));
  return isNews ? pace * Math.min(MOST, moves.length) : 0;
}
