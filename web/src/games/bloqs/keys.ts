/** Which key does what, so that a keyboard alone can play. */
import type { Axis } from "./cells";

export type Command =
  | { do: "turn"; axis: Axis }
  | { do: "lie"; step: 1 | -1 }
  | { do: "move"; right: number; away: number; up: number }
  | { do: "confirm" | "cancel" };

const COMMANDS: Readonly<Record<string, Command>> = {
  r: { do: "turn", axis: "turn" },
  t: { do: "turn", axis: "tip" },
  y: { do: "turn", axis: "roll" },
  n: { do: "lie", step: 1 },
  p: { do: "lie", step: -1 },
  arrowleft: { do: "move", right: -1, away: 0, up: 0 },
  arrowright: { do: "move", right: 1, away: 0, up: 0 },
  arrowup: { do: "move", right: 0, away: 1, up: 0 },
  arrowdown: { do: "move", right: 0, away: -1, up: 0 },
  pageup: { do: "move", right: 0, away: 0, up: 1 },
  pagedown: { do: "move", right: 0, away: 0, up: -1 },
  enter: { do: "confirm" },
  escape: { do: "cancel" },
};

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=gridcell], [role=button]";

/** What a key means; null for keys that are meant for something else on the page. */
export function commandOf(event: KeyboardEvent, board: Element): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]") !== null) return null;
  const here = target === null || target === document.body || board.contains(target);
  const command = COMMANDS[event.key.toLowerCase()] ?? null;
  if (command === null || !here) return null;
  return command.do === "confirm" && target?.closest(PRESSED) ? null : command;
}

/** A step to the right and away from whoever looks, on a site seen from a quarter of the ring. */
export function fromEye(right: number, away: number, up: number, quarter: number): [number, number, number] {
  const rights = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const aways = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const;
  const [rx, ry] = rights[quarter % 4] ?? [1, 0];
  const [ax, ay] = aways[quarter % 4] ?? [0, 1];
  return [right * rx + away * ax, right * ry + away * ay, up];
}
