/** What has happened, in words: each move of a game as one sentence. */
import { CHANCE, type BloqsView } from "./view";

export type Say = (key: string, details?: Record<string, string | number>) => string;

/** Who a seat is in sentences; the seat that listens is not addressed otherwise, so that all hear the same. */
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

/** One move; a roll with whose it was. */
function sentence(seat: number, text: string, roller: number | null, name: Name, t: Say): string {
  const [verb, ...rest] = text.split(" ");
  const who = name(seat);
  const other = (): string => name(Number(rest[0]) - 1);
  switch (verb) {
    case "roll":
      if (seat !== CHANCE) return "";
      if (roller === null) return t("page-bloqs-news-die", { pips: Number(rest[0]) });
      return t("page-bloqs-news-rolls", { who: name(roller), pips: Number(rest[0]) });
    case "disc":
      return t("page-bloqs-news-disc", { disc: discName(rest[0] ?? null, t) });
    case "deal":
      return t("page-bloqs-news-card-won", { who: other() });
    case "lose":
      return t("page-bloqs-news-card-lost", { who: other(), card: cardName(rest[1] ?? "", t) });
    case "card":
      return t("page-bloqs-news-card", { who, card: cardName(rest[0] ?? "", t) });
    case "teleport":
      return t("page-bloqs-news-teleport", { who, other: other() });
    case "cw":
      return t("page-bloqs-news-cw", { who });
    case "ccw":
      return t("page-bloqs-news-ccw", { who });
    case "build":
      return t("page-bloqs-news-builds", { who, piece: rest[0] ?? "", cells: rest[1]?.replaceAll(",", " ") ?? "" });
    case "steal":
      return t("page-bloqs-news-steals", { who, piece: rest[1] ?? "", other: other() });
    case "swap":
      return t("page-bloqs-news-swaps", { who, other: other(), give: rest[2] ?? "", take: rest[4] ?? "" });
    case "allow":
      return t("page-bloqs-news-allows", { who });
    case "defend":
      return t("page-bloqs-news-defends", { who });
    default:
      return verb === "pass" ? t("page-bloqs-news-passes", { who }) : "";
  }
}

/** What was said since a number of moves, the deals at the start left out: nobody wants to hear twelve of them. */
export function newsSince(view: BloqsView, from: number, name: Name, t: Say): string[] {
  const firstRoll = view.moves.findIndex(isRoll);
  return view.moves.flatMap(([seat, text], at) => {
    if (at < from || (text.startsWith("deal") && (firstRoll < 0 || at < firstRoll))) return [];
    const said = sentence(seat, text, rollerOf(view, at), name, t);
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

/** The piece that was built last. */
export function lastBuilt(view: BloqsView): string | null {
  for (let at = view.moves.length - 1; at >= 0; at -= 1) {
    const text = (view.moves[at] as [number, string])[1];
    if (text.startsWith("build ")) return text.split(" ")[1] ?? null;
  }
  return null;
}
