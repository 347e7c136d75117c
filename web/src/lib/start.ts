/** Start a game and go to its table. */
import { post } from "./api";
import type { Family } from "./games";
import { me } from "./me.svelte";
import type { Snapshot } from "./protocol";
import { go } from "./router.svelte";
import { newNonce, wishOf, type Setup } from "./setup";

export async function start(family: Family, setup: Setup): Promise<void> {
  await me.ensure();
  const made = await post<Snapshot>("/tables", wishOf(family, setup, newNonce()));
  go(`/table/${made.table.id}`);
}
