import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import type { BloxxView } from "./view";

export const page = gamePage<BloxxView>({
  board: () => import("./Board.svelte"),
  picture: () => Picture,
  tellsParts: true,
  lesson: async () => (await import("./lesson")).LESSON,
});
