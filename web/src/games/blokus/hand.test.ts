import { describe, expect, it } from "vitest";
import { cellsOf, flip, jump, nudge, over, pick, placeOf, textOf, turn } from "./hand";
import { cellText, covered, indexMoves, moveText, nearest, openCorners, parseMove, placesOf } from "./moves";
import { PIECES } from "./sample";
import { flipped, outline, spanOf, turned } from "./shapes";

describe("the pieces", () => {
  it("are known whichever way they lie", () => {
    const ways = new Set<string>();
    for (const piece of PIECES.names) {
      for (const side of [PIECES.shapeOf(piece), flipped(PIECES.shapeOf(piece))]) {
        let shape = side;
        for (let quarter = 0; quarter < 4; quarter++) {
          ways.add(moveText(shape));
          expect(PIECES.named(shape)).toBe(piece);
          shape = turned(shape);
        }
      }
    }
    expect(ways.size).toBe(1 + 2 + 2 + 8 + 1 + 8 + 1 + 4);
  });

  it("are found on the board", () => {
    expect(PIECES.named(parseMove("h6,i6,h7,g8,h8"))).toBe("Z5");
    expect(PIECES.named(parseMove("e5,d6,e6,f6,f7"))).toBe("F");
    expect(PIECES.named(parseMove("pass"))).toBeUndefined();
  });

  it("lie in order, the biggest first", () => {
    expect(PIECES.inOrder(["2", "X", "O"])).toEqual(["X", "O", "2"]);
  });

  it("have an edge of as many lines as sides that are not shared", () => {
    expect(outline(PIECES.shapeOf("O"), 1).match(/M/g)).toHaveLength(8);
    expect(outline(PIECES.shapeOf("1"), 0)).toBe("M0 0h1M0 1h1M0 0v1M1 0v1");
  });
});

describe("moves", () => {
  it("are written row by row from the bottom", () => {
    expect(moveText(parseMove("e10,d9,e9,f9,e8"))).toBe("e8,d9,e9,f9,e10");
  });

  it("are found by piece and way round", () => {
    const index = indexMoves(["a1,b1", "a1,a2", "c3,d3", "a1"], PIECES);
    expect([...index.keys()].sort()).toEqual(["1", "2"]);
    const lying = placesOf(index, "2", parseMove("a1,b1"));
    expect(lying.map((place) => place.text)).toEqual(["a1,b1", "c3,d3"]);
    expect(nearest(lying, 1.6, 1.7, 1)?.text).toBe("c3,d3");
    expect(nearest(lying, 10, 10, 2)).toBeNull();
    expect(covered(lying).map(cellText).sort()).toEqual(["a1", "b1", "c3", "d3"]);
  });

  it("show which corners are open", () => {
    const index = indexMoves(["b2", "b2,c2"], PIECES);
    expect([...openCorners(parseMove("a1"), index)]).toEqual(["b2"]);
  });
});

describe("a piece in hand", () => {
  const index = indexMoves(["a1,b1,c1", "d2,d3,d4"], PIECES);

  it("is taken the way it fits", () => {
    const upright = indexMoves(["d2,d3,d4"], PIECES);
    expect(spanOf(pick("I3", upright, PIECES).shape)).toEqual([1, 3]);
    expect(spanOf(pick("I3", index, PIECES).shape)).toEqual([3, 1]);
    expect(pick("X", index, PIECES).at).toBeNull();
  });

  it("snaps to what is legal and near, and else to the square below", () => {
    const near = over(pick("I3", index, PIECES), index, 14, 2, 1);
    expect(placeOf(near, index)?.text).toBe("a1,b1,c1");
    const far = over(near, index, 14, 9.4, 9.4);
    expect(placeOf(far, index)).toBeNull();
    expect(textOf(far)).toBe("i10,j10,k10");
  });

  it("never leaves the board", () => {
    const out = over(pick("I3", index, PIECES), index, 14, 99, -99);
    expect(cellsOf(out).every(([column, row]) => column < 14 && row >= 0)).toBe(true);
    expect(nudge(out, 5, -5, 14).at).toEqual([11, 0]);
  });

  it("turns about its middle and comes back", () => {
    const held = over(pick("L4", indexMoves([], PIECES), PIECES), indexMoves([], PIECES), 14, 7, 7);
    const around = [1, 1, 1, 1].reduce((hand, quarter) => turn(hand, quarter, indexMoves([], PIECES), 14), held);
    expect(around.shape).toEqual(held.shape);
    expect(turn(held, -1, indexMoves([], PIECES), 14).shape).toEqual(turn(held, 3, indexMoves([], PIECES), 14).shape);
    expect(flip(flip(held, indexMoves([], PIECES), 14), indexMoves([], PIECES), 14).shape).toEqual(held.shape);
  });

  it("jumps from one legal place to the next, whichever way round", () => {
    const first = jump(pick("I3", index, PIECES), 1, index, 14);
    const second = jump(first, 1, index, 14);
    expect([textOf(first), textOf(second)]).toEqual(["a1,b1,c1", "d2,d3,d4"]);
    expect(textOf(jump(second, 1, index, 14))).toBe("a1,b1,c1");
    expect(textOf(jump(pick("I3", index, PIECES), -1, index, 14))).toBe("d2,d3,d4");
  });
});
