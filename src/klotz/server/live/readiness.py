"""Which games are ready to be played.

A game's kernels are compiled once on every machine. That takes a while, and must not block this process: other
processes compile, requested games first, and then a thread loads the result. Requests for a game wait at its
gate; all others proceed.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

from klotz import games, registry
from klotz.jit import Stage, WarmupStep
from klotz.registry import Family
from klotz.warmup import Warmup, WarmupFailed, all_steps

_log = logging.getLogger(__name__)

_NICENESS: Final = 5
"""Compiling yields to games in progress."""


@dataclass(frozen=True, slots=True)
class GameProgress:
    """The progress of a game: how many of its steps are compiled."""

    game: str
    done: int
    steps: int
    is_ready: bool


@dataclass(slots=True)
class _Gates:
    """What those who play a family of games wait for."""

    family: Family
    steps: list[WarmupStep] = field(default_factory=list)
    cold: set[str] = field(default_factory=set)
    """The labels of those that are not compiled yet."""
    rules: asyncio.Event = field(default_factory=asyncio.Event)
    """Tables can be played at: the rules are loaded in this process."""
    players: asyncio.Event = field(default_factory=asyncio.Event)
    """Computers can think, in other processes, without compiling anything."""
    loading: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        return self.rules.is_set() and self.players.is_set()

    def has_all(self, stage: Stage) -> bool:
        return not any(step.stage == stage and step.label in self.cold for step in self.steps)


class Readiness:
    """The gates of all games: shut before `start`, and afterwards all of them open in the end, whatever fails."""

    def __init__(self) -> None:
        self._gates = {family.name: _Gates(family) for family in registry.families()}
        self._imported = asyncio.Event()
        self._asked: list[str] = []
        self._warmup: Warmup | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    async def imported(self) -> None:
        """Wait until games can be asked about, which is long before they can be played."""
        await self._imported.wait()

    async def rules(self, game: str) -> None:
        """Wait until a game can be played. One that nobody knows needs nothing."""
        gates = self._gates_of(game)
        if gates is not None and not gates.rules.is_set():
            self.ask_for(game)
            await gates.rules.wait()

    async def players(self, game: str) -> None:
        """Wait until computers can play a game."""
        gates = self._gates_of(game)
        if gates is not None and not gates.players.is_set():
            self.ask_for(game)
            await gates.players.wait()

    def has_players(self, game: str) -> bool:
        """Whether nobody has to wait for them."""
        gates = self._gates_of(game)
        return gates is None or gates.players.is_set()

    def ask_for(self, game: str) -> None:
        """Somebody wants to play this game: compile the rest of it next."""
        gates = self._gates_of(game)
        if gates is not None and game not in self._asked:
            self._asked.append(game)
            if self._warmup is not None:
                self._warmup.prefer(gates.family.name)

    def _gates_of(self, game: str) -> _Gates | None:
        family = registry.find(game)
        return None if family is None else self._gates.get(family.name)

    def progress(self) -> list[GameProgress]:
        """The progress of every game; requested ones come first."""
        found = [
            GameProgress(name, len(gates.steps) - len(gates.cold), len(gates.steps), gates.is_ready)
            for gates in self._gates.values()
            for name in gates.family.names
        ]
        return sorted(found, key=lambda each: each.game not in self._asked)

    # ------------------------------------------------------------------ getting there

    def start(self, *, with_players: bool) -> None:
        """`with_players` where computers think on this machine, and not by way of a queue on others."""
        stages = (Stage.RULES, Stage.PLAYERS) if with_players else (Stage.RULES,)
        self._task = asyncio.create_task(self._run(stages), name="readiness")

    async def close(self) -> None:
        self._is_closing = True
        if self._warmup is not None:
            self._warmup.stop()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, stages: tuple[Stage, ...]) -> None:
        try:
            await self._compile(stages)
        except WarmupFailed as error:
            # Then the first call of a kernel compiles it: slower for everybody, but it works.
            _log.warning("not compiled in advance: %s", error)
        except Exception:
            _log.exception("not compiled in advance")
        self._imported.set()
        if not self._is_closing:
            for gates in self._gates.values():
                gates.cold.clear()
            self._open_gates()
        await asyncio.gather(*(gates.loading for gates in self._gates.values() if gates.loading))

    async def _compile(self, stages: tuple[Stage, ...]) -> None:
        steps = [step for step in await asyncio.to_thread(all_steps) if step.stage in stages]
        self._imported.set()
        for step in steps:
            if (gates := self._gates.get(step.family)) is not None:
                gates.steps.append(step)
                if not step.is_warm:
                    gates.cold.add(step.label)
        self._open_gates()
        if self._is_closing:
            return
        self._warmup = Warmup(steps, niceness=_NICENESS)
        for game in self._asked:
            self._warmup.prefer(registry.family_of(game).name)
        loop = asyncio.get_running_loop()

        def changed(done: WarmupStep | None) -> None:
            if done is not None:
                loop.call_soon_threadsafe(self._compiled, done)

        await asyncio.to_thread(self._warmup.run, changed)

    def _compiled(self, step: WarmupStep) -> None:
        if (gates := self._gates.get(step.family)) is not None:
            gates.cold.discard(step.label)
        self._open_gates()

    def _open_gates(self) -> None:
        for name, gates in self._gates.items():
            if gates.loading is None and gates.has_all(Stage.RULES):
                gates.loading = asyncio.create_task(self._load(gates), name=f"load {name}")
            if gates.has_all(Stage.PLAYERS):
                gates.players.set()

    async def _load(self, gates: _Gates) -> None:
        try:
            await asyncio.to_thread(load_rules, gates.family)
        except Exception:  # players of that game are told what is wrong
            _log.exception("%s could not be loaded", gates.family.name)
        gates.rules.set()


def load_rules(family: Family) -> None:
    """Have the first move of every game of a family played, kernels and tables included."""
    for name in family.names:
        state = games.game(name).start()
        if (move := next(iter(state.legal_moves), None)) is not None:
            state.push(state.parse(move.text))
