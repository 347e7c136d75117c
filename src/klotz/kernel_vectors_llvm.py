"""Convolutions and dot products in LLVM's own vector instructions: what `kernel_vectors` runs compiled."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils as untyped_cgutils
from numba.core import types
from numba.extending import intrinsic

from klotz.kernel_vector_sizes import BLOCK, LANES, RUN, WINDOW_ROWS

cgutils: Any = untyped_cgutils

_FLOAT: Final = ir.FloatType()
_VECTOR: Final = ir.VectorType(_FLOAT, LANES)
_INT64: Final = ir.IntType(64)
_INT32: Final = ir.IntType(32)
_ZEROS: Final = ir.Constant(_VECTOR, [0.0] * LANES)
_UNDEFINED: Final = ir.Constant(_VECTOR, ir.Undefined)
_FIRST_LANE: Final = ir.Constant(ir.VectorType(_INT32, LANES), [0] * LANES)


def _data(context: Any, builder: Any, signature: Any, arguments: Any, index: int) -> Any:
    """The address of an array's first number."""
    return context.make_array(signature.args[index])(context, builder, arguments[index]).data


def _row(builder: Any, numbers: Any, index: Any) -> Any:
    """The address of the row that begins at a number."""
    return builder.bitcast(builder.gep(numbers, [index]), _VECTOR.as_pointer())


def _in_all_lanes(builder: Any, number: Any) -> Any:
    one = builder.insert_element(_UNDEFINED, number, _INT32(0))
    return builder.shuffle_vector(one, _UNDEFINED, _FIRST_LANE)


def _llvm_function(builder: Any, name: str, result: Any, *arguments: Any) -> Any:
    return cgutils.get_or_insert_function(builder.module, ir.FunctionType(result, arguments), name)


@intrinsic
def compiled_block(
    _: Any, inputs: Any, starts: Any, first: Any, stride: Any, weights: Any, products: Any
) -> tuple[Any, Callable[..., Any]]:
    signature = types.void(inputs, starts, types.int64, types.int64, weights, products)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        inputs, starts, weights, products = (
            _data(context, builder, signature, arguments, index) for index in (0, 1, 4, 5)
        )
        first, stride = arguments[2:4]
        multiply_add = _llvm_function(
            builder, f"llvm.fmuladd.v{LANES}f32", _VECTOR, _VECTOR, _VECTOR, _VECTOR
        )
        sums = [cgutils.alloca_once(builder, _VECTOR) for _ in range(BLOCK)]
        for total in sums:
            builder.store(_ZEROS, total)
        begins = [
            builder.zext(builder.load(builder.gep(starts, [builder.add(first, _INT64(row))])), _INT64)
            for row in range(BLOCK)
        ]
        for run in range(WINDOW_ROWS):
            offset = builder.mul(stride, _INT64(run))
            runs = [builder.gep(inputs, [builder.add(begin, offset)]) for begin in begins]
            with cgutils.for_range(builder, _INT64(RUN)) as step:
                at = builder.mul(builder.add(step.index, _INT64(run * RUN)), _INT64(LANES))
                weight = builder.load(_row(builder, weights, at), align=4)
                for total, numbers in zip(sums, runs, strict=True):
                    number = _in_all_lanes(builder, builder.load(builder.gep(numbers, [step.index])))
                    builder.store(builder.call(multiply_add, [number, weight, builder.load(total)]), total)
        for row, total in enumerate(sums):
            at = builder.mul(builder.add(first, _INT64(row)), _INT64(LANES))
            builder.store(builder.load(total), _row(builder, products, at), align=4)
        return context.get_dummy_value()

    return signature, generate


@intrinsic
def compiled_dot(
    _: Any, left: Any, left_row: Any, right: Any, right_row: Any
) -> tuple[Any, Callable[..., Any]]:
    signature = types.float32(left, types.int64, right, types.int64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        rows = [
            builder.load(
                _row(
                    builder,
                    _data(context, builder, signature, arguments, index),
                    builder.mul(arguments[index + 1], _INT64(LANES)),
                ),
                align=4,
            )
            for index in (0, 2)
        ]
        add_up = _llvm_function(builder, f"llvm.vector.reduce.fadd.v{LANES}f32", _FLOAT, _FLOAT, _VECTOR)
        # In any order: one after the other, every addition would wait for the one before.
        return builder.call(add_up, [ir.Constant(_FLOAT, -0.0), builder.fmul(*rows)], fastmath=("reassoc",))

    return signature, generate
