// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import type { Refusal } from "../api/protocol";
import { settings } from "../settings/settings.svelte";
import { reasonOf } from "./refusals";
import { speak, withWords } from "./words.svelte";

const refusal = (code: Refusal["code"], details: Record<string, unknown> = {}) => ({
  code,
  reason: "In English.",
  rule: null,
  details,
});

beforeAll(async () => {
  await speak("de");
  await withWords("blokus", Promise.resolve());
});

it.each([
  [refusal("stale", { number: 4, changed: 3 }), "Das Spiel ist inzwischen weitergegangen."],
  [
    refusal("too_many_requests", { retry_after: 7 }),
    "Das war zu viel auf einmal. Versuch es in 7 Sekunden noch einmal.",
  ],
  [refusal("invalid", { flaw: "rated_clock", field: "clock" }), "Eine gewertete Partie braucht eine Uhr."],
  [refusal("not_your_turn", { due: [1] }), "Du bist nicht am Zug."],
  [refusal("illegal", { key: "blokus-overlap", details: { square: "e5" } }), "Da liegt schon ein Stein."],
  [refusal("illegal", { key: "halma-no-jump", details: {} }), "In English."],
  [refusal("unreachable"), "Der Server ist nicht zu erreichen."],
  [refusal("http_502"), "In English."],
])("says %j in the language of the page", (refused, sentence) => {
  expect(reasonOf(refused)).toBe(sentence);
});

it("names squares where the board shows their names", () => {
  const overlap = refusal("illegal", { key: "blokus-overlap", details: { square: "e5" } });
  settings.coordinates = true;
  expect(reasonOf(overlap)).toBe("Auf e5 liegt schon ein Stein.");
  settings.coordinates = false;
  expect(reasonOf(overlap)).toBe("Da liegt schon ein Stein.");
});
