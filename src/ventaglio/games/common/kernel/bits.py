"""Sets as the bits of a number: how many there are, the lowest, the n-th.

Compiled, each is one instruction where the processor has it. Which ones it has is asked when a kernel is compiled, and
what is kept on disk is kept by processor: so there is one source and a build for each kind of machine. Without the
instruction for the n-th bit (BMI2) it is found by arithmetic on all bytes at once.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg"

from typing import Final, SupportsInt

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload, register_jitable

_WORD: Final = ir.IntType(64)


def ones(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


def top(bits: int) -> int:
    """The place of the highest bit that is set; -1 if there is none."""
    return int(bits).bit_length() - 1


def nth_bit(bits: int, number: SupportsInt) -> int:
    """The n-th lowest bit that is set, by itself, counted from 0; there must be so many."""
    left = int(bits)
    for _ in range(int(number)):
        left &= left - 1
    return left & -left


def high_product(one: np.uint64, other: np.uint64) -> np.uint64:
    """The upper half of the product of two numbers of 64 bits without a sign."""
    return np.uint64((int(one) * int(other)) >> 64)


def processor() -> str:
    """The processor that kernels are compiled for: its name, and whether the n-th bit is one instruction there."""
    _, name, known = _codegen().magic_tuple()
    return f"{name}{'+bmi2' if _has_bmi2(known) else ''}"


def _codegen():
    from numba.core.registry import cpu_target

    return cpu_target.target_context.codegen()


def _has_bmi2(features: str) -> bool:
    return "+bmi2" in features.split(",")


@intrinsic
def _ctpop(typing, bits):
    def codegen(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def _cttz(typing, bits):
    def codegen(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


@intrinsic
def _ctlz(typing, bits):
    def codegen(context, builder, signature, args):
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


@intrinsic
def _pdep(typing, source, mask):
    def codegen(context, builder, signature, args):
        kind = ir.FunctionType(_WORD, (_WORD, _WORD))
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def _mul_high(typing, one, other):
    def codegen(context, builder, signature, args):
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), _WORD)

    return types.uint64(types.uint64, types.uint64), codegen


@overload(ones)
def _ones(bits):
    return lambda bits: _ctpop(bits)  # noqa: PLW0108 (its names must be those of the function)


@overload(lowest)
def _lowest(bits):
    return lambda bits: _cttz(bits)  # noqa: PLW0108


@overload(top)
def _top(bits):
    return lambda bits: 63 - _ctlz(bits)


@overload(high_product)
def _high_product(one, other):
    return lambda one, other: _mul_high(one, other)  # noqa: PLW0108


@overload(nth_bit)
def _nth_bit(bits, number):
    if _has_bmi2(_codegen().magic_tuple()[2]):
        return lambda bits, number: _pdep(1 << number, bits)
    return lambda bits, number: portable_nth_bit(bits, number)  # noqa: PLW0108


_BYTES: Final = 0x0101010101
"""One in each of five bytes: a pack of forty cards."""
_IN_BYTE: Final = np.array(
    [[nth_bit(byte, number) if number < byte.bit_count() else 0 for number in range(8)] for byte in range(256)],
    np.int64,
)


@register_jitable
def portable_nth_bit(bits: int, number: int) -> int:
    """The same by arithmetic on all bytes at once, for sets of up to forty."""
    sums = bits - ((bits >> 1) & 0x5555555555)
    sums = (sums & 0x3333333333) + ((sums >> 2) & 0x3333333333)
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F) * _BYTES & 0xFFFFFFFFFF
    # Each byte now has the number of bits up to its end; those with no more than wanted lie before the right one.
    before = ((number * _BYTES | 0x8080808080) - sums) & 0x8080808080
    shift = ((before >> 7) * _BYTES >> 32 & 0xFF) * 8
    passed = (sums << 8 >> shift) & 0xFF
    return _IN_BYTE[(bits >> shift) & 0xFF, number - passed] << shift
