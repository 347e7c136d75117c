import { expect, test } from "vitest";
import { addressOf, movesOn, placesOf, type Pictures } from "./view";

const pictures: Pictures = {
  width: 200,
  height: 100,
  light: "<svg/>",
  dark: "<svg/>",
  targets: [
    { move: "a1,b1", x: 0, y: 50, width: 50, height: 50 },
    { move: "a1,b1", x: 50, y: 50, width: 50, height: 50 },
    { move: "a1,a2", x: 0, y: 50, width: 50, height: 50 },
    { move: "a1,a2", x: 0, y: 0, width: 50, height: 50 },
  ],
};

test("moves that share a place are found there together", () => {
  const places = placesOf(pictures);
  expect(places).toHaveLength(3);
  expect(places[0]).toMatchObject({ left: 0, top: 50, width: 25, height: 50 });
  expect([...(places[0]?.moves ?? [])]).toEqual(["a1,b1", "a1,a2"]);
});

test("every tap leaves fewer moves", () => {
  const [corner, right] = placesOf(pictures);
  const moves = ["a1,a2", "a1,b1", "c1,c2"];
  expect(movesOn(moves, [])).toEqual(moves);
  if (!corner || !right) throw new Error("there are three places");
  expect(movesOn(moves, [corner])).toEqual(["a1,a2", "a1,b1"]);
  expect(movesOn(moves, [corner, right])).toEqual(["a1,b1"]);
});

test("a picture becomes an address without a word of it being read as markup", () => {
  expect(addressOf('<svg a="#">é</svg>')).toBe("data:image/svg+xml,%3Csvg%20a%3D%22%23%22%3E%C3%A9%3C%2Fsvg%3E");
});
