"""The hot half of Blokus: boards, legal moves and random games as machine code.

A board is one struct of 1.9 kB; the immutable tables of all placements are another.

`forbidden` has one byte per square, for up to four colours at once:

    bit 0-3   colour c may not cover the square: it is taken, or beside a square of c's own
    bit 4-7   attach point of colour c: the square touches a square of c's own at a corner
              (before c's first move: a starting square)

So a placement is legal for c when bit c is clear on all its squares and bit 4+c is set on one of them, and its
piece is left. Two squares beyond the board complete the picture: PAD is never forbidden and fills up placements
of fewer than five squares; WALL is always forbidden and stands for every square off the board.

Legality only ever shrinks: a square once forbidden stays so, and attach points are the only way to new
placements. Generation and random play below both rest on that.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from klotz import shapes
from klotz.jit import Struct, Structs, int64, kernel, struct, uint8, uint32
from klotz.kernel_random import below, next_random, seeded

COLOURS: Final = 4
SQUARES: Final = 400
PIECES: Final = 21
PIECE_SQUARES: Final = sum(piece.size for piece in shapes.PIECES.values())
"""Squares of one colour's pieces."""
ALL_PLACED_BONUS: Final = 15
MONOMINO_LAST_BONUS: Final = 5
"""On top of it, when the smallest piece was placed last."""
PLACEMENTS: Final = 30_464
LIST_ENTRIES: Final = 1_460_000
STATUSES: Final = 32
NEIGHBOURS: Final = 5
ATTACH_POINTS: Final = 176
"""A piece opens at most eight: 21 pieces stay below this."""

MOST_CELLS: Final = 5
PIECE: Final = 5
SIZE: Final = 6
EDGES: Final = 2
MOST_EDGES: Final = 12
CORNERS: Final = EDGES + MOST_EDGES
MOST_CORNERS: Final = 8

ALL_PIECES: Final = np.uint32((1 << PIECES) - 1)
NOBODY: Final = -1
"""Nobody can place: the game is over."""
ILLEGAL: Final = -2
TRIES: Final = 12
"""How often random play draws blindly from the tables before it builds a list."""

TABLES: Final = struct(
    [
        # Placements are numbered piece by piece, small pieces first.
        # [five squares, padded with PAD; piece; size; unused]
        ("placements", "u2", (PLACEMENTS, 8)),
        # The squares around a placement: [edge count, corner count, edges..., corners...], padded with PAD
        ("around", "u2", (PLACEMENTS, CORNERS + MOST_CORNERS + 2)),
        # Five of a square's neighbours, WALL where there is none; which of them are forbidden is its status.
        ("neighbours", "u2", (SQUARES, 8)),
        # lists[first[square, status, piece] : first[square, status, piece + 1]] are the placements of a piece
        # that cover the square and none of the neighbours forbidden by the status.
        ("first", "u4", (SQUARES, STATUSES, PIECES + 1)),
        ("lists", "u2", LIST_ENTRIES),
    ]
)

BOARD: Final = struct(
    [
        ("forbidden", "u1", SQUARES + 2),
        ("attach", "u2", (COLOURS, ATTACH_POINTS)),
        ("attach_count", "u4", COLOURS),
        ("left", "u4", COLOURS),  # bit p: piece p is still to be played
        ("squares", "u4", COLOURS),  # squares covered
        ("last_size", "u4", COLOURS),  # size of the last piece played
        ("last_at", "u4", COLOURS),  # how many pieces lay on the board with it, all colours together
        ("placed", "u4"),  # how many pieces lie on the board
        ("turns", "u4", COLOURS),  # turns taken, passes included: whose turn it is with a shared colour
        ("colours", "u4"),  # how many play
        ("turn", "u4"),  # colour to move
        ("out", "u4"),  # bit c: colour c can place nothing any more
    ]
)

