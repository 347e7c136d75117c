import { expect, it } from "vitest";
import { editing } from "./editing";
import type { BlokusView } from "./view";

const view = {
  colour: "red",
  pieces: { blue: ["1"], red: ["1", "2"] },
  placed: [
    { colour: "blue", piece: "2", cells: [[4, 9], [5, 9]] }, // prettier-ignore
    { colour: "red", piece: "1", cells: [[9, 4]] },
    { colour: "blue", piece: "1", cells: [[6, 10]] },
  ],
  starts: { blue: [], red: [[9, 4]] },
} as unknown as BlokusView;

const SETUP = { placed: { blue: ["e10,f10", "g11"], red: ["j5"] }, turn: "red" };

it("goes on from what is on a board", () => {
  expect(editing.setupOf(view)).toEqual(SETUP);
  expect(editing.turnOf(SETUP)).toBe("red");
  expect(editing.sides(view)).toEqual(["blue", "red"]);
});

it("puts pieces down in their order, and takes them away again", () => {
  const more = editing.put(editing.put({}, "blue", "e10", null), "blue", "f11", null);
  expect(more).toEqual({ placed: { blue: ["e10", "f11"] } });
  expect(editing.without(SETUP, "f10,e10", "blue")).toEqual({ placed: { blue: ["g11"], red: ["j5"] }, turn: "red" });
  expect(editing.without(SETUP, "j5", "red")).toEqual({ placed: { blue: ["e10,f10", "g11"] }, turn: "red" });
  expect(editing.ownerOf(SETUP, "f10,e10", "red")).toBe("blue");
  expect(editing.ownerOf(SETUP, "a1", "red")).toBeNull();
  expect(editing.isEmpty(SETUP)).toBe(false);
  expect(editing.isEmpty({ placed: { blue: [] }, turn: "red" })).toBe(true);
  expect(editing.isEmpty(editing.empty(2))).toBe(true);
  expect(editing.asked(SETUP, "blue", null)).toEqual({ setup: { ...SETUP, turn: "blue" }, moves: [] });
  expect(SETUP.placed.blue).toHaveLength(2);
});

it("shows the pieces of the side in hand, also when the game is over", () => {
  const shown = editing.inHand({ ...view, colour: null }, "blue");
  expect(shown.colour).toBe("blue");
  expect(shown.outcome).toBeNull();
  expect(shown.starts).toEqual({ blue: [] });
});
