/** News and forecasts in words. */
import type { Effects } from "./foretell";
import type { News } from "./news";
import { cellName } from "./notation";
import type { BoardProps } from "../../lib/games/board";

type Words = BoardProps["t"];

function colour(t: Words, name: string): string {
  return t("page-bloxx-colour", { name });
}

export function foretold(effects: Effects, t: Words): string {
  const parts: string[] = [];
  if (effects.circled !== null)
    parts.push(t("page-bloxx-will-circle", { number: effects.circled.number, square: cellName(effects.circled.at) }));
  for (const { row, points } of effects.completes)
    parts.push(t("page-bloxx-will-complete", { row: colour(t, row.name), points }));
  if (effects.gaps.length > 0)
    parts.push(t("page-bloxx-will-gap", { count: effects.gaps.length, squares: effects.gaps.map(cellName).join(" ") }));
  for (const row of effects.spoils) parts.push(t("page-bloxx-will-spoil", { row: colour(t, row.name) }));
  return parts.length === 0 ? t("page-bloxx-will-nothing") : parts.join(" · ");
}

export function newsSentence(news: News, t: Words, name: (seat: number) => string): string {
  switch (news.kind) {
    case "rolled":
      return t("page-bloxx-news-rolled", { who: name(news.seat) });
    case "passed":
      return t("page-bloxx-news-passed", { who: name(news.seat) });
    case "row":
      return rowSentence(news, t, name);
    case "over":
      return t("page-bloxx-news-over", { who: list(news.winners.map(name)), count: news.winners.length });
    case "drew": {
      const parts = [t("page-bloxx-news-drew", { who: name(news.seat), die: news.die, squares: news.squares })];
      if (news.number !== null) parts.push(t("page-bloxx-news-number", { number: news.number }));
      if (news.gaps > 0) parts.push(t("page-bloxx-news-gaps", { count: news.gaps }));
      return parts.join(" ");
    }
  }
}

export function rowSentence(news: Extract<News, { kind: "row" }>, t: Words, name: (seat: number) => string): string {
  return t("page-bloxx-news-row", {
    who: list(news.seats.map(name)),
    count: news.seats.length,
    row: colour(t, news.row),
    points: news.points,
  });
}

function list(names: string[]): string {
  return names.join(", ");
}
