/** Without a connection: whether there is one, and what is kept for the time when there is none. */
import { settings } from "../settings/settings.svelte";
import { sendKept } from "../table/outbox";

/** The cache of what was seen last; the service worker reads and forgets it. */
const SEEN = "klotz-seen";

let isOffline = $state(typeof navigator !== "undefined" && !navigator.onLine);

export const network = {
  get isOffline(): boolean {
    return isOffline;
  },
};

/** To be called once. Moves that could not be sent are, whatever page is open. */
export function followNetwork(): () => void {
  const online = () => {
    isOffline = false;
    void sendKept();
  };
  const offline = () => (isOffline = true);
  addEventListener("online", online);
  addEventListener("offline", offline);
  if (!isOffline) void sendKept();
  keepPages();
  return () => {
    removeEventListener("online", online);
    removeEventListener("offline", offline);
  };
}

/** Whoever comes back gets all pages kept, when nothing else is to be done: offline, no page can be asked for. */
function keepPages(): void {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  if (!worker || isOffline) return;
  const later = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  later(() => worker.postMessage({ keep: "pages", language: settings.language }));
}

/** Keep the answer that a server would give now: what was heard over a socket is newer than what was fetched. */
export async function keepSeen(path: string, answer: unknown): Promise<void> {
  if (!("caches" in globalThis)) return;
  const headers = { "content-type": "application/json" };
  await (await caches.open(SEEN)).put(path, new Response(JSON.stringify(answer), { headers }));
}
