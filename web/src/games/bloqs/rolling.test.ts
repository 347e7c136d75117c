import { expect, it } from "vitest";
import { beforeRoll } from "./rolling";
import type { BloqsView } from "./view";

const view = (moves: [number, string][], disc: number): BloqsView =>
  ({
    moves,
    pawns: [{ disc, on_start: false }],
    discs: [],
    turn: 0,
    outcome: null,
    waiting_for: null,
  }) as unknown as BloqsView;

const before = view([[1, "cw"]], 3);
const roll: [number, string] = [-1, "roll 4"];

it("hides a roll of one's own, and where it leads", () => {
  const now = view([[1, "cw"], [1, "build I3#9 a1.1"], roll, [-1, "disc L4"]], 7);
  const shown = beforeRoll(before, now, 0);
  expect(shown?.moves).toHaveLength(2);
  expect(shown?.pawns[0]?.disc).toBe(3);
});

it("hides nothing of others, nothing twice, and nothing that was asked for", () => {
  const now = view([[1, "cw"], roll], 7);
  expect(beforeRoll(before, now, null)).toBeNull();
  expect(beforeRoll(now, now, 0)).toBeNull();
  expect(beforeRoll(before, view([[1, "cw"], [0, "roll"], roll], 7), 0)).toBeNull();
  expect(beforeRoll(before, view([[1, "cw"], roll, [0, "build I3#9 a1.1"]], 7), 0)).toBeNull();
});
