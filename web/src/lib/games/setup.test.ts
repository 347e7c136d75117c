import { expect, it } from "vitest";
import { FAMILIES, familyOf, gameOf, nameOf, type Family } from "./catalogue";
import { newNonce, newSetup, resized, wishOf } from "./setup";

const name = (seat: number) => `P${seat}`;
const family = (id: string) => familyOf(id) as Family;

it("finds the family of every game", () => {
  expect(familyOf("blokus-3")?.id).toBe("blokus");
  expect(familyOf("blokus-duo")?.id).toBe("blokus-duo");
  expect(familyOf("bloqs-maestro")?.id).toBe("bloqs");
  expect(familyOf("chess")).toBeUndefined();
  expect(nameOf("bloqs-turn2")).toBe("Bloqs Turn2");
  expect(FAMILIES.map((each) => gameOf(each, each.usual, each.rules[0] ?? null))).toEqual([
    "blokus",
    "blokus-duo",
    "bloxx",
    "bloqs",
  ]);
});

it("chooses the rules of Blokus by the number of players", () => {
  const setup = newSetup(family("blokus"), "computer", 4, name);
  expect(wishOf(family("blokus"), setup, "n")).toMatchObject({
    game: "blokus",
    seats: [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "computer", level: 4 }))],
    clock: { kind: "none" },
  });
  setup.seats = resized(setup.seats, 3, () => ({ kind: "open" }));
  expect(wishOf(family("blokus"), setup, "n")["game"]).toBe("blokus-3");
});

it("never sends a seat without a name", () => {
  const setup = newSetup(family("bloqs"), "device", 4, () => "  ");
  expect(wishOf(family("bloqs"), setup, "")).toMatchObject({
    game: "bloqs",
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
