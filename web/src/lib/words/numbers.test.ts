import { expect, it } from "vitest";
import { signed, withMinus } from "./numbers";

it("writes a minus before a negative number, and leaves hyphens alone", () => {
  expect([signed(-70), signed(0), signed(12)]).toEqual(["−70", "0", "12"]);
  expect(withMinus("-18 points (-4)")).toBe("−18 points (−4)");
  expect(withMinus("2026-11-17, level-2, well-known")).toBe("2026-11-17, level-2, well-known");
});
