import { expect, it } from "vitest";
import { PIECES } from "./sample";
import { colourBefore, covering, newsOf, placedWith, type BlokusView } from "./view";

const view = {
  game: "blokus-2",
  colours: [
    ["blue", "red"],
    ["yellow", "green"],
  ],
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
  expect(colourBefore(view, 0, 0)).toBe("red");
  expect(colourBefore(view, null, 0)).toBe("red"); // blue has played, so red is next
  expect(colourBefore(view, null, 1)).toBe("green");
  expect(colourBefore(view, null, null)).toBe("red");
});

it("counts what was laid since one's own last piece as news, and to others only the last", () => {
  const laid = (...colours: string[]) => colours.map((colour) => ({ colour, piece: "1", cells: [] }));
  expect(newsOf(laid("blue", "yellow", "red", "green"), ["blue"])).toBe(3);
  expect(newsOf(laid("blue", "yellow", "red"), ["yellow", "green"])).toBe(1);
  expect(newsOf(laid("blue", "yellow", "blue"), ["blue"])).toBe(1);
  expect(newsOf(laid("yellow", "red"), [])).toBe(1);
  expect(newsOf([], ["blue"])).toBe(0);
});
