/** Computers that are thinking: who, since when, and whether they have been told to move now. */
import type { Table } from "../api/protocol";

/** Milliseconds before it is shown at all: what is quicker would only flicker. */
export const SHOWN_AFTER = 300;
/** Milliseconds before it can be hurried. */
export const HURRIED_AFTER = 1000;

export interface Thinking {
  seats: number[];
  /** In the server's time. */
  since: number;
  hurried: boolean;
}

export function thinkingOf(table: Table): Thinking | null {
  if (table.status !== "playing") return null;
  const due = table.due.flatMap((number) => {
    const seat = table.seats[number];
    return seat && seat.level !== null && seat.due_since !== null ? [{ number, ...seat, since: seat.due_since }] : [];
  });
  if (!due.length) return null;
  return {
    seats: due.map((seat) => seat.number),
    since: Math.min(...due.map((seat) => seat.since)),
    hurried: due.every((seat) => seat.hurried),
  };
}