WORK: Final = struct(
    [
        ("random", "u8"),
        # Candidates of random play: every placement that is or was legal, each once.
        ("candidates", "u2", (COLOURS, PLACEMENTS)),
        ("candidate_count", "u4", COLOURS),
        ("expanded", "u4", COLOURS),  # attach points whose placements are candidates already
        ("listed", "u1", PLACEMENTS),  # bit c: among colour c's candidates
        ("bucket_first", "u4", ATTACH_POINTS),
        ("bucket_size", "u4", ATTACH_POINTS),
    ]
)


def new_boards(size: int, starts: Sequence[Sequence[int]]) -> Structs:
    """An empty board, as an array of one, with each colour's starting squares."""
    boards = np.zeros(1, BOARD)
    board = boards[0]
    board["forbidden"][size * size + 1] = 255
    board["colours"] = len(starts)
    for colour, squares in enumerate(starts):
        board["left"][colour] = ALL_PIECES
        board["attach"][colour, : len(squares)] = squares
        board["attach_count"][colour] = len(squares)
        for square in squares:
            board["forbidden"][square] |= 16 << colour
    return boards


def new_work(seed: int = 1) -> Structs:
    """Scratch space for one thread of random play."""
    work = np.zeros(1, WORK)
    work["random"] = seeded(seed)
    return work


@kernel
def is_clear(placements: Struct, forbidden: Struct, placement: int, bit: int) -> bool:
    """Whether no square of the placement is forbidden: five loads, whatever the piece."""
    return (
        (
            forbidden[placements[placement, 0]]
            | forbidden[placements[placement, 1]]
            | forbidden[placements[placement, 2]]
            | forbidden[placements[placement, 3]]
            | forbidden[placements[placement, 4]]
        )
        & bit
    ) == 0


@kernel
def status_of(tables: Struct, forbidden: Struct, square: int, bit: int) -> int:
    status = uint32(0)
    for index in range(NEIGHBOURS):
        taken = (forbidden[tables.neighbours[square, index]] & bit) != 0
        status |= uint32(taken) << uint32(index)
    return status


@kernel
def place(tables: Struct, board: Struct, colour: int, placement: int) -> None:
    """Put a piece on the board; the caller knows that it is legal, and advances the turn."""
    forbidden = board.forbidden
    around = tables.around
    bit = uint8(1 << colour)
    attach_bit = uint8(16 << colour)
    if board.left[colour] == ALL_PIECES:  # the starting squares are no longer needed
        for index in range(board.attach_count[colour]):
            forbidden[board.attach[colour, index]] &= uint8(~attach_bit)
        board.attach_count[colour] = 0
    size = int64(tables.placements[placement, SIZE])
    for index in range(size):
        forbidden[tables.placements[placement, index]] |= uint8(15)
    for index in range(EDGES, EDGES + int64(around[placement, 0])):
        forbidden[around[placement, index]] |= bit
    count = int64(board.attach_count[colour])
    seen = bit | attach_bit
    for index in range(CORNERS, CORNERS + int64(around[placement, 1])):
        square = around[placement, index]
        if (forbidden[square] & seen) == 0:
            forbidden[square] |= attach_bit
            board.attach[colour, count] = square
            count += 1
    board.attach_count[colour] = count
    board.left[colour] ^= uint32(1) << tables.placements[placement, PIECE]
    board.squares[colour] += size
    board.last_size[colour] = size
    board.placed += uint32(1)
    board.last_at[colour] = board.placed


@kernel
def can_place(tables: Struct, board: Struct, colour: int) -> bool:
    """Whether the colour has any move; stops at the first."""
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    left = board.left[colour]
    for index in range(board.attach_count[colour]):
        square = board.attach[colour, index]
        if forbidden[square] & bit:
            continue
        first = tables.first[square, status_of(tables, forbidden, square, bit)]
        for piece in range(PIECES):
            if (left >> uint32(piece)) & uint32(1):
                for entry in range(first[piece], first[piece + 1]):
                    if is_clear(tables.placements, forbidden, int64(tables.lists[entry]), bit):
                        return True
    return False


