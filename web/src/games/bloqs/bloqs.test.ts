/** The headless parts of Bloqs: notation, places, tasks, what is shown. */
import { describe, expect, it } from "vitest";
import { cellText, isFull, lieOf, parseCell, parseCells, rotated, type Axis, type Cell } from "./cells";
import { kindColour, pieceColour } from "./colours";
import { kindOf, numberOf, PieceSet, piecesOf } from "./pieces";
import { completes, firstPlace, liesOf, nudged, placeAt, placesByPiece, turned } from "./placing";
import { beside, discScale, onRing, path, stockSpots } from "./ring";
import { OUR_PIECES } from "./sample";
import { gives, takes, type Swap } from "./task";

describe("cells", () => {
  it("reads and writes what the notation writes, beyond the edge of the site too", () => {
    for (const text of ["a1.1", "c3.2", "d2.1", "z1.3", "y0.2", "b-1.4"]) expect(cellText(parseCell(text))).toBe(text);
    expect(parseCell("z1.3")).toEqual([-1, 0, 2]);
  });

  it("refuses what is no cell", () => {
    expect(() => parseCell("A1")).toThrow();
  });

  it("knows a way of lying wherever it is", () => {
    expect(lieOf(parseCells("a1.1,b1.1"))).toBe(lieOf(parseCells("b3.2,c3.2")));
    expect(lieOf(parseCells("a1.1,b1.1"))).not.toBe(lieOf(parseCells("a1.1,a2.1")));
  });

  it("is back after four quarter turns about any axis", () => {
    for (const axis of ["turn", "tip", "roll"] as Axis[]) {
      let cells: Cell[] = parseCells("a1.1,b1.1,c1.1,c2.1");
      const before = lieOf(cells);
      for (let quarter = 0; quarter < 4; quarter += 1) cells = rotated(cells, axis);
      expect(lieOf(cells)).toBe(before);
    }
  });

  it("counts a layer full only with its nine squares on the site", () => {
    const nine = parseCells("a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,a3.1,b3.1,c3.1");
    expect(isFull(nine, 0)).toBe(true);
    expect(isFull([...nine.slice(1), parseCell("d1.1")], 0)).toBe(false);
  });
});

