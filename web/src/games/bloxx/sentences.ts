/** News and forecasts in words. */
import type { Effects } from "./foretell";
import type { News } from "./news";
import { cellName } from "./notation";
import type { BoardProps } from "../../lib/games/board";
import type { People } from "../../lib/words/people";

type Words = BoardProps["t"];

/** A row as a sentence speaks of it: "the green row". */
function theRow(t: Words, name: string): string {
  return t("page-bloxx-the-row", { name });
}

export function foretold(effects: Effects, t: Words): string {
  const parts: string[] = [];
  if (effects.circled !== null)
    parts.push(t("page-bloxx-will-circle", { number: effects.circled.number, square: cellName(effects.circled.at) }));
  for (const { row, points } of effects.completes)
    parts.push(t("page-bloxx-will-complete", { row: theRow(t, row.name), points }));
  if (effects.gaps.length > 0)
    parts.push(t("page-bloxx-will-gap", { count: effects.gaps.length, squares: effects.gaps.map(cellName).join(" ") }));
  for (const row of effects.spoils) parts.push(t("page-bloxx-will-spoil", { row: theRow(t, row.name) }));
  return parts.length === 0 ? t("page-bloxx-will-nothing") : parts.join(" · ");
}

export function newsSentence(news: News, t: Words, people: People): string {
  switch (news.kind) {
    case "rolled":
      return people.tell("page-bloxx-news-rolled", news.seat);
    case "passed":
      return people.tell("page-bloxx-news-passed", news.seat);
    case "row":
      return rowSentence(news, t, people);
    case "over":
      return people.tellOfAll("page-bloxx-news-over", news.winners);
    case "drew": {
      const parts = [people.tell("page-bloxx-news-drew", news.seat, { die: news.die, squares: news.squares })];
      if (news.number !== null) parts.push(t("page-bloxx-news-number", { number: news.number }));
      if (news.gaps > 0) parts.push(t("page-bloxx-news-gaps", { count: news.gaps }));
      return parts.join(" ");
    }
  }
}

export function rowSentence(news: Extract<News, { kind: "row" }>, t: Words, people: People): string {
  return people.tellOfAll("page-bloxx-news-row", news.seats, { row: theRow(t, news.row), points: news.points });
}
