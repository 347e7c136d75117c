/** What happens at a table, to be heard: each move as it is shown, a word, the end. */
import { untrack } from "svelte";
import { pageOf } from "../../games/pages";
import { sound } from "../device/sound";
import { settings } from "../settings/settings.svelte";
import type { LiveTable } from "./live-table.svelte";

/** To be called once, inside a component. What was there when one came is not heard. */
export function listen(live: LiveTable): void {
  let moves = -1;
  let words = -1;
  let isOver: boolean | null = null;
  $effect(() => {
    const { view, table, events } = live.known;
    untrack(() => {
      if (!view || !table) return;
      const said = events.filter((event) => event.kind === "said").length;
      const isNew = moves >= 0 && settings.sound;
      const last = view.moves.at(-1);
      if (isNew && table.outcome && isOver === false) {
        sound(table.outcome.winners.some((seat) => live.yours.includes(seat)) ? "won" : "over");
      } else if (isNew && view.moves.length > moves && last) {
        sound(pageOf(table.game).sounds[last[1].split(/[ :]/)[0] ?? ""] ?? "placed");
      }
      if (isNew && said > words) sound("said");
      moves = view.moves.length;
      words = said;
      isOver = table.outcome !== null;
    });
  });
}
