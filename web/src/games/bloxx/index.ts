import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import type { BloxxView } from "./view";

export const page = gamePage<BloxxView>({
  board: () => import("./Board.svelte"),
  picture: () => Picture,
  tellsParts: true,
  score: () => ({ key: null, details: {}, about: "page-bloxx-score-about" }),
  coach: [".dice-area", ".sheet-area", ".seats"],
  keys: ["1, 2", "← → ↑ ↓", "R", "F", "N", "Enter", "Esc"],
  sounds: { roll: "rolled", A: "drawn", B: "drawn", pass: "turned" },
  lesson: async () => (await import("./lesson")).LESSON,
  chapters: { "BX-1": "round", "BX-4": "draw", "BX-10": "score", "BX-12": "end" },
  editing: async () => (await import("./editing")).editing,
  workshop: () => import("./workshop/Workshop.svelte"),
  played: { entry: () => import("./Played.svelte"), options: [] },
});
