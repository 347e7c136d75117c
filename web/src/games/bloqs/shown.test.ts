/** What is asked, shown and said, from a view as the server sends it. */
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { peopleAt } from "../../lib/words/people";
import { Hands } from "./hands.svelte";
import { fromEye } from "./keys";
import { drawCubes } from "./iso";
import { makeModel, type Choice } from "./model";
import { builtSince, lastRoll, newsSince, rollCount } from "./news";
import { PieceSet } from "./pieces";
import { OUR_PIECES } from "./sample";
import { readTask, type Task } from "./task";
import { planTower, reaches, wallsOf } from "./towerplan";
import type { BloqsView, Step } from "./view";

function viewOf(step: Step | null, more: Partial<BloqsView> = {}): BloqsView {
  return {
    game: "bloqs-maestro",
    options: {},
    seats: 2,
    seat: 0,
    colours: [["red"], ["blue"]],
    due: [0],
    moves: [
      [-1, "roll 4"],
      [0, "build L4#21 a1.1,b1.1,c1.1,c2.1"],
      [-1, "roll 2"],
    ],
    scores: [],
    outcome: null,
    starts: [1, 6],
    pieces: OUR_PIECES,
    turn: 0,
    waiting_for: step,
    towers: [
      [{ piece: "L4#21", cells: "a1.1,b1.1,c1.1,c2.1" }],
      [
        { piece: "I3#9", cells: "a1.1,a2.1,a3.1" },
        { piece: "2#5", cells: "a1.2,a2.2" },
      ],
    ],
    takeable: [["L4#21"], ["2#5"]],
    layers: [0, 0],
    stock: { "1": 4, "2": 3, I3: 3, V3: 0, O4: 4, L4: 3, T4: 4, S4: 4 },
    discs: ["L4", ...Array<null>(19).fill(null)],
    pawns: [
      { disc: 1, on_start: false, clockwise: [2, 3, 4, 5, 6, 7], counter_clockwise: [20, 19, 18, 17, 16, 15] },
      { disc: 6, on_start: true, clockwise: [6, 7, 8, 9, 10, 11], counter_clockwise: [5, 4, 3, 2, 1, 20] },
    ],
    ...more,
  };
}

const nothing: Choice = { piece: null, place: null, chosen: false, give: null, take: null };
const t = (key: string, details: Record<string, string | number> = {}): string =>
  `${key} ${Object.values(details).join(" ")}`.trim();

const nameOf = (seat: number): string => ["Ann", "Ben"][seat] ?? "";

describe("tasks", () => {
  it("waits where nobody moves here", () => {
    expect(readTask(viewOf({ step: "travel" }), null, null)).toEqual({ kind: "wait" });
  });

  it("knows cards and teleports", () => {
    const task = readTask(viewOf({ step: "travel" }), ["roll", "card die-4", "teleport 2"], 0);
    expect(task).toEqual({ kind: "travel", cards: ["die-4"], teleports: [1] });
  });

  it("says where both ways lead", () => {
    const task = readTask(viewOf({ step: "direction", pips: 2 }), ["cw", "ccw"], 0);
    expect(task.kind === "direction" && task.ways.map((way) => [way.move, way.place])).toEqual([
      ["ccw", 18],
      ["cw", 2],
    ]);
  });

  it("finds the card and the pass of a disc whose kind is used up", () => {
    const task = readTask(viewOf({ step: "supply", kind: "V3" }), ["card piece-V3", "pass"], 0);
    expect(task).toMatchObject({ kind: "build", card: "piece-V3", pass: true, free: false });
  });
});

