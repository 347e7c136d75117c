/** Who begins, as the value of a select box. */
import type { First } from "../api/protocol";

/** What does not name anybody. */
export const WAYS = ["rules", "lot", "loser"] as const;

export function textOf(first: First): string {
  return first.by === "choice" ? `choice ${String(first.place)}` : first.by;
}

export function firstOf(text: string): First {
  const way = WAYS.find((each) => each === text);
  return way ? { by: way } : { by: "choice", place: Number(text.split(" ")[1]) };
}
