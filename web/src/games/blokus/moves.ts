/** The server's list of moves, laid out so that a hand finds its way in it; and moves as text. */
import type { Pieces } from "./pieces";
import { cornerOf, keyOf, normal, sorted, type Cell } from "./shapes";

export interface Placement {
  text: string;
  piece: string;
  cells: readonly Cell[];
  /** Where its lowest column and row are. */
  corner: Cell;
}

export function cellText([column, row]: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function moveText(cells: readonly Cell[]): string {
  return sorted(cells).map(cellText).join(",");
}

/** The cells of a move; none for a pass. */
export function parseMove(text: string): Cell[] {
  return [...text.matchAll(/([a-z])(\d+)/g)].map(([, column, row]): Cell => [
    (column ?? "a").charCodeAt(0) - 97,
    Number(row) - 1,
  ]);
}

/** By piece, and then by which way round it lies. */
export type MoveIndex = ReadonlyMap<string, ReadonlyMap<string, readonly Placement[]>>;

export function indexMoves(legal: readonly string[], pieces: Pieces): MoveIndex {
  const index = new Map<string, Map<string, Placement[]>>();
  for (const text of legal) {
    const cells = parseMove(text);
    const piece = pieces.named(cells);
    if (piece === undefined) continue; // a pass
    const ways = index.get(piece) ?? new Map<string, Placement[]>();
    const key = keyOf(normal(cells));
    const there = ways.get(key) ?? [];
    there.push({ text, piece, cells, corner: cornerOf(cells) });
    ways.set(key, there);
    index.set(piece, ways);
  }
  return index;
}

/** Where a piece that lies this way round may go. */
export function placesOf(index: MoveIndex, piece: string, shape: readonly Cell[]): readonly Placement[] {
  return index.get(piece)?.get(keyOf(shape)) ?? [];
}

/** The place nearest to a corner, if one is within reach; distances are in squares. */
export function nearest(places: readonly Placement[], x: number, y: number, reach: number): Placement | null {
  let best: Placement | null = null;
  let least = reach * reach;
  for (const place of places) {
    const distance = (place.corner[0] - x) ** 2 + (place.corner[1] - y) ** 2;
    if (distance <= least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

/** All squares that some of these places cover, each once. */
export function covered(places: readonly Placement[]): Cell[] {
  const found = new Map<number, Cell>();
  for (const { cells } of places) for (const cell of cells) found.set(cell[0] * 100 + cell[1], cell);
  return [...found.values()];
}

/** Squares at the corners of a colour's own pieces that it can use now, by the moves it has. */
export function openCorners(own: readonly Cell[], index: MoveIndex): Set<string> {
  const usable = new Set<string>();
  for (const ways of index.values())
    for (const places of ways.values()) covered(places).forEach((cell) => usable.add(cellText(cell)));
  const corners = new Set<string>();
  for (const [column, row] of own) {
    for (const [dx, dy] of [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ] as const) {
      const cell = cellText([column + dx, row + dy]);
      if (column + dx >= 0 && row + dy >= 0 && usable.has(cell)) corners.add(cell);
    }
  }
  // A square beside an own piece is at no open corner, even where another way round would cover it.
  for (const [column, row] of own) {
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      if (column + dx >= 0 && row + dy >= 0) corners.delete(cellText([column + dx, row + dy]));
    }
  }
  return corners;
}
