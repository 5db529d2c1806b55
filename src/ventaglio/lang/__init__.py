"""Every text shown to a person, in that person's language.

A language is a folder of Fluent files beside this module: adding the folder adds the language. English is
complete, and stands in for what another language does not say yet.

The files are only cut into their entries; an entry is parsed when somebody asks for it. A command says a handful of
thousands of messages, and parsing them all would take longer than most commands do.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "FALLBACK",
    "NO_LAW",
    "BadArguments",
    "Language",
    "MissingMessage",
    "available",
    "detect",
    "extend",
    "translator",
]

FALLBACK = "en"

NO_LAW: Final = "none"
"""What `law` is where no text of rules in particular is spoken of."""

_HOME: Final = Path(__file__).parent

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=(.*(?:\n(?![-#A-Za-z]).*)*)", re.MULTILINE)
"""A message or a term: its name, and all that follows up to the next line that begins an entry or a comment."""

_MARKS: Final = re.compile(r"[{}]|\n *[.*[]")
"""What makes of an entry more than a plain text: placeables, attributes, variants."""

_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-z][\w-]*)")
"""Where an entry may name another one: at the beginning of a placeable, or of what is handed to a function."""


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
        self.messages: dict[str, str] = {}
        """The ids of all that this language says, and the file that says each."""
        self._entries: dict[str, str] = {}
        """What stands after the name of each message and term."""
        self._plain: dict[str, str] = {}
        """The messages that were asked for and have nothing to fill in."""
        self._bundle: FluentBundle | None = None
        """The others."""
        self._parsing = Lock()
        """A server speaks in several threads: a message is in the bundle when all is that it refers to."""
        for home in (_HOME, *_MORE):
            self.read(home / code)

    def read(self, folder: Path) -> None:
        """Say also what the files of a folder say, if there is such a folder."""
        for source in sorted(_ftl(folder)):
            for name, text in _ENTRY.findall(source.read_text(encoding="utf-8")):
                self._entries.setdefault(name, text)
                if not name.startswith("-"):
                    self.messages.setdefault(name, source.name)

    def has(self, message_id: str) -> bool:
        """Whether this language says it itself."""
        return message_id in self.messages

    def text(self, message_id: str, /, **args: object) -> str:
        """What this language says, or English in its place, filled in with the arguments.

        ``law`` is one of them that every message may ask for: the text of rules that is spoken of, whose own names for
        things it has. Whoever speaks of none in particular leaves it out.
        """
        known = self._plain.get(message_id)
        if known is not None:
            return known
        if message_id not in self.messages:
            if self.code != FALLBACK:
                return translator(FALLBACK).text(message_id, **args)
            raise MissingMessage(message_id)
        entry = self._entries[message_id]
        if _MARKS.search(entry) is None:
            return self._plain.setdefault(message_id, _plain(entry))
        with self._parsing:
            bundle = self._parsed(message_id)
        pattern = bundle.get_message(message_id).value
        assert pattern is not None, f"{self.code} {message_id} has attributes and no text"
        text, errors = bundle.format_pattern(pattern, {"law": NO_LAW, **args})
        if errors:
            raise BadArguments(f"{self.code} {message_id}: {'; '.join(map(str, errors))}")
        return str(text)

    def _parsed(self, message_id: str) -> "FluentBundle":
        """The bundle with this message in it, and with all that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            # Isolating marks are invisible, so they would only spoil copied text and the width of columns.
            self._bundle = FluentBundle([self.code], use_isolating=False)
        if self._bundle.has_message(message_id):
            return self._bundle
        wanted = [message_id]
        found: dict[str, str] = {}
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in found:
                found[name] = self._entries[name]
                wanted += _REFERENCE.findall(found[name])
        self._bundle.add_resource(FluentResource("".join(f"{name} ={text}\n" for name, text in found.items())))
        return self._bundle


def _plain(entry: str) -> str:
    """The text of an entry in which nothing is to be filled in, without the indentation that its lines share."""
    first, *rest = entry.split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in rest if line.strip(" ")]
    common = min(indents, default=0)
    lines = [first.lstrip(" "), *(line[common:] for line in rest)]
    return "\n".join(lines if lines[0] else lines[1:]).strip("\n").rstrip(" \n")


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
    """The codes of the languages there are."""
    return tuple(sorted(folder.name for folder in _HOME.iterdir() if folder.is_dir() and any(_ftl(folder))))


def detect(env: Mapping[str, str]) -> str:
    """The language the environment asks for, if we speak it; as in POSIX, the first variable set decides."""
    wish = next(filter(None, map(env.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "") or _windows_language()
    code = re.split(r"[^a-z]", wish.lower(), maxsplit=1)[0]
    return code if code in available() else FALLBACK


def _windows_language() -> str:
    """The language of Windows, which has no such variables; nothing on other systems."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def _ftl(folder: Path) -> Iterator[Path]:
    return folder.glob("*.ftl")
