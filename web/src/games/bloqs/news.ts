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

/** One move. `turn` is whose turn it was, for what chance does. */
export function sentence(seat: number, text: string, turn: number, name: Name, t: Say): string {
  const [verb, ...rest] = text.split(" ");
  const who = name(seat === CHANCE ? turn : seat);
  const other = (): string => name(Number(rest[0]) - 1);
  switch (verb) {
    case "roll":
      return seat === CHANCE ? t("page-bloqs-news-rolls", { who, pips: Number(rest[0]) }) : "";
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
  let turn = view.turn;
  const told: string[] = [];
  for (const [seat, text] of view.moves.slice(from)) {
    if (seat !== CHANCE && !/^(allow|defend)/.test(text)) turn = seat;
    const said = sentence(seat, text, turn, name, t);
    if (said !== "" && !(text.startsWith("deal") && view.moves.length <= 4 * view.seats)) told.push(said);
  }
  return told;
}

/** The last roll, and whose it was: what the die shows. */
export function lastRoll(view: BloqsView): number | null {
  for (let at = view.moves.length - 1; at >= 0; at -= 1) {
    const [seat, text] = view.moves[at] as [number, string];
    if (seat === CHANCE && text.startsWith("roll ")) return Number(text.slice(5));
  }
  return null;
}

/** How many rolls there have been: a new one makes the die tumble even if it shows the same. */
export function rollCount(view: BloqsView): number {
  return view.moves.filter(([seat, text]) => seat === CHANCE && text.startsWith("roll ")).length;
}

/** The piece that was built last. */
export function lastBuilt(view: BloqsView): string | null {
  for (let at = view.moves.length - 1; at >= 0; at -= 1) {
    const text = (view.moves[at] as [number, string])[1];
    if (text.startsWith("build ")) return text.split(" ")[1] ?? null;
  }
  return null;
}
