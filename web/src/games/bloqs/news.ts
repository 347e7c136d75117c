/** What has happened, in words: each move of a game as one sentence. */
import type { People } from "../../lib/words/people";
import { kindOf } from "./pieces";
import { CHANCE, type BloqsView } from "./view";

export type Say = (key: string, details?: Record<string, string | number>) => string;

/** Who a seat is in sentences. */
export type Name = (seat: number) => string;

export function cardName(card: string, t: Say): string {
  const [sort, what] = card.split("-");
  if (sort === "die") return t("page-bloqs-card-die", { pips: Number(what) });
  if (sort === "piece") return t("page-bloqs-card-piece", { kind: what ?? "" });
  return t(sort === "teleport" ? "page-bloqs-card-teleport" : "page-bloqs-card-defence");
}

export function discName(disc: string | null, t: Say): string {
  if (disc === null) return t("page-bloqs-disc-down");
  if (disc === "steal") return t("page-bloqs-disc-steal");
  return disc === "build" ? t("page-bloqs-disc-build") : disc;
}

const isRoll = ([seat, text]: readonly [number, string]): boolean => seat === CHANCE && text.startsWith("roll ");

/** For whom a roll was, which the record does not say: whoever asked for it or goes on with it. Null if nobody did. */
export function rollerOf(view: BloqsView, at: number): number | null {
  const before = view.moves[at - 1];
  if (before?.[1] === "roll") return before[0];
  for (const move of view.moves.slice(at + 1)) {
    if (isRoll(move)) return null;
    if (move[0] !== CHANCE) return move[0];
  }
  return view.waiting_for?.step === "openingroll" ? null : view.turn;
}

/** One move; a roll with whose it was. Pieces are called by their kind: their numbers are for records. */
function sentence(who: number, text: string, roller: number | null, people: People, t: Say): string {
  const { tell, tellOfTwo } = people;
  const [verb, ...rest] = text.split(" ");
  const other = Number(rest[0]) - 1;
  switch (verb) {
    case "roll":
      if (who !== CHANCE) return "";
      if (roller === null) return t("page-bloqs-news-die", { pips: Number(rest[0]) });
      return tell("page-bloqs-news-rolls", roller, { pips: Number(rest[0]) });
    case "disc":
      return t("page-bloqs-news-disc", { disc: discName(rest[0] ?? null, t) });
    case "deal":
      return tell("page-bloqs-news-card-won", other);
    case "lose":
      return tell("page-bloqs-news-card-lost", other, { card: cardName(rest[1] ?? "", t) });
    case "card":
      return tell("page-bloqs-news-card", who, { card: cardName(rest[0] ?? "", t) });
    case "teleport":
      return tellOfTwo("page-bloqs-news-teleport", who, other);
    case "cw":
      return tell("page-bloqs-news-cw", who);
    case "ccw":
      return tell("page-bloqs-news-ccw", who);
    case "build":
      return tell("page-bloqs-news-builds", who, {
        piece: kindOf(rest[0] ?? ""),
        cells: rest[1]?.replaceAll(",", " ") ?? "",
      });
    case "steal":
      return tellOfTwo("page-bloqs-news-steals", who, other, { piece: kindOf(rest[1] ?? "") });
    case "swap":
      return tellOfTwo("page-bloqs-news-swaps", who, other, {
        give: kindOf(rest[2] ?? ""),
        take: kindOf(rest[4] ?? ""),
      });
    case "allow":
      return tell("page-bloqs-news-allows", who);
    case "defend":
      return tell("page-bloqs-news-defends", who);
    default:
      return verb === "pass" ? tell("page-bloqs-news-passes", who) : "";
  }
}

/** What was said since a number of moves, the deals at the start left out: nobody wants to hear twelve of them. */
export function newsSince(view: BloqsView, from: number, people: People, t: Say): string[] {
  const firstRoll = view.moves.findIndex(isRoll);
  return view.moves.flatMap(([seat, text], at) => {
    if (at < from || (text.startsWith("deal") && (firstRoll < 0 || at < firstRoll))) return [];
    const said = sentence(seat, text, rollerOf(view, at), people, t);
    return said === "" ? [] : [said];
  });
}

/** What the die shows: the last roll. */
export function lastRoll(view: BloqsView): number | null {
  for (let at = view.moves.length - 1; at >= 0; at -= 1) {
    const move = view.moves[at] as [number, string];
    if (isRoll(move)) return Number(move[1].slice(5));
  }
  return null;
}

/** How many rolls there have been: a new one makes the die tumble even if it shows the same. */
export function rollCount(view: BloqsView): number {
  return view.moves.filter(isRoll).length;
}

/** The pieces that were built since a seat's own last one, in order; to nobody in particular only the last. */
export function builtSince(view: BloqsView, own: number | null): string[] {
  const built = view.moves.flatMap(([seat, text]) => {
    const [verb, piece] = text.split(" ");
    return verb === "build" && piece !== undefined ? [{ seat, piece }] : [];
  });
  const after = built.findLastIndex(({ seat }) => seat === own) + 1;
  const since = own === null || after === 0 ? [] : built.slice(after);
  return (since.length ? since : built.slice(-1)).map(({ piece }) => piece);
}

/** Where others have just changed something: whose towers to look at after the last move. */
export function towersTouched(view: BloqsView): number[] {
  const last = view.moves.findLast(([seat]) => seat !== CHANCE);
  if (last === undefined || !["build", "steal", "swap"].includes(last[1].split(" ")[0] ?? "")) return [];
  const [seat, text] = last;
  const [verb, other] = text.split(" ");
  return verb === "build" ? [seat] : [seat, Number(other) - 1].sort((a, b) => a - b);
}
