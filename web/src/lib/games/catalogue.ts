/** The games there are, as the server describes them and as people choose them. */
import type { Game, Games } from "../api/protocol";

/** A game with its variants: other numbers of players, or other rules for the same number. */
export interface Offer {
  id: string;
  title: string;
  /** The game itself, then its variants. */
  games: readonly [Game, ...Game[]];
  /** How many can play, the fewest first. */
  players: readonly number[];
  /** How many there are when nobody says. */
  usual: number;
}

export class Catalogue {
  readonly offers: readonly Offer[];
  /** Of computer players. */
  readonly levels: readonly number[];
  /** The server's own players. */
  readonly #players: Games["players"];
  readonly #games: ReadonlyMap<string, Game>;

  constructor({ games, levels, players = [] }: Pick<Games, "games" | "levels"> & Partial<Games>) {
    this.#games = new Map(games.map((game) => [game.name, game]));
    this.levels = levels;
    this.#players = players;
    this.offers = games.filter((game) => game.variant_of === null).map((game) => offerOf(game, games));
  }

  find(name: string): Game | undefined {
    return this.#games.get(name);
  }

  /** The server's own players of a game. */
  playersOf(name: string): Games["players"] {
    return this.#players.filter(({ games }) => !games.length || games.includes(name));
  }

  /** The offer a game is part of. */
  offerOf(name: string): Offer | undefined {
    return this.offers.find(({ games }) => games.some((game) => game.name === name));
  }

  /** What a game is called, in any language. */
  titleOf(name: string): string {
    return this.find(name)?.title ?? name;
  }

  /** The same, with how many play it where games for other numbers are called the same. */
  titleApart(name: string): string {
    const title = this.titleOf(name);
    const namesakes = [...this.#games.values()].filter((game) => game.title === title);
    return namesakes.length > 1 ? `${title} · ${this.find(name)?.seats.join("–") ?? ""}` : title;
  }
}

function offerOf(game: Game, all: readonly Game[]): Offer {
  const games = [game, ...all.filter((other) => other.variant_of === game.name)] as const;
  const players = [...new Set(games.flatMap((each) => each.seats))].sort((a, b) => a - b);
  return { id: game.name, title: game.title, games: [...games], players, usual: game.seats[0] ?? 1 };
}

/** The games of an offer for so many players: where there are several, their rules differ. */
export function gamesFor(offer: Offer, players: number): readonly Game[] {
  return offer.games.filter((game) => game.seats.includes(players));
}

/** The game that is played by so many, with these rules if they are for so many. */
export function gameOf(offer: Offer, players: number, rules: string | null): Game {
  const games = gamesFor(offer, players);
  return games.find((game) => game.name === rules) ?? games[0] ?? offer.games[0];
}
