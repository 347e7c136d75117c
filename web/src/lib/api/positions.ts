/** Games that nobody plays: a list of moves, and the position the server makes of it. */
import { post } from "./http";
import type { BoardPosition, Refusal } from "./protocol";
import { reasonOf } from "../words/refusals";

export interface Line {
  game: string;
  seats: number;
  options: Record<string, unknown>;
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

/** A line as a part of an address, to share a position by link. */
export function linkTo(line: Line): string {
  const { game, ...rest } = line;
  return `/analysis/${game}?position=${encodeURIComponent(JSON.stringify(rest))}`;
}

/** The line behind such a link; an empty board for one that cannot be read. */
export function lineOf(game: string, position: string | null, seats: number): Line {
  const empty: Line = { game, seats, options: {}, moves: [] };
  if (position === null) return empty;
  try {
    const read = JSON.parse(position) as Partial<Line>;
    if (!Array.isArray(read.moves) || !read.moves.every((move) => typeof move === "string")) return empty;
    return { game, seats: Number(read.seats) || seats, options: read.options ?? {}, moves: read.moves };
  } catch {
    return empty;
  }
}
