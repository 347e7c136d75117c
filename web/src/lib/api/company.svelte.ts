/** Friends, and whether they are here. Asking says that we are, so it is asked every minute; people with accounts only. */
import { get } from "./http";
import { me } from "./me.svelte";
import type { Friends } from "./protocol";

const EVERY = 60_000;

class Company {
  known = $state.raw<Friends | null>(null);

  async refresh(): Promise<void> {
    this.known = me.person?.kind === "account" ? await get<Friends>("/friends") : null;
  }

  /** What somebody else wants of us: to be friends, or to play. */
  get news(): number {
    return (this.known?.asking.length ?? 0) + (this.known?.invitations.length ?? 0);
  }

  /** To be called once; answers with what stops it. */
  keep(): () => void {
    const ask = () => void (document.hidden || this.refresh().catch(() => undefined));
    void me.known().then(ask, () => undefined);
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }
}

export const company = new Company();
