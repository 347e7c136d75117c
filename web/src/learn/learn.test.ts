// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { goesToMiddle, isBig, LESSON as BLOKUS, takesCorner, touchesOthers } from "../games/blokus/lesson";
import { isGoodSwap, LESSON as BLOQS, liesFlat, stealsBig } from "../games/bloqs/lesson";
import { LESSON as BLOXX } from "../games/bloxx/lesson";
import type { View } from "../lib/api/protocol";
import { SAMPLE } from "../lib/games/sample";
import { dayOf, daysBefore, lastDays } from "./days";
import { keepPuzzle, keepStep, loadKept, readKept, streak } from "./kept";
import { lessonOf, partOf as scorePart, type Happening } from "./lesson";
import { hasBoard, partOf } from "./parts";

beforeEach(() => localStorage.clear());

describe("addresses", () => {
  it.each([
    [null, null],
    ["squares", null],
    ["puzzles", { part: "puzzles" }],
    ["squares/lesson", { part: "lesson", board: "flat" }],
    ["squares-duel/tips", { part: "tips", board: "flat" }],
    ["squares-duel/puzzle", { part: "puzzle", game: "squares-duel", day: null }],
    ["squares/puzzle/2026-11-05", { part: "puzzle", game: "squares", day: "2026-11-05" }],
    ["squares/puzzle/never", { part: "puzzle", game: "squares", day: null }],
    ["towers/puzzle", null],
    ["towers/lesson", null],
    ["chess/lesson", null],
  ])("%s", (what, part) => {
    expect(partOf(what, SAMPLE)).toEqual(part);
  });

  it("gives boards room", () => {
    expect(["squares/lesson", "squares/tips", null].map((what) => hasBoard(partOf(what, SAMPLE)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("days", () => {
  it("count back over months and clock changes", () => {
    expect(daysBefore("2026-11-01", 1)).toBe("2026-10-31");
    expect(daysBefore("2026-03-30", 2)).toBe("2026-03-28");
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("begin with the first puzzle", () => {
    expect(lastDays("2026-11-03", 30, "2026-11-01")).toEqual(["2026-11-03", "2026-11-02", "2026-11-01"]);
  });
});

describe("what is kept", () => {
  it("is read as far as it can be understood", () => {
    for (const text of [null, "", "7", "null", "{", '{"lessons": 3}']) {
      expect(readKept(text)).toEqual({ lessons: {}, puzzles: {} });
    }
  });

  it("knows the steps that were done", () => {
    keepStep("bloxx", 2);
    keepStep("bloxx", 0);
    keepStep("bloxx", 2);
    expect(loadKept().lessons).toEqual({ bloxx: [0, 2] });
  });

  it("counts days in a row, today or not yet", () => {
    const solve = (day: string, on = day) => keepPuzzle("bloxx", day, { result: "solved", on, tries: 1 });
    expect(streak(loadKept(), "2026-11-10")).toBe(0);
    solve("2026-11-08");
    solve("2026-11-09");
    expect(streak(loadKept(), "2026-11-10")).toBe(2);
    solve("2026-11-10");
    expect(streak(loadKept(), "2026-11-10")).toBe(3);
    expect(streak(loadKept(), "2026-11-12")).toBe(0);
    solve("2026-11-07", "2026-11-10"); // solved later: it does not count
    expect(streak(loadKept(), "2026-11-10")).toBe(3);
  });

  it("keeps what was solved", () => {
    keepPuzzle("bloxx", "2026-11-08", { result: "solved", on: "2026-11-08", tries: 2 });
    keepPuzzle("bloxx", "2026-11-08", { result: "shown", on: "2026-11-09", tries: 3 });
    expect(loadKept().puzzles["bloxx/2026-11-08"]?.result).toBe("solved");
  });
});

describe("lessons", () => {
  const view = { scores: [{ total: 0, parts: [["gaps", -2]] }] } as unknown as View;
  const now = (move: string, before: unknown = view): Happening => ({
    before: before as View,
    after: view,
    seat: 0,
    move,
  });

  it("have five steps each", () => {
    expect([BLOKUS, BLOXX, BLOQS].map((steps) => steps.length)).toEqual([5, 5, 5]);
    const games = { one: { game: "squares", seats: 2, moves: ["a", "b", "c"] } };
    const [step] = lessonOf({ games, lesson: [{ game: "one", moves: 2 }] }, [() => null]);
    expect(step).toMatchObject({ game: "squares", seats: 2, moves: ["a", "b"] });
    expect(() => lessonOf({ games, lesson: [{ game: "two", moves: 0 }] }, [() => null])).toThrow("step 1");
    expect(scorePart(view, 0, "gaps")).toBe(-2);
    expect(scorePart(view, 3, "gaps")).toBe(0);
  });

  it("of Blokus know big, near and in the way", () => {
    const board = {
      colour: "blue",
      placed: [
        {
          colour: "blue",
          piece: "2",
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
        {
          colour: "red",
          piece: "2",
          cells: [
            [5, 1],
            [6, 1],
          ],
        },
      ],
    };
    expect(isBig(now("a1,b1,c1,d1,e1"))).toBe(true);
    expect(isBig(now("a1,b1"))).toBe(false);
    expect(goesToMiddle(now("c2,d3,e4,f5", board))).toBe(true);
    expect(goesToMiddle(now("c2", board))).toBe(false);
    expect(touchesOthers(now("e2,d2", board))).toBe(true);
    expect(touchesOthers(now("e3,d3", board))).toBe(false);
    expect(takesCorner(now("e3,d3", board))).toBe(true);
    expect(takesCorner(now("e2,d2", board))).toBe(false);
  });

  it("of Bloqs know flat, fair and big", () => {
    expect(liesFlat(now("build I3#9 a1.1,a2.1,a3.1"))).toBe(true);
    expect(liesFlat(now("build I3#9 a1.1,a1.2,a1.3"))).toBe(false);
    expect(isGoodSwap(now("swap 1 give O4#17 take L4#21"))).toBe(true);
    expect(isGoodSwap(now("swap 1 give O4#17 take I3#9"))).toBe(false);
    expect(isGoodSwap(now("swap 1 give 1#1 take 2#5"))).toBe(true);
    expect(stealsBig(now("steal 2 T4#25"))).toBe(true);
    expect(stealsBig(now("steal 2 I3#9"))).toBe(false);
  });
});
