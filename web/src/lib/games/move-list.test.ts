import { expect, it } from "vitest";
import { listed } from "./move-list";

it("says whose each move was, without the passes that nobody made", () => {
  const seen = [
    [0, "a1"],
    [1, "pass"],
    [0, "b2"],
    [-1, "roll 3"],
    [1, "cw"],
  ] as const;
  expect(listed(["a1", "b2", "roll 3", "@2 cw"], seen).map(({ seat }) => seat)).toEqual([0, 0, -1, 1]);
});

it("lists a pass that somebody made", () => {
  expect(
    listed(
      ["a1", "pass"],
      [
        [0, "a1"],
        [1, "pass"],
      ],
    ).map(({ text }) => text),
  ).toEqual(["a1", "pass"]);
});
