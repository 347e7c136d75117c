import { afterEach, expect, it, vi } from "vitest";
import type { Result } from "../lib/api/protocol";
import { knownBooks, penOf, remember } from "./books";
import { gamesIn, ranksOf, standings } from "./standings";

const result = (game: string, ...players: [string, number, number | null][]): Result => ({
  id: `${game}${players.length}`,
  game,
  day: "2026-11-17",
  players: players.map(([name, rank, score]) => ({ name, rank, score })),
});

const RESULTS = [
  result("bloxx", ["Ada", 1, 20], ["Bo", 2, 12]),
  result("bloxx", ["ada ", 2, 8], ["Bo", 1, 9], ["Cleo", 1, 9]),
  result("bloxx", ["Ada", 1, 31]),
  result("bloqs", ["Ada", 2, null], ["Bo", 1, null]),
];

it("counts who won how often: ties are wins, playing alone is none", () => {
  expect(standings(RESULTS, null, false).map(({ name, games, wins }) => [name, games, wins])).toEqual([
    ["Bo", 3, 2],
    ["Cleo", 1, 1],
    ["Ada", 4, 1],
  ]);
});

it("knows the best score of a game, high or low", () => {
  expect(standings(RESULTS, "bloxx", false).map(({ name, best }) => [name, best])).toEqual([
    ["Cleo", 9],
    ["Bo", 12],
    ["Ada", 31],
  ]);
  expect(standings(RESULTS, "bloxx", true).find(({ name }) => name === "Ada")?.best).toBe(8);
  expect(standings(RESULTS, "bloqs", false).every(({ best }) => best === null)).toBe(true);
});

it("lists the games that were played, most often first", () => {
  expect(gamesIn(RESULTS)).toEqual(["bloxx", "bloqs"]);
});

it("makes ranks of places, as the server wants them", () => {
  expect(ranksOf([1, 2, 3])).toEqual([1, 2, 3]);
  expect(ranksOf([2, 1, 1])).toEqual([3, 1, 1]);
  expect(ranksOf([4, 2, 4])).toEqual([2, 1, 2]);
});

afterEach(() => vi.unstubAllGlobals());

it("remembers the books that one was given the pen of", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(knownBooks()).toEqual([]);
  remember({ id: "b1", name: "Ours", pen: "p" });
  remember({ id: "b1", name: "Ours, renamed", pen: "q" });
  expect(knownBooks()).toEqual([{ id: "b1", name: "Ours, renamed", pen: "q" }]);
  expect([penOf("b1"), penOf("b2")]).toEqual(["q", null]);
  kept.set("klotz-books", "{broken");
  expect(knownBooks()).toEqual([]);
});
