/** Strokes that look drawn by hand, the same each time: the wobble comes from where a stroke is, not from chance. */
import { cellKey, type Cell } from "./view";

/** The side of a square in the units of the drawings. */
export const SIDE = 40;

type Point = readonly [x: number, y: number];

/** A number from -1 to 1 that depends on its arguments only. */
export function wobble(...seeds: number[]): number {
  let hash = 2166136261;
  for (const seed of seeds) hash = Math.imul(hash ^ (seed * 374761393 + 668265263), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return ((hash >>> 8) / 0xffffff) * 2 - 1;
}

const near = (value: number): string => String(Math.round(value * 10) / 10);

/** Top left corner of a square; rows count from the bottom, drawings from the top. */
export function corner([column, row]: Cell, rows: number): Point {
  return [column * SIDE, (rows - 1 - row) * SIDE];
}

/** Both strokes of a cross. */
export function crossPath(cell: Cell, rows: number): string {
  const [x, y] = corner(cell, rows);
  const inset = SIDE * 0.27;
  const off = (seed: number) => wobble(cell[0], cell[1], seed) * SIDE * 0.05;
  const stroke = (from: Point, to: Point, seed: number) => {
    const bend: Point = [(from[0] + to[0]) / 2 + off(seed) * 1.4, (from[1] + to[1]) / 2 + off(seed + 1) * 1.4];
    return `M${near(from[0] + off(seed + 2))} ${near(from[1] + off(seed + 3))}Q${near(bend[0])} ${near(bend[1])} ${near(to[0] + off(seed + 4))} ${near(to[1] + off(seed + 5))}`;
  };
  const [left, right, top, bottom] = [x + inset, x + SIDE - inset, y + inset, y + SIDE - inset];
  return stroke([left, top], [right, bottom], 1) + stroke([right, top], [left, bottom], 11);
}

/** A circle whose end overshoots its beginning, as a pen does. */
export function circlePath(cell: Cell, rows: number, radius = SIDE * 0.33): string {
  const [x, y] = corner(cell, rows);
  const [middleX, middleY] = [x + SIDE / 2, y + SIDE / 2];
  const start = -2 + wobble(cell[0], cell[1], 21) * 0.3;
  const steps = 9;
  const points: Point[] = [];
  for (let step = 0; step <= steps + 1; step += 1) {
    const angle = start + (step / steps) * Math.PI * 2;
    const reach = radius * (1 + wobble(cell[0], cell[1], 30 + step) * 0.035 + (step > steps ? 0.07 : 0));
    points.push([middleX + Math.cos(angle) * reach, middleY + Math.sin(angle) * reach]);
  }
  return smooth(points);
}

/** A curve through points: quadratic pieces between the middles. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let path = `M${near(first[0])} ${near(first[1])}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const end: Point = next === undefined ? point : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    path += `Q${near(point[0])} ${near(point[1])} ${near(end[0])} ${near(end[1])}`;
  });
  return path;
}

/** The corners around a shape, clockwise as seen, each where the line turns. */
export function outlineCorners(cells: readonly Cell[], rows: number): Point[] {
  const has = new Set(cells.map(cellKey));
  // Edges with the shape on their right, by where they begin.
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const cell of cells) {
    const [column, row] = cell;
    const [x, y] = corner(cell, rows);
    if (!has.has(cellKey([column, row + 1]))) add([x, y], [x + SIDE, y]);
    if (!has.has(cellKey([column + 1, row]))) add([x + SIDE, y], [x + SIDE, y + SIDE]);
    if (!has.has(cellKey([column, row - 1]))) add([x + SIDE, y + SIDE], [x, y + SIDE]);
    if (!has.has(cellKey([column - 1, row]))) add([x, y + SIDE], [x, y]);
  }
  const start = [...edges.keys()][0]?.split(",").map(Number) as [number, number] | undefined;
  if (start === undefined) return [];
  const corners: Point[] = [];
  let at: Point = start;
  let first: Point | null = null;
  let came: Point | null = null;
  do {
    const next: Point | undefined = edges.get(at.join())?.shift();
    if (next === undefined) break;
    const going: Point = [Math.sign(next[0] - at[0]), Math.sign(next[1] - at[1])];
    if (came === null || came[0] !== going[0] || came[1] !== going[1]) corners.push(at);
    first ??= going;
    [at, came] = [next, going];
  } while (at[0] !== start[0] || at[1] !== start[1]);
  // It may have begun in the middle of a straight side.
  if (first !== null && came !== null && first[0] === came[0] && first[1] === came[1]) corners.shift();
  return corners;
}

/** The line around a shape, by hand. Shapes of four squares have no holes. */
export function outlinePath(cells: readonly Cell[], rows: number): string {
  const inset = 1.5;
  const corners = outlineCorners(cells, rows);
  const count = corners.length;
  if (count === 0) return "";
  const at = (index: number): Point => corners[(index + count) % count] ?? [0, 0];
  // Pulled in a little, so that neighbours' lines lie side by side.
  const points = corners.map((point, index): Point => {
    const [before, after] = [at(index - 1), at(index + 1)];
    const into: Point = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])];
    const out: Point = [Math.sign(after[0] - point[0]), Math.sign(after[1] - point[1])];
    const [x, y] = [-into[1] - out[1], into[0] + out[0]];
    const shake = (seed: number) => wobble(point[0], point[1], count, seed) * 0.9;
    return [point[0] + x * inset + shake(1), point[1] + y * inset + shake(2)];
  });
  const [first] = points;
  if (first === undefined) return "";
  let path = `M${near(first[0])} ${near(first[1])}`;
  points.forEach((point, index) => {
    const next = points[(index + 1) % count] ?? point;
    const bend = wobble(point[0], next[1], index) * 1.3;
    const across: Point = [Math.sign(next[1] - point[1]), Math.sign(next[0] - point[0])];
    path += `Q${near((point[0] + next[0]) / 2 + across[0] * bend)} ${near((point[1] + next[1]) / 2 + across[1] * bend)} ${near(next[0])} ${near(next[1])}`;
  });
  return path + "Z";
}

/** A scribble that fills a square: a gap, coloured in. */
export function gapPath(cell: Cell, rows: number): string {
  const [x, y] = corner(cell, rows);
  const inset = 4;
  const strokes = 11;
  const points: Point[] = [];
  // One zigzag from the top left to the bottom right, never lifting the pen.
  for (let step = 0; step <= strokes; step += 1) {
    const along = (step / strokes) * 2;
    const [low, high] = [Math.min(along, 1), Math.max(along - 1, 0)];
    const off = wobble(cell[0], cell[1], 50 + step) * 1.2;
    const span = SIDE - 2 * inset;
    const up: Point = [x + inset + low * span, y + inset + high * span + off];
    const down: Point = [x + inset + high * span, y + inset + low * span - off];
    points.push(step % 2 === 0 ? down : up);
  }
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${near(point[0])} ${near(point[1])}`).join("");
}
