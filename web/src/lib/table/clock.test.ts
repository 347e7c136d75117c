import { expect, it } from "vitest";
import { clockText, leftOf } from "./clock";

it("runs only for those whose turn it is", () => {
  const clock = { kind: "total" as const, seconds: 60, increment: 0, left: [60_000, 30_000], since: { "1": 1000 } };
  expect(leftOf(clock, 0, 11_000)).toBe(60_000);
  expect(leftOf(clock, 1, 11_000)).toBe(20_000);
  expect(leftOf(clock, 1, 99_000)).toBe(0);
});

it.each([
  [9_340, "0:09.3"],
  [0, "0:00.0"],
  [59_100, "1:00"],
  [605_000, "10:05"],
  [3_725_000, "1:02:05"],
  [3 * 86_400_000 + 7_200_000, "3d 2h"],
])("writes %i ms as %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
