/** The 32 pieces: eight kinds, four of each, numbered 1 to 32 kind by kind. */
import type { Cell } from "./cells";

export const KINDS = ["1", "2", "I3", "V3", "O4", "L4", "T4", "S4"] as const;
export type Kind = (typeof KINDS)[number];
export const EACH = 4;

/** Each kind as it lies flat on the table. */
// prettier-ignore
export const FLAT: Readonly<Record<Kind, readonly Cell[]>> = {
  "1": [[0, 0, 0]],
  "2": [[0, 0, 0], [1, 0, 0]],
  I3: [[0, 0, 0], [1, 0, 0], [2, 0, 0]],
  V3: [[0, 0, 0], [1, 0, 0], [0, 1, 0]],
  O4: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]],
  L4: [[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]],
  T4: [[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
  S4: [[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]],
};

export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}

export const numberOf = (piece: string): number => Number(piece.slice(piece.indexOf("#") + 1));
export const kindOf = (piece: string): Kind => kindOfNumber(numberOf(piece));
export const kindOfNumber = (number: number): Kind => KINDS[Math.floor((number - 1) / EACH)] as Kind;
export const pieceText = (number: number): string => `${kindOfNumber(number)}#${String(number)}`;

/** The letter that tells a kind where colours do not. */
export const letterOf = (kind: Kind): string => kind.charAt(0);
