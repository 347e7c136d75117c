import { describe, expect, it } from "vitest";
import { effectsOf } from "./foretell";
import { gapsBelow, marksOf, rowState, withDrawing } from "./marks";
import { marginsOf, squaresBox } from "./margins";
import { countsOf, meaningOf, noteOf } from "./meaning";
import { newsBetween } from "./news";
import { cellName, drawingText, parseDrawing, parseRoll } from "./notation";
import { circlePath, crossPath, gapPath, outlineCorners, outlinePath, wobble } from "./pen";
import { clamped, fits, nearest, nextPlace, places, snapped, startingGhost, type Hand } from "./placing";
import { EMPTY, sample } from "./sample";
import { AS_ON_DIE, mirrored, orient, ORIENTATIONS, readFace, turned } from "./shape";
import { mustPass, statusOf } from "./status";
import { cellKey, faceOf, losesCircle, readLayout, rollsOf, type Cell, type SeatSheet } from "./view";

const layout = readLayout(sample());

function sorted(cells: readonly Cell[]): string[] {
  return cells.map(cellKey).sort();
}

describe("the view", () => {
  it("reads the sheet from its text, row 1 at the bottom", () => {
    expect([layout.columns, layout.rows]).toEqual([7, 10]);
    expect(layout.numbers.get("1,0")).toBe(2);
    expect(layout.numbers.get("3,9")).toBe(4);
    expect(layout.numbers.size).toBe(14);
  });

  it("knows which face is up and whose circle is lost", () => {
    const view = sample({ chosen_die: "A", due: [1] });
    expect(faceOf(view, "B")).toBe("xo\nxx");
    expect(losesCircle(view, 1, "A")).toBe(true);
    expect(losesCircle(view, 1, "B")).toBe(false);
    expect(losesCircle(view, 0, "A")).toBe(false);
    expect(rollsOf(view)).toBe(1);
  });
});

