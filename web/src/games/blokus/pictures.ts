/** Our own small drawings for cards: boards after a few moves, as the rules allow them. Cells are x to the right, y down. */
import type { Cell } from "./shapes";

export interface SmallBoard {
  columns: number;
  /** Pieces by colour, each by its cells. */
  pieces: Readonly<Record<string, readonly (readonly Cell[])[]>>;
}

// prettier-ignore
export const BLOKUS: SmallBoard = {
  columns: 9,
  pieces: {
    blue: [[[0, 0], [1, 0], [1, 1]], [[2, 2], [3, 2], [3, 3], [4, 3]]],
    yellow: [[[8, 0], [8, 1], [7, 1]], [[6, 2], [5, 2], [4, 2], [4, 1]]],
    red: [[[8, 5], [7, 5], [7, 4], [8, 4]], [[6, 3], [5, 3], [5, 4]]],
    green: [[[0, 5], [0, 4], [1, 4]], [[2, 5], [3, 5], [4, 5], [4, 4]]],
  },
};

// prettier-ignore
export const DUO: SmallBoard = {
  columns: 8,
  pieces: {
    blue: [
      [[1, 1], [0, 2], [1, 2], [2, 2], [1, 3]],
      [[3, 3], [4, 3], [4, 2]],
      [[5, 1], [6, 1], [7, 1], [7, 0]],
    ],
    red: [[[6, 3], [5, 4], [6, 4], [7, 4], [6, 5]], [[4, 5], [3, 5], [3, 4]], [[2, 3]]],
  },
};
