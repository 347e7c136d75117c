import { beforeEach, expect, it } from "vitest";
import type { Table } from "../api/protocol";
import { Dice, dutyOf, isDrawn, isOurs, promise } from "./dice";
import { arePromised, commitment } from "./fairness";

const fair = { scheme: 2, commitments: [null, null], since: [null, null], awaited: true, revealing: false };
const table = (more: object = {}, seat: object = {}) =>
  ({
    id: "t",
    status: "waiting",
    made_by: "ada",
    seats: [
      { person: "ada", committed: false, revealed: false, ...seat },
      { person: null, committed: false, revealed: false },
    ],
    nonces: [],
    fair,
    ...more,
  }) as unknown as Table;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
});

it("promises first, and tells only once the promises are closed", async () => {
  const promised = await dutyOf(table(), "ada");
  expect(promised).toEqual({ action: "commit", commitment: await promise("t") });
  const waiting = { committed: true };
  expect(await dutyOf(table({}, waiting), "ada")).toBeNull();
  const revealed = await dutyOf(table({ fair: { ...fair, revealing: true } }, waiting), "ada");
  expect(revealed?.action).toBe("reveal");
  const { nonce } = revealed as { nonce: string };
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(await commitment(nonce)).toBe(await promise("t"));
  expect(await dutyOf(table({ status: "playing" }, { committed: true, revealed: true }), "ada")).toBeNull();
});

it("owes nothing at a table of others or of the first scheme", async () => {
  expect(await dutyOf(table(), "ben")).toBeNull();
  expect(await dutyOf(table(), null)).toBeNull();
  expect(await dutyOf(table({ fair: { ...fair, scheme: 1 } }), "ada")).toBeNull();
  expect(await dutyOf(table({ fair: { ...fair, awaited: false } }), "ada")).toBeNull();
});

it("does its duty once, and again only if it did not arrive", async () => {
  const sent: string[] = [];
  const dice = new Dice((action) => {
    sent.push(action.action);
    return sent.length === 1 ? Promise.reject(new Error("no connection")) : Promise.resolve();
  });
  for (let time = 0; time < 3; time++) await dice.attend(table(), "ada");
  expect(sent).toEqual(["commit", "commit"]);
});

it("has another nonce at every table, and the same after the page was loaded anew", async () => {
  expect(await promise("one")).not.toBe(await promise("other"));
  expect(await promise("one")).toBe(await promise("one"));
});

it("finds out a nonce that was not promised, and ours if it was left out", async () => {
  const ours = (await dutyOf(table(), "ada")) as { commitment: string };
  const commitments = [ours.commitment, null];
  const { nonce } = (await dutyOf(table({ status: "playing" }, { committed: true }), "ada")) as { nonce: string };
  const over = (nonces: string[]) => table({ nonces, fair: { ...fair, commitments } });
  expect(await arePromised(over([nonce, ""]))).toBe(true);
  expect(await arePromised(over(["another", ""]))).toBe(false);
  expect(await arePromised(over([nonce, "not promised"]))).toBe(false);
  expect(await isOurs(over([nonce, ""]))).toBe(true);
  expect(await isOurs(over(["", ""]))).toBe(false);
});

it("knows where anything is left to chance", () => {
  const calm = { chance: false };
  expect(isDrawn(calm, { lots: false, first: { by: "rules" } })).toBe(false);
  expect(isDrawn(calm, { lots: false, first: { by: "lot" } })).toBe(true);
  expect(isDrawn({ chance: true }, { lots: false, first: { by: "rules" } })).toBe(true);
});
