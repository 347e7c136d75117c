/**
 * Where a shape may be drawn and which place is meant: no page, no events. Legal is what the server lists and nothing
 * else; this only looks the places up.
 */
import { drawingText, type Drawing } from "./notation";
import { AS_ON_DIE, ORIENTATIONS, orient, type Orientation, type Shape } from "./shape";
import type { Cell, Die, Layout } from "./view";

/** A shape that is about to be drawn: where its circle's square is, and which way round it is. */
export interface Ghost {
  die: Die;
  orientation: Orientation;
  at: Cell;
}

export interface Hand {
  layout: Layout;
  legal: ReadonlySet<string>;
  shape: Shape;
  die: Die;
  /** The circle becomes a cross. */
  lost: boolean;
}

/** How far, in squares, a shape is drawn to the nearest place where it fits. */
export const SNAP = 1.6;

export function ghostDrawing(hand: Hand, orientation: Orientation, at: Cell): Drawing {
  const cells = orient(hand.shape, orientation).map(([x, y]): Cell => [x + at[0], y + at[1]]);
  return { die: hand.die, cells, circle: hand.lost ? null : at };
}

export function fits(hand: Hand, orientation: Orientation, at: Cell): boolean {
  return hand.legal.has(drawingText(ghostDrawing(hand, orientation, at)));
}

/** What was looked up already, for as long as the hand is held. */
const lookedUp = new WeakMap<Hand, Map<string, readonly Cell[]>>();

/** All squares where the circle's square may go, this way round. */
export function places(hand: Hand, orientation: Orientation): readonly Cell[] {
  const known = lookedUp.get(hand) ?? new Map<string, readonly Cell[]>();
  lookedUp.set(hand, known);
  const way = `${String(orientation.turns)} ${String(orientation.flipped)}`;
  const found = known.get(way) ?? lookUp(hand, orientation);
  known.set(way, found);
  return found;
}

function lookUp(hand: Hand, orientation: Orientation): Cell[] {
  const found: Cell[] = [];
  for (let row = 0; row < hand.layout.rows; row += 1)
    for (let column = 0; column < hand.layout.columns; column += 1)
      if (fits(hand, orientation, [column, row])) found.push([column, row]);
  return found;
}

/** The nearest whole position at which all of the shape is on the sheet. */
export function clamped(layout: Layout, shape: Shape, [x, y]: Cell): Cell {
  const columns = shape.map(([column]) => column);
  const rows = shape.map(([, row]) => row);
  const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), 0 - least), most);
  return [
    within(x, Math.min(...columns), layout.columns - 1 - Math.max(...columns)),
    within(y, Math.min(...rows), layout.rows - 1 - Math.max(...rows)),
  ];
}

function distance(one: Cell, other: Cell): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function nearest(found: readonly Cell[], to: Cell, within = SNAP): Cell | null {
  let best: Cell | null = null;
  let least = within;
  for (const place of found) {
    const away = distance(place, to);
    if (away <= least) [best, least] = [place, away];
  }
  return best;
}

/** The position that is meant by pointing at a spot: the nearest where it fits, or there all the same. */
export function snapped(hand: Hand, orientation: Orientation, found: readonly Cell[], to: Cell): Cell {
  return nearest(found, to) ?? clamped(hand.layout, orient(hand.shape, orientation), to);
}

/** Where a shape lies when its die has just been taken: as on the die if that fits, low down, near the middle. */
export function startingGhost(hand: Hand): Ghost {
  const middle = (hand.layout.columns - 1) / 2;
  for (const orientation of ORIENTATIONS) {
    const found = places(hand, orientation);
    if (found.length === 0) continue;
    const heaviness = (at: Cell) =>
      orient(hand.shape, orientation).reduce((sum, [, y]) => sum + y + at[1], 0) +
      Math.abs(at[0] - middle) / hand.layout.columns;
    const at = found.reduce((best, place) => (heaviness(place) < heaviness(best) ? place : best));
    return { die: hand.die, orientation, at };
  }
  const at = clamped(hand.layout, hand.shape, [Math.round(middle), 0]);
  return { die: hand.die, orientation: AS_ON_DIE, at };
}

/** The next place where it fits, in reading order; for those who go by keyboard. */
export function nextPlace(found: readonly Cell[], from: Cell, step: 1 | -1, layout: Layout): Cell | null {
  if (found.length === 0) return null;
  const order = ([column, row]: Cell) => row * layout.columns + column;
  const ahead = found.filter((place) => (order(place) - order(from)) * step > 0);
  const pool = ahead.length > 0 ? ahead : found;
  return pool.reduce((best, place) => ((order(place) - order(best)) * step < 0 ? place : best));
}
