/** The options of a game in words. Their names are for programs, and nobody else ever sees one. */
import type { Game, GameOption } from "../api/protocol";
import { t, tOr } from "../words/words.svelte";

/** Those that leave something to choose here: others hold what is printed in a box, or follow from colours and who begins. */
export function offeredOptions(game: Game): [string, GameOption][] {
  return Object.entries(game.options).filter(([, { choices, by_seating }]) => choices.length > 1 && !by_seating);
}

/** Those that are rulings on a rule. */
export function rulingsOn(game: Game, rule: string): [string, GameOption][] {
  return offeredOptions(game).filter(([, option]) => option.rule === rule);
}

const keyOf = (name: string) => `page-option-${name.replaceAll("_", "-")}`;

/** What the option is about. What has no words of its own, as in games of other packages, is said as the game says it. */
export function optionWord(name: string, { meaning }: GameOption): string {
  return tOr(keyOf(name), meaning);
}

export function choiceWord(name: string, value: unknown): string {
  return tOr(`${keyOf(name)}-${String(value)}`, String(value));
}

/** The same, marked where it is what Klotz plays if nobody chooses. */
export function markedChoice(name: string, value: unknown, { default: usual }: GameOption): string {
  const choice = choiceWord(name, value);
  return value === usual ? t("page-option-usual", { choice }) : choice;
}
