"""Compiling: the decorators for all kernels.

What is compiled is kept on disk, so that only the first process ever waits. A kernel is plain Python as well: with
``NUMBA_DISABLE_JIT=1`` nothing is compiled, everything is slow, and the results are the same.
"""

from collections.abc import Callable
from typing import Final, ParamSpec, SupportsInt, TypeVar, cast, get_type_hints

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

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


_TYPES: Final = {
    int: numba.int64,
    NDArray[np.int64]: numba.int64[::1],
}


def compiled_at_once(function: Callable[P, T]) -> Callable[P, T]:
    """The function compiled when it is defined, for the types that it is annotated with.

    A function that calls itself needs that: where a plain number is written in a call, it would be compiled once more
    for this very number, and what is kept of that on disk cannot be loaded again.
    """
    hints = get_type_hints(function)
    returned = _TYPES[hints.pop("return")]
    signature = returned(*[_TYPES[hint] for hint in hints.values()])
    return cast("Callable[P, T]", numba.njit(signature, cache=True, nogil=True, error_model="numpy")(function))
