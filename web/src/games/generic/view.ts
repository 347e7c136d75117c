/** A game that the page has no board of its own for: the server sends a picture of it, and where on it the moves lie. */
import type { View } from "../../lib/api/protocol";
import type { components } from "../../lib/api/schema";

export type Pictures = components["schemas"]["PicturesView"];

export type PicturedView = View & { pictures: Pictures };

/** Somewhere to tap, and the moves that lie there. */
export interface Place {
  key: string;
  /** In hundredths of the picture. */
  left: number;
  top: number;
  width: number;
  height: number;
  moves: ReadonlySet<string>;
}

const HUNDREDTHS = 100;

export function placesOf({ targets, width, height }: Pictures): Place[] {
  const places = new Map<string, Place & { moves: Set<string> }>();
  for (const target of targets) {
    const key = [target.x, target.y, target.width, target.height].join(" ");
    const place = places.get(key) ?? {
      key,
      left: (HUNDREDTHS * target.x) / width,
      top: (HUNDREDTHS * target.y) / height,
      width: (HUNDREDTHS * target.width) / width,
      height: (HUNDREDTHS * target.height) / height,
      moves: new Set<string>(),
    };
    place.moves.add(target.move);
    places.set(key, place);
  }
  return [...places.values()];
}

/** The moves that lie on every place that was tapped. */
export function movesOn(moves: readonly string[], tapped: readonly Place[]): string[] {
  return moves.filter((move) => tapped.every((place) => place.moves.has(move)));
}

export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
