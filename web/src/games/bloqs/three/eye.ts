/** The camera: looks at the whole table or at some towers, and is turned by finger, mouse or key. */
import { PerspectiveCamera, Spherical, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { EYE, smooth, type Animator } from "./animator";
import { siteSpot } from "./sites";

/** The whole table, or the sites of these seats. */
export type Focus = "table" | readonly number[];

interface Frame {
  target: Vector3;
  /** Half as wide, high and deep as what has to be seen, from where it is seen. */
  half: Vector3;
  polar: number;
  /** From where: 0 is the front. Two towers are looked at from outside, beside each other. */
  azimuth: number;
}

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 0.5, 140);
  readonly controls: OrbitControls;
  readonly #animator: Animator;

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
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  /** Fly to where a focus is seen whole. Heights are how many layers each tower has. */
  look(focus: Focus, front: number, heights: readonly number[], atOnce: boolean): void {
    const { target, half, polar, azimuth } = frameOf(focus, front, heights, this.camera.aspect);
    const start = new Spherical().setFromVector3(this.camera.position.clone().sub(this.controls.target));
    const from = this.controls.target.clone();
    const end = new Spherical(this.#distance(half, polar), polar, azimuth);
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

  #distance(half: Vector3, polar: number): number {
    const tall = Math.tan((this.camera.fov * Math.PI) / 360);
    const upright = half.z * Math.cos(polar) + half.y * Math.sin(polar);
    // What is nearer looks larger, so that the near edge has to fit.
    const near = half.z * Math.sin(polar);
    return Math.max(upright / tall + 0.45 * near, half.x / (tall * this.camera.aspect) + near);
  }

  dispose(): void {
    this.controls.dispose();
  }
}

function frameOf(focus: Focus, front: number, heights: readonly number[], aspect: number): Frame {
  const spots = focus === "table" ? [] : focus.map((seat) => siteSpot(seat, front, heights.length));
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [back, near] = [Math.min(...spots.map(({ z }) => z)), Math.max(...spots.map(({ z }) => z))];
  if (focus === "table" || (left < right && back < near)) {
    // On a tall screen from higher up, so that the table fills it.
    return {
      target: new Vector3(0, 0.2, 0.3),
      half: new Vector3(8.9, 2, 8.9),
      polar: aspect < 1 ? 0.5 : 0.68,
      azimuth: 0,
    };
  }
  const high = Math.max(3, ...focus.map((seat) => (heights[seat] ?? 0) + 1));
  const wide = Math.max(right - left, near - back) / 2 + 2.3;
  // Two towers beside each other leave room on a screen that is not wide: then the table behind them is seen as well.
  const room = wide < 3 || aspect > 1.5 ? 0 : aspect < 1 ? 1 : 0.6;
  const inward = 1 - 0.4 * room;
  return {
    target: new Vector3(((left + right) / 2) * inward, high / 2 + 0.15, ((back + near) / 2) * inward + 0.2),
    half: new Vector3(wide, high / 2 + 0.7, 2.2),
    polar: 1 - 0.28 * room,
    azimuth: back < near ? (left > 0 ? Math.PI / 2 : -Math.PI / 2) : left === right ? (left > 0 ? 0.5 : -0.5) : 0,
  };
}
