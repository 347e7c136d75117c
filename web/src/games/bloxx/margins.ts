/** Room around the squares of a drawn sheet, in the units of the drawing: for row bonuses and coordinates. */
import { SIDE } from "./pen";
import type { Layout } from "./view";

export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function marginsOf(small: boolean, coordinates: boolean): Margins {
  if (small) return { left: 4, top: 4, right: 28, bottom: 4 };
  return coordinates ? { left: 24, top: 5, right: 55, bottom: 24 } : { left: 5, top: 5, right: 55, bottom: 5 };
}

/** Where the squares are in the whole drawing, in percent: what lies over them is put there. */
export function squaresBox(
  layout: Layout,
  margins: Margins,
): { left: number; top: number; width: number; height: number } {
  const [width, height] = [layout.columns * SIDE, layout.rows * SIDE];
  const whole = [width + margins.left + margins.right, height + margins.top + margins.bottom] as const;
  return {
    left: (margins.left / whole[0]) * 100,
    top: (margins.top / whole[1]) * 100,
    width: (width / whole[0]) * 100,
    height: (height / whole[1]) * 100,
  };
}
