import { expect, it } from "vitest";
import { EDGE, isNear, sideOf, squareAt } from "./squares";

it("finds squares under a finger", () => {
  const box = { left: 100, top: 50, width: 210 + 10 * EDGE, height: 210 + 10 * EDGE };
  const [left, bottom] = squareAt({ x: 110, y: 250 + 10 * EDGE }, box, 20, 1);
  expect([left, bottom].map((part) => Math.abs(part) < 1e-9)).toEqual([true, true]);
  const [right, top] = squareAt({ x: 310, y: 50 + 10 * EDGE }, box, 20, 1);
  expect([right, top].map((part) => Math.abs(part - 20) < 1e-9)).toEqual([true, true]);
  expect(isNear([-0.5, 3], 20)).toBe(true);
  expect(isNear([-1.5, 3], 20)).toBe(false);
});

it("knows on which side of the table each seat is, seen from one's own", () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 0, 4, 20))).toEqual([
    [0, 20],
    [-20, 0],
    [0, -20],
    [20, 0],
  ]);
  expect(sideOf(0, 1, 2, 14)).toEqual([0, -14]);
  expect([sideOf(2, 1, 3, 20), sideOf(0, 1, 3, 20)]).toEqual([
    [-20, 0],
    [20, 0],
  ]);
});
