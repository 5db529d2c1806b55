"""Compiling: the decorators for all kernels.

What is compiled is kept on disk, so that only the first process ever waits. A kernel is plain Python as well: with
``NUMBA_DISABLE_JIT=1`` nothing is compiled, everything is slow, and the results are the same.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any, Final, ParamSpec, SupportsInt, TypeVar, cast, get_type_hints

import numba
import numpy as np
from numba.core.caching import IndexDataCacheFile
from numba.core.typeinfer import register_dispatcher
from numba.extending import register_jitable
from numpy.typing import NDArray

from ventaglio.games.common.kernel.pointing import POINTER, Pointed
from ventaglio.games.common.kernel.stamping import stamp

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


def compiled_in(function: Callable[P, T]) -> Callable[P, T]:
    """The same for a function that another program brings, compiled already or not: nothing of it is kept."""
    if hasattr(function, "py_func"):
        return function
    return cast("Callable[P, T]", numba.njit(nogil=True, error_model="numpy")(function))


_TYPES: Final = {
    int: numba.int64,
    NDArray[np.int64]: numba.int64[::1],
    Pointed: POINTER,
}


def compiled_at_once(function: Callable[P, T]) -> Callable[P, T]:
    """The function compiled when it is defined, for the types that it is annotated with.

    A function that calls itself needs that: where a plain number is written in a call, it would be compiled once more
    for this very number, and what is kept of that on disk cannot be loaded again.
    """
    hints = get_type_hints(function, include_extras=True)
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


_read_kept: Any = IndexDataCacheFile.load
"""It has no published type."""


class _Kept(IndexDataCacheFile):
    """Where what is compiled of a function is kept, under a stamp that covers all that it is made of.

    The stamp is made late: when a function is defined, those that it calls may not be there yet. What stands beside the
    sources is read even where it cannot be written, as in an image that was built with it.
    """

    def __init__(self, before: Any, function: FunctionType, place: Path | None = None) -> None:
        vars(self).update({name: value for name, value in vars(before).items() if name != "_source_stamp"})
        self._function = function
        if place is not None:
            self._cache_path, self._index_path = str(place), str(place / self._index_name)

    @cached_property
    def _source_stamp(self) -> str:
        return stamp(self._function)

    def load(self, key: Any) -> Any:
        found = _read_kept(self, key)
        beside = Path(self._function.__code__.co_filename).parent / "__pycache__"
        if found is None and Path(self._cache_path) != beside:
            found = _read_kept(_Kept(self, self._function, beside), key)
        return found


def _stamped(dispatcher: Any) -> Any:
    """Have what was kept on disk thrown away when anything has changed that is compiled in."""
    keeper = getattr(dispatcher, "_cache", None)
    if hasattr(keeper, "_cache_file"):
        vars(keeper)["_cache_file"] = _Kept(vars(keeper)["_cache_file"], dispatcher.py_func)
    return dispatcher
