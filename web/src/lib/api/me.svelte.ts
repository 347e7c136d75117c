/** Who we are to the server: nobody yet, a guest or an account. */
import { get, post } from "./http";
import type { Person } from "./protocol";

interface Me {
  person: Person | null;
}

class Myself {
  person = $state.raw<Person | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask who we are. Whoever is nobody stays nobody: a visitor is not counted as a guest. */
  refresh(): Promise<void> {
    this.#asked = get<Me>("/me").then((found) => {
      this.person = found.person;
    });
    return this.#asked;
  }

  known(): Promise<void> {
    return this.#asked ?? this.refresh();
  }

  /** Be somebody: a guest, if nothing else. */
  async ensure(): Promise<void> {
    await this.known();
    if (this.person === null) this.person = (await post<Me>("/guest", {})).person;
  }
}

export const me = new Myself();
