/** Games that nobody plays: a list of moves, and the position the server makes of it. */
import { post } from "./http";
import type { BoardPosition, Refusal } from "./protocol";
import type { SetupData } from "../games/editing";
import { reasonOf } from "../words/refusals";

export interface Line {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  /** The position that it begins with; left out: as the rules say. */
  setup?: SetupData;
  moves: string[];
}

/** Positions of one line, each asked for once. Whoever slides through a game asks for many. */
export class Positions {
  #kept = new Map<string, Promise<BoardPosition>>();

  at(line: Line, count = line.moves.length): Promise<BoardPosition> {
    const moves = line.moves.slice(0, count);
    const key = moves.join(";");
    let found = this.#kept.get(key);
    if (!found) {
      found = post<BoardPosition>("/board", { ...line, moves });
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }
}

/** Why a line cannot be played to its end, in words; null if it can. */
export async function whyNot(line: Line): Promise<Refusal | null> {
  const { why } = await post<{ why: Refusal | null }>("/board/why", line);
  return why && { ...why, reason: reasonOf(why) };
}

/** A line as a part of an address, to share a position by link or to take it to another page. */
export function linkTo(line: Line, page = "analysis"): string {
  const { game, ...rest } = line;
  return `/${page}/${game}?position=${encodeURIComponent(JSON.stringify(rest))}`;
}

/** The line behind such a link, an empty board where it names none; null for one that cannot be read. */
export function lineOf(game: string, position: string | null, seats: number): Line | null {
  if (position === null) return { game, seats, options: {}, moves: [] };
  try {
    const read: unknown = JSON.parse(position);
    if (!isData(read)) return null;
    const { moves, options = {}, setup } = read;
    if (!Array.isArray(moves) || !moves.every((move): move is string => typeof move === "string")) return null;
    if (!isData(options) || (setup !== undefined && !isData(setup))) return null;
    return { game, seats: Number(read["seats"]) || seats, options, ...(setup ? { setup } : {}), moves };
  } catch {
    return null;
  }
}

function isData(something: unknown): something is Record<string, unknown> {
  return typeof something === "object" && something !== null && !Array.isArray(something);
}
