"""A loop like AlphaZero's in sixty lines of code: Blokus Duo from nothing. `python duo_zero.py ROUNDS GAMES`

A small network says which moves it likes and who is winning. In every position its favourite moves are tried out, in
all games at once, and the better they turn out the more they are played; the network then learns what was played and
how the games ended. It looks one move ahead instead of growing a tree, as Gumbel AlphaZero does with few simulations.
"""

import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from klotz.envs.vector import VectorGames

Array = npt.NDArray[Any]
FAVOURITES, SEED = 8, 1


class Network(nn.Module):
    def __init__(self, actions: int, planes: int = 6, squares: int = 196) -> None:
        super().__init__()
        first, second = nn.Conv2d(planes, 24, 3, padding=1), nn.Conv2d(24, 2, 3, padding=1)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), nn.Flatten())
        self.policy, self.value = nn.Linear(2 * squares, actions), nn.Linear(2 * squares, 1)

    def forward(self, planes: Array) -> tuple[Any, Any]:
        seen = self.body(torch.from_numpy(planes).float())
        return self.policy(seen), torch.tanh(self.value(seen)).squeeze(1)


@torch.no_grad()
def search(network: Network, games: VectorGames) -> tuple[Array, Array]:
    """The favourite moves of every position, and how much each of them should be played."""
    logits, _ = network(games.observation["planes"])
    logits[~torch.from_numpy(games.mask)] = -torch.inf
    liked, moves = (logits + torch.distributions.Gumbel(0, 1).sample(logits.shape)).topk(FAVOURITES)
    moves = torch.where(torch.isinf(liked), moves[:, :1], moves)  # where fewer are legal, the first again
    tried = games.fork(np.repeat(np.arange(games.count), FAVOURITES))
    tried.step(moves.flatten().numpy())
    _, after = network(tried.observation["planes"])
    worth = np.where(
        tried.seat == tried.mover, after, -after
    )  # the same seat again if the other cannot place
    worth = np.where(tried.is_over, tried.rewards[np.arange(tried.count), tried.mover], worth)
    improved = logits.gather(1, moves) + 5 * torch.from_numpy(worth).reshape(-1, FAVOURITES)
    return moves.numpy(), torch.softmax(improved, 1).numpy()


def play(network: Network, count: int, seed: int) -> list[tuple[Array, Array, Array, Array]]:
    """So many games against itself: positions, favourite moves, how much they were played, and who won."""
    games, random = VectorGames("blokus-duo", count, seed=seed), np.random.default_rng(seed)
    steps, results, is_open = [], np.zeros((count, 2), np.float32), np.ones(count, bool)
    while is_open.any():
        moves, weights = search(network, games)
        chosen = (weights.cumsum(1) > random.random((count, 1)) * weights.sum(1, keepdims=True)).argmax(1)
        steps.append((is_open, games.observation["planes"].copy(), moves, weights, games.seat.copy()))
        games.step(moves[np.arange(count), chosen])
        ended = games.is_over & is_open
        results[ended], is_open = games.rewards[ended], is_open & ~ended
    return [
        (planes[of], moves[of], weights[of], results[of, seat[of]])
        for of, planes, moves, weights, seat in steps
    ]


def main(rounds: int = 20, count: int = 64) -> None:
    torch.manual_seed(SEED)
    network = Network(VectorGames("blokus-duo", 1).game.action_count)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    for number in range(rounds):
        losses = []
        for planes, moves, weights, result in play(network, count, SEED + number):
            policy, value = network(planes)
            liked = torch.log_softmax(policy, 1).gather(1, torch.from_numpy(moves))
            of_moves = -(torch.from_numpy(weights) * liked).sum(1).mean()
            loss = of_moves + (value - torch.from_numpy(result)).pow(2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
        print(f"round {number + 1}: loss {np.mean(losses):.2f}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
