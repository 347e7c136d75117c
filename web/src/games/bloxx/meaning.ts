/** What taking a die means for whoever looks at it: above all, what becomes of its circle. */
import { DICE, losesCircle, type BloxxView, type Die } from "./view";

export interface Meaning {
  /** The end of the key of its sentence. */
  key:
    | "nowhere"
    | "lost"
    | "keeps"
    | "yours"
    | "alone"
    | "may-lose"
    | "took"
    | "mine";
  /** What is drawn beside it. */
  fate: "kept" | "lost" | "none";
}

/** `count` is in how many ways the mover can draw it. Null where there is nothing to say. */
export function meaningOf(view: BloxxView, seat: number | null, die: Die, count: number, mover: number | null): Meaning | null {
  if (view.roll === null || view.outcome !== null) return null;
  const mayStillDraw = seat !== null && (view.due.includes(seat) || view.due.includes(view.active));
  if (seat === null || !mayStillDraw) return view.chosen_die === die ? { key: seat === view.active ? "mine" : "took", fate: "none" } : null;
  if (mover !== null && count === 0) return { key: "nowhere", fate: "none" };
  if (losesCircle(view, seat, die)) return { key: "lost", fate: "lost" };
  if (seat === view.active) return view.seats === 1 ? { key: "alone", fate: "kept" } : { key: "yours", fate: "kept" };
  if (view.due.includes(view.active)) return { key: "may-lose", fate: "lost" };
  return { key: "keeps", fate: "kept" };
}

/** In how many ways each die can be drawn, by the moves that the server lists. */
export function countsOf(legal: readonly string[] | null): Record<Die, number> {
  const counts: Record<Die, number> = { A: 0, B: 0 };
  for (const text of legal ?? []) for (const die of DICE) if (text.startsWith(`${die} `)) counts[die] += 1;
  return counts;
}
