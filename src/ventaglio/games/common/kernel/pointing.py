"""An array handed on as the place where it begins.

Compiled, an array is seven numbers in every call, somebody counts who uses it, and each index is asked whether it is
below zero. For a function that calls itself millions of times a second all three are dear. A place is one number, and
nothing is asked; so whoever points at an array keeps it, and looks nowhere beyond it.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg"

from typing import Annotated

import numpy as np
from numba.core import types
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

Pointed = Annotated[NDArray[np.int64], "pointed"]
"""The array itself where nothing is compiled."""
POINTER = types.CPointer(types.int64)


def pointed(array: NDArray[np.int64]) -> Pointed:
    """The place where an array of whole numbers begins."""
    return array


@intrinsic
def _place(typing, array):
    def codegen(context, builder, signature, args):
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return POINTER(array), codegen


@overload(pointed)
def _pointed(array):
    return lambda array: _place(array)  # noqa: PLW0108 (its names must be those of the function)
