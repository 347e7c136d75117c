/** Every word of the page, from the Fluent files of the Python package. Only the chosen language is loaded. */
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import { filesOf, makeBundle } from "./bundle";
import { wordsOfOthers } from "./others";

const files = import.meta.glob<string>(
  ["../../../../src/klotz/words/*/page*.ftl", "../../../../src/klotz/words/*/refusals*.ftl"],
  { query: "?raw", import: "default" },
);

let bundle = $state.raw(new FluentBundle("en"));

export async function speak(language: Language): Promise<void> {
  const [others, ...texts] = await Promise.all([
    wordsOfOthers(language),
    ...filesOf(language, files).map((load) => load()),
  ]);
  bundle = makeBundle(language, texts, others);
  document.documentElement.lang = language;
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** For sentences that not every game brings: what to show without one. */
export function tOr(key: string, otherwise: string): string {
  return has(key) ? t(key) : otherwise;
}

/** The sentence behind a key. One that is missing shows as its key: ugly, and found by the tests. */
export function t(key: string, details: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, details, []) : key;
}
