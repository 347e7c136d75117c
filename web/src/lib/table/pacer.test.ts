import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pacer } from "./pacer";

let shown: string[] = [];
const pacer = () => new Pacer<string>((state) => shown.push(state), Date.now);

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("shows each state for its time, in order", () => {
  const pace = pacer();
  pace.add("mine", 0);
  pace.add("first", 700);
  pace.add("second", 700);
  pace.add("third", 700);
  expect(shown).toEqual(["mine", "first"]);
  vi.advanceTimersByTime(699);
  expect(shown).toEqual(["mine", "first"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["mine", "first", "second"]);
  expect(pace.isBehind).toBe(true);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(["mine", "first", "second", "third"]);
  expect(pace.isBehind).toBe(false);
});

it("goes to the newest state when skipped, and shows it once", () => {
  const pace = pacer();
  pace.add("first", 700);
  pace.add("second", 700);
  pace.add("third", 700);
  pace.skip();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["first", "third"]);
  pace.add("fourth", 700);
  expect(shown.at(-1)).toBe("fourth");
});

it("amends what is seen last, now or later", () => {
  const pace = pacer();
  pace.add("first", 700);
  pace.amend("first, and a word");
  expect(shown).toEqual(["first", "first, and a word"]);
  pace.add("second", 700);
  pace.amend("second, and a word");
  vi.advanceTimersByTime(700);
  expect(shown.at(-1)).toBe("second, and a word");
  expect(shown).not.toContain("second");
});

it("waits from when a state is shown, however late that was", () => {
  const pace = pacer();
  pace.add("first", 700);
  vi.advanceTimersByTime(10_000);
  pace.add("second", 700);
  pace.add("third", 700);
  expect(shown).toEqual(["first", "second"]);
});