@kernel
def move_on(tables: Struct, board: Struct) -> int:
    """Find the next colour that can place, starting with `board.turn`.

    Returns how many colours had to pass before it, or NOBODY.
    """
    colours = int64(board.colours)
    turn = int64(board.turn)
    for passes in range(colours):
        colour = (turn + passes) % colours
        if not (board.out >> uint32(colour)) & uint32(1):
            if can_place(tables, board, colour):
                for passed in range(passes):
                    board.turns[(turn + passed) % colours] += uint32(1)
                board.turn = colour
                return passes
            board.out |= uint32(1) << uint32(colour)
    return NOBODY


@kernel
def play(tables: Struct, board: Struct, placement: int) -> int:
    """A whole turn: place, then pass on to the next colour that can move. Returns what `move_on` does."""
    colour = int64(board.turn)
    place(tables, board, colour, placement)
    board.turns[colour] += uint32(1)
    board.turn = (colour + 1) % int64(board.colours)
    return move_on(tables, board)


@kernel
def generate(tables: Struct, board: Struct, colour: int, moves: Struct) -> int:
    """All legal placements of a colour into `moves`; returns how many.

    A placement that covers several attach points must not be listed twice: a point already visited counts as
    forbidden until the end. Attach points that have become useless are dropped along the way.
    """
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    left = board.left[colour]
    count = int64(0)
    live = int64(0)
    for index in range(board.attach_count[colour]):
        square = board.attach[colour, index]
        if forbidden[square] & bit:
            continue
        first = tables.first[square, status_of(tables, forbidden, square, bit)]
        for piece in range(PIECES):
            if (left >> uint32(piece)) & uint32(1):
                for entry in range(first[piece], first[piece + 1]):
                    placement = tables.lists[entry]
                    if is_clear(tables.placements, forbidden, int64(placement), bit):
                        moves[count] = placement
                        count += 1
        forbidden[square] |= bit
        board.attach[colour, live] = square
        live += 1
    for index in range(live):
        forbidden[board.attach[colour, index]] &= uint8(~bit)
    board.attach_count[colour] = live
    return count


@kernel
def is_legal(tables: Struct, board: Struct, colour: int, placement: int) -> bool:
    attach_bit = uint8(16 << colour)
    if not (board.left[colour] >> tables.placements[placement, PIECE]) & uint32(1):
        return False
    if not is_clear(tables.placements, board.forbidden, placement, uint8(1 << colour)):
        return False
    for index in range(int64(tables.placements[placement, SIZE])):
        if board.forbidden[tables.placements[placement, index]] & attach_bit:
            return True
    return False


@kernel
def fill_buckets(tables: Struct, board: Struct, work: Struct, colour: int) -> int:
    """For each live attach point, the placements in the table that cover it and may be legal; returns the total."""
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    buckets = int64(0)
    total = int64(0)
    for index in range(board.attach_count[colour]):
        square = board.attach[colour, index]
        if forbidden[square] & bit:
            continue
        first = tables.first[square, status_of(tables, forbidden, square, bit)]
        size = int64(first[PIECES]) - int64(first[0])
        work.bucket_first[buckets] = first[0]
        work.bucket_size[buckets] = size
        buckets += 1
        total += size
    return total


@kernel
def from_buckets(tables: Struct, work: Struct, entry: int) -> int:
    """The placement at an entry of all buckets, one after the other."""
    bucket = 0
    while entry >= int64(work.bucket_size[bucket]):
        entry -= int64(work.bucket_size[bucket])
        bucket += 1
    return int64(tables.lists[int64(work.bucket_first[bucket]) + entry])