describe("model", () => {
  const model = (task: Task, view: BloqsView, choice = nothing, pending: string | null = null) =>
    makeModel({ view, task, choice, mover: 0, eyes: 0, pending, names: ["Ann", "Ben"], front: 0 });

  it("lights up what may be stolen and dims the rest, but not one's own", () => {
    const view = viewOf({ step: "steal" });
    const { towers } = model(readTask(view, ["steal 2 2#5"], 0), view);
    expect(towers.map((tower) => tower.map((piece) => piece.mark))).toEqual([["plain"], ["dim", "lit"]]);
  });

  it("marks what somebody is after", () => {
    const view = viewOf({ step: "ask", target: 0, about: { step: "stolen", target: 0, number: 21 } });
    expect(model(readTask(view, ["allow"], 0), view).towers[0]?.[0]?.mark).toBe("aimed");
  });

  it("shows a piece that was sent at once, and no ghost of it", () => {
    const view = viewOf({ step: "supply", kind: "1" });
    const task = readTask(view, ["build 1#1 a2.1"], 0);
    const place = task.kind === "build" ? (task.places.get("1#1")?.[0] ?? null) : null;
    const choice = { ...nothing, piece: "1#1", place };
    expect(model(task, view, choice).ghost?.piece).toBe("1#1");
    const sent = model(task, view, choice, "build 1#1 a2.1");
    expect(sent.ghost).toBeNull();
    expect(sent.towers[0]?.map((piece) => piece.piece)).toEqual(["L4#21", "1#1"]);
  });
});

describe("hands", () => {
  function hands(view: BloqsView, legal: string[], confirm: boolean) {
    const play = vi.fn();
    const explain = vi.fn();
    const task = readTask(view, legal, 0);
    const made = new Hands(() => ({ task, view, mover: 0, confirm, busy: false, play, explain }));
    made.begin();
    flushSync();
    return { made, play, explain };
  }

  it("has the only piece in hand, and builds at the second tap where one confirms", () => {
    const { made, play } = hands(viewOf({ step: "supply", kind: "1" }), ["build 1#1 a2.1", "build 1#1 b2.1"], true);
    made.put([1, 1, 0]);
    expect(play).not.toHaveBeenCalled();
    made.put([1, 1, 0]);
    expect(play).toHaveBeenCalledWith("build 1#1 b2.1");
  });

  it("builds at the first tap where nothing is to be confirmed", () => {
    const { made, play } = hands(viewOf({ step: "supply", kind: "1" }), ["build 1#1 a2.1"], false);
    made.put([0, 1, 0]);
    expect(play).toHaveBeenCalledWith("build 1#1 a2.1");
  });

  it("keeps a piece in hand that was taken before the server answered, where positions are set up", () => {
    let view = viewOf({ step: "supply", kind: null });
    let legal = ["build 1#1 a2.1", "build 2#5 a2.1,b2.1"];
    const play = vi.fn();
    const made = new Hands(() => ({
      task: readTask(view, legal, 0),
      view,
      mover: 0,
      confirm: false,
      busy: false,
      isSettingUp: true,
      play,
      explain: vi.fn(),
    }));
    made.begin();
    made.pickKind("1");
    [view, legal] = [viewOf({ step: "supply", kind: null }), ["build 1#2 b2.1", "build 2#5 a2.1,b2.1"]];
    made.begin();
    expect(made.move).toBe("build 1#2 b2.1");
    made.confirm();
    expect(play).toHaveBeenCalledWith("build 1#2 b2.1");
    made.begin();
    expect(made.piece).toBeNull();
    made.pickKind("1");
    legal = ["build 2#5 a2.1,b2.1", "build 2#6 a2.1,b2.1"];
    made.begin();
    expect(made.piece).toBeNull();
  });

  it("says why a kind cannot be taken", () => {
    const { made, explain } = hands(viewOf({ step: "supply", kind: null }), ["build 1#1 a2.1"], false);
    made.pickKind("V3");
    expect(explain).toHaveBeenLastCalledWith("page-bloqs-why-none-left", { kind: "V3" });
    made.pickKind("O4");
    expect(explain).toHaveBeenLastCalledWith("page-bloqs-why-no-place", { kind: "O4" });
  });

  it("asks the server about a piece that may not be stolen", () => {
    const { made, play } = hands(viewOf({ step: "steal" }), ["steal 2 2#5"], true);
    made.touch(1, "I3#9");
    expect(play).toHaveBeenCalledWith("steal 2 I3#9");
    made.touch(1, "2#5");
    expect(made.move).toBe("steal 2 2#5");
  });

  it("takes up a hint, as if it had been chosen", () => {
    const builds = hands(viewOf({ step: "supply", kind: "1" }), ["build 1#1 a2.1", "build 1#1 b2.1"], true).made;
    builds.takeUp("build 1#1 b2.1");
    expect(builds.move).toBe("build 1#1 b2.1");
    const swaps = hands(viewOf({ step: "swaps", left: [1] }), ["swap 2 give L4#21 take 2#5"], true).made;
    swaps.takeUp("swap 2 give L4#21 take 2#5");
    expect(swaps.move).toBe("swap 2 give L4#21 take 2#5");
    swaps.takeUp("roll"); // what cannot be held stays words
    expect(swaps.move).toBe("swap 2 give L4#21 take 2#5");
  });

  it("puts a swap together from both towers", () => {
    const { made, play } = hands(viewOf({ step: "swaps", left: [1] }), ["swap 2 give L4#21 take 2#5"], true);
    made.touch(1, "2#5");
    expect(made.move).toBeNull();
    made.touch(0, "L4#21");
    made.confirm();
    expect(play).toHaveBeenCalledWith("swap 2 give L4#21 take 2#5");
  });
});

