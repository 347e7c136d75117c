/**
 * A table as it happens: the socket around `fold.ts`. It connects again by itself, and says so. What was heard is shown
 * one move after the other, so that people can follow; what is sent answers what was heard.
 */
import { get, post, Refused } from "../api/http";
import { me } from "../api/me.svelte";
import type { ClientMessage, ServerMessage, Snapshot, TableEvent } from "../api/protocol";
import { keepSeen } from "../device/offline.svelte";
import { look } from "../settings/settings.svelte";
import { Dice } from "./dice";
import { heard, isCovered, moverOf, nothingKnown, seatsOf, type Known } from "./fold";
import { forgetMove, keepMove, keptMove, sendKept } from "./outbox";
import { Pacer } from "./pacer";
import { backOff, closeQuietly } from "./socket";
import { stayOf } from "./stay";

export type Connection = "connecting" | "live" | "lost" | "gone";
/** What can be done at a table. The number that it answers, and its own, are added when it is sent. */
export type Action = ClientMessage extends infer Each ? (Each extends ClientMessage ? Omit<Each, "id"> : never) : never;
type Answering = Extract<Action, { answers: number }>;
type Answer = Answering extends infer Each ? (Each extends Answering ? Omit<Each, "answers"> : never) : never;

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
const NO_LONGER_YOU = 4401;

export class LiveTable {
  /** What is shown. */
  known = $state.raw(nothingKnown());
  /** Moves have been heard that are still to be shown. */
  isBehind = $state(false);
  connection = $state<Connection>("connecting");
  invite = $state<string | null>(null);
  /** A move that is shown on the board without being played: a hint. */
  preview = $state<string | null>(null);
  /** A move waits here for a connection. */
  isMoveKept = $state(false);
  /** How much the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  yours = $derived(seatsOf(this.known.table, me.person?.id ?? null));
  mover = $derived(moverOf(this.known, this.yours));
  covered = $derived(isCovered(this.known, this.yours));

  /** What was heard. */
  #latest = nothingKnown();
  #pacer = new Pacer<Known>((known) => {
    const { pending, refused, lost } = this.#latest;
    this.known = { ...known, pending, refused, lost };
    this.isBehind = this.#pacer.isBehind;
  });
  #socket: WebSocket | null = null;
  #attempt = 0;
  #nextId = 1;
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #dice: Dice;

  constructor(readonly id: string) {
    this.#dice = new Dice((action) => post(`/tables/${id}/actions`, action));
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.skip);
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.skip);
    this.#pacer.clear();
    clearTimeout(this.#retry);
    this.#stopPinging();
    if (this.#socket) closeQuietly(this.#socket);
  }

  /** Show at once what is still to be shown. */
  skip = (): void => {
    this.#pacer.skip();
    this.isBehind = false;
  };

  play = (move: string): void => {
    const { mover } = this;
    if (this.#latest.pending !== null || mover === null) return;
    // Others may have moved since what is shown, where several move at a time; what was taken back ends this.
    if (!this.#latest.table?.due.includes(mover)) {
      this.skip();
      return;
    }
    const id = this.#nextId++;
    // What is not in the list is only asked about: the answer is a reason, so nothing is drawn before it.
    const isLegal = this.#latest.legal?.includes(move) ?? false;
    this.#change({ refused: null, lost: false, pending: isLegal ? { id, move } : null });
    const answers = this.#number;
    if (isLegal && this.#isByPost) keepMove({ table: this.id, move, seat: mover, answers });
    void this.#send(id, { action: "move", move, seat: mover, answers });
  };

  /** With days for a move nobody has to be there at the same time: a move may arrive later. */
  get #isByPost(): boolean {
    return this.#latest.table?.clock?.kind === "days";
  }

  act = (action: Action): Promise<void> => this.#send(this.#nextId++, action);

  /** Act with the number of the last event, for what a move in between would make stale. */
  answer = (action: Answer): Promise<void> => this.act({ ...action, answers: this.#number });

  get #number(): number {
    return this.#latest.table?.number ?? this.#latest.number;
  }

  look = (seat: number): void => this.#tell({ action: "look", seat });

  forgetRefusal = (): void => this.#change({ refused: null, lost: false });

  /** What this browser changes itself is shown at once, whatever else is still to be shown. */
  #change(change: Partial<Known>): void {
    this.#latest = { ...this.#latest, ...change };
    this.known = { ...this.known, ...change };
  }

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
      if (error.refusal.code === "unreachable" && action.action === "move" && keptMove(this.id)) {
        this.isMoveKept = true;
        return;
      }
      this.#hear({ type: "refused", re: id, error: error.refusal });
    }
  }

  async #open(): Promise<void> {
    try {
      await me.ensure();
      await sendKept(this.id);
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
    // While nobody answers, it is what was kept: never go back from what has been heard since.
    if (snapshot.table.number < this.#number) return snapshot;
    // The events before it are still to be heard, for the chat: the number stays until the socket tells them.
    const { number } = this.#latest;
    const kept = keptMove(this.id);
    const pending = kept && { id: this.#nextId++, move: kept.move };
    const known = heard(this.#latest, { type: "snapshot", ...snapshot }, false);
    this.#showNow({ ...known, number, pending, lost: known.lost && !kept });
    this.isMoveKept = kept !== null;
    return snapshot;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.#latest.number;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?views=1&after=${after}`);
    this.#socket = socket;
    this.#greeted = false;
    socket.addEventListener("open", () => {
      if (this.#closed) return;
      this.connection = "live";
      if (this.#latest.refused?.code === "unreachable") this.forgetRefusal();
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
    const isGreeting = !this.#greeted;
    this.#greeted = true;
    const next = heard(this.#latest, message, isGreeting);
    if (next.pending === null && this.#latest.pending !== null) {
      forgetMove(this.id);
      this.isMoveKept = false;
    }
    if (message.type === "events" && !isGreeting && !document.hidden) this.#showInTurn(next, message.events);
    else this.#showNow(next);
    if (this.#isByPost) this.#keep();
    void this.#dice.attend(this.#latest.table, me.person?.id ?? null);
  }

  /** For the time without a connection, as the server would tell it now. */
  #keep(): void {
    const { table, view, legal } = this.#latest;
    const yours = seatsOf(table, me.person?.id ?? null);
    void keepSeen(`/api/tables/${this.id}`, { table, view, legal, yours, invite: this.invite });
  }

  #showNow(known: Known): void {
    this.#latest = known;
    this.#pacer.clear();
    this.isBehind = false;
    this.known = known;
  }

  /** A move waits until the one before it has been seen. What is said is heard at once. */
  #showInTurn(known: Known, events: readonly TableEvent[]): void {
    this.#latest = known;
    // Whoever moves has seen enough of what was before.
    if (events.some((event) => event.kind === "moved" && this.yours.includes(event.seat))) this.#pacer.clear();
    if (events.some((event) => event.changes_game)) {
      // Nobody waits for long while a clock runs.
      const pace = look.pace / (known.table?.clock ? 2 : 1);
      this.#pacer.add(known, stayOf(events, this.yours, pace));
    } else {
      if (this.#pacer.isBehind) this.known = { ...this.known, events: known.events };
      this.#pacer.amend(known);
    }
    this.isBehind = this.#pacer.isBehind;
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
    await sendKept(this.id);
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