describe("notation", () => {
  it("reads and writes drawings as the server does", () => {
    for (const text of ["A b1,c1,c2*,d2", "B e5,e6,f6,e7", "A a10,b10,c10,d10*"]) {
      const drawing = parseDrawing(text);
      expect(drawing && drawingText(drawing)).toBe(text);
    }
  });

  it("puts squares in order, row by row from the bottom", () => {
    expect(
      drawingText({
        die: "B",
        cells: [
          [1, 1],
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        circle: [1, 1],
      }),
    ).toBe("B a1,b1,a2,b2*");
  });

  it("leaves rolls and passes alone", () => {
    expect(parseDrawing("pass")).toBeNull();
    expect(parseDrawing("roll A3 B5")).toBeNull();
    expect(parseDrawing("A b1,?")).toBeNull();
    expect(parseRoll("roll A3 B5")).toEqual([3, 5]);
    expect(parseRoll("A b1,c1,d1,e1")).toBeNull();
    expect(cellName([6, 9])).toBe("g10");
  });
});

describe("shapes", () => {
  const face = readFace("xxo\nx..");

  it("hold on to the circle's square", () => {
    expect(sorted(face)).toEqual(
      sorted([
        [-2, 0],
        [-1, 0],
        [0, 0],
        [-2, -1],
      ]),
    );
  });

  it("turn clockwise: what pointed left points up", () => {
    expect(sorted(orient(face, turned(AS_ON_DIE, 1)))).toEqual(
      sorted([
        [0, 2],
        [0, 1],
        [0, 0],
        [-1, 2],
      ]),
    );
    expect(turned({ turns: 0, flipped: false }, -1).turns).toBe(3);
  });

  it("mirror left to right as seen, however they were turned", () => {
    for (const orientation of ORIENTATIONS) {
      const before = orient(face, orientation);
      expect(sorted(orient(face, mirrored(orientation)))).toEqual(sorted(before.map(([x, y]) => [0 - x, y])));
    }
  });

  it("have eight ways for a shape without symmetry", () => {
    const ways = ORIENTATIONS.map((orientation) => sorted(orient(face, orientation)).join(" "));
    expect(new Set(ways).size).toBe(8);
  });
});

describe("placing", () => {
  const legal = new Set(["A a1*,b1,c1,d1", "A d1*,e1,f1,g1", "A g1*,g2,g3,g4"]);
  const hand: Hand = { layout, legal, shape: readFace("oxxx"), die: "A", lost: false };

  it("finds the places that the server lists, and no others", () => {
    expect(places(hand, AS_ON_DIE)).toEqual([
      [0, 0],
      [3, 0],
    ]);
    expect(fits(hand, AS_ON_DIE, [1, 0])).toBe(false);
    expect(fits({ ...hand, lost: true }, AS_ON_DIE, [0, 0])).toBe(false);
  });

  it("snaps to the nearest place, but not from far away", () => {
    const found = places(hand, AS_ON_DIE);
    expect(nearest(found, [1.2, 0.4])).toEqual([0, 0]);
    expect(nearest(found, [0, 5])).toBeNull();
    expect(snapped(hand, AS_ON_DIE, found, [2.1, 0.9])).toEqual([3, 0]);
    expect(snapped(hand, AS_ON_DIE, found, [6, 5.2])).toEqual([3, 5]);
  });

  it("keeps shapes on the sheet", () => {
    expect(clamped(layout, hand.shape, [-3, 99])).toEqual([0, 9]);
    expect(clamped(layout, orient(hand.shape, { turns: 1, flipped: false }), [2, 0])).toEqual([2, 3]);
  });

  it("begins low down near the middle, as on the die if it can", () => {
    expect(startingGhost(hand)).toEqual({ die: "A", orientation: AS_ON_DIE, at: [3, 0] });
    const upright = { ...hand, legal: new Set(["A g1*,g2,g3,g4"]) };
    expect(startingGhost(upright)).toMatchObject({ at: [6, 0], orientation: { turns: 3 } });
    expect(startingGhost({ ...hand, legal: new Set() }).at).toEqual([3, 0]);
  });

  it("goes from place to place, and round", () => {
    const found = places(hand, AS_ON_DIE);
    expect(nextPlace(found, [0, 0], 1, layout)).toEqual([3, 0]);
    expect(nextPlace(found, [3, 0], 1, layout)).toEqual([0, 0]);
    expect(nextPlace(found, [0, 0], -1, layout)).toEqual([3, 0]);
    expect(nextPlace([], [0, 0], 1, layout)).toBeNull();
  });
});

describe("what a drawing does", () => {
  const row2: SeatSheet = {
    ...EMPTY,
    drawn: [
      {
        cells: [0, 1, 2].flatMap((column): Cell[] => [
          [column, 0],
          [column, 1],
        ]),
        circle: [1, 0],
        die: "A",
        turn: 1,
      },
    ],
  };

  it("colours in what is below it, and nothing that is drawn", () => {
    expect(
      gapsBelow(marksOf(row2), [
        [3, 1],
        [4, 1],
        [2, 2],
      ]),
    ).toEqual([
      [3, 0],
      [4, 0],
    ]);
    const after = withDrawing(row2, { die: "B", cells: [[3, 1]], circle: null });
    expect(after.gaps).toEqual([[3, 0]]);
    expect(marksOf(after).get("1,0")).toBe("circle");
  });

  it("says which number it circles, and which rows it completes or spoils", () => {
    const [orange] = layout.coloured;
    const across: Cell[] = [
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ];
    const effects = effectsOf(layout, [row2], 0, { die: "A", cells: across, circle: [3, 1] });
    expect(effects.circled).toEqual({ number: 2, at: [3, 1] });
    expect(effects.completes).toEqual([{ row: orange, points: 4 }]);
    expect(effects.gaps).toHaveLength(4);
    const second = effectsOf(layout, [row2, { ...EMPTY, rows: { orange: 4 } }], 0, {
      die: "A",
      cells: across,
      circle: null,
    });
    expect(second.completes[0]?.points).toBe(2);
    expect(second.circled).toBeNull();
    expect(effectsOf(layout, [row2], 0, { die: "A", cells: [[3, 2]], circle: null }).spoils).toEqual([orange]);
  });

  it("tells full, open and spoilt rows apart", () => {
    const orange = { row: 2, name: "orange", colour: "" };
    expect(rowState(layout, marksOf(row2), orange)).toBe("open");
    expect(rowState(layout, marksOf({ ...row2, gaps: [[5, 1]] }), orange)).toBe("spoilt");
  });
});

describe("the dice", () => {
  it("say before the choice what becomes of the circle", () => {
    const first = sample();
    expect(meaningOf(first, 0, "A", 9, 0)).toEqual({ key: "keeps", fate: "kept" });
    expect([noteOf(first, 0), noteOf(first, 1), noteOf(first, null)]).toEqual(["yours", "may-lose", null]);
    expect(meaningOf(first, 1, "A", 0, null)).toEqual({ key: "may-lose", fate: "lost" });
    const then = sample({ chosen_die: "A", due: [1] });
    expect(meaningOf(then, 1, "A", 9, 1)).toEqual({ key: "lost", fate: "lost" });
    expect(meaningOf(then, 1, "B", 9, 1)).toEqual({ key: "keeps", fate: "kept" });
    expect(meaningOf(then, 1, "B", 0, 1)?.key).toBe("nowhere");
    expect(meaningOf(then, 0, "A", 0, null)?.key).toBe("mine");
    expect(meaningOf(then, null, "A", 0, null)?.key).toBe("took");
    expect([noteOf(then, 1), noteOf(then, 0)]).toEqual(["taken", null]);
    expect(noteOf(sample({ seats: 1 }), 0)).toBeNull();
    expect(noteOf(sample({ due: [1] }), 1), "who is active passed, so no circle is lost").toBeNull();
    expect(meaningOf(sample({ roll: null }), 0, "A", 0, null)).toBeNull();
  });

  it("are counted by the moves that the server lists", () => {
    expect(countsOf(["A a1*,b1,c1,d1", "B a1,b1,a2,b2*", "A b1*,c1,d1,e1"])).toEqual({ A: 2, B: 1 });
    expect(countsOf(["pass"])).toEqual({ A: 0, B: 0 });
    expect(countsOf(null)).toEqual({ A: 0, B: 0 });
  });
});

describe("the status", () => {
  it("says whose turn it is and what to do", () => {
    const view = sample();
    expect(statusOf(view, 0, ["A a1*,b1,c1,d1"], null).key).toBe("choose");
    expect(statusOf(view, 0, ["A a1*,b1,c1,d1"], "A").key).toBe("place");
    expect(statusOf(view, 0, ["pass"], null).key).toBe("pass");
    expect(statusOf(view, null, null, null)).toEqual({ key: "active", seats: [0] });
    expect(statusOf(sample({ due: [1], chosen_die: "A" }), null, null, null)).toEqual({ key: "others", seats: [1] });
    expect(statusOf(sample({ due: [-1] }), null, null, null).key).toBe("rolls");
    const outcome = { scores: [1, 2], ranks: [2, 1], winners: [1], reason: "two-drew-nothing" };
    expect(statusOf(sample({ outcome, due: [] }), null, null, null)).toEqual({ key: "over-two", seats: [1] });
    const resigned = { ...outcome, reason: "resigned" };
    expect(statusOf(sample({ outcome: resigned }), null, null, null).key).toBe("over");
    expect(mustPass(["A a1*,b1,c1,d1"])).toBe(false);
  });
});

describe("the news", () => {
  const before = sample();
  const drawn = sample({ moves: [...before.moves, [0, "A a2*,b2,c2,d2"]], due: [1], chosen_die: "A" });

  it("tells each drawing with its own gaps and number", () => {
    expect(newsBetween(before, drawn)).toEqual([
      { kind: "drew", seat: 0, die: "A", squares: "a2 b2 c2 d2", number: null, gaps: 4 },
    ]);
    const circled = sample({ moves: [...before.moves, [0, "A b1*,c1,d1,e1"]] });
    expect(newsBetween(before, circled)).toMatchObject([{ number: 2, gaps: 0 }]);
  });

  it("tells who completed a row when the turn is over, before the next roll", () => {
    const after = sample({
      moves: [...drawn.moves, [1, "pass"], [-1, "roll A2 B2"]],
      active: 1,
      sheets: [{ ...EMPTY, rows: { orange: 4 } }, EMPTY],
    });
    expect(newsBetween(drawn, after)).toEqual([
      { kind: "passed", seat: 1 },
      { kind: "row", seats: [0], row: "orange", points: 4 },
      { kind: "rolled", seat: 1, roll: [2, 2] },
    ]);
  });

  it("tells the end", () => {
    const outcome = { scores: [1, 2], ranks: [2, 1], winners: [1], reason: "two-drew-nothing" };
    const after = sample({ moves: [...drawn.moves, [1, "pass"]], outcome, due: [] });
    expect(newsBetween(drawn, after).at(-1)).toEqual({ kind: "over", winners: [1] });
  });

  it("is silent after a take-back or a jump", () => {
    expect(newsBetween(drawn, before)).toEqual([]);
    const other = sample({
      moves: [
        [-1, "roll A2 B2"],
        [0, "A b1*,c1,d1,e1"],
      ],
    });
    expect(newsBetween(before, other)).toEqual([]);
    const far = sample({ moves: [...before.moves, ...Array.from({ length: 9 }, (): [number, string] => [0, "pass"])] });
    expect(newsBetween(before, far)).toEqual([]);
  });
});

describe("the pen", () => {
  it("wobbles the same way each time, and not too far", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      expect(wobble(seed, 3)).toBe(wobble(seed, 3));
      expect(Math.abs(wobble(seed, 3))).toBeLessThanOrEqual(1);
    }
  });

  it("goes once round a shape", () => {
    expect(
      outlineCorners(
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        2,
      ),
    ).toHaveLength(4);
    expect(
      outlineCorners(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [1, 1],
        ],
        2,
      ),
    ).toHaveLength(8);
    expect(
      outlinePath(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
        ],
        2,
      ),
    ).toMatch(/^M.*Z$/);
    expect(outlinePath([], 2)).toBe("");
  });

  it("draws numbers that a page can read", () => {
    for (const path of [crossPath([3, 4], 10), circlePath([3, 4], 10), gapPath([3, 4], 10)])
      expect(path).toMatch(/^[MQL\d. -]+$/);
  });
});

describe("the overlay", () => {
  it("covers exactly the squares", () => {
    const margins = marginsOf(false, true);
    const box = squaresBox(layout, margins);
    expect(box.left + box.width + (margins.right / (280 + margins.left + margins.right)) * 100).toBeCloseTo(100);
  });
});
