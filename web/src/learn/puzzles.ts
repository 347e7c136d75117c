/** Puzzles as the server gives them out, and its verdict on a try. */
import { get, post } from "../lib/api/http";
import type { Puzzle, Try, Verdict } from "../lib/api/protocol";

export const puzzleOf = (game: string, day: string): Promise<Puzzle> => get<Puzzle>(`/puzzles/${game}/${day}`);

export const answer = (game: string, day: string, given: Try): Promise<Verdict> =>
  post<Verdict>(`/puzzles/${game}/${day}/answer`, given);
