import { expect, it } from "vitest";
import { cardsOf, editing, handOf, withDisc, withHand, withPawn } from "./editing";
import type { BloqsView } from "./view";

const view = {
  seats: 2,
  turn: 1,
  towers: [[{ piece: "1#1", cells: "a1.1" }], []],
  discs: ["S4", null, "1"],
  pawns: [
    { disc: 1, on_start: false },
    { disc: 3, on_start: true },
  ],
  waiting_for: { step: "supply", kind: null },
} as unknown as BloqsView;

const SETUP = { towers: [{ "1#1": "a1.1" }, {}], discs: ["S4", null, "1"], pawns: [1, "start"], turn: 1 };

it("goes on from what is on a table", () => {
  expect(editing.setupOf(view)).toEqual(SETUP);
  expect(editing.setupOf({ ...view, hands: [["die-1"], 2], discards: [] })).toEqual({
    ...SETUP,
    hands: [["die-1"], []],
    discards: [],
  });
  expect(editing.sides(view)).toEqual(["0", "1"]);
  expect(editing.turnOf(SETUP)).toBe("1");
});

it("builds pieces into towers and takes them out", () => {
  const built = editing.put(SETUP, "1", "build 2#5 a1.1,b1.1", null);
  expect(built["towers"]).toEqual([{ "1#1": "a1.1" }, { "2#5": "a1.1,b1.1" }]);
  expect(editing.ownerOf(built, "build 2#5 a1.1,b1.1", "0")).toBe("1");
  expect(editing.without(built, "build 1#1 a1.1", "0")["towers"]).toEqual([{}, { "2#5": "a1.1,b1.1" }]);
  expect(editing.isEmpty(editing.empty(3))).toBe(true);
  expect(editing.isEmpty(SETUP)).toBe(false);
});

it("asks the server what a seat could build of all the stock", () => {
  expect(editing.asked(SETUP, "0", null)).toEqual({ setup: { ...SETUP, turn: 0, supply: true }, moves: [] });
  expect(editing.isNext(view, "1")).toBe(true);
  expect(editing.isNext(view, "0")).toBe(false);
  expect(editing.isNext({ ...view, waiting_for: { step: "roll" } }, "1")).toBe(false);
});

it("has a tower, a pawn and a hand for each player", () => {
  expect(editing.withSeats({ ...SETUP, hands: [["die-1"], []] }, 3)).toEqual({
    ...SETUP,
    towers: [...SETUP.towers, {}],
    pawns: [1, "start", "start"],
    hands: [["die-1"], [], []],
  });
  expect(editing.withSeats({ ...SETUP, turn: 3 }, 2)["turn"]).toBe(1);
});

it("lays discs and puts pawns on them", () => {
  expect(withDisc(SETUP, view, 1, "steal")["discs"]).toEqual(["S4", "steal", "1"]);
  expect(withDisc(SETUP, view, 0, null)["pawns"]).toEqual(["start", "start"]);
  expect(withPawn(SETUP, view, 1, "3")["pawns"]).toEqual([1, 3]);
  expect(withPawn(SETUP, view, 0, "start")["pawns"]).toEqual(["start", "start"]);
});

it("gives cards into hands", () => {
  const given = withHand(SETUP, 2, 1, ["defence"]);
  expect(given["hands"]).toEqual([[], ["defence"]]);
  expect(handOf(given, 1)).toEqual(["defence"]);
  expect(handOf(SETUP, 0)).toEqual([]);
  expect(cardsOf(["L4"])).toContain("piece-L4");
});

it("begins a game with cards that chance deals, and not with cards that everybody has seen", () => {
  const maestro = { ...view, hands: [[], 0] };
  expect(editing.begun(SETUP, view)).toBe(SETUP);
  expect(editing.begun(withHand(SETUP, 2, 1, ["defence"]), maestro)).toBeNull();
  expect(editing.begun(withHand(SETUP, 2, 1, []), maestro)).toEqual({ ...SETUP, hands: "dealt" });
});
