import { expect, it } from "vitest";
import { chaptersOf, inOrder, stepsOf, variantsIn } from "./rulebook";

it("puts rules in the order of their numbers, each once", () => {
  expect(inOrder(["BK-11", "BK-2", "BK-10", "BK-2"])).toEqual(["BK-2", "BK-10", "BK-11"]);
  expect(inOrder(["BQ-M1", "BQ-17", "BQ-3", "BQ-M10", "BQ-M9"])).toEqual(["BQ-3", "BQ-17", "BQ-M1", "BQ-M9", "BQ-M10"]);
  expect(inOrder(["other", "a rule"])).toEqual(["a rule", "other"]);
});

it("divides them into chapters, and those of a variant that lacks some too", () => {
  const beginnings = { "BK-1": "start", "BK-3": "place", "BK-12": "duo" };
  expect(chaptersOf(["BK-12", "BK-3", "BK-13", "BK-4"], beginnings)).toEqual([
    { title: "place", rules: ["BK-3", "BK-4"] },
    { title: "duo", rules: ["BK-12", "BK-13"] },
  ]);
  expect(chaptersOf(["X-2", "X-1"], {})).toEqual([{ title: null, rules: ["X-1", "X-2"] }]);
});

it("puts a variant into the chapter of its first own rule", () => {
  const games = [
    { name: "base", rules: ["BQ-1", "BQ-3"] },
    { name: "turn2", rules: ["BQ-17", "BQ-1", "BQ-3"] },
    { name: "maestro", rules: ["BQ-1", "BQ-3", "BQ-M2", "BQ-M1"] },
    { name: "same", rules: ["BQ-1", "BQ-3"] },
  ];
  const names = (rules: string[]) => variantsIn({ title: null, rules }, games).map(({ name }) => name);
  expect(names(["BQ-1", "BQ-3"])).toEqual([]);
  expect(names(["BQ-17"])).toEqual(["turn2"]);
  expect(names(["BQ-M1", "BQ-M2"])).toEqual(["maestro"]);
  expect(names(["BQ-M2"])).toEqual([]);
});

it("knows the steps of an example by their words, and does not mix up a game and its variant", () => {
  const known = new Set([
    "rulebook-a-example-1",
    "rulebook-a-example-2",
    "rulebook-a-2-example-1",
    "rulebook-b-example-2",
  ]);
  const has = (key: string) => known.has(key);
  expect(stepsOf("a", has)).toEqual(["rulebook-a-example-1", "rulebook-a-example-2"]);
  expect(stepsOf("a-2", has)).toEqual(["rulebook-a-2-example-1"]);
  expect(stepsOf("b", has)).toEqual([]);
});
