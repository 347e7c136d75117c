import { beforeEach, describe, expect, it, vi } from "vitest";
import { Pointing, type Pointed } from "./pointing";
import type { Cell } from "./view";

/** A sheet of 7 x 10 squares of 40 pixels, with a shape on d5 and e5. */
function sheet(confirms: boolean) {
  return {
    columns: 7,
    rows: 10,
    box: () => ({ left: 0, top: 0, width: 280, height: 400 }),
    held: vi.fn((): Cell | null => [3, 4]),
    covers: (key: string) => key === "3,4" || key === "4,4",
    fits: vi.fn(() => true),
    confirms: () => confirms,
    aim: vi.fn(),
    turn: vi.fn(),
    commit: vi.fn(),
    lift: vi.fn(),
    float: vi.fn(),
  };
}
/** The middle of a square, as a pointer. */
function at([column, row]: Cell, pointerType = "touch", pointerId = 1): Pointed {
  return { pointerId, pointerType, clientX: column * 40 + 20, clientY: (9 - row) * 40 + 20 };
}

describe("pointing, with a step to confirm", () => {
  let on: ReturnType<typeof sheet>;
  let pointing: Pointing;
  beforeEach(() => {
    on = sheet(true);
    pointing = new Pointing(on);
  });

  it("moves the shape to a square that is tapped, and draws nothing yet", () => {
    pointing.down(at([1, 2]));
    pointing.up(at([1, 2]));
    expect(on.aim).toHaveBeenCalledExactlyOnceWith([1, 2]);
    expect(on.commit).not.toHaveBeenCalled();
  });

  it("turns the shape when it is tapped itself", () => {
    pointing.down(at([4, 4]));
    pointing.up(at([4, 4]));
    expect(on.turn).toHaveBeenCalledExactlyOnceWith(1);
    expect(on.aim).not.toHaveBeenCalled();
  });

  it("asks why a place does not fit", () => {
    on.fits.mockReturnValue(false);
    pointing.down(at([1, 9]));
    pointing.up(at([1, 9]));
    expect(on.commit).toHaveBeenCalledOnce();
  });

  it("drags the shape by the square that was touched", () => {
    pointing.down(at([4, 4]));
    pointing.move(at([5, 6]));
    expect(on.lift).toHaveBeenCalledWith(true);
    expect(on.aim).toHaveBeenLastCalledWith([4, 6]);
    pointing.up(at([5, 6]));
    expect(on.lift).toHaveBeenLastCalledWith(false);
    expect(on.commit).not.toHaveBeenCalled();
  });

  it("holds a shape above the finger that did not touch it", () => {
    pointing.down(at([1, 1]));
    pointing.move(at([2, 1]));
    expect(on.aim).toHaveBeenLastCalledWith([2, 2.3]);
  });

  it("turns with two fingers, and moves nothing by it", () => {
    pointing.down(at([2, 4]));
    pointing.down(at([5, 4], "touch", 2));
    pointing.move(at([5, 1], "touch", 2));
    pointing.move(at([3, 1], "touch", 2));
    expect(on.turn).toHaveBeenCalledWith(1);
    pointing.up(at([3, 1], "touch", 2));
    pointing.up(at([2, 4]), true);
    expect(on.aim).not.toHaveBeenCalled();
    expect(on.commit).not.toHaveBeenCalled();
  });

  it("forgets a pointer that the browser takes away", () => {
    pointing.down(at([1, 1]));
    pointing.up(at([1, 1]), true);
    expect(on.aim).not.toHaveBeenCalled();
  });

  it("goes on with a shape that is carried from its die", () => {
    pointing.carry(at([3, 2], "mouse"));
    expect(on.float).toHaveBeenCalledOnce();
    pointing.up(at([3, 2], "mouse"));
    expect(on.aim).toHaveBeenCalledExactlyOnceWith([3, 2]);
  });

  it("does nothing with empty hands", () => {
    on.held.mockReturnValue(null);
    pointing.down(at([1, 1]));
    pointing.move(at([2, 2]));
    pointing.up(at([2, 2]));
    expect(on.aim).not.toHaveBeenCalled();
  });
});

describe("pointing, without", () => {
  it("shows where a click would draw, and draws there", () => {
    const on = sheet(false);
    const pointing = new Pointing(on);
    pointing.move(at([2, 3], "mouse"));
    expect(on.aim).toHaveBeenLastCalledWith([2, 3]);
    pointing.down(at([2, 3], "mouse"));
    pointing.up(at([2, 3], "mouse"));
    expect(on.commit).toHaveBeenCalledOnce();
  });
});
