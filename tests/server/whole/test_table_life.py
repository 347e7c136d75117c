"""The life of a table, as Hypothesis makes it up: what is in memory is always what the database tells."""

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from klotz import fairness
from klotz.games.contract import CHANCE, Move
from klotz.server.live import projection
from klotz.server.plain_text import is_piled_up, is_visible
from klotz.server.refusals import Refusal
from klotz.server.tables.events import Event
from klotz.server.tables.table import Table
from tests.server.harness.in_process import Clock, OneNode

PEOPLE = ("ada", "blaise", "carl")
EVERYBODY = (*PEOPLE, "watcher", None)
GAMES = {"blokus-duo": 2, "bloxx": 2, "bloqs-maestro": 2}
MINUTE = 60_000

who = st.sampled_from(PEOPLE)


class TableLife(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self._patches = pytest.MonkeyPatch()
        seeds = itertools.count()  # the same each time, so that Hypothesis can play a life again
        self._patches.setattr(fairness, "new_seed", lambda: f"seed {next(seeds)}")
        self._loop = asyncio.new_event_loop()
        self._folder = Path(tempfile.mkdtemp(prefix="klotz-life-"))
        self._clock = Clock()
        self._stack = AsyncExitStack()
        self._open()
        self.seen: list[Event] = []

    def _run(self, doing: Coroutine[Any, Any, Any]) -> Any:
        return self._loop.run_until_complete(doing)

    def _open(self) -> None:
        entered = self._stack.enter_async_context(OneNode.on(self._folder / "klotz.db", self._clock))
        self._node: OneNode = self._run(entered)

    def teardown(self) -> None:
        self._run(self._stack.aclose())
        self._loop.close()
        self._patches.undo()
        shutil.rmtree(self._folder)

    # ------------------------------------------------------------------ what people do

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        other=st.sampled_from(["open", "link", "computer", "hot"]),
        lots=st.booleans(),
        clock=st.sampled_from(
            [{"kind": "none"}, {"kind": "move", "seconds": 600}, {"kind": "days", "days": 1}]
        ),
    )
    def make(self, game: str, other: str, lots: bool, clock: dict[str, Any]) -> None:
        more = {"name": "Somebody"} if other == "hot" else {}
        seats = [{"kind": "me"}, {"kind": other, **more}]
        self.table: str = self._run(self._node.make("ada", game, seats, lots=lots, clock=clock))
        self.invite: str = self._run(self._node.tables.invite(self.table, "ada"))

    def _act(self, person: str, action: str, **more: Any) -> list[Event] | Refusal:
        """Either it is done and the events say so, or it is refused and nothing changes."""
        before = self._kept()
        try:
            events: list[Event] = self._run(self._node.act(self.table, person, action, **more))
        except Refusal as refusal:
            assert self._kept() == before
            assert refusal.sentence()
            return refusal
        assert self._kept() == before + events
        return events

    def _kept(self) -> list[Event]:
        kept: list[Event] = self._run(self._node.tables.store.events(self.table, 0))
        return kept

    @property
    def _now(self) -> Table:
        """The table as the service has it in memory."""
        table: Table = self._run(self._node.tables.look(self.table, lambda found: found))
        return table

    def _legal(self, seat: int) -> list[str]:
        return projection.legal_texts(self._now, seat)

    @rule(person=who, seat=st.sampled_from([None, 0, 1, 3]), invited=st.booleans())
    def sit(self, person: str, seat: int | None, invited: bool) -> None:
        free = self._now.status == "waiting" and any(not each.is_taken for each in self._now.seats)
        done = self._act(person, "sit", seat=seat, invite=self.invite if invited else "guessed")
        if not free:
            assert isinstance(done, Refusal)

    @rule(person=who)
    def leave(self, person: str) -> None:
        self._act(person, "leave")

    @rule(data=st.data(), moves=st.integers(1, 4))
    def move(self, data: st.DataObject, moves: int) -> None:
        for _ in range(moves):
            seat = next(iter(self._now.due), None)
            if seat is None:
                return
            held = self._now.seats[seat]
            legal = self._legal(seat)
            text = legal[data.draw(st.integers(0, 1_000_000)) % len(legal)]
            number = self._now.number
            if held.level is not None and data.draw(st.booleans()):
                self._run(self._node.tables.computer_moves(self.table, seat, number, text))
            elif held.person is not None and not held.is_out:
                done = self._act(held.person, "move", answers=number, move=text, seat=seat)
                assert not isinstance(done, Refusal), done.sentence()

    @rule(person=who, text=st.sampled_from(["", "@2 pass", "pass", "a1", "roll 1", "x" * 999]))
    def move_that_is_no_move(self, person: str, text: str) -> None:
        number = self._now.number
        seats = self._now.seats_of(person)
        done = self._act(person, "move", answers=number, move=text or "?")
        if not seats:
            assert isinstance(done, Refusal)

    @rule(person=who)
    def move_of_somebody_else(self, person: str) -> None:
        mine = self._now.seats_of(person)
        others = [seat for seat in self._now.due if seat not in mine]
        for seat in others:
            legal = self._legal(seat)
            number = self._now.number
            assert isinstance(self._act(person, "move", answers=number, move=legal[0], seat=seat), Refusal)

    @rule(
        person=who,
        action=st.sampled_from(["move", "resign", "undo", "answer_undo"]),
        behind=st.integers(1, 5),
    )
    def answer_too_old_a_number(self, person: str, action: str, behind: int) -> None:
        changed = self._now.changed
        wanted: dict[str, dict[str, Any]] = {"move": {"move": "?"}, "answer_undo": {"agree": True}}
        more = wanted.get(action, {})
        if changed - behind >= 0:
            done = self._act(person, action, answers=changed - behind, **more)
            assert isinstance(done, Refusal)
            assert done.code == "stale"

    @rule(person=who)
    def ask_undo(self, person: str) -> None:
        self._act(person, "undo", answers=self._now.number)

    @rule(person=who, agree=st.booleans())
    def answer_undo(self, person: str, agree: bool) -> None:
        request = self._now.undo
        asker = self._now.seats[request.seat].person if request else None
        done = self._act(person, "answer_undo", answers=self._now.number, agree=agree)
        if asker in (None, person):
            assert isinstance(done, Refusal), "nobody answers for themselves"

    @rule(person=who, sure=st.integers(0, 7))
    def resign(self, person: str, sure: int) -> None:
        if sure == 0:
            self._act(person, "resign", answers=self._now.number)

    @rule(person=who, seat=st.integers(0, 1), level=st.integers(1, 9))
    def take_over(self, person: str, seat: int, level: int) -> None:
        own = seat in self._now.seats_of(person)
        until = self._now.seats[seat].nudged_until
        waited = until is not None and self._clock.time >= until
        done = self._act(person, "take_over", seat=seat, level=level)
        if not own and not waited:
            assert isinstance(done, Refusal)

    @rule(person=who, seat=st.integers(0, 1))
    def nudge(self, person: str, seat: int) -> None:
        since = self._now.seats[seat].asked_since
        waited = since is not None and self._clock.time - since >= MINUTE
        done = self._act(person, "nudge", seat=seat)
        if not waited:
            assert isinstance(done, Refusal)

    @rule(person=who)
    def here(self, person: str) -> None:
        self._act(person, "here")

    @rule(person=who)
    def hand_back(self, person: str) -> None:
        self._act(person, "hand_back")

    @rule(person=who)
    def hurry(self, person: str) -> None:
        may = bool(self._now.seats_of(person)) or person == self._now.agreement.made_by
        done = self._act(person, "hurry", answers=self._now.number)
        assert isinstance(done, Refusal) is not (may and bool(self._now.computers_due))

    @rule(person=who, text=st.text(min_size=1, max_size=20))
    def say(self, person: str, text: str) -> None:
        may = (
            bool(self._now.seats_of(person)) and self._now.chat and is_visible(text) and not is_piled_up(text)
        )
        assert isinstance(self._act(person, "say", text=text), Refusal) is not may

    @rule(person=who, nonce=st.sampled_from(["one", "other"]))
    def commit(self, person: str, nonce: str) -> None:
        done = self._act(person, "commit", commitment=fairness.commitment(nonce))
        assert isinstance(done, Refusal) or done[0].kind == "committed"

    @rule(person=who, nonce=st.sampled_from(["one", "other"]))
    def reveal(self, person: str, nonce: str) -> None:
        promised = {self._now.seats[seat].commitment for seat in self._now.seats_of(person)}
        done = self._act(person, "reveal", nonce=nonce)
        if fairness.commitment(nonce) not in promised:
            assert isinstance(done, Refusal)

    @rule(person=who, on=st.booleans())
    def switch_chat(self, person: str, on: bool) -> None:
        self._act(person, "chat", on=on)

    @rule(person=who, sure=st.integers(0, 7))
    def close(self, person: str, sure: int) -> None:
        if sure == 0:
            self._act(person, "close")

    @precondition(lambda self: self._now.status == "finished")
    @rule(person=who)
    def rematch(self, person: str) -> None:
        may = bool(self._now.seats_of(person)) and self._now.rematch is None
        done = self._act(person, "rematch")
        assert isinstance(done, Refusal) is not may
        if not isinstance(done, Refusal):
            self.table = done[0].data["table"]
            self.seen = []
            self.invite = self._run(self._node.tables.invite(self.table, person))

    # ------------------------------------------------------------------ what happens by itself

    @rule(minutes=st.sampled_from([0, 1, 2, 9, 11, 3 * 24 * 60]))
    def time_passes(self, minutes: int) -> None:
        self._clock.time += minutes * MINUTE
        self._run(self._node.tables.time_up(self.table))

    @rule()
    def restart(self) -> None:
        self._run(self._stack.aclose())
        self._open()

    # ------------------------------------------------------------------ what is always so

    @invariant()
    def memory_is_what_the_database_tells(self) -> None:
        if not hasattr(self, "table"):
            return
        kept = self._kept()
        assert [event.number for event in kept] == list(range(1, len(kept) + 1))
        assert kept[: len(self.seen)] == self.seen, "what has happened never changes"
        self.seen = kept
        told = Table.of(self.table, kept)
        for person in EVERYBODY:
            assert projection.snapshot(self._now, person) == projection.snapshot(told, person)

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self._now
        if table.state is None or not table.state.has_secrets or table.status == "finished":
            return
        for person in EVERYBODY:
            eyes = table.eyes(person)
            view: Any = projection.view(table, eyes)
            assert view is not None
            for owner, hand in enumerate(view["hands"]):
                assert isinstance(hand, list) is (owner == eyes)
            for event in self.seen:
                if event.kind == "moved" and event.seat == CHANCE and event.data["text"].startswith("deal"):
                    owner = int(event.data["text"].split()[1]) - 1
                    shown = projection.seen_event(table, event, eyes)["data"]["text"]
                    assert shown.endswith("?") is (owner != eyes)
                    assert table.state.shown(Move(CHANCE, event.data["text"]), eyes) == shown


TestTableLife = TableLife.TestCase
TestTableLife.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
