/**
 * Whether chance was fair, computed again in this browser as klotz.fairness does: the seed has the hash that was
 * promised before the game, and the seed and everybody's nonces give the numbers that chance was drawn by.
 */
import type { Chance, Table } from "../api/protocol";

const utf8 = new TextEncoder();

/** Browsers compute hashes only on pages that came over a safe way. */
export function canVerify(): boolean {
  return "subtle" in crypto;
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

async function hmac(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const signer = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", signer, data));
}

export async function commitment(seed: string): Promise<string> {
  const digest = await sha256(utf8.encode(seed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A nonce, and the first chance that it counts for, if it does. */
export interface Added {
  nonce: string;
  since: number | null;
}

async function keyFor(seed: string, added: readonly Added[], number: number): Promise<Uint8Array<ArrayBuffer>> {
  const counting = added.map(({ nonce, since }) => (since !== null && since <= number ? nonce : ""));
  const hashes = await Promise.all(counting.map((nonce) => sha256(utf8.encode(nonce))));
  const joined = new Uint8Array(hashes.length * 32);
  hashes.forEach((hash, index) => joined.set(hash, index * 32));
  return hmac(utf8.encode(seed), await sha256(joined));
}

/** Whether every nonce is what was committed to; the tables of the first scheme knew no commitments. */
export async function arePromised(table: Pick<Table, "nonces" | "fair">): Promise<boolean> {
  if (table.fair.scheme < 2) return true;
  const hashes = await Promise.all(table.nonces.map(commitment));
  return table.nonces.every((nonce, place) => !nonce || hashes[place] === table.fair.commitments[place]);
}

/** The numbers from 0 up to 1 that the chances of a game are drawn by, in order. */
export async function fractions(seed: string, added: readonly Added[], count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const bits = await hmac(await keyFor(seed, added, number), utf8.encode(`chance ${number}`));
      const first = new DataView(bits.buffer).getBigUint64(0);
      return Number(first >> 11n) / 2 ** 53;
    }),
  );
}

/** Which outcome a number means: they are gone through in order until their probabilities exceed it. */
export function outcomeOf(fraction: number, among: Chance["among"]): string | undefined {
  let rest = fraction;
  for (const [outcome, probability] of among) {
    rest -= probability;
    if (rest < 0) return outcome;
  }
  return among.at(-1)?.[0]; // the probabilities add up to a little less than one
}

/** Whether what was seen is what was drawn: another's card was seen as `deal 2 ?`. */
export function mayBe(seen: string, drawn: string): boolean {
  const [some, all] = [seen.split(" "), drawn.split(" ")];
  return some.length === all.length && some.every((word, index) => word === "?" || word === all[index]);
}

/** Whether every chance is what the seed and the nonces give. */
export async function followsFrom(seed: string, added: readonly Added[], chances: readonly Chance[]): Promise<boolean> {
  const numbers = await fractions(seed, added, chances.length);
  return chances.every(({ drawn, among }, index) => outcomeOf(numbers[index] ?? 0, among) === drawn);
}
