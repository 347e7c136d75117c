import { expect, it } from "vitest";
import { PIECES } from "./sample";
import { colourBefore, covering, placedWith, type BlokusView } from "./view";

const COLOURS = [
  ["blue", "red"],
  ["yellow", "green"],
];

const view = {
  game: "blokus-2",
  size: 20,
  colour: "red",
  turns: ["blue", "yellow"],
  placed: [{ colour: "blue", piece: "1", cells: [[0, 0]] }],
  pieces: {},
  starts: {},
} as unknown as BlokusView;

it("shows a move at once", () => {
  const placed = placedWith(view, "b2,c2", PIECES);
  expect(placed.at(-1)).toEqual({
    colour: "red",
    piece: "2",
    cells: [
      [1, 1],
      [2, 1],
    ],
  });
  expect(placedWith(view, null, PIECES)).toBe(view.placed);
  expect(covering(placed).get("c2")).toBe("red");
});

it("puts the right colour before each player", () => {
  expect(colourBefore(view, COLOURS, 0, 0)).toBe("red");
  expect(colourBefore(view, COLOURS, null, 0)).toBe("red"); // blue has played, so red is next
  expect(colourBefore(view, COLOURS, null, 1)).toBe("green");
  expect(colourBefore(view, COLOURS, null, null)).toBe("red");
});
