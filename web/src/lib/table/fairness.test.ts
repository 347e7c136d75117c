import { expect, it } from "vitest";
import type { Chance } from "../api/protocol";
import { commitment, followsFrom, fractions, mayBe, outcomeOf } from "./fairness";

const added = ["a", "ö", ""].map((nonce) => ({ nonce, since: 0 }));

// The figures are those that klotz.fairness gives for the same seed and nonces.
it("computes what the server does", async () => {
  expect(await commitment("seed")).toBe("19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b");
  expect(await fractions("seed", added, 3)).toEqual([0.4051119207403253, 0.45406917282070436, 0.6583661212543237]);
});

const among: Chance["among"] = [
  ["a", 0.5],
  ["b", 0.25],
  ["c", 0.25],
];

it("draws each outcome as often as it is likely", () => {
  expect([0, 0.49, 0.5, 0.74, 0.76, 1].map((fraction) => outcomeOf(fraction, among))).toEqual([
    "a",
    "a",
    "b",
    "b",
    "c",
    "c",
  ]);
});

it("finds out a chance that does not follow from the seed", async () => {
  const chances = ["a", "a", "b"].map((drawn) => ({ drawn, among }));
  expect(await followsFrom("seed", added, chances)).toBe(true);
  expect(await followsFrom("seed", added, [...chances.slice(0, 2), { drawn: "c", among }])).toBe(false);
});

it("takes a card that was hidden for any card, and a die for itself only", () => {
  const pairs = [
    ["deal 2 ?", "deal 2 teleport"],
    ["roll 3", "roll 3"],
    ["deal 2 ?", "deal 1 defence"],
    ["roll 3", "roll 4"],
  ] as const;
  expect(pairs.map(([seen, drawn]) => mayBe(seen, drawn))).toEqual([true, true, false, false]);
});
