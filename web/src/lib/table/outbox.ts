/**
 * Moves of correspondence games that the server has not confirmed yet, kept in this browser until it has. A move names
 * the event that it answers, so that the server takes it once, however often it is sent.
 */
import { post, Refused } from "../api/http";

export interface KeptMove {
  table: string;
  move: string;
  seat: number;
  answers: number;
}

const KEY = "klotz-moves";

export function keptMoves(): KeptMove[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as KeptMove[]) : [];
  } catch {
    return []; // nothing that can be read, or a browser that keeps nothing
  }
}

function save(moves: KeptMove[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(moves));
  } catch {
    // see keptMoves: then a move that is lost is said to be lost, as everywhere
  }
}

export const keptMove = (table: string): KeptMove | null => keptMoves().find((kept) => kept.table === table) ?? null;

/** At most one a table: nobody is due twice before somebody has answered. */
export function keepMove(move: KeptMove): void {
  save([...keptMoves().filter((kept) => kept.table !== move.table), move]);
}

export function forgetMove(table: string): void {
  save(keptMoves().filter((kept) => kept.table !== table));
}

/** No answer, or one that says nothing about the move: it is tried again later. */
const isLater = (error: unknown) =>
  !(error instanceof Refused) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Send what waits, of one table or of all. What the server takes or refuses waits no longer. */
export async function sendKept(only: string | null = null): Promise<void> {
  for (const { table, ...move } of keptMoves()) {
    if (only !== null && table !== only) continue;
    try {
      await post(`/tables/${table}/actions`, { action: "move", ...move });
    } catch (error) {
      if (isLater(error)) continue;
    }
    if (keptMove(table)?.answers === move.answers) forgetMove(table);
  }
}
