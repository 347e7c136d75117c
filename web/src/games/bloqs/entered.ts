/**
 * A tower as it is entered at the real table: layers from the ground up, each a text of as many lines as squares, the
 * back row first, x for a cube. Above the ground a layer may have room around the site, for cubes that stick out.
 */
export const SITE = 3;
/** Squares beside the site on each side: as far as pieces may stick out. */
export const MOST_AROUND = 6;

const linesOf = (layer: string) => layer.split("\n");
const aroundOf = (layer: string) => (linesOf(layer).length - SITE) / 2;
const isAtSite = (at: number, around: number) => at >= around && at < around + SITE;

export const emptyLayer = (around: number): string => drawn(around, () => false);

function drawn(around: number, isCubeAt: (x: number, y: number) => boolean): string {
  const across = Array.from({ length: SITE + 2 * around }, (_, at) => at);
  return across.map((y) => across.map((x) => (isCubeAt(x, y) ? "x" : ".")).join("")).join("\n");
}

export const isCube = (layer: string, x: number, y: number): boolean => linesOf(layer)[y]?.[x] === "x";
export const isEmpty = (layer: string): boolean => !layer.includes("x");
export const isBeside = (layer: string, x: number, y: number): boolean =>
  !isAtSite(x, aroundOf(layer)) || !isAtSite(y, aroundOf(layer));

/** The same cubes with more or less room around the site; what has no room any more is gone. */
export function resized(layer: string, around: number): string {
  const shift = aroundOf(layer) - around;
  return drawn(around, (x, y) => isCube(layer, x + shift, y + shift));
}

export function toggled(layer: string, column: number, row: number): string {
  return drawn(aroundOf(layer), (x, y) => isCube(layer, x, y) !== (x === column && y === row));
}

/** Whether all nine squares of the site have a cube. */
export function isFull(layer: string): boolean {
  return resized(layer, 0) === drawn(0, () => true);
}

/** All nine squares of the site filled, or cleared if they were; what is beside it stays. */
export function filled(layer: string): string {
  const full = isFull(layer);
  return drawn(aroundOf(layer), (x, y) => (isBeside(layer, x, y) ? isCube(layer, x, y) : !full));
}

/** How much room around the site its cubes need at least. */
export function roomOf(layers: readonly string[]): number {
  for (let around = MOST_AROUND; around > 0; around -= 1) {
    const isOut = (layer: string) =>
      aroundOf(layer) >= around && resized(resized(layer, around - 1), aroundOf(layer)) !== layer;
    if (layers.some(isOut)) return around;
  }
  return 0;
}

/** The layers to show: with so much room, and an empty one to begin above the highest. On the ground there is only the site. */
export function shownLayers(layers: readonly string[], around: number): string[] {
  return [...layers, emptyLayer(0)].map((layer, z) => resized(layer, z === 0 ? 0 : around));
}

/** Without the empty layers on top. */
export function trimmed(layers: readonly string[]): string[] {
  const top = layers.findLastIndex((layer) => !isEmpty(layer));
  return layers.slice(0, top + 1);
}
