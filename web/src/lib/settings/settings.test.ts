// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readSettings } from "./settings.svelte";

it("starts with the language of the browser", () => {
  expect(readSettings(null, ["sv-SE", "en"])).toMatchObject({ language: "sv", theme: "system", sound: false });
});

it("reads what was kept, as far as it can be understood", () => {
  const kept = JSON.stringify({ theme: "dark", level: 7, large: "yes", unknown: 1, language: "xx" });
  const settings = readSettings(kept, ["fi"]);
  expect(settings).toMatchObject({ theme: "dark", level: 7, large: false, language: "fi" });
  expect(settings).not.toHaveProperty("unknown");
});

it("starts afresh where nothing can be read", () => {
  expect(readSettings("{", ["de"]).language).toBe("de");
  expect(readSettings('"text"', ["de"]).level).toBe(3);
});
