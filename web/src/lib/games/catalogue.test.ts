import { expect, it } from "vitest";
import { Catalogue, gameOf, gamesFor, type Offer } from "./catalogue";
import { SAMPLE } from "./sample";

const offer = (game: string) => SAMPLE.offerOf(game) as Offer;
const names = (games: readonly { name: string }[]) => games.map(({ name }) => name);

it("offers every game with its variants", () => {
  expect(SAMPLE.offers.map(({ id }) => id)).toEqual(["squares", "squares-duel", "towers"]);
  expect(offer("squares-3").id).toBe("squares");
  expect(offer("squares-duel").id).toBe("squares-duel");
  expect(names(offer("towers").games)).toEqual(["towers", "towers-cards"]);
  expect(SAMPLE.offerOf("chess")).toBeUndefined();
});

it("knows how many can play, and how many usually do", () => {
  expect([offer("squares").players, offer("squares").usual]).toEqual([[2, 3, 4], 4]);
  expect([offer("towers").players, offer("towers").usual]).toEqual([[2, 3, 4], 2]);
});

it("chooses a variant by the number of players, or by its rules", () => {
  expect([4, 3, 2].map((players) => gameOf(offer("squares"), players, null).name)).toEqual([
    "squares",
    "squares-3",
    "squares-2",
  ]);
  expect(names(gamesFor(offer("towers"), 3))).toEqual(["towers", "towers-cards"]);
  expect(gameOf(offer("towers"), 3, "towers-cards").name).toBe("towers-cards");
  expect(gameOf(offer("towers"), 3, null).name).toBe("towers");
  expect(gameOf(offer("squares"), 2, "squares").name).toBe("squares-2"); // not for so few
});

it("calls a game by its title", () => {
  expect(SAMPLE.titleOf("squares")).toBe("Squares!");
  expect(SAMPLE.titleOf("chess")).toBe("chess");
});

it("tells games apart that are called the same", () => {
  const variants = ["squares", "squares-3", "squares-2"].flatMap((name) => SAMPLE.find(name) ?? []);
  const same = new Catalogue({ games: variants.map((game) => ({ ...game, title: "Squares!" })), levels: [] });
  expect(variants.map(({ name }) => same.titleApart(name))).toEqual(["Squares! · 4", "Squares! · 3", "Squares! · 2"]);
  expect(new Catalogue({ games: variants.slice(0, 1), levels: [] }).titleApart("squares")).toBe("Squares!");
});
