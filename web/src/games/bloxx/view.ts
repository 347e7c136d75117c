/** What the server shows of a game of Bloxx!, and what a board makes of it. */
import type * as schema from "../../lib/api/schema";

/** Column and row from 0; row 0 is at the bottom. */
export type Cell = [column: number, row: number];
export type Die = Drawn["die"];
export const DICE: readonly Die[] = ["A", "B"];

export type Drawn = schema.DrawnView;
export type SeatSheet = schema.FilledSheetView;
export type ColouredRow = schema.ColouredRowView;
export type RowPoints = schema.RowPointsView;
export type BloxxView = schema.BloxxView;

/** A sheet as printed, read once from its text. */
export interface Layout {
  columns: number;
  rows: number;
  /** By `cellKey`. */
  numbers: ReadonlyMap<string, number>;
  coloured: readonly ColouredRow[];
  /** What a coloured row brings. */
  points: RowPoints;
}

export function cellKey([column, row]: Cell): string {
  return `${String(column)},${String(row)}`;
}

export function readLayout({ sheet, row_points: points }: Pick<BloxxView, "sheet" | "row_points">): Layout {
  const lines = sheet.grid.trim().split("\n").reverse();
  const numbers = new Map<string, number>();
  lines.forEach((line, row) => {
    Array.from(line).forEach((sign, column) => {
      if (sign !== ".") numbers.set(cellKey([column, row]), Number(sign));
    });
  });
  return { columns: lines[0]?.length ?? 0, rows: lines.length, numbers, coloured: sheet.rows, points };
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
