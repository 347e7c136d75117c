/** Shows one thing after another, each for long enough to be seen. No page in here, and nothing is ever dropped. */

interface Waiting<State> {
  state: State;
  /** Milliseconds it is seen for before the next. */
  stay: number;
}

export class Pacer<State> {
  #waiting: Waiting<State>[] = [];
  #freeAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` is called with every state in order, except for those that somebody skips. */
  constructor(
    readonly show: (state: State) => void,
    readonly now: () => number = () => performance.now(),
  ) {}

  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  add(state: State, stay: number): void {
    this.#waiting.push({ state, stay });
    this.#goOn();
  }

  /** What belongs to the newest state without being another: it is seen together with it. */
  amend(state: State): void {
    const last = this.#waiting.at(-1);
    if (last) last.state = state;
    else this.show(state);
  }

  /** Go to the newest state at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    this.clear();
    if (last) this.show(last.state);
  }

  /** Forget what waits: something newer is shown by other means. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#freeAt = -Infinity;
  }

  #goOn = (): void => {
    clearTimeout(this.#timer);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const left = this.#freeAt - this.now();
      if (left > 0) {
        this.#timer = setTimeout(this.#goOn, left);
        return;
      }
      this.#waiting.shift();
      this.#freeAt = this.now() + next.stay;
      this.show(next.state);
    }
  };
}
