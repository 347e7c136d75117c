import { expect, it } from "vitest";
import type { Analysis, Judged } from "../api/protocol";
import { curves, range, worst } from "./analysis";

const judged = (
  number: number,
  seat: number,
  verdict: Judged["verdict"],
  loss: number,
  scores: Judged["scores"],
): Judged => ({
  number,
  seat,
  move: "",
  verdict,
  standing: [],
  value: null,
  score: null,
  scores,
  best: null,
  best_value: null,
  best_score: null,
  loss,
  luck: null,
  facts: [],
});
const analysis: Pick<Analysis, "seats" | "judged" | "final"> = {
  seats: 2,
  judged: [
    judged(1, -1, "luck", 0, null),
    judged(2, 0, "mistake", 0.2, [3, 4.5]),
    judged(3, 1, "blunder", 0.4, [6, 1]),
    judged(4, 0, "best", 0, [6, 1]),
  ],
  final: [7, 2],
};

it("draws what was judged, and the end", () => {
  expect(curves(analysis)[0]).toEqual([
    [2, 3],
    [3, 6],
    [4, 6],
    [4, 7],
  ]);
  expect(range(curves(analysis))).toEqual([1, 7]);
  expect(range([[]])).toEqual([0, 1]);
});

it("shows the dearest moves first", () => {
  expect(worst(analysis, 5).map((each) => each.number)).toEqual([3, 2]);
  expect(worst(analysis, 1)).toHaveLength(1);
});
