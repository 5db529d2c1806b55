"""Compiling: the decorators for all kernels.

What is compiled is kept on disk, so that only the first process ever waits. A kernel is plain Python as well: with
``NUMBA_DISABLE_JIT=1`` nothing is compiled, everything is slow, and the results are the same.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, SupportsInt, TypeVar, cast, get_type_hints

import numba
import numpy as np
from numba.core.typeinfer import register_dispatcher
from numba.extending import register_jitable
from numpy.typing import NDArray

P = ParamSpec("P")
T = TypeVar("T")

_njit: Any = numba.njit
"""Its published type does not know all of its options."""


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """The function compiled for the types it is first called with; errors in arithmetic are not looked for."""
    return cast("Callable[P, T]", _stamped(numba.njit(cache=True, nogil=True, error_model="numpy")(function)))


def inner(function: Callable[P, T]) -> Callable[P, T]:
    """The same for a function that compiled ones call: without a door for Python, it compiles in half the time.

    It is kept with those that call it. Called from Python it is plain Python, as slow as that is and just as right.
    """
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    return register_jitable(**options)(function)


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
    dispatcher = _stamped(numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    if hasattr(dispatcher, "compile"):
        with register_dispatcher(dispatcher):
            dispatcher.compile(signature)
        dispatcher.disable_compile()
    return cast("Callable[P, T]", dispatcher)


def bare(function: Callable[P, T]) -> Callable[P, T]:
    """The same for a function that makes no array: it does not count who uses those that it is given.

    Counting took half the time of a hand of Burraco. What such a function calls should be bare as well.
    """
    return cast("Callable[P, T]", _stamped(_njit(cache=True, nogil=True, error_model="numpy", _nrt=False)(function)))


def _whole(number: SupportsInt) -> int:
    """A number out of an array of any width, or a constant, as a plain one.

    A compiled function is compiled once for each width of the numbers it is called with, and once for each constant: so
    whatever goes from an array or from the text of a program into another compiled function goes through here.
    """
    return int(np.int64(number))


_WIDTHS = ["int64(int64)", "int64(int32)", "int64(int16)", "int64(boolean)"]

whole = cast("Callable[[SupportsInt], int]", _njit(_WIDTHS, cache=True, nogil=True, _nrt=False)(_whole))


def sources() -> str:
    """What all kernels are made of, in a few digits: other sources have others."""
    return _stamp(Path(__file__).parent)[:12]


def _stamped(dispatcher: Any) -> Any:
    """Have what was kept on disk thrown away when any kernel has changed.

    Left to itself numba looks at the one file in which a function stands, and not at those of the functions that it
    calls: after a change there it would go on with what it had compiled before.
    """
    kept = getattr(getattr(dispatcher, "_cache", None), "_cache_file", None)
    if kept is not None:
        vars(kept)["_source_stamp"] = _stamp(Path(dispatcher.py_func.__code__.co_filename).parent)
    return dispatcher


@cache
def _stamp(folder: Path) -> str:
    """A digest of all kernels, and of all that stands in a folder."""
    kernels = Path(__file__).parent
    digest = sha256()
    for source in sorted({*kernels.rglob("*.py"), *folder.glob("*.py")}):
        digest.update(source.read_bytes())
    return digest.hexdigest()
