/** Where things lie on the ring: angles run clockwise as seen from above, from the front of whoever looks. */
import type { Pawn } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** Where a pawn gets to, from 0; on a start circle the first disc clockwise is the one it stands before. */
export function destination(pawn: Pawn, pips: number, clockwise: boolean, places: number): number {
  const from = pawn.disc - 1;
  const steps = clockwise ? pips - (pawn.on_start ? 1 : 0) : -pips;
  return (((from + steps) % places) + places) % places;
}

/** The discs a pawn passes on its way, its goal last. */
export function path(pawn: Pawn, pips: number, clockwise: boolean, places: number): number[] {
  return Array.from({ length: pips }, (_, step) => destination(pawn, step + 1, clockwise, places));
}

/**
 * A point so far from the middle of the ring, y down. `first` is the place that lies at the front, which is below;
 * `beside` moves it clockwise along the ring.
 */
export function onRing(place: number, radius: number, places: number, first: number, beside = 0): Point {
  const angle = (2 * Math.PI * (place - first)) / places + Math.PI / 2;
  return {
    x: radius * Math.cos(angle) - beside * Math.sin(angle),
    y: radius * Math.sin(angle) + beside * Math.cos(angle),
  };
}

/** How far a pawn stands from the middle of those that share its spot, in pawns. */
export function beside(pawns: readonly Pawn[], seat: number): number {
  const its = pawns[seat] as Pawn;
  const together = pawns.flatMap((pawn, other) =>
    pawn.disc === its.disc && pawn.on_start === its.on_start ? [other] : [],
  );
  return together.indexOf(seat) - (together.length - 1) / 2;
}
