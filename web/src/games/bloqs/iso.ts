/** Cubes drawn flat, seen from the front, a little from the right and from above. */
import { atOrigin, type Cell } from "./cells";

export interface Face {
  points: string;
  side: "top" | "front" | "right";
}

export interface Drawing {
  faces: Face[];
  /** Left, top, width and height. */
  box: [number, number, number, number];
}

const project = (x: number, y: number, z: number): [number, number] => [
  0.9 * x + 0.48 * y,
  0.22 * x - 0.36 * y - 0.92 * z,
];

export function drawCubes(given: readonly Cell[]): Drawing {
  const cells = atOrigin(given).sort((a, b) => b[1] - a[1] || a[0] - b[0] || a[2] - b[2]);
  const seen: [number, number][] = [];
  const face = (side: Face["side"], corners: [number, number, number][]): Face => {
    const points = corners.map((corner) => project(...corner));
    seen.push(...points);
    return { side, points: points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ") };
  };
  // prettier-ignore
  const faces = cells.flatMap(([x, y, z]) => [
    face("top", [[x, y, z + 1], [x + 1, y, z + 1], [x + 1, y + 1, z + 1], [x, y + 1, z + 1]]),
    face("right", [[x + 1, y, z], [x + 1, y + 1, z], [x + 1, y + 1, z + 1], [x + 1, y, z + 1]]),
    face("front", [[x, y, z], [x + 1, y, z], [x + 1, y, z + 1], [x, y, z + 1]]),
  ]);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { faces, box: [left - 0.08, top - 0.08, Math.max(...xs) - left + 0.16, Math.max(...ys) - top + 0.16] };
}
