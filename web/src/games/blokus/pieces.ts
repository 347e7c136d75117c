/** The pieces that each colour has, as the server lists them. */
import type { Game } from "../../lib/api/protocol";
import { flipped, keyOf, normal, turned, type Cell } from "./shapes";

export class Pieces {
  /** In the order in which they are listed, the smallest first. */
  readonly names: readonly string[];
  readonly #shapes = new Map<string, Cell[]>();
  readonly #names = new Map<string, string>();

  constructor(pieces: Game["pieces"]) {
    this.names = pieces.map((piece) => piece.name);
    for (const { name, cells } of pieces) {
      const shape = normal(cells);
      this.#shapes.set(name, shape);
      for (const side of [shape, flipped(shape)]) {
        let turning = side;
        for (let quarter = 0; quarter < 4; quarter++) {
          this.#names.set(keyOf(turning), name);
          turning = turned(turning);
        }
      }
    }
  }

  /** A piece as it lies in the box. */
  shapeOf(name: string): Cell[] {
    return this.#shapes.get(name) ?? [];
  }

  /** Which piece covers these cells. */
  named(cells: readonly Cell[]): string | undefined {
    return this.#names.get(keyOf(normal(cells)));
  }

  /** Those of some that are left, the biggest first: they are the hardest to place later. */
  inOrder(left: readonly string[]): string[] {
    return this.names.filter((name) => left.includes(name)).reverse();
  }
}
