/** The piece in one's hand: which, how it lies, where it is held over the board. All of it is data. */
import { moveText, nearest, placesOf, type MoveIndex, type Placement } from "./moves";
import type { Pieces } from "./pieces";
import { flipped, spanOf, turned, type Cell } from "./shapes";

export interface Hand {
  piece: string;
  shape: readonly Cell[];
  /** The square its lowest column and row are at; null while it is not over the board. */
  at: Cell | null;
}

/** How near a place must be to draw the piece there, in squares. */
export const REACH = 1.6;

/** A piece taken in hand: the way it lies in the box, or the first way round that fits somewhere. */
export function pick(piece: string, index: MoveIndex, pieces: Pieces): Hand {
  const inBox = pieces.shapeOf(piece);
  let shape = inBox;
  for (let way = 0; way < 8; way++) {
    if (placesOf(index, piece, shape).length) break;
    shape = way === 3 ? flipped(shape) : turned(shape);
  }
  return { piece, shape: placesOf(index, piece, shape).length ? shape : inBox, at: null };
}

export function cellsOf(hand: Hand): Cell[] {
  const [x, y] = hand.at ?? [0, 0];
  return hand.shape.map(([column, row]): Cell => [column + x, row + y]);
}

/** The legal place where the piece is held, if it is one. */
export function placeOf(hand: Hand, index: MoveIndex): Placement | null {
  const at = hand.at;
  if (at === null) return null;
  const places = placesOf(index, hand.piece, hand.shape);
  return places.find((place) => place.corner[0] === at[0] && place.corner[1] === at[1]) ?? null;
}

/** Held with its middle over a point, in squares from the bottom left; it is drawn to a legal place within reach. */
export function over(hand: Hand, index: MoveIndex, size: number, x: number, y: number, reach = REACH): Hand {
  const [width, height] = spanOf(hand.shape);
  const left = x - width / 2;
  const bottom = y - height / 2;
  const place = nearest(placesOf(index, hand.piece, hand.shape), left, bottom, reach);
  const at = place ? place.corner : within([Math.round(left), Math.round(bottom)], hand.shape, size);
  return hand.at?.[0] === at[0] && hand.at[1] === at[1] ? hand : { ...hand, at };
}

function within([column, row]: Cell, shape: readonly Cell[], size: number): Cell {
  const [width, height] = spanOf(shape);
  return [Math.max(0, Math.min(size - width, column)), Math.max(0, Math.min(size - height, row))];
}

function middleOf(hand: Hand): [number, number] | null {
  if (hand.at === null) return null;
  const [width, height] = spanOf(hand.shape);
  return [hand.at[0] + width / 2, hand.at[1] + height / 2];
}

function reshaped(hand: Hand, shape: Cell[], index: MoveIndex, size: number): Hand {
  const middle = middleOf(hand);
  const next = { ...hand, shape };
  return middle ? over({ ...next, at: null }, index, size, ...middle) : next;
}

/** Turned by quarters, clockwise; less than none is the other way round. */
export function turn(hand: Hand, quarters: number, index: MoveIndex, size: number): Hand {
  let shape = [...hand.shape];
  for (let quarter = 0; quarter < ((quarters % 4) + 4) % 4; quarter++) shape = turned(shape);
  return reshaped(hand, shape, index, size);
}

export function flip(hand: Hand, index: MoveIndex, size: number): Hand {
  return reshaped(hand, flipped(hand.shape), index, size);
}

/** Moved by squares, exactly: keys do not snap. */
export function nudge(hand: Hand, columns: number, rows: number, size: number): Hand {
  if (hand.at === null) {
    const middle = Math.floor(size / 2);
    return { ...hand, at: within([middle, middle], hand.shape, size) };
  }
  return { ...hand, at: within([hand.at[0] + columns, hand.at[1] + rows], hand.shape, size) };
}

/** The next legal place, in reading order; after the last one, those of the next way round. */
export function jump(hand: Hand, step: 1 | -1, index: MoveIndex, size: number): Hand {
  const ways = [...(index.get(hand.piece)?.values() ?? [])].flat();
  if (ways.length === 0) return hand;
  const here = placeOf(hand, index);
  const from = here ? ways.indexOf(here) : step > 0 ? -1 : ways.length;
  const next = ways[(from + step + ways.length) % ways.length];
  if (!next) return hand;
  const shape = next.cells.map(([column, row]): Cell => [column - next.corner[0], row - next.corner[1]]);
  return { piece: hand.piece, shape, at: within(next.corner, shape, size) };
}

/** What is asked of the server when the piece is laid down here, legal or not. */
export function textOf(hand: Hand): string | null {
  return hand.at === null ? null : moveText(cellsOf(hand));
}
