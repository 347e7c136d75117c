"""Contests from plan to result: playing, keeping, going on after an interruption."""

import json
from pathlib import Path

import pytest

import klotz
from klotz import players
from klotz.arena import (
    Contest,
    Entrant,
    MatchResult,
    OtherContest,
    Place,
    Played,
    RandomOpenings,
    ResultsFile,
    Standings,
    entrants,
    run,
    settings_of,
)
from klotz.games.contract import Game, Json, State
from klotz.players import Limit, Player
from klotz.players.answers import Answer
from tests.arena.stubs import First, Large

DUO = klotz.game("blokus-duo")


@pytest.fixture(autouse=True)
def stub_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """`first` and `large` are players here too."""
    made = players.player

    def player(spec: str, game: Game, seed: int = 0) -> Player:
        stubs = {"first": First, "large": Large}
        return stubs[spec](seed) if spec in stubs else made(spec, game, seed)

    monkeypatch.setattr(players, "player", player)


def contest(
    *words: str, games: int = 4, game: Game = DUO, seed: int = 0, neighbours: bool = False
) -> Contest:
    return Contest(game, entrants(list(words)), games, seed=seed, neighbours=neighbours)


def without_seconds(played: Played) -> Json:
    return {key: value for key, value in played.json().items() if key not in ("seconds", "cpu_seconds")}


def played_all(of: Contest, jobs: int = 1) -> dict[Place, Played]:
    return {played.place: played for played in run(of, jobs=jobs)}


def test_the_better_player_wins() -> None:
    of = contest("large", "first")
    result = MatchResult.of(of, 0, played_all(of))
    assert result.pairs == (1.0, 1.0)
    assert result.wins_draws_losses == (4, 0, 0)
    large, first = result.sides
    assert (large.name, large.mean_rank, first.mean_rank) == ("large", 1.0, 2.0)
    assert large.mean_score is not None
    assert first.mean_score is not None
    assert large.mean_score > first.mean_score


def test_pairs_have_the_same_opening_and_exchanged_seats() -> None:
    games = played_all(contest("random", "large"))
    for number in (0, 2):
        one, other = games[Place(0, number)], games[Place(0, number + 1)]
        assert one.result.moves[:4] == other.result.moves[:4]
        assert one.sides == tuple(1 - side for side in other.sides)
    assert games[Place(0, 0)].result.moves[:4] != games[Place(0, 2)].result.moves[:4]


def test_everything_follows_from_the_seed() -> None:
    one, again, other = (played_all(contest("random", "b=random", seed=seed)) for seed in (1, 1, 2))
    assert [without_seconds(game) for game in one.values()] == [
        without_seconds(game) for game in again.values()
    ]
    assert [game.result.moves for game in one.values()] != [game.result.moves for game in other.values()]


def test_several_processes_play_the_same_games() -> None:
    of = contest("random", "b=random", games=6)
    alone, together = played_all(of), played_all(of, jobs=2)
    assert {place: without_seconds(game) for place, game in alone.items()} == {
        place: without_seconds(game) for place, game in together.items()
    }


def test_a_player_that_cannot_be_made_loses() -> None:
    of = Contest(DUO, (Entrant("first", "first"), Entrant("no such player", "nobody")), 2)
    result = MatchResult.of(of, 0, played_all(of))
    assert result.estimate.score == 1
    assert len(result.sides[1].forfeits) == 2
    assert result.sides[1].forfeits[0].startswith("nobody: there is no player 'no such player'")
    assert result.sides[0].mean_score is None, "nothing is known about games that did not end"


def test_nobody_is_timed_while_its_code_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, Limit]] = []

    class Watched(First):
        def _choose(self, state: State, seat: int, limit: Limit) -> Answer:
            asked.append((state.moves_made, limit))
            return super()._choose(state, seat, limit)

    monkeypatch.setattr(players, "player", lambda spec, game, seed=0: Watched(seed))
    next(run(Contest(DUO, entrants(["watched", "b=watched"]), 2, openings=RandomOpenings(2))))
    assert asked[0] == (0, Limit(simulations=1)), "once at the very start"
    assert asked[1] == (2, Watched.default_limit), "and then after the opening, as in every game"


def test_a_pair_counts_when_all_before_it_are_there() -> None:
    of = contest("random", "b=random", games=6)
    games = played_all(of)
    assert len(MatchResult.of(of, 0, games).pairs) == 3
    del games[Place(0, 2)]
    assert len(MatchResult.of(of, 0, games).pairs) == 1
    assert len(MatchResult.of(of, 0, games).games) == 5


# ---------------------------------------------------------------------- ladders


def test_every_two_meet_or_only_neighbours() -> None:
    words = ("a=random", "b=random", "c=random", "d=random")
    assert contest(*words).matches == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert contest(*words, neighbours=True).matches == ((0, 1), (1, 2), (2, 3))


def test_a_ladder_is_in_order() -> None:
    of = contest("first", "large", "random", games=6)
    standings = Standings.of(of, played_all(of))
    elos = {side.name: rating.elo for side, rating in zip(standings.players, standings.ratings, strict=True)}
    assert elos["large"] > elos["random"]
    assert elos["large"] > elos["first"]
    assert standings.score(of, 1, 0) == 1
    assert standings.score(of, 0, 1) == 0
    assert standings.score(of, 1, 1) is None
    assert len(standings.json()["matches"]) == 3


