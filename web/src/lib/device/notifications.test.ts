import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { subscribe, unsubscribe } from "./notifications";

const asked: [string, string, unknown][] = [];
const ended = vi.fn(() => Promise.resolve(true));
const subscription = { endpoint: "https://push.example.org/us", unsubscribe: ended };
const pushManager = {
  subscribe: vi.fn(() => Promise.resolve(subscription)),
  getSubscription: vi.fn(() => Promise.resolve(subscription)),
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  vi.stubGlobal("window", { PushManager: {} });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([init.method ?? "", path, init.body ? JSON.parse(init.body as string) : null]);
    return Promise.resolve(
      init.method === "GET" ? Response.json({ key: "our key" }) : new Response(null, { status: 204 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

it("has the browser told, by the server's own key and in one's own language", async () => {
  await subscribe("fi");
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "our key" });
  expect(asked.at(-1)).toEqual(["PUT", "/api/me/push", { endpoint: subscription.endpoint, language: "fi" }]);
});

it("ends it at the server and in the browser", async () => {
  await unsubscribe();
  expect(asked).toEqual([["DELETE", "/api/me/push", { endpoint: subscription.endpoint }]]);
  expect(ended).toHaveBeenCalledOnce();
});

it("asks nobody where there are no pushes", async () => {
  vi.stubGlobal("window", {});
  await subscribe("fi");
  await unsubscribe();
  expect(asked).toEqual([]);
});
