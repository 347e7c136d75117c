"""The options of a game in words, as the terminal shows them: their names are for programs."""

from collections.abc import Iterator
from typing import Any

from klotz import games, words
from klotz.games import Option
from klotz.games.contract import Game


def offered(name: str) -> Iterator[tuple[str, Option]]:
    """The options of a game that leave something to choose.

    Others hold what is printed in a box, or follow from the players' colours and who begins.
    """
    for key, option in games.options(name).items():
        if len(option.values) > 1 and not option.by_seating:
            yield key, option


def option_word(key: str, option: Option) -> str:
    """What an option is about. A game of another package may have no words for it, and then says what it means."""
    word = f"page-option-{key.replace('_', '-')}"
    return words.say(word) if words.has(word) else option.meaning


def choice_word(key: str, option: Option, value: Any) -> str:
    """One of its choices, marked if it is ours."""
    choice = _plain_word(key, value)
    return words.say("page-option-usual", {"choice": choice}) if value == option.default else choice


def _plain_word(key: str, value: Any) -> str:
    word = f"page-option-{key.replace('_', '-')}-{str(value).lower()}"
    return words.say(word) if words.has(word) else str(value)


def choices_on(game: Game, rule: str) -> Iterator[str]:
    """What can be agreed on where the rulebook leaves a rule open, as Markdown; what was agreed on is marked."""
    for key, option in offered(game.name):
        if option.rule == rule:
            lines = [f"{option_word(key, option)}:\n"]
            values = dict.fromkeys((*option.values, game.options[key]))  # an older record may have another
            for value in values:
                if value == game.options[key] != option.default:
                    chosen = words.say("rules-chosen", {"choice": _plain_word(key, value)})
                    lines.append(f"- **{chosen}**")
                else:
                    lines.append(f"- {choice_word(key, option, value)}")
            yield "\n".join(lines)
