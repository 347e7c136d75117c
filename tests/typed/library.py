"""Everything that the README and the docs use of the library, with the types that it has: type checkers read it."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import assert_type

import numpy as np
import numpy.typing as npt

import klotz
from klotz import fairness, records
from klotz.arena import Contest, MatchResult, Standings, entrants, play_game, run
from klotz.client import AsyncClient, Client, Refused, Seen, Unreachable
from klotz.envs.pettingzoo import bloqs_maestro_v0
from klotz.envs.vector import VectorGames
from klotz.games import FamilyRules
from klotz.games.blokus import BlokusGame, BlokusState
from klotz.games.bloqs import BloqsState, Tower
from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloxx import BloxxState, read_sheet
from klotz.games.boxes import Box, read_box
from klotz.games.seen import state_from_view
from klotz.picture import pdf
from klotz.players import Analysis, Choice, Limit, Player, from_function, player
from klotz.players.game_analysis import analyse_game
from klotz.players.gtp.server import Server
from klotz.players.gtp.session import Session
from klotz.players.hints import explain
from klotz.players.player import ranked
from klotz.records import drawing
from klotz.records.drawing.bloqs import Arrow, tower_picture
from klotz.records.sheets import finished, printing
from klotz.shapes import PIECES, free_polycubes, free_polyominoes
from klotz.testing import check_game, registered


def games() -> None:
    duo = klotz.game("blokus-duo", starts="own", scoring="advanced", first="red")
    assert_type(duo, BlokusGame)
    state = duo.start()
    assert_type(state, BlokusState)
    print(state.piece_of(state.legal_moves[0]))
    print(state.colour, state.result.scores, state.result.winners, state.is_over)
    bloxx = klotz.game("bloxx", contact="lie").start(4)
    assert_type(bloxx, BloxxState)
    print(bloxx.dice)
    maestro = klotz.game("bloqs-maestro", teleport="alone", overhang=True).start(3)
    assert_type(maestro, BloqsState)
    print(maestro.hand(0), maestro.discs)
    for name in klotz.games.names():
        assert_type(klotz.game(name), klotz.Game[klotz.State])
        assert_type(klotz.game(name, {"starts": "own"}), klotz.Game[klotz.State])
        print(klotz.games.options(name))
    box = read_box("box.toml")
    assert_type(box, Box)
    print(klotz.game("bloxx", box=box), box.toml())
    batch = VectorGames("blokus-duo", 256, seed=1)
    print(batch.mask.sum(), bloqs_maestro_v0.env(seats=3, render_mode="ansi"))


def moves(state: klotz.State, rng: random.Random) -> None:
    assert_type(state.play("e10"), klotz.Move)
    assert_type(state.legal_moves[0], klotz.Move)
    assert_type(state.legal_moves[:3], list[klotz.Move])
    assert_type(state.legal_moves.random(rng), klotz.Move)
    print("j5" in state.legal_moves, state.legal_moves.of(0).count(), state.legal_moves.index("j5"))
    state.push(state.parse("j5"))
    state.push_known(klotz.Move(0, "j5"))
    assert_type(state.pop(), klotz.Move)
    if state.due == (klotz.CHANCE,):
        state.push(state.draw(rng))
    for chance in state.chances:
        assert_type(chance, klotz.Chance)
    try:
        assert_type(state.result, klotz.Outcome)
    except klotz.GameNotOver as error:
        print(error)
    try:
        state.play("?", seat=1)
    except klotz.IllegalMove as error:
        print(error.rule, error.reason, error.details)
    except (klotz.InvalidMove, klotz.MoveError, klotz.RecordError, klotz.InvalidOption) as error:
        assert isinstance(error, klotz.KlotzError)


def arrays(state: klotz.State) -> None:
    assert_type(state.legal_array(), npt.NDArray[np.int32])
    assert_type(state.mask(), npt.NDArray[np.bool_])
    assert_type(state.push_action(3), klotz.Move)
    print(state.game.action_count, state.game.chance_count, state.probabilities(), state.features())
    print(state.action_of(state.move_of(3)))
    ends = klotz.bulk.playouts(state, 100, seed=1, threads=1)
    assert_type(ends.scores, npt.NDArray[np.int32])
    print(ends.lengths, ends.ranks, ends.win_rates)
    rows = klotz.bulk.replay([state.game.record(state)], features=True)
    print(len(rows), rows.action, rows.seat, rows.features["planes"], rows.scores)
    try:
        state.legal_array()
    except klotz.NoArrays as error:
        print(error)


def written(state: klotz.State, path: Path) -> None:
    record = state.game.record(state)
    assert_type(record, klotz.Record)
    records.save(record, path)
    assert_type(records.load(path), klotz.Record)
    assert_type(records.check(record), klotz.State)
    print(records.loads(records.dumps(record, "klotz"), "klotz").variations)
    tree = records.tree_of(record)
    node = tree.root.add("e10", comment="first").add("j5")
    node.promote()
    node.promote_to_main()
    node.demote()
    node.add_line(["e9", "j6"]).remove()
    for each in tree.walk():
        print(each.move, each.comment, each.number, each.path, each.state().due, each.children)
    print([each.move for each in tree.line()], tree.at(1).end(), tree.variation("1"), tree.record())
    tree.save(path)
    print(klotz.Variation(1, ("j5",)), list(fairness.drawn(record)))


def drawn(state: klotz.State) -> None:
    assert_type(drawing.svg(state, palette="colour-blind", move_numbers=True, dark=True), str)
    assert_type(drawing.png(state, scale=2), bytes)
    print(state._repr_svg_(), PIECES["W"].ascii(), free_polycubes(4), free_polyominoes(6))
    print(pdf([printing.sheet_page(read_sheet("standard"), paper="a4", per_page=2)]))
    print(finished.load("game.txt")[0].score)


def towers(tower: Tower, cells: str) -> None:
    print(tower_picture(tower), Arrow, parse_cells(cells))


class Mine(Player):
    """A player that says what moves are worth."""

    name = "mine"

    def _analyse(self, state: klotz.State, seat: int, limit: Limit) -> Analysis:
        return Analysis(seat, ranked([Choice(move, 0.5) for move in state.legal_moves.of(seat)]))


def first(state: klotz.State) -> klotz.Move:
    return state.legal_moves[0]


def players(game: klotz.Game[klotz.State]) -> None:
    state = game.start()
    assert_type(player("search:simulations=10", game, seed=1).choose(state), klotz.Move)
    assert_type(player(first, game), Player)
    assert_type(from_function(first), Player)
    thought = Mine().analyse(state, Limit(simulations=10))
    print(
        thought.best.move, thought.best.value, [hint.sentence() for hint in explain(state, thought, count=1)]
    )
    analysis = analyse_game(game.record(state), Mine(), Limit(level=3))
    print([(judged.number, judged.loss, judged.best) for judged in analysis.judged])
    contest = Contest(game, entrants(["a=random", Mine, first]), games=4)
    played = {each.place: each for each in run(contest)}
    print(MatchResult.of(contest, 0, played).estimate, Standings.of(contest, played).players)
    print(play_game(state, [Mine(), Mine()]).record(game), Server, Session)


def families(family: klotz.Family) -> None:
    with registered(family):
        check_game(klotz.game("mine"), seed=1)
    klotz.register(klotz.Family(name="mine", games=(klotz.Listing("mine", "Mine"),), rules="mine:RULES"))
    print(FamilyRules, klotz.Score.of(rows=3), klotz.UnknownGame, klotz.FamilyError, klotz.__version__)
    print(klotz.LegalMoves, klotz.Outcome.by_score([1, 2], "over"))


def turns(server: Client) -> Iterator[Seen]:
    made = server.create_table("blokus-duo", ["me", "computer:5"], options={"starts": "own"})
    try:
        with server.live(made.table.id) as live:
            for seen in live:
                if seen.is_your_turn:
                    live.move(seen.legal[0])
                yield seen
    except (Refused, Unreachable) as error:
        assert isinstance(error, klotz.KlotzError)
    assert_type(server.play(made.table.id, "level:3"), klotz.Outcome)
    assert_type(server.play(made.table.id, first), klotz.Outcome)
    assert_type(server.record(made.table.id), klotz.Record)
    print(server.hints(made.table.id)[0].words, server.analysis(made.table.id).judged[0].loss)


async def live(token: str) -> None:
    async with AsyncClient("http://localhost:8000", token) as server:
        for table in await server.tables(game="bloxx"):
            async with server.live(table.id) as following:
                async for seen in following:
                    assert_type(seen.state(), klotz.State)
                    print(state_from_view(seen.view or {}))
