/**
 * Waiting for somebody to play with. The server is asked every two seconds, wherever one is on the page meanwhile; whoever
 * does not ask any more has left, so that closing the page is enough.
 */
import { call, Refused } from "../api/http";
import { me } from "../api/me.svelte";
import type { Sought } from "../api/protocol";
import { notifyTurn } from "../device/notifications";
import { sound } from "../device/sound";
import { go } from "../navigation/router.svelte";
import { settings } from "../settings/settings.svelte";
import { mayPromise } from "../table/dice";
import { tOr } from "../words/words.svelte";
import { gameOf, type Offer } from "./catalogue";

const EVERY = 2_000;

class Seeking {
  /** What is looked for; null while nothing is. */
  offer = $state.raw<Offer | null>(null);
  rated = $state(false);
  waiting = $state(1);
  /** The server does not answer; it is asked again. */
  isLost = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin to look, or look for something else. What cannot be had is thrown. */
  async start(offer: Offer, rated = false): Promise<void> {
    await me.ensure();
    clearTimeout(this.#timer);
    this.offer = offer;
    this.rated = rated;
    this.waiting = 1;
    addEventListener("pagehide", this.#leave);
    try {
      await this.#ask();
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  stop = (): void => {
    if (!this.offer) return;
    this.#forget();
    this.#leave();
  };

  #forget(): void {
    clearTimeout(this.#timer);
    removeEventListener("pagehide", this.#leave);
    this.offer = null;
    this.isLost = false;
  }

  /** Also while the page closes: the request outlives it. */
  #leave = (): void => {
    void fetch("/api/seek", { method: "DELETE", credentials: "same-origin", keepalive: true }).catch(() => undefined);
  };

  async #ask(): Promise<void> {
    const { offer, rated } = this;
    if (!offer) return;
    const wish = { game: gameOf(offer, offer.usual, null).name, seats: offer.usual, rated, commits: mayPromise() };
    try {
      const sought = await call<Sought>("PUT", "/seek", wish);
      if (this.offer !== offer || this.rated !== rated) return; // stopped meanwhile, or looking for something else
      this.isLost = false;
      this.waiting = sought.waiting;
      if (sought.table !== null) {
        this.#forget();
        this.#leave(); // the seat is ours: now that we know, nobody has to remember it
        if (settings.sound) sound("said");
        if (settings.notify) notifyTurn(tOr("page-seek-found", offer.title), offer.title);
        go(`/table/${sought.table}`);
        return;
      }
    } catch (error) {
      if (!(error instanceof Refused) || (error.status > 0 && error.status < 500)) throw error;
      this.isLost = true;
    }
    if (this.offer === offer && this.rated === rated) this.#timer = setTimeout(() => void this.#again(), EVERY);
  }

  async #again(): Promise<void> {
    try {
      await this.#ask();
    } catch {
      this.stop(); // what was possible two seconds ago is not any more: no longer this person, most likely
    }
  }
}

export const seeking = new Seeking();
