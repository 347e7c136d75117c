import { gamePage } from "../page";
import Picture from "./Picture.svelte";
import type { BloqsView } from "./view";

export const page = gamePage<BloqsView>({
  board: () => import("./Board.svelte"),
  picture: () => Picture,
  tellsParts: true,
  lesson: async () => (await import("./lesson")).LESSON,
});
