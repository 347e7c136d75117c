import { expect, it } from "vitest";
import { EDGE, isNear, squareAt, Twist, Wheel } from "./gestures";

it("turns with two fingers, a quarter for each eighth", () => {
  const twist = new Twist({ x: 0, y: 0 }, { x: 10, y: 0 });
  expect(twist.moved({ x: 0, y: 0 }, { x: 10, y: 3 })).toBe(0);
  expect(twist.moved({ x: 0, y: 0 }, { x: 5, y: 9 })).toBe(1);
  expect(twist.moved({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(-1);
});

it("turns the short way when the angle wraps around", () => {
  const twist = new Twist({ x: 0, y: 0 }, { x: -10, y: 1 });
  expect(twist.moved({ x: 0, y: 0 }, { x: -10, y: -1 })).toBe(0);
});

it("turns once for a notch of the wheel", () => {
  const wheel = new Wheel();
  expect([wheel.turned(100, 0), wheel.turned(100, 50), wheel.turned(-3, 200), wheel.turned(0, 900)]).toEqual([1, 0, -1, 0]);
});

it("finds squares under a finger", () => {
  const box = { left: 100, top: 50, width: 210 + 10 * EDGE, height: 210 + 10 * EDGE };
  const [left, bottom] = squareAt({ x: 110, y: 250 + 10 * EDGE }, box, 20, 1);
  expect([left, bottom].map((part) => Math.abs(part) < 1e-9)).toEqual([true, true]);
  const [right, top] = squareAt({ x: 310, y: 50 + 10 * EDGE }, box, 20, 1);
  expect([right, top].map((part) => Math.abs(part - 20) < 1e-9)).toEqual([true, true]);
  expect(isNear([-0.5, 3], 20)).toBe(true);
  expect(isNear([-1.5, 3], 20)).toBe(false);
});
