"""The network of `klotz.players.blokus.kernel_network` in PyTorch, to be trained; the kernel plays with it."""

from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from klotz.games.blokus import kernel
from klotz.games.blokus.variants import Variant
from klotz.jit import Structs
from klotz.players.blokus.kernel_context import ORIENTATIONS
from klotz.players.blokus.kernel_network import (
    CHANNELS,
    CODES,
    DEAD,
    HIDDEN,
    POOL_SCALE,
    SCALARS,
    prepare,
)
from klotz.players.blokus.weights import FloatArray, new_network

_NEW_LAYER: Final = 0.02
"""How much of a layer's random weights is kept where it comes on top of layers that were trained."""


class Network(nn.Module):
    """See the kernel for what it computes."""

    def __init__(self, variant: Variant, layers: int) -> None:
        super().__init__()
        self.size = variant.size
        self.colours = len(variant.colours)
        self.pairs = self.colours // 2
        scalars = self.colours * SCALARS
        self.first = nn.ModuleList(
            nn.Conv2d(CODES, CHANNELS, 3, padding=1, bias=False) for _ in range(self.pairs)
        )
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
        # The policy begins as the log-linear model, and every layer as what came before it.
        for part in (self.maps, self.pieces):
            nn.init.zeros_(part.weight)
            assert part.bias is not None
            nn.init.zeros_(part.bias)
        for pool in self.pools:
            assert isinstance(pool, nn.Linear)
            nn.init.zeros_(pool.weight)

    def forward(self, codes: Tensor, scalars: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """Value outputs, logits of owners, policy maps, weights of pieces, and the trunk, square by square."""
        count, size = len(codes), self.size
        live = (codes[:, : self.pairs] != DEAD).any(1).view(count, 1, size, size).float()
        trunk = self.place + self.scalars(scalars)[:, :, None, None]
        for pair, convolution in enumerate(self.first):
            assert isinstance(convolution, nn.Conv2d)
            planes = functional.one_hot(codes[:, pair].long(), CODES).float()
            planes = planes.view(count, size, size, CODES).permute(0, 3, 1, 2)
            off_board = functional.pad(torch.zeros(1, 1, size, size), (1, 1, 1, 1), value=1.0)
            # Squares off the board count as dead.
            trunk = (
                trunk
                + convolution(planes)
                + functional.conv2d(off_board, convolution.weight[:, DEAD : DEAD + 1])
            )
        trunk = functional.relu(trunk) * live
        for convolution, pool in zip(self.convolutions, self.pools, strict=True):
            bias = pool(POOL_SCALE * trunk.mean((2, 3)))[:, :, None, None]
            trunk = trunk + functional.relu(convolution(trunk) + bias) * live
        hidden = functional.relu(self.hidden(torch.cat([POOL_SCALE * trunk.mean((2, 3)), scalars], 1)))
        by_square = trunk.permute(0, 2, 3, 1).reshape(count, size * size, CHANNELS)
        maps = (self.maps(trunk) * live).reshape(count, 3, size * size)
        return self.value(hidden), self.owners(trunk), maps, self.pieces(hidden), by_square

    def exported(self, variant: Variant) -> Structs:
        """The same weights as the kernel reads them."""
        networks = new_network(variant, layers=len(self.convolutions) + 1)
        network = networks[0]
        scalars = self.colours * SCALARS
        for pair, convolution in enumerate(self.first):
            network["first"][pair] = _rows(convolution.weight).reshape(9, CODES, CHANNELS)
        network["place"][: self.size**2] = _array(self.place).reshape(CHANNELS, -1).T
        network["scalars"][:scalars] = _array(self.scalars.weight).T
        network["first_bias"] = _array(self.scalars.bias)
        for layer, (convolution, pool) in enumerate(zip(self.convolutions, self.pools, strict=True)):
            network["convolutions"][layer] = _rows(convolution.weight)
            network["biases"][layer] = _array(convolution.bias)
            network["pools"][layer] = _array(pool.weight).T
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
        for pair, convolution in enumerate(self.first):
            _set(convolution.weight, _window(network["first"][pair].reshape(-1, CHANNELS)))
        _set(self.place, network["place"][: self.size**2].T.reshape(CHANNELS, self.size, self.size))
        _set(self.scalars.weight, network["scalars"][:scalars].T)
        _set(self.scalars.bias, network["first_bias"])
        for layer, (convolution, pool) in enumerate(zip(self.convolutions, self.pools, strict=True)):
            if layer < int(network["layers"]) - 1:
                _set(convolution.weight, _window(network["convolutions"][layer]))
                _set(convolution.bias, network["biases"][layer])
                _set(pool.weight, network["pools"][layer].T)
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
    return weights.detach().numpy()


def _rows(weights: object) -> FloatArray:
    """The weights of a convolution as a matrix: a row for every square of the window and channel that comes in."""
    array = _array(weights)
    return array.transpose(2, 3, 1, 0).reshape(-1, array.shape[0])
