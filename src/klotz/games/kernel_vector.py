"""What the vectorised games share."""

from klotz.jit import Struct, kernel


@kernel
def clear(mask: Struct, legal: Struct, count: int) -> None:
    """Take back what a list of legal moves has set in a mask: quicker than setting all of it anew."""
    for index in range(count):
        mask[legal[index]] = False


@kernel
def write_ranks(scores: Struct, lowest_wins: bool, ranks: Struct) -> None:
    """The rank of every seat: 1 is best, and ties share a rank."""
    for seat in range(scores.shape[0]):
        rank = 1
        for other in range(scores.shape[0]):
            if lowest_wins:
                rank += scores[other] < scores[seat]
            else:
                rank += scores[other] > scores[seat]
        ranks[seat] = rank


@kernel
def first_illegal(mask: Struct, actions: Struct) -> int:
    """The first game whose action is not legal, or -1."""
    for game in range(actions.shape[0]):
        action = actions[game]
        if action < 0 or action >= mask.shape[1] or not mask[game, action]:
            return game
    return -1
