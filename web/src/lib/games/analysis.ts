/** The graph of a judged game: which score was to be expected, move by move. */
import type { Analysis, Judged } from "../api/protocol";

/** For each seat, the moves after which something was expected, with what. */
export function curves(analysis: Pick<Analysis, "seats" | "judged" | "final">): [move: number, score: number][][] {
  return Array.from({ length: analysis.seats }, (_, seat) => {
    const curve: [number, number][] = [];
    for (const each of analysis.judged) {
      const score = each.scores?.[seat];
      if (score !== undefined) curve.push([each.number, score]);
    }
    const final = analysis.final?.[seat];
    if (final !== undefined) curve.push([analysis.judged.at(-1)?.number ?? 0, final]);
    return curve;
  });
}

/** The lowest and highest value of all curves, a little apart even where all are the same. */
export function range(all: readonly (readonly [number, number])[][]): [low: number, high: number] {
  const values = all.flat().map(([, score]) => score);
  if (values.length === 0) return [0, 1];
  const low = Math.floor(Math.min(...values));
  return [low, Math.max(low + 1, Math.ceil(Math.max(...values)))];
}

/** Moves worth looking at again: the dearest first. */
export function worst(analysis: Pick<Analysis, "judged">, count: number): Judged[] {
  return analysis.judged
    .filter((each) => each.seat >= 0 && ["inaccuracy", "mistake", "blunder"].includes(each.verdict))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, count);
}
