/** Whose turn it is and what is to be done, as a key of the words. */
import { PASS } from "./notation";
import type { BloxxView, Die } from "./view";

export interface Status {
  key: "over" | "over-two" | "over-alone" | "pass" | "choose" | "place" | "rolls" | "active" | "others";
  /** Of whom it speaks. */
  seats: number[];
}

/** What speaks of somebody, and to that person otherwise; the rest speaks of nobody, or lists names. */
export const ABOUT_SOMEBODY: readonly Status["key"][] = ["pass", "choose", "place", "rolls", "active"];

/** By the reasons of the rules; a game may also end because somebody gives up or has no time left. */
const ENDS: Record<string, Status["key"]> = { "two-drew-nothing": "over-two", "nothing-fits": "over-alone" };

export function statusOf(
  view: BloxxView,
  mover: number | null,
  legal: readonly string[] | null,
  die: Die | null,
): Status {
  if (view.outcome !== null) return { key: ENDS[view.outcome.reason] ?? "over", seats: view.outcome.winners };
  if (mover !== null && legal !== null && view.due.includes(mover)) {
    if (mustPass(legal)) return { key: "pass", seats: [mover] };
    return { key: die === null ? "choose" : "place", seats: [mover] };
  }
  const due = view.due.filter((seat) => seat >= 0);
  if (due.length === 0) return { key: "rolls", seats: [view.active] };
  return { key: due.includes(view.active) ? "active" : "others", seats: due };
}

export function mustPass(legal: readonly string[] | null): boolean {
  return legal?.length === 1 && legal[0] === PASS;
}
