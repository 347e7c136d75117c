/** How pieces and seats look: a colour for each kind, a shade of it for each of its four pieces. */
import { EACH, kindOfNumber, type Kind } from "./pieces";

const CLASSIC: Readonly<Record<Kind, string>> = {
  "1": "#e9c53f",
  "2": "#ef8e3b",
  I3: "#d8574c",
  V3: "#c264a3",
  O4: "#7f68cc",
  L4: "#4583d6",
  T4: "#30a8a2",
  S4: "#74b043",
};

// After Okabe and Ito. Eight colours are more than some eyes tell apart, so every face has a letter too.
const COLOUR_BLIND: Readonly<Record<Kind, string>> = {
  "1": "#f0e442",
  "2": "#e69f00",
  I3: "#d55e00",
  V3: "#cc79a7",
  O4: "#9a9a9a",
  L4: "#0072b2",
  T4: "#009e73",
  S4: "#56b4e9",
};

const SEATS = ["#2f6fde", "#f7c325", "#de3b40", "#2fa352"] as const;
const SEATS_COLOUR_BLIND = ["#00589c", "#f0e442", "#d55e00", "#1fb488"] as const;

/** How much white (above 0) or black (below) the four pieces of a kind have, so that two side by side stay apart. */
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

export function kindColour(kind: Kind, colourBlind: boolean): string {
  return (colourBlind ? COLOUR_BLIND : CLASSIC)[kind];
}

export function pieceColour(number: number, colourBlind: boolean): string {
  const share = SHADES[(number - 1) % EACH] as number;
  return mix(kindColour(kindOfNumber(number), colourBlind), share > 0 ? "#ffffff" : "#000000", Math.abs(share));
}

export function seatColour(seat: number, colourBlind: boolean): string {
  return (colourBlind ? SEATS_COLOUR_BLIND : SEATS)[seat % SEATS.length] as string;
}

/** Black or white, whichever is read better on a colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? "#1d1b18" : "#ffffff";
}
