/** A tower as its layers, seen from above: what each square of each layer shows. */
import { SITE, cellKey, type Cell } from "./cells";
import type { Mark, ShownGhost, ShownPiece } from "./model";

export interface Square {
  cell: Cell;
  piece: ShownPiece | null;
  ghost: ShownGhost | null;
  /** Sides on which the next square belongs to another piece: they are drawn bold. */
  walls: { left: boolean; right: boolean; front: boolean; back: boolean };
  /** On the site, and not jutting out over it. */
  inside: boolean;
}

export interface Layer {
  level: number;
  full: boolean;
  cubes: number;
  /** From the back row to the front, each from the left: as one reads. */
  rows: Square[][];
}

/** At least three layers, and one that is free above the highest, so that there is somewhere to build. */
export function planTower(tower: readonly ShownPiece[], ghost: ShownGhost | null, building: boolean): Layer[] {
  const owner = new Map<string, ShownPiece>();
  for (const piece of tower) for (const cell of piece.cells) owner.set(cellKey(cell), piece);
  const ghosts = new Set(ghost?.cells.map(cellKey));
  const all = [...tower.flatMap((piece) => piece.cells), ...(ghost?.cells ?? [])];
  const top = Math.max(-1, ...tower.flatMap((piece) => piece.cells.map(([, , z]) => z)));
  const levels = Math.max(SITE, top + (building ? 2 : 1), ...all.map(([, , z]) => z + 1));
  const least = (axis: 0 | 1): number => Math.min(0, ...all.map((cell) => cell[axis]));
  const most = (axis: 0 | 1): number => Math.max(SITE - 1, ...all.map((cell) => cell[axis]));
  const [left, right, front, back] = [least(0), most(0), least(1), most(1)];

  const ownerOf = (x: number, y: number, z: number): string => {
    const key = cellKey([x, y, z]);
    return ghosts.has(key) ? "ghost" : (owner.get(key)?.piece ?? "");
  };
  const square = (x: number, y: number, z: number): Square => {
    const own = ownerOf(x, y, z);
    return {
      cell: [x, y, z],
      piece: owner.get(cellKey([x, y, z])) ?? null,
      ghost: own === "ghost" ? ghost : null,
      walls: {
        left: ownerOf(x - 1, y, z) !== own,
        right: ownerOf(x + 1, y, z) !== own,
        front: ownerOf(x, y - 1, z) !== own,
        back: ownerOf(x, y + 1, z) !== own,
      },
      inside: x >= 0 && x < SITE && y >= 0 && y < SITE,
    };
  };
  return Array.from({ length: levels }, (_, level) => {
    const rows: Square[][] = [];
    for (let y = back; y >= front; y -= 1) {
      const row: Square[] = [];
      for (let x = left; x <= right; x += 1) row.push(square(x, y, level));
      rows.push(row);
    }
    const built = rows.flat().filter((each) => each.piece !== null && each.inside).length;
    return { level, full: built === SITE * SITE, cubes: built, rows };
  });
}

/** A piece goes on in the layer above or below: told by a small arrow. */
export function reaches(cells: readonly Cell[], [x, y, z]: Cell): { up: boolean; down: boolean } {
  const there = new Set(cells.map(cellKey));
  return { up: there.has(cellKey([x, y, z + 1])), down: there.has(cellKey([x, y, z - 1])) };
}

export interface Wall {
  piece: string;
  mark: Mark;
  ghost: boolean;
  settled: boolean;
  d: string;
}

export const UNIT = 24;
const RANK: Readonly<Record<Mark, number>> = { dim: 0, plain: 1, lit: 2, aimed: 3, chosen: 4 };

/** The outline of each piece in a layer, those that matter most last, so that nothing lies over them. */
export function wallsOf(rows: readonly Square[][]): Wall[] {
  const walls = new Map<string, Wall>();
  rows.forEach((row, down) =>
    row.forEach((square, across) => {
      const shown = square.ghost ?? square.piece;
      if (shown === null) return;
      const wall = walls.get(shown.piece) ?? {
        piece: shown.piece,
        mark: square.ghost === null ? (square.piece?.mark ?? "plain") : "plain",
        ghost: square.ghost !== null,
        settled: square.ghost?.chosen === true,
        d: "",
      };
      const [x, y] = [across * UNIT, down * UNIT];
      const line = (fromX: number, fromY: number, way: "h" | "v"): string =>
        `M${String(fromX)} ${String(fromY)}${way}${String(UNIT)}`;
      if (square.walls.left) wall.d += line(x, y, "v");
      if (square.walls.right) wall.d += line(x + UNIT, y, "v");
      if (square.walls.back) wall.d += line(x, y, "h");
      if (square.walls.front) wall.d += line(x, y + UNIT, "h");
      walls.set(shown.piece, wall);
    }),
  );
  const rank = (wall: Wall): number => (wall.ghost ? 5 : RANK[wall.mark]);
  return [...walls.values()].sort((a, b) => rank(a) - rank(b));
}
