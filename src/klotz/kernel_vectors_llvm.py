"""Layers of a network in LLVM's own vector instructions: what `kernel_vectors` runs compiled."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils as untyped_cgutils
from numba.core import types
from numba.extending import intrinsic

from klotz.kernel_vector_sizes import (
    BLOCK,
    CHANNELS,
    GROUPS,
    LANES,
    LARGEST,
    NARROW_BLOCK,
    QUAD,
    QUADS_IN_RUN,
    WINDOW,
    WINDOW_QUADS,
    WINDOW_ROWS,
)

cgutils: Any = untyped_cgutils

_FLOAT: Final = ir.FloatType()
_INT8: Final = ir.IntType(8)
_INT16: Final = ir.IntType(16)
_INT32: Final = ir.IntType(32)
_INT64: Final = ir.IntType(64)
_ROW: Final = ir.VectorType(_FLOAT, CHANNELS)
_GROUP: Final = ir.VectorType(_FLOAT, LANES)
_QUADS: Final = ir.VectorType(_INT8, QUAD * LANES)
_SUMS: Final = ir.VectorType(_INT32, LANES)

_FUSED: Final = (
    ("+avx512vnni", 16, "llvm.x86.avx512.vpdpbusd.512"),
    ("+avxvnni", 8, "llvm.x86.avx512.vpdpbusd.256"),
)
"""What processors have to multiply four bytes with four others and to add the products to a sum: the feature, the
sums in a register, LLVM's name."""
_IN_TWO_STEPS: Final = (
    ("+avx512bw", 16, "llvm.x86.avx512.pmaddubs.w.512", "llvm.x86.avx512.pmaddw.d.512"),
    ("+avx2", 8, "llvm.x86.avx2.pmadd.ub.sw", "llvm.x86.avx2.pmadd.wd"),
    ("+ssse3", 4, "llvm.x86.ssse3.pmadd.ub.sw.128", "llvm.x86.sse2.pmadd.wd"),
)
"""Others add up products two by two, and then the sums two by two. LLVM does not find any of these by itself in
multiplications and additions, which is what it gets where there are none."""


