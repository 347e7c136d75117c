import { expect, it } from "vitest";
import { commitment, drawn, fractions } from "./fairness";

// The figures are those that klotz.fairness gives for the same seed and nonces.
it("computes what the server does", async () => {
  expect(await commitment("seed")).toBe("19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b");
  expect(await fractions("seed", ["a", "ö", ""], 3)).toEqual([
    0.4051119207403253, 0.45406917282070436, 0.6583661212543237,
  ]);
});

it("draws each of equally likely outcomes", () => {
  expect([0, 0.34, 0.99, 1].map((fraction) => drawn(fraction, 3))).toEqual([0, 1, 2, 2]);
});
