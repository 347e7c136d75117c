/** The pieces as Klotz has them, as a view tells them: for tests. */
import type { KindView } from "../../lib/api/schema";

const SHAPES: readonly (readonly [kind: string, colour: string, cells: string])[] = [
  ["1", "#e9c53f", "a1.1"],
  ["2", "#ef8e3b", "a1.1,b1.1"],
  ["I3", "#d8574c", "a1.1,b1.1,c1.1"],
  ["V3", "#c264a3", "a1.1,b1.1,a2.1"],
  ["O4", "#7f68cc", "a1.1,b1.1,a2.1,b2.1"],
  ["L4", "#4583d6", "a1.1,b1.1,c1.1,c2.1"],
  ["T4", "#30a8a2", "a1.1,b1.1,c1.1,b2.1"],
  ["S4", "#74b043", "a1.1,b1.1,b2.1,c2.1"],
];

export const OUR_PIECES: KindView[] = SHAPES.map(([kind, colour, cells]) => ({ kind, colour, cells, count: 4 }));
