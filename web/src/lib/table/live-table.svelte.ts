/** A table as it happens: the socket around `fold.ts`. It connects again by itself, and says so. */
import { get, post, Refused } from "../api/http";
import { me } from "../api/me.svelte";
import type { ClientMessage, ServerMessage, Snapshot } from "../api/protocol";
import { heard, isCovered, moverOf, nothingKnown, seatsOf } from "./fold";
import { backOff, closeQuietly } from "./socket";

export type Connection = "connecting" | "live" | "lost" | "gone";
/** What can be done at a table. The number that it answers, and its own, are added when it is sent. */
export type Action = ClientMessage extends infer Each ? (Each extends ClientMessage ? Omit<Each, "id"> : never) : never;
type Answering = Extract<Action, { answers: number }>;
type Answer = Answering extends infer Each ? (Each extends Answering ? Omit<Each, "answers"> : never) : never;

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
const NO_LONGER_YOU = 4401;

export class LiveTable {
  known = $state.raw(nothingKnown());
  connection = $state<Connection>("connecting");
  invite = $state<string | null>(null);
  /** A move that is shown on the board without being played: a hint. */
  preview = $state<string | null>(null);
  /** How much the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  yours = $derived(seatsOf(this.known.table, me.person?.id ?? null));
  mover = $derived(moverOf(this.known, this.yours));
  covered = $derived(isCovered(this.known, this.yours));

  #socket: WebSocket | null = null;
  #attempt = 0;
  #nextId = 1;
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#stopPinging();
    if (this.#socket) closeQuietly(this.#socket);
  }

  play = (move: string): void => {
    if (this.known.pending !== null || this.mover === null) return;
    const id = this.#nextId++;
    // What is not in the list is only asked about: the answer is a reason, so nothing is drawn before it.
    const isLegal = this.known.legal?.includes(move) ?? false;
    this.known = { ...this.known, refused: null, lost: false, pending: isLegal ? { id, move } : null };
    void this.#send(id, { action: "move", move, seat: this.mover, answers: this.#number });
  };

  act = (action: Action): Promise<void> => this.#send(this.#nextId++, action);

  /** Act with the number of the last event, for what a move in between would make stale. */
  answer = (action: Answer): Promise<void> => this.act({ ...action, answers: this.#number });

  get #number(): number {
    return this.known.table?.number ?? this.known.number;
  }

  look = (seat: number): void => this.#tell({ action: "look", seat });

  forgetRefusal = (): void => {
    this.known = { ...this.known, refused: null, lost: false };
  };

  /** Over the socket, if it is open: one that is about to close takes nothing any more. */
  #tell(action: Action): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ id: this.#nextId++, ...action }));
  }

  /** Over the socket; over HTTP when there is none. */
  async #send(id: number, action: Action): Promise<void> {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ id, ...action }));
      return;
    }
    try {
      await post(`/tables/${this.id}/actions`, action);
      await this.#fetchSnapshot();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#hear({ type: "refused", re: id, error: error.refusal });
    }
  }

  async #open(): Promise<void> {
    try {
      await me.ensure();
      if (this.invite === null) this.invite = (await this.#fetchSnapshot()).invite;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.connection = "gone";
        return;
      }
    }
    if (!this.#closed) this.#connect();
  }

  async #fetchSnapshot(): Promise<Snapshot> {
    const snapshot = await get<Snapshot>(`/tables/${this.id}`);
    // The events before it are still to be heard, for the chat: the number stays until the socket tells them.
    const { number } = this.known;
    this.known = { ...heard(this.known, { type: "snapshot", ...snapshot }, false), number };
    return snapshot;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.known.number;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?views=1&after=${after}`);
    this.#socket = socket;
    this.#greeted = false;
    socket.addEventListener("open", () => {
      if (this.#closed) return;
      this.connection = "live";
      this.#attempt = 0;
      this.#startPinging();
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener("close", (event) => this.#lost(event));
  }

  #hear(message: ServerMessage): void {
    if (message.type === "pong") {
      clearTimeout(this.#overdue);
      this.ahead = message.at - Date.now();
      return;
    }
    this.known = heard(this.known, message, !this.#greeted);
    this.#greeted = true;
  }

  #lost(event: CloseEvent): void {
    this.#stopPinging();
    this.#socket = null;
    if (this.#closed) return;
    this.connection = "lost";
    if (event.code === NO_LONGER_YOU) void me.refresh();
    this.#retry = setTimeout(() => void this.#again(), backOff(this.#attempt++, Math.random()));
  }

  async #again(): Promise<void> {
    // Where sockets do not get through but pages do, the table is at least seen as it stands.
    if (this.#attempt > 2) await this.#fetchSnapshot().catch(() => undefined);
    if (!this.#closed) this.#connect();
  }

  #hurry = (): void => {
    if (document.hidden || this.connection !== "lost" || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    void this.#again();
  };

  #startPinging(): void {
    this.#stopPinging();
    const ping = () => {
      this.#tell({ action: "ping" });
      clearTimeout(this.#overdue);
      this.#overdue = setTimeout(() => this.#socket?.close(), ANSWER_WITHIN);
    };
    ping();
    this.#ping = setInterval(ping, PING_EVERY);
  }

  #stopPinging(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#overdue);
  }
}
