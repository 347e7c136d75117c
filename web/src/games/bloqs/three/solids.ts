/** Pieces as solid things: rounded cubes held together by a core, so that one sees the cubes and still one piece. */
import {
  BoxGeometry,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Material,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { atOrigin, cellKey, lieOf, type Cell } from "../cells";
import { kindColour, mix, pieceColour } from "../colours";
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
  readonly #unseen = new MeshBasicMaterial({ visible: false });
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

  /** The mesh of a piece. A pointer finds its plain outside, which is far quicker to search than its round edges. */
  mesh(cells: readonly Cell[], paint: Material, found: Record<string, unknown>): Mesh {
    const mesh = new Mesh(this.shape(cells), paint);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.raycast = () => undefined;
    const outside = new Mesh(this.shape(cells, "shell"), this.#unseen);
    outside.userData = found;
    mesh.add(outside);
    return mesh;
  }

  /** The outline of a piece, which no pointer finds. */
  outline(cells: readonly Cell[], paint: Material): Mesh {
    const mesh = new Mesh(this.shape(cells, "hull"), paint);
    mesh.raycast = () => undefined;
    return mesh;
  }

  paint(number: number, dim = false): MeshStandardMaterial {
    return this.#paint(
      `${String(number)} ${String(dim)}`,
      pieceColour(this.#look.pieces, number, this.#look.colourBlind),
      this.#look.pieces.kindOfNumber(number),
      dim,
    );
  }

  kindPaint(kind: string): MeshStandardMaterial {
    const { pieces, colourBlind } = this.#look;
    return this.#paint(`kind ${kind}`, kindColour(pieces, kind, colourBlind), kind, false);
  }

  #paint(name: string, colour: string, kind: string, dim: boolean): MeshStandardMaterial {
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
    this.#unseen.dispose();
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
    for (const [dx, dy, dz] of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const) {
      const [x, y, z] = cell;
      if (!there.has(cellKey([x + dx, y + dy, z + dz]))) continue;
      const core = new BoxGeometry(dx ? 0.5 : CORE, dz ? 0.5 : CORE, dy ? 0.5 : CORE).toNonIndexed();
      parts.push(core.translate(...offset([x + dx / 2, y + dy / 2, z + dz / 2])));
    }
  }
  return merged(parts);
}

/** A little larger all round: seen from inside out it is the outline of the piece. */
const hull = (cells: readonly Cell[]): BufferGeometry => skin(cells, HULL / 2);

/** What shines through where the piece is hidden. */
const shell = (cells: readonly Cell[]): BufferGeometry => skin(cells, CUBE / 2);

/** In the order in which a box has its faces: what lies beyond each of them. */
const BEYOND: readonly Cell[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, -1, 0],
  [0, 1, 0],
];
/** Vertices and numbers of a face of two triangles. */
const FACE = 6 * 3;

/** Nothing but the outside of a piece, so far from the middle of each cube: no face lies inside. */
function skin(cells: readonly Cell[], reach: number): BufferGeometry {
  const there = new Set(cells.map(cellKey));
  const positions: number[] = [];
  for (const [x, y, z] of cells) {
    const joined = BEYOND.map(([dx, dy, dz]) => there.has(cellKey([x + dx, y + dy, z + dz])));
    const [right, left, top, bottom, near, far] = joined.map((is) => (is ? 0.5 : reach)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const box = new BoxGeometry(left + right, bottom + top, near + far);
    const [atX, atY, atZ] = offset([x, y, z]);
    const loose = box
      .translate(atX + (right - left) / 2, atY + (top - bottom) / 2, atZ + (near - far) / 2)
      .toNonIndexed();
    const all = loose.getAttribute("position").array;
    joined.forEach((is, face) => {
      if (!is) positions.push(...all.slice(face * FACE, (face + 1) * FACE));
    });
    box.dispose();
    loose.dispose();
  }
  return new BufferGeometry().setAttribute("position", new Float32BufferAttribute(positions, 3));
}

function merged(parts: BufferGeometry[]): BufferGeometry {
  for (const part of parts) part.clearGroups();
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
}
