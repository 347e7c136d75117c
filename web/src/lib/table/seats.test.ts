import { expect, it } from "vitest";
import type { Seat } from "../api/protocol";
import { named } from "./seats";

const seat: Seat = { kind: "me", person: "p", name: "Ann", level: null, away: false, away_at: null, out: false };
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
