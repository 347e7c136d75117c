/** Where things lie on the ring: angles run clockwise as seen from above, from the front of whoever looks. */
import type { Pawn } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The places a pawn comes by on its way, from 0, its goal last. */
export function path(pawn: Pawn, pips: number, clockwise: boolean): number[] {
  return (clockwise ? pawn.clockwise : pawn.counter_clockwise).slice(0, pips).map((disc) => disc - 1);
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

/** How large discs are, beside those of a ring of twenty: more of them are smaller. */
export const discScale = (places: number): number => Math.min(1, 20 / places);

/** Where the piles of the stock lie inside the ring, in steps from its middle, where the die is; and how large they are. */
export function stockSpots(kinds: number): { x: number; y: number; scale: number }[] {
  const side = kinds <= 8 ? 3 : 4;
  const scale = 3 / side;
  const edge = (side - 1) / 2;
  const spots = [];
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      if ([0, side - 1].includes(row) || [0, side - 1].includes(column))
        spots.push({ x: (column - edge) * scale, y: (row - edge) * scale, scale });
  return spots.slice(0, kinds);
}
