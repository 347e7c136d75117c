import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import PictureDuo from "./PictureDuo.svelte";
import type { BlokusView } from "./view";

export const page = gamePage<BlokusView>({
  board: () => import("./Board.svelte"),
  picture: (game) => (game === "blokus-duo" ? PictureDuo : Picture),
  tellsParts: false,
  score: (view, seat) => {
    const squares = view.scores[seat]?.total ?? 0;
    const counts = view.options["scoring"] === "basic";
    return counts
      ? { key: "page-blokus-score-left", details: { squares }, about: "page-blokus-score-left-about" }
      : { key: null, details: {}, about: "page-blokus-score-about" };
  },
  coach: [".tray", "svg[role=grid]", ".seats"],
  keys: ["PageDown", "R", "F", "N", "← → ↑ ↓", "Enter", "Esc", "C"],
  sounds: {},
  lesson: async () => (await import("./lesson")).LESSON,
  chapters: {
    "BK-1": "start",
    "BK-3": "place",
    "BK-7": "end",
    "BK-8": "score",
    "BK-10": "players",
    "BK-12": "duo",
  },
  editing: async () => (await import("./editing")).editing,
  workshop: null,
  played: { entry: () => import("./Played.svelte"), options: ["scoring", "bonus"] },
});
