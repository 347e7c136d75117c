/** A game that somebody is about to start: what they have chosen, and the wish that the server is sent. */
import type { Wish } from "../api/protocol";
import { gameOf, type Offer } from "./catalogue";

export type SeatChoice =
  | { kind: "me" }
  | { kind: "computer"; level: number }
  | { kind: "hot"; name: string }
  | { kind: "link" }
  | { kind: "open" };

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
export type ClockName = keyof typeof CLOCKS;

export interface Setup {
  seats: SeatChoice[];
  /** The game whose rules are wished, where several are for so many players. */
  rules: string | null;
  options: Record<string, unknown>;
  clock: ClockName;
  public: boolean;
  lots: boolean;
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
    clock: "none",
    public: false,
    lots: false,
  };
}

/** The other number of players, with everybody who still has a seat. */
export function resized(seats: SeatChoice[], players: number, extra: (seat: number) => SeatChoice): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? extra(seat));
}

export function wishOf(offer: Offer, setup: Setup, nonce: string): Wish {
  const seats = setup.seats.map((seat) =>
    seat.kind === "hot" ? { kind: "hot" as const, name: seat.name.trim().slice(0, 40) || "?" } : seat,
  );
  return {
    game: gameOf(offer, seats.length, setup.rules).name,
    options: setup.options,
    seats,
    clock: CLOCKS[setup.clock],
    public: setup.public,
    lots: setup.lots,
    nonce,
  };
}

/** Our own contribution to the dice. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
