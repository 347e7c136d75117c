/** The shape on a face of a die, and how it is turned. */
import type { Cell } from "./view";

/** Squares relative to the one with the circle, which is [0, 0]: it is what a player aims with. */
export type Shape = readonly Cell[];

export interface Orientation {
  /** Quarter turns clockwise, after mirroring. */
  turns: number;
  flipped: boolean;
}

export const AS_ON_DIE: Orientation = { turns: 0, flipped: false };

export const ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((flipped) =>
  [0, 1, 2, 3].map((turns) => ({ turns, flipped })),
);

/** From the text of a face: `x` a cross, `o` the circle, the top row first. */
export function readFace(face: string): Shape {
  const lines = face.trim().split("\n").reverse();
  const cells: Cell[] = [];
  let handle: Cell = [0, 0];
  lines.forEach((line, row) => {
    Array.from(line).forEach((sign, column) => {
      if (sign === ".") return;
      cells.push([column, row]);
      if (sign === "o") handle = [column, row];
    });
  });
  return cells.map(([column, row]): Cell => [column - handle[0], row - handle[1]]);
}

export function orient(shape: Shape, { turns, flipped }: Orientation): Shape {
  return shape.map((cell) => {
    let [x, y] = flipped ? [-cell[0], cell[1]] : cell;
    // + 0 so that no -0 comes out
    for (let turn = 0; turn < turns; turn += 1) [x, y] = [y + 0, 0 - x];
    return [x + 0, y + 0] as const;
  });
}

export function turned({ turns, flipped }: Orientation, by: number): Orientation {
  return { turns: (((turns + by) % 4) + 4) % 4, flipped };
}

/** Mirrored as seen on the sheet, left to right, whichever way it was turned. */
export function mirrored({ turns, flipped }: Orientation): Orientation {
  return { turns: (4 - turns) % 4, flipped: !flipped };
}
