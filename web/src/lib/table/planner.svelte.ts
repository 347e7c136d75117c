/**
 * Conditional moves, tried on the board while others think: "if they play this, I play that". What is kept is known to
 * the server and to nobody else; it plays it at once when it comes to that.
 */
import { call, get, post } from "../api/http";
import { Positions, whyNot, type Line } from "../api/positions";
import type { BoardPosition, Plan, Plans, Refusal, Table, View } from "../api/protocol";
import { errorText } from "../words/refusals";

export class Planner {
  /** What has been tried; null while nothing is planned. */
  tried = $state.raw<string[] | null>(null);
  /** The plan that is looked at, counted from 1; null while one is made. */
  looking = $state<number | null>(null);
  shown = $state.raw<BoardPosition | null>(null);
  pending = $state<string | null>(null);
  refused = $state.raw<Refusal | null>(null);
  plans = $state.raw<Plan[]>([]);
  problem = $state("");

  #positions = new Positions();
  #from: Line = { game: "", seats: 0, options: {}, moves: [] };
  #answers = 0;

  /** Whose move is tried next; null while nothing is shown. */
  mover = $derived(this.shown?.due[0] ?? null);

  constructor(readonly table: string) {}

  /** The last move that was tried is one's own, so there is an answer. */
  isComplete(yours: readonly number[]): boolean {
    const last = this.shown?.view.moves.filter(([, text]) => text !== "pass").at(-1);
    return this.looking === null && (this.tried?.length ?? 0) >= 2 && last !== undefined && yours.includes(last[0]);
  }

  async load(): Promise<void> {
    try {
      this.plans = (await get<Plans>(`/tables/${this.table}/plans`)).plans;
    } catch {
      this.plans = []; // nobody's seat, or no connection: there is nothing to show
    }
  }

  begin(table: Table, view: View): Promise<void> {
    this.#start(table, view);
    this.looking = null;
    return this.#go([]);
  }

  look(table: Table, view: View, number: number): Promise<void> {
    this.#start(table, view);
    this.looking = number;
    const moves = this.plans[number - 1]?.moves ?? [];
    return this.#go(moves.map(({ text }) => text));
  }

  play = (move: string): void => void this.#play(move);

  back(): Promise<void> {
    return this.#go((this.tried ?? []).slice(0, -1));
  }

  stop(): void {
    this.tried = this.shown = this.looking = this.refused = this.pending = null;
    this.problem = "";
  }

  keep(): Promise<void> {
    return this.#attempt(async () => {
      await post(`/tables/${this.table}/plans`, { answers: this.#answers, moves: this.tried });
      this.stop();
    });
  }

  remove(plan: string): Promise<void> {
    return this.#attempt(async () => {
      await call("DELETE", `/tables/${this.table}/plans/${plan}`);
      this.stop();
    });
  }

  #start(table: Table, view: View): void {
    const moves = view.moves.map(([, text]) => text);
    this.#from = { game: table.game, seats: table.seats.length, options: table.options, moves };
    this.#answers = table.number;
    this.problem = "";
  }

  #line(tried: readonly string[]): Line {
    return { ...this.#from, moves: [...this.#from.moves, ...tried] };
  }

  async #play(move: string): Promise<void> {
    if (this.tried === null || this.looking !== null) return;
    const tried = [...this.tried, move];
    if (!this.shown?.legal.includes(move)) {
      this.refused = await whyNot(this.#line(tried));
      return;
    }
    this.pending = move;
    await this.#go(tried);
    this.pending = null;
  }

  async #go(tried: string[]): Promise<void> {
    this.refused = null;
    this.tried = tried;
    try {
      const found = await this.#positions.at(this.#line(tried));
      if (this.tried === tried) this.shown = found;
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  async #attempt(what: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = errorText(error);
    }
    await this.load();
  }
}
