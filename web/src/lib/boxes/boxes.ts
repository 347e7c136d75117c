/** Boxes of one's own, as the server keeps them. */
import { call, get, post } from "../api/http";
import { me } from "../api/me.svelte";
import type { BoxContent, BoxProblem, KeptBox, OurBox } from "../api/protocol";

export type Parts = Record<string, unknown>;
export type Limits = OurBox["limits"];

/** The families that have boxes: those with something printed in them. */
export const ourBox = (family: string): Promise<OurBox> => get<OurBox>(`/boxes/ours/${encodeURIComponent(family)}`);

export const boxBehind = (id: string): Promise<KeptBox> => get<KeptBox>(`/boxes/${encodeURIComponent(id)}`);

/** One's own; nobody is made a guest only to hear that there are none. */
export async function myBoxes(): Promise<KeptBox[]> {
  await me.known();
  return me.person === null ? [] : (await get<{ boxes: KeptBox[] }>("/boxes")).boxes;
}

export async function keep(box: BoxContent, id: string | null): Promise<KeptBox> {
  await me.ensure();
  return id === null
    ? post<KeptBox>("/boxes", contentOf(box))
    : call<KeptBox>("PUT", `/boxes/${encodeURIComponent(id)}`, contentOf(box));
}

export const forget = (id: string): Promise<void> => call("DELETE", `/boxes/${encodeURIComponent(id)}`);

export const problemsOf = async (box: BoxContent): Promise<BoxProblem[]> =>
  (await post<{ problems: BoxProblem[] }>("/boxes/check", contentOf(box))).problems;

export const boxIn = (toml: string): Promise<BoxContent> => post<BoxContent>("/boxes/read", { toml });

/** What is sent: parts that have a name of their own are called as the box is. */
function contentOf({ game, name, parts }: BoxContent): BoxContent {
  const named = Object.entries(parts).map(([part, content]) => [
    part,
    isNamed(content) ? { ...content, name: name.trim() || content.name } : content,
  ]);
  return { game, name, parts: Object.fromEntries(named) as Parts };
}

function isNamed(content: unknown): content is { name: string } {
  return typeof content === "object" && content !== null && "name" in content;
}
