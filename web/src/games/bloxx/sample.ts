/** Positions for tests, on the sheet and with the dice that come with Klotz. */
import type { BloxxView, SeatSheet } from "./view";

const SHEET: BloxxView["sheet"] = {
  name: "Klotz",
  grid: "...4...\n.3...3.\n.......\n2..4..2\n.......\n.3...3.\n...2...\n2.....2\n...2...\n.2...2.",
  rows: [
    { row: 2, name: "orange", colour: "#e69f00" },
    { row: 5, name: "violet", colour: "#9b6bc3" },
  ],
};
const DICE: BloxxView["dice"] = {
  name: "Klotz",
  A: ["oxxx", "xoxx", "xxx\no..", "oxx\nx..", "xox\nx..", "xxo\nx.."],
  B: ["xox\n.x.", "xxo\n.x.", "xxx\n.o.", "xx.\n.xo", "xx.\n.ox", "xo\nxx"],
};

export const EMPTY: SeatSheet = { drawn: [], gaps: [], rows: {} };

/** Seat 0 is active and has rolled faces 1 of A and 6 of B; nothing is drawn. */
export function sample(changes: Partial<BloxxView> = {}): BloxxView {
  return {
    game: "bloxx",
    colours: [["blue"], ["yellow"]],
    options: {},
    seats: 2,
    seat: 0,
    due: [0],
    moves: [[-1, "roll A1 B6"]],
    scores: [0, 1].map(() => ({
      total: -70,
      parts: [
        ["rows", 0],
        ["numbers", 0],
        ["gaps", 0],
        ["blanks", -70],
      ],
    })),
    outcome: null,
    sheet: SHEET,
    dice: DICE,
    active: 0,
    roll: [1, 6],
    chosen_die: null,
    row_points: { first: 4, later: 2 },
    sheets: [EMPTY, EMPTY],
    ...changes,
  };
}
