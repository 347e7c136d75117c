// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { lineOf, linkTo, Positions } from "./positions";

const line = { game: "blokus-duo", seats: 2, options: { scoring: "basic" }, moves: ["j5", "e10"] };

afterEach(() => vi.unstubAllGlobals());

it("goes into an address and comes out again", () => {
  const url = new URL(linkTo(line), "https://example.org");
  expect(url.pathname).toBe("/analysis/blokus-duo");
  expect(lineOf("blokus-duo", url.searchParams.get("position"), 2)).toEqual(line);
});

it("goes there with the position it begins with", () => {
  const begun = { ...line, setup: { placed: { blue: ["e10"] }, turn: "red" }, moves: [] };
  const url = new URL(linkTo(begun, "editor"), "https://example.org");
  expect(url.pathname).toBe("/editor/blokus-duo");
  expect(lineOf("blokus-duo", url.searchParams.get("position"), 2)).toEqual(begun);
});

it("starts afresh without a position, and says so where one cannot be read", () => {
  expect(lineOf("bloxx", null, 2)).toEqual({ game: "bloxx", seats: 2, options: {}, moves: [] });
  for (const broken of ["{", '{"moves":[1]}', "[]", "null", '{"moves":[],"options":[]}', '{"moves":[],"setup":7}'])
    expect(lineOf("bloxx", broken, 2)).toBeNull();
});

it("asks for each position once", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('{"legal":[]}')));
  vi.stubGlobal("fetch", fetched);
  const positions = new Positions();
  await positions.at(line, 1);
  await positions.at(line, 1);
  await positions.at(line);
  expect(fetched).toHaveBeenCalledTimes(2);
});
