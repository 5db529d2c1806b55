"""A process beside the server that does one long thing after another: `workers` starts it, asks, and reads answers.

It is asked on its standard input and ends when that is closed, so it never outlives its server. Whoever can write to
that pipe is the server itself; nothing that a stranger sent is read as anything but an argument.
"""

import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO, Final

LENGTH: Final = struct.Struct(">Q")
"""How many bytes follow."""

READY: Final = b"ready\n"

Answered = tuple[bool, Any]
"""Whether it went well, and the result or what was raised."""


def main(megabytes: int, patience: int) -> None:
    """Work until nobody asks any more."""
    # An interrupt at a terminal reaches everybody; the server says when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _modest(megabytes, patience)
    with open(os.dup(0), "rb") as asking, open(os.dup(1), "wb") as answering:  # noqa: PTH123
        # What a library prints must not be taken for an answer.
        os.dup2(2, 1)
        _get_ready()
        answering.write(READY)
        answering.flush()
        while (asked := _read(asking)) is not None:
            answer = _done(asked)
            answering.write(LENGTH.pack(len(answer)) + answer)
            answering.flush()


def _get_ready() -> None:
    """Read the program before the first job, whose time it would be otherwise."""
    from ventaglio.server.desk import (  # noqa: F401
        restoring,
        sheets,
    )
    from ventaglio.server.tables import (  # noqa: F401
        recorded,
    )


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return source.read(length)


def _done(asked: bytes) -> bytes:
    try:
        job, words = pickle.loads(asked)  # noqa: S301 -- from the server that started this process
        return pickle.dumps((True, job(*words)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # noqa: BLE001 -- whoever asked is told of it
        try:
            told = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
            # Not every error can be made again from what it carries.
            pickle.loads(told)  # noqa: S301
            return told
        except Exception:  # noqa: BLE001
            return pickle.dumps((False, RuntimeError(repr(error))), pickle.HIGHEST_PROTOCOL)


def _modest(megabytes: int, patience: int) -> None:
    """Never more memory than this, where the system can hold a process to it, and behind others where that is asked.

    Whoever has somebody wait for him is not put behind: on a machine that is busy he would never come to his end.
    """
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    try:
        import resource
    except ImportError:
        return
    most = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
