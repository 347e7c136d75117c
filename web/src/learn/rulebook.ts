/** The rules of a game as a book: in the order of their numbers, chapter by chapter, with examples. */
import type { Game } from "../lib/api/protocol";

export interface Chapter {
  /** What it is about; null for rules before the first chapter, and for games that have none. */
  title: string | null;
  rules: string[];
}

/** BK-2 before BK-10, and BQ-17 before BQ-M1. */
export function inOrder(rules: Iterable<string>): string[] {
  return [...new Set(rules)].sort((a, b) => {
    const [one, other] = [parsed(a), parsed(b)];
    return one.series.localeCompare(other.series) || one.number - other.number;
  });
}

function parsed(rule: string): { series: string; number: number } {
  const [, series = rule, number = "0"] = /^(.*?)(\d+)$/.exec(rule) ?? [];
  return { series, number: Number(number) };
}

/** `beginnings` names the chapters by the rule each begins with. */
export function chaptersOf(rules: Iterable<string>, beginnings: Readonly<Record<string, string>>): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of inOrder(rules)) {
    const title = beginnings[rule];
    const last = chapters.at(-1);
    if (last === undefined || title !== undefined) chapters.push({ title: title ?? null, rules: [rule] });
    else last.rules.push(rule);
  }
  return chapters;
}

/** The variants that a chapter is about: those whose first rule that no other game of the offer has is in it. */
export function variantsIn(
  chapter: Chapter,
  games: readonly Pick<Game, "name" | "rules">[],
): Pick<Game, "name" | "rules">[] {
  return games.slice(1).filter((variant) => {
    const own = inOrder(variant.rules).find((rule) =>
      games.every((other) => other === variant || !other.rules.includes(rule)),
    );
    return own !== undefined && chapter.rules.includes(own);
  });
}

/** The words of a game's example, step by step: as many as there are. */
export function stepsOf(game: string, has: (key: string) => boolean): string[] {
  const steps: string[] = [];
  while (has(exampleKey(game, steps.length + 1))) steps.push(exampleKey(game, steps.length + 1));
  return steps;
}

const exampleKey = (game: string, step: number) => `rulebook-${game}-example-${String(step)}`;
