"""What is going on in a game, and what happened last, as everybody may know it."""

from klotz import words
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.steps.building import Build, Steal, Supply
from klotz.games.bloqs.steps.cards import Ask, Deal, Lose
from klotz.games.bloqs.steps.swapping import Swaps
from klotz.games.bloqs.steps.travel import Direction, Roll, Travel, TurnUp
from klotz.games.bloqs.steps.turn import OpeningRoll


def player(seat: int) -> str:
    return words.say("play-player", {"seat": seat + 1})


def now(state: BloqsState) -> str:
    """What the game is waiting for, in a few words."""
    position: Position = state.position
    who = {"who": player(position.turn)}
    match position.step:
        case None:
            return words.say("bloqs-picture-over")
        case Deal():
            return words.say("bloqs-picture-deals")
        case OpeningRoll(rolling=rolling, rolled=rolled):
            return words.say("bloqs-picture-begins", {"who": player(rolling[len(rolled)])})
        case Roll():
            return words.say("bloqs-picture-rolls", who)
        case Travel():
            return words.say("bloqs-picture-travels", who)
        case Direction(pips=pips):
            return words.say("bloqs-picture-direction", {**who, "pips": pips})
        case TurnUp(place=place):
            return words.say("bloqs-picture-turns-up", {**who, "place": place + 1})
        case Supply(kind=None):
            return words.say("bloqs-picture-supply-any", who)
        case Supply(kind=kind):
            return words.say("bloqs-picture-supply", {**who, "kind": str(kind)})
        case Build(seat=seat, number=number):
            piece = state.piece_set.text(number)
            return words.say("bloqs-picture-builds", {"who": player(seat), "piece": piece})
        case Steal():
            return words.say("bloqs-picture-steals", who)
        case Swaps():
            return words.say("bloqs-picture-swaps", who)
        case Ask(target=target):
            return words.say("bloqs-picture-asked", {"who": player(target)})
        case Lose(seat=seat):
            return words.say("bloqs-picture-loses", {"who": player(seat)})
        case step:
            raise AssertionError(f"{step} happens by itself")


def title_of(state: BloqsState) -> str:
    scores = ", ".join(
        words.say("bloqs-picture-score", {"who": player(seat), "score": score_of(state, seat)})
        for seat in range(state.seats)
    )
    return words.say("bloqs-picture-title", {"game": state.game.name, "now": now(state), "scores": scores})


def score_of(state: BloqsState, seat: int) -> str:
    return words.say("bloqs-picture-layers", state.counted(seat)._asdict())


# ------------------------------------------------------------------ the last move


def built_at(state: BloqsState) -> dict[int, str]:
    """For each piece, the number of the move that built it where it stands; none for pieces that were set up."""
    built = {}
    for count, move in enumerate(state.history, start=1):
        word, *rest = move.text.split()
        if word == "build":
            built[state.piece_set.parse(rest[0])] = str(count)
    return built


def built_last(state: BloqsState) -> tuple[int, ...]:
    """The piece that was built last, unless it has been taken away since."""
    for move in reversed(state.history):
        word, *rest = move.text.split()
        if word == "build":
            return (state.piece_set.parse(rest[0]),)
    return ()


def came_to(state: BloqsState) -> int | None:
    """The place of the ring that the pawn in turn stands on, if it has moved in this turn."""
    for move in reversed(state.history):
        match move.text.split():
            case ["build" | "pass", *_]:
                return None
            case ["disc" | "roll" | "cw" | "ccw" | "allow", *_]:
                spot = state.pawns[state.turn]
                return None if spot.on_start else spot.disc
    return None
