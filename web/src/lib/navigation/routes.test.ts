import { expect, it } from "vitest";
import { routeOf } from "./routes";

it.each([
  ["/", "", { page: "start" }],
  ["/new/bloxx", "?with=device", { page: "new", game: "bloxx", mode: "device" }],
  ["/new/bloxx", "?with=robots", { page: "new", game: "bloxx", mode: "computer" }],
  ["/table/abc", "?invite=x", { page: "table", id: "abc", invite: "x" }],
  ["/table", "", { page: "missing" }],
  ["/replay/abc", "?move=12", { page: "replay", id: "abc", move: 12 }],
  ["/replay/abc", "?move=-1", { page: "replay", id: "abc", move: null }],
  ["/learn/bloqs/rules", "", { page: "learn", what: "bloqs/rules" }],
  ["/me", "", { page: "me" }],
  ["/nowhere", "", { page: "missing" }],
])("%s%s", (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route);
});
