/** The colours of the 3-D table, by day and by night. */
import type { PieceSet } from "../pieces";

export interface Look {
  pieces: PieceSet;
  dark: boolean;
  colourBlind: boolean;
  table: string;
  tableEdge: string;
  plate: string;
  line: string;
  disc: string;
  discBack: string;
  ink: string;
  lit: string;
  chosen: string;
  aimed: string;
  sky: string;
  ground: string;
}

export function lookOf(pieces: PieceSet, dark: boolean, colourBlind: boolean): Look {
  return dark
    ? {
        pieces,
        dark,
        colourBlind,
        table: "#38332e",
        tableEdge: "#25211e",
        plate: "#4b453e",
        line: "#6b6359",
        disc: "#e9e1d3",
        discBack: "#6a6056",
        ink: "#f3ede2",
        lit: "#8ff0bd",
        chosen: "#ffb27f",
        aimed: "#ff8078",
        sky: "#c9d4ea",
        ground: "#3a322b",
      }
    : {
        pieces,
        dark,
        colourBlind,
        table: "#ecdfc8",
        tableEdge: "#cdb997",
        plate: "#faf5ea",
        line: "#d5c7ae",
        disc: "#fffaf0",
        discBack: "#b9a58a",
        ink: "#2a2724",
        lit: "#1f9d63",
        chosen: "#c8501f",
        aimed: "#d0262e",
        sky: "#ffffff",
        ground: "#d9c4a3",
      };
}
