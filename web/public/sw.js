// Keeps the page itself, and which games there are, so that it opens without a connection and says so in its own words.
// One's own games, puzzles and positions of lessons are asked for each time, and kept for the time when nobody answers.
const KEPT = "klotz-page-2";
const SEEN = "klotz-seen";
const MOST_SEEN = 300;
const GAMES = "/api/games";
const ME = "/api/me";
const OWN = /^\/api\/(me|me\/tables|tables\/[^/]+|puzzles\/.+|words\/[a-z]+)$/;
const BOARD = "/api/board";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT && name !== SEEN).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname === BOARD && !url.search) event.respondWith(newestBoard(request));
  if (request.method !== "GET") return;
  if (url.pathname === GAMES) event.respondWith(newestGames(request));
  else if (OWN.test(url.pathname)) event.respondWith(newestSeen(request, url.pathname + url.search));
  else if (url.pathname.startsWith("/api/")) return;
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(newestFirst());
});

// A push says nothing but that there is news: what it is, we ask our own server.
self.addEventListener("push", (event) => event.waitUntil(showNews()));

async function showNews() {
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((window) => window.visibilityState === "visible")) return;
  const subscription = await self.registration.pushManager.getSubscription();
  const news = subscription ? await askOurServer("POST", "/api/me/push/news", subscription) : null;
  await self.registration.showNotification(news?.title ?? "Klotz", {
    body: news?.body ?? "",
    tag: "klotz-turn",
    icon: "/icon-192.png",
    data: news?.address ?? "/",
    actions: news ? [{ action: "stop", title: news.stop }] : [],
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopPushes() : show(event.notification.data));
});

async function stopPushes() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await askOurServer("DELETE", "/api/me/push", subscription);
  await subscription.unsubscribe();
}

async function show(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((window) => new URL(window.url).pathname === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

/** Null if it does not answer, or not to us any more. */
async function askOurServer(method, path, { endpoint }) {
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(path, { method, headers, body: JSON.stringify({ endpoint }) });
    return answer.ok && answer.status !== 204 ? await answer.json() : null;
  } catch {
    return null;
  }
}

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

/** Of oneself; offline it is what was seen last. */
async function newestSeen(request, key) {
  const cache = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (key === ME && answer.ok) await forgetOthers(cache, answer.clone());
    if (answer.ok) await keepFew(cache, key, answer.clone());
    return answer;
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

/** A position is the same whenever it is asked for, so that lessons go on where they have gone before. */
async function newestBoard(request) {
  const asked = new TextEncoder().encode(await request.clone().text());
  const digest = await crypto.subtle.digest("SHA-256", asked);
  const name = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return newestSeen(request, `${BOARD}/${name}`);
}

/** Whoever was here before leaves nothing to whoever comes. */
async function forgetOthers(cache, answer) {
  const before = await cache.match(ME);
  const [was, is] = [before && (await before.json()), await answer.json()];
  if (!was || was.person?.id === is.person?.id) return;
  for (const request of await cache.keys()) await cache.delete(request);
}

/** The oldest go when there are many. */
async function keepFew(cache, key, answer) {
  await cache.delete(key);
  await cache.put(key, answer);
  const all = await cache.keys();
  for (const request of all.slice(0, Math.max(0, all.length - MOST_SEEN))) await cache.delete(request);
}

self.addEventListener("message", (event) => {
  if (event.data?.keep === "pages") event.waitUntil(keepPages(event.data.language));
});

/** All that is built, except what other languages say. */
async function keepPages(language) {
  const cache = await caches.open(KEPT);
  try {
    const names = await (await fetch("/assets.json")).json();
    for (const name of names) {
      const [, said] = /^assets\/([a-z]{2})-/.exec(name) ?? [];
      if ((!said || said === language) && !(await cache.match(`/${name}`))) await cache.add(`/${name}`);
    }
  } catch {
    // There is no connection any more: the rest another time.
  }
}

/** A new build: what belongs to older ones goes, except what this page still names. */
async function forgetOld(cache) {
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith("/assets/")) await cache.delete(request);
  }
}
