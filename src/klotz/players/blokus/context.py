"""A Blokus variant as the players' kernels read it."""

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel
from klotz.games.blokus.scoring import ADVANCED, PER_COLOUR, PER_PLAYER
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.variants import Variant
from klotz.jit import Structs
from klotz.players.blokus.kernel_context import CONTEXT, FRIEND, NEUTRAL, OPPONENT


def context_of(variant: Variant, scoring: str = ADVANCED, bonus: str = PER_COLOUR) -> Structs:
    """A variant's `CONTEXT`, as an array of one."""
    contexts: Structs = np.zeros(1, CONTEXT)
    context = contexts[0]
    context["colours"] = len(variant.colours)
    context["seats"] = variant.seats
    context["squares"] = variant.size**2
    context["advanced"] = scoring == ADVANCED
    context["one_bonus"] = bonus == PER_PLAYER
    shared = [number for number, holders in enumerate(variant.holders) if len(holders) > 1]
    context["shared"] = shared[0] if shared else -1
    context["shared_first"] = variant.holders[shared[0]][0] if shared else 0
    context["seat_of"][: len(variant.colours)] = [holders[0] for holders in variant.holders]
    context["roles"] = _roles(variant)
    context["rings"][: variant.size**2] = _rings(variant.size)
    return contexts


def context_in(state: BlokusState) -> Structs:
    """The `CONTEXT` of a game in progress, with the options it is played by."""
    options = state.game.options
    return context_of(state.variant, options["scoring"], options.get("bonus", PER_COLOUR))


def _roles(variant: Variant) -> npt.NDArray[np.uint32]:
    """What every colour is to every other."""
    table = np.full((kernel.COLOURS, kernel.COLOURS), OPPONENT, np.uint32)
    for mine, my_holders in enumerate(variant.holders):
        for other, their_holders in enumerate(variant.holders):
            if len(their_holders) > 1:
                table[mine, other] = NEUTRAL
            elif my_holders == their_holders:
                table[mine, other] = FRIEND
    return table


def _rings(size: int) -> npt.NDArray[np.uint8]:
    """How far every square is from the middle of the board."""
    along = np.abs(2 * np.arange(size) - (size - 1))
    return (np.maximum(along[:, None], along[None, :]) // 2).astype(np.uint8).reshape(-1)
