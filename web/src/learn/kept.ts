/** What was learned and solved, kept in this browser. */
import { daysBefore } from "./days";

export interface Solving {
  result: "solved" | "shown";
  /** The day it was done on: only a puzzle of the day itself counts for the row of days. */
  on: string;
  tries: number;
}

export interface Kept {
  /** Steps of each lesson that were done. */
  lessons: Record<string, number[]>;
  /** By game and day: `bloxx/2026-12-24`. */
  puzzles: Record<string, Solving>;
}

const KEY = "klotz-learn";

export function readKept(text: string | null): Kept {
  const empty: Kept = { lessons: {}, puzzles: {} };
  try {
    const data = JSON.parse(text ?? "null") as Partial<Kept> | null;
    if (typeof data !== "object" || data === null) return empty;
    return { lessons: objectOr(data.lessons, {}), puzzles: objectOr(data.puzzles, {}) };
  } catch {
    return empty;
  }
}

function objectOr<T extends object>(given: T | null | undefined, other: T): T {
  return typeof given === "object" && given !== null ? given : other;
}

export function loadKept(): Kept {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return readKept(null); // a browser that keeps nothing still teaches
  }
}

function save(kept: Kept): Kept {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // see loadKept
  }
  return kept;
}

export function keepStep(lesson: string, step: number): Kept {
  const kept = loadKept();
  const done = new Set([...(kept.lessons[lesson] ?? []), step]);
  return save({ ...kept, lessons: { ...kept.lessons, [lesson]: [...done].sort((a, b) => a - b) } });
}

/** What was solved once stays solved, however often it is looked at again. */
export function keepPuzzle(game: string, day: string, solving: Solving): Kept {
  const kept = loadKept();
  const key = `${game}/${day}`;
  if (kept.puzzles[key]?.result === "solved") return kept;
  return save({ ...kept, puzzles: { ...kept.puzzles, [key]: solving } });
}

/** How many days in a row a puzzle was solved on its day, up to today, or to yesterday if today is still open. */
export function streak(kept: Kept, today: string): number {
  const days = new Set(
    Object.entries(kept.puzzles)
      .filter(([key, { result, on }]) => result === "solved" && key.endsWith(`/${on}`))
      .map(([, { on }]) => on),
  );
  let day = days.has(today) ? today : daysBefore(today, 1);
  let length = 0;
  for (; days.has(day); day = daysBefore(day, 1)) length++;
  return length;
}
