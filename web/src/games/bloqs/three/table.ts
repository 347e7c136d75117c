/** The 3-D table, put together. It is given a model and draws it; it tells what was pointed at. */
import {
  AmbientLight,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  Scene,
  Shape,
  WebGLRenderer,
} from "three";
import type { PieceSet } from "../pieces";
import type { Model } from "../model";
import { Animator } from "./animator";
import { Eye, type Focus } from "./eye";
import { extentOf, type Extent } from "./framing";
import { lookOf } from "./look";
import { Picker, type Hit } from "./picking";
import { Ringside } from "./ringside";
import { Sites } from "./sites";
import { Solids } from "./solids";
import { Stockpile } from "./stockpile";
import { Textures } from "./textures";

export type { Focus } from "./eye";
export type { Hit } from "./picking";

export interface TableOptions {
  pieces: PieceSet;
  dark: boolean;
  colourBlind: boolean;
  reducedMotion: boolean;
  /** The pointer moves over something; null for nothing that matters. */
  over: (hit: Hit | null) => void;
  tapped: (hit: Hit) => void;
  /** The ghost is dragged: to here. */
  dragged: (hit: Hit) => void;
  lost: () => void;
}

/** How far a finger may slip and still tap, in pixels. */
const SLIP = 8;

export class Table3D {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #things = new Group();
  readonly #animator: Animator;
  readonly #eye: Eye;
  readonly #picker = new Picker();
  readonly #textures: Textures;
  readonly #solids: Solids;
  readonly #sites: Sites;
  readonly #ring: Ringside;
  readonly #stock: Stockpile;
  readonly #board: Mesh<ExtrudeGeometry, MeshStandardMaterial>;
  readonly #sun = new DirectionalLight("#fff4e4", 2.1);
  readonly #canvas: HTMLCanvasElement;
  readonly #options: TableOptions;
  readonly #watcher: ResizeObserver;
  readonly #listening = new AbortController();
  #model: Model | null = null;
  #focus: Focus = "table";
  #down: { x: number; y: number; id: number; ghost: boolean } | null = null;

