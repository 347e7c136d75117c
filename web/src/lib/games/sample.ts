/** Games to test with: one whose variants are for other numbers of players, one whose variants are other rules. */
import type { Game } from "../api/protocol";
import { Catalogue } from "./catalogue";

export const sampleGame = (name: string, seats: number[], more: Partial<Game> = {}): Game => ({
  name,
  title: name,
  family: name.replace(/-.*/, ""),
  board: null,
  variant_of: null,
  seats,
  colours: [],
  colour_choices: [],
  options: {},
  pieces: [],
  rules: [],
  lowest_wins: false,
  chance: true,
  puzzles: null,
  ...more,
});

export const SAMPLE = new Catalogue({
  games: [
    sampleGame("squares", [4], { title: "Squares!", board: "flat", puzzles: "2026-11-01" }),
    sampleGame("squares-2", [2], { variant_of: "squares", board: "flat" }),
    sampleGame("squares-3", [3], { variant_of: "squares", board: "flat" }),
    sampleGame("squares-duel", [2], { board: "flat", puzzles: "2026-11-01" }),
    sampleGame("towers", [2, 3, 4]),
    sampleGame("towers-cards", [2, 3, 4], { title: "Towers and Cards", variant_of: "towers" }),
  ],
  levels: [1, 2, 3],
});
