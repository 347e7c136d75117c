// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { backOff, closeQuietly } from "./socket";

it("waits longer each time, but never for long", () => {
  expect(backOff(0, 1)).toBe(500);
  expect(backOff(3, 1)).toBe(4000);
  expect(backOff(30, 1)).toBe(15_000);
  expect(backOff(3, 0)).toBeGreaterThan(2000);
});

describe("a socket that is no longer needed", () => {
  function socket(readyState: number) {
    const opened: (() => void)[] = [];
    const addEventListener = (_: string, listener: () => void) => void opened.push(listener);
    return { readyState, close: vi.fn(), addEventListener, opened };
  }

  it("is closed at once when it is open", () => {
    const open = socket(WebSocket.OPEN);
    closeQuietly(open);
    expect(open.close).toHaveBeenCalledOnce();
  });

  it("is closed when it opens, and not before", () => {
    const connecting = socket(WebSocket.CONNECTING);
    closeQuietly(connecting);
    expect(connecting.close).not.toHaveBeenCalled();
    connecting.opened.forEach((open) => open());
    expect(connecting.close).toHaveBeenCalledOnce();
  });
});
