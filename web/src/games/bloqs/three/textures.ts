/** Drawings on things: discs, the die, letters on cubes, names. Made once each, thrown away together. */
import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import type { Cell } from "../cells";
import { inkOn, kindColour, mix, pawnColour } from "../colours";
import { drawCubes } from "../iso";
import { letterOf } from "../pieces";
import { PIPS } from "../pips";
import type { Look } from "./look";

type Pen = CanvasRenderingContext2D;

export class Textures {
  readonly #made = new Map<string, Texture>();
  readonly #look: Look;

  constructor(look: Look) {
    this.#look = look;
  }

  #once(name: string, width: number, height: number, draw: (pen: Pen) => void): Texture {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d");
    if (pen !== null) draw(pen);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 8;
    this.#made.set(name, texture);
    return texture;
  }

  disc(disc: string): Texture {
    const { disc: paper, pieces, colourBlind } = this.#look;
    return this.#once(`disc ${disc}`, 192, 192, (pen) => {
      pen.fillStyle = paper;
      pen.fillRect(0, 0, 192, 192);
      ring(pen, 88, 5, disc === "steal" ? "#a8252b" : disc === "build" ? "#256b3e" : mix(paper, "#000000", 0.18));
      if (pieces.has(disc)) {
        const draw = pieces.isFlat(disc) ? flatPiece : solidPiece;
        draw(pen, pieces.cellsOf(disc), kindColour(pieces, disc, colourBlind));
      } else if (disc === "steal") stealing(pen);
      else building(pen);
    });
  }

  discBack(): Texture {
    const { discBack } = this.#look;
    return this.#once("back", 192, 192, (pen) => {
      pen.fillStyle = discBack;
      pen.fillRect(0, 0, 192, 192);
      ring(pen, 84, 4, mix(discBack, "#ffffff", 0.35));
      pen.strokeStyle = mix(discBack, "#ffffff", 0.35);
      pen.lineWidth = 5;
      pen.lineJoin = "round";
      // A cube in outline.
      pen.beginPath();
      for (const [x, y] of [
        [0, -44],
        [38, -22],
        [38, 22],
        [0, 44],
        [-38, 22],
        [-38, -22],
      ] as const)
        pen.lineTo(96 + x, 96 + y);
      pen.closePath();
      for (const [x, y] of [
        [-38, -22],
        [38, -22],
        [0, 44],
      ] as const) {
        pen.moveTo(96, 96);
        pen.lineTo(96 + x, 96 + y);
      }
      pen.stroke();
    });
  }

  dieFace(pips: number): Texture {
    return this.#once(`die ${String(pips)}`, 128, 128, (pen) => {
      pen.fillStyle = "#fffdf8";
      pen.fillRect(0, 0, 128, 128);
      pen.fillStyle = "#2a2724";
      for (const [x, y] of PIPS[pips] ?? []) {
        pen.beginPath();
        pen.arc(64 + 30 * x, 64 + 30 * y, 11.5, 0, 2 * Math.PI);
        pen.fill();
      }
    });
  }

  /** A face of a cube with the letter of its kind, in grey: the material gives it its colour. */
  letter(kind: string, colour: string): Texture {
    const light = inkOn(colour) === "#ffffff";
    return this.#once(`letter ${kind} ${String(light)}`, 96, 96, (pen) => {
      pen.fillStyle = light ? "#d2d2d2" : "#ffffff";
      pen.fillRect(0, 0, 96, 96);
      pen.fillStyle = light ? "#ffffff" : "#4a4a4a";
      pen.font = "700 58px system-ui, sans-serif";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(letterOf(kind), 48, 52);
    });
  }

  name(seat: number, pawn: string | undefined, name: string): Texture {
    const { ink, colourBlind } = this.#look;
    return this.#once(`name ${String(seat)} ${name}`, 512, 96, (pen) => {
      const colour = pawnColour(pawn, colourBlind);
      pen.font = "600 52px system-ui, sans-serif";
      pen.textBaseline = "middle";
      const wide = Math.min(400, pen.measureText(name).width);
      const left = (512 - wide - 76) / 2;
      badge(pen, left + 32, 48, 30, String(seat + 1), colour);
      pen.fillStyle = ink;
      pen.fillText(name, left + 76, 51, 400);
    });
  }

  number(seat: number, pawn: string | undefined): Texture {
    return this.#once(`number ${String(seat)}`, 64, 64, (pen) => {
      badge(pen, 32, 32, 28, String(seat + 1), pawnColour(pawn, this.#look.colourBlind));
    });
  }

  count(count: number): Texture {
    const { ink, plate } = this.#look;
    return this.#once(`count ${String(count)}`, 64, 64, (pen) => {
      pen.fillStyle = plate;
      pen.beginPath();
      pen.arc(32, 32, 27, 0, 2 * Math.PI);
      pen.fill();
      pen.fillStyle = ink;
      pen.font = "600 36px system-ui, sans-serif";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(String(count), 32, 35);
    });
  }

  dispose(): void {
    for (const texture of this.#made.values()) texture.dispose();
    this.#made.clear();
  }
}

