"""Many games of Bloxx! side by side: `klotz.games.vector` says what the arrays are."""

from klotz.games.bloxx.kernel import FACES, PASS, generate, play, roll, score
from klotz.games.bloxx.kernel_features import write_features
from klotz.games.kernel_vector import clear, write_ranks
from klotz.jit import Struct, Structs, int64, kernel
from klotz.kernel_random import below, next_random


@kernel
def _go_on(
    tables: Struct,
    board: Struct,
    numbers: Struct,
    game: int,
    randoms: Struct,
    drawings: Struct,
    seat: Struct,
    mask: Struct,
    legal: Struct,
    legal_count: Struct,
    chance: Struct,
) -> None:
    """Roll if the dice are due, and write who moves next and what is legal."""
    chance[game] = -1
    if board.due == 0:
        randoms[game] = next_random(randoms[game])
        both = below(randoms[game], FACES * FACES)
        roll(board, both // FACES + 1, both % FACES + 1)
        chance[game] = both
    mover = int64(0)
    while not int64(board.due) >> mover & 1:
        mover += 1
    seat[game] = mover
    count = generate(tables, board, mover, drawings[game])
    if count == 0:
        drawings[game, 0] = 0  # never looked at: the pass is no drawing
        legal[game, 0] = mask.shape[1] - 1
        mask[game, mask.shape[1] - 1] = True
        count = 1
    else:
        for index in range(count):
            number = numbers[drawings[game, index]]
            legal[game, index] = number
            mask[game, number] = True
    legal_count[game] = count


@kernel
def start(
    tables: Structs,
    boards: Structs,
    starts: Structs,
    numbers: Struct,
    randoms: Struct,
    drawings: Struct,
    first: int,
    last: int,
    seat: Struct,
    mask: Struct,
    legal: Struct,
    legal_count: Struct,
    chance: Struct,
    planes: Struct,
    rolled: Struct,
    taken: Struct,
    rows: Struct,
    points: Struct,
    turn: Struct,
) -> None:
    """Begin some games anew, roll, and write what the first to move sees."""
    for game in range(first, last):
        clear(mask[game], legal[game], legal_count[game])
        boards[game] = starts[0]
        _go_on(
            tables[0],
            boards[game],
            numbers,
            game,
            randoms,
            drawings,
            seat,
            mask,
            legal,
            legal_count,
            chance,
        )
        write_features(
            boards[game],
            int64(seat[game]),
            planes[game],
            rolled[game],
            taken[game],
            rows[game],
            points[game],
            turn[game],
        )


@kernel
def _drawing_of(drawings: Struct, legal: Struct, count: int, action: int, passing: int) -> int:
    """The kernel's drawing for a legal number: it stands at the same place of the other list."""
    if action == passing:
        return PASS
    for index in range(count):
        if legal[index] == action:
            return int64(drawings[index])
    return PASS


@kernel
def step(
    tables: Structs,
    boards: Structs,
    starts: Structs,
    numbers: Struct,
    randoms: Struct,
    drawings: Struct,
    actions: Struct,
    first: int,
    last: int,
    renew: bool,
    seat: Struct,
    mask: Struct,
    legal: Struct,
    legal_count: Struct,
    chance: Struct,
    planes: Struct,
    rolled: Struct,
    taken: Struct,
    rows: Struct,
    points: Struct,
    turn: Struct,
    is_over: Struct,
    scores: Struct,
    ranks: Struct,
    final_planes: Struct,
    final_rolled: Struct,
    final_taken: Struct,
    final_rows: Struct,
    final_points: Struct,
    final_turn: Struct,
) -> None:
    """Draw or pass in each of some games."""
    table = tables[0]
    for game in range(first, last):
        board = boards[game]
        mover = int64(seat[game])
        count = int64(legal_count[game])
        action = int64(actions[game])
        drawing = _drawing_of(drawings[game], legal[game], count, action, int64(mask.shape[1] - 1))
        clear(mask[game], legal[game], count)
        legal_count[game] = 0
        chance[game] = -1
        play(table, board, mover, drawing)
        is_over[game] = board.over != 0
        for each in range(scores.shape[1]):
            of_rows, of_numbers, gaps, blanks = score(table, board, each)
            scores[game, each] = of_rows + of_numbers - gaps - blanks
        if is_over[game]:
            write_ranks(scores[game], False, ranks[game])
            write_features(
                board,
                mover,
                final_planes[game],
                final_rolled[game],
                final_taken[game],
                final_rows[game],
                final_points[game],
                final_turn[game],
            )
            if not renew:
                continue
            boards[game] = starts[0]
        _go_on(table, boards[game], numbers, game, randoms, drawings, seat, mask, legal, legal_count, chance)
        write_features(
            boards[game],
            int64(seat[game]),
            planes[game],
            rolled[game],
            taken[game],
            rows[game],
            points[game],
            turn[game],
        )
