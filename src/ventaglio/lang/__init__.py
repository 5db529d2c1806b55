"""Every text shown to a person, in that person's language.

A language is a folder of Fluent files beside this module: adding the folder adds the language. English is
complete, and stands in for what another language does not say yet.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

__all__ = ["FALLBACK", "BadArguments", "Language", "MissingMessage", "available", "detect", "extend", "translator"]

FALLBACK = "en"


class MissingMessage(KeyError):
    """No language file says this."""

    def __str__(self) -> str:
        return f"no message {self.args[0]!r}, not even in {FALLBACK!r}"


class BadArguments(ValueError):
    """A message could not be filled in with the arguments it was given."""


class Language:
    def __init__(self, code: str) -> None:
        if code not in available():
            raise ValueError(f"no language {code!r}; there are {', '.join(available())}")
        self.code = code
        # Isolating marks are invisible, so they would only spoil copied text and the width of columns.
        self._bundle = FluentBundle([code], use_isolating=False)
        self.messages: dict[str, str] = {}
        """The ids of all that this language says, and the file that says each."""
        for folder in (files(__name__), *_MORE):
            self.read(folder / code)

    def read(self, folder: Traversable) -> None:
        """Say also what the files of a folder say, if there is such a folder."""
        if not folder.is_dir():
            return
        for source in _ftl(folder):
            resource = FluentResource(source.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self.messages |= {entry.id.name: source.name for entry in resource.body if isinstance(entry, Message)}

    def has(self, message_id: str) -> bool:
        """Whether this language says it itself."""
        return self._bundle.has_message(message_id)

    def text(self, message_id: str, /, **args: object) -> str:
        if self._bundle.has_message(message_id):
            pattern = self._bundle.get_message(message_id).value
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, args)
                if errors:
                    raise BadArguments(f"{self.code} {message_id}: {'; '.join(map(str, errors))}")
                return str(text)
        if self.code != FALLBACK:
            return translator(FALLBACK).text(message_id, **args)
        raise MissingMessage(message_id)


@cache
def translator(code: str) -> Language:
    """The language of this code; its files are read once."""
    return Language(code)


_MORE: list[Path] = []


def extend(folder: Path) -> None:
    """Let every language say what the files say that lie in a folder of its name: for games from outside."""
    if folder in _MORE:
        return
    _MORE.append(folder)
    for code in available():
        translator(code).read(folder / code)


@cache
def available() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in files(__name__).iterdir() if folder.is_dir() and any(_ftl(folder))))


def detect(env: Mapping[str, str]) -> str:
    """The language the environment asks for, if we speak it; as in POSIX, the first variable set decides."""
    wish = next(filter(None, map(env.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = re.split(r"[^a-z]", wish.lower(), maxsplit=1)[0]
    return code if code in available() else FALLBACK


def _ftl(folder: Traversable) -> Iterator[Traversable]:
    return (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
