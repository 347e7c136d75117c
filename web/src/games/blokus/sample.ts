/** Pieces to test with: a few of each kind of symmetry. */
import { Pieces } from "./pieces";
import type { Cell } from "./shapes";

/** Drawn row by row from the top, as one would on squared paper. */
const DRAWN: Record<string, string> = {
  "1": "#",
  "2": "##",
  I3: "###",
  L4: "#../###",
  O: "##/##",
  F: ".##/##./.#.",
  X: ".#./###/.#.",
  Z5: "##./.#./.##",
};

function cellsOf(drawn: string): [number, number][] {
  const rows = drawn.split("/").reverse();
  const cells = rows.flatMap((row, number) =>
    Array.from(row, (mark, column) => ({ mark, cell: [column, number] as Cell })),
  );
  return cells.filter(({ mark }) => mark === "#").map(({ cell: [column, row] }) => [column, row]);
}

export const PIECES = new Pieces(Object.entries(DRAWN).map(([name, drawn]) => ({ name, cells: cellsOf(drawn) })));
