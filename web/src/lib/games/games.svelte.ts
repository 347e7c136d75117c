/** The catalogue of this server, asked for once. Nothing is shown before it is here, so that everybody can rely on it. */
import { get } from "../api/http";
import type { Game, Games } from "../api/protocol";
import { Catalogue } from "./catalogue";

let catalogue = $state.raw(new Catalogue({ games: [], levels: [] }));
let asked: Promise<void> | null = null;

/** Asks again only after it could not be had. */
export function loadGames(): Promise<void> {
  asked ??= get<Games>("/games").then(
    (games) => {
      catalogue = new Catalogue(games);
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export const games = {
  get catalogue(): Catalogue {
    return catalogue;
  },
};

export const findGame = (name: string): Game | undefined => catalogue.find(name);
export const titleApart = (name: string): string => catalogue.titleApart(name);
export const titleOf = (name: string): string => catalogue.titleOf(name);
