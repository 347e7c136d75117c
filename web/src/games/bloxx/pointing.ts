/**
 * What fingers and mouse mean on a sheet: a tap, a drag, a turn with two fingers, a mouse passing over. No page: it is
 * told where pointers are and tells the sheet what to do.
 */
import { strayed, Twist, type Point } from "../../lib/device/gestures";
import { cellKey, type Cell } from "./view";

/** As much of a PointerEvent as matters here. */
export interface Pointed {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
}

/** Where the squares are on the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Sheet {
  columns: number;
  rows: number;
  box(): Box;
  /** Where the circle's square of the shape in hand is; null with empty hands. */
  held(): Cell | null;
  covers(key: string): boolean;
  /** Whether the shape fits where it is. */
  fits(): boolean;
  /** Whether a place that was pointed at is to be confirmed before anything is drawn there. */
  confirms(): boolean;
  aim(to: Cell): void;
  turn(quarters: number): void;
  commit(): void;
  /** Something is being dragged, or no longer. */
  lift(up: boolean): void;
  /** Show the dragged shape exactly there, between the squares. */
  float(to: Cell, box: Box): void;
}

/** The drag in flight: where it began, how the shape is held, where the squares are. */
interface Drag {
  id: number;
  from: Point;
  last: Point;
  hold: Cell;
  onShape: boolean;
  moving: boolean;
  box: Box;
}

/** By how many squares a shape is held above a finger, which would hide it. */
const LIFT = 1.3;

function finger({ clientX, clientY }: Pointed): Point {
  return { x: clientX, y: clientY };
}

export class Pointing {
  #sheet: Sheet;
  #drag: Drag | null = null;
  #twist: { id: number; at: Point; turning: Twist } | null = null;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  /** In squares: [0, 0] is the middle of the bottom left one. */
  #spot({ x, y }: Point, box: Box): Cell {
    const { columns, rows } = this.#sheet;
    return [((x - box.left) / box.width) * columns - 0.5, rows - ((y - box.top) / box.height) * rows - 0.5];
  }

  /** A pointer that came from a die goes on over the sheet. */
  carry(event: Pointed): void {
    const at = finger(event);
    const hold: Cell = [0, event.pointerType === "mouse" ? 0 : LIFT];
    const box = this.#sheet.box();
    this.#drag = { id: event.pointerId, from: at, last: at, hold, onShape: false, moving: true, box };
    this.#sheet.lift(true);
    this.move(event);
  }

  down(event: Pointed): void {
    const held = this.#sheet.held();
    if (held === null) return;
    const at = finger(event);
    if (this.#drag !== null) {
      this.#twist ??= { id: event.pointerId, at, turning: new Twist(this.#drag.last, at) };
      return;
    }
    const box = this.#sheet.box();
    const here = this.#spot(at, box);
    const onShape = this.#sheet.covers(cellKey([Math.round(here[0]), Math.round(here[1])]));
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    const hold: Cell = onShape ? [held[0] - here[0], held[1] - here[1]] : [0, lift];
    this.#drag = { id: event.pointerId, from: at, last: at, hold, onShape, moving: false, box };
  }

  move(event: Pointed): void {
    if (this.#sheet.held() === null) return;
    const at = finger(event);
    const drag = this.#drag;
    if (drag === null) {
      // A mouse that only passes over shows where a click would draw.
      if (event.pointerType === "mouse" && !this.#sheet.confirms()) this.#sheet.aim(this.#spot(at, this.#sheet.box()));
      return;
    }
    if (event.pointerId === drag.id) drag.last = at;
    if (this.#twist !== null) {
      if (event.pointerId === this.#twist.id) this.#twist.at = at;
      const quarters = this.#twist.turning.moved(drag.last, this.#twist.at);
      if (quarters !== 0) this.#sheet.turn(quarters);
      return;
    }
    if (event.pointerId !== drag.id || (!drag.moving && !strayed(drag.from, at))) return;
    if (!drag.moving) this.#sheet.lift(true);
    drag.moving = true;
    const here = this.#spot(at, drag.box);
    const to: Cell = [here[0] + drag.hold[0], here[1] + drag.hold[1]];
    this.#sheet.float(to, drag.box);
    this.#sheet.aim(to);
  }

  /** `cancelled`: the browser took the pointer away, so nothing is meant by it. */
  up(event: Pointed, cancelled = false): void {
    const [drag, twist] = [this.#drag, this.#twist];
    if (twist?.id === event.pointerId) {
      this.#twist = null;
      return;
    }
    if (drag?.id !== event.pointerId) return;
    this.#drag = null;
    this.#twist = null;
    this.#sheet.lift(false);
    if (twist !== null || cancelled || this.#sheet.held() === null) return;
    if (!drag.moving && drag.onShape && this.#sheet.confirms()) {
      this.#sheet.turn(1);
      return;
    }
    if (!drag.moving) this.#sheet.aim(this.#spot(finger(event), drag.box));
    // Where it does not fit there is nothing to confirm: the question is why.
    if (!this.#sheet.confirms() || !this.#sheet.fits()) this.#sheet.commit();
  }
}
