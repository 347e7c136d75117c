/** A sheet and dice as their files hold them, and how they are changed. */

export interface ColouredRow {
  /** From 1 at the bottom. */
  row: number;
  name: string;
  colour: string;
}

export interface SheetPart {
  name: string;
  /** A line for each row, the top row first. */
  grid: string;
  rows: ColouredRow[];
}

export interface DicePart {
  name: string;
  A: string[];
  B: string[];
}

const EMPTY = ".";
const COLOURS = ["#e69f00", "#9b6bc3", "#2fa352", "#3d8fd1", "#d8574c", "#30a8a2", "#c264a3", "#e9c53f"] as const;

export const linesOf = (drawing: string): string[] => drawing.trim().split(/\s+/);

export function withSquare(sheet: SheetPart, column: number, row: number, mark: string): SheetPart {
  const lines = linesOf(sheet.grid).map((line, at) =>
    at === row ? line.slice(0, column) + mark + line.slice(column + 1) : line,
  );
  return { ...sheet, grid: lines.join("\n") };
}

/** Rows come and go at the top and columns at the right: what is left stays where it was. */
export function resized(sheet: SheetPart, columns: number, rows: number): SheetPart {
  const lines = linesOf(sheet.grid).map((line) => line.slice(0, columns).padEnd(columns, EMPTY));
  while (lines.length < rows) lines.unshift(EMPTY.repeat(columns));
  return {
    ...sheet,
    grid: lines.slice(lines.length - rows).join("\n"),
    rows: sheet.rows.filter(({ row }) => row <= rows),
  };
}

/** A row with a colour of its own, or without one again. `nameOf` makes the name of a new one from its number. */
export function toggledRow(sheet: SheetPart, row: number, nameOf: (row: number) => string): SheetPart {
  if (sheet.rows.some((each) => each.row === row))
    return { ...sheet, rows: sheet.rows.filter((each) => each.row !== row) };
  const used = new Set(sheet.rows.map(({ colour }) => colour));
  const colour = COLOURS.find((each) => !used.has(each)) ?? COLOURS[0];
  const rows = [...sheet.rows, { row, name: nameOf(row), colour }].sort((a, b) => a.row - b.row);
  return { ...sheet, rows };
}

export function changedRow(sheet: SheetPart, row: number, change: Partial<ColouredRow>): SheetPart {
  return { ...sheet, rows: sheet.rows.map((each) => (each.row === row ? { ...each, ...change } : each)) };
}

/** A face on squares, the top row first, pushed to the top left. */
export function squaresOf(face: string, size: number): string[][] {
  const lines = face.trim() === "" ? [] : linesOf(face);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => lines[row]?.[column] ?? EMPTY),
  );
}

/** The face that is drawn on squares, without the empty ones around it. */
export function faceOf(squares: readonly (readonly string[])[]): string {
  const isDrawn = (mark: string | undefined) => mark !== undefined && mark !== EMPTY;
  const rows = squares.filter((row) => row.some(isDrawn));
  const first = squares.findIndex((row) => row.some(isDrawn));
  if (first < 0) return "";
  const last = first + squares.slice(first).findLastIndex((row) => row.some(isDrawn));
  const columns = rows.flatMap((row) => row.flatMap((mark, column) => (isDrawn(mark) ? [column] : [])));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return squares
    .slice(first, last + 1)
    .map((row) => row.slice(left, right + 1).join(""))
    .join("\n");
}

const NEXT: Record<string, string> = { ".": "x", x: "o", o: "." };

/** A square of a face tapped: nothing, a cross, the circle. There is one circle, so another one becomes a cross. */
export function tapped(
  squares: readonly (readonly string[])[],
  column: number,
  row: number,
  mark?: string,
): string[][] {
  const wanted = mark ?? NEXT[squares[row]?.[column] ?? EMPTY] ?? "x";
  return squares.map((line, y) =>
    line.map((old, x) => {
      if (x === column && y === row) return wanted;
      return wanted === "o" && old === "o" ? "x" : old;
    }),
  );
}
