"""The pieces that ship with Klotz, for tests that are about nothing else."""

from klotz.games.bloqs.notation import card_names
from klotz.games.bloqs.pieces import standard_pieces

PIECES = standard_pieces()
KINDS = PIECES.kinds
COUNT = PIECES.count
CARDS = card_names(KINDS)

kind_of = PIECES.kind_of
numbers_of = PIECES.numbers_of
orientations_of = PIECES.orientations_of
has_shape = PIECES.has_shape
size_of = PIECES.size_of
shape_of = PIECES.shape_of
piece_text = PIECES.text
parse_piece = PIECES.parse
