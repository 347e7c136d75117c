import { afterEach, expect, it, vi } from "vitest";
import { lineOf, linkTo, Positions } from "./positions";

const line = { game: "blokus-duo", seats: 2, options: { scoring: "basic" }, moves: ["j5", "e10"] };

afterEach(() => vi.unstubAllGlobals());

it("goes into an address and comes out again", () => {
  const url = new URL(linkTo(line), "https://example.org");
  expect(url.pathname).toBe("/analysis/blokus-duo");
  expect(lineOf("blokus-duo", url.searchParams.get("position"), 2)).toEqual(line);
});

it("starts afresh where an address cannot be read", () => {
  const empty = { game: "bloxx", seats: 2, options: {}, moves: [] };
  expect(lineOf("bloxx", "{", 2)).toEqual(empty);
  expect(lineOf("bloxx", '{"moves":[1]}', 2)).toEqual(empty);
  expect(lineOf("bloxx", null, 2)).toEqual(empty);
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
