"""The pages of help, and what is said of a command line that cannot be read, in the reader's language."""

import re
import textwrap
from typing import Any, Final

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ventaglio.games.common.terminal.screen import WIDEST, Terminal, flowed
from ventaglio.lang import FALLBACK, translator

_LABELS: Final = 24
"""Columns for the names of options; a longer name has its line to itself."""

_MESSAGE: Final = re.compile(r"(opt|help)-[a-z-]+")

_LABEL: Final = re.compile(r"(?<![\w-])[A-Z][A-Z_]+(?![\w-])")
"""An argument, as the parser calls it by the name or the kind of a parameter."""


class Pages:
    """Lays out a page of help. What describes a command or an option is the id of a message."""

    def __init__(self, place: Terminal) -> None:
        self._terminal = place

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The first line: how the command is written."""
        words = str(usage or "").strip().removeprefix("Usage:").split()
        known = {"COMMAND": "help-word-command", "[OPTIONS]": "help-word-options", "[ARGS]": "help-word-arguments"}
        named = [word for word in words if word != "[ARGS]"]
        shown = [self._terminal.text(known[word]) if word in known else label(self._terminal, word) for word in named]
        self._print(console, Text.assemble((self._terminal.text("help-usage"), "title"), " ", " ".join(shown)))
        self._print(console, "")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command is for, with its examples as they stand."""
        for line in flowed(self._told(description), self._width(console)):
            self._print(console, Text(line, style="turn" if line.startswith("  ") else ""))
        self._print(console, "")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """A list of commands, or of arguments and options."""
        if not panel.entries:
            return
        title = "help-commands" if panel.format == "command" else "help-options"
        if all(entry.positional_label for entry in panel.entries):
            title = "help-arguments"
        self._print(console, Text(self._terminal.text(title), style="title"))
        for entry in panel.entries:
            names = label(self._terminal, "  " + ", ".join(_labels(entry, panel.format)))
            lines = textwrap.wrap(self._described(entry), self._width(console) - _LABELS) or [""]
            if len(names) >= _LABELS:
                self._print(console, Text(names, style="turn"))
            else:
                self._print(console, Text.assemble((names.ljust(_LABELS), "turn"), lines.pop(0)))
            for line in lines:
                self._print(console, " " * _LABELS + line)
        self._print(console, "")

    def _described(self, entry: HelpEntry) -> str:
        told = self._told(entry.description).partition("\n\n")[0]
        if entry.choices:
            told += f" [{', '.join(entry.choices)}]"
        if entry.default and entry.default not in ("False", "True"):
            told += f" [{self._terminal.text('help-default', value=entry.default)}]"
        return told

    def _told(self, description: Any) -> str:
        """The words of a description: those of a message where it is the id of one."""
        inner = getattr(description, "primary_renderable", description)
        told = str(getattr(inner, "plain", inner) or "").strip()
        return self._terminal.text(told) if _MESSAGE.fullmatch(told) else told

    def _width(self, console: Console) -> int:
        return max(_LABELS + 20, min(WIDEST, console.width))

    def _print(self, console: Console, text: str | Text) -> None:
        console.print(text, soft_wrap=True, highlight=False, markup=False)


def _labels(entry: HelpEntry, kind: str) -> tuple[str, ...]:
    if kind == "command":
        return entry.positive_names
    if entry.positional_label:
        return (entry.positional_label,)
    names = [*entry.positive_names, *entry.positive_shorts]
    if entry.metavar:
        names[-1] += f" {entry.metavar}"
    return tuple(names)


def label(place: Terminal, text: str) -> str:
    """A text in which arguments are called as the reader calls them."""

    def told(found: re.Match[str]) -> str:
        message = f"help-label-{found[0].lower()}"
        return place.text(message) if message in translator(FALLBACK).messages else found[0]

    return _LABEL.sub(told, text)


def complaint(place: Terminal, error: CycloptsError) -> str:
    """One line on what is wrong with a command line."""
    help_with = " ".join(["ventaglio", *(error.command_chain or ()), "--help"])
    match error:
        case UnknownOptionError():
            return place.text("usage-unknown-option", option=error.token.keyword or error.token.value, help=help_with)
        case UnknownCommandError():
            return place.text("usage-unknown-command", command=(error.unused_tokens or [""])[0], help=help_with)
        case UnusedCliTokensError():
            return place.text("usage-too-many", words=" ".join(error.unused_tokens or ()), help=help_with)
        case CoercionError() if error.token is not None:
            name = error.token.keyword or (error.argument.name if error.argument else "")
            named = name if name.startswith("--") else label(place, name.upper())
            return place.text("usage-bad-value", value=error.token.value, name=named, help=help_with)
        case MissingArgumentError() if error.argument is not None:
            name = error.keyword or error.argument.name
            named = name if name.startswith("--") else label(place, name.upper())
            return place.text("usage-missing", name=named, help=help_with)
        case RepeatArgumentError():
            return place.text("usage-twice", option=error.token.keyword or error.token.value, help=help_with)
        case _:
            return place.text("usage-wrong", help=help_with)
