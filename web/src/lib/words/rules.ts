/** The rules in words, loaded when somebody wants to read them; and the little Markdown they are written in. */
import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "./languages";
import { filesOf, makeBundle } from "./bundle";
import { wordsOfOthers } from "./others";

const files = import.meta.glob<string>("../../../../src/klotz/words/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
});

export async function loadRules(language: Language): Promise<FluentBundle> {
  const [others, ...texts] = await Promise.all([
    wordsOfOthers(language),
    ...filesOf(language, files).map((load) => load()),
  ]);
  return makeBundle(language, texts, others);
}

export interface Span {
  kind: "text" | "strong" | "code" | "em";
  text: string;
}

/** A sentence with **bold**, *slanted* and `typed` parts, in pieces: nothing is ever put into the page as HTML. */
export function spans(markdown: string): Span[] {
  const found: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/gs;
  let end = 0;
  for (const match of markdown.matchAll(pattern)) {
    if (match.index > end) found.push({ kind: "text", text: markdown.slice(end, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    end = match.index + whole.length;
  }
  if (end < markdown.length) found.push({ kind: "text", text: markdown.slice(end) });
  return found;
}
