import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import PictureDuo from "./PictureDuo.svelte";
import type { BlokusView } from "./view";

export const page = gamePage<BlokusView>({
  board: () => import("./Board.svelte"),
  picture: (game) => (game === "blokus-duo" ? PictureDuo : Picture),
  tellsParts: false,
  lesson: async () => (await import("./lesson")).LESSON,
});
