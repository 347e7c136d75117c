// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import type { Seat } from "../../lib/api/protocol";
import { sampleGame } from "../../lib/games/sample";
import { EMPTY, sample } from "./sample";
import type { BloxxView } from "./view";
import type { BoardProps } from "../../lib/games/board";

const seat: Seat = {
  kind: "me",
  person: "p",
  name: "Ann",
  level: null,
  player: null,
  replaced: null,
  away: false,
  nudge_at: null,
  away_at: null,
  due_since: null,
  hurried: false,
  committed: false,
  revealed: false,
  colour: null,
  colours: [],
  out: false,
};
const LEGAL = ["A a1*,b1,c1,d1", "A b1*,c1,d1,e1", "A c1*,d1,e1,f1", "A d1*,e1,f1,g1", "B a1,b1,a2,b2*"];

function props(changes: Partial<BoardProps<BloxxView>> = {}): BoardProps<BloxxView> {
  return {
    game: sampleGame("bloxx", [2, 1, 3, 4]),
    view: sample(),
    legal: LEGAL,
    mover: 0,
    eyes: 0,
    seats: [seat, { ...seat, name: "Ben", person: "q" }],
    play: vi.fn(),
    pending: null,
    refused: null,
    settings: {
      colourBlind: false,
      coordinates: true,
      moveNumbers: false,
      confirm: false,
      leftHanded: false,
      reducedMotion: true,
      pace: 0,
      dark: false,
    },
    t: (key, details) => (details === undefined ? key : `${key} ${Object.values(details).join(" ")}`),
    ...changes,
  };
}

describe("the board", () => {
  let board: Record<string, unknown> | undefined;
  let given: BoardProps<BloxxView>;

  function show(changes: Partial<BoardProps<BloxxView>> = {}): void {
    const state = $state(props(changes));
    given = state;
    board = mount(Board, { target: document.body, props: state });
    flushSync();
  }
  function find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  }
  function press(key: string): void {
    find('[role="gridcell"][tabindex="0"]').dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }
  const live = () => find(".live").textContent;

  beforeEach(() => {
    document.body.innerHTML = "";
  });
  afterEach(async () => {
    if (board) await unmount(board);
    board = undefined;
  });

  it("is played by keyboard alone", () => {
    show();
    press("1");
    press("ArrowLeft");
    expect(find('[role="gridcell"][tabindex="0"]').dataset.square).toBe("c1");
    press("Enter");
    expect(given.play).toHaveBeenCalledExactlyOnceWith("A c1*,d1,e1,f1");
  });

  it("asks the server about a place that is not in its list", () => {
    show();
    press("1");
    press("ArrowUp");
    expect(live()).toContain("page-bloxx-not-here");
    press("Enter");
    expect(given.play).toHaveBeenCalledWith("A d2*,e2,f2,g2");
    given.refused = { code: "illegal", reason: "Touch the bottom edge.", rule: "BX-5", details: {} };
    flushSync();
    expect(find('[role="alert"]').textContent).toContain("Touch the bottom edge.");
    press("ArrowDown");
    expect(find('[role="alert"]').textContent.trim()).toBe("");
  });

  it("shows a drawing at once, and does not draw it twice when it is confirmed", () => {
    show();
    press("1");
    press("Enter");
    given.pending = "A d1*,e1,f1,g1";
    flushSync();
    expect(find('[data-square="e1"]').getAttribute("aria-label")).toContain("square-cross");
    const shape = document.querySelector(".whole-sheet g.shape");
    given.view = sample({
      moves: [...sample().moves, [0, "A d1*,e1,f1,g1"]],
      due: [1],
      chosen_die: "A",
      sheets: [
        {
          ...EMPTY,
          drawn: [
            {
              cells: [
                [3, 0],
                [4, 0],
                [5, 0],
                [6, 0],
              ],
              circle: [3, 0],
              die: "A",
              turn: 1,
            },
          ],
        },
        EMPTY,
      ],
    });
    given.pending = null;
    given.legal = null;
    given.mover = null;
    flushSync();
    expect(document.querySelectorAll(".whole-sheet g.shape")).toHaveLength(1);
    expect(document.querySelector(".whole-sheet g.shape")).toBe(shape);
    expect(live()).toContain("page-bloxx-news-drew");
  });

  it("says that the circle is lost before the die is taken", () => {
    show({ view: sample({ due: [1], chosen_die: "A" }), mover: 1, eyes: 1 });
    expect(find('[data-die="A"]').textContent).toContain("page-bloxx-die-lost");
    expect(find('[data-die="B"]').textContent).toContain("page-bloxx-die-keeps");
  });

  it("shows a hint until the die is taken", () => {
    show({ preview: "A b1*,c1,d1,e1" });
    expect(document.querySelectorAll(".preview .outline")).toHaveLength(1);
    press("1");
    expect(document.querySelectorAll(".preview")).toHaveLength(0);
  });

  it("lets pass who can draw nothing", () => {
    show({ legal: ["pass"] });
    find(".pass button").click();
    expect(given.play).toHaveBeenCalledWith("pass");
  });

  it("lays the shape down when the dice are rolled anew", () => {
    show();
    press("1");
    expect(document.querySelector(".ghost")).not.toBeNull();
    given.view = sample({ moves: [...sample().moves, [0, "pass"], [1, "pass"], [-1, "roll A2 B2"]], roll: [2, 2] });
    flushSync();
    expect(document.querySelector(".ghost")).toBeNull();
  });

  it("announces a row, on the sheet and to those who listen", () => {
    show();
    given.view = sample({
      moves: [...sample().moves, [0, "A d1*,e1,f1,g1"]],
      sheets: [{ ...EMPTY, rows: { orange: 4 } }, EMPTY],
    });
    flushSync();
    expect(find(".banners").textContent).toContain("page-bloxx-news-row");
    expect(live()).toContain("page-bloxx-news-row");
  });

  it("is looked at without a seat", () => {
    show({ mover: null, eyes: null, legal: null });
    expect(document.querySelectorAll("[data-die]:not(:disabled)")).toHaveLength(0);
    expect(document.querySelector('[role="toolbar"]')).toBeNull();
  });
});
