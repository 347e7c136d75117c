"""Many games of Blokus side by side: `klotz.games.vector` says what the arrays are.

Legality only ever shrinks, and attach points are the only way to new placements. So the list of a colour's legal
moves is kept from one of its turns to the next: what is not legal any more is dropped, and only at attach points
that are new since then the tables are looked up. That takes half the time of a new list.
"""

from klotz.games.blokus.kernel import ALL_PIECES, NOBODY, PIECE, PIECES, SIZE, is_clear, play, status_of
from klotz.games.blokus.kernel_bulk import EMPTY, score, write_features
from klotz.games.kernel_vector import clear, write_ranks
from klotz.jit import Struct, Structs, int64, kernel, uint8, uint32


@kernel
def update_list(
    tables: Struct, board: Struct, colour: int, moves: Struct, count: int, seen: int
) -> tuple[int, int]:
    """The legal placements of a colour, from those of its last turn; returns how many, and the attach points seen.

    What covers an attach point that was there before is on the list already, if it is legal: so these count as
    forbidden while the new ones are looked at, and every one of those as soon as it has been.
    """
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    left = board.left[colour]
    kept = int64(0)
    for index in range(count):
        placement = moves[index]
        if (left >> tables.placements[placement, PIECE]) & uint32(1):
            if is_clear(tables.placements, forbidden, int64(placement), bit):
                moves[kept] = placement
                kept += 1
    live = int64(0)
    for index in range(board.attach_count[colour]):
        square = board.attach[colour, index]
        if forbidden[square] & bit:
            continue
        if index >= seen:
            first = tables.first[square, status_of(tables, forbidden, square, bit)]
            for piece in range(PIECES):
                if (left >> uint32(piece)) & uint32(1):
                    for entry in range(first[piece], first[piece + 1]):
                        placement = tables.lists[entry]
                        if is_clear(tables.placements, forbidden, int64(placement), bit):
                            moves[kept] = placement
                            kept += 1
        forbidden[square] |= bit
        board.attach[colour, live] = square
        live += 1
    for index in range(live):
        forbidden[board.attach[colour, index]] &= uint8(~bit)
    board.attach_count[colour] = live
    return kept, live


@kernel
def start(
    tables: Structs,
    boards: Structs,
    starts: Structs,
    lies: Struct,
    moves: Struct,
    counts: Struct,
    holders: Struct,
    first: int,
    last: int,
    seat: Struct,
    mask: Struct,
    legal: Struct,
    legal_count: Struct,
    planes: Struct,
    pieces: Struct,
) -> None:
    """Begin some games anew, and write what the first to move sees."""
    for game in range(first, last):
        clear(mask[game], legal[game], legal_count[game])
        boards[game] = starts[0]
        lies[game, :] = EMPTY
        counts[game, :, :] = 0
        _look(
            tables[0],
            boards[game],
            moves[game],
            counts[game],
            holders,
            game,
            seat,
            mask,
            legal,
            legal_count,
        )
        write_features(boards[game], lies[game], int64(boards[game].turn), planes[game], pieces[game])


@kernel
def _look(
    tables: Struct,
    board: Struct,
    moves: Struct,
    counts: Struct,
    holders: Struct,
    game: int,
    seat: Struct,
    mask: Struct,
    legal: Struct,
    legal_count: Struct,
) -> None:
    """Write who moves next and what is legal."""
    colour = int64(board.turn)
    sharing = holders[colour, 0]  # how many seats share the colour, then those seats
    seat[game] = holders[colour, 1 + int64(board.turns[colour]) % sharing]
    count, seen = update_list(
        tables, board, colour, moves[colour], int64(counts[colour, 0]), int64(counts[colour, 1])
    )
    counts[colour, 0] = count
    counts[colour, 1] = seen
    for index in range(count):
        placement = moves[colour, index]
        legal[game, index] = placement
        mask[game, placement] = True
    legal_count[game] = count


@kernel
def step(
    tables: Structs,
    boards: Structs,
    starts: Structs,
    lies: Struct,
    moves: Struct,
    counts: Struct,
    holders: Struct,
    owners: Struct,
    own: Struct,
    scoring: int,
    lowest_wins: bool,
    actions: Struct,
    first: int,
    last: int,
    renew: bool,
    seat: Struct,
    mask: Struct,
    legal: Struct,
    legal_count: Struct,
    planes: Struct,
    pieces: Struct,
    final_planes: Struct,
    final_pieces: Struct,
    is_over: Struct,
    scores: Struct,
    ranks: Struct,
) -> None:
    """Place a piece in each of some games."""
    table = tables[0]
    for game in range(first, last):
        board = boards[game]
        clear(mask[game], legal[game], legal_count[game])
        legal_count[game] = 0
        placement = int64(actions[game])
        colour = int64(board.turn)
        for index in range(int64(table.placements[placement, SIZE])):
            lies[game, table.placements[placement, index]] = colour
        if board.left[colour] == ALL_PIECES:  # the first piece replaces all attach points: begin a new list
            counts[game, colour, :] = 0
        is_over[game] = play(table, board, placement) == NOBODY
        for each in range(scores.shape[1]):
            scores[game, each] = score(board, owners, each, scoring)
        if is_over[game]:
            write_ranks(scores[game], lowest_wins, ranks[game])
            first_own = int64(own[seat[game]])
            write_features(board, lies[game], first_own, final_planes[game], final_pieces[game])
            if not renew:
                continue
            boards[game] = starts[0]
            lies[game, :] = EMPTY
            counts[game, :, :] = 0
        _look(
            table,
            boards[game],
            moves[game],
            counts[game],
            holders,
            game,
            seat,
            mask,
            legal,
            legal_count,
        )
        write_features(boards[game], lies[game], int64(boards[game].turn), planes[game], pieces[game])
