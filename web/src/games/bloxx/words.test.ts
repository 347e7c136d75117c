import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../../../../src/klotz/words/*/page-bloxx.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Parts of every table, which say the words of whichever board it has. */
const shared = import.meta.glob<string>("../../parts/table/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const DETAILS = {
  blanks: 2,
  who: "Ann",
  name: "orange",
  row: "x",
  die: "A",
  number: 2,
  column: "b",
  square: "b1",
  squares: "b1 c1",
};

function bundleOf(path: string): FluentBundle {
  const bundle = new FluentBundle(path.split("/").at(-2) ?? "", { useIsolating: false });
  expect(bundle.addResource(new FluentResource(files[path] ?? ""))).toEqual([]);
  return bundle;
}
const keysOf = (text: string) => [...text.matchAll(/^(page-[\w-]+) =/gm)].map(([, key]) => key ?? "").sort();
const english = keysOf(Object.entries(files).find(([path]) => path.includes("/en/"))?.[1] ?? "");

describe("the words", () => {
  it("are there in six languages", () => {
    expect(Object.keys(files)).toHaveLength(6);
  });

  it.each(Object.keys(files))("have no hole in %s", (path) => {
    expect(keysOf(files[path] ?? "")).toEqual(english);
    const bundle = bundleOf(path);
    for (const key of english)
      for (const count of [1, 2, 4]) {
        const pattern = bundle.getMessage(key)?.value;
        const errors: Error[] = [];
        const details = { ...DETAILS, count, points: count, gaps: count, shapes: count };
        const text = pattern ? bundle.formatPattern(pattern, details, errors) : "";
        expect(errors, key).toEqual([]);
        expect(text, key).not.toBe("");
      }
  });

  it("are all used, and all that is used is there", () => {
    const code = Object.values(sources).join("\n");
    const named = [...code.matchAll(/page-bloxx-[\w-]*\w(?!-?\$)(?=["`])/g)].map(([key]) => key);
    expect(named.filter((key) => !english.includes(key))).toEqual([]);
    const ofTables = Object.values(shared).join("\n").replaceAll("${board}", "bloxx");
    const families = [
      ...code.matchAll(/(page-bloxx-[\w-]*-)\$\{/g),
      ...ofTables.matchAll(/(page-\w+-bloxx-)\$\{/g),
    ].map(([, family]) => family ?? "");
    const isUsed = (key: string) => named.includes(key) || families.some((family) => key.startsWith(family));
    // To whoever it is about, a sentence is its twin.
    const unused = english.filter((key) => !isUsed(key.replace(/(-with)?-you$/, "")));
    expect(unused).toEqual([]);
  });
});
