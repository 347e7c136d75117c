/** Who has won how often, from the games in a book. */
import type { Result } from "../lib/api/protocol";

export interface Standing {
  name: string;
  games: number;
  wins: number;
  /** The best score, where there is one; null in games without. */
  best: number | null;
}

/** Names are those of one person if only capitals differ: a family writes as it likes. */
const sameName = (name: string) => name.trim().toLocaleLowerCase();

/** Those who won most often first; where that is level, those who needed fewer games for it. */
export function standings(results: readonly Result[], game: string | null, lowestWins: boolean): Standing[] {
  const found = new Map<string, Standing>();
  for (const result of results) {
    if (game !== null && result.game !== game) continue;
    for (const { name, rank, score } of result.players) {
      const key = sameName(name);
      const its = found.get(key) ?? { name, games: 0, wins: 0, best: null };
      its.games += 1;
      // Whoever plays alone has beaten nobody.
      if (rank === 1 && result.players.length > 1) its.wins += 1;
      if (score !== null && (its.best === null || (lowestWins ? score < its.best : score > its.best))) its.best = score;
      found.set(key, its);
    }
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || a.games - b.games || a.name.localeCompare(b.name));
}

/** The games there are results of, those played most often first. */
export function gamesIn(results: readonly Result[]): string[] {
  const counts = new Map<string, number>();
  for (const { game } of results) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([game]) => game);
}

/** The ranks that places come to: whoever shares one leaves the next free, and no place is left out. */
export function ranksOf(places: readonly number[]): number[] {
  return places.map((own) => 1 + places.filter((other) => other < own).length);
}
