/** What the server shows of a game of Bloxx!; the Python side is klotz.games.bloxx.state. */
import type { View } from "../../lib/api/protocol";

/** Column and row from 0; row 0 is at the bottom. */
export type Cell = readonly [column: number, row: number];
export type Die = "A" | "B";
export const DICE: readonly Die[] = ["A", "B"];

export interface Drawn {
  cells: Cell[];
  circle: Cell | null;
  die: Die;
  turn: number;
}

export interface SeatSheet {
  drawn: Drawn[];
  gaps: Cell[];
  /** The points that completed rows brought, by the name of the row; known when the turn is over. */
  rows: Record<string, number>;
}

export interface ColouredRow {
  /** From 1, as people count. */
  row: number;
  name: string;
  colour: string;
}

export interface BloxxView extends View {
  sheet: { name: string; grid: string; rows: ColouredRow[] };
  dice: { name: string; A: string[]; B: string[] };
  active: number;
  roll: [faceA: number, faceB: number] | null;
  chosen_die: Die | null;
  sheets: SeatSheet[];
}

/** A sheet as printed, read once from its text. */
export interface Layout {
  columns: number;
  rows: number;
  /** By `cellKey`. */
  numbers: ReadonlyMap<string, number>;
  coloured: readonly ColouredRow[];
}

export const FIRST_POINTS = 4;
export const LATER_POINTS = 2;

export function cellKey([column, row]: Cell): string {
  return `${String(column)},${String(row)}`;
}

export function readLayout(sheet: BloxxView["sheet"]): Layout {
  const lines = sheet.grid.trim().split("\n").reverse();
  const numbers = new Map<string, number>();
  lines.forEach((line, row) => {
    Array.from(line).forEach((sign, column) => {
      if (sign !== ".") numbers.set(cellKey([column, row]), Number(sign));
    });
  });
  return { columns: lines[0]?.length ?? 0, rows: lines.length, numbers, coloured: sheet.rows };
}

/** How often the dice have been rolled since this game, or this position, began. */
export function rollsOf(view: BloxxView): number {
  return view.moves.filter(([, text]) => text.startsWith("roll")).length;
}

export function faceOf(view: BloxxView, die: Die): string | null {
  return view.roll === null ? null : (view.dice[die][view.roll[die === "A" ? 0 : 1] - 1] ?? null);
}

/** Whether whoever takes this die now draws a cross in place of its circle. */
export function losesCircle(view: BloxxView, seat: number, die: Die): boolean {
  return view.chosen_die === die && seat !== view.active;
}
