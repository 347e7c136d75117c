/** A piece on its way to its place. It only ever stands where the server says that it may. */
import { cellKey, isFull, lieOf, middle, parseCells, rotated, type Axis, type Cell } from "./cells";

export interface Place {
  /** The move that builds the piece here. */
  text: string;
  piece: string;
  cells: Cell[];
  lie: string;
}

/** Every piece that can be built, with its places. */
export function placesByPiece(legal: readonly string[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const text of legal) {
    const [verb, piece, cellsText] = text.split(" ");
    if (verb !== "build" || piece === undefined || cellsText === undefined) continue;
    const cells = parseCells(cellsText);
    const places = found.get(piece) ?? [];
    places.push({ text, piece, cells, lie: lieOf(cells) });
    found.set(piece, places);
  }
  return found;
}

const distance = (one: readonly number[], two: readonly number[]): number =>
  Math.hypot(...one.map((value, axis) => value - (two[axis] as number)));

function nearest(places: readonly Place[], to: readonly number[]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const away = distance(middle(place.cells), to);
    if (away < least - 1e-9) [best, least] = [place, away];
  }
  return best;
}

/** Where a piece is shown at first: as low and as flat as it can lie, in the middle. */
export function firstPlace(places: readonly Place[]): Place | null {
  return nearest(places, [1, 1, -4]);
}

/** A quarter turn further, or as many as it takes to lie another way that has a place; null if there is none. */
export function turned(places: readonly Place[], from: Place, axis: Axis): Place | null {
  let cells: readonly Cell[] = from.cells;
  for (let quarter = 1; quarter < 4; quarter += 1) {
    cells = rotated(cells, axis);
    const lie = lieOf(cells);
    if (lie === from.lie) continue;
    const found = nearest(
      places.filter((place) => place.lie === lie),
      middle(from.cells),
    );
    if (found !== null) return found;
  }
  return null;
}

/** The ways a piece can lie and still has a place. */
export function liesOf(places: readonly Place[]): string[] {
  return [...new Set(places.map((place) => place.lie))];
}

/** The next place of the same lie in a direction; the same one where there is none. */
export function nudged(places: readonly Place[], from: Place, direction: readonly [number, number, number]): Place {
  const start = middle(from.cells);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    if (place.lie !== from.lie || place === from) continue;
    const moved = middle(place.cells).map((value, axis) => value - (start[axis] as number));
    const along = moved.reduce((sum, value, axis) => sum + value * (direction[axis] as number), 0);
    if (along < 0.5) continue;
    const across = Math.sqrt(Math.max(0, Math.hypot(...moved) ** 2 - along ** 2));
    const cost = along + 2.5 * across;
    if (cost < least - 1e-9) [best, least] = [place, cost];
  }
  return best;
}

/** The place that a pointer on a cell means: one that covers the cell if there is one, else the nearest. */
export function placeAt(places: readonly Place[], lie: string, cell: Cell): Place | null {
  const same = places.filter((place) => place.lie === lie);
  const key = cellKey(cell);
  const covering = same.filter((place) => place.cells.some((each) => cellKey(each) === key));
  return nearest(covering.length > 0 ? covering : same, cell);
}

/** The place in a way of lying, nearest to where the piece is now. */
export function placeLying(places: readonly Place[], lie: string, from: Place): Place | null {
  return nearest(
    places.filter((place) => place.lie === lie),
    middle(from.cells),
  );
}

/** The layers, from 0, that a place makes full. */
export function completes(tower: readonly Cell[], place: Place): number[] {
  const together = [...tower, ...place.cells];
  const layers = [...new Set(place.cells.map(([, , z]) => z))].sort((a, b) => a - b);
  return layers.filter((layer) => isFull(together, layer));
}
