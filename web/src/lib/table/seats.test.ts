import { expect, it } from "vitest";
import type { Seat } from "../api/protocol";
import { endOf, named } from "./seats";

const seat: Seat = {
  kind: "me",
  person: "p",
  name: "Ann",
  level: null,
  player: null,
  replaced: null,
  away: false,
  nudge_at: null,
  away_at: null,
  due_since: null,
  hurried: false,
  colour: null,
  colours: [],
  out: false,
  committed: false,
  revealed: false,
};
const t = (key: string, details: Record<string, string | number> = {}) => `${key} ${Object.values(details).join()}`;

it("gives every seat a name of its own", () => {
  const computer: Seat = { ...seat, kind: "computer", person: null, name: "", level: 3 };
  const free: Seat = { ...seat, kind: "link", person: null, name: "" };
  expect(named([seat, computer, computer, free], t).map((each) => each.name)).toEqual([
    "Ann",
    "page-seat-computer 2",
    "page-seat-computer 3",
    "page-seat-free 4",
  ]);
});

it("keeps the end of a name that tells it from others", () => {
  expect(["Computer 2", "Guest 3791", "Ada", "Mary Ann Evans", ""].map(endOf)).toEqual([" 2", " 3791", "", "", ""]);
});
