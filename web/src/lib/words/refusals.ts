/** Why something was refused, in the language of the page. */
import { Refused } from "../api/http";
import type { Refusal } from "../api/protocol";
import { settings } from "../settings/settings.svelte";
import { has, plain, t } from "./words.svelte";

/** Why a move is not allowed is said by the board, beside the piece; everything else above it. */
const BY_BOARD = new Set(["stale", "illegal", "invalid_move"]);
export const isSaidByBoard = (refusal: Refusal): boolean => BY_BOARD.has(refusal.code);

export function reasonOf(refusal: Refusal): string {
  const { key, details } = refusal.details as { key?: unknown; details?: Record<string, string | number> };
  if (typeof key === "string" && has(key)) {
    const said = translated(details ?? {});
    return (settings.coordinates ? null : plain(key, said)) ?? t(key, said);
  }
  if (refusal.code === "unreachable") return t("page-refused-unreachable"); // the one code that is the page's own
  const own = `refusal-${refusal.code.replaceAll("_", "-")}`;
  // A rule whose words the page does not have is told by the server, and better than by "not allowed".
  if (refusal.code !== "illegal" && has(own)) return t(own, sayable(refusal.details));
  return refusal.reason || t("page-refused");
}

/** What of the details can stand in a sentence. */
function sayable(details: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] =>
      ["string", "number"].includes(typeof entry[1]),
    ),
  );
}

/** Names of colours inside a sentence are words too. */
function translated(details: Record<string, string | number>): Record<string, string | number> {
  const colour = details["colour"];
  if (typeof colour !== "string" || !has(`page-colour-${colour}`)) return details;
  return { ...details, colour: t(`page-colour-${colour}`) };
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return reasonOf(error.refusal);
  throw error;
}
