/** How seats are called: each by another name, so that several computers can be told apart. */
import type { Words } from "../games/board";
import type { Seat } from "../api/protocol";

export function seatName(seat: Seat, number: number, t: Words): string {
  if (seat.kind === "computer") return t("page-seat-computer", { seat: number + 1 });
  if (seat.person === null) return t("page-seat-free", { seat: number + 1 });
  return seat.name || t("page-seat-player", { seat: number + 1 });
}

/** A seat of a game that is at no table: in analysis, in lessons and puzzles. */
export function seatOfNobody(kind: Seat["kind"], number: number, name: string): Seat {
  return { kind, person: String(number), name, level: null, away: false, away_at: null, out: false };
}

/** The seats as boards are given them: every one with a name. */
export function named(seats: readonly Seat[], t: Words): Seat[] {
  return seats.map((seat, number) => ({ ...seat, name: seatName(seat, number, t) }));
}
