"""Who plays which seat: people, or computer players of some level."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from klotz import words
from klotz.cli.play.talk import Talk
from klotz.players import LEVELS

USUAL_LEVEL: Final = 4
"""The default level."""

EVERYBODY: Final = "all"
PERSON: Final = "p"

Seating = Mapping[int, str]
"""The seats that computers play, each with its player: a level, or any player spec."""

_ANSWER: Final = re.compile(rf"{PERSON}|[{LEVELS[0]}-{LEVELS[-1]}]")


def chosen_computers(settings: Sequence[str], seats: int) -> Seating:
    """`["2=5"]`, `["2"]` or `["all=5"]` as the seats of computers. ValueError if it is none of these."""
    chosen: dict[int, str] = {}
    for setting in settings:
        who, equals, spec = (part.strip() for part in setting.partition("="))
        if equals and not spec:
            raise ValueError(f"{setting[:80]!r} names no player: write a level, such as {who}=5")
        spec = spec or str(USUAL_LEVEL)
        if who == EVERYBODY:
            chosen |= dict.fromkeys(range(seats), spec)
        elif who.isascii() and who.isdigit() and 1 <= int(who) <= seats:
            chosen[int(who) - 1] = spec
        else:
            raise ValueError(
                f"{setting[:80]!r} names no seat: write seat=level, such as 2=5; seats are 1 to {seats}, or all"
            )
    return chosen


def ask_computers(talk: Talk, seats: int) -> Seating:
    """Ask who plays each seat, in one line; Enter takes the first seat against computers."""
    if seats == 1:
        return {}
    usual = [PERSON, *[str(USUAL_LEVEL)] * (seats - 1)]
    details: dict[str, words.Detail] = {
        "seats": seats,
        "example": " ".join(usual),
        "least": LEVELS[0],
        "most": LEVELS[-1],
    }
    while True:
        answer = talk.ask("play-ask-who", **details).lower()
        told = _ANSWER.findall(answer) if answer else usual
        is_understood = not re.sub(_ANSWER, "", answer).strip(" ,;=:")
        if is_understood and len(told) == 1:
            told *= seats
        if is_understood and len(told) == seats:
            return {seat: who for seat, who in enumerate(told) if who != PERSON}
        talk.say("play-who-not-understood", style="yellow", **details)
