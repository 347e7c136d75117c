/** A finished sheet as it is entered: squares from the top left, and what full coloured rows scored. */
import type { SheetPart } from "./workshop/sheet";
import { linesOf } from "./workshop/sheet";

export const EMPTY = ".";
const NEXT: Record<string, string> = { ".": "x", x: "o", o: "." };

export type Squares = string[][];

export function emptySheet(sheet: SheetPart): Squares {
  return linesOf(sheet.grid).map((line) => Array.from(line, () => EMPTY));
}

export const squaresIn = (text: string): Squares => linesOf(text).map((line) => Array.from(line));
export const textOf = (squares: Squares): string => squares.map((row) => row.join("")).join("\n");

export function tappedSquare(squares: Squares, column: number, row: number, mark?: string): Squares {
  return squares.map((line, y) => line.map((old, x) => (x === column && y === row ? (mark ?? NEXT[old] ?? "x") : old)));
}

/** Whether something is drawn above an empty square: then it is a gap, and nobody has to say so. */
export function isGap(squares: Squares, column: number, row: number): boolean {
  return squares[row]?.[column] === EMPTY && squares.slice(0, row).some((line) => line[column] !== EMPTY);
}

/** The coloured rows that are full. */
export function fullRows(sheet: SheetPart, squares: Squares): string[] {
  return sheet.rows
    .filter(({ row }) => squares[squares.length - row]?.every((mark) => mark !== EMPTY))
    .map(({ name }) => name);
}
