import { expect, it } from "vitest";
import type { Offer } from "./catalogue";
import { SAMPLE } from "./sample";
import { newNonce, newSetup, resized, wishOf } from "./setup";

const name = (seat: number) => `P${seat}`;
const offer = (game: string) => SAMPLE.offerOf(game) as Offer;

it("chooses the variant by the number of players", () => {
  const setup = newSetup(offer("squares"), "computer", 4, name);
  expect(wishOf(offer("squares"), setup, "n")).toMatchObject({
    game: "squares",
    seats: [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "computer", level: 4 }))],
    clock: { kind: "none" },
  });
  setup.seats = resized(setup.seats, 3, () => ({ kind: "open" }));
  expect(wishOf(offer("squares"), setup, "n").game).toBe("squares-3");
});

it("sends the rules that were chosen", () => {
  const setup = { ...newSetup(offer("towers"), "computer", 4, name), rules: "towers-cards" };
  expect(wishOf(offer("towers"), setup, "n").game).toBe("towers-cards");
});

it("never sends a seat without a name", () => {
  const setup = newSetup(offer("towers"), "device", 4, () => "  ");
  expect(wishOf(offer("towers"), setup, "")).toMatchObject({
    game: "towers",
    seats: [{ kind: "me" }, { kind: "hot", name: "?" }],
  });
});

it("keeps those who sit when seats are added", () => {
  const seats = resized([{ kind: "me" }, { kind: "link" }], 3, (seat) => ({ kind: "hot", name: name(seat + 1) }));
  expect(seats).toEqual([{ kind: "me" }, { kind: "link" }, { kind: "hot", name: "P3" }]);
});

it("throws in a nonce that nobody can guess", () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
