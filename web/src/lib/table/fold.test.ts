import { describe, expect, it } from "vitest";
import type { Table, TableEvent } from "../api/protocol";
import { heard, isCovered, moverOf, nothingKnown, seatsOf, type Known } from "./fold";

const seat = {
  kind: "me",
  person: "ann",
  name: "Ann",
  level: null,
  player: null,
  replaced: null,
  away: false,
  nudge_at: null,
  away_at: null,
  due_since: null,
  hurried: false,
  committed: false,
  revealed: false,
  out: false,
} as const;
const computer = { ...seat, kind: "computer", person: null, level: 3 } as const;

function table(number: number, due: number[]): Table {
  return { id: "t", number, changed: number, status: "playing", seats: [seat, computer], due } as unknown as Table;
}

function event(number: number, kind: TableEvent["kind"] = "moved"): TableEvent {
  return { number, at: 0, kind, seat: 0, data: {}, changes_game: kind === "moved" } as TableEvent;
}

const playing: Known = { ...nothingKnown(), table: table(4, [0]), number: 4, legal: ["a1"] };

describe("a table as messages come in", () => {
  it("keeps a move pending until the server has it", () => {
    const sent = { ...playing, pending: { id: 7, move: "a1" } };
    const chat = heard(sent, { type: "events", events: [event(5, "said")], table: table(5, [0]) }, false);
    expect(chat.pending).not.toBeNull();
    const done = heard(chat, { type: "events", events: [event(6)], table: table(6, [1]), re: 7 }, false);
    expect(done.pending).toBeNull();
    expect(done.number).toBe(6);
  });

  it("takes a refused move back and says why", () => {
    const sent = { ...playing, pending: { id: 7, move: "b2" } };
    const error = { code: "illegal" as const, reason: "No.", rule: "BK-3", details: {} };
    const after = heard(sent, { type: "refused", re: 7, error }, false);
    expect(after.pending).toBeNull();
    expect(after.refused?.rule).toBe("BK-3");
    expect(heard(after, { type: "events", events: [event(5)] }, false).refused).toBeNull();
  });

  it("says when a move was lost with the connection, and when it was not", () => {
    const sent = { ...playing, pending: { id: 7, move: "a1" } };
    const without = heard(sent, { type: "events", events: [], table: table(4, [0]) }, true);
    expect([without.pending, without.lost]).toEqual([null, true]);
    const arrived = heard(sent, { type: "events", events: [event(5)], table: table(5, [1]) }, true);
    expect([arrived.pending, arrived.lost]).toEqual([null, false]);
  });

  it("hears an event once, however often it is told", () => {
    const once = heard(playing, { type: "events", events: [event(5)], table: table(5, [1]) }, false);
    const twice = heard(once, { type: "events", events: [event(5)], table: table(5, [1]) }, true);
    expect(twice.events).toHaveLength(1);
  });

  it("keeps a hand uncovered while others chat", () => {
    const covered = { ...playing, legal: null };
    expect(isCovered(covered, [0])).toBe(true);
    const position = { view: null, legal: ["a1"] };
    const looked = heard(covered, { type: "position", re: 1, seat: 0, position }, false);
    expect(isCovered(looked, [0])).toBe(false);
    const hidden = { view: null, legal: null };
    const said = heard(looked, { type: "events", events: [event(5, "said")], position: hidden }, false);
    expect(said.legal).toEqual(["a1"]);
    expect(heard(said, { type: "events", events: [event(6)], position: hidden }, false).legal).toBeNull();
  });
});

it("knows whose seats and whose turn", () => {
  expect(seatsOf(playing.table, "ann")).toEqual([0]);
  expect(seatsOf(playing.table, null)).toEqual([]);
  expect(moverOf(playing, [0])).toBe(0);
  expect(moverOf({ ...playing, table: table(4, [1]) }, [0])).toBeNull();
});
