/** The pieces of a game, numbered from 1 kind by kind. Which there are, the view says: a box may have others than ours. */
import type { KindView } from "../../lib/api/schema";
import { parseCells, type Cell } from "./cells";

export const numberOf = (piece: string): number => Number(piece.slice(piece.indexOf("#") + 1));
export const kindOf = (piece: string): string => piece.slice(0, piece.indexOf("#"));

/** The letter that tells a kind where colours do not. */
export const letterOf = (kind: string): string => kind.charAt(0);

interface Known {
  cells: readonly Cell[];
  colour: string;
  /** The number of its first piece. */
  first: number;
  count: number;
}

export class PieceSet {
  readonly kinds: readonly string[];
  readonly #known = new Map<string, Known>();
  readonly #kindOf: string[] = [];

  constructor(described: readonly KindView[]) {
    this.kinds = described.map(({ kind }) => kind);
    for (const { kind, count, colour, cells } of described) {
      this.#known.set(kind, { cells: parseCells(cells), colour, first: this.#kindOf.length + 1, count });
      for (let piece = 0; piece < count; piece += 1) this.#kindOf.push(kind);
    }
  }

  #of(kind: string): Known {
    const known = this.#known.get(kind);
    if (known === undefined) throw new Error(`there is no piece ${kind}`);
    return known;
  }

  has(kind: string): boolean {
    return this.#known.has(kind);
  }

  /** The kind as it lies on the table. */
  cellsOf(kind: string): readonly Cell[] {
    return this.#of(kind).cells;
  }

  isFlat(kind: string): boolean {
    return this.cellsOf(kind).every(([, , z]) => z === 0);
  }

  colourOf(kind: string): string {
    return this.#of(kind).colour;
  }

  /** Its place among the kinds, and how many pieces of its kind come before it. */
  placeOf(number: number): { kind: number; nth: number } {
    const kind = this.kindOfNumber(number);
    return { kind: this.kinds.indexOf(kind), nth: number - this.#of(kind).first };
  }

  countOf(kind: string): number {
    return this.#of(kind).count;
  }

  kindOfNumber(number: number): string {
    return this.#kindOf[number - 1] ?? "";
  }

  text(number: number): string {
    return `${this.kindOfNumber(number)}#${String(number)}`;
  }
}

let last: { described: string; pieces: PieceSet } | null = null;

/** The same object for the same pieces: views are made anew with every move, and pieces never change in a game. */
export function piecesOf({ pieces }: { pieces: readonly KindView[] }): PieceSet {
  const described = JSON.stringify(pieces);
  if (last?.described !== described) last = { described, pieces: new PieceSet(pieces) };
  return last.pieces;
}
