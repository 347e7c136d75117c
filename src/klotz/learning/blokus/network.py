"""The network of `klotz.players.blokus.kernel_network` in PyTorch, to be trained; the kernel plays with it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from klotz.games.blokus import kernel
from klotz.games.blokus.variants import Variant
from klotz.jit import Structs
from klotz.kernel_vectors import CHANNELS
from klotz.players.blokus.kernel_context import ORIENTATIONS
from klotz.players.blokus.kernel_network import (
    CODES,
    DEAD,
    HIDDEN,
    POOL_SCALE,
    SCALARS,
    prepare,
)
from klotz.players.blokus.weights import FloatArray, new_network

_LARGEST_AT_FIRST: Final = 8.0
"""Until `measure` knows better, the trunk's numbers are taken to be no larger."""

_NEW_LAYER: Final = 0.02
"""How much of a layer's random weights is kept where it comes on top of layers that were trained."""


class _Layer(torch.autograd.Function):
    """A residual layer: a convolution, biases from the means of all maps, ReLU, added to what came in.

    What comes out and its slopes are written down by hand: most of the time goes to reading and writing whole
    trunks, and PyTorch left to itself does that three times as often.
    """

    @staticmethod
    def forward(
        context: Any, trunk: Tensor, weight: Tensor, pool: Tensor, bias: Tensor, live: Tensor
    ) -> Tensor:
        weight, pool = weight.to(trunk.dtype), pool.to(trunk.dtype)
        pooled = POOL_SCALE * functional.avg_pool2d(trunk, trunk.shape[2:]).flatten(1)
        added = (pooled @ pool.T + bias)[:, :, None, None].to(trunk.dtype)
        layer = functional.conv2d(trunk, weight, padding=1).add_(added).relu_().mul_(live)
        context.save_for_backward(trunk, weight, pool, pooled, layer)
        return trunk + layer

    @staticmethod
    def backward(context: Any, *slopes: Tensor) -> tuple[Tensor | None, ...]:
        trunk, weight, pool, pooled, layer = context.saved_tensors
        (slope,) = slopes
        before_relu = torch.ops.aten.threshold_backward(slope, layer, 0)
        of_added = before_relu.sum((2, 3))
        of_trunk, of_weight, _ = torch.ops.aten.convolution_backward(
            before_relu, trunk, weight, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]
        )
        of_pooled = (of_added @ pool) * (POOL_SCALE / (trunk.shape[2] * trunk.shape[3]))
        of_trunk = of_trunk.add_(slope).add_(of_pooled[:, :, None, None])
        of_pool, of_bias = of_added.T @ pooled, of_added.float().sum(0)
        return of_trunk, of_weight.float(), of_pool.float(), of_bias, None


_layer: Callable[..., Tensor] = _Layer.apply


