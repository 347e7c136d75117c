/** What whoever plays here holds, and where, until it is a move. Pointers, keys and buttons all work on it. */
import { cellsOf, flip, jump, nudge, over, pick, placeOf, textOf, turn, type Hand } from "./hand";
import type { MoveIndex } from "./moves";
import type { Pieces } from "./pieces";
import type { Cell } from "./shapes";

export interface Situation {
  size: number;
  pieces: Pieces;
  index: MoveIndex;
  /** The pieces to choose from. */
  left: readonly string[];
  /** It is their turn, and nothing is on its way. */
  active: boolean;
  /** A place that was pointed at is confirmed before it is played. */
  confirm: boolean;
  play: (move: string) => void;
  /** Take the piece on a square off the board; null where pieces stay. */
  lift?: ((cell: Cell) => void) | null;
}

export class Holding {
  hand = $state.raw<Hand | null>(null);
  /** Laid down, to be confirmed: it no longer follows the mouse. */
  laid = $state(false);
  /** The square that keys go on from with empty hands. */
  cursor = $state.raw<Cell>([0, 0]);
  /** The last move that was asked for: what the server says about it holds until the piece is moved on. */
  asked = $state<string | null>(null);
  readonly #now: () => Situation;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /** The legal place where the piece is held, if it is one. */
  readonly place = $derived.by(() => (this.hand ? placeOf(this.hand, this.#now().index) : null));
  // Apart from where it is held, so that what depends on these is not made anew with every square it is carried over.
  readonly piece = $derived(this.hand?.piece ?? null);
  readonly shape = $derived(this.hand?.shape ?? null);

  take(piece: string): void {
    const { index, pieces } = this.#now();
    this.hand = pick(piece, index, pieces);
    this.laid = false;
  }

  drop(): void {
    this.hand = null;
    this.laid = false;
  }

  #change(next: (hand: Hand, index: MoveIndex, size: number) => Hand): void {
    const { index, size } = this.#now();
    if (this.hand) this.hand = next(this.hand, index, size);
  }

  turn(quarters: number): void {
    this.#change((hand, index, size) => turn(hand, quarters, index, size));
  }

  flip(): void {
    this.#change(flip);
  }

  /** To the next place that is legal, or to the one before. */
  jump(step: 1 | -1): void {
    this.#change((hand, index, size) => jump(hand, step, index, size));
  }

  /** Held with its middle over a point in squares; null is beside the board. */
  carry(point: readonly [number, number] | null): void {
    this.#change((hand, index, size) => {
      if (point) return over(hand, index, size, ...point);
      return hand.at === null ? hand : { ...hand, at: null };
    });
  }

  /** One square further: the piece in hand, or else the cursor. */
  step([columns, rows]: readonly [number, number]): void {
    const { size } = this.#now();
    const clamp = (number: number) => Math.max(0, Math.min(size - 1, number));
    if (this.hand) {
      this.laid = false;
      this.hand = nudge(this.hand, columns, rows, size);
    } else this.cursor = [clamp(this.cursor[0] + columns), clamp(this.cursor[1] + rows)];
  }

  /** The next piece that fits somewhere, or the one before. */
  takeAnother(step: 1 | -1): void {
    const { left, active, index, pieces } = this.#now();
    const offered = pieces.inOrder(left).filter((piece) => !active || index.has(piece));
    const here = this.hand ? offered.indexOf(this.hand.piece) : step > 0 ? -1 : 0;
    const piece = offered[(here + step + offered.length) % offered.length];
    if (piece) this.take(piece);
  }

  covers([column, row]: Cell): boolean {
    return !!this.hand?.at && cellsOf(this.hand).some((each) => each[0] === column && each[1] === row);
  }

  /** Play it; where it does not fit, the server says why. */
  lay(): void {
    const { active, play } = this.#now();
    const hand = this.hand;
    const text = hand && textOf(hand);
    if (!text || !active) return;
    const fits = this.place !== null;
    this.asked = text;
    play(text);
    if (!fits) return;
    // Keys go on from where the piece lies, and not from a corner of the board.
    this.cursor = cellsOf(hand)[0] ?? this.cursor;
    this.drop();
  }

  get lifts(): boolean {
    return !this.hand && !!this.#now().lift;
  }

  /** What lies on a square comes off the board, where positions are set up. */
  lift(cell: Cell): void {
    this.#now().lift?.(cell);
  }

  /** Let go of it over the board. */
  put(): void {
    if (this.#now().confirm && this.place) this.laid = true;
    else this.lay();
  }
}