@kernel
def _pick_from_tables(tables: Struct, board: Struct, work: Struct, colour: int) -> int:
    """A uniformly random legal placement, or -1 after TRIES failures.

    Draws a (live attach point, placement) pair and rejects what is not legal. A placement that covers j attach
    points is in j lists, so it is kept with probability 1/j: every legal placement is equally likely.
    """
    forbidden = board.forbidden
    left = board.left[colour]
    bit = uint8(1 << colour)
    attach_bit = uint8(16 << colour)
    total = fill_buckets(tables, board, work, colour)
    if total == 0:
        return -1
    random = work.random
    found = int64(-1)
    for _ in range(TRIES):
        random = next_random(random)
        placement = from_buckets(tables, work, below(random, total))
        if not (left >> tables.placements[placement, PIECE]) & uint32(1):
            continue
        if not is_clear(tables.placements, forbidden, placement, bit):
            continue
        times = int64(0)
        for index in range(5):
            times += int64((forbidden[tables.placements[placement, index]] & attach_bit) != 0)
        if times > 1:
            random = next_random(random)
            if below(random, times) != 0:
                continue
        found = placement
        break
    work.random = random
    return found


@kernel
def list_candidates(tables: Struct, board: Struct, work: Struct, colour: int) -> None:
    """Add the placements at attach points that are new since the last call."""
    begin = int64(work.expanded[colour])
    end = int64(board.attach_count[colour])
    work.expanded[colour] = end
    forbidden = board.forbidden
    left = board.left[colour]
    bit = uint8(1 << colour)
    count = int64(work.candidate_count[colour])
    for index in range(begin, end):
        square = board.attach[colour, index]
        if forbidden[square] & bit:
            continue
        first = tables.first[square, status_of(tables, forbidden, square, bit)]
        for piece in range(PIECES):
            if (left >> uint32(piece)) & uint32(1):
                for entry in range(first[piece], first[piece + 1]):
                    placement = tables.lists[entry]
                    if (work.listed[placement] & bit) == 0:
                        work.listed[placement] |= bit
                        work.candidates[colour, count] = placement
                        count += 1
    work.candidate_count[colour] = count


@kernel
def _pick_from_candidates(tables: Struct, board: Struct, work: Struct, colour: int) -> int:
    """A uniformly random legal placement, or -1 when there is none.

    What is legal is always among the candidates, and what is not legal now will never be again: drawing until
    a legal one comes up, and dropping the others for good, is exactly uniform and never filters a list.
    """
    left = board.left[colour]
    bit = uint8(1 << colour)
    random = work.random
    count = int64(work.candidate_count[colour])
    found = int64(-1)
    while count > 0:
        random = next_random(random)
        index = below(random, count)
        placement = int64(work.candidates[colour, index])
        piece = tables.placements[placement, PIECE]
        if (left >> piece) & uint32(1) and is_clear(tables.placements, board.forbidden, placement, bit):
            found = placement
            break
        count -= 1
        work.candidates[colour, index] = work.candidates[colour, count]
    work.candidate_count[colour] = count
    work.random = random
    return found


@kernel
def pick(tables: Struct, board: Struct, work: Struct, colour: int) -> int:
    """A uniformly random legal placement of the colour, or -1.

    Early on nearly every draw from the tables is legal and a list would be wasted; once draws fail, a list
    pays, and from then on it is kept up to date.
    """
    if work.expanded[colour] == 0:
        found = _pick_from_tables(tables, board, work, colour)
        if found >= 0:
            return found
    list_candidates(tables, board, work, colour)
    found = _pick_from_candidates(tables, board, work, colour)
    if board.left[colour] == ALL_PIECES:  # the first piece replaces all attach points: start a new list
        work.listed[:] &= uint8(~(1 << colour))
        work.expanded[colour] = 0
        work.candidate_count[colour] = 0
    return found


@kernel
def playout(tables: Struct, board: Struct, work: Struct) -> int:
    """Play the game to its end, every legal move equally likely. Returns the number of pieces placed."""
    for colour in range(COLOURS):
        work.candidate_count[colour] = 0
        work.expanded[colour] = 0
    work.listed[:] = 0
    colours = int64(board.colours)
    everybody = uint32((1 << colours) - 1)
    colour = int64(board.turn)
    placed = 0
    while board.out != everybody:
        if not (board.out >> uint32(colour)) & uint32(1):
            found = pick(tables, board, work, colour)
            if found < 0:
                board.out |= uint32(1) << uint32(colour)
            else:
                place(tables, board, colour, found)
                placed += 1
        board.turns[colour] += uint32(1)
        colour += 1
        if colour == colours:
            colour = 0
    board.turn = colour
    return placed


