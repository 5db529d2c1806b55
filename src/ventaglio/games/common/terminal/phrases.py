"""The short commands of a game in the terminal: which verb, and what follows it."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ventaglio.core.refusal import BadInput
from ventaglio.lang import FALLBACK, Language, MissingMessage, available, translator


class Command(NamedTuple):
    """A verb, and the words that follow it."""

    verb: str
    rest: tuple[str, ...]


class Unclear(BadInput):
    """A line that cannot be read as a command; ``message`` is the id of the sentence that says so."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message, **facts)
        self.message = message


class Phrases:
    """Reads commands in the words of every language there is; where two disagree, the reader's own prevails."""

    def __init__(self, language: Language, game: str, verbs: Sequence[str]) -> None:
        self._unclear = f"unclear-{game}-verb"
        self._verbs: dict[str, str] = {}
        for spoken in (*every_language(), translator(FALLBACK), language):
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


def every_language() -> list[Language]:
    """All the languages: whoever has the screen in one may still type the words of another."""
    return [translator(code) for code in available()]


@cache
def any_words(message: str) -> frozenset[str]:
    """The words that a message lists, in all languages together."""
    return frozenset(word for language in every_language() for word in language.text(message).split())


def spelled(language: Language, game: str, verb: str) -> list[str]:
    """The words for a command: those of a game, or else those that all games share."""
    try:
        return language.text(f"command-{game}-{verb}").split()
    except MissingMessage:
        return language.text(f"command-{verb}").split()
