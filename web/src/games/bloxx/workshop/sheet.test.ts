import { expect, it } from "vitest";
import { changedRow, faceOf, resized, squaresOf, tapped, toggledRow, withSquare, type SheetPart } from "./sheet";

const SHEET: SheetPart = { name: "s", grid: "..3.\n....\n1...\n", rows: [{ row: 3, name: "top", colour: "#e69f00" }] };

it("puts a number on a square", () => {
  expect(withSquare(SHEET, 1, 1, "7").grid).toBe("..3.\n.7..\n1...");
});

it("grows and shrinks at the top and at the right", () => {
  const larger = resized(SHEET, 5, 4);
  expect(larger.grid).toBe(".....\n..3..\n.....\n1....");
  expect(larger.rows).toEqual(SHEET.rows);
  const smaller = resized(SHEET, 2, 2);
  expect(smaller.grid).toBe("..\n1.");
  expect(smaller.rows).toEqual([]);
});

it("colours a row in a colour that is still free, and takes it off again", () => {
  const coloured = toggledRow(SHEET, 1, (row) => `row ${row}`);
  expect(coloured.rows.map(({ row, name }) => [row, name])).toEqual([
    [1, "row 1"],
    [3, "top"],
  ]);
  expect(new Set(coloured.rows.map(({ colour }) => colour)).size).toBe(2);
  expect(toggledRow(coloured, 1, String)).toEqual(SHEET);
  expect(changedRow(SHEET, 3, { name: "high" }).rows[0]?.name).toBe("high");
});

it("draws a face square by square", () => {
  let squares = squaresOf("", 4);
  expect(faceOf(squares)).toBe("");
  squares = tapped(squares, 1, 1);
  squares = tapped(squares, 2, 1);
  squares = tapped(tapped(squares, 2, 2), 2, 2);
  expect(faceOf(squares)).toBe("xx\n.o");
  expect(faceOf(squaresOf("xx\n.o", 4))).toBe("xx\n.o");
});

it("has one circle: another becomes a cross", () => {
  const squares = tapped(squaresOf("ox", 4), 1, 0, "o");
  expect(faceOf(squares)).toBe("xo");
});