class Network(nn.Module):
    """See the kernel for what it computes."""

    largest: Tensor
    """By layer and channel, the largest number that goes into a convolution."""

    def __init__(self, variant: Variant, layers: int) -> None:
        super().__init__()
        self.size = variant.size
        self.colours = len(variant.colours)
        scalars = self.colours * SCALARS
        self.first = nn.Conv2d(self.colours * CODES, CHANNELS, 3, padding=1, bias=False)
        self.place = nn.Parameter(torch.zeros(CHANNELS, self.size, self.size))
        self.scalars = nn.Linear(scalars, CHANNELS)
        self.convolutions = nn.ModuleList(
            nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(layers - 1)
        )
        self.pools = nn.ModuleList(nn.Linear(CHANNELS, CHANNELS, bias=False) for _ in range(layers - 1))
        self.hidden = nn.Linear(CHANNELS + scalars, HIDDEN)
        self.value = nn.Linear(HIDDEN, 2 * self.colours)
        self.maps = nn.Conv2d(CHANNELS, 3, 1)
        self.pieces = nn.Linear(HIDDEN, kernel.PIECES)
        self.orientations = nn.Parameter(torch.zeros(ORIENTATIONS, CHANNELS))
        self.owners = nn.Conv2d(CHANNELS, self.colours + 1, 1)
        """Who has each square in the end: learned because it teaches the trunk, and not asked for in play."""
        self.register_buffer("largest", torch.full((layers - 1, CHANNELS), _LARGEST_AT_FIRST))
        self._measuring: Tensor | None = None
        # The policy begins as the log-linear model, and every layer as what came before it.
        for part in (self.maps, self.pieces):
            nn.init.zeros_(part.weight)
            assert part.bias is not None
            nn.init.zeros_(part.bias)
        for pool in self.pools:
            assert isinstance(pool, nn.Linear)
            nn.init.zeros_(pool.weight)
        for weights in self.parameters():
            if weights.dim() == 4:  # in the order that convolutions are quickest in
                weights.data = weights.data.contiguous(memory_format=torch.channels_last)

    def forward(self, codes: Tensor, scalars: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """Value outputs, logits of owners, policy maps, weights of pieces, and the trunk, square by square."""
        count, size = len(codes), self.size
        kind = torch.get_autocast_dtype("cpu") if torch.is_autocast_enabled("cpu") else torch.float32
        live = (codes[:, 0] != DEAD).view(count, 1, size, size).to(kind)
        added = self.place.to(kind) + self.scalars(scalars)[:, :, None, None]
        trunk = functional.relu(self._see(codes, kind) + added) * live
        for layer, (convolution, pool) in enumerate(zip(self.convolutions, self.pools, strict=True)):
            if self._measuring is not None:
                self._measuring[layer] = torch.maximum(self._measuring[layer], trunk.amax((0, 2, 3)))
            trunk = _layer(trunk, convolution.weight, pool.weight, convolution.bias, live)
        hidden = functional.relu(self.hidden(torch.cat([self._pooled(trunk), scalars], 1)))
        by_square = trunk.permute(0, 2, 3, 1).reshape(count, size * size, CHANNELS)
        maps = (self.maps(trunk) * live).reshape(count, 3, size * size)
        return self.value(hidden), self.owners(trunk), maps, self.pieces(hidden), by_square

    def measure(self, batches: Iterable[tuple[Tensor, Tensor]]) -> None:
        """How large the numbers are that go into each convolution, from many positions: the kernel has to know."""
        self._measuring = torch.zeros_like(self.largest)
        with torch.no_grad():
            for codes, scalars in batches:
                self(codes, scalars)
        self.largest.copy_(self._measuring)
        self._measuring = None

    def _pooled(self, trunk: Tensor) -> Tensor:
        """The means of all maps: by a pool, whose slopes come in the trunk's own order."""
        return POOL_SCALE * functional.avg_pool2d(trunk, self.size).flatten(1)

    def _see(self, codes: Tensor, kind: torch.dtype) -> Tensor:
        """The first layer, without what is added to it."""
        count, size = len(codes), self.size
        planes = torch.arange(self.colours) * CODES
        seen = torch.zeros(count, size * size, self.colours * CODES, dtype=kind)
        seen.scatter_(2, codes[:, : self.colours].transpose(1, 2).long() + planes, 1.0)
        # Squares off the board count as dead.
        off_board = functional.pad(torch.zeros(1, 1, size, size), (1, 1, 1, 1), value=1.0)
        dead = self.first.weight[:, planes + DEAD].sum(1, keepdim=True)
        of_board: Tensor = self.first(seen.view(count, size, size, -1).permute(0, 3, 1, 2))
        return of_board + functional.conv2d(off_board, dead)

    def exported(self, variant: Variant) -> Structs:
        """The same weights as the kernel reads them."""
        networks = new_network(variant, layers=len(self.convolutions) + 1)
        network = networks[0]
        scalars = self.colours * SCALARS
        rows = _rows(self.first.weight).reshape(9, self.colours, CODES, CHANNELS)
        network["first"][: self.colours] = rows.transpose(1, 0, 2, 3)
        network["place"][: self.size**2] = _array(self.place).reshape(CHANNELS, -1).T
        network["scalars"][:scalars] = _array(self.scalars.weight).T
        network["first_bias"] = _array(self.scalars.bias)
        for layer, (convolution, pool) in enumerate(zip(self.convolutions, self.pools, strict=True)):
            network["convolutions"][layer] = _rows(convolution.weight)
            network["biases"][layer] = _array(convolution.bias)
            network["pools"][layer] = _array(pool.weight).T
            network["largest"][layer] = _array(self.largest[layer])
        network["hidden"][: CHANNELS + scalars] = _array(self.hidden.weight).T
        network["hidden_bias"] = _array(self.hidden.bias)
        value, bias = _array(self.value.weight).T, _array(self.value.bias)
        for part in range(2):  # results, then points
            columns = slice(part * kernel.COLOURS, part * kernel.COLOURS + self.colours)
            learned = slice(part * self.colours, (part + 1) * self.colours)
            network["value"][:, columns] = value[:, learned]
            network["value_bias"][columns] = bias[learned]
        network["maps"] = _array(self.maps.weight)[:, :, 0, 0].T
        network["maps_bias"] = _array(self.maps.bias)
        network["pieces"] = _array(self.pieces.weight).T
        network["pieces_bias"] = _array(self.pieces.bias)
        network["orientations"] = _array(self.orientations)
        return prepare(networks)

    def load(self, networks: Structs) -> None:
        """Begin with weights as the kernel reads them, of as many layers or fewer.

        What they do not know stays as it was: who owns a square, and layers that they lack, which say little
        at first.
        """
        network = networks[0]
        scalars = self.colours * SCALARS
        rows = network["first"][: self.colours].transpose(1, 0, 2, 3)
        _set(self.first.weight, _window(rows.reshape(-1, CHANNELS)))
        _set(self.place, network["place"][: self.size**2].T.reshape(CHANNELS, self.size, self.size))
        _set(self.scalars.weight, network["scalars"][:scalars].T)
        _set(self.scalars.bias, network["first_bias"])
        for layer, (convolution, pool) in enumerate(zip(self.convolutions, self.pools, strict=True)):
            if layer < int(network["layers"]) - 1:
                _set(convolution.weight, _window(network["convolutions"][layer]))
                _set(convolution.bias, network["biases"][layer])
                _set(pool.weight, network["pools"][layer].T)
                _set(self.largest[layer], network["largest"][layer])
            else:  # Not zero: a ReLU that says nothing learns nothing.
                for part in (convolution.weight, convolution.bias):
                    _set(part, _NEW_LAYER * _array(part))
        _set(self.hidden.weight, network["hidden"][: CHANNELS + scalars].T)
        _set(self.hidden.bias, network["hidden_bias"])
        columns = [part * kernel.COLOURS + colour for part in range(2) for colour in range(self.colours)]
        _set(self.value.weight, network["value"][:, columns].T)
        _set(self.value.bias, network["value_bias"][columns])
        _set(self.maps.weight, network["maps"].T[:, :, None, None])
        _set(self.maps.bias, network["maps_bias"])
        _set(self.pieces.weight, network["pieces"].T)
        _set(self.pieces.bias, network["pieces_bias"])
        _set(self.orientations, network["orientations"])


def _set(weights: object, array: FloatArray) -> None:
    assert isinstance(weights, Tensor)
    with torch.no_grad():
        weights.copy_(torch.from_numpy(np.ascontiguousarray(array)))


def _window(rows: FloatArray) -> FloatArray:
    """A convolution's weights as PyTorch has them, of the matrix that `_rows` makes."""
    return rows.reshape(3, 3, -1, rows.shape[1]).transpose(3, 2, 0, 1)


def _array(weights: object) -> FloatArray:
    assert isinstance(weights, Tensor)
    return weights.detach().contiguous().numpy()


def _rows(weights: object) -> FloatArray:
    """The weights of a convolution as a matrix: a row for every square of the window and channel that comes in."""
    array = _array(weights)
    return array.transpose(2, 3, 1, 0).reshape(-1, array.shape[0])
