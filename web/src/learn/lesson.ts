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

/** A game's `positions.json`: what lessons, tips and rules show. Its pictures and the tests of what they claim use it too. */
export interface Positions {
  games: Record<string, { game: string; seats: number; moves: string[] }>;
  /** A game for each step, and how many of its moves are made. */
  lesson: readonly { game: string; moves: number }[];
}

/** The steps of a lesson, from their positions and what each asks for. */
export function lessonOf({ games, lesson }: Positions, asks: readonly LessonStep["wrong"][]): readonly LessonStep[] {
  return lesson.map(({ game, moves }, number) => {
    const [played, wrong] = [games[game], asks[number]];
    if (!played || !wrong) throw new Error(`step ${String(number + 1)} has no position, or asks for nothing`);
    return { ...played, moves: played.moves.slice(0, moves), wrong };
  });
}

export function partOf(view: View, seat: number, name: string): number {
  return view.scores[seat]?.parts.find(([part]) => part === name)?.[1] ?? 0;
}
