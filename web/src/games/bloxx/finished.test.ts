import { expect, it } from "vitest";
import { emptySheet, fullRows, isGap, squaresIn, tappedSquare, textOf } from "./finished";

const SHEET = { name: "s", grid: "...\n.2.\n...", rows: [{ row: 1, name: "low", colour: "#e69f00" }] };

it("is drawn square by square: a cross, a circle, nothing", () => {
  let squares = emptySheet(SHEET);
  squares = tappedSquare(squares, 1, 1);
  expect(textOf(squares)).toBe("...\n.x.\n...");
  squares = tappedSquare(squares, 1, 1);
  expect(textOf(squares)).toBe("...\n.o.\n...");
  expect(textOf(tappedSquare(squares, 1, 1))).toBe("...\n...\n...");
});

it("sees gaps and full rows by itself", () => {
  const squares = squaresIn("...\n.o.\nx.x");
  expect(isGap(squares, 1, 2)).toBe(true);
  expect(isGap(squares, 0, 1)).toBe(false);
  expect(fullRows(SHEET, squares)).toEqual([]);
  expect(fullRows(SHEET, tappedSquare(squares, 1, 2, "x"))).toEqual(["low"]);
});
