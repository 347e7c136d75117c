/** Pieces as solid things: rounded cubes held together by a core, so that one sees the cubes and still one piece. */
import { BoxGeometry, BufferGeometry, Color, MeshStandardMaterial, PlaneGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { atOrigin, cellKey, lieOf, type Cell } from "../cells";
import { kindColour, mix, pieceColour } from "../colours";
import { kindOfNumber, type Kind } from "../pieces";
import type { Look } from "./look";
import type { Textures } from "./textures";

const CUBE = 0.965;
const ROUND = 0.1;
const HULL = 1.085;
const CORE = CUBE - 2 * ROUND + 0.06;

/** Where a cell lies in a group whose middle is the middle of the site's ground. */
export const spotOf = ([x, y, z]: Cell): [number, number, number] => [x - 1, z + 0.5, 1 - y];

export class Solids {
  readonly #shapes = new Map<string, BufferGeometry>();
  readonly #paints = new Map<string, MeshStandardMaterial>();
  readonly #look: Look;
  readonly #textures: Textures;

  constructor(look: Look, textures: Textures) {
    this.#look = look;
    this.#textures = textures;
  }

  /** The geometry of cells pushed against the axes; the mesh is put where the first corner is. */
  shape(cells: readonly Cell[], kind: "solid" | "hull" | "shell" = "solid"): BufferGeometry {
    const name = `${kind} ${lieOf(cells)}`;
    const known = this.#shapes.get(name);
    if (known !== undefined) return known;
    const made = { solid, hull, shell }[kind](atOrigin(cells));
    this.#shapes.set(name, made);
    return made;
  }

  paint(number: number, dim = false): MeshStandardMaterial {
    return this.#paint(`${String(number)} ${String(dim)}`, pieceColour(number, this.#look.colourBlind), kindOfNumber(number), dim);
  }

  kindPaint(kind: Kind): MeshStandardMaterial {
    return this.#paint(kind, kindColour(kind, this.#look.colourBlind), kind, false);
  }

  #paint(name: string, colour: string, kind: Kind, dim: boolean): MeshStandardMaterial {
    const known = this.#paints.get(name);
    if (known !== undefined) return known;
    const made = new MeshStandardMaterial({
      color: new Color(dim ? mix(colour, this.#look.table, 0.62) : colour),
      roughness: 0.48,
      metalness: 0,
      map: this.#look.colourBlind ? this.#textures.letter(kind, colour) : null,
    });
    this.#paints.set(name, made);
    return made;
  }

  dispose(): void {
    for (const shape of this.#shapes.values()) shape.dispose();
    for (const paint of this.#paints.values()) paint.dispose();
  }
}

/** The corner that `shape` counts from. */
export function cornerOf(cells: readonly Cell[]): [number, number, number] {
  return spotOf([
    Math.min(...cells.map(([x]) => x)),
    Math.min(...cells.map(([, y]) => y)),
    Math.min(...cells.map(([, , z]) => z)),
  ]);
}

const offset = ([x, y, z]: Cell): [number, number, number] => [x, z, -y];

function solid(cells: readonly Cell[]): BufferGeometry {
  const parts: BufferGeometry[] = [];
  const there = new Set(cells.map(cellKey));
  for (const cell of cells) {
    const cube = new RoundedBoxGeometry(CUBE, CUBE, CUBE, 3, ROUND);
    parts.push(cube.translate(...offset(cell)));
    for (const [dx, dy, dz] of [[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const) {
      const [x, y, z] = cell;
      if (!there.has(cellKey([x + dx, y + dy, z + dz]))) continue;
      const core = new BoxGeometry(dx ? 0.5 : CORE, dz ? 0.5 : CORE, dy ? 0.5 : CORE).toNonIndexed();
      parts.push(core.translate(...offset([x + dx / 2, y + dy / 2, z + dz / 2])));
    }
  }
  return merged(parts);
}

/** A little larger all round: seen from inside out it is the outline of the piece. */
function hull(cells: readonly Cell[]): BufferGeometry {
  return merged(cells.map((cell) => new BoxGeometry(HULL, HULL, HULL).toNonIndexed().translate(...offset(cell))));
}

/** Nothing but the outside, each face once: what is seen through has no inside. */
function shell(cells: readonly Cell[]): BufferGeometry {
  const there = new Set(cells.map(cellKey));
  const parts: BufferGeometry[] = [];
  for (const [x, y, z] of cells) {
    for (const [dx, dy, dz] of [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]] as const) {
      if (there.has(cellKey([x + dx, y + dy, z + dz]))) continue;
      const face = new PlaneGeometry(CUBE, CUBE).toNonIndexed();
      if (dx !== 0) face.rotateY((dx * Math.PI) / 2);
      else if (dz !== 0) face.rotateX((-dz * Math.PI) / 2);
      else if (dy > 0) face.rotateY(Math.PI);
      parts.push(face.translate(...offset([x + (dx * CUBE) / 2, y + (dy * CUBE) / 2, z + (dz * CUBE) / 2])));
    }
  }
  return merged(parts);
}

function merged(parts: BufferGeometry[]): BufferGeometry {
  for (const part of parts) part.clearGroups();
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
}