describe("pieces", () => {
  it("numbers them kind by kind", () => {
    expect(kindOf("L4#21")).toBe("L4");
    expect(numberOf("1#4")).toBe(4);
    const pieces = new PieceSet(OUR_PIECES);
    expect(pieces.text(32)).toBe("S4#32");
    expect(pieces.kinds.map((kind) => pieces.cellsOf(kind).length)).toEqual([1, 2, 3, 3, 4, 4, 4, 4]);
    expect(pieces.kinds.every((kind) => pieces.isFlat(kind))).toBe(true);
  });

  it("knows those of any box", () => {
    const pieces = new PieceSet([
      { kind: "X", count: 1, colour: "#112233", cells: "a1.1" },
      { kind: "Y", count: 9, colour: "#445566", cells: "a1.1,a1.2" },
    ]);
    expect([1, 2, 10].map((number) => pieces.text(number))).toEqual(["X#1", "Y#2", "Y#10"]);
    expect(pieces.placeOf(10)).toEqual({ kind: 1, nth: 8 });
    expect([pieces.has("Y"), pieces.has("steal"), pieces.isFlat("Y"), pieces.countOf("Y")]).toEqual([
      true,
      false,
      false,
      9,
    ]);
    expect(kindColour(pieces, "X", false)).toBe("#112233");
    expect(kindColour(pieces, "X", true)).not.toBe(kindColour(pieces, "Y", true));
    expect(pieceColour(pieces, 2, false)).toBe("#445566");
    expect(pieceColour(pieces, 3, false)).not.toBe("#445566");
  });

  it("are the same object for views of one game", () => {
    expect(piecesOf({ pieces: OUR_PIECES })).toBe(piecesOf({ pieces: [...OUR_PIECES] }));
    expect(piecesOf({ pieces: OUR_PIECES.slice(1) })).not.toBe(piecesOf({ pieces: OUR_PIECES }));
  });

  it("lie around the die, each kind in a pile of its own", () => {
    for (let kinds = 1; kinds <= 12; kinds += 1) {
      const spots = stockSpots(kinds);
      expect(spots).toHaveLength(kinds);
      expect(new Set(spots.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(kinds);
      expect(spots.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > 0.9)).toBe(true);
    }
    expect(discScale(20)).toBe(1);
    expect(discScale(36)).toBeCloseTo(0.556, 2);
  });
});

describe("placing", () => {
  const legal = [
    "build 2#5 a1.1,b1.1",
    "build 2#5 b1.1,c1.1",
    "build 2#5 a1.1,a2.1",
    "build 2#5 a1.1,a1.2",
    "build 2#5 b3.2,c3.2",
    "build 1#1 c3.1",
    "card piece-2",
  ];
  const places = placesByPiece(legal).get("2#5") ?? [];
  const flat = places[0];
  if (flat === undefined) throw new Error("no place");

  it("sorts places by piece and leaves other moves alone", () => {
    expect([...placesByPiece(legal).keys()]).toEqual(["2#5", "1#1"]);
    expect(liesOf(places)).toHaveLength(3);
  });

  it("shows a piece low down at first", () => {
    expect(firstPlace(places)?.cells.every(([, , z]) => z === 0)).toBe(true);
    expect(firstPlace([])).toBeNull();
  });

  it("turns to the next way of lying that has a place", () => {
    expect(turned(places, flat, "turn")?.text).toBe("build 2#5 a1.1,a2.1");
    expect(turned(places, flat, "roll")?.text).toBe("build 2#5 a1.1,a1.2");
    expect(turned(places, flat, "tip")).toBeNull();
  });

  it("moves to the next place in a direction and stays where there is none", () => {
    expect(nudged(places, flat, [1, 0, 0]).text).toBe("build 2#5 b1.1,c1.1");
    expect(nudged(places, flat, [-1, 0, 0])).toBe(flat);
    expect(nudged(places, flat, [0, 0, 1]).text).toBe("build 2#5 b3.2,c3.2");
  });

  it("goes where the pointer is, or as near as it may", () => {
    expect(placeAt(places, flat.lie, [2, 0, 0])?.text).toBe("build 2#5 b1.1,c1.1");
    expect(placeAt(places, flat.lie, [2, 2, 3])?.text).toBe("build 2#5 b3.2,c3.2");
  });

  it("foretells the layers that a place completes", () => {
    const tower = parseCells("c1.1,a2.1,b2.1,c2.1,a3.1,b3.1,c3.1");
    expect(completes(tower, flat)).toEqual([0]);
    expect(completes(tower.slice(1), flat)).toEqual([]);
  });
});

describe("ring", () => {
  const pawn = { disc: 1, on_start: true, clockwise: [1, 2, 3], counter_clockwise: [20, 19, 18] };

  it("goes by the places that the server says", () => {
    expect(path(pawn, 3, true)).toEqual([0, 1, 2]);
    expect(path(pawn, 1, false)).toEqual([19]);
  });

  it("has the first place in front and goes on clockwise", () => {
    expect(onRing(4, 10, 20, 4).y).toBeCloseTo(10);
    expect(onRing(9, 10, 20, 4).x).toBeCloseTo(-10);
  });

  it("puts pawns on one disc beside each other", () => {
    const pawns = [
      { ...pawn, disc: 3, on_start: false },
      { ...pawn, disc: 3, on_start: false },
      { ...pawn, disc: 3, on_start: true },
    ];
    expect([0, 1, 2].map((seat) => beside(pawns, seat))).toEqual([-0.5, 0.5, 0]);
  });
});

describe("swaps", () => {
  const swap = (other: number, give: string, take: string): Swap => ({ text: "", other, give, take });
  const swaps = [swap(1, "1#1", "2#5"), swap(1, "1#1", "I3#9"), swap(2, "L4#21", "2#6")];

  it("offers only what goes with what is chosen", () => {
    expect(gives(swaps, null)).toEqual(["1#1", "L4#21"]);
    expect(gives(swaps, { text: "", seat: 2, piece: "2#6" })).toEqual(["L4#21"]);
    expect(takes(swaps, "1#1").map((each) => each.piece)).toEqual(["2#5", "I3#9"]);
    expect(takes(swaps, null)).toHaveLength(3);
  });
});
