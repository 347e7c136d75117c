import { expect, it } from "vitest";
import {
  cellsOf,
  changedKind,
  laid,
  lengthened,
  placesOf,
  withCube,
  withDiscAt,
  withKind,
  withoutKind,
  withStart,
  type BloqsParts,
} from "./parts";

const PARTS: BloqsParts = {
  pieces: {
    kinds: [
      { name: "1", count: 4, colour: "#ffffff", shape: "x" },
      { name: "V3", count: 4, colour: "#ffffff", shape: "x.\nxx" },
    ],
  },
  ring: { starts: [1, 2, 3, 4], discs: { "1": 2, V3: 1, steal: 1 } },
  deck: { hand: 3, cards: { "die-1": 3, "piece-V3": 2 } },
};

it("draws a piece cube by cube, in all its layers", () => {
  const [, bent] = PARTS.pieces.kinds;
  if (!bent) throw new Error("there are two kinds");
  expect(cellsOf(bent.shape)).toEqual([
    [0, 2, 0],
    [0, 1, 0],
    [1, 1, 0],
  ]);
  const higher = withCube(bent, 0, 0, 1);
  expect(higher.shape).toBe("x..\nxx.\n...\n\nx..\n...\n...");
  expect(withCube(higher, 0, 0, 1).shape).toBe("x..\nxx.\n...");
});

it("calls discs and cards as their kind", () => {
  const changed = changedKind(PARTS, 1, { name: "L3" });
  expect(changed.ring.discs).toEqual({ "1": 2, L3: 1, steal: 1 });
  expect(changed.deck.cards).toEqual({ "die-1": 3, "piece-L3": 2 });
  const twice = changedKind(PARTS, 1, { name: "1" });
  expect(twice.ring).toEqual(PARTS.ring); // it is told that two have the name, and nothing is lost meanwhile
});

it("takes discs and cards away with their kind", () => {
  const ordered = { ...PARTS, ring: laid(PARTS.ring, true) };
  const less = withoutKind(ordered, 1);
  expect(less.ring).toEqual({ starts: [1, 2, 3, 4], discs: { "1": 2, steal: 1 }, order: ["1", "1", "steal"] });
  expect(less.deck.cards).toEqual({ "die-1": 3 });
  expect(withKind(less).pieces.kinds.map(({ name }) => name)).toEqual(["1", "A"]);
});

it("lays the discs in order", () => {
  const ring = laid(PARTS.ring, true);
  expect(ring.order).toEqual(["1", "1", "V3", "steal"]);
  expect(withDiscAt(ring, 0, "build").discs).toEqual({ build: 1, "1": 1, V3: 1, steal: 1 });
  const longer = lengthened(ring, 6, "V3");
  expect(placesOf(longer)).toBe(6);
  expect(lengthened(longer, 3, "V3").order).toEqual(["1", "1", "V3"]);
  expect(laid(ring, false)).toEqual(PARTS.ring);
});

it("never has two start circles before one disc", () => {
  expect(withStart(PARTS.ring, 0, 3).starts).toEqual([3, 2, 1, 4]);
  expect(withStart(PARTS.ring, 0, 7).starts).toEqual([7, 2, 3, 4]);
});
