import { expect, it } from "vitest";
import type { First } from "../api/protocol";
import { firstOf, textOf } from "./first";

it.each([
  [{ by: "rules" }, "rules"],
  [{ by: "lot" }, "lot"],
  [{ by: "loser" }, "loser"],
  [{ by: "choice", place: 0 }, "choice 0"],
  [{ by: "choice", place: 3 }, "choice 3"],
] satisfies [First, string][])("says %j as %s", (first, text) => {
  expect(textOf(first)).toBe(text);
  expect(firstOf(text)).toEqual(first);
});
