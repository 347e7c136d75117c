/** Positions set up by hand: any piece of any colour, as long as the server finds a place for it. */
import type { Editing, SetupData } from "../../lib/games/editing";
import { moveText, parseMove } from "./moves";
import type { BlokusView } from "./view";

/** What each colour has on the board, in the order in which it came there. */
function placedIn(setup: SetupData): Record<string, readonly string[]> {
  const placed = setup["placed"];
  return typeof placed === "object" && placed !== null ? (placed as Record<string, readonly string[]>) : {};
}

/** The same squares, in whatever order somebody wrote them. */
const canonical = (text: string) => moveText(parseMove(text));

export const editing: Editing<BlokusView> = {
  empty: () => ({ placed: {} }),
  isEmpty: (setup) => Object.values(placedIn(setup)).every((texts) => !texts.length),
  withSeats: (setup) => setup, // a game for another number of players has another name
  sides: (view) => Object.keys(view.pieces),
  seatOf: () => null,
  setupOf: (view) => {
    const placed: Record<string, string[]> = {};
    for (const { colour, cells } of view.placed) (placed[colour] ??= []).push(moveText(cells));
    return view.colour === null ? { placed } : { placed, turn: view.colour };
  },
  turnOf: (setup) => (typeof setup["turn"] === "string" ? setup["turn"] : null),
  withTurn: (setup, side) => ({ ...setup, turn: side }),
  asked: (setup, side) => ({ setup: side ? { ...setup, turn: side } : setup, moves: [] }),
  put: (setup, side, move) => {
    const placed = placedIn(setup);
    return { ...setup, placed: { ...placed, [side]: [...(placed[side] ?? []), move] } };
  },
  ownerOf: (setup, move) => {
    const owns = ([, texts]: [string, readonly string[]]) => texts.map(canonical).includes(canonical(move));
    return Object.entries(placedIn(setup)).find(owns)?.[0] ?? null;
  },
  sideOf: () => null,
  isNext: (view, side) => view.colour === side,
  without: (setup, move) => {
    const placed = Object.entries(placedIn(setup)).map(
      ([colour, texts]) => [colour, texts.filter((text) => canonical(text) !== canonical(move))] as const,
    );
    return { ...setup, placed: Object.fromEntries(placed.filter(([, texts]) => texts.length)) };
  },
  inHand: (view, side) => ({ ...view, colour: side, outcome: null, starts: startsOf(view, side) }),
  board: null,
  more: null,
  begun: (setup) => setup,
};

/** Only of the colour in hand: those of the others would be mistaken for its own. */
function startsOf(view: BlokusView, side: string): BlokusView["starts"] {
  const starts = view.starts[side];
  return starts ? { [side]: starts } : {};
}
