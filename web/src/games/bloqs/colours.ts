/** How pieces and seats look: a colour for each kind, a shade of it for each of its pieces. */
import type { PieceSet } from "./pieces";

// After Okabe and Ito. So many colours are more than some eyes tell apart, so every face has a letter too.
const COLOUR_BLIND = [
  "#f0e442",
  "#e69f00",
  "#d55e00",
  "#cc79a7",
  "#9a9a9a",
  "#0072b2",
  "#009e73",
  "#56b4e9",
  "#e8e8e8",
  "#8c6bb1",
  "#a6761d",
  "#4d4d4d",
] as const;

const PAWNS: Readonly<Record<string, string>> = {
  blue: "#2f6fde",
  yellow: "#f7c325",
  red: "#de3b40",
  green: "#2fa352",
};
const PAWNS_COLOUR_BLIND: Readonly<Record<string, string>> = {
  blue: "#00589c",
  yellow: "#f0e442",
  red: "#d55e00",
  green: "#1fb488",
};

/** How much white (above 0) or black (below) the first pieces of a kind have, so that two side by side stay apart. */
const SHADES = [0, 0.26, -0.2, 0.13] as const;

export function mix(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const one = parseInt(colour.slice(at, at + 2), 16);
    const two = parseInt(other.slice(at, at + 2), 16);
    return Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

export function kindColour(pieces: PieceSet, kind: string, colourBlind: boolean): string {
  if (!colourBlind) return pieces.colourOf(kind);
  return COLOUR_BLIND[pieces.kinds.indexOf(kind) % COLOUR_BLIND.length] as string;
}

export function pieceColour(pieces: PieceSet, number: number, colourBlind: boolean): string {
  const share = SHADES[pieces.placeOf(number).nth % SHADES.length] as number;
  const colour = kindColour(pieces, pieces.kindOfNumber(number), colourBlind);
  return mix(colour, share > 0 ? "#ffffff" : "#000000", Math.abs(share));
}

/** How a pawn looks, and with it everything of its seat. */
export function pawnColour(pawn: string | undefined, colourBlind: boolean): string {
  return (colourBlind ? PAWNS_COLOUR_BLIND : PAWNS)[pawn ?? ""] ?? "#808080";
}

/** Black or white, whichever is read better on a colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "#1d1b18" : "#ffffff";
}
