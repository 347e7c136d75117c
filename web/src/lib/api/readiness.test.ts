import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Readiness } from "./protocol";
import { followReadiness, unfinished } from "./readiness";

const progress = (game: string, done: number, steps = 3) => ({ game, done, steps, ready: done === steps });

describe("the game to tell about", () => {
  const found: Readiness = { ready: false, games: [progress("bloxx", 3), progress("bloqs", 1), progress("blokus", 2)] };

  it("is the one that is wanted", () => {
    expect(unfinished(found, "blokus")?.game).toBe("blokus");
  });

  it("is the first that anybody waits for if that one is ready, or none is wanted", () => {
    expect(unfinished(found, "bloxx")?.game).toBe("bloqs");
    expect(unfinished(found, null)?.game).toBe("bloqs");
  });

  it("is none when all are compiled", () => {
    expect(unfinished({ ready: false, games: [progress("bloxx", 3)] }, "bloxx")).toBeNull();
  });
});

describe("following", () => {
  let asked: string[];
  let answers: Readiness[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const next = answers.shift();
      return next ? Promise.resolve(Response.json(next)) : Promise.reject(new TypeError("no network"));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks until all are ready", async () => {
    answers = [
      { ready: false, games: [progress("bloxx", 1)] },
      { ready: true, games: [progress("bloxx", 3)] },
    ];
    const told: boolean[] = [];
    followReadiness(
      () => "bloxx",
      (found) => told.push(found.ready),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([false, true]);
    expect(asked).toEqual(["/api/ready?game=bloxx", "/api/ready?game=bloxx"]);
  });

  it("stops when it is told to, or when nobody answers", async () => {
    answers = [{ ready: false, games: [] }];
    const stop = followReadiness(
      () => null,
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(["/api/ready"]);
    followReadiness(
      () => null,
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
  });
});
