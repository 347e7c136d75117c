// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepMove, keptMoves, sendKept } from "./outbox";

const move = (table: string, answers = 7) => ({ table, move: "e10", seat: 0, answers });
const answers = new Map<string, () => Promise<Response>>();
const asked: [string, unknown][] = [];

beforeEach(() => {
  localStorage.clear();
  answers.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(init.body as string)]);
    return answers.get(path)?.() ?? Promise.reject(new TypeError("no network"));
  });
});
afterEach(() => vi.unstubAllGlobals());

const path = (table: string) => `/api/tables/${table}/actions`;
const said = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
const refused = (code: string) => ({ error: { code, reason: "", rule: null, details: {} } });

test("a move waits until the server answers, and is sent as it was", async () => {
  keepMove(move("a"));
  await sendKept();
  expect(keptMoves()).toEqual([move("a")]);
  answers.set(path("a"), said(503, refused("store_gone")));
  await sendKept();
  expect(keptMoves()).toHaveLength(1);
  answers.set(path("a"), said(200, { events: [] }));
  await sendKept();
  expect(keptMoves()).toEqual([]);
  expect(new Set(asked.map(([, body]) => JSON.stringify(body))).size).toBe(1);
  expect(asked[0]?.[1]).toEqual({ action: "move", move: "e10", seat: 0, answers: 7 });
});

test("one that had arrived is stale, and waits no longer", async () => {
  keepMove(move("a"));
  keepMove(move("b"));
  answers.set(path("a"), said(409, refused("stale")));
  await sendKept("a");
  expect(keptMoves()).toEqual([move("b")]);
  expect(asked).toHaveLength(1);
});

test("a table has one move that waits", () => {
  keepMove(move("a"));
  keepMove(move("a", 9));
  expect(keptMoves()).toEqual([move("a", 9)]);
  localStorage.setItem("klotz-moves", "not JSON");
  expect(keptMoves()).toEqual([]);
});
