/** What a lesson is made of. What is legal the server says; here is only what a step asks for. */
import type { View } from "../lib/api/protocol";

/** A legal move at a step, with the game before and after it. */
export interface Happening {
  before: View;
  after: View;
  seat: number;
  move: string;
}

export interface LessonStep {
  game: string;
  seats: number;
  moves: readonly string[];
  /** What to say of a move that is not what the step asks for; null if it is. */
  wrong: (now: Happening) => string | null;
}

/** One move a line. */
export function movesIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

export function partOf(view: View, seat: number, name: string): number {
  return view.scores[seat]?.parts.find(([part]) => part === name)?.[1] ?? 0;
}
