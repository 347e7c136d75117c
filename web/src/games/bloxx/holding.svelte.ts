/** A shape in hand, on the board of a game and on the editor's: where it is, and what it would draw there. */
import type { BoardProps } from "../../lib/games/board";
import { effectsOf, type Effects } from "./foretell";
import type { Drawing } from "./notation";
import { fits, ghostDrawing, places, snapped, type Ghost, type Hand } from "./placing";
import { foretold } from "./sentences";
import { mirrored, turned, type Orientation } from "./shape";
import type { Cell, SeatSheet } from "./view";

export interface Held {
  ghost: Ghost;
  /** Where the player pointed, which is where the shape goes back to when it is turned. */
  aim: Cell;
}

export interface Situation {
  hand: Hand | null;
  held: Held | null;
  sheets: readonly SeatSheet[];
  /** Whose sheet is drawn on. */
  seat: number | null;
  /** Held elsewhere from now on. */
  hold: (held: Held) => void;
}

export class Holding {
  readonly #now: () => Situation;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  readonly ghost = $derived.by(() => this.#now().held?.ghost ?? null);
  /** Where it fits, this way round. */
  readonly found = $derived.by((): readonly Cell[] => {
    const { hand } = this.#now();
    return hand && this.ghost ? places(hand, this.ghost.orientation) : [];
  });
  readonly drawing = $derived.by((): Drawing | null => {
    const { hand } = this.#now();
    return hand && this.ghost ? ghostDrawing(hand, this.ghost.orientation, this.ghost.at) : null;
  });
  readonly fitting = $derived.by(() => {
    const { hand } = this.#now();
    return hand !== null && this.ghost !== null && fits(hand, this.ghost.orientation, this.ghost.at);
  });
  readonly effects = $derived.by((): Effects | null => {
    const { hand, seat, sheets } = this.#now();
    if (!hand || !this.drawing || seat === null || !this.fitting) return null;
    return effectsOf(hand.layout, sheets, seat, this.drawing);
  });

  // Given to others by name, so bound to this one.
  readonly aim = (at: Cell): void => {
    const { held, hold } = this.#now();
    if (held) hold({ ghost: { ...held.ghost, at }, aim: at });
  };

  readonly turn = (quarters: number): void => {
    if (this.ghost) this.#reorient(turned(this.ghost.orientation, quarters));
  };

  readonly flip = (): void => {
    if (this.ghost) this.#reorient(mirrored(this.ghost.orientation));
  };

  #reorient(orientation: Orientation): void {
    const { hand, held, hold } = this.#now();
    if (!hand || !held) return;
    const at = snapped(hand, orientation, places(hand, orientation), held.aim);
    hold({ ...held, ghost: { ...held.ghost, orientation, at } });
  }

  /** What drawing it here would do, or why it cannot be drawn; null with empty hands. */
  foretold(t: BoardProps["t"]): string | null {
    if (this.effects) return foretold(this.effects, t);
    if (!this.ghost) return null;
    return t(this.found.length === 0 ? "page-bloxx-nowhere-turn" : "page-bloxx-not-here");
  }
}