function badge(pen: Pen, x: number, y: number, radius: number, text: string, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
  pen.fillStyle = inkOn(colour);
  pen.save();
  pen.font = `700 ${String(Math.round(radius * 1.25))}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, x, y + radius * 0.1);
  pen.restore();
}

function ring(pen: Pen, radius: number, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(96, 96, radius - width, 0, 2 * Math.PI);
  pen.stroke();
}

function square(pen: Pen, x: number, y: number, side: number, colour: string): void {
  pen.fillStyle = colour;
  pen.strokeStyle = mix(colour, "#000000", 0.42);
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(x, y, side, side, side * 0.16);
  pen.fill();
  pen.stroke();
}

function flatPiece(pen: Pen, cells: readonly Cell[], colour: string): void {
  const side = 38;
  const wide = 1 + Math.max(...cells.map(([x]) => x));
  const high = 1 + Math.max(...cells.map(([, y]) => y));
  for (const [x, y] of cells) square(pen, 96 + (x - wide / 2) * side, 96 + (high / 2 - y - 1) * side, side, colour);
}

/** From the side: from above one would not see what lies below what. */
function solidPiece(pen: Pen, cells: readonly Cell[], colour: string): void {
  const { faces, box } = drawCubes(cells);
  const [left, top, wide, high] = box;
  const side = Math.min(38, 128 / wide, 128 / high);
  const shades = { top: 0.16, front: 0, right: -0.22 } as const;
  pen.strokeStyle = mix(colour, "#000000", 0.42);
  pen.lineWidth = 3;
  pen.lineJoin = "round";
  for (const { points, side: which } of faces) {
    const share = shades[which];
    pen.fillStyle = mix(colour, share > 0 ? "#ffffff" : "#000000", Math.abs(share));
    pen.beginPath();
    for (const point of points.split(" ")) {
      const [x = 0, y = 0] = point.split(",").map(Number);
      pen.lineTo(96 + (x - left - wide / 2) * side, 96 + (y - top - high / 2) * side);
    }
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
}

function arrow(pen: Pen, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 9;
  pen.lineCap = pen.lineJoin = "round";
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** A cube that leaves one stack for another. */
function stealing(pen: Pen): void {
  for (const x of [40, 116]) square(pen, x, 112, 36, "#b7ada0");
  square(pen, 116, 76, 36, "#e0a800");
  arrow(pen, "#a8252b", [
    [124, 58],
    [96, 42],
    [60, 62],
  ]);
  arrow(pen, "#a8252b", [
    [62, 40],
    [58, 64],
    [82, 68],
  ]);
}

/** Cubes on top of each other, and one more to come. */
function building(pen: Pen): void {
  for (const x of [60, 96]) square(pen, x, 112, 36, "#b7ada0");
  square(pen, 60, 76, 36, "#b7ada0");
  arrow(pen, "#256b3e", [
    [114, 66],
    [114, 102],
  ]);
  arrow(pen, "#256b3e", [
    [96, 84],
    [132, 84],
  ]);
}
