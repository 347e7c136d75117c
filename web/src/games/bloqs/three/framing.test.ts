import { PerspectiveCamera, Vector3 } from "three";
import { expect, it } from "vitest";
import type { Cell } from "../cells";
import { cornersOf, distanceFor, extentOf, type Gaze } from "./framing";

const TANGENT = Math.tan((30 * Math.PI) / 360);

it("knows how far a tower reaches", () => {
  const cells: Cell[] = [[0, 0, 0], [-3, 1, 4]]; // prettier-ignore
  expect(extentOf([{ cells }])).toEqual({ high: 5, reach: 4.5 });
  expect(extentOf([])).toEqual({ high: 0, reach: 1.75 });
});

it.each([0.6, 0.8, 1, 1.78])("has all towers in the picture, however they jut out, in a picture of %s", (aspect) => {
  const extents = [
    { high: 9, reach: 3.5 },
    { high: 12, reach: 6.5 },
  ];
  const points = extents.flatMap((extent, seat) => cornersOf({ x: seat ? -6.4 : 6.4, z: 6.4 }, extent));
  for (const azimuth of [0, 0.5, -Math.PI / 2]) {
    const gaze: Gaze = { target: [0, 3, 0.3], polar: 0.5, azimuth };
    const distance = distanceFor(points, gaze, TANGENT, aspect);
    // As the camera itself sees it.
    const camera = new PerspectiveCamera(30, aspect, 0.1, 500);
    camera.position.setFromSphericalCoords(distance, gaze.polar, azimuth).add(new Vector3(...gaze.target));
    camera.lookAt(new Vector3(...gaze.target));
    camera.updateMatrixWorld();
    const seen = points.map((point) => new Vector3(...point).project(camera));
    const widest = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(widest).toBeCloseTo(1, 5); // all of it, and not from further away than needed
  }
});
