/** How seats are called. */
import type { Words } from "./board";
import type { Seat } from "./protocol";

export function seatName(seat: Seat, number: number, t: Words): string {
  if (seat.kind === "computer") return t("page-seat-computer", { level: seat.level ?? 0 });
  if (seat.person === null) return t("page-seat-free", { seat: number + 1 });
  return seat.name || t("page-seat-player", { seat: number + 1 });
}
