/** What happened between two views: for the banner, and for those who listen. */
import { gapsBelow, marksOf, withDrawing } from "./marks";
import { cellName, parseDrawing, parseRoll, PASS } from "./notation";
import { cellKey, readLayout, type BloxxView, type Die } from "./view";

export type News =
  | { kind: "rolled"; seat: number; roll: [number, number] }
  | { kind: "drew"; seat: number; die: Die; squares: string; number: number | null; gaps: number }
  | { kind: "passed"; seat: number }
  | { kind: "row"; seats: number[]; row: string; points: number }
  | { kind: "over"; winners: number[] };

/** Nothing if `after` is no continuation of `before`: another game, a take-back, a jump in a replay. */
export function newsBetween(before: BloxxView, after: BloxxView): News[] {
  const fresh = after.moves.slice(before.moves.length);
  const follows =
    before.seats === after.seats &&
    before.moves.every(([seat, text], index) => {
      const move = after.moves[index];
      return move !== undefined && move[0] === seat && move[1] === text;
    });
  // More than a turn at once is a jump: nobody wants it read out.
  if (!follows || fresh.length > after.seats + 2) return [];
  const news: News[] = [];
  const layout = readLayout(after);
  const sheets = [...before.sheets];
  for (const [seat, text] of fresh) {
    const roll = parseRoll(text);
    const drawing = parseDrawing(text);
    if (roll !== null) {
      news.push(...rowsSettled(before, after), { kind: "rolled", seat: after.active, roll });
    } else if (text === PASS) {
      news.push({ kind: "passed", seat });
    } else if (drawing !== null) {
      const { die, cells, circle } = drawing;
      const number = circle === null ? null : (layout.numbers.get(cellKey(circle)) ?? null);
      const sheet = sheets[seat];
      const gaps = sheet === undefined ? 0 : gapsBelow(marksOf(sheet), cells).length;
      if (sheet !== undefined) sheets[seat] = withDrawing(sheet, drawing);
      news.push({ kind: "drew", seat, die, squares: cells.map(cellName).join(" "), number, gaps });
    }
  }
  if (!news.some(({ kind }) => kind === "rolled")) news.push(...rowsSettled(before, after));
  if (after.outcome !== null && before.outcome === null) news.push({ kind: "over", winners: after.outcome.winners });
  return news;
}

function rowsSettled(before: BloxxView, after: BloxxView): News[] {
  return after.sheet.rows.flatMap(({ name }): News[] => {
    const seats = after.sheets.flatMap((sheet, seat) =>
      sheet.rows[name] !== undefined && before.sheets[seat]?.rows[name] === undefined ? [seat] : [],
    );
    const points = after.sheets[seats[0] ?? -1]?.rows[name];
    return points === undefined ? [] : [{ kind: "row", seats, row: name, points }];
  });
}
