/** How far a server is that plays for the first time on its machine, and compiles its games meanwhile. */
import { get } from "./http";
import type { GameProgress, Readiness } from "./protocol";

const EVERY = 1000;

/** The game to tell about: the one that is wanted here, or else the first that anybody waits for. */
export function unfinished(found: Readiness, wanted: string | null): GameProgress | null {
  const left = found.games.filter((each) => each.done < each.steps);
  return left.find((each) => each.game === wanted) ?? left[0] ?? null;
}

/** Ask until all games are ready. `wanted` says which one is to come first. Returns how to stop asking. */
export function followReadiness(wanted: () => string | null, tell: (found: Readiness) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function ask(): Promise<void> {
    const game = wanted();
    const found = await get<Readiness>(game === null ? "/ready" : `/ready?game=${encodeURIComponent(game)}`);
    if (stopped) return;
    tell(found);
    if (!found.ready) timer = setTimeout(again, EVERY);
  }

  // Who cannot be asked is not ready to play either, and the page says that elsewhere.
  const again = () => void ask().catch(() => undefined);
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
