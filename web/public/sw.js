// Keeps the page itself, and which games there are, so that it opens without a connection and says so in its own words.
// Nothing else of the API is ever kept: a board that is out of date would be worse than none.
const KEPT = "klotz-page-2";
const GAMES = "/api/games";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname === GAMES) event.respondWith(newestGames(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(newestFirst());
});

/** What is built has a digest in its name: it never changes. */
async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Every address is the same page; offline it is the last one that was seen. */
async function newestFirst() {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch("/");
    if (answer.ok) {
      const before = await cache.match("/");
      await cache.put("/", answer.clone());
      if (before && (await before.text()) !== (await answer.clone().text())) await forgetOld(cache);
    }
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** They change with the server only; offline they are those that were seen last. */
async function newestGames(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(GAMES, answer.clone());
    return answer;
  } catch {
    return (await cache.match(GAMES)) ?? Response.error();
  }
}

/** A new build: what belongs to older ones goes, except what this page still names. */
async function forgetOld(cache) {
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith("/assets/")) await cache.delete(request);
  }
}
