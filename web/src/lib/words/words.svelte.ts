/**
 * Every word of the page, from the Fluent files of the Python package. Only the chosen language is loaded, and what only a
 * board or a part of the page says comes with it.
 */
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";
import { filesOf, makeBundle, partOf } from "./bundle";
import { withMinus } from "./numbers";
import { wordsOfOthers } from "./others";

const files = import.meta.glob<string>(
  ["../../../../src/klotz/words/*/page*.ftl", "../../../../src/klotz/words/*/refusals*.ftl"],
  { query: "?raw", import: "default" },
);

let bundle = $state.raw(new FluentBundle("en"));
let spoken: Language = "en";
let parts: readonly string[] = [];
let loading: Promise<void> = Promise.resolve();

async function load(): Promise<void> {
  const wanted = filesOf(spoken, files, (name) => {
    const part = partOf(name);
    return part === null || parts.includes(part);
  });
  const [others, ...texts] = await Promise.all([wordsOfOthers(spoken), ...wanted.map((read) => read())]);
  bundle = makeBundle(spoken, texts, others);
  document.documentElement.lang = spoken;
}

/** One after the other, so that the last has all that was asked for. */
function loadAgain(): Promise<void> {
  loading = loading.catch(() => undefined).then(load);
  return loading;
}

export function speak(language: Language): Promise<void> {
  spoken = language;
  return loadAgain();
}

/** From now on what a part of the page says is loaded too; what could not be had is asked for again the next time. */
function learn(part: string): Promise<void> {
  if (parts.includes(part)) return loading;
  parts = [...parts, part];
  return loadAgain().catch((error: unknown) => {
    parts = parts.filter((each) => each !== part);
    throw error;
  });
}

/** Something that is loaded, and the words it says. */
export async function withWords<T>(part: string, something: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([something, learn(part)]);
  return loaded;
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
  return pattern ? withMinus(bundle.formatPattern(pattern, details, [])) : key;
}

/** The same without squares and names of pieces, for whoever does not see them on the board; null where none is named. */
export function plain(key: string, details: Record<string, FluentVariable>): string | null {
  const pattern = bundle.getMessage(key)?.attributes["plain"];
  return pattern ? bundle.formatPattern(pattern, details, []) : null;
}
