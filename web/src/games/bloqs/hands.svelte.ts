/** What whoever moves here has in hand and in mind, until it is a move. Both the 3-D and the 2-D board ask and tell it. */
import type { Axis, Cell } from "./cells";
import { kindOf } from "./pieces";
import { firstPlace, liesOf, nudged, placeAt, placeLying, turned, type Place } from "./placing";
import { pieceOfKind, takes, gives, type Task } from "./task";
import type { Choice } from "./model";
import type { BloqsView } from "./view";

export interface Situation {
  task: Task;
  view: BloqsView;
  mover: number | null;
  confirm: boolean;
  busy: boolean;
  /** Where positions are set up, a piece can be put back into the stock. */
  isSettingUp?: boolean;
  play: (move: string) => void;
  /** Something cannot be done that nobody has to be asked about. */
  explain: (key: string, details?: Record<string, string | number>) => void;
}

export class Hands implements Choice {
  piece = $state<string | null>(null);
  place = $state.raw<Place | null>(null);
  /** Whether the place is settled and waits to be confirmed. */
  chosen = $state(false);
  give = $state<string | null>(null);
  take = $state.raw<{ seat: number; piece: string } | null>(null);
  readonly #now: () => Situation;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /**
   * A new position: what was in mind is of no use any more. Where there is one piece only, it is in hand. Where positions
   * are set up, a piece may have been taken before the server answered: it stays in hand if it still fits somewhere.
   */
  begin(): void {
    const { task, isSettingUp } = this.#now();
    const held = isSettingUp && this.piece !== null ? kindOf(this.piece) : null;
    this.piece = this.place = this.give = this.take = null;
    this.chosen = false;
    if (task.kind !== "build") return;
    const again = held === null ? null : pieceOfKind(task.places, held);
    if (again !== null) this.pick(again);
    else if (task.places.size === 1) this.pick([...task.places.keys()][0] as string);
  }

  get places(): Place[] {
    const { task } = this.#now();
    return task.kind === "build" && this.piece !== null ? (task.places.get(this.piece) ?? []) : [];
  }

  get lies(): string[] {
    return liesOf(this.places);
  }

  // ------------------------------------------------------------------ building

  pick(piece: string): void {
    this.piece = piece;
    this.chosen = false;
    this.place = firstPlace(this.places);
  }

  pickKind(kind: string): void {
    const { task, view, explain, isSettingUp } = this.#now();
    if (task.kind !== "build") return;
    const piece = pieceOfKind(task.places, kind);
    if (isSettingUp && piece !== null && piece === this.piece) this.piece = this.place = null;
    else if (piece !== null) this.pick(piece);
    else if (view.waiting_for?.step === "supply" && view.waiting_for.kind !== null && view.waiting_for.kind !== kind) {
      explain("page-bloqs-why-other-kind", { kind: view.waiting_for.kind });
    } else if (view.stock[kind as keyof typeof view.stock] === 0) explain("page-bloqs-why-none-left", { kind });
    else explain("page-bloqs-why-no-place", { kind });
  }

