/** Sentences that games of other packages bring with them. The server has them; without them the page speaks all the same. */
import { getText } from "../api/http";
import type { Language } from "./languages";

const asked = new Map<Language, Promise<string>>();

/** A Fluent file; empty where there are no such games. Asked for once, and again only after it could not be had. */
export function wordsOfOthers(language: Language): Promise<string> {
  const known = asked.get(language);
  if (known) return known;
  const asking = getText(`/words/${language}`).catch(() => {
    asked.delete(language);
    return "";
  });
  asked.set(language, asking);
  return asking;
}
