// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { Holding } from "./holding.svelte";
import { indexMoves } from "./moves";
import { Pointing } from "./pointing.svelte";
import { PIECES } from "./sample";
import { EDGE } from "./squares";

const SIZE = 14;
const SQUARE = 10;
const MARGIN = EDGE * SQUARE;
const LEGAL = ["a1", "c3", "a1,b1"];

let play = vi.fn<(move: string) => void>();
let lift = vi.fn<(cell: readonly [number, number]) => void>();
let holding: Holding;
let pointing: Pointing;

/** A board whose squares are ten pixels wide, at the corner of the page. */
function sit({ confirm = false, active = true, lifts = false } = {}): void {
  const side = SQUARE * (SIZE + 2 * EDGE);
  const field = { getBoundingClientRect: () => new DOMRect(0, 0, side, side) } as Element;
  const situation = {
    size: SIZE,
    pieces: PIECES,
    index: indexMoves(LEGAL, PIECES),
    left: ["1", "2"],
    active,
    confirm,
    play,
    lift: lifts ? lift : null,
  };
  holding = new Holding(() => situation);
  pointing = new Pointing(holding, () => ({ size: SIZE, margin: EDGE, field, flyer: undefined }));
}

/** A pointer on the middle of a square. */
function pointer(column: number, row: number, pointerType = "mouse", pointerId = 1): PointerEvent {
  const clientX = MARGIN + (column + 0.5) * SQUARE;
  const clientY = MARGIN + (SIZE - 1 - row + 0.5) * SQUARE;
  return { clientX, clientY, pointerType, pointerId, button: 0 } as PointerEvent;
}

beforeEach(() => {
  play = vi.fn();
  lift = vi.fn();
  sit();
});

it("carries a piece with the mouse to the nearest place, and plays it by a press", () => {
  pointing.inTray("1", pointer(20, 5));
  pointing.up(pointer(20, 5));
  pointing.over(pointer(3, 3)); // a square beside c3
  expect([holding.hand?.at, holding.place !== null]).toEqual([[2, 2], true]);
  pointing.down(pointer(2, 2));
  pointing.up(pointer(2, 2));
  expect(play).toHaveBeenCalledExactlyOnceWith("c3");
  expect(holding.hand).toBeNull();
});

it("asks the server about a place that is none, and keeps the piece", () => {
  pointing.inTray("1", pointer(20, 5));
  pointing.up(pointer(20, 5));
  pointing.down(pointer(9, 9));
  pointing.up(pointer(9, 9));
  expect(play).toHaveBeenCalledExactlyOnceWith("j10");
  expect([holding.piece, holding.asked]).toEqual(["1", "j10"]);
});

it("lets a dragged piece fly until it is dropped, and drops it beside the board for nothing", () => {
  pointing.inTray("1", pointer(20, 5));
  pointing.move(pointer(10, 5));
  expect(pointing.flying).toBe(true);
  pointing.up(pointer(2, 2));
  expect(play).toHaveBeenCalledExactlyOnceWith("c3");
  pointing.inTray("2", pointer(20, 5));
  pointing.move(pointer(10, 5));
  pointing.up(pointer(20, 5));
  expect([play.mock.calls.length, pointing.flying, holding.hand?.at]).toEqual([1, false, null]);
});

it("waits to be confirmed where that is wished, and a tap on what lies there turns it", () => {
  sit({ confirm: true });
  pointing.inTray("2", pointer(20, 5, "touch"));
  pointing.up(pointer(20, 5, "touch"));
  pointing.down(pointer(0, 0, "touch"));
  pointing.up(pointer(0, 0, "touch"));
  expect([holding.laid, holding.place !== null, play.mock.calls.length]).toEqual([true, true, 0]);
  const before = JSON.stringify(holding.shape);
  pointing.down(pointer(0, 0, "touch"));
  pointing.up(pointer(0, 0, "touch"));
  expect(JSON.stringify(holding.shape)).not.toBe(before);
});

it("turns with two fingers, and means nothing else by them", () => {
  sit({ confirm: true });
  pointing.inTray("2", pointer(20, 5, "touch"));
  pointing.up(pointer(20, 5, "touch"));
  const before = JSON.stringify(holding.shape);
  pointing.down(pointer(4, 7, "touch", 1));
  pointing.down(pointer(10, 7, "touch", 2));
  pointing.over(pointer(4, 1, "touch", 2));
  pointing.up(pointer(4, 1, "touch", 2));
  pointing.up(pointer(4, 7, "touch", 1));
  expect(JSON.stringify(holding.shape)).not.toBe(before);
  expect(play).not.toHaveBeenCalled();
});

it("forgets a drag that the browser took away", () => {
  pointing.inTray("1", pointer(20, 5));
  pointing.move(pointer(2, 2));
  pointing.cancel(pointer(2, 2));
  pointing.up(pointer(2, 2));
  expect(play).not.toHaveBeenCalled();
});

it("goes on by keys from where the last piece lies", () => {
  holding.take("1");
  holding.carry([2.5, 2.5]);
  holding.lay();
  expect(play).toHaveBeenCalledExactlyOnceWith("c3");
  expect(holding.cursor).toEqual([2, 2]);
});

it("takes a piece off the board by a tap with empty hands, where positions are set up", () => {
  pointing.down(pointer(4, 4));
  pointing.up(pointer(4, 4));
  expect(lift).not.toHaveBeenCalled();
  sit({ lifts: true });
  pointing.down(pointer(4, 4, "touch"));
  pointing.up(pointer(4, 4, "touch"));
  expect(lift).toHaveBeenCalledExactlyOnceWith([4, 4]);
  // Whoever scrolls the page, or lays a piece, takes nothing off.
  pointing.down(pointer(4, 4, "touch"));
  pointing.move(pointer(4, 9, "touch"));
  pointing.up(pointer(4, 9, "touch"));
  holding.take("1");
  pointing.down(pointer(2, 2));
  pointing.up(pointer(2, 2));
  expect(play).toHaveBeenCalledExactlyOnceWith("c3");
  expect(lift).toHaveBeenCalledTimes(1);
});
