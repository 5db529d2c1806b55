"""Compiling: the decorators for all kernels.

What is compiled is kept on disk, so that only the first process ever waits. A kernel is plain Python as well: with
``NUMBA_DISABLE_JIT=1`` nothing is compiled, everything is slow, and the results are the same.
"""

from collections.abc import Callable
from typing import ParamSpec, SupportsInt, TypeVar, cast

import numba
import numpy as np
from numba.extending import register_jitable

P = ParamSpec("P")
T = TypeVar("T")


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """The function compiled for the types it is first called with; errors in arithmetic are not looked for."""
    return cast("Callable[P, T]", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def inner(function: Callable[P, T]) -> Callable[P, T]:
    """The same for a function that compiled ones call: without a door for Python, it compiles in half the time.

    Called from Python it is plain Python, as slow as that is and just as right.
    """
    options = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    return cast("Callable[P, T]", register_jitable(**options)(function))


@compiled
def whole(number: SupportsInt) -> int:
    """A number out of an array of any width, as wide as all others: so that nothing is compiled once for each width."""
    return np.int64(number)  # type: ignore[return-value]