def _all(kind: Any, number: float) -> Any:
    """A vector of the same number."""
    return ir.Constant(kind, [float(number)] * kind.count)


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

    def address(self, numbers: Any, index: Any, kind: Any) -> Any:
        """The address of the vector that begins at a number."""
        return self.ir.bitcast(self.ir.gep(numbers, [index]), kind.as_pointer())

    def row_number(self, index: Any) -> Any:
        """The number at which a row begins, by its index."""
        return self.ir.mul(index, _INT64(CHANNELS))

    def load(self, numbers: Any, index: Any, kind: Any = _ROW) -> Any:
        """The vector that begins at a number."""
        return self.ir.load(self.address(numbers, index, kind), align=1 if kind is _QUADS else 4)

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

    @property
    def features(self) -> list[str]:
        found: list[str] = self.context.codegen().magic_tuple()[2].split(",")
        return found

    def add_products(self, sums: Any, left: Any, right: Any) -> Any:
        """Sums and, for each of them, the products of four unsigned bytes with four signed ones."""
        features = self.features
        fused = next((each for each in _FUSED if each[0] in features), None)
        if fused is not None:
            _, lanes, name = fused
            return self.in_parts(lanes, sums, left, right, lambda *parts: self.fused(name, *parts))
        two_steps = next((each for each in _IN_TWO_STEPS if each[0] in features), None)
        if two_steps is not None:
            _, lanes, *names = two_steps
            return self.in_parts(lanes, sums, left, right, lambda *parts: self.two_steps(names, *parts))
        for byte in range(QUAD):
            at = list(range(byte, QUAD * LANES, QUAD))
            factors = self.ir.zext(self.part(left, at), _SUMS), self.ir.sext(self.part(right, at), _SUMS)
            sums = self.ir.add(sums, self.ir.mul(*factors))
        return sums

    def fused(self, name: str, sums: Any, left: Any, right: Any) -> Any:
        return self.call(name, sums.type, sums, *(self.ir.bitcast(side, sums.type) for side in (left, right)))

    def two_steps(self, names: list[str], sums: Any, left: Any, right: Any) -> Any:
        halves = ir.VectorType(_INT16, 2 * sums.type.count)
        products = self.call(names[0], halves, left, right)
        return self.ir.add(
            sums, self.call(names[1], sums.type, products, ir.Constant(halves, [1] * halves.count))
        )

    def in_parts(self, lanes: int, sums: Any, left: Any, right: Any, operation: Callable[..., Any]) -> Any:
        """An operation on registers of so many sums, for as many as a group has."""
        if lanes == LANES:
            return operation(sums, left, right)
        parts = []
        for begin in range(0, LANES, lanes):
            bytes_at = list(range(QUAD * begin, QUAD * (begin + lanes)))
            of_sums = self.part(sums, list(range(begin, begin + lanes)))
            parts.append(operation(of_sums, self.part(left, bytes_at), self.part(right, bytes_at)))
        while len(parts) > 1:
            count = parts[0].type.count
            whole = ir.Constant(ir.VectorType(_INT32, 2 * count), list(range(2 * count)))
            parts = [
                self.ir.shuffle_vector(one, other, whole)
                for one, other in zip(parts[::2], parts[1::2], strict=True)
            ]
        return parts[0]

    def store_activations(self, numbers: Any, units: Any, at: Any, trunk: Any, outputs: Any) -> None:
        """A part of the trunk, from a number on, and the same in whole numbers."""
        kind = numbers.type
        bytes_of = ir.VectorType(_INT8, kind.count)
        self.ir.store(numbers, self.address(trunk, at, kind), align=4)
        scaled = self.ir.fadd(self.ir.fmul(numbers, units), _all(kind, 0.5))
        largest = _all(kind, LARGEST)
        scaled = self.ir.select(self.ir.fcmp_ordered("<", scaled, largest), scaled, largest)
        whole = self.ir.trunc(self.ir.fptosi(scaled, ir.VectorType(_INT32, kind.count)), bytes_of)
        self.ir.store(whole, self.address(outputs, at, bytes_of), align=1)

    def relu(self, numbers: Any) -> Any:
        zeros = _all(numbers.type, 0)
        return self.ir.select(self.ir.fcmp_ordered(">", numbers, zeros), numbers, zeros)


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
    units: Any,
    trunk: Any,
    outputs: Any,
    sums: Any,
) -> tuple[Any, Callable[..., Any]]:
    long = types.int64
    signature = types.void(
        inputs, starts, places, long, long, long, weights, scales, bias, units, trunk, outputs, sums
    )

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        build = _Builder(context, builder, signature, arguments)
        inputs, starts, places = (build.data(index) for index in range(3))
        first, count, stride = arguments[3:6]
        weights, scales, bias, units, trunk, outputs, sums = (build.data(index) for index in range(6, 13))
        at_once = BLOCK if "+avx512f" in build.features else NARROW_BLOCK
        totals = [cgutils.alloca_once(builder, _SUMS) for _ in range(at_once)]
        with cgutils.for_range(builder, _INT64(BLOCK // at_once)) as part:
            begin = builder.add(first, builder.mul(part.index, _INT64(at_once)))
            rows = [builder.add(begin, _INT64(row)) for row in range(at_once)]
            begins = [build.long(starts, row) for row in rows]
            with cgutils.for_range(builder, _INT64(GROUPS)) as group:
                for total in totals:
                    builder.store(ir.Constant(_SUMS, [0] * LANES), total)
                own = builder.mul(group.index, _INT64(LANES))
                first_quad = builder.mul(group.index, _INT64(WINDOW_QUADS))
                with cgutils.for_range(builder, _INT64(WINDOW_ROWS)) as run:
                    offset = builder.mul(stride, run.index)
                    runs = [
                        builder.bitcast(builder.gep(inputs, [builder.add(at, offset)]), _INT32.as_pointer())
                        for at in begins
                    ]
                    before = builder.add(builder.mul(run.index, _INT64(QUADS_IN_RUN)), first_quad)
                    with cgutils.for_range(builder, _INT64(QUADS_IN_RUN)) as step:
                        at = builder.mul(builder.add(step.index, before), _INT64(QUAD * LANES))
                        weight = build.load(weights, at, _QUADS)
                        for total, numbers in zip(totals, runs, strict=True):
                            four = builder.load(builder.gep(numbers, [step.index]), align=1)
                            fours = builder.bitcast(build.in_all_lanes(four, LANES), _QUADS)
                            builder.store(build.add_products(builder.load(total), fours, weight), total)
                scale, added, unit, sum_of_rows = (
                    build.load(numbers, own, _GROUP) for numbers in (scales, bias, units, sums)
                )
                for row, total in zip(rows, totals, strict=True):
                    at = builder.add(build.row_number(build.long(places, row)), own)
                    layer = build.relu(
                        builder.fadd(builder.fmul(builder.sitofp(builder.load(total), _GROUP), scale), added)
                    )
                    numbers = builder.fadd(build.load(trunk, at, _GROUP), layer)
                    build.store_activations(numbers, unit, at, trunk, outputs)
                    counts = build.in_all_lanes(builder.icmp_signed("<", row, count), LANES)
                    sum_of_rows = builder.fadd(sum_of_rows, builder.select(counts, numbers, _all(_GROUP, 0)))
                builder.store(sum_of_rows, build.address(sums, own, _GROUP), align=4)
        return context.get_dummy_value()

    return signature, generate


@intrinsic
def compiled_first_layer(
    _: Any,
    tables: Any,
    codes: Any,
    planes: Any,
    squares: Any,
    places: Any,
    count: Any,
    width: Any,
    base: Any,
    bias: Any,
    units: Any,
    trunk: Any,
    outputs: Any,
    sums: Any,
) -> tuple[Any, Callable[..., Any]]:
    long = types.int64
    signature = types.void(
        tables, codes, long, squares, places, long, long, base, bias, units, trunk, outputs, sums
    )

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        build = _Builder(context, builder, signature, arguments)
        tables, codes, squares, places = (build.data(index) for index in (0, 1, 3, 4))
        planes, count, width = (arguments[index] for index in (2, 5, 6))
        base, bias, units, trunk, outputs, sums = (build.data(index) for index in range(7, 13))
        kinds, padded = build.length(0, 2), build.length(1, 1)
        total = cgutils.alloca_once(builder, _ROW)
        sum_of_rows = cgutils.alloca_once(builder, _ROW)
        builder.store(_all(_ROW, 0), sum_of_rows)
        added, unit = (build.load(numbers, _INT64(0)) for numbers in (bias, units))
        with cgutils.for_range(builder, count) as each:
            place = build.long(places, each.index)
            of_square = build.load(base, build.row_number(build.long(squares, each.index)))
            builder.store(builder.fadd(added, of_square), total)
            corner = builder.sub(place, builder.add(width, _INT64(1)))
            with cgutils.for_range(builder, planes) as plane:
                window = builder.add(builder.mul(plane.index, padded), corner)
                first = builder.mul(builder.mul(plane.index, _INT64(WINDOW)), kinds)
                numbers = builder.load(total)
                for square in range(WINDOW):
                    up, right = divmod(square, WINDOW_ROWS)
                    at = builder.add(builder.add(window, builder.mul(width, _INT64(up))), _INT64(right))
                    row = builder.add(
                        builder.add(first, builder.mul(kinds, _INT64(square))), build.long(codes, at)
                    )
                    numbers = builder.fadd(numbers, build.load(tables, build.row_number(row)))
                builder.store(numbers, total)
            numbers = build.relu(builder.load(total))
            build.store_activations(numbers, unit, build.row_number(place), trunk, outputs)
            builder.store(builder.fadd(builder.load(sum_of_rows), numbers), sum_of_rows)
        builder.store(builder.load(sum_of_rows), build.address(sums, _INT64(0), _ROW), align=4)
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
            build.load(build.data(index), build.row_number(arguments[index + 1])) for index in (0, 2)
        )
        # In any order: one after the other, every addition would wait for the one before.
        return build.call(
            f"llvm.vector.reduce.fadd.v{CHANNELS}f32",
            _FLOAT,
            ir.Constant(_FLOAT, -0.0),
            builder.fmul(left, right),
            fastmath=("reassoc",),
        )

    return signature, generate
