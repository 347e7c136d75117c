/** What taking a die means for whoever looks at it: above all, what becomes of its circle. */
import { DICE, losesCircle, type BloxxView, type Die } from "./view";

export interface Meaning {
  /** The end of the key of its words. */
  key: "nowhere" | "lost" | "keeps" | "may-lose" | "took" | "mine";
  /** What is drawn beside it. */
  fate: "kept" | "lost" | "none";
}

function mayStillDraw(view: BloxxView, seat: number): boolean {
  return view.due.includes(seat) || view.due.includes(view.active);
}

/** `count` is in how many ways the mover can draw it. Null where there is nothing to say. */
export function meaningOf(
  view: BloxxView,
  seat: number | null,
  die: Die,
  count: number,
  mover: number | null,
): Meaning | null {
  if (view.roll === null || view.outcome !== null) return null;
  if (seat === null || !mayStillDraw(view, seat)) {
    if (view.chosen_die !== die) return null;
    return { key: seat === view.active ? "mine" : "took", fate: "none" };
  }
  if (mover !== null && count === 0) return { key: "nowhere", fate: "none" };
  if (losesCircle(view, seat, die)) return { key: "lost", fate: "lost" };
  if (seat !== view.active && view.due.includes(view.active)) return { key: "may-lose", fate: "lost" };
  return { key: "keeps", fate: "kept" };
}

/** What holds for both dice: the end of the key of its sentence. */
export function noteOf(view: BloxxView, seat: number | null): "yours" | "may-lose" | "taken" | null {
  if (view.roll === null || view.outcome !== null || view.seats === 1) return null;
  if (seat === null || !mayStillDraw(view, seat)) return null;
  if (view.due.includes(view.active)) return seat === view.active ? "yours" : "may-lose";
  return view.chosen_die === null ? null : "taken";
}

/** In how many ways each die can be drawn, by the moves that the server lists. */
export function countsOf(legal: readonly string[] | null): Record<Die, number> {
  const counts: Record<Die, number> = { A: 0, B: 0 };
  for (const text of legal ?? []) for (const die of DICE) if (text.startsWith(`${die} `)) counts[die] += 1;
  return counts;
}
