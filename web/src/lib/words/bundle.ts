/** Fluent files as text, made into sentences. Which language is spoken is in words.svelte.ts. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";

export type Load = () => Promise<string>;

/** Which part of the page the sentences of a file are for: `learn`, a board; null for what is said everywhere. */
export function partOf(name: string): string | null {
  return /^(?:page|refusals)-(\w+)\.ftl$/.exec(name)?.[1] ?? null;
}

/** The files a language is read from: its own, and the English ones it has no own for. `isWanted` chooses by name. */
export function filesOf(
  language: Language,
  all: Record<string, Load>,
  isWanted: (name: string) => boolean = () => true,
): Load[] {
  const found = new Map<string, Load>();
  for (const wanted of ["en", language]) {
    for (const [path, load] of Object.entries(all)) {
      const [folder, name] = path.split("/").slice(-2);
      if (folder === wanted && name && isWanted(name)) found.set(name, load);
    }
  }
  return [...found.values()];
}

/** `others` are sentences of games from other packages: they replace none of ours, and a mistake in them is theirs. */
export function makeBundle(language: string, texts: string[], others = ""): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors[0]) throw errors[0];
  }
  bundle.addResource(new FluentResource(others));
  return bundle;
}
