"""Layers of a network in LLVM's own vector instructions: what `kernel_vectors` runs compiled."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils as untyped_cgutils
from numba.core import types
from numba.extending import intrinsic

from klotz.kernel_vector_sizes import BLOCK, LANES, LARGEST, PAIRS_IN_RUN, UNIT, WINDOW, WINDOW_ROWS

cgutils: Any = untyped_cgutils

_FLOAT: Final = ir.FloatType()
_INT16: Final = ir.IntType(16)
_INT32: Final = ir.IntType(32)
_INT64: Final = ir.IntType(64)
_ROW: Final = ir.VectorType(_FLOAT, LANES)
_WHOLE_ROW: Final = ir.VectorType(_INT16, LANES)
_PAIRS: Final = ir.VectorType(_INT16, 2 * LANES)
_SUMS: Final = ir.VectorType(_INT32, LANES)
_ZEROS: Final = ir.Constant(_ROW, [0.0] * LANES)

_PAIR_PRODUCTS: Final = (
    ("+avx512bw", 32, "llvm.x86.avx512.pmaddw.d.512"),
    ("+avx2", 16, "llvm.x86.avx2.pmadd.wd"),
    ("+sse2", 8, "llvm.x86.sse2.pmadd.wd"),
)
"""What processors have for products of pairs that are added up: the feature, the numbers that go in, LLVM's name.
LLVM does not find these by itself in multiplications and additions, which is what it gets where there is none."""


class _Builder:
    """LLVM's builder, and what all of our operations need."""

    def __init__(self, context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        self.context, self.ir, self.signature, self.arguments = context, builder, signature, arguments

    def data(self, index: int) -> Any:
        """The address of an array's first number, the array being an argument."""
        array = self.context.make_array(self.signature.args[index])
        return array(self.context, self.ir, self.arguments[index]).data

    def length(self, index: int, axis: int) -> Any:
        """How long an array is along an axis, the array being an argument."""
        array = self.context.make_array(self.signature.args[index])
        shape = array(self.context, self.ir, self.arguments[index]).shape
        return cgutils.unpack_tuple(self.ir, shape)[axis]

    def row(self, numbers: Any, index: Any, kind: Any = _ROW) -> Any:
        """The address of the row that begins at a number."""
        return self.ir.bitcast(self.ir.gep(numbers, [index]), kind.as_pointer())

    def row_number(self, index: Any, lanes: int = LANES) -> Any:
        """The number at which a row begins, by its index."""
        return self.ir.mul(index, _INT64(lanes))

    def load_row(self, numbers: Any, index: Any, kind: Any = _ROW) -> Any:
        return self.ir.load(self.row(numbers, index, kind), align=2 if kind is not _ROW else 4)

    def long(self, numbers: Any, index: Any) -> Any:
        """An element of an array of small unsigned numbers."""
        return self.ir.zext(self.ir.load(self.ir.gep(numbers, [index])), _INT64)

    def call(self, name: str, result: Any, *arguments: Any, **options: Any) -> Any:
        kinds = [argument.type for argument in arguments]
        function = cgutils.get_or_insert_function(self.ir.module, ir.FunctionType(result, kinds), name)
        return self.ir.call(function, arguments, **options)

    def in_all_lanes(self, number: Any, lanes: int) -> Any:
        vector = ir.VectorType(number.type, lanes)
        undefined = ir.Constant(vector, ir.Undefined)
        first_lane = ir.Constant(ir.VectorType(_INT32, lanes), [0] * lanes)
        one = self.ir.insert_element(undefined, number, _INT32(0))
        return self.ir.shuffle_vector(one, undefined, first_lane)

    def part(self, vector: Any, lanes: list[int]) -> Any:
        undefined = ir.Constant(vector.type, ir.Undefined)
        return self.ir.shuffle_vector(
            vector, undefined, ir.Constant(ir.VectorType(_INT32, len(lanes)), lanes)
        )

    def pair_products(self, left: Any, right: Any) -> Any:
        """The products of two vectors of whole numbers, each two side by side added up."""
        features = self.context.codegen().magic_tuple()[2].split(",")
        found = next(((lanes, name) for feature, lanes, name in _PAIR_PRODUCTS if feature in features), None)
        if found is None:
            evens, odds = list(range(0, 2 * LANES, 2)), list(range(1, 2 * LANES, 2))
            products = [
                self.ir.mul(
                    self.ir.sext(self.part(left, at), _SUMS), self.ir.sext(self.part(right, at), _SUMS)
                )
                for at in (evens, odds)
            ]
            return self.ir.add(*products)
        lanes, name = found
        kind = ir.VectorType(_INT32, lanes // 2)
        parts = [
            self.call(name, kind, *(self.part(side, list(range(at, at + lanes))) for side in (left, right)))
            for at in range(0, 2 * LANES, lanes)
        ]
        while len(parts) > 1:
            count = parts[0].type.count
            whole = ir.Constant(ir.VectorType(_INT32, 2 * count), list(range(2 * count)))
            parts = [
                self.ir.shuffle_vector(one, other, whole)
                for one, other in zip(parts[::2], parts[1::2], strict=True)
            ]
        return parts[0]

    def store_activations(self, numbers: Any, place: Any, trunk: Any, outputs: Any) -> None:
        """A row of the trunk, and the same in whole numbers."""
        at = self.row_number(place)
        self.ir.store(numbers, self.row(trunk, at), align=4)
        unit = ir.Constant(_ROW, [float(UNIT)] * LANES)
        half = ir.Constant(_ROW, [0.5] * LANES)
        largest = ir.Constant(_ROW, [float(LARGEST)] * LANES)
        scaled = self.ir.fadd(self.ir.fmul(numbers, unit), half)
        scaled = self.ir.select(self.ir.fcmp_ordered("<", scaled, largest), scaled, largest)
        whole = self.ir.trunc(self.ir.fptosi(scaled, _SUMS), _WHOLE_ROW)
        self.ir.store(whole, self.row(outputs, at, _WHOLE_ROW), align=2)

    def relu(self, numbers: Any) -> Any:
        return self.ir.select(self.ir.fcmp_ordered(">", numbers, _ZEROS), numbers, _ZEROS)


@intrinsic
def compiled_block(
    _: Any,
    inputs: Any,
    starts: Any,
    places: Any,
    first: Any,
    count: Any,
    stride: Any,
    weights: Any,
    scales: Any,
    bias: Any,
    trunk: Any,
    outputs: Any,
    sums: Any,
) -> tuple[Any, Callable[..., Any]]:
    long = types.int64
    signature = types.void(
        inputs, starts, places, long, long, long, weights, scales, bias, trunk, outputs, sums
    )

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        build = _Builder(context, builder, signature, arguments)
        inputs, starts, places = (build.data(index) for index in range(3))
        first, count, stride = arguments[3:6]
        weights, scales, bias, trunk, outputs, sums = (build.data(index) for index in range(6, 12))
        totals = [cgutils.alloca_once(builder, _SUMS) for _ in range(BLOCK)]
        for total in totals:
            builder.store(ir.Constant(_SUMS, [0] * LANES), total)
        rows = [builder.add(first, _INT64(row)) for row in range(BLOCK)]
        begins = [build.long(starts, row) for row in rows]
        with cgutils.for_range(builder, _INT64(WINDOW_ROWS)) as run:
            offset = builder.mul(stride, run.index)
            runs = [
                builder.bitcast(builder.gep(inputs, [builder.add(begin, offset)]), _INT32.as_pointer())
                for begin in begins
            ]
            before = builder.mul(run.index, _INT64(PAIRS_IN_RUN))
            with cgutils.for_range(builder, _INT64(PAIRS_IN_RUN)) as step:
                at = build.row_number(builder.add(step.index, before), 2 * LANES)
                weight = build.load_row(weights, at, _PAIRS)
                for total, numbers in zip(totals, runs, strict=True):
                    pair = builder.load(builder.gep(numbers, [step.index]), align=2)
                    pairs = builder.bitcast(build.in_all_lanes(pair, LANES), _PAIRS)
                    products = build.pair_products(pairs, weight)
                    builder.store(builder.add(builder.load(total), products), total)
        scale, added = (build.load_row(numbers, _INT64(0)) for numbers in (scales, bias))
        sum_of_rows = build.load_row(sums, _INT64(0))
        for row, total in zip(rows, totals, strict=True):
            place = build.long(places, row)
            layer = build.relu(
                builder.fadd(builder.fmul(builder.sitofp(builder.load(total), _ROW), scale), added)
            )
            numbers = builder.fadd(build.load_row(trunk, build.row_number(place)), layer)
            build.store_activations(numbers, place, trunk, outputs)
            counts = build.in_all_lanes(builder.icmp_signed("<", row, count), LANES)
            sum_of_rows = builder.fadd(sum_of_rows, builder.select(counts, numbers, _ZEROS))
        builder.store(sum_of_rows, build.row(sums, _INT64(0)), align=4)
        return context.get_dummy_value()

    return signature, generate


@intrinsic
def compiled_first_layer(
    _: Any,
    tables: Any,
    codes: Any,
    pairs: Any,
    squares: Any,
    places: Any,
    count: Any,
    width: Any,
    base: Any,
    bias: Any,
    trunk: Any,
    outputs: Any,
    sums: Any,
) -> tuple[Any, Callable[..., Any]]:
    long = types.int64
    signature = types.void(tables, codes, long, squares, places, long, long, base, bias, trunk, outputs, sums)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        build = _Builder(context, builder, signature, arguments)
        tables, codes, squares, places = (build.data(index) for index in (0, 1, 3, 4))
        pairs, count, width = (arguments[index] for index in (2, 5, 6))
        base, bias, trunk, outputs, sums = (build.data(index) for index in range(7, 12))
        kinds, padded = build.length(0, 2), build.length(1, 1)
        total = cgutils.alloca_once(builder, _ROW)
        sum_of_rows = cgutils.alloca_once(builder, _ROW)
        builder.store(_ZEROS, sum_of_rows)
        added = build.load_row(bias, _INT64(0))
        with cgutils.for_range(builder, count) as each:
            place = build.long(places, each.index)
            of_square = build.load_row(base, build.row_number(build.long(squares, each.index)))
            builder.store(builder.fadd(added, of_square), total)
            corner = builder.sub(place, builder.add(width, _INT64(1)))
            with cgutils.for_range(builder, pairs) as pair:
                window = builder.add(builder.mul(pair.index, padded), corner)
                first = builder.mul(builder.mul(pair.index, _INT64(WINDOW)), kinds)
                numbers = builder.load(total)
                for square in range(WINDOW):
                    up, right = divmod(square, WINDOW_ROWS)
                    at = builder.add(builder.add(window, builder.mul(width, _INT64(up))), _INT64(right))
                    row = builder.add(
                        builder.add(first, builder.mul(kinds, _INT64(square))), build.long(codes, at)
                    )
                    numbers = builder.fadd(numbers, build.load_row(tables, build.row_number(row)))
                builder.store(numbers, total)
            numbers = build.relu(builder.load(total))
            build.store_activations(numbers, place, trunk, outputs)
            builder.store(builder.fadd(builder.load(sum_of_rows), numbers), sum_of_rows)
        builder.store(builder.load(sum_of_rows), build.row(sums, _INT64(0)), align=4)
        return context.get_dummy_value()

    return signature, generate


@intrinsic
def compiled_dot(
    _: Any, left: Any, left_row: Any, right: Any, right_row: Any
) -> tuple[Any, Callable[..., Any]]:
    signature = types.float32(left, types.int64, right, types.int64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        build = _Builder(context, builder, signature, arguments)
        left, right = (
            build.load_row(build.data(index), build.row_number(arguments[index + 1])) for index in (0, 2)
        )
        # In any order: one after the other, every addition would wait for the one before.
        return build.call(
            f"llvm.vector.reduce.fadd.v{LANES}f32",
            _FLOAT,
            ir.Constant(_FLOAT, -0.0),
            builder.fmul(left, right),
            fastmath=("reassoc",),
        )

    return signature, generate
