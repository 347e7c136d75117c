import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { get, post, Refused } from "./http";

const refusal = (code: string, status: number) =>
  new Response(JSON.stringify({ error: { code, reason: "No.", rule: null, details: {} } }), { status });
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it("comes as a guest when nobody is known, and asks again", async () => {
  fetched
    .mockResolvedValueOnce(refusal("unauthenticated", 401))
    .mockResolvedValueOnce(new Response("{}"))
    .mockResolvedValueOnce(new Response('{"tables":[]}'));
  expect(await get("/me/tables")).toEqual({ tables: [] });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/me/tables", "/api/guest", "/api/me/tables"]);
});

it("does not take a wrong password for nobody", async () => {
  fetched.mockResolvedValueOnce(refusal("login_wrong", 401));
  await expect(post("/sessions", {})).rejects.toMatchObject({ refusal: { code: "login_wrong" } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("throws what the server refuses, with its reason", async () => {
  fetched.mockResolvedValueOnce(refusal("finished", 409));
  const error = await post("/tables/x/actions", {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ status: 409, message: "No." });
});

it("says when there is no server, or no server of ours", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(get("/games")).rejects.toMatchObject({ refusal: { code: "unreachable" } });
  fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  await expect(get("/games")).rejects.toMatchObject({ refusal: { code: "http_502" } });
});

it("takes an empty answer for an answer", async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await post("/me", {})).toBeUndefined();
});
