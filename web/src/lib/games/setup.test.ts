import { expect, it } from "vitest";
import { Catalogue, type Offer } from "./catalogue";
import { SAMPLE, sampleGame } from "./sample";
import { newSetup, playersFor, resized, wishOf } from "./setup";

const name = (seat: number) => `P${seat}`;
const offer = (game: string) => SAMPLE.offerOf(game) as Offer;

it("chooses the variant by the number of players", () => {
  const setup = newSetup(offer("squares"), "computer", 4, name);
  expect(wishOf(offer("squares"), setup)).toMatchObject({
    game: "squares",
    seats: [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "computer", level: 4 }))],
    clock: { kind: "none" },
  });
  setup.seats = resized(setup.seats, 3, () => ({ kind: "open" }));
  expect(wishOf(offer("squares"), setup).game).toBe("squares-3");
});

it("sends the rules that were chosen", () => {
  const setup = { ...newSetup(offer("towers"), "computer", 4, name), rules: "towers-cards" };
  expect(wishOf(offer("towers"), setup).game).toBe("towers-cards");
});

it("never sends a seat without a name", () => {
  const setup = newSetup(offer("towers"), "device", 4, () => "  ");
  expect(wishOf(offer("towers"), setup)).toMatchObject({
    game: "towers",
    seats: [{ kind: "me" }, { kind: "hot", name: "?" }],
  });
});

it("keeps those who sit when seats are added", () => {
  const seats = resized([{ kind: "me" }, { kind: "link" }], 3, (seat) => ({ kind: "hot", name: name(seat + 1) }));
  expect(seats).toEqual([{ kind: "me" }, { kind: "link" }, { kind: "hot", name: "P3" }]);
});

it("promises a nonce where anything is drawn", () => {
  const calm = new Catalogue({ games: [sampleGame("calm", [2], { chance: false })], levels: [] }).offerOf(
    "calm",
  ) as Offer;
  const setup = newSetup(calm, "computer", 4, name);
  expect(wishOf(calm, setup).commits).toBe(false);
  expect(wishOf(calm, { ...setup, lots: true }).commits).toBe(true);
  expect(wishOf(offer("towers"), setup).commits).toBe(true);
});

it("asks for colours that the game has, and not where lots are drawn", () => {
  const choices = [{ name: "red", colours: ["red"] }];
  const coloured = sampleGame("towers", [2], { colour_choices: choices });
  const one = new Catalogue({ games: [coloured], levels: [] }).offerOf("towers") as Offer;
  const setup = newSetup(one, "computer", 4, name);
  setup.seats = [
    { kind: "me", colour: "red" },
    { kind: "open", colour: "pink" },
  ];
  const wished = () => wishOf(one, setup).seats.map((seat) => seat.colour);
  expect(wished()).toEqual(["red", null]);
  setup.lots = true;
  expect(wished()).toEqual([null, null]);
});

it("lets begin whom it was asked for, if they play", () => {
  const setup = newSetup(offer("towers"), "computer", 4, name);
  const first = () => wishOf(offer("towers"), setup).first;
  expect(first()).toEqual({ by: "rules" });
  setup.first = { by: "choice", place: 1 };
  expect(first()).toEqual({ by: "choice", place: 1 });
  setup.first = { by: "choice", place: 3 };
  expect(first()).toEqual({ by: "rules" });
});

it("leaves nobody alone who wants to play with friends", () => {
  const alone = { ...offer("squares"), players: [1, 2, 3] };
  expect(playersFor(alone, "computer")).toEqual([1, 2, 3]);
  expect(playersFor(alone, "friends")).toEqual([2, 3]);
  expect(playersFor(alone, "device")).toEqual([2, 3]);
});

it("begins with a position that was set up", () => {
  const position = { placed: { blue: ["e10"] }, turn: "red" };
  const setup = { ...newSetup(offer("squares"), "computer", 4, name), position };
  expect(wishOf(offer("squares"), setup).setup).toEqual(position);
  expect(wishOf(offer("squares"), { ...setup, position: null }).setup).toBeNull();
});
