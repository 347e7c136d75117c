import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import type { PicturedView } from "./view";

export const page = gamePage<PicturedView>({
  board: () => import("./Board.svelte"),
  picture: () => Picture,
  tellsParts: false,
  lesson: null,
});
