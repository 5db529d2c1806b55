"""The short commands of a game in the terminal: which verb, and what follows it."""

from collections.abc import Sequence
from typing import NamedTuple

from ventaglio.core.refusal import BadInput
from ventaglio.lang import FALLBACK, Language, MissingMessage, translator


class Command(NamedTuple):
    """A verb, and the words that follow it."""

    verb: str
    rest: tuple[str, ...]


class Unclear(BadInput):
    """A line that cannot be read as a command; ``message`` is the id of the sentence that says so."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class Phrases:
    """Reads commands in the words of a language; the words of English are always understood."""

    def __init__(self, language: Language, game: str, verbs: Sequence[str]) -> None:
        self._unclear = f"unclear-{game}-verb"
        self._verbs: dict[str, str] = {}
        for spoken in (translator(FALLBACK), language):
            for verb in verbs:
                self._verbs.update(dict.fromkeys(spelled(spoken, game, verb), verb))

    def read(self, line: str) -> Command:
        """The command of a line. A lone number chooses what was offered; an empty line asks for the table."""
        words = line.replace(",", " ").split()
        if not words:
            return Command("table", ())
        if words[0].isdecimal() and len(words) == 1:
            return Command("choose", (words[0],))
        verb = self._verbs.get(words[0].lower())
        if verb is None:
            raise Unclear(self._unclear, word=words[0])
        return Command(verb, tuple(words[1:]))


def spelled(language: Language, game: str, verb: str) -> list[str]:
    """The words for a command: those of a game, or else those that all games share."""
    try:
        return language.text(f"command-{game}-{verb}").split()
    except MissingMessage:
        return language.text(f"command-{verb}").split()
