"""Ctrl-C at a table. While a question waits for its answer it is heard at once; otherwise it waits for the next one.

A bot that is playing is not broken off, so that no card is half played and nothing that happened goes untold.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Breaks:
    """Knows whether the person has pressed Ctrl-C."""

    def __init__(self) -> None:
        self.due = False
        """Whether he has, and has not been answered yet."""
        self._asking = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch for it. Where Ctrl-C is not what Python makes of it by itself, whoever changed that is left alone."""
        if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            yield
            return
        try:
            signal.signal(signal.SIGINT, self._pressed)
        except ValueError:  # only the main thread may
            yield
            return
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _pressed(self, number: int, frame: FrameType | None) -> None:
        if self._asking or self.due:
            raise KeyboardInterrupt
        self.due = True

    @contextmanager
    def asking(self) -> Iterator[None]:
        """A question is put: raises `KeyboardInterrupt` where one was due, and as soon as one comes."""
        self._asking = True
        try:
            if self.due:
                self.due = False
                raise KeyboardInterrupt
            yield
        finally:
            self._asking = False
