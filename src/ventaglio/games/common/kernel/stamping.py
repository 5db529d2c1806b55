"""What a compiled function is made of: so that what was kept of it is thrown away when any of that has changed.

Left to itself numba looks at the one file in which a function stands. But the functions that it calls are compiled into
it, and so is the value of every constant that one of them reads, wherever that comes from: how many formulas there are,
which card is the highest. So the stamp of a function covers the files of all functions that it reaches, and the values.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import numpy as np

OURS: Final = "ventaglio"
_COMMON: Final = ("bits.py", "compiling.py", "pointing.py", "stamping.py")
"""What no name in a function leads to: instructions that are put in its place, and how it is compiled."""


def stamp(function: FunctionType) -> str:
    """A digest of everything that a function is made of."""
    digest = sha256()
    files = {Path(__file__).parent / name for name in _COMMON}
    waiting, seen = [function], {function}
    ours = {OURS, function.__module__.partition(".")[0]}
    while waiting:
        one = waiting.pop()
        files.add(Path(one.__code__.co_filename))
        for name, value in _read(one):
            other = getattr(value, "py_func", value)
            if isinstance(other, FunctionType):
                if other not in seen and other.__module__.partition(".")[0] in ours:
                    seen.add(other)
                    waiting.append(other)
            elif (told := _told(value)) is not None:
                digest.update(f"{one.__qualname__} {name} {told}\n".encode())
    for file in sorted(files):
        digest.update(_content(file))
    return digest.hexdigest()


def _read(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Every value that a function finds by a name, also in modules and in what surrounds it."""
    names = list(_names(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            yield from ((f"{name}.{attribute}", getattr(value, attribute, None)) for attribute in names)
        else:
            yield name, value
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents
    yield "", function.__defaults__ or ()


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _told(value: object) -> str | None:
    """A value in letters, if it is one that is compiled in as it stands."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, tuple):
        return f"({' '.join(map(str, map(_told, value)))})"
    if isinstance(value, (bool, int, float, str, np.number, np.bool_)):
        return f"{type(value).__name__} {value}"
    return None


@cache
def _content(file: Path) -> bytes:
    return file.read_bytes()
