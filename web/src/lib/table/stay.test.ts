import { expect, it } from "vitest";
import type { TableEvent } from "../api/protocol";
import { stayOf } from "./stay";

const event = (kind: string, seat: number | null): TableEvent =>
  ({ number: 1, at: 0, kind, seat, data: {}, changes_game: true }) as TableEvent;

it("is nothing for one's own move and for what is no move", () => {
  expect(stayOf([event("moved", 0)], [0], 700)).toBe(0);
  expect(stayOf([event("said", 1)], [0], 700)).toBe(0);
});

it("is a while for others' moves, and longer with chance", () => {
  expect(stayOf([event("moved", 1)], [0], 700)).toBe(700);
  expect(stayOf([event("moved", 0), event("moved", -1)], [0], 700)).toBe(1400);
  expect(stayOf(Array(20).fill(event("moved", -1)), [0], 700)).toBe(2100);
});

it("is nothing at instant pace", () => {
  expect(stayOf([event("moved", 1)], [0], 0)).toBe(0);
});
