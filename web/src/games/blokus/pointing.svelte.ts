/** What fingers, mouse and wheel mean on the board and in the tray. */
import { strayed, Twist, Wheel, type Point } from "../../lib/device/gestures";
import type { Holding } from "./holding.svelte";
import { spanOf, type Cell } from "./shapes";
import { EDGE, isNear, squareAt } from "./squares";

export interface Board {
  size: number;
  /** Left of the squares and below them, in squares. */
  margin: number;
  field: Element | undefined;
  /** What shows the piece in the air, between the squares. */
  flyer: HTMLElement | undefined;
}

interface Drag {
  pointer: number;
  from: Point;
  moved: boolean;
  byTouch: boolean;
  /** It began in the tray, where a press on the chosen piece turns it; on the piece that lies on the board; or with
   * empty hands. */
  on: "tray" | "chosen" | "field" | "piece" | "bare";
  /** From the finger to the middle of the piece, in squares. */
  offset: readonly [number, number];
  /** Where the board is; not known before it matters, as asking for it in the middle of a change costs a layout. */
  box: DOMRect | null;
}

/** By how many squares a piece flies above the finger, which would hide it. */
const LIFT = 1.2;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

export class Pointing {
  flying = $state(false);
  readonly #holding: Holding;
  readonly #now: () => Board;
  #drag: Drag | null = null;
  #frame = 0;
  #touches: (Point & { pointer: number })[] = [];
  #twist: Twist | null = null;
  readonly #wheel = new Wheel();

  constructor(holding: Holding, now: () => Board) {
    this.#holding = holding;
    this.#now = now;
  }

  #begin(event: PointerEvent, on: Drag["on"], offset: readonly [number, number] = [0, 0]): void {
    if (!this.#now().field) return;
    const byTouch = event.pointerType !== "mouse";
    this.#drag = { pointer: event.pointerId, from: pointOf(event), moved: false, byTouch, on, offset, box: null };
  }

  end(): void {
    this.#drag = null;
    this.flying = false;
    cancelAnimationFrame(this.#frame);
  }

  // ------------------------------------------------------------------ in the tray

  inTray(piece: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    const chosen = this.#holding.piece === piece;
    if (chosen) this.#holding.laid = false;
    else this.#holding.take(piece);
    this.#begin(event, chosen ? "chosen" : "tray");
  }

  // ------------------------------------------------------------------ on the board

  down(event: PointerEvent): void {
    const { field, size, margin } = this.#now();
    if (event.button !== 0 || !field) return;
    const point = pointOf(event);
    if (event.pointerType !== "mouse") this.#touches.push({ pointer: event.pointerId, ...point });
    const [first, second] = this.#touches;
    if (first && second) {
      this.end();
      this.#twist = new Twist(first, second);
      return;
    }
    const holding = this.#holding;
    const at = squareAt(point, field.getBoundingClientRect(), size, margin);
    const cell: Cell = [Math.floor(at[0]), Math.floor(at[1])];
    if (!holding.hand) {
      if (!cell.every((part) => part >= 0 && part < size)) return;
      holding.cursor = cell;
      if (holding.lifts) this.#begin(event, "bare");
      return;
    }
    // The mouse carries its piece along, so that there it must be laid to be pressed upon.
    const corner = (event.pointerType !== "mouse" || holding.laid) && holding.covers(cell) ? holding.hand.at : null;
    if (corner) {
      const [width, height] = spanOf(holding.hand.shape);
      this.#begin(event, "piece", [corner[0] + width / 2 - at[0], corner[1] + height / 2 - at[1]]);
      return;
    }
    holding.laid = false;
    holding.carry(at);
    this.#begin(event, "field");
  }

  /** Over the board, pressed or not. */
  over(event: PointerEvent): void {
    const { field, size, margin } = this.#now();
    const touch = this.#touches.find((each) => each.pointer === event.pointerId);
    if (touch) Object.assign(touch, pointOf(event));
    const [first, second] = this.#touches;
    if (this.#twist && first && second) {
      const quarters = this.#twist.moved(first, second);
      if (quarters) this.#holding.turn(quarters);
      return;
    }
    if (event.pointerType !== "mouse" || this.#drag || this.#holding.laid || !field) return;
    this.#holding.carry(squareAt(pointOf(event), field.getBoundingClientRect(), size, margin));
  }

  wheel(event: WheelEvent): void {
    if (!this.#holding.hand) return;
    event.preventDefault();
    const quarters = this.#wheel.turned(event.deltaY || event.deltaX, event.timeStamp);
    if (quarters && event.shiftKey) this.#holding.flip();
    else if (quarters) this.#holding.turn(quarters);
  }

  // ------------------------------------------------------------------ anywhere on the page

  move(event: PointerEvent): void {
    const drag = this.#drag;
    const point = pointOf(event);
    if (event.pointerId !== drag?.pointer || (!drag.moved && !strayed(drag.from, point))) return;
    if (!drag.moved) {
      drag.moved = true;
      this.flying = drag.on === "tray" || drag.on === "chosen";
    }
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#follow(drag, point));
  }

  #follow(drag: Drag, point: Point): void {
    const { size, margin, field, flyer } = this.#now();
    const shape = this.#holding.shape;
    const box = (drag.box ??= field?.getBoundingClientRect() ?? null);
    if (!shape || !box) return;
    const square = box.width / (size + margin + EDGE);
    const [width, height] = spanOf(shape);
    const lift = this.flying && drag.byTouch ? (height / 2 + LIFT) * square : 0;
    const middle = { x: point.x, y: point.y - lift };
    if (flyer) {
      const x = middle.x - (width * square) / 2;
      const y = middle.y - (height * square) / 2;
      flyer.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${square})`;
    }
    const [x, y] = squareAt(middle, box, size, margin);
    const at: [number, number] = [x + drag.offset[0], y + drag.offset[1]];
    this.#holding.carry(isNear(at, size) ? at : null);
  }

  up(event: PointerEvent): void {
    this.#lift(event);
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    if (drag.moved) this.#follow(drag, pointOf(event));
    this.end();
    const holding = this.#holding;
    if (drag.on === "bare") {
      if (!drag.moved) holding.lift(holding.cursor);
    } else if (drag.moved || drag.on === "field") {
      if (holding.hand?.at) holding.put();
    } else if (drag.on === "chosen" || (drag.on === "piece" && drag.byTouch)) holding.turn(1);
    else if (drag.on === "piece") holding.lay();
  }

  /** The browser took the pointer away, so nothing is meant by it. */
  cancel(event: PointerEvent): void {
    this.#lift(event);
    if (event.pointerId === this.#drag?.pointer) this.end();
  }

  #lift(event: PointerEvent): void {
    this.#touches = this.#touches.filter((each) => each.pointer !== event.pointerId);
    if (this.#touches.length < 2) this.#twist = null;
  }
}
