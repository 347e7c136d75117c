/**
 * Our own contribution to the dice: a nonce, promised by its hash before anybody else's is known, and told once all
 * are promised. Nobody is bothered with it. docs/fair-chance.md says what it is good for.
 */
import type { Game, Table } from "../api/protocol";
import { canVerify, commitment } from "./fairness";

type Duty = { action: "commit"; commitment: string } | { action: "reveal"; nonce: string };

const KEY = "klotz-nonces";
/** More tables than these are not kept in mind: the oldest are over. */
const KEPT = 20;

export const mayPromise = canVerify;

/** Whether anything is left to chance. */
export function isDrawn(game: Pick<Game, "chance"> | undefined, terms: Pick<Table, "lots" | "first">): boolean {
  return (game?.chance ?? true) || terms.lots || terms.first.by === "lot" || terms.first.by === "loser";
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let inMemory: Record<string, string> = {};

function kept(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Record<string, string> | null) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** The nonce for a table: the same after the page was loaded anew. */
function nonceFor(table: string): string {
  const nonces = kept();
  const nonce = nonces[table] ?? newNonce();
  inMemory = Object.fromEntries([...Object.entries({ ...nonces, [table]: nonce })].slice(-KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Then it is known until the page is closed.
  }
  return nonce;
}

/** What is promised at a table; null in a browser that cannot compute it. */
export async function promise(table: string): Promise<string | null> {
  return mayPromise() ? commitment(nonceFor(table)) : null;
}

/** Whether what we added, if we know of it, is among what the table says was added. */
export async function isOurs(table: Pick<Table, "id" | "nonces" | "fair">): Promise<boolean> {
  const nonce = kept()[table.id];
  if (nonce === undefined || table.nonces.includes(nonce)) return true;
  return !table.fair.commitments.includes(await commitment(nonce));
}

/** What a person owes a table: their promise while it fills up, their nonce once the promises are closed. */
export async function dutyOf(table: Table, person: string | null): Promise<Duty | null> {
  const mine = person === null ? [] : table.seats.filter((seat) => seat.person === person);
  if (!mine.length || table.fair.scheme < 2 || !mayPromise()) return null;
  const committed = mine.find((seat) => seat.committed);
  if (!committed) {
    // Whoever sat down has promised with it; only the host is waited for.
    const isDue = table.fair.awaited && table.made_by === person;
    return isDue ? { action: "commit", commitment: await commitment(nonceFor(table.id)) } : null;
  }
  const isTime = table.status === "playing" || table.fair.revealing;
  const nonce = kept()[table.id];
  if (!isTime || committed.revealed || nonce === undefined) return null;
  return { action: "reveal", nonce };
}

/** Does its duty at a table, each once: what is refused would be refused again. */
export class Dice {
  readonly #done = new Set<string>();

  constructor(private readonly send: (action: Duty) => Promise<unknown>) {}

  async attend(table: Table | null, person: string | null): Promise<void> {
    const duty = table && (await dutyOf(table, person));
    if (!duty || this.#done.has(duty.action)) return;
    this.#done.add(duty.action);
    await this.send(duty).catch(() => this.#done.delete(duty.action));
  }
}
