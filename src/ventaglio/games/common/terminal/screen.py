"""What every command has at hand: the reader's language, the screen, and safe ways to read and write files."""

import errno
import json
import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

from ventaglio.core.refusal import BadInput
from ventaglio.lang import Language, translator
from ventaglio.lang.voice import Voice

DONE: Final = 0
NO: Final = 1
"""The question was understood, and the answer is no."""
BAD: Final = 2
"""Something in the command line or in a file cannot be read."""
INTERRUPTED: Final = 130

LARGEST: Final = 16 * 1024 * 1024
"""No record, position or case file comes near so many bytes; more is a wrong file."""

NARROWEST: Final = 40
WIDEST: Final = 100
"""Lines longer than this are tiring to read, however large the screen."""


class Pips(RegexHighlighter):
    """Colours the cards in whatever is printed, so that no text need know of colours."""

    base_style = "card."
    rank = r"(?:10|[2-9AJQK])"
    highlights = [  # noqa: RUF012 -- the base class declares it so
        rf"(?P<hearts>{rank}♥)",
        rf"(?P<diamonds>{rank}♦)",
        rf"(?P<clubs>{rank}♣)",
        rf"(?P<spades>{rank}♠)",
        r"(?P<joker>J★)",
        *(rf"(?P<{name}>\b{name[0]}[A2-7DCR]\b)" for name in ("danari", "spade", "coppe", "bastoni")),
    ]


THEME: Final = Theme(
    {
        "card.hearts": "bold red",
        "card.diamonds": "bold yellow",
        "card.clubs": "bold green",
        "card.spades": "bold",
        "card.joker": "bold magenta",
        "card.danari": "bold yellow",
        "card.spade": "bold blue",
        "card.coppe": "bold red",
        "card.bastoni": "bold green",
        "title": "bold",
        "soft": "dim",
        "good": "green",
        "bad": "red",
        "turn": "bold cyan",
    }
)


class Screen(Console):
    """A console that leaves it to us what a reader who went away means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal(Voice):
    """What a command reads from and writes to: a voice in the reader's language, and a screen."""

    def __init__(self, language: Language, *, plain: bool = False) -> None:
        self.console = Screen(
            theme=THEME, highlighter=Pips(), markup=False, emoji=False, no_color=True if plain else None
        )
        super().__init__(language, symbols=not plain and self._can_write("♥─"))

    def _can_write(self, text: str) -> bool:
        try:
            text.encode(self.console.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    @property
    def width(self) -> int:
        """The columns there are to write in."""
        return max(NARROWEST, self.console.width)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal

    def say(self, message: str, /, **facts: object) -> None:
        """Print a message."""
        self.line(self.text(message, **facts))

    def line(self, text: str = "", style: str | None = None, *, whole: bool = False) -> None:
        """Print a text, on several lines if it is long; a ``whole`` one, with a path in it, is not broken."""
        if whole:
            self.console.print(text, style=style, soft_wrap=True)
        else:
            self._rows(Text(text, style=style or ""), self.width, "")

    def told(self, text: str, style: str = "") -> None:
        """Print a sentence; what is too long goes on below it, a little to the right."""
        self._rows(Text(f" {text}", style=style), self.width, "   ")

    def _rows(self, text: Text, width: int, indent: str) -> None:
        """Print a text set to a width; all its rows but the first are indented."""
        rows = self.console.highlighter(text).wrap(self.console, width - len(indent))
        for at, row in enumerate(rows):
            row.rstrip()
            self.console.print(Text.assemble(indent if at else "", row), soft_wrap=True, highlight=False)

    def page(self, text: str) -> None:
        """Print a text of several paragraphs."""
        for line in flowed(text, min(self.width, WIDEST)):
            self.console.print(line, soft_wrap=True)

    def raw(self, text: str) -> None:
        """Print a text exactly as it is: for what another program will read."""
        self.console.file.write(text)

    def rule(self) -> None:
        """A line across."""
        self.console.print(Text(("─" if self.symbols else "-") * self.width, style="soft"))

    def json(self, value: Any) -> None:
        """Print data for a program to read."""
        self.raw(json.dumps(value, indent=2, ensure_ascii=not self._can_write("é—♥")) + "\n")


def flowed(text: str, width: int) -> Iterator[str]:
    """The lines of a text: paragraphs set to a width, indented lines as they stand."""
    paragraph: list[str] = []
    for line in text.strip("\n").split("\n"):
        if line and not line.startswith(" "):
            paragraph.append(line)
            continue
        yield from textwrap.wrap(" ".join(paragraph), width)
        paragraph = []
        yield line
    yield from textwrap.wrap(" ".join(paragraph), width)


_TERMINAL: ContextVar[Terminal] = ContextVar("terminal")


def terminal() -> Terminal:
    """The terminal of the command that runs."""
    try:
        return _TERMINAL.get()
    except LookupError:
        return Terminal(translator("en"))


@contextmanager
def at(place: Terminal) -> Iterator[Terminal]:
    """Let a command work at this terminal."""
    token = _TERMINAL.set(place)
    try:
        yield place
    finally:
        _TERMINAL.reset(token)


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a file, or of the standard input where the path is ``-``."""
    try:
        if str(path) == "-":
            data = sys.stdin.buffer.read(largest + 1)
        else:
            with path.open("rb") as file:
                data = file.read(largest + 1)
    except OSError as error:
        raise BadInput(terminal().text("file-trouble", file=str(path), trouble=trouble_with(error))) from None
    except ValueError:  # a name with a NUL in it
        raise BadInput(terminal().text("file-no-name", file=repr(str(path)))) from None
    if len(data) > largest:
        raise BadInput(terminal().text("file-too-large", file=str(path)))
    return data


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The text of a file, or of the standard input where the path is ``-``."""
    data = read_bytes(path, largest)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(terminal().text("file-not-text", file=str(path))) from None
    if "\0" in text:
        raise BadInput(terminal().text("file-not-text", file=str(path)))
    if not text.strip():
        raise BadInput(terminal().text("file-empty", file=str(path)))
    return text


def new_file(path: Path) -> Path:
    """A path at which a file can be written without losing another."""
    try:
        taken = path.exists() or path.is_symlink()
    except OSError as error:  # a name that no file can have
        raise BadInput(terminal().text("file-trouble", file=str(path), trouble=trouble_with(error))) from None
    if taken:
        raise BadInput(terminal().text("file-exists", file=str(path)))
    if not path.parent.is_dir():
        raise BadInput(terminal().text("file-no-folder", file=str(path), folder=str(path.parent)))
    if not os.access(path.parent, os.W_OK):
        raise BadInput(terminal().text("file-no-write", file=str(path), folder=str(path.parent)))
    return path


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput(terminal().text("file-trouble", file=str(path), trouble=trouble_with(error))) from None
    except ValueError:  # a name with a NUL in it
        raise BadInput(terminal().text("file-no-name", file=repr(str(path)))) from None


_TROUBLES: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EEXIST: "file-there",
    errno.ENOSPC: "file-no-space",
    errno.ENAMETOOLONG: "file-long-name",
    errno.EADDRINUSE: "address-in-use",
}


def trouble_with(error: OSError) -> str:
    """What the system says of a file or an address; what it says seldom, by its number."""
    message = _TROUBLES.get(error.errno or 0)
    return terminal().text(message) if message else terminal().text("file-otherwise", number=str(error.errno))