  #show(place: Place | null): void {
    if (place !== null) this.place = place;
  }

  turn(axis: Axis): void {
    if (this.place === null) return;
    const next = turned(this.places, this.place, axis);
    if (next === null) this.#now().explain("page-bloqs-why-no-turn", { kind: kindOf(this.place.piece) });
    this.#show(next);
  }

  /** The next way of lying of all that have a place: reaches every one with a single button. */
  nextLie(step: 1 | -1): void {
    if (this.place === null) return;
    const lies = this.lies;
    const at = lies.indexOf(this.place.lie);
    this.#show(placeLying(this.places, lies[(at + step + lies.length) % lies.length] as string, this.place));
  }

  nudge(direction: readonly [number, number, number]): void {
    if (this.place !== null) this.#show(nudged(this.places, this.place, direction));
  }

  /** A pointer over a cell takes the piece along, unless its place is chosen already. */
  hover(cell: Cell): void {
    if (this.place !== null && !this.chosen) this.#show(placeAt(this.places, this.place.lie, cell));
  }

  /** A tap on a cell puts the piece there; with nothing to confirm that is the move. */
  put(cell: Cell): void {
    if (this.place === null) return;
    const before = this.place;
    const was = this.chosen;
    this.#show(placeAt(this.places, this.place.lie, cell));
    this.chosen = true;
    if (!this.#now().confirm || (was && this.place === before)) this.confirm();
  }

  // ------------------------------------------------------------------ stealing and swapping

  /** A tap on a piece in a tower. One that may not be had is asked for all the same: the answer says why. */
  touch(seat: number, piece: string): void {
    const { task, mover, play, confirm, explain } = this.#now();
    if (task.kind === "steal") {
      if (seat === mover) {
        explain("page-bloqs-why-own");
        return;
      }
      if (!task.thefts.some((each) => each.piece === piece)) {
        play(`steal ${String(seat + 1)} ${piece}`);
        return;
      }
      const again = this.take?.piece === piece;
      this.take = { seat, piece };
      this.chosen = true;
      if (!confirm || again) this.confirm();
    } else if (task.kind === "swap") this.#touchSwap(seat, piece);
  }

  #touchSwap(seat: number, piece: string): void {
    const { task, mover, play } = this.#now();
    if (task.kind !== "swap") return;
    if (seat === mover) {
      if (gives(task.swaps, this.take === null ? null : { ...this.take, text: "" }).includes(piece)) {
        this.give = this.give === piece ? null : piece;
      } else if (gives(task.swaps, null).includes(piece)) [this.give, this.take] = [piece, null];
      else {
        const partner = this.take ?? takes(task.swaps, null)[0];
        if (partner) play(`swap ${String(partner.seat + 1)} give ${piece} take ${partner.piece}`);
      }
    } else if (takes(task.swaps, this.give).some((each) => each.piece === piece)) {
      this.take = this.take?.piece === piece ? null : { seat, piece };
    } else if (takes(task.swaps, null).some((each) => each.piece === piece))
      [this.give, this.take] = [null, { seat, piece }];
    else {
      const give = this.give ?? gives(task.swaps, null)[0];
      if (give !== undefined) play(`swap ${String(seat + 1)} give ${give} take ${piece}`);
    }
    this.chosen = this.give !== null && this.take !== null;
  }

  // ------------------------------------------------------------------ the move

  /** The move as it would be made now; null while something is missing. */
  get move(): string | null {
    const { task } = this.#now();
    if (task.kind === "build") return this.place?.text ?? null;
    if (task.kind === "steal") return task.thefts.find((each) => each.piece === this.take?.piece)?.text ?? null;
    if (task.kind !== "swap") return null;
    return task.swaps.find((each) => each.give === this.give && each.take === this.take?.piece)?.text ?? null;
  }

  /** Have in hand and in mind what a move would do, as if it had been chosen piece by piece. */
  takeUp(move: string): void {
    const { task } = this.#now();
    if (task.kind === "build") {
      const place = [...task.places.values()].flat().find((each) => each.text === move);
      if (place === undefined) return;
      this.piece = place.piece;
      this.place = place;
    } else if (task.kind === "steal") {
      const theft = task.thefts.find((each) => each.text === move);
      if (theft === undefined) return;
      this.take = { seat: theft.seat, piece: theft.piece };
    } else if (task.kind === "swap") {
      const swap = task.swaps.find((each) => each.text === move);
      if (swap === undefined) return;
      this.give = swap.give;
      this.take = { seat: swap.other, piece: swap.take };
    } else return;
    this.chosen = true;
  }

  confirm(): void {
    const { busy, play, isSettingUp } = this.#now();
    const move = this.move;
    if (move === null || busy) return;
    if (isSettingUp) this.piece = this.place = null; // it is built, and not in hand when the answer comes
    play(move);
  }

  /** Back one step: first the place is free again, then the piece. */
  cancel(): void {
    if (this.chosen) {
      this.chosen = false;
      if (this.#now().task.kind !== "build") this.give = this.take = null;
    } else {
      const { task } = this.#now();
      if (task.kind === "build" && task.places.size > 1) this.piece = this.place = null;
      this.give = this.take = null;
    }
  }
}
