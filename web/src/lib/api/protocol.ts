/** What the server says and is told; the Python side is klotz.server.live.sights and klotz.server.tables.actions. */

export interface Seat {
  kind: "me" | "hot" | "open" | "link" | "computer" | "reserved";
  person: string | null;
  name: string;
  level: number | null;
  away: boolean;
  out: boolean;
}

export interface Clock {
  kind: "move" | "total" | "days";
  /** Milliseconds every seat has, at the moments in `since`. */
  left: number[];
  /** Whose time runs, by seat, and since when. */
  since: Record<string, number>;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
}

export interface Table {
  id: string;
  number: number;
  /** The number that an action has to answer at least. */
  changed: number;
  status: "waiting" | "playing" | "finished" | "closed";
  game: string;
  options: Record<string, unknown>;
  clock: Clock | null;
  public: boolean;
  rated: boolean;
  chat: boolean;
  undo: boolean;
  lots: boolean;
  made_by: string;
  before: string | null;
  rematch: string | null;
  commitment: string;
  seats: Seat[];
  due: number[];
  undo_asked: { seat: number; moves: number } | null;
  outcome: Outcome | null;
  seed: string | null;
  nonces: string[];
}

/** What every game's view has; each game adds its own. */
export interface View {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  seat: number | null;
  due: number[];
  moves: [seat: number, text: string][];
  scores: { total: number; parts: [string, number][] }[];
  outcome: Outcome | null;
}

export interface Position {
  view: View | null;
  legal: string[] | null;
}

export interface Snapshot extends Position {
  table: Table;
  yours: number[];
}

export interface TableEvent {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  data: Record<string, unknown>;
}

export interface Refusal {
  code: string;
  reason: string;
  rule: string | null;
  details: Record<string, unknown>;
}

export interface Hint {
  move: string;
  words: string;
}

export type ServerMessage =
  | ({ type: "snapshot" } & Snapshot)
  | { type: "events"; events: TableEvent[]; position?: Position; table?: Table; re?: number }
  | { type: "refused"; re: number | null; error: Refusal }
  | { type: "position"; re: number; seat: number; position: Position }
  | { type: "done"; re: number }
  | { type: "pong"; re: number; at: number };
