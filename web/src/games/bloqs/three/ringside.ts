/** The ring of discs with the pawns on it, the start circles around it. */
import {
  CircleGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
  Vector2,
  type BufferGeometry,
  type Material,
} from "three";
import { pawnColour } from "../colours";
import type { Model } from "../model";
import { beside, discScale, onRing } from "../ring";
import type { Pawn } from "../view";
import type { Animator } from "./animator";
import type { Look } from "./look";
import type { Textures } from "./textures";

export const RADIUS = 5.35;
const DISC = 0.74;
const THICK = 0.16;
const START = RADIUS + 1.42;

interface Lying {
  group: Group;
  face: MeshStandardMaterial;
  disc: string | null;
}

export class Ringside {
  readonly group = new Group();
  readonly #discs: Lying[] = [];
  readonly #pawns: Group[] = [];
  readonly #pawnGlows: Mesh[] = [];
  readonly #goals = new Group();
  readonly #owned: (BufferGeometry | Material)[] = [];
  #pawnKeys: string[] = [];
  #last: Pawn[] = [];
  #goalKey = "";

  constructor(
    private readonly look: Look,
    private readonly textures: Textures,
    private readonly animator: Animator,
  ) {}

  #own<T extends BufferGeometry | Material>(thing: T): T {
    this.#owned.push(thing);
    return thing;
  }

  #make(model: Model): void {
    const first = model.starts[model.front] ?? 0;
    const radius = DISC * discScale(model.discs.length);
    const body = this.#own(new CylinderGeometry(radius, radius, THICK, 48));
    const cap = this.#own(new CircleGeometry(radius * 0.985, 48));
    const side = this.#own(new MeshStandardMaterial({ color: this.look.discBack, roughness: 0.7 }));
    const back = this.#own(new MeshStandardMaterial({ map: this.textures.discBack(), roughness: 0.75 }));
    model.discs.forEach((disc, place) => {
      const group = new Group();
      const face = this.#own(new MeshStandardMaterial({ roughness: 0.75 }));
      const top = new Mesh(cap, face);
      top.rotation.x = -Math.PI / 2;
      top.position.y = THICK / 2 + 0.004;
      const bottom = new Mesh(cap, back);
      bottom.rotation.set(Math.PI / 2, 0, 0);
      bottom.position.y = -THICK / 2 - 0.004;
      const coin = new Mesh(body, side);
      coin.castShadow = coin.receiveShadow = top.receiveShadow = bottom.receiveShadow = true;
      group.add(coin, top, bottom);
      for (const mesh of [coin, top, bottom]) mesh.userData = { place };
      const { x, y } = onRing(place, RADIUS, model.discs.length, first);
      group.position.set(x, THICK / 2 + 0.01, y);
      this.group.add(group);
      const lying = { group, face, disc: null };
      this.#discs.push(lying);
      group.rotation.x = Math.PI;
      if (disc !== null) this.#turnUp(lying, disc, place, true);
    });
    this.#makeStarts(model, first);
    this.#makePawns(model);
    this.group.add(this.#goals);
  }

  #makeStarts(model: Model, first: number): void {
    const shape = this.#own(new CircleGeometry(0.62, 40).rotateX(-Math.PI / 2));
    const rim = this.#own(new RingGeometry(0.54, 0.62, 40).rotateX(-Math.PI / 2));
    model.starts.forEach((place, seat) => {
      const { x, y } = onRing(place - 0.5, START, model.discs.length, first);
      const colour = pawnColour(model.colours[seat], this.look.colourBlind);
      const paint = this.#own(
        new MeshStandardMaterial({ color: colour, transparent: true, opacity: 0.22, roughness: 1 }),
      );
      const edge = this.#own(new MeshBasicMaterial({ color: colour }));
      const circle = new Mesh(shape, paint);
      const ring = new Mesh(rim, edge);
      circle.position.set(x, 0.012, y);
      ring.position.set(x, 0.016, y);
      circle.receiveShadow = true;
      this.group.add(circle, ring);
    });
  }

  #makePawns(model: Model): void {
    const outline = [
      [0, 0],
      [0.36, 0],
      [0.38, 0.08],
      [0.3, 0.16],
      [0.2, 0.34],
      [0.14, 0.6],
      [0.2, 0.66],
      [0.12, 0.7],
      [0, 0.7],
    ];
    const body = this.#own(
      new LatheGeometry(
        outline.map(([x, y]) => new Vector2(x, y)),
        32,
      ),
    );
    const head = this.#own(new SphereGeometry(0.23, 28, 20));
    const glow = this.#own(new TorusGeometry(0.52, 0.06, 12, 40).rotateX(Math.PI / 2));
    const lit = this.#own(new MeshBasicMaterial({ color: this.look.lit }));
    for (let seat = 0; seat < model.seats; seat += 1) {
      const pawn = new Group();
      const paint = this.#own(
        new MeshStandardMaterial({ color: pawnColour(model.colours[seat], this.look.colourBlind), roughness: 0.35 }),
      );
      const trunk = new Mesh(body, paint);
      const ball = new Mesh(head, paint);
      ball.position.y = 0.86;
      const number = new Sprite(
        this.#own(
          new SpriteMaterial({
            map: this.textures.number(seat, model.colours[seat]),
            transparent: true,
            depthTest: false,
          }),
        ),
      );
      number.scale.setScalar(0.5);
      number.position.y = 1.36;
      number.renderOrder = 3;
      for (const mesh of [trunk, ball]) {
        mesh.castShadow = true;
        mesh.userData = { pawn: seat };
      }
      const ring = new Mesh(glow, lit);
      ring.position.y = 0.05;
      ring.visible = false;
      pawn.add(trunk, ball, number, ring);
      this.#pawns.push(pawn);
      this.#pawnGlows.push(ring);
      this.group.add(pawn);
    }
  }

  update(model: Model): void {
    if (this.#discs.length === 0) this.#make(model);
    model.discs.forEach((disc, place) => {
      const lying = this.#discs[place] as Lying;
      if (disc === lying.disc) return;
      if (disc === null) this.#turnDown(lying, place);
      else this.#turnUp(lying, disc, place, this.#last.length === 0);
    });
    this.#movePawns(model);
    this.#pawnGlows.forEach((glow, seat) => (glow.visible = model.litPawns.includes(seat)));
    this.#showGoals(model);
  }

  #turnUp(lying: Lying, disc: string, place: number, atOnce: boolean): void {
    lying.disc = disc;
    lying.face.map = this.textures.disc(disc);
    lying.face.needsUpdate = true;
    this.animator.run(`disc ${String(place)}`, atOnce ? 0 : 620, (t) => {
      lying.group.rotation.x = Math.PI * (1 - t);
      lying.group.position.y = THICK / 2 + 0.01 + 1.1 * Math.sin(Math.PI * t);
    });
  }

  /** Only when one goes back in a game. */
  #turnDown(lying: Lying, place: number): void {
    lying.disc = null;
    this.animator.run(`disc ${String(place)}`, 0, () => {
      lying.group.rotation.x = Math.PI;
      lying.group.position.y = THICK / 2 + 0.01;
    });
  }

  #movePawns(model: Model): void {
    const first = model.starts[model.front] ?? 0;
    const places = model.discs.length;
    model.pawns.forEach((pawn, seat) => {
      const aside = beside(model.pawns, seat) * 0.62;
      const key = `${String(pawn.disc)} ${String(pawn.on_start)} ${String(aside)}`;
      if (key === this.#pawnKeys[seat]) return;
      this.#pawnKeys[seat] = key;
      const figure = this.#pawns[seat] as Group;
      const before = this.#last[seat];
      const height = pawn.on_start ? 0.02 : THICK + 0.01;
      const goal = pawn.on_start
        ? onRing(pawn.disc - 1.5, START, places, first, aside)
        : onRing(pawn.disc - 1, RADIUS, places, first, aside);
      // Round the ring the shorter way, in hops of a disc each.
      let hops = before === undefined ? 0 : (((pawn.disc - before.disc) % places) + places) % places;
      if (hops > places / 2) hops -= places;
      if (before?.on_start === true && hops >= 0 && !pawn.on_start) hops += 1;
      const many = Math.abs(hops);
      if (before === undefined || many === 0 || many > 6) {
        const from = figure.position.clone();
        this.animator.run(`pawn ${String(seat)}`, before === undefined ? 0 : 420, (t) => {
          figure.position.set(
            from.x + (goal.x - from.x) * t,
            height + (many > 6 ? 1.4 : 0.3) * Math.sin(Math.PI * t),
            from.z + (goal.y - from.z) * t,
          );
        });
        return;
      }
      const from = figure.position.clone();
      const stops = Array.from({ length: many }, (_, hop) => {
        if (hop === many - 1) return goal;
        return onRing(pawn.disc - 1 - Math.sign(hops) * (many - 1 - hop), RADIUS, places, first);
      });
      this.animator.run(
        `pawn ${String(seat)}`,
        190 * many,
        (t) => {
          const along = Math.min(many - 1e-6, t * many);
          const hop = Math.floor(along);
          const part = along - hop;
          const start = hop === 0 ? { x: from.x, y: from.z } : (stops[hop - 1] as { x: number; y: number });
          const end = stops[hop] as { x: number; y: number };
          figure.position.set(
            start.x + (end.x - start.x) * part,
            height + 0.5 * Math.sin(Math.PI * part),
            start.y + (end.y - start.y) * part,
          );
        },
        (t) => t,
      );
    });
    this.#last = model.pawns;
  }

  /** Where each direction leads: dots on the way, a bright ring around the goal. */
  #showGoals(model: Model): void {
    const key = model.goals.map((goal) => `${goal.move} ${String(goal.place)}`).join();
    if (key === this.#goalKey) return;
    this.#goalKey = key;
    for (const child of [...this.#goals.children] as Mesh[]) {
      child.geometry.dispose();
      (child.material as Material).dispose();
      this.#goals.remove(child);
    }
    const first = model.starts[model.front] ?? 0;
    for (const goal of model.goals) {
      for (const place of goal.path) {
        const isGoal = place === goal.place;
        const { x, y } = onRing(place, isGoal ? RADIUS : RADIUS - 1, model.discs.length, first);
        const mark = new Mesh(
          isGoal
            ? new TorusGeometry(DISC * discScale(model.discs.length) + 0.06, 0.075, 12, 48).rotateX(Math.PI / 2)
            : new SphereGeometry(0.11, 16, 12),
          new MeshBasicMaterial({ color: goal.move === "cw" ? this.look.lit : this.look.chosen }),
        );
        mark.position.set(x, isGoal ? THICK : 0.12, y);
        mark.userData = { place: goal.place };
        this.#goals.add(mark);
      }
    }
  }

  dispose(): void {
    for (const child of this.#goals.children as Mesh[]) {
      child.geometry.dispose();
      (child.material as Material).dispose();
    }
    for (const thing of this.#owned) thing.dispose();
  }
}