def test_entrants_have_names() -> None:
    assert Entrant.of("quick=search:seconds=0.1") == Entrant("search:seconds=0.1", "quick")
    assert Entrant.of("search:seconds=0.1").name == "search:seconds=0.1"
    assert Entrant.of("gtp:/some/where/engine --level=3").name == "engine --level=3"
    assert [entrant.spec for entrant in entrants(["levels"])] == [f"level:{level}" for level in range(1, 10)]
    with pytest.raises(ValueError, match="two players are called 'random'"):
        entrants(["random", "random"])


@pytest.mark.parametrize(
    ("words", "games", "message"),
    [
        (("random",), 2, "at least two players"),
        (("random", "b=random"), 3, "an even number, not 3"),
        (("random", "b=random"), 0, "an even number, not 0"),
    ],
)
def test_contests_that_cannot_be(words: tuple[str, ...], games: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        contest(*words, games=games)
    with pytest.raises(ValueError, match="played with 2 seats"):
        Contest(DUO, entrants(["random", "b=random"]), 2, seats=3)


# ---------------------------------------------------------------------- the file


def play_into(path: Path, of: Contest, most: int | None = None) -> None:
    with ResultsFile(path, of) as kept:
        for count, played in enumerate(run(of, frozenset(kept.games)), start=1):
            kept.append(played)
            if count == most:
                return


def kept_games(path: Path, of: Contest) -> list[Json]:
    with ResultsFile(path, of) as kept:
        return [without_seconds(kept.games[place]) for place in sorted(kept.games)]


def test_going_on_gives_what_an_uninterrupted_run_gives(tmp_path: Path) -> None:
    of = contest("random", "b=random", "c=random", games=4)
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    play_into(whole, of)
    play_into(parts, of, most=5)
    with parts.open("ab") as file:
        file.write(b'{"match":0,"game":3,"sid')  # as if the machine had lost its power just then
    play_into(parts, of)
    assert kept_games(parts, of) == kept_games(whole, of)
    assert len(kept_games(parts, of)) == 12


def test_more_games_may_follow(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play_into(path, contest("random", "b=random", games=2))
    play_into(path, contest("random", "b=random", games=4))
    fresh = tmp_path / "fresh.jsonl"
    play_into(fresh, contest("random", "b=random", games=4))
    of = contest("random", "b=random", games=4)
    assert kept_games(path, of) == kept_games(fresh, of)


def test_a_file_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"klotz-arena":1,"ga')
    of = contest("random", "b=random", games=2)
    play_into(path, of)
    assert len(kept_games(path, of)) == 2


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (contest("random", "b=random", seed=5), "seed is 0 there and 5 here"),
        (contest("random", "c=random"), "players is "),
        (contest("random", "b=random", game=klotz.game("blokus-duo", starts="own")), "options is "),
        (
            contest("random", "b=random", game=klotz.game("bloxx")),
            'game is "blokus-duo" there and "bloxx" here',
        ),
    ],
    ids=["seed", "players", "options", "game"],
)
def test_other_settings_are_refused(tmp_path: Path, changed: Contest, message: str) -> None:
    path = tmp_path / "games.jsonl"
    play_into(path, contest("random", "b=random", games=2))
    before = path.read_bytes()
    with pytest.raises(OtherContest, match=message):
        ResultsFile(path, changed)
    assert path.read_bytes() == before


def test_a_file_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """It says how many random moves its games begin with, and nothing of openings or of CPU time."""
    of = Contest(DUO, entrants(["random", "b=random"]), 4, openings=RandomOpenings(2))
    path = tmp_path / "games.jsonl"
    play_into(path, of, most=2)
    header, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert header.pop("opening_plies") == 2
    assert "openings" not in header
    for line in lines:
        del line["cpu_seconds"]
    old = [{**header, "opening_plies": 2}, *lines]
    path.write_text("".join(json.dumps(line) + "\n" for line in old), encoding="utf-8")
    assert settings_of(path) == of.json()
    play_into(path, of)
    with ResultsFile(path, of) as kept:
        result = MatchResult.of(of, 0, kept.games)
    assert len(result.pairs) == 2
    assert result.sides[0].cpu_seconds_per_move is not None, "of the games that have it"
    with pytest.raises(OtherContest, match="openings is null there and "):
        ResultsFile(path, contest("random", "b=random"))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("important notes", "is no file of games"),
        ("important notes\n", "line 1: not a line of a file of games"),
        ('{"a": 1}\n', "is no file of games"),
        ("{header}\n[]\n", "line 2: not a line of a file of games"),
        ('{header}\n{"match": 0}\n', "line 2: no game of a contest"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, content: str, message: str) -> None:
    of = contest("random", "b=random")
    path = tmp_path / "notes.txt"
    path.write_text(content.replace("{header}", json.dumps(of.json())), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(OtherContest, match=message):
        ResultsFile(path, of)
    assert path.read_bytes() == before
