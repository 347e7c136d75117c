import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import type { PicturedView } from "./view";

export const page = gamePage<PicturedView>({
  board: () => import("./Board.svelte"),
  picture: () => Picture,
  tellsParts: false,
  score: null,
  coach: [],
  keys: [],
  sounds: {},
  lesson: null,
  chapters: {},
  editing: null,
  workshop: null,
  played: null,
});
