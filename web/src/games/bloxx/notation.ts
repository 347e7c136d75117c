/** Moves as text: `A b1,c1,c2*,d2`. See docs/notation.md. */
import type { Cell, Die } from "./view";

export interface Drawing {
  die: Die;
  cells: Cell[];
  circle: Cell | null;
}

export const PASS = "pass";

export function columnName(column: number): string {
  return String.fromCharCode("a".charCodeAt(0) + column);
}

export function cellName([column, row]: Cell): string {
  return columnName(column) + String(row + 1);
}

function same(one: Cell, other: Cell | null): boolean {
  return other !== null && one[0] === other[0] && one[1] === other[1];
}

/** The one way the server writes a drawing: row by row from the bottom, each row from the left. */
export function drawingText({ die, cells, circle }: Drawing): string {
  const sorted = [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  return `${die} ${sorted.map((cell) => cellName(cell) + (same(cell, circle) ? "*" : "")).join(",")}`;
}

/** A move that draws; null for rolls and passes. */
export function parseDrawing(text: string): Drawing | null {
  const found = /^([AB]) (\S+)$/.exec(text);
  if (found === null) return null;
  const cells: Cell[] = [];
  let circle: Cell | null = null;
  for (const part of (found[2] ?? "").split(",")) {
    const square = /^([a-z])(\d+)(\*?)$/.exec(part);
    if (square === null) return null;
    const cell: Cell = [(square[1] ?? "").charCodeAt(0) - "a".charCodeAt(0), Number(square[2]) - 1];
    cells.push(cell);
    if (square[3] === "*") circle = cell;
  }
  return { die: found[1] as Die, cells, circle };
}

export function parseRoll(text: string): [number, number] | null {
  const found = /^roll A(\d) B(\d)$/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2])];
}
