import { expect, it } from "vitest";
import { BLOKUS, DUO, type SmallBoard } from "./pictures";
import { flipped, keyOf, normal, turned, type Cell } from "./shapes";

const ROWS = 6;
const touches = (one: readonly Cell[], other: readonly Cell[], apart: (x: number, y: number) => boolean) =>
  one.some(([x, y]) => other.some(([a, b]) => apart(Math.abs(x - a), Math.abs(y - b))));
const beside = (x: number, y: number) => x + y === 1;
const across = (x: number, y: number) => x === 1 && y === 1;

/** The same for all ways to lay a piece. */
function kindOf(piece: readonly Cell[]): string {
  const turns = (cells: readonly Cell[]) => [
    cells,
    turned(cells),
    turned(turned(cells)),
    turned(turned(turned(cells))),
  ];
  return [...turns(normal(piece)), ...turns(flipped(piece))].map(keyOf).sort()[0] ?? "";
}

it.each<[string, SmallBoard]>([
  ["Blokus", BLOKUS],
  ["Duo", DUO],
])("the picture of %s keeps to the rules", (_, { columns, pieces }) => {
  const cells = Object.values(pieces).flat(2);
  expect(new Set(cells.map((cell) => cell.join())).size).toBe(cells.length);
  expect(cells.every(([x, y]) => x >= 0 && y >= 0 && x < columns && y < ROWS)).toBe(true);
  for (const own of Object.values(pieces)) {
    expect(new Set(own.map(kindOf)).size).toBe(own.length);
    own.forEach((piece, number) => {
      const before = own.slice(0, number);
      expect(before.some((other) => touches(piece, other, beside))).toBe(false);
      expect(number === 0 || before.some((other) => touches(piece, other, across))).toBe(true);
    });
  }
});
