"""A lock for kernels that several threads run at once, without the GIL.

It is the first field, a `u4`, of the first struct of an array, and is held for microseconds: whoever waits for it
spins. Uncompiled it runs as plain Python.
"""

from collections.abc import Callable
from threading import Lock
from typing import Any, Final

from klotz.jit import IS_COMPILED, Structs, kernel, uint32

_plain_lock: Final = Lock()


def _plain_exchange(structs: Structs, word: int) -> int:
    first = (structs.dtype.names or ())[0]
    with _plain_lock:
        before = int(structs[0][first])
        structs[0][first] = word
    return before


_exchange: Any = _plain_exchange

if IS_COMPILED:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    _WORD: Final = ir.IntType(32)

    @intrinsic
    def _compiled_exchange(_: Any, structs: Any, word: Any) -> tuple[Any, Callable[..., Any]]:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
            address = builder.bitcast(data, _WORD.as_pointer())
            # In this order nothing that is read or written while the lock is held moves out of it.
            return builder.atomic_rmw("xchg", address, arguments[1], "seq_cst")

        return types.uint32(structs, types.uint32), generate

    _exchange = _compiled_exchange


@kernel
def acquire(structs: Structs) -> None:
    """Wait until nobody else has the lock, and take it."""
    while _exchange(structs, uint32(1)) != uint32(0):
        pass


@kernel
def release(structs: Structs) -> None:
    _exchange(structs, uint32(0))
