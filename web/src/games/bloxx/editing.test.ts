import { expect, it } from "vitest";
import { choiceText, editing, readChoice } from "./editing";
import { EMPTY, sample } from "./sample";

const FLAT = "A a1*,b1,c1,d1";
const SQUARE = "B e1*,f1,e2,f2";
const SETUP = {
  sheets: [
    [FLAT, "pass"],
    ["pass", SQUARE],
  ],
  active: 1,
};

it("draws on one sheet and takes off it again", () => {
  const drawn = editing.put(editing.empty(2), "1", SQUARE, "B6");
  expect(drawn).toEqual({ sheets: [[], [SQUARE]], active: 0 });
  expect(editing.put(drawn, "1", FLAT, "A1x")["sheets"]).toEqual([[], [SQUARE, "A a1,b1,c1,d1"]]);
  expect(editing.without(SETUP, "B f2,e2,f1,e1*", "1")["sheets"]).toEqual([[FLAT, "pass"], ["pass"]]);
  expect(editing.isEmpty(drawn)).toBe(false);
  expect(editing.isEmpty(editing.empty(4))).toBe(true);
  expect(SETUP.sheets[1]).toHaveLength(2);
});

it("asks the server with the dice showing what was chosen", () => {
  expect(editing.asked(SETUP, "0", null)).toEqual({ setup: SETUP, moves: [] });
  const { setup, moves } = editing.asked(SETUP, "0", "B4x");
  expect(moves).toEqual(["roll A1 B4"]);
  expect(setup).toEqual({ sheets: [[FLAT], ["pass", SQUARE]], active: 0 });
});

it("reads what was chosen", () => {
  for (const choice of ["A1", "B6x"])
    expect(choiceText(readChoice(choice) ?? { die: "A", face: 0, lost: false })).toBe(choice);
  expect(readChoice("C1")).toBeNull();
  expect(readChoice(null)).toBeNull();
});

it("has as many sheets as players", () => {
  expect(editing.withSeats(SETUP, 3)).toEqual({ sheets: [...SETUP.sheets, []], active: 1 });
  expect(editing.withSeats(SETUP, 1)).toEqual({ sheets: [[FLAT, "pass"]], active: 0 });
});

it("goes on from a game: turn by turn, and with whoever is active after this turn", () => {
  const second = { cells: [[0, 0], [1, 0], [2, 0], [3, 0]], circle: [0, 0], die: "A", turn: 2 } as const; // prettier-ignore
  const sheets = [EMPTY, { ...EMPTY, drawn: [second] }] as unknown as ReturnType<typeof sample>["sheets"];
  const view = sample({ sheets, active: 1, chosen_die: null });
  expect(editing.setupOf(view)).toEqual({ sheets: [[], ["pass", FLAT]], active: 1 });
  expect(editing.setupOf({ ...view, chosen_die: "A" })["active"]).toBe(0);
  expect(editing.sides(view)).toEqual(["0", "1"]);
});

it("shows a flaw on the sheet it is on", () => {
  expect(editing.sideOf({ seat: 1 })).toBe("1");
});
