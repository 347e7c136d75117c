import { describe, expect, it } from "vitest";
import { strayed, Twist, Wheel, type Point } from "./gestures";

const middle = { x: 0, y: 0 };
const at = (angle: number): Point => ({ x: 10 * Math.cos(angle), y: 10 * Math.sin(angle) });

describe("two fingers", () => {
  it("turn by quarters, with room to shake", () => {
    const twist = new Twist(middle, at(0));
    expect([0.5, 0.95, 0.9, 0.6].map((angle) => twist.moved(middle, at(angle)))).toEqual([0, 1, 0, -1]);
  });

  it("do not jump where angles begin anew", () => {
    const twist = new Twist(middle, at(Math.PI - 0.1));
    expect(twist.moved(middle, at(-Math.PI + 0.1))).toBe(0);
  });
});

it("turns once for a notch of the wheel", () => {
  const wheel = new Wheel();
  expect([wheel.turned(100, 0), wheel.turned(100, 50), wheel.turned(-3, 200), wheel.turned(0, 900)]).toEqual([
    1, 0, -1, 0,
  ]);
});

it("tells a tap from a drag", () => {
  expect([strayed(middle, { x: 4, y: 4 }), strayed(middle, { x: 8, y: 0 })]).toEqual([false, true]);
});
