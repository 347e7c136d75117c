import { expect, it } from "vitest";
import type { Analysis, Judged } from "../api/protocol";
import { costOf, curves, height, labelOf, range, worst } from "./analysis";

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
  const { of, lines } = curves(analysis);
  expect(of).toBe("scores");
  expect(lines[0]).toEqual([
    [2, 3],
    [3, 6],
    [4, 6],
    [4, 7],
  ]);
  expect(range(lines)).toEqual([1, 7]);
  expect(range([[]])).toEqual([0, 1]);
});

it("draws chances where no scores are expected, of both where there are two", () => {
  const moves = [
    { ...judged(1, 0, "best", 0, null), value: 0.6 },
    { ...judged(2, 1, "best", 0, null), value: 0.7 },
  ];
  const { of, lines } = curves({ seats: 2, judged: moves, final: null });
  expect(of).toBe("chances");
  expect(lines.map((line) => line.map(([move, chance]) => [move, Math.round(chance)]))).toEqual([
    [
      [1, 60],
      [2, 30],
    ],
    [
      [1, 40],
      [2, 70],
    ],
  ]);
});

it("calls a move what it cost", () => {
  const cost = (verdict: Judged["verdict"], score: number, best: number) =>
    labelOf({ ...judged(1, 0, verdict, 0.4, null), score, best_score: best });
  expect(cost("blunder", 10, 22)).toBe("blunder");
  expect(cost("blunder", 10, 16)).toBe("mistake");
  expect(cost("blunder", 10, 11)).toBe("good");
  expect(cost("inaccuracy", 10, 40)).toBe("inaccuracy");
  expect(labelOf(judged(1, 0, "blunder", 0.22, null))).toBe("mistake");
  expect(costOf({ ...judged(1, 0, "mistake", 0.1, null), score: -4, best_score: -1 })).toEqual({
    unit: "points",
    amount: 3,
  });
});

it("shows the dearest moves first, of all or of one", () => {
  expect(worst(analysis, 5).map((each) => each.number)).toEqual([3, 2]);
  expect(worst(analysis, 1)).toHaveLength(1);
  expect(worst(analysis, 5, [0]).map((each) => each.number)).toEqual([2]);
});

it("draws what is better higher, whatever is counted", () => {
  expect([0, 5, 20].map((value) => height(value, [0, 20], false))).toEqual([0, 0.25, 1]);
  expect([0, 5, 20].map((value) => height(value, [0, 20], true))).toEqual([1, 0.75, 0]);
});
