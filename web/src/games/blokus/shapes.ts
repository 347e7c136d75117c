/** Shapes of squares, and all ways to lay them. Cells are [column, row], rows counted upwards as on the board. */

export type Cell = readonly [column: number, row: number];

/** Row by row from the bottom, each row from the left: the order in which moves are written. */
export function sorted(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The same shape with its lowest column and row at 0. */
export function normal(cells: readonly Cell[]): Cell[] {
  const [left, bottom] = cornerOf(cells);
  return sorted(cells.map(([column, row]): Cell => [column - left, row - bottom]));
}

export function cornerOf(cells: readonly Cell[]): Cell {
  return [Math.min(...cells.map((cell) => cell[0])), Math.min(...cells.map((cell) => cell[1]))];
}

/** How many columns and rows a shape spans. */
export function spanOf(cells: readonly Cell[]): Cell {
  const [left, bottom] = cornerOf(cells);
  return [Math.max(...cells.map((cell) => cell[0])) - left + 1, Math.max(...cells.map((cell) => cell[1])) - bottom + 1];
}

/** A quarter turn, clockwise as seen on the board. */
export function turned(cells: readonly Cell[]): Cell[] {
  return normal(cells.map(([column, row]): Cell => [row, -column]));
}

export function flipped(cells: readonly Cell[]): Cell[] {
  return normal(cells.map(([column, row]): Cell => [-column, row]));
}

export function keyOf(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.join()).join(" ");
}

/** The squares of a shape, filled, as one path. */
export function squares(cells: readonly Cell[], top: number): string {
  return cells.map(([column, row]) => `M${column} ${top - row}h1v1h-1z`).join("");
}

/** The edge of a shape as a path of unit lines, in a drawing where y counts downwards from `top`. */
export function outline(cells: readonly Cell[], top: number): string {
  const has = new Set(cells.map((cell) => cell.join()));
  let path = "";
  for (const [column, row] of cells) {
    const y = top - row;
    if (!has.has(`${column},${row + 1}`)) path += `M${column} ${y}h1`;
    if (!has.has(`${column},${row - 1}`)) path += `M${column} ${y + 1}h1`;
    if (!has.has(`${column - 1},${row}`)) path += `M${column} ${y}v1`;
    if (!has.has(`${column + 1},${row}`)) path += `M${column + 1} ${y}v1`;
  }
  return path;
}
