/** Start a game and go to its table. */
import { post } from "../api/http";
import type { Family } from "./catalogue";
import { me } from "../api/me.svelte";
import type { Snapshot } from "../api/protocol";
import { go } from "../navigation/router.svelte";
import { newNonce, wishOf, type Setup } from "./setup";

export async function start(family: Family, setup: Setup): Promise<void> {
  await me.ensure();
  const made = await post<Snapshot>("/tables", wishOf(family, setup, newNonce()));
  go(`/table/${made.table.id}`);
}