  constructor(canvas: HTMLCanvasElement, options: TableOptions) {
    this.#canvas = canvas;
    this.#options = options;
    const look = lookOf(options.pieces, options.dark, options.colourBlind);
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#animator = new Animator((moved) => {
      if (moved) this.#renderer.shadowMap.needsUpdate = true;
      this.#renderer.render(this.#scene, this.#eye.camera);
    });
    this.#animator.still = options.reducedMotion;
    this.#eye = new Eye(canvas, this.#animator);
    this.#textures = new Textures(look);
    this.#solids = new Solids(look, this.#textures);
    this.#sites = new Sites(look, this.#solids, this.#textures, this.#animator);
    this.#ring = new Ringside(look, this.#textures, this.#animator);
    this.#stock = new Stockpile(look, this.#solids, this.#textures, this.#animator);

    this.#board = new Mesh(tableTop(), new MeshStandardMaterial({ color: look.table, roughness: 0.92 }));
    this.#board.receiveShadow = true;
    this.#things.add(this.#board, this.#sites.group, this.#ring.group, this.#stock.group);
    this.#scene.add(this.#things);
    this.#light(look.sky, look.ground, options.dark);

    this.#watcher = new ResizeObserver(() => this.#resize());
    this.#watcher.observe(canvas);
    this.#listen();
  }

  #light(sky: string, ground: string, dark: boolean): void {
    const sun = this.#sun;
    sun.intensity = dark ? 2.1 : 2.5;
    sun.position.set(-9, 19, 8);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    const camera = sun.shadow.camera;
    camera.left = camera.bottom = -13;
    camera.right = camera.top = 13;
    camera.near = 2;
    camera.far = 50;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.025;
    sun.shadow.radius = 5;
    const fill = new DirectionalLight("#dfe9ff", 0.5);
    fill.position.set(10, 8, -6);
    this.#scene.add(
      sun,
      fill,
      new HemisphereLight(sky, ground, dark ? 0.85 : 1.05),
      new AmbientLight("#ffffff", dark ? 0.1 : 0.18),
    );
  }

  // ------------------------------------------------------------------ what is shown

  update(model: Model): void {
    const first = this.#model === null;
    const grows = this.#model !== null && hasGrown(this.#model, model);
    this.#model = model;
    this.#sites.update(model);
    this.#ring.update(model);
    this.#stock.update(model);
    if (first) this.#resize();
    // A tower that grows out of the picture is followed up.
    else if (grows && this.#focus === "table" && !this.#eye.isTurned) this.focus("table");
    this.#animator.request();
  }

  focus(focus: Focus, atOnce = false): void {
    this.#focus = focus;
    if (this.#model !== null) this.#eye.look(focus, this.#model.front, extentsOf(this.#model), atOnce);
  }

  turn(sideways: number, upwards: number, nearer = 1): void {
    this.#eye.turn(sideways, upwards, nearer);
  }

  get quarter(): number {
    return this.#eye.quarter;
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#eye.resize(width, height);
    this.focus(this.#focus, true);
    this.#animator.request();
  }

  // ------------------------------------------------------------------ pointers

  #listen(): void {
    const { signal } = this.#listening;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => this.#canvas.addEventListener(kind, listener, { signal, capture });
    // Before the camera hears of it: a finger on the ghost moves the ghost.
    on(
      "pointerdown",
      (event) => {
        const ghost = this.#at(event, false)?.on === "ghost";
        this.#down = { x: event.clientX, y: event.clientY, id: event.pointerId, ghost };
        this.#eye.controls.enabled = !ghost;
      },
      true,
    );
    on("pointermove", (event) => {
      if (this.#down?.ghost === true && event.pointerId === this.#down.id) {
        const hit = this.#slipped(event) ? this.#at(event, true) : null;
        if (hit !== null) this.#options.dragged(hit);
      } else if (this.#down === null && event.pointerType === "mouse") this.#options.over(this.#at(event, true));
    });
    on("pointerup", (event) => {
      const down = this.#down;
      this.#down = null;
      this.#eye.controls.enabled = true;
      if (down === null || down.id !== event.pointerId || this.#slipped(event, down)) return;
      const hit = this.#at(event, event.pointerType === "mouse");
      if (hit !== null) this.#options.tapped(hit);
    });
    on("pointercancel", () => {
      this.#down = null;
      this.#eye.controls.enabled = true;
    });
    on("pointerleave", () => this.#options.over(null));
    on("webglcontextlost" as keyof HTMLElementEventMap, (event) => {
      event.preventDefault();
      this.#options.lost();
    });
  }

  #slipped(event: PointerEvent, down = this.#down): boolean {
    return down !== null && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP;
  }

  #at(event: PointerEvent, throughGhosts: boolean): Hit | null {
    if (this.#model === null) return null;
    const box = this.#canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return this.#picker.pick(x, y, this.#eye.camera, this.#things, this.#model.front, this.#model.seats, throughGhosts);
  }

  dispose(): void {
    this.#listening.abort();
    this.#watcher.disconnect();
    this.#animator.dispose();
    this.#eye.dispose();
    this.#sites.dispose();
    this.#ring.dispose();
    this.#stock.dispose();
    this.#solids.dispose();
    this.#textures.dispose();
    this.#board.geometry.dispose();
    this.#board.material.dispose();
    this.#sun.dispose();
    this.#renderer.dispose();
    // Browsers keep few contexts; one that is only forgotten counts until it is collected.
    this.#renderer.forceContextLoss();
  }
}

const extentsOf = (model: Model): Extent[] => model.towers.map(extentOf);

/** Whether some tower takes more room than before. */
function hasGrown(before: Model, now: Model): boolean {
  const old = extentsOf(before);
  return extentsOf(now).some(
    ({ high, reach }, seat) => high > (old[seat]?.high ?? 0) || reach > (old[seat]?.reach ?? 0),
  );
}

/** A square with round corners. */
function tableTop(): ExtrudeGeometry {
  const half = 9;
  const round = 1.6;
  const shape = new Shape();
  shape.moveTo(-half + round, -half);
  for (const [x, y] of [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const across = x === y;
    const [beforeX, beforeY] = across ? [x * half, y * (half - round)] : [x * (half - round), y * half];
    const [afterX, afterY] = across ? [x * (half - round), y * half] : [x * half, y * (half - round)];
    shape.lineTo(beforeX, beforeY);
    shape.quadraticCurveTo(x * half, y * half, afterX, afterY);
  }
  const top = new ExtrudeGeometry(shape, {
    depth: 0.5,
    bevelEnabled: true,
    bevelSize: 0.12,
    bevelThickness: 0.12,
    bevelSegments: 3,
    curveSegments: 16,
  });
  return top.rotateX(-Math.PI / 2).translate(0, -0.62, 0);
}
