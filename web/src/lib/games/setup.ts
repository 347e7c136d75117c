/** A game that somebody is about to start: what they have chosen, and the wish that the server is sent. */
import type { First, Game, Wish } from "../api/protocol";
import { isDrawn, mayPromise } from "../table/dice";
import { gameOf, type Offer } from "./catalogue";
import type { SetupData } from "./editing";

/** Who sits there, and in which colour; null if any will do. */
export type SeatChoice = (
  | { kind: "me" }
  | { kind: "computer"; level: number; player?: string | null }
  | { kind: "hot"; name: string }
  | { kind: "link" }
  | { kind: "open" }
) & { colour?: string | null };

export type Mode = "computer" | "friends" | "device";

export const CLOCKS = {
  none: { kind: "none" },
  "move-30": { kind: "move", seconds: 30 },
  "move-120": { kind: "move", seconds: 120 },
  "total-10": { kind: "total", seconds: 600, increment: 5 },
  "total-20": { kind: "total", seconds: 1200, increment: 10 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
} as const;
/** A middling level is fair to everybody: the server's own choice where none is made. */
const STAND_IN = 5;
export type ClockName = keyof typeof CLOCKS;

export interface Setup {
  seats: SeatChoice[];
  /** The game whose rules are wished, where several are for so many players. */
  rules: string | null;
  options: Record<string, unknown>;
  /** The id of the box to play with; null for Klotz's own. */
  box: string | null;
  clock: ClockName;
  public: boolean;
  rated: boolean;
  lots: boolean;
  /** The level of a computer that plays on for somebody who is away. */
  standIn: number;
  first: First;
  /** The position to begin with; null for that of the rules. */
  position: SetupData | null;
}

/** How many can play in this way, the fewest first: with friends, nobody is alone. */
export function playersFor(offer: Offer, mode: Mode): readonly number[] {
  return mode === "computer" ? offer.players : offer.players.filter((players) => players > 1);
}

/** The seats as each way to play fills them: oneself first. */
export function seatsFor(mode: Mode, players: number, level: number, nameOf: (seat: number) => string): SeatChoice[] {
  const others = Array.from({ length: players - 1 }, (_, index): SeatChoice => {
    if (mode === "computer") return { kind: "computer", level };
    return mode === "friends" ? { kind: "link" } : { kind: "hot", name: nameOf(index + 2) };
  });
  return [{ kind: "me" }, ...others];
}

export function newSetup(offer: Offer, mode: Mode, level: number, nameOf: (seat: number) => string): Setup {
  return {
    seats: seatsFor(mode, offer.usual, level, nameOf),
    rules: null,
    options: {},
    box: null,
    clock: "none",
    public: false,
    rated: false,
    lots: false,
    standIn: STAND_IN,
    first: { by: "rules" },
    position: null,
  };
}

/** The other number of players, with everybody who still has a seat. */
export function resized(seats: SeatChoice[], players: number, extra: (seat: number) => SeatChoice): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? extra(seat));
}

/** The seats without the colours that another game does not have. */
export function recoloured(seats: readonly SeatChoice[], game: Pick<Game, "colour_choices">): SeatChoice[] {
  const known = (colour: string | null | undefined) => game.colour_choices.some(({ name }) => name === colour);
  return seats.map((seat) => (known(seat.colour) ? seat : { ...seat, colour: null }));
}

export function wishOf(offer: Offer, setup: Setup): Wish {
  const game = gameOf(offer, setup.seats.length, setup.rules);
  // With lots drawn for the seats, colours are drawn too.
  const chosen = recoloured(setup.seats, setup.lots ? { colour_choices: [] } : game);
  const seats = chosen.map((seat) =>
    seat.kind === "hot" ? { ...seat, name: seat.name.trim().slice(0, 40) || "?" } : seat,
  );
  const { first } = setup;
  return {
    game: game.name,
    options: setup.options,
    setup: setup.position,
    box: setup.box,
    seats,
    clock: CLOCKS[setup.clock],
    public: setup.public,
    rated: setup.rated,
    lots: setup.lots,
    stand_in: setup.standIn,
    // Somebody who no longer plays cannot begin.
    first: first.by === "choice" && first.place >= seats.length ? { by: "rules" } : first,
    commits: mayPromise() && isDrawn(game, setup),
  };
}
