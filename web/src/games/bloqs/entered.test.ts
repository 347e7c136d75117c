import { expect, it } from "vitest";
import {
  emptyLayer,
  filled,
  isBeside,
  isCube,
  isFull,
  resized,
  roomOf,
  shownLayers,
  toggled,
  trimmed,
} from "./entered";

it("enters cubes on the site and beside it", () => {
  const wide = toggled(toggled(emptyLayer(1), 0, 4), 1, 3);
  expect(wide).toBe(".....\n.....\n.....\n.x...\nx....");
  expect([isBeside(wide, 0, 4), isBeside(wide, 1, 3)]).toEqual([true, false]);
  expect([isCube(wide, 0, 4), isCube(wide, 0, 0), isCube(wide, 9, 9)]).toEqual([true, false, false]);
  expect(toggled(wide, 0, 4)).toBe(resized("...\n...\nx..", 1));
});

it("fills and clears the nine squares of the site, and leaves what sticks out", () => {
  const out = toggled(emptyLayer(1), 0, 0);
  expect(filled(out)).toBe("x....\n.xxx.\n.xxx.\n.xxx.\n.....");
  expect([isFull(out), isFull(filled(out))]).toEqual([false, true]);
  expect(filled(filled(out))).toBe(out);
});

it("knows how much room the cubes need, and keeps them when there is more", () => {
  const layers = ["xxx\n...\n...", toggled(emptyLayer(2), 2, 1)];
  expect(roomOf(layers)).toBe(1);
  expect(roomOf([toggled(emptyLayer(2), 0, 2)])).toBe(2);
  expect(roomOf(["xxx\nxxx\nxxx", emptyLayer(4)])).toBe(0);
  expect(layers.map((layer) => resized(resized(layer, 6), 2))).toEqual([resized(layers[0] ?? "", 2), layers[1]]);
});

it("shows one layer more than there are, and on the ground only the site", () => {
  expect(shownLayers(["xxx\n...\n..."], 1)).toEqual(["xxx\n...\n...", emptyLayer(1)]);
  expect(shownLayers([], 2)).toEqual([emptyLayer(0)]);
  expect(trimmed(["x..\n...\n...", emptyLayer(1), emptyLayer(1)])).toEqual(["x..\n...\n..."]);
});
