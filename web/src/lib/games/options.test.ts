// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import type { Game } from "../api/protocol";
import { speak, withWords } from "../words/words.svelte";
import { choiceWord, markedChoice, offeredOptions, optionWord, rulingsOn } from "./options";

const option = (choices: unknown[], rule: string | null = null) => ({
  kind: "choice" as const,
  choices,
  default: choices[0],
  meaning: "as the game says it",
  rule,
});
const game = {
  options: {
    swap_builds: option(["mover", "other"], "BQ-10"),
    overhang: { ...option([false, true], "BQ-13"), kind: "flag" as const },
    ring: { ...option(["standard"], "BQ-1"), kind: "data" as const },
    gravity: option(["earth", "moon"]),
  },
} as unknown as Game;

beforeAll(async () => {
  await speak("de");
  await withWords("options", Promise.resolve());
});

it("offers what leaves something to choose", () => {
  expect(offeredOptions(game).map(([name]) => name)).toEqual(["swap_builds", "overhang", "gravity"]);
  expect(rulingsOn(game, "BQ-10").map(([name]) => name)).toEqual(["swap_builds"]);
  expect(rulingsOn(game, "BQ-1")).toEqual([]);
});

it("has words for names and choices", () => {
  const { swap_builds: swap, overhang } = game.options;
  expect(swap && optionWord("swap_builds", swap)).toBe("Beim Tausch baut zuerst");
  expect(choiceWord("swap_builds", "other")).toBe("Der andere");
  expect(choiceWord("overhang", false)).toBe("Nicht erlaubt");
  expect(overhang && markedChoice("overhang", false, overhang)).toBe("Nicht erlaubt (so hält es Klotz)");
  expect(overhang && markedChoice("overhang", true, overhang)).not.toContain("Klotz");
});

it("says what a game of another package says", () => {
  const { gravity } = game.options;
  expect(gravity && optionWord("gravity", gravity)).toBe("as the game says it");
  expect(choiceWord("gravity", "moon")).toBe("moon");
});
