/** Bloqs in five steps; one of them is of Turn2, where the direction is free. */
import { movesIn, type Happening, type LessonStep } from "../../learn/lesson";

const THEFT = `
  roll 6
  roll 5
  roll 3
  disc I3
  build I3#9 a1.1,b1.1,c1.1
  roll 4
  disc O4
  build O4#17 a2.1,b2.1,a3.1,b3.1
  roll 5
  disc V3
  build V3#13 b2.1,c2.1,b3.1
  roll 3
  disc T4
  build T4#25 c1.1,c2.1,c3.1,c2.2
  roll 6
  disc L4
  build L4#21 c3.1,c1.2,c2.2,c3.2
  roll 2
  swap 1 give O4#17 take I3#9
  build I3#9 a1.1,a2.1,a3.1
  build O4#17 b2.2,b3.2,b2.3,b3.3
  roll 5
  disc S4
  build S4#29 b1.1,c1.1,a1.2,b1.2
  roll 2
  disc build
  build T4#26 b3.1,a3.2,b3.2,c3.2
  roll 6
  disc steal
`;

const TURN2 = `
  roll 3
  roll 3
  roll 1
  roll 6
  roll 1
  cw
  disc L4
  build L4#21 a2.1,a3.1,b3.1,c3.1
  roll 6
  ccw
  disc 1
  build 1#1 c1.1
  roll 4
  ccw
  disc T4
  build T4#25 a1.1,b1.1,c1.1,b1.2
  roll 1
  cw
  disc V3
  build V3#13 c2.1,c3.1,c3.2
  roll 5
  ccw
  disc O4
  build O4#17 b2.1,c2.1,b2.2,c2.2
  roll 5
  ccw
  disc 2
  build 2#5 b3.1,b3.2
  roll 2
  cw
  disc 2
  build 2#6 c1.2,c1.3
  roll 4
  ccw
  disc build
  build S4#29 c1.2,c2.2,c2.3,c3.3
  roll 4
  cw
  disc steal
  steal 1 1#1
  build 1#1 a1.2
  roll 3
  cw
  disc S4
  build S4#30 a2.1,a3.1,a1.2,a2.2
  roll 1
  cw
  disc I3
  build I3#9 a3.2,b3.2,c3.2
  roll 5
  ccw
  disc S4
  build S4#31 b1.2,b1.3,c1.3,c1.4
  roll 3
  cw
  build V3#14 a1.3,b1.3,b2.3
  roll 1
  cw
  build L4#22 a3.2,a1.3,a2.3,a3.3
  roll 2
  cw
  disc I3
  build I3#10 a3.3,b3.3,c3.3
  roll 2
  cw
  disc steal
  steal 2 O4#17
  build O4#17 a2.4,a3.4,a2.5,a3.5
  roll 2
`;

const CUBE = `
  roll 1
  roll 6
  roll 5
  disc I3
  build I3#9 a1.1,a2.1,a3.1
  roll 3
  disc O4
  build O4#17 a2.1,b2.1,a3.1,b3.1
  roll 4
  disc steal
  steal 1 O4#17
  build O4#17 b2.1,c2.1,b3.1,c3.1
  roll 1
  disc 1
  build 1#1 c3.1
  roll 6
  disc O4
  build O4#18 a2.2,b2.2,a3.2,b3.2
  roll 5
  disc 1
  build 1#2 c1.1
  roll 3
  build O4#19 b1.1,c1.1,b1.2,c1.2
  roll 5
  steal 2 O4#17
  build O4#17 a1.1,b1.1,a2.1,b2.1
  roll 2
  disc build
  build O4#20 b2.1,c2.1,b3.1,c3.1
  roll 6
  roll 1
  disc 2
  build 2#5 c2.2,c3.2
  roll 4
  build 1#3 c2.1
  roll 6
  disc L4
  build L4#21 a1.2,a1.3,a2.3,a3.3
  roll 2
  build 2#6 a3.1,b3.1
  roll 3
  disc 2
  build 2#7 b1.3,b2.3
  roll 2
  disc T4
  build T4#25 c1.2,b2.2,c2.2,c3.2
  roll 3
  disc V3
  build V3#13 c2.3,b3.3,c3.3
  roll 2
  build I3#10 c1.3,c2.3,c3.3
  roll 2
  roll 3
  disc L4
  build L4#22 a1.2,a2.2,a3.2,b3.2
  roll 1
  disc steal
  steal 1 1#2
`;

/** How many cubes a piece has, by the name of its kind: `L4#21`. */
function sizeOf(piece: string): number {
  return Number(/(\d)#/.exec(piece)?.[1]);
}

export function liesFlat({ move }: Happening): boolean {
  return (move.split(" ")[2] ?? "").split(",").every((cell) => cell.endsWith(".1"));
}

/** What is taken is no smaller than what is given. */
export function isGoodSwap({ move }: Happening): boolean {
  const [, , , give = "", , take = ""] = move.split(" ");
  return sizeOf(take) >= sizeOf(give);
}

export function stealsBig({ move }: Happening): boolean {
  return sizeOf(move.split(" ")[2] ?? "") === 4;
}

const game = { game: "bloqs", seats: 2 };
const theft = movesIn(THEFT);
/** In the same game two pawns met before. */
const meeting = theft.slice(
  0,
  theft.findIndex((move) => move.startsWith("swap")),
);

export const LESSON: readonly LessonStep[] = [
  { ...game, moves: theft.slice(0, 4), wrong: (now) => (liesFlat(now) ? null : "wrong") },
  { ...game, moves: meeting, wrong: (now) => (isGoodSwap(now) ? null : "wrong") },
  { ...game, moves: theft, wrong: (now) => (stealsBig(now) ? null : "wrong") },
  { game: "bloqs-turn2", seats: 2, moves: movesIn(TURN2), wrong: ({ move }) => (move === "ccw" ? null : "wrong") },
  { ...game, moves: movesIn(CUBE), wrong: ({ after }) => (after.outcome?.reason === "perfect-cube" ? null : "wrong") },
];
