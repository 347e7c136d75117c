/** What a pointer is on: pieces, cells of a site, discs, pawns, piles of the stock. */
import { Raycaster, Vector2, Vector3, type Camera, type Intersection, type Object3D } from "three";
import { SITE, type Cell } from "../cells";
import { PLATE, siteSpot } from "./sites";

export type Hit =
  | { on: "piece"; seat: number; piece: string; cell: Cell }
  | { on: "site"; seat: number; cell: Cell }
  | { on: "ghost"; seat: number }
  | { on: "disc"; place: number }
  | { on: "pawn"; seat: number }
  | { on: "stock"; kind: string }
  | { on: "die" };

export class Picker {
  readonly #ray = new Raycaster();
  readonly #at = new Vector2();

  /** The nearest thing under a point of the canvas, given in parts of its size. Ghosts are looked through on demand. */
  pick(
    x: number,
    y: number,
    camera: Camera,
    scene: Object3D,
    front: number,
    seats: number,
    throughGhosts: boolean,
  ): Hit | null {
    this.#ray.setFromCamera(this.#at.set(2 * x - 1, 1 - 2 * y), camera);
    for (const found of this.#ray.intersectObject(scene, true)) {
      const hit = read(found, front, seats);
      if (hit !== null && !(throughGhosts && hit.on === "ghost")) return hit;
    }
    return null;
  }
}

function read(found: Intersection, front: number, seats: number): Hit | null {
  const data = found.object.userData as Record<string, unknown>;
  // Pieces that are gone from a pile are hidden, and so is all that belongs to them.
  if (!found.object.visible || found.object.parent?.visible === false) return null;
  if (typeof data["place"] === "number") return { on: "disc", place: data["place"] };
  if (typeof data["pawn"] === "number") return { on: "pawn", seat: data["pawn"] };
  if (typeof data["stock"] === "string") return { on: "stock", kind: data["stock"] };
  if (data["die"] === true) return { on: "die" };
  if (typeof data["seat"] !== "number") return null;
  const seat = data["seat"];
  if (data["ghost"] === true) return { on: "ghost", seat };
  const normal = (found.face?.normal ?? new Vector3(0, 1, 0)).clone().transformDirection(found.object.matrixWorld);
  const cell = cellBeside(found.point, dominant(normal), seat, front, seats);
  return typeof data["piece"] === "string"
    ? { on: "piece", seat, piece: data["piece"], cell }
    : { on: "site", seat, cell };
}

/** Rounded edges have slanted normals: a cube is meant by one of its six faces. */
function dominant({ x, y, z }: Vector3): Vector3 {
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (Math.abs(y) === most) return new Vector3(0, Math.sign(y), 0);
  return Math.abs(x) === most ? new Vector3(Math.sign(x), 0, 0) : new Vector3(0, 0, Math.sign(z));
}

/** The empty cell in front of the face that was hit, brought back over the site. */
function cellBeside(point: Vector3, normal: Vector3, seat: number, front: number, seats: number): Cell {
  const { x, z } = siteSpot(seat, front, seats);
  const inside = point.clone().addScaledVector(normal, 0.3);
  const clamp = (value: number): number => Math.min(SITE - 1, Math.max(0, value));
  return [
    clamp(Math.round(inside.x - x + 1)),
    clamp(Math.round(1 - (inside.z - z))),
    Math.max(0, Math.round(inside.y - PLATE - 0.5)),
  ];
}
