import { describe, expect, it } from "vitest";
import type { Seat, Table } from "../api/protocol";
import { thinkingOf } from "./thinking";

const ann: Seat = {
  kind: "me",
  person: "ann",
  name: "Ann",
  level: null,
  player: null,
  replaced: null,
  away: false,
  nudge_at: null,
  away_at: null,
  due_since: 50,
  hurried: false,
  colour: null,
  colours: [],
  out: false,
  committed: false,
  revealed: false,
};
const computer: Seat = { ...ann, kind: "computer", person: null, level: 9 };

function table(due: number[], seats: Seat[], status: Table["status"] = "playing"): Table {
  return { id: "t", number: 1, changed: 1, status, seats, due } as unknown as Table;
}

describe("computers that are thinking", () => {
  it("are those whose turn it is, since the first of them was asked", () => {
    const seats = [ann, { ...computer, due_since: 80 }, { ...computer, due_since: 70 }, computer];
    expect(thinkingOf(table([0, 1, 2], seats))).toEqual({ seats: [1, 2], since: 70, hurried: false });
  });

  it("are nobody while people are to move, or the game is over", () => {
    expect(thinkingOf(table([0], [ann, computer]))).toBeNull();
    expect(thinkingOf(table([1], [ann, computer], "finished"))).toBeNull();
  });

  it("include one that stands in for a person", () => {
    expect(thinkingOf(table([0], [{ ...ann, level: 5, away: true }, ann]))?.seats).toEqual([0]);
  });

  it("have been hurried when all of them have", () => {
    const hurried = { ...computer, hurried: true };
    expect(thinkingOf(table([1, 2], [ann, hurried, computer]))?.hurried).toBe(false);
    expect(thinkingOf(table([1, 2], [ann, hurried, hurried]))?.hurried).toBe(true);
  });
});
