/** What drawing a shape somewhere would do, to be read before it is done. */
import { gapsBelow, marksOf, rowState } from "./marks";
import type { Drawing } from "./notation";
import { cellKey, type Cell, type ColouredRow, type Layout, type SeatSheet } from "./view";

export interface Effects {
  /** The number that the circle would be on, and where. */
  circled: { number: number; at: Cell } | null;
  gaps: Cell[];
  completes: { row: ColouredRow; points: number }[];
  spoils: ColouredRow[];
}

export function effectsOf(layout: Layout, sheets: readonly SeatSheet[], seat: number, drawing: Drawing): Effects {
  const sheet = sheets[seat];
  if (sheet === undefined) return { circled: null, gaps: [], completes: [], spoils: [] };
  const before = marksOf(sheet);
  const gaps = gapsBelow(before, drawing.cells);
  const after = new Map(before);
  for (const cell of gaps) after.set(cellKey(cell), "gap");
  for (const cell of drawing.cells) after.set(cellKey(cell), "cross");
  const number = drawing.circle === null ? undefined : layout.numbers.get(cellKey(drawing.circle));
  const effects: Effects = {
    circled: number === undefined || drawing.circle === null ? null : { number, at: drawing.circle },
    gaps,
    completes: [],
    spoils: [],
  };
  for (const row of layout.coloured) {
    const [was, is] = [rowState(layout, before, row), rowState(layout, after, row)];
    if (was === is) continue;
    if (is === "spoilt") effects.spoils.push(row);
    if (is === "full") effects.completes.push({ row, points: pointsLeft(layout, sheets, row) });
  }
  return effects;
}

/** What completing a row brings now: whoever was first in an earlier turn has taken the higher points. */
export function pointsLeft({ points }: Layout, sheets: readonly SeatSheet[], row: ColouredRow): number {
  return sheets.some((sheet) => sheet.rows[row.name] === points.first) ? points.later : points.first;
}
