/** How seats are called: each by another name, so that several computers can be told apart. */
import type { Words } from "../games/board";
import type { Seat } from "../api/protocol";

export function seatName(seat: Seat, number: number, t: Words): string {
  if (seat.kind === "computer") {
    return (seat.player !== null && seat.name) || t("page-seat-computer", { seat: number + 1 });
  }
  if (seat.person === null) return t("page-seat-free", { seat: number + 1 });
  return seat.name || t("page-seat-player", { seat: number + 1 });
}

/** A seat of a game that is at no table: in analysis, in lessons and puzzles. */
export function seatOfNobody(kind: Seat["kind"], number: number, name: string): Seat {
  return {
    kind,
    person: String(number),
    name,
    level: null,
    player: null,
    replaced: null,
    away: false,
    nudge_at: null,
    away_at: null,
    due_since: null,
    hurried: false,
    committed: false,
    revealed: false,
    out: false,
    colour: null,
    colours: [],
  };
}

/** The seats as boards are given them: every one with a name. */
export function named(seats: readonly Seat[], t: Words): Seat[] {
  return seats.map((seat, number) => ({ ...seat, name: seatName(seat, number, t) }));
}

const LONGEST_END = 5;

/** What of a name is shown even where the rest has to be cut: a short last word, with the space before it. */
export function endOf(name: string): string {
  const end = / \S+$/.exec(name)?.[0] ?? "";
  return end.length <= LONGEST_END ? end : "";
}
