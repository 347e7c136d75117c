/** How far away the camera has to be for everything to be in the picture: geometry without a picture. */
import type { Cell } from "../cells";

export type Point = readonly [x: number, y: number, z: number];

/** How much room a tower takes: so many layers, and so far to each side from the middle of its site. */
export interface Extent {
  high: number;
  reach: number;
}

/** Half as wide as the plate that a tower stands on. */
const PLATE = 1.75;
/** Air between what is seen and the edge of the picture. */
const AIR = 0.35;

export function extentOf(tower: readonly { cells: readonly Cell[] }[]): Extent {
  const cells = tower.flatMap((piece) => piece.cells);
  return {
    high: 1 + Math.max(-1, ...cells.map(([, , z]) => z)),
    reach: Math.max(PLATE, ...cells.flatMap(([x, y]) => [Math.abs(x - 1) + 0.5, Math.abs(y - 1) + 0.5])),
  };
}

/** The corners of the room that a tower takes. */
export function cornersOf({ x, z }: { x: number; z: number }, { high, reach }: Extent): Point[] {
  const half = reach + AIR;
  return [-half, half].flatMap((dx) =>
    [-half, half].flatMap((dz): Point[] => [
      [x + dx, 0, z + dz],
      [x + dx, high + AIR, z + dz],
    ]),
  );
}

export interface Gaze {
  target: Point;
  /** From straight above (0) down to the table, and from the front (0) to the right. */
  polar: number;
  azimuth: number;
}

/** From how far away all points are seen; `tangent` is that of half the angle that is seen from top to bottom. */
export function distanceFor(
  points: readonly Point[],
  { target, polar, azimuth }: Gaze,
  tangent: number,
  aspect: number,
): number {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const towards: Point = [Math.sin(polar) * sin, Math.cos(polar), Math.sin(polar) * cos];
  const right: Point = [cos, 0, -sin];
  const up: Point = [-Math.cos(polar) * sin, Math.sin(polar), -Math.cos(polar) * cos];
  const along = ([x, y, z]: Point, axis: Point) =>
    (x - target[0]) * axis[0] + (y - target[1]) * axis[1] + (z - target[2]) * axis[2];
  return Math.max(
    ...points.map(
      (point) =>
        along(point, towards) +
        Math.max(Math.abs(along(point, up)) / tangent, Math.abs(along(point, right)) / (tangent * aspect)),
    ),
  );
}
