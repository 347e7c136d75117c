/** What is known of a table, and how each message of the server changes it. No page in here, and no connection. */
import type { Position, Refusal, ServerMessage, Table, TableEvent, View } from "../api/protocol";

export interface Pending {
  id: number;
  move: string;
}

export interface Known {
  table: Table | null;
  view: View | null;
  legal: string[] | null;
  /** The number of the last event we know of. */
  number: number;
  events: TableEvent[];
  pending: Pending | null;
  refused: Refusal | null;
  /** The seat whose covered hand is being looked at, on a device for several. */
  looking: number | null;
  /** A move was on its way when the connection broke, and the server does not have it. */
  lost: boolean;
}

export function nothingKnown(): Known {
  return {
    table: null,
    view: null,
    legal: null,
    number: 0,
    events: [],
    pending: null,
    refused: null,
    looking: null,
    lost: false,
  };
}

/** `greeting` is the first message of a connection: whatever was on its way has arrived by now, or never will. */
export function heard(known: Known, message: ServerMessage, greeting: boolean): Known {
  switch (message.type) {
    case "snapshot":
      return {
        ...withPosition(known, message),
        table: message.table,
        number: message.table.number,
        pending: null,
        lost: known.pending !== null,
        looking: null,
      };
    case "events":
      return withEvents(known, message, greeting);
    case "refused":
      if (known.pending !== null && message.re === known.pending.id) {
        return { ...known, pending: null, refused: message.error };
      }
      return { ...known, refused: message.error };
    case "position":
      return { ...withPosition(known, message.position), looking: message.seat };
    case "done":
    case "pong":
      return known;
  }
}

function withPosition(known: Known, position: Position): Known {
  return { ...known, view: position.view, legal: position.legal };
}

function withEvents(known: Known, message: Extract<ServerMessage, { type: "events" }>, greeting: boolean): Known {
  const news = message.events.filter((event) => event.number > known.number);
  const changes = news.some((event) => event.changes_game);
  let next: Known = { ...known, events: [...known.events, ...news] };
  next.number = message.table?.number ?? news.at(-1)?.number ?? known.number;
  if (message.table) next.table = message.table;
  // While a covered hand is looked at, what is sent unasked would cover it again at every chat message.
  if (message.position && (changes || known.looking === null)) next = withPosition(next, message.position);
  if (changes) next = { ...next, refused: null, looking: null, lost: false };
  if (known.pending !== null && (changes || greeting || message.re === known.pending.id)) {
    next = { ...next, pending: null, lost: !changes && greeting };
  }
  return next;
}

/** The seats of a person at a table. */
export function seatsOf(table: Table | null, person: string | null): number[] {
  if (!table || person === null) return [];
  return table.seats.flatMap((seat, number) => (seat.person === person ? [number] : []));
}

/** The seat that moves here now: one of ours that is due and that no computer plays for. */
export function moverOf(known: Known, yours: readonly number[]): number | null {
  const table = known.table;
  if (!table || table.status !== "playing") return null;
  if (known.looking !== null) return table.due.includes(known.looking) ? known.looking : null;
  const due = table.due.find((seat) => yours.includes(seat) && !table.seats[seat]?.out);
  return due ?? null;
}

/** Whether a hand is covered: it is our turn, and the moves are not shown before somebody asks for them. */
export function isCovered(known: Known, yours: readonly number[]): boolean {
  return moverOf(known, yours) !== null && known.legal === null;
}
