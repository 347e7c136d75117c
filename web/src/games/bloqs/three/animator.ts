/** Draws a frame when something has changed or moves, and none otherwise. */

type Step = (progress: number) => void;

interface Motion {
  start: number | null;
  duration: number;
  step: Step;
  ease: (t: number) => number;
}

/** The motion that moves nothing but the view. */
export const EYE = "eye";

export const smooth = (t: number): number => t * t * (3 - 2 * t);
/** Falls, and lands softly. */
export const landing = (t: number): number => 1 - (1 - t) ** 3;

export class Animator {
  readonly #draw: (moved: boolean) => void;
  #motions = new Map<string, Motion>();
  #frame: number | null = null;
  #disposed = false;
  #moved = true;
  /** Whether things jump to where they belong. */
  still = false;

  /** `moved` says whether things have moved, and not only the eye: then shadows have to be cast anew. */
  constructor(draw: (moved: boolean) => void) {
    this.#draw = draw;
  }

  /** Draw once, soon. */
  request(moved = true): void {
    this.#moved ||= moved;
    if (this.#frame === null && !this.#disposed) this.#frame = requestAnimationFrame(this.#tick);
  }

  /** Move something; a motion of the same name that still runs is replaced. */
  run(name: string, duration: number, step: Step, ease = smooth): void {
    if (this.still || duration === 0) {
      this.#motions.delete(name);
      step(1);
    } else {
      this.#motions.set(name, { start: null, duration, step, ease });
      step(0);
    }
    this.request(name !== EYE);
  }

  readonly #tick = (now: number): void => {
    this.#frame = null;
    for (const [name, motion] of this.#motions) {
      motion.start ??= now;
      const t = Math.min(1, (now - motion.start) / motion.duration);
      motion.step(motion.ease(t));
      this.#moved ||= name !== EYE;
      if (t === 1 && this.#motions.get(name) === motion) this.#motions.delete(name);
    }
    this.#draw(this.#moved);
    this.#moved = false;
    if (this.#motions.size > 0) this.request(false);
  };

  dispose(): void {
    this.#disposed = true;
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#motions.clear();
  }
}
