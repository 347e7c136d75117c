import { describe, expect, it } from "vitest";
import { makeBundle } from "../lib/words/bundle";

const files = import.meta.glob<string>("../../../src/klotz/words/*/page-learn.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = import.meta.glob<string>("../../../src/klotz/words/en/rules-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const lessons = import.meta.glob<readonly unknown[]>("../games/*/lesson.ts", { import: "LESSON", eager: true });
const pictures = Object.keys(import.meta.glob("./pictures/*.svg", { query: "?url" })).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ""),
);
const keysOf = (text: string) => [...text.matchAll(/^(page-[\w-]+) =/gm)].map(([, key]) => key ?? "").sort();
const english = keysOf(Object.entries(files).find(([path]) => path.includes("/en/"))?.[1] ?? "");
const DETAILS = { game: "Bloxx!", step: 1, steps: 2, move: "a1", moves: 2, days: 3, colour: "blue", rule: "BK-1" };

describe("the words of Learn", () => {
  it("are there in six languages", () => {
    expect(Object.keys(files)).toHaveLength(6);
  });

  it.each(Object.keys(files))("have no hole in %s", (path) => {
    const text = files[path] ?? "";
    expect(keysOf(text)).toEqual(english);
    const bundle = makeBundle("en", [text]);
    for (const key of english) {
      const pattern = bundle.getMessage(key)?.value;
      const errors: Error[] = [];
      expect(pattern ? bundle.formatPattern(pattern, DETAILS, errors) : "", key).not.toBe("");
      expect(errors, key).toEqual([]);
    }
  });

  it("say what each step asks for, and that it is done", () => {
    expect(Object.keys(lessons)).toHaveLength(3);
    for (const [path, steps] of Object.entries(lessons)) {
      const board = path.split("/").at(-2);
      for (const number of steps.keys()) {
        for (const end of ["-title", "", "-done"]) {
          expect(english).toContain(`page-lesson-${board ?? ""}-${String(number + 1)}${end}`);
        }
      }
    }
  });

  it("have a drawing for every tip", () => {
    const tips = english.flatMap((key) => /^page-tip-(.+)-title$/.exec(key)?.[1] ?? []);
    expect(tips.length).toBeGreaterThanOrEqual(18);
    expect(pictures.filter((name) => !/^rule-|-example-/.test(name)).sort()).toEqual(tips.sort());
  });

  it("have a drawing for every step of every example", () => {
    const steps = Object.values(rules).flatMap((text) =>
      [...text.matchAll(/^rulebook-(\S+-example-\d+) =/gm)].map(([, name]) => name ?? ""),
    );
    expect(pictures.filter((name) => name.includes("-example-")).sort()).toEqual(steps.sort());
  });

  it("have drawings for rules of all three families, and for no others", () => {
    const known = Object.values(rules).flatMap((text) =>
      [...text.matchAll(/^(rule-\w+-\w+) =/gm)].map(([, key]) => key ?? ""),
    );
    const drawn = pictures.filter((name) => name.startsWith("rule-"));
    expect(drawn.filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set(drawn.map((name) => name.slice(0, "rule-BK".length)))).toEqual(
      new Set(["rule-BK", "rule-BX", "rule-BQ"]),
    );
  });
});
