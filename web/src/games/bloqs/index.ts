import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import type { BloqsView } from "./view";

export const page = gamePage<BloqsView>({
  board: () => import("./Board.svelte"),
  picture: () => Picture,
  tellsParts: true,
  score: (view, seat) => ({
    key: "page-bloqs-score",
    details: {
      layers: view.layers[seat] ?? 0,
      cubes: view.scores[seat]?.parts.find(([part]) => part === "cubes")?.[1] ?? 0,
    },
    about: "page-bloqs-score-about",
  }),
  coach: [".prompt", ".stage", ".seats"],
  keys: ["← →", "R, T, Y", "N", "← → ↑ ↓", "PageUp, PageDown", "Enter", "Esc"],
  sounds: {
    roll: "rolled",
    cw: "walked",
    ccw: "walked",
    teleport: "walked",
    disc: "turned",
    card: "turned",
    deal: "turned",
    lose: "taken",
    steal: "taken",
    swap: "taken",
    defend: "defended",
    allow: "turned",
    pass: "turned",
  },
  lesson: async () => (await import("./lesson")).LESSON,
  chapters: {
    "BQ-1": "start",
    "BQ-3": "turn",
    "BQ-8": "steal",
    "BQ-12": "tower",
    "BQ-14": "end",
    "BQ-17": "turn2",
    "BQ-M1": "maestro",
  },
  editing: async () => (await import("./editing")).editing,
  workshop: () => import("./workshop/Workshop.svelte"),
  played: { entry: () => import("./Played.svelte"), options: ["layers"] },
});
