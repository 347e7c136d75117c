"""The base of everything that Klotz refuses."""


class KlotzError(Exception):
    """Something was refused, and the message says why in a sentence.

    Every refusal of the library is one, beside what it is in Python: a move that a rule forbids is a `KlotzError`
    and a `ValueError`. A mistake in a program, such as a number where a text belongs, remains a plain `TypeError`.

    >>> import klotz
    >>> try:
    ...     klotz.game("blokus-duo").start().play("zz99")
    ... except klotz.KlotzError as refused:
    ...     print(type(refused).__name__)
    InvalidMove
    """
