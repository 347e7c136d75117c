/** What is on each square of a sheet. */
import type { Drawing } from "./notation";
import { cellKey, type Cell, type ColouredRow, type Layout, type SeatSheet } from "./view";

export type Mark = "cross" | "circle" | "gap";

export function marksOf(sheet: SeatSheet): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const cell of sheet.gaps) marks.set(cellKey(cell), "gap");
  for (const { cells, circle } of sheet.drawn) {
    for (const cell of cells) marks.set(cellKey(cell), "cross");
    if (circle !== null) marks.set(cellKey(circle), "circle");
  }
  return marks;
}

/** The squares that become gaps when something is drawn: the empty ones below it. */
export function gapsBelow(marks: ReadonlyMap<string, Mark>, cells: readonly Cell[]): Cell[] {
  const drawn = new Set(cells.map(cellKey));
  const gaps = new Map<string, Cell>();
  for (const [column, top] of cells)
    for (let row = 0; row < top; row += 1) {
      const key = cellKey([column, row]);
      if (!marks.has(key) && !drawn.has(key)) gaps.set(key, [column, row]);
    }
  return [...gaps.values()];
}

/** A sheet with one more drawing on it, for the time until the server has confirmed it. */
export function withDrawing(sheet: SeatSheet, drawing: Drawing): SeatSheet {
  const turn = (sheet.drawn.at(-1)?.turn ?? 0) + 1;
  const gaps = gapsBelow(marksOf(sheet), drawing.cells);
  return { ...sheet, drawn: [...sheet.drawn, { ...drawing, turn }], gaps: [...sheet.gaps, ...gaps] };
}

export type RowState = "open" | "full" | "spoilt";

export function rowState(layout: Layout, marks: ReadonlyMap<string, Mark>, { row }: ColouredRow): RowState {
  let state: RowState = "full";
  for (let column = 0; column < layout.columns; column += 1) {
    const mark = marks.get(cellKey([column, row - 1]));
    if (mark === "gap") return "spoilt";
    if (mark === undefined) state = "open";
  }
  return state;
}
