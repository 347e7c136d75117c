/** Pieces, ring and deck as their files hold them, and how they are changed together. */
import type { Cell } from "../cells";

export interface KindPart {
  name: string;
  count: number;
  colour: string;
  /** Layer by layer from the ground up, an empty line between; the back row first. */
  shape: string;
}

export interface PiecesPart {
  kinds: KindPart[];
}

export interface RingPart {
  /** The disc that each start circle stands before, from 1. */
  starts: number[];
  discs: Record<string, number>;
  /** The discs place by place, where they are not shuffled. */
  order?: string[];
}

export interface DeckPart {
  hand: number;
  cards: Record<string, number>;
}

export interface BloqsParts {
  pieces: PiecesPart;
  ring: RingPart;
  deck: DeckPart;
}

export const ACTIONS = ["steal", "build"] as const;
export const SIDE = 3;
const EMPTY = ".";
const COLOURS = ["#8c6bb1", "#a6761d", "#5d8aa8", "#b5838d", "#6a994e", "#bc4749"] as const;

// ------------------------------------------------------------------ pieces

export type Layers = boolean[][][];

/** Three layers of three by three squares, the back row first. */
export function layersOf(shape: string): Layers {
  const drawn = shape
    .trim()
    .split(/\n\s*\n/)
    .map((layer) => layer.trim().split(/\s+/));
  return Array.from({ length: SIDE }, (_, z) =>
    Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => drawn[z]?.[y]?.[x] === "x")),
  );
}

/** The shape that is drawn, without the empty layers above it. */
export function shapeOf(layers: Layers): string {
  const top = layers.findLastIndex((layer) => layer.flat().some(Boolean));
  return layers
    .slice(0, top + 1)
    .map((layer) => layer.map((row) => row.map((cube) => (cube ? "x" : EMPTY)).join("")).join("\n"))
    .join("\n\n");
}

export const cellsOf = (shape: string): Cell[] =>
  layersOf(shape).flatMap((layer, z) =>
    layer.flatMap((row, y) => row.flatMap((cube, x): Cell[] => (cube ? [[x, SIDE - 1 - y, z]] : []))),
  );

export function withCube(kind: KindPart, x: number, y: number, z: number): KindPart {
  const layers = layersOf(kind.shape).map((layer, height) =>
    layer.map((row, down) => row.map((cube, across) => (across === x && down === y && height === z ? !cube : cube))),
  );
  return { ...kind, shape: shapeOf(layers) };
}

/** A kind is called otherwise: its discs and cards are too. */
export function changedKind(parts: BloqsParts, at: number, change: Partial<KindPart>): BloqsParts {
  const old = parts.pieces.kinds[at];
  if (!old) return parts;
  const kinds = parts.pieces.kinds.map((kind, index) => (index === at ? { ...kind, ...change } : kind));
  const changed = { ...parts, pieces: { kinds } };
  const name = change.name;
  if (name === undefined || name === old.name) return changed;
  const others = parts.pieces.kinds.filter((kind, index) => index !== at && kind.name === name);
  return others.length ? changed : renamed(changed, old.name, name);
}

function renamed(parts: BloqsParts, old: string, name: string): BloqsParts {
  const { order } = parts.ring;
  return {
    ...parts,
    ring: {
      ...parts.ring,
      discs: keyed(parts.ring.discs, old, name),
      ...(order ? { order: order.map((disc) => (disc === old ? name : disc)) } : {}),
    },
    deck: { ...parts.deck, cards: keyed(parts.deck.cards, `piece-${old}`, `piece-${name}`) },
  };
}

const keyed = (counts: Record<string, number>, old: string, name: string) =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key === old ? name : key, count]));

/** One kind more: a cube by itself, under a name that is free. */
export function withKind(parts: BloqsParts): BloqsParts {
  const names = new Set(parts.pieces.kinds.map(({ name }) => name.toLowerCase()));
  const name = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").find((letter) => !names.has(letter.toLowerCase())) ?? "Z9";
  const colour = COLOURS[parts.pieces.kinds.length % COLOURS.length] ?? COLOURS[0];
  return { ...parts, pieces: { kinds: [...parts.pieces.kinds, { name, count: 1, colour, shape: "" }] } };
}

/** A kind less, with its discs and cards. */
export function withoutKind(parts: BloqsParts, at: number): BloqsParts {
  const gone = parts.pieces.kinds[at]?.name ?? "";
  const { order } = parts.ring;
  return {
    pieces: { kinds: parts.pieces.kinds.filter((_, index) => index !== at) },
    ring: {
      ...parts.ring,
      discs: without(parts.ring.discs, gone),
      ...(order ? { order: order.filter((disc) => disc !== gone) } : {}),
    },
    deck: { ...parts.deck, cards: without(parts.deck.cards, `piece-${gone}`) },
  };
}

const without = (counts: Record<string, number>, gone: string) =>
  Object.fromEntries(Object.entries(counts).filter(([key]) => key !== gone));

// ------------------------------------------------------------------ the ring

export const placesOf = (ring: RingPart): number => Object.values(ring.discs).reduce((sum, count) => sum + count, 0);

export function withDiscs(ring: RingPart, disc: string, count: number): RingPart {
  const discs = { ...ring.discs, [disc]: count };
  return { starts: ring.starts, discs };
}

/** The discs in an order that one sees, and can change; or shuffled again. */
export function laid(ring: RingPart, isLaid: boolean): RingPart {
  const { starts, discs } = ring;
  if (!isLaid) return { starts, discs };
  return { starts, discs, order: Object.entries(discs).flatMap(([disc, count]) => Array<string>(count).fill(disc)) };
}

function ordered(starts: number[], order: string[]): RingPart {
  const discs: Record<string, number> = {};
  for (const disc of order) discs[disc] = (discs[disc] ?? 0) + 1;
  return { starts, discs, order };
}

export function withDiscAt(ring: RingPart, place: number, disc: string): RingPart {
  return ordered(
    ring.starts,
    (ring.order ?? []).map((old, at) => (at === place ? disc : old)),
  );
}

/** A place more at the end of the ring, or the last one less. */
export function lengthened(ring: RingPart, places: number, disc: string): RingPart {
  const order = [...(ring.order ?? [])];
  while (order.length < places) order.push(disc);
  return ordered(ring.starts, order.slice(0, places));
}

/** A start circle moves before another disc; one that stands there already comes to where this one was. */
export function withStart(ring: RingPart, circle: number, place: number): RingPart {
  const from = ring.starts[circle] ?? place;
  const starts = ring.starts.map((old, at) => {
    if (at === circle) return place;
    return old === place ? from : old;
  });
  return { ...ring, starts };
}
