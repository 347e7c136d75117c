/** Which page an address means. */
import type { Mode } from "../games/setup";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string; mode: Mode }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; move: number | null }
  | { page: "analysis"; game: string; position: string | null }
  | { page: "watch" }
  | { page: "learn"; what: string | null }
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
      return second ? { page: "new", game: second, mode: modeOf(query.get("with")) } : { page: "start" };
    case "table":
      return second ? { page: "table", id: second, invite: query.get("invite") } : { page: "missing" };
    case "replay":
      return second ? { page: "replay", id: second, move: number(query.get("move")) } : { page: "missing" };
    case "analysis":
      return second ? { page: "analysis", game: second, position: query.get("position") } : { page: "missing" };
    case "learn":
      return { page: "learn", what: parts.slice(1).join("/") || null };
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
