/** Puzzles as the server gives them out, and its verdict on a try. */
import { get, post } from "../lib/api/http";

export const FIRST_DAY = "2026-11-01";

export interface Puzzle {
  game: string;
  date: string;
  kind: "best-move" | "finish";
  seats: number;
  seat: number;
  moves: string[];
  steps: number;
}

export interface Verdict {
  right: boolean;
  solved: boolean;
  words: string;
  replies: string[];
  best: string | null;
}

export const puzzleOf = (game: string, day: string): Promise<Puzzle> => get<Puzzle>(`/puzzles/${game}/${day}`);

export interface Try {
  move: string;
  step: number;
  tries: number;
  language: string;
}

export const answer = (game: string, day: string, given: Try): Promise<Verdict> =>
  post<Verdict>(`/puzzles/${game}/${day}/answer`, given);
