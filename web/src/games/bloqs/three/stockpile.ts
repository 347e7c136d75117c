/** The stock inside the ring, a pile for each kind, and the die in their middle. */
import {
  BackSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Sprite,
  SpriteMaterial,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Model, ShownStock } from "../model";
import { stockSpots } from "../ring";
import { landing, type Animator } from "./animator";
import type { Look } from "./look";
import type { Solids } from "./solids";
import type { Textures } from "./textures";

const SCALE = 0.5;
const APART = 2.25;
/** Cubes that a pile is high at most; what does not fit onto it is only counted. */
const HIGHEST = 5;

/** Which face is up when the die shows so many pips: the faces are numbered +x 2, -x 5, +y 1, -y 6, +z 3, -z 4. */
const UP: Readonly<Record<number, Vector3>> = {
  1: new Vector3(0, 1, 0),
  2: new Vector3(1, 0, 0),
  3: new Vector3(0, 0, 1),
  4: new Vector3(0, 0, -1),
  5: new Vector3(-1, 0, 0),
  6: new Vector3(0, -1, 0),
};
const FACES = [2, 5, 1, 6, 3, 4];
const DIE = 1.05;

interface Pile {
  group: Group;
  pieces: Mesh[];
  hulls: Mesh[];
  label: Sprite;
  /** How high one piece is. */
  step: number;
  shown: string;
}

export class Stockpile {
  readonly group = new Group();
  readonly #piles = new Map<string, Pile>();
  readonly #die: Mesh;
  readonly #dieShape = new RoundedBoxGeometry(DIE, DIE, DIE, 4, 0.16);
  readonly #dieFaces: MeshStandardMaterial[];
  readonly #lit: MeshBasicMaterial;
  readonly #chosen: MeshBasicMaterial;
  #rolls: number | null = null;

  constructor(
    private readonly look: Look,
    private readonly solids: Solids,
    private readonly textures: Textures,
    private readonly animator: Animator,
  ) {
    this.#lit = new MeshBasicMaterial({ color: look.lit, side: BackSide });
    this.#chosen = new MeshBasicMaterial({ color: look.chosen, side: BackSide });
    this.#dieFaces = FACES.map((pips) => new MeshStandardMaterial({ map: textures.dieFace(pips), roughness: 0.35 }));
    this.#die = new Mesh(this.#dieShape, this.#dieFaces);
    this.#die.castShadow = true;
    this.#die.position.y = DIE / 2;
    this.#die.userData = { die: true };
    this.group.add(this.#die);
  }

  update(model: Model): void {
    const spots = stockSpots(model.stock.length);
    model.stock.forEach((stock, at) => this.#showPile(stock, spots[at] ?? { x: 0, y: 0, scale: 1 }));
    this.#showDie(model);
  }

  #showPile(stock: ShownStock, { x, y, scale }: { x: number; y: number; scale: number }): void {
    let pile = this.#piles.get(stock.kind);
    if (pile === undefined) {
      pile = this.#makePile(stock.kind);
      pile.group.position.set(x * APART, 0, y * APART);
      pile.group.scale.setScalar(scale);
      this.#piles.set(stock.kind, pile);
      this.group.add(pile.group);
    }
    const shown = `${String(stock.count)} ${stock.mark}`;
    if (shown === pile.shown) return;
    pile.shown = shown;
    pile.pieces.forEach((piece, level) => (piece.visible = level < stock.count));
    pile.hulls.forEach((hull) => {
      hull.visible = stock.mark !== "plain";
      hull.material = stock.mark === "chosen" ? this.#chosen : this.#lit;
    });
    pile.label.material.map = this.textures.count(stock.count);
    pile.label.material.opacity = stock.count === 0 ? 0.55 : 1;
    pile.label.position.y = Math.min(stock.count, pile.pieces.length) * pile.step * SCALE + 0.42;
    pile.label.position.z = stock.count === 0 ? 0 : 0.25;
  }

  #makePile(kind: string): Pile {
    const group = new Group();
    const { pieces: set } = this.look;
    const cells = set.cellsOf(kind);
    const step = 1 + Math.max(...cells.map(([, , z]) => z));
    const levels = Math.min(set.countOf(kind), Math.max(1, Math.floor(HIGHEST / step)));
    const wide = Math.max(...cells.map(([x]) => x));
    const deep = Math.max(...cells.map(([, y]) => y));
    const pieces: Mesh[] = [];
    const hulls: Mesh[] = [];
    for (let level = 0; level < levels; level += 1) {
      const piece = this.solids.mesh(cells, this.solids.kindPaint(kind), { stock: kind });
      piece.scale.setScalar(SCALE);
      piece.position.set((-wide / 2) * SCALE, (level * step + 0.5) * SCALE, (deep / 2) * SCALE);
      const hull = this.solids.outline(cells, this.#lit);
      hull.visible = false;
      piece.add(hull);
      group.add(piece);
      pieces.push(piece);
      hulls.push(hull);
    }
    const label = new Sprite(new SpriteMaterial({ transparent: true, depthTest: false }));
    label.scale.setScalar(0.52);
    label.renderOrder = 3;
    group.add(label);
    return { group, pieces, hulls, label, step, shown: "" };
  }

  #showDie({ die, turn }: Model): void {
    this.#die.visible = die.pips !== null;
    if (die.pips === null || die.rolls === this.#rolls) return;
    const rolled = this.#rolls !== null;
    this.#rolls = die.rolls;
    const upright = new Quaternion().setFromUnitVectors(UP[die.pips] as Vector3, new Vector3(0, 1, 0));
    const goal = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.35 + 0.9 * turn).multiply(upright);
    const axis = new Vector3(0.7, 0.3, 0.6).normalize();
    const spin = new Quaternion();
    this.animator.run(
      "die",
      rolled ? 900 : 0,
      (t) => {
        spin.setFromAxisAngle(axis, (1 - t) * 4.5 * Math.PI);
        this.#die.quaternion.copy(spin).multiply(goal);
        this.#die.position.y =
          DIE / 2 + (1 - t) * 3.2 * Math.abs(Math.cos(3.5 * Math.PI * t)) + 0.25 * Math.sin(Math.PI * t);
      },
      landing,
    );
  }

  dispose(): void {
    this.#dieShape.dispose();
    for (const face of this.#dieFaces) face.dispose();
    for (const pile of this.#piles.values()) pile.label.material.dispose();
    this.#lit.dispose();
    this.#chosen.dispose();
  }
}
