/** A judged game: what was to be expected, move by move, and what each move cost. */
import type { Analysis, Judged } from "../api/protocol";

export type Curve = [move: number, value: number][];

export interface Curves {
  /** Final scores where the computer expects some; else chances to win, in percent. */
  of: "scores" | "chances";
  lines: Curve[];
}

/** For each seat, what was expected after which move. */
export function curves(analysis: Pick<Analysis, "seats" | "judged" | "final">): Curves {
  const seats = Array.from({ length: analysis.seats }, (_, seat) => seat);
  if (!analysis.judged.some((each) => each.scores))
    return { of: "chances", lines: seats.map((s) => chances(analysis, s)) };
  const lines = seats.map((seat) => {
    const curve = analysis.judged.flatMap((each): Curve => {
      const score = each.scores?.[seat];
      return score === undefined ? [] : [[each.number, score]];
    });
    const final = analysis.final?.[seat];
    if (final !== undefined) curve.push([analysis.judged.at(-1)?.number ?? 0, final]);
    return curve;
  });
  return { of: "scores", lines };
}

/** Between two players, what one has the other lacks; among more, each is known at their own moves. */
function chances(analysis: Pick<Analysis, "seats" | "judged">, seat: number): Curve {
  return analysis.judged.flatMap(({ number, seat: mover, value }): Curve => {
    if (value === null || mover < 0) return [];
    if (mover === seat) return [[number, 100 * value]];
    return analysis.seats === 2 ? [[number, 100 * (1 - value)]] : [];
  });
}

/** The lowest and highest value of all curves, a little apart even where all are the same. */
export function range(all: readonly (readonly [number, number])[][]): [low: number, high: number] {
  const values = all.flat().map(([, score]) => score);
  if (values.length === 0) return [0, 1];
  const low = Math.floor(Math.min(...values));
  return [low, Math.max(low + 1, Math.ceil(Math.max(...values)))];
}

/** How high in a graph a value is drawn, from 0 to 1: up is better, also where the lowest score wins. */
export function height(value: number, [low, high]: readonly [number, number], lowestWins: boolean): number {
  const part = (value - low) / (high - low);
  return lowestWins ? 1 - part : part;
}

/** What a move cost, as people count: points of the final score where they are known, else the chance to win. */
export interface Cost {
  unit: "points" | "chance";
  amount: number;
}

export function costOf({ score, best_score: best, loss }: Judged): Cost {
  if (score === null || best === null) return { unit: "chance", amount: Math.round(100 * loss) };
  return { unit: "points", amount: Math.round(Math.abs(best - score)) };
}

/** From how many points, or hundredths of a win, on a move deserves its name: what costs less is only good. */
const DESERVES = [
  { name: "blunder", points: 10, chance: 35 },
  { name: "mistake", points: 5, chance: 20 },
  { name: "inaccuracy", points: 2, chance: 10 },
] as const;
const WRONG = DESERVES.map(({ name }) => name as string);

/** The name of a move. It has to deserve it twice: by the chance it lost, and by what that came to. */
export function labelOf(judged: Judged): string {
  const at = WRONG.indexOf(judged.verdict);
  if (at < 0) return judged.verdict;
  const { unit, amount } = costOf(judged);
  return DESERVES.slice(at).find((each) => amount >= each[unit])?.name ?? "good";
}

export const isWrong = (judged: Judged): boolean => judged.seat >= 0 && WRONG.includes(labelOf(judged));

/** Moves worth looking at again, the dearest first: of everybody, or of some seats. */
export function worst(
  analysis: Pick<Analysis, "judged">,
  count: number,
  seats: readonly number[] | null = null,
): Judged[] {
  return analysis.judged
    .filter((each) => isWrong(each) && (seats === null || seats.includes(each.seat)))
    .sort((a, b) => costOf(b).amount - costOf(a).amount)
    .slice(0, count);
}
