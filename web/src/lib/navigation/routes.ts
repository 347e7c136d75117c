/** Which page an address means. */
import type { Mode } from "../games/setup";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string; mode: Mode; box: string | null; position: string | null }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; move: number | null; review: number | null }
  | { page: "analysis"; game: string; position: string | null }
  | { page: "editor"; game: string; position: string | null }
  | { page: "watch" }
  | { page: "leaders"; game: string | null }
  | { page: "person"; id: string }
  | { page: "learn"; what: string | null }
  /** A box by its link, or a new one of a family; the list of all without either. */
  | { page: "workshop"; id: string | null; family: string | null }
  | { page: "score"; game: string | null; box: string | null }
  | { page: "book"; id: string; pen: string | null }
  /** By its link; a new one without. */
  | { page: "tournament"; id: string | null }
  | { page: "settings" }
  | { page: "me" }
  | { page: "missing" };

export function routeOf(path: string, search: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  const [first, second] = parts;
  if (first === undefined) return { page: "start" };
  switch (first) {
    case "new":
      return second
        ? {
            page: "new",
            game: second,
            mode: modeOf(query.get("with")),
            box: query.get("box"),
            position: query.get("position"),
          }
        : { page: "start" };
    case "table":
      return second ? { page: "table", id: second, invite: query.get("invite") } : { page: "missing" };
    case "replay":
      return second
        ? { page: "replay", id: second, move: number(query.get("move")), review: number(query.get("review")) }
        : { page: "missing" };
    case "analysis":
    case "editor":
      return second ? { page: first, game: second, position: query.get("position") } : { page: "missing" };
    case "leaders":
      return { page: "leaders", game: second ?? null };
    case "people":
      return second ? { page: "person", id: second } : { page: "missing" };
    case "learn":
      return { page: "learn", what: parts.slice(1).join("/") || null };
    case "workshop":
      return second === "new"
        ? { page: "workshop", id: null, family: parts[2] ?? null }
        : { page: "workshop", id: second ?? null, family: null };
    case "score":
      return { page: "score", game: second ?? null, box: query.get("box") };
    case "book":
      return second ? { page: "book", id: second, pen: query.get("pen") } : { page: "missing" };
    case "tournament":
      return { page: "tournament", id: second ?? null };
    case "watch":
    case "settings":
    case "me":
      return { page: first };
  }
  return { page: "missing" };
}

function modeOf(text: string | null): Mode {
  return text === "friends" || text === "device" ? text : "computer";
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