describe("what is drawn and said", () => {
  it("plans a tower layer by layer, with the back row first", () => {
    const view = viewOf({ step: "steal" });
    const tower =
      makeModel({
        view,
        task: { kind: "wait" },
        choice: nothing,
        mover: null,
        eyes: null,
        pending: null,
        names: [],
        front: 0,
      }).towers[1] ?? [];
    const layers = planTower(tower, null, false);
    expect(layers.map((layer) => layer.cubes)).toEqual([3, 2, 0]);
    expect(layers[1]?.rows.map((row) => row[0]?.piece?.piece ?? "")).toEqual(["", "2#5", "2#5"]);
    expect(wallsOf(layers[0]?.rows ?? [])).toHaveLength(1);
    expect(reaches(tower[1]?.cells ?? [], [0, 0, 1])).toEqual({ up: false, down: false });
  });

  it("draws three faces of each cube", () => {
    expect(drawCubes(new PieceSet(OUR_PIECES).cellsOf("T4")).faces).toHaveLength(12);
  });

  it("tells what happened, and what the die shows", () => {
    const view = viewOf({ step: "roll" });
    expect(newsSince(view, 1, peopleAt(nameOf, null, t), t)).toEqual([
      "page-bloqs-news-builds Ann L4 a1.1 b1.1 c1.1 c2.1",
      "page-bloqs-news-rolls Ann 2",
    ]);
    expect([lastRoll(view), rollCount(view), builtSince(view, null)]).toEqual([2, 2, ["L4#21"]]);
  });

  it("speaks to whoever it is about, and to whom something was done", () => {
    const moves: [number, string][] = [
      [0, "steal 2 I3#9"],
      [1, "steal 1 L4#21"],
      [1, "pass"],
    ];
    const view = viewOf({ step: "roll" }, { moves });
    const heardBy = (you: number | null) => newsSince(view, 0, peopleAt(nameOf, you, t), t);
    expect(heardBy(0)).toEqual([
      "page-bloqs-news-steals-you Ben I3",
      "page-bloqs-news-steals-with-you Ben L4",
      "page-bloqs-news-passes Ben",
    ]);
    expect(heardBy(1)[2]).toBe("page-bloqs-news-passes-you");
    expect(heardBy(null).join()).not.toMatch(/-you/);
  });

  it("says whose roll it was only where that is known", () => {
    const moves: [number, string][] = [
      [-1, "roll 6"],
      [-1, "roll 1"],
      [-1, "roll 3"],
      [0, "cw"],
      [-1, "disc 1"],
      [0, "build 1#1 a1.1"],
      [-1, "roll 5"],
    ];
    const told = newsSince(viewOf({ step: "direction", pips: 5 }, { moves, turn: 1 }), 0, peopleAt(nameOf, null, t), t);
    expect(told.filter((said) => /rolls|die/.test(said))).toEqual([
      "page-bloqs-news-die 6",
      "page-bloqs-news-die 1",
      "page-bloqs-news-rolls Ann 3",
      "page-bloqs-news-rolls Ben 5",
    ]);
  });

  it("moves as it is seen, from wherever one looks", () => {
    expect(fromEye(1, 0, 0, 0)).toEqual([1, 0, 0]);
    expect(fromEye(0, 1, 0, 1)).toEqual([-1, 0, 0]);
    expect(fromEye(1, 0, 0, 2)).toEqual([-1, 0, 0]);
  });
});
