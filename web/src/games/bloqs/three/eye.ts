/** The camera: looks at the whole table or at some towers, and is turned by finger, mouse or key. */
import { PerspectiveCamera, Spherical, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { EYE, smooth, type Animator } from "./animator";
import { cornersOf, distanceFor, type Extent, type Gaze, type Point } from "./framing";
import { siteSpot } from "./sites";

/** The whole table, or the sites of these seats. */
export type Focus = "table" | readonly number[];

interface Frame extends Gaze {
  /** What has to be seen. */
  points: readonly Point[];
}

/** Half as wide as the table, with a little air. */
const TABLE = 9.3;
const EMPTY: Extent = { high: 0, reach: 0 };

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 0.5, 140);
  readonly controls: OrbitControls;
  readonly #animator: Animator;
  /** Somebody has turned the view, and keeps it until something else is looked at. */
  isTurned = false;

  constructor(canvas: HTMLCanvasElement, animator: Animator) {
    this.#animator = animator;
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enablePan = false;
    this.controls.minPolarAngle = 0.05;
    this.controls.maxPolarAngle = 1.42;
    this.controls.minDistance = 7;
    this.controls.maxDistance = 75;
    this.controls.rotateSpeed = 0.75;
    this.controls.zoomSpeed = 0.8;
    this.controls.addEventListener("change", () => animator.request(false));
    this.controls.addEventListener("start", () => (this.isTurned = true));
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  /** Fly to where a focus is seen whole. Extents are the room that each tower takes. */
  look(focus: Focus, front: number, extents: readonly Extent[], atOnce: boolean): void {
    this.isTurned = false;
    const frame = frameOf(focus, front, extents, this.camera.aspect);
    const target = new Vector3(...frame.target);
    const start = new Spherical().setFromVector3(this.camera.position.clone().sub(this.controls.target));
    const from = this.controls.target.clone();
    const tangent = Math.tan((this.camera.fov * Math.PI) / 360);
    const distance = distanceFor(frame.points, frame, tangent, this.camera.aspect);
    const end = new Spherical(distance, frame.polar, frame.azimuth);
    if (atOnce) start.copy(end);
    const turn = Math.atan2(Math.sin(end.theta - start.theta), Math.cos(end.theta - start.theta));
    const now = new Spherical();
    this.#animator.run(
      EYE,
      atOnce ? 0 : 650,
      (t) => {
        now.set(
          start.radius + (end.radius - start.radius) * t,
          start.phi + (end.phi - start.phi) * t,
          start.theta + turn * t,
        );
        this.controls.target.lerpVectors(from, target, t);
        this.camera.position.setFromSpherical(now).add(this.controls.target);
        this.controls.update();
      },
      smooth,
    );
  }

  /** Turn the view a little, for keys and buttons. */
  turn(sideways: number, upwards: number, nearer = 1): void {
    this.isTurned = true;
    const way = new Spherical().setFromVector3(this.camera.position.clone().sub(this.controls.target));
    const from = way.clone();
    this.#animator.run(EYE, 220, (t) => {
      way.set(from.radius * (1 + (nearer - 1) * t), from.phi + upwards * t, from.theta + sideways * t);
      way.phi = Math.min(this.controls.maxPolarAngle, Math.max(this.controls.minPolarAngle, way.phi));
      this.camera.position.setFromSpherical(way).add(this.controls.target);
      this.controls.update();
    });
  }

  /** Which quarter one looks from: 0 from the front, then from the right, behind, the left. */
  get quarter(): number {
    return ((Math.round(this.controls.getAzimuthalAngle() / (Math.PI / 2)) % 4) + 4) % 4;
  }

  dispose(): void {
    this.controls.dispose();
  }
}

function frameOf(focus: Focus, front: number, extents: readonly Extent[], aspect: number): Frame {
  const seats = focus === "table" ? extents.map((_, seat) => seat) : focus;
  const spotOf = (seat: number) => siteSpot(seat, front, extents.length);
  const spots = seats.map(spotOf);
  const towers = seats.flatMap((seat) => cornersOf(spotOf(seat), extents[seat] ?? EMPTY));
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [back, near] = [Math.min(...spots.map(({ z }) => z)), Math.max(...spots.map(({ z }) => z))];
  if (focus === "table" || (left < right && back < near)) {
    // On a tall screen from higher up, so that the table fills it. High towers are seen to their tops.
    const above = Math.max(0, ...extents.map(({ high }) => high)) / 2;
    const table = [-TABLE, TABLE].flatMap((x) => [-TABLE, TABLE].map((z): Point => [x, 0, z]));
    return {
      target: [0, Math.max(0.2, above - 1.3), 0.3],
      points: [...table, ...towers],
      polar: aspect < 1 ? 0.5 : 0.68,
      azimuth: 0,
    };
  }
  const high = Math.max(3, ...seats.map((seat) => (extents[seat]?.high ?? 0) + 1));
  const wide = Math.max(right - left, near - back) / 2 + 2.3;
  // Two towers beside each other leave room on a screen that is not wide: then the table behind them is seen as well.
  const room = wide < 3 || aspect > 1.5 ? 0 : aspect < 1 ? 1 : 0.6;
  const inward = 1 - 0.4 * room;
  return {
    target: [((left + right) / 2) * inward, high / 2 + 0.15, ((back + near) / 2) * inward + 0.2],
    points: [...towers, ...spots.flatMap((spot) => cornersOf(spot, { high, reach: 0 }))],
    polar: 1 - 0.28 * room,
    azimuth: back < near ? (left > 0 ? Math.PI / 2 : -Math.PI / 2) : left === right ? (left > 0 ? 0.5 : -0.5) : 0,
  };
}
