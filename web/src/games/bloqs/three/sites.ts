/** The building sites with their towers, and the ghost of the piece that is being built. */
import {
  BackSide,
  GreaterDepth,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  type BufferGeometry,
  type Material,
  type Object3D,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { cellKey, SITE, type Cell } from "../cells";
import { mix, pieceColour, pawnColour } from "../colours";
import type { Model, ShownGhost, ShownPiece } from "../model";
import { landing, smooth, type Animator } from "./animator";
import type { Look } from "./look";
import { cornerOf, spotOf, type Solids } from "./solids";
import type { Textures } from "./textures";

export const PLATE = 0.28;
const FAR = 6.45;

/** What a pointer finds: kept on the mesh. */
export interface Found {
  seat: number;
  piece?: string;
  ghost?: boolean;
}

/** Where a site stands: the one in front at the right, the others on clockwise. */
export function siteSpot(seat: number, front: number, seats: number): { x: number; z: number } {
  const corner = (seat - front + seats) % seats;
  return { x: corner === 0 || corner === 3 ? FAR : -FAR, z: corner < 2 ? FAR : -FAR };
}

interface Standing {
  mesh: Mesh;
  hull: Mesh;
  shown: string;
}

export class Sites {
  readonly group = new Group();
  readonly #sites: Group[] = [];
  readonly #rims: MeshStandardMaterial[] = [];
  readonly #standing = new Map<string, Standing>();
  readonly #ghost = new Group();
  readonly #held = new Group();
  readonly #owned: (BufferGeometry | Material)[] = [];
  readonly #hullPaints: Record<string, MeshBasicMaterial>;
  #ghostKey = "";
  #ghostCells = "";
  #heldKey = "";
  #fresh = true;

  constructor(
    private readonly look: Look,
    private readonly solids: Solids,
    private readonly textures: Textures,
    private readonly animator: Animator,
  ) {
    this.#hullPaints = {
      lit: new MeshBasicMaterial({ color: look.lit, side: BackSide }),
      chosen: new MeshBasicMaterial({ color: look.chosen, side: BackSide }),
      aimed: new MeshBasicMaterial({ color: look.aimed, side: BackSide }),
      last: new MeshBasicMaterial({ color: mix(look.ink, look.table, 0.25), side: BackSide }),
    };
    this.#owned.push(...Object.values(this.#hullPaints));
  }

  #own<T extends BufferGeometry | Material>(thing: T): T {
    this.#owned.push(thing);
    return thing;
  }

  #makeSites(model: Model): void {
    const plate = this.#own(new RoundedBoxGeometry(SITE + 0.5, PLATE, SITE + 0.5, 3, 0.12));
    const square = this.#own(new PlaneGeometry(0.93, 0.93).rotateX(-Math.PI / 2));
    const name = this.#own(new PlaneGeometry(3.6, 0.675).rotateX(-Math.PI / 2));
    const squarePaint = this.#own(new MeshStandardMaterial({ color: this.look.plate, roughness: 0.9 }));
    for (let seat = 0; seat < model.seats; seat += 1) {
      const { x, z } = siteSpot(seat, model.front, model.seats);
      const site = new Group();
      site.position.set(x, 0, z);
      const colour = pawnColour(model.colours[seat], this.look.colourBlind);
      const rim = this.#own(new MeshStandardMaterial({ color: mix(colour, this.look.plate, 0.3), roughness: 0.7 }));
      this.#rims.push(rim);
      const base = new Mesh(plate, rim);
      base.position.y = PLATE / 2;
      base.receiveShadow = base.castShadow = true;
      base.userData = { seat } satisfies Found;
      site.add(base);
      for (let column = 0; column < SITE; column += 1) {
        for (let row = 0; row < SITE; row += 1) {
          const tile = new Mesh(square, squarePaint);
          tile.position.set(column - 1, PLATE + 0.004, 1 - row);
          tile.receiveShadow = true;
          site.add(tile);
        }
      }
      const plaque = this.#own(
        new MeshBasicMaterial({
          map: this.textures.name(seat, model.colours[seat], model.names[seat] ?? ""),
          transparent: true,
        }),
      );
      const label = new Mesh(name, plaque);
      label.position.set(0, 0.02, SITE / 2 + 0.68);
      site.add(label);
      this.#sites.push(site);
      this.group.add(site);
    }
    this.group.add(this.#ghost, this.#held);
  }

  update(model: Model): void {
    if (this.#sites.length === 0) this.#makeSites(model);
    const gone = new Set(this.#standing.keys());
    model.towers.forEach((tower, seat) => {
      for (const piece of tower) {
        gone.delete(piece.piece);
        this.#place(piece, seat);
      }
    });
    for (const piece of gone) this.#take(piece);
    this.#rims.forEach((rim, seat) => {
      const on = model.winners.length > 0 ? model.winners.includes(seat) : model.turn === seat;
      const colour = pawnColour(model.colours[seat], this.look.colourBlind);
      rim.color.set(on ? colour : mix(colour, this.look.plate, 0.6));
    });
    this.#showGhost(model.ghost);
    this.#showHeld(model);
    this.#fresh = false;
  }

  #place(piece: ShownPiece, seat: number): void {
    const shown = `${String(seat)} ${piece.cells.map(cellKey).join(" ")}`;
    let standing = this.#standing.get(piece.piece);
    if (standing !== undefined && standing.shown !== shown) {
      standing.mesh.removeFromParent();
      standing = undefined;
    }
    if (standing === undefined) {
      const found = { seat, piece: piece.piece } satisfies Found;
      const mesh = this.solids.mesh(piece.cells, this.solids.paint(piece.number), found);
      const hull = this.solids.outline(piece.cells, this.#hullPaints["lit"] as MeshBasicMaterial);
      const [x, y, z] = cornerOf(piece.cells);
      mesh.add(hull);
      (this.#sites[seat] as Group).add(mesh);
      standing = { mesh, hull, shown };
      this.#standing.set(piece.piece, standing);
      const from = this.#fresh || shown === this.#ghostCells ? 0 : 3.2;
      this.animator.run(
        `place ${piece.piece}`,
        from === 0 ? 0 : 520,
        (t) => {
          mesh.position.set(x, y + PLATE + from * (1 - t), z);
        },
        landing,
      );
    }
    standing.mesh.material = this.solids.paint(piece.number, piece.mark === "dim");
    const outline =
      piece.mark === "lit" || piece.mark === "chosen" || piece.mark === "aimed"
        ? piece.mark
        : piece.news !== null && piece.mark === "plain"
          ? "last"
          : null;
    standing.hull.visible = outline !== null;
    if (outline !== null) standing.hull.material = this.#hullPaints[outline] as MeshBasicMaterial;
  }

  #take(piece: string): void {
    const standing = this.#standing.get(piece);
    if (standing === undefined) return;
    this.#standing.delete(piece);
    const { mesh, hull } = standing;
    hull.visible = false;
    const from = mesh.position.y;
    for (const part of mesh.children) part.userData = {};
    this.animator.run(
      `take ${piece}`,
      420,
      (t) => {
        mesh.position.y = from + 3 * t;
        mesh.scale.setScalar(1 - 0.6 * t);
        if (t === 1) mesh.removeFromParent();
      },
      smooth,
    );
  }

  #showGhost(ghost: ShownGhost | null): void {
    const key =
      ghost === null
        ? ""
        : `${ghost.piece} ${ghost.cells.map(cellKey).join(" ")} ${String(ghost.chosen)} ${String(ghost.seat)}`;
    if (key === this.#ghostKey) return;
    this.#ghostKey = key;
    clear(this.#ghost);
    if (ghost === null) return;
    this.#ghostCells = `${String(ghost.seat)} ${ghost.cells.map(cellKey).join(" ")}`;
    const site = this.#sites[ghost.seat] as Group;
    this.#ghost.position.copy(site.position);
    const colour = pieceColour(this.look.pieces, ghost.number, this.look.colourBlind);
    const [x, y, z] = cornerOf(ghost.cells);
    const shape = this.solids.shape(ghost.cells);
    const body = new Mesh(
      shape,
      new MeshStandardMaterial({
        color: colour,
        roughness: 0.4,
        transparent: true,
        opacity: ghost.chosen ? 0.94 : 0.74,
      }),
    );
    // Where the tower hides it, it shines through.
    const through = new Mesh(
      this.solids.shape(ghost.cells, "shell"),
      new MeshBasicMaterial({
        color: colour,
        transparent: true,
        opacity: 0.2,
        depthFunc: GreaterDepth,
        depthWrite: false,
      }),
    );
    const outline = new Mesh(
      this.solids.shape(ghost.cells, "hull"),
      new MeshBasicMaterial({
        color: ghost.chosen ? this.look.chosen : this.look.lit,
        side: BackSide,
        transparent: true,
      }),
    );
    // Fills in how near the piece is before it is painted, so that its own inside does not shine through it.
    const depth = new Mesh(shape, new MeshBasicMaterial({ colorWrite: false, transparent: true }));
    body.castShadow = true;
    // First what the tower hides, then the piece, then its outline, of which the piece covers all but the rim.
    through.renderOrder = 1;
    depth.renderOrder = 2;
    body.renderOrder = 3;
    outline.renderOrder = 4;
    for (const mesh of [through, depth, body, outline]) {
      mesh.position.set(x, y + PLATE, z);
      mesh.raycast = () => undefined;
      this.#ghost.add(mesh);
    }
    const outside = new Mesh(this.solids.shape(ghost.cells, "shell"), new MeshBasicMaterial({ visible: false }));
    outside.position.copy(body.position);
    outside.userData = { seat: ghost.seat, ghost: true } satisfies Found;
    this.#ghost.add(outside);
    this.#ghost.add(...this.#footprint(ghost.cells, colour));
  }

  /** The squares of the ground below a piece, so that one sees where it hangs. */
  #footprint(cells: readonly Cell[], colour: string): Mesh[] {
    const squares = new Map(cells.map(([x, y]) => [`${String(x)},${String(y)}`, [x, y, 0] as Cell]));
    const paint = new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.5, depthWrite: false });
    return [...squares.values()].map((cell) => {
      const tile = new Mesh(new PlaneGeometry(0.93, 0.93).rotateX(-Math.PI / 2), paint);
      const [x, , z] = spotOf(cell);
      tile.position.set(x, PLATE + 0.012, z);
      return tile;
    });
  }

  /** A piece that somebody has in hand floats over their site. */
  #showHeld({ held, towers }: Model): void {
    const key = held === null ? "" : `${String(held.seat)} ${String(held.number)}`;
    if (key === this.#heldKey) return;
    this.#heldKey = key;
    this.#held.clear();
    if (held === null) return;
    const { pieces } = this.look;
    const cells = pieces.cellsOf(pieces.kindOfNumber(held.number));
    const mesh = this.solids.mesh(cells, this.solids.paint(held.number), {});
    const top = 1 + Math.max(-1, ...(towers[held.seat] ?? []).flatMap((piece) => piece.cells.map(([, , z]) => z)));
    const [x, y, z] = cornerOf(cells);
    const site = (this.#sites[held.seat] as Group).position;
    mesh.position.set(site.x + x, y + top + PLATE + 1.3, site.z + z);
    this.#held.add(mesh);
  }

  dispose(): void {
    clear(this.#ghost);
    for (const thing of this.#owned) thing.dispose();
  }
}

/** Empty a group whose materials are its own; shapes of pieces are shared and stay. */
function clear(group: Group): void {
  for (const child of [...group.children] as Object3D[]) {
    if (child instanceof Mesh) {
      (child.material as Material).dispose();
      if (child.geometry instanceof PlaneGeometry) child.geometry.dispose();
    }
    group.remove(child);
  }
}
