/** Cells of a building site and what can be done with them: x goes right, y to the back, z up. */

export type Cell = readonly [x: number, y: number, z: number];

export const SITE = 3;
const LETTERS = 26;
const CELL = /^([a-z])(-?\d{1,2})\.(\d{1,3})$/;

export function parseCell(text: string): Cell {
  const match = CELL.exec(text);
  if (match === null) throw new Error(`${text} is not a cell`);
  const x = (match[1] as string).charCodeAt(0) - 97;
  return [x >= LETTERS / 2 ? x - LETTERS : x, Number(match[2]) - 1, Number(match[3]) - 1];
}

export function parseCells(text: string): Cell[] {
  return text.split(",").map(parseCell);
}

export function squareText(x: number, y: number): string {
  return `${String.fromCharCode(97 + ((x + LETTERS) % LETTERS))}${String(y + 1)}`;
}

export function cellText([x, y, z]: Cell): string {
  return `${squareText(x, y)}.${String(z + 1)}`;
}

export const cellKey = (cell: Cell): string => cell.join();

/** The same cells, pushed against the axes and sorted: equal for cells that lie the same way round. */
export function atOrigin(cells: readonly Cell[]): Cell[] {
  const least = [0, 1, 2].map((axis) => Math.min(...cells.map((cell) => cell[axis] as number)));
  return cells
    .map(([x, y, z]): Cell => [x - (least[0] as number), y - (least[1] as number), z - (least[2] as number)])
    .sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
}

/** How a piece lies, whichever place it has. */
export const lieOf = (cells: readonly Cell[]): string => atOrigin(cells).map(cellKey).join(" ");

export type Axis = "turn" | "tip" | "roll";

/** A quarter turn: `turn` about the vertical, `tip` away from whoever looks from the front, `roll` to the right. */
export function rotated(cells: readonly Cell[], axis: Axis): Cell[] {
  return cells.map(([x, y, z]): Cell => {
    if (axis === "turn") return [y, -x, z];
    return axis === "tip" ? [x, z, -y] : [z, y, -x];
  });
}

export function middle(cells: readonly Cell[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [x, y, z] of cells) {
    sum[0] += x;
    sum[1] += y;
    sum[2] += z;
  }
  return [sum[0] / cells.length, sum[1] / cells.length, sum[2] / cells.length];
}

export function isFull(cells: Iterable<Cell>, layer: number): boolean {
  let inside = 0;
  for (const [x, y, z] of cells) if (z === layer && x >= 0 && x < SITE && y >= 0 && y < SITE) inside += 1;
  return inside === SITE * SITE;
}
