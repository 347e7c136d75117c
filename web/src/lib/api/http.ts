/** The server over HTTP. What it refuses is thrown as `Refused`, with its reason. */
import type { Refusal } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.reason);
  }
}

const UNREACHABLE: Refusal = { code: "unreachable", reason: "", rule: null, details: {} };

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
}

async function refusalOf(response: Response): Promise<Refused> {
  const body: unknown = await response.json().catch(() => null);
  const error = (body as { error?: Refusal } | null)?.error;
  return new Refused(error ?? { ...UNREACHABLE, code: `http_${response.status}` }, response.status);
}

let becoming: Promise<unknown> | null = null;

/** Come as a guest: nobody is asked for an account. Several who ask at once become one guest. */
function becomeGuest(): Promise<unknown> {
  becoming ??= send("POST", "/guest", {}).finally(() => (becoming = null));
  return becoming;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response = await send(method, path, body);
  if (response.status === 401) {
    const refused = await refusalOf(response);
    if (refused.refusal.code !== "unauthenticated") throw refused;
    await becomeGuest();
    response = await send(method, path, body);
  }
  if (!response.ok) throw await refusalOf(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** What anybody may have as text. */
export async function getText(path: string): Promise<string> {
  const response = await send("GET", path);
  if (!response.ok) throw await refusalOf(response);
  return response.text();
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => call<T>("POST", path, body);
