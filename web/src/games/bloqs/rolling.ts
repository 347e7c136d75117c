/** Rolling the die oneself: the server has rolled already, but nobody likes to find the die thrown. */
import { rollerOf } from "./news";
import { CHANCE, type BloqsView } from "./view";

/**
 * What to show until the mover has pressed Roll: everything but their roll and what came of it. Null where nothing was
 * rolled for them since, or where they have asked for the roll by a move.
 */
export function beforeRoll(before: BloqsView, now: BloqsView, mover: number | null): BloqsView | null {
  if (mover === null || now.outcome !== null || now.moves.length <= before.moves.length) return null;
  const decided = now.moves.findLastIndex(([seat]) => seat !== CHANCE) + 1;
  const roll = now.moves.findIndex(([, text], at) => at >= decided && text.startsWith("roll "));
  if (roll < before.moves.length || rollerOf(now, roll) !== mover || now.moves[roll - 1]?.[1] === "roll") return null;
  const { pawns, discs } = before;
  return { ...now, pawns, discs, moves: now.moves.slice(0, roll) };
}
