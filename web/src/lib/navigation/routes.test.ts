import { expect, it } from "vitest";
import { routeOf } from "./routes";

it.each([
  ["/", "", { page: "start" }],
  ["/new/bloxx", "?with=device", { page: "new", game: "bloxx", mode: "device", box: null, position: null }],
  ["/new/bloxx", "?with=robots&box=b1", { page: "new", game: "bloxx", mode: "computer", box: "b1", position: null }],
  ["/editor/blokus", "?position=x", { page: "editor", game: "blokus", position: "x" }],
  ["/editor", "", { page: "missing" }],
  ["/table/abc", "?invite=x", { page: "table", id: "abc", invite: "x" }],
  ["/table", "", { page: "missing" }],
  ["/replay/abc", "?move=12", { page: "replay", id: "abc", move: 12, review: null }],
  ["/replay/abc", "?move=-1", { page: "replay", id: "abc", move: null, review: null }],
  ["/learn/bloqs/rules", "", { page: "learn", what: "bloqs/rules" }],
  ["/workshop", "", { page: "workshop", id: null, family: null }],
  ["/workshop/new/bloqs", "", { page: "workshop", id: null, family: "bloqs" }],
  ["/workshop/b1", "", { page: "workshop", id: "b1", family: null }],
  ["/score/bloxx", "?box=b1", { page: "score", game: "bloxx", box: "b1" }],
  ["/book/k1", "?pen=p", { page: "book", id: "k1", pen: "p" }],
  ["/book", "", { page: "missing" }],
  ["/me", "", { page: "me" }],
  ["/nowhere", "", { page: "missing" }],
])("%s%s", (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route);
});
