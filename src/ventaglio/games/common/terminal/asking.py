"""Asking a person, or whatever stands at the other end of a pipe."""

import sys
from collections.abc import Callable
from contextlib import suppress

from ventaglio.games.common.terminal.screen import Terminal

LONGEST = 1000
"""No answer is longer; what is, is not an answer."""


class Asking:
    """Reads answers line by line. From a pipe they are echoed, so that what is printed reads like a session."""

    def __init__(self, place: Terminal, source: Callable[[], str] | None = None) -> None:
        self._terminal = place
        self._source = source
        if source is None and place.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401 -- gives line editing and history to input()

    @property
    def live(self) -> bool:
        """Whether somebody is there who can be asked again; a pipe only says what it was going to say."""
        return self._source is not None or self._terminal.interactive

    def ask(self, prompt: str) -> str | None:
        """One answer, or None when there will be no more."""
        if self._source is None and self._terminal.interactive:
            try:
                return input(f"{prompt} ")[:LONGEST]
            except EOFError:
                self._terminal.line()
                return None
        read = self._source or sys.stdin.readline
        self._terminal.raw(f"{prompt} ")
        line = read()
        answer = line.rstrip("\r\n")[:LONGEST]
        self._terminal.raw(f"{answer}\n")
        self._terminal.console.file.flush()
        return answer if line else None
