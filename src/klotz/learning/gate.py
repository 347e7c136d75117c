"""The third step of a round: a match of the new weights against the old ones, until a sequential test decides."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Self

from klotz import games
from klotz.arena import (
    Contest,
    Entrant,
    Estimate,
    MatchResult,
    Place,
    Played,
    ResultsFile,
    Sprt,
    estimate,
    play,
)
from klotz.games.contract import Json
from klotz.learning.card import with_match
from klotz.learning.executors import Executor
from klotz.learning.files import read_json, write_json, write_whole
from klotz.learning.folder import Folder, Round
from klotz.learning.method import GateSettings, digest
from klotz.learning.progress import Progress

NEW: Final = "new"
OLD: Final = "old"


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two weights. It is sent to other machines, which have no files of this one."""

    game: str
    new: bytes
    old: bytes
    settings: GateSettings
    seed: int

    def contest(self) -> Contest:
        """With players that read the weights from this machine's own copies."""
        return self._contest(lambda weights: f"weights={_copy(weights)}")

    def header(self) -> Contest:
        """The same for a file of results, in which weights are known by their digests."""
        return self._contest(lambda weights: f"weights={digest(weights)}")

    def _contest(self, setting: Callable[[bytes], str]) -> Contest:
        spec = self.settings.player
        colon = "," if ":" in spec else ":"
        players = tuple(
            Entrant(f"{spec}{colon}{setting(weights)}", name)
            for name, weights in ((NEW, self.new), (OLD, self.old))
        )
        return Contest(games.game(self.game), players, self.settings.games, self.settings.seats, self.seed)


@cache
def _folder() -> "TemporaryDirectory[str]":
    return TemporaryDirectory(prefix="klotz-weights-")


@cache
def _copy(weights: bytes) -> Path:
    path = Path(_folder().name) / f"{digest(weights)}.npz"
    path.write_bytes(weights)
    return path


def _play(match: Match, pair: int) -> list[Played]:
    contest = match.contest()
    return [play(contest, place) for place in _places(pair)]


def _places(pair: int) -> tuple[Place, Place]:
    return Place(0, 2 * pair), Place(0, 2 * pair + 1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a match says, after the first pair of games at which the test decided."""

    pairs: tuple[float, ...]
    is_accepted: bool
    is_decided: bool
    seconds: float = 0.0
    """That both sides thought."""

    @classmethod
    def of(cls, pairs: Sequence[float], test: Sprt) -> Self:
        """The same in whatever order workers finish, and however many games too many they have played."""
        for count in range(1, len(pairs) + 1):
            if (accepted := test.verdict(pairs[:count])) is not None:
                return cls(tuple(pairs[:count]), accepted == test.elo1, is_decided=True)
        return cls(tuple(pairs), is_accepted=False, is_decided=False)

    @property
    def estimate(self) -> Estimate:
        return estimate(self.pairs)


def play_match(match: Match, file: Path, executor: Executor, label: str) -> Iterator[Progress | Verdict]:
    """Play until the test decides or there are no games left, and end with the verdict. Goes on where `file` ends."""
    settings, header = match.settings, match.header()
    test = Sprt(settings.elo0, settings.elo1)
    with ResultsFile(file, header) as kept:

        def verdict() -> Verdict:
            seconds = sum(sum(played.result.seconds) for played in kept.games.values())
            return replace(Verdict.of(MatchResult.of(header, 0, kept.games).pairs, test), seconds=seconds)

        found = verdict()
        yield _progress(label, found, settings)
        if not found.is_decided:
            left = [
                pair for pair in range(settings.games // 2) if not set(_places(pair)) <= kept.games.keys()
            ]
            for _, pair in executor.run(_play, match, left):
                for played in pair:
                    kept.append(played)
                found = verdict()
                yield _progress(label, found, settings)
                if found.is_decided:
                    break
        yield found


def _progress(label: str, verdict: Verdict, settings: GateSettings) -> Progress:
    found = verdict.estimate
    words = f"{found.score:.1%} ({found.low:.1%} to {found.high:.1%})" if verdict.pairs else ""
    return Progress(label, 2 * len(verdict.pairs), settings.games, words)


def gate(folder: Folder, current: Round, executor: Executor) -> Iterator[Progress]:
    """Decide whether the round's weights are the best from now on."""
    plan = current.plan
    document: Json = {"accepted": True, "games": 0}
    card_file = current.weights.with_suffix(".json")
    if plan.gate.games:
        match = Match(
            plan.game,
            current.weights.read_bytes(),
            current.start.read_bytes(),
            plan.gate,
            plan.seed_of(current.number, "gate"),
        )
        for told in play_match(match, current.log("gate"), executor, f"round {current.number}: match"):
            if isinstance(told, Progress):
                yield told
            else:
                document = {"accepted": told.is_accepted, **match_json(match, told)}
                write_json(card_file, with_match(read_json(card_file), document, told.seconds))
    if document["accepted"]:
        # Before the verdict: killed in between, the step finds the same verdict again.
        write_whole(folder.path / "best.json", card_file.read_bytes())
        write_whole(folder.path / "best.npz", current.weights.read_bytes())
    write_json(current.verdict_file, document)
    folder.note(current, "gated", **document)


def match_json(match: Match, verdict: Verdict) -> Json:
    found = verdict.estimate
    return {
        "against": digest(match.old),
        "player": match.settings.player,
        "games": 2 * len(verdict.pairs),
        "score": float(f"{found.score:.4f}"),
        "interval": [float(f"{found.low:.4f}"), float(f"{found.high:.4f}")],
        "elo": [float(f"{number:.1f}") if abs(number) < float("inf") else None for number in found.elo],
        "test": [match.settings.elo0, match.settings.elo1],
        "decided": verdict.is_decided,
    }
