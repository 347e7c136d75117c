/** Start a game and go to its table. */
import { post } from "../api/http";
import type { Offer } from "./catalogue";
import { me } from "../api/me.svelte";
import type { Snapshot } from "../api/protocol";
import { go } from "../navigation/router.svelte";
import { wishOf, type Setup } from "./setup";

export async function start(offer: Offer, setup: Setup): Promise<void> {
  await me.ensure();
  const made = await post<Snapshot>("/tables", wishOf(offer, setup));
  go(`/table/${made.table.id}`);
}