@kernel
def bonus(board: Struct, colour: int) -> int:
    """What is earned by having placed everything, if this colour placed the last piece."""
    return ALL_PLACED_BONUS + (MONOMINO_LAST_BONUS if board.last_size[colour] == uint32(1) else 0)


@kernel
def points(board: Struct, colour: int, advanced: bool) -> int:
    """A colour's points on a finished board: minus its squares left, or its bonus where bonuses count."""
    if advanced and board.left[colour] == uint32(0):
        return bonus(board, colour)
    return int64(board.squares[colour]) - PIECE_SQUARES


# ------------------------------------------------------------------ entry points from Python: arrays of one struct


@kernel
def push(tables: Structs, boards: Structs, placement: int) -> tuple[int, int, int]:
    """Play a turn. Returns what `move_on` does, the colour to move, and how many turns that colour has had.

    What is not legal changes nothing, and ILLEGAL is returned.
    """
    board = boards[0]
    passes = ILLEGAL
    if is_legal(tables[0], board, int64(board.turn), placement):
        passes = play(tables[0], board, placement)
    return passes, int64(board.turn), int64(board.turns[board.turn])


@kernel
def settle(tables: Structs, boards: Structs) -> tuple[int, int, int]:
    """Pass for colours that cannot place, in a position where nobody has moved yet. Returns what `push` does."""
    board = boards[0]
    passes = move_on(tables[0], board)
    return passes, int64(board.turn), int64(board.turns[board.turn])


@kernel
def put(tables: Structs, boards: Structs, colour: int, placement: int) -> None:
    """Place a piece of a set-up position: no turn is taken."""
    place(tables[0], boards[0], colour, placement)


@kernel
def legal_placements(tables: Structs, boards: Structs, moves: Struct) -> int:
    board = boards[0]
    return generate(tables[0], board, int64(board.turn), moves)


@kernel
def is_legal_placement(tables: Structs, boards: Structs, placement: int) -> bool:
    board = boards[0]
    return is_legal(tables[0], board, int64(board.turn), placement)


@kernel
def count_leaves(tables: Structs, stack: Structs, moves: Struct, depth: int) -> int:
    """Perft from `stack[0]`, with room for `depth` boards and lists of moves; the last ply is counted, not made."""
    counts = np.zeros(depth, np.int64)
    tried = np.zeros(depth, np.int64)
    leaves = 0
    level = 0
    counts[0] = generate(tables[0], stack[0], int64(stack[0].turn), moves[0])
    while level >= 0:
        if level == depth - 1:
            leaves += counts[level]
            level -= 1
            continue
        if tried[level] == counts[level]:
            level -= 1
            continue
        placement = int64(moves[level, tried[level]])
        tried[level] += 1
        stack[level + 1] = stack[level]
        over = play(tables[0], stack[level + 1], placement) < 0
        level += 1
        tried[level] = 0
        counts[level] = 0
        if not over:
            counts[level] = generate(tables[0], stack[level], int64(stack[level].turn), moves[level])
    return leaves


@kernel
def bench_generate(tables: Structs, boards: Structs, moves: Struct, repeats: int) -> int:
    board = boards[0]
    total = 0
    for _ in range(repeats):
        total += generate(tables[0], board, int64(board.turn), moves)
    return total


@kernel
def bench_playouts(tables: Structs, boards: Structs, scratch: Structs, works: Structs, repeats: int) -> int:
    """Random games from `boards[0]`, which is left unchanged; returns the total number of pieces placed."""
    total = 0
    for _ in range(repeats):
        scratch[0] = boards[0]
        total += playout(tables[0], scratch[0], works[0])
    return total
