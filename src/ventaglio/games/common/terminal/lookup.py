"""Looking norms up during a game: the code in short, and the last refusal at length."""

from collections.abc import Callable, Iterator
from typing import Any

from ventaglio.core.norms import norms
from ventaglio.core.refusal import Grounds, Refusal
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang.words import Words
from ventaglio.law import shelf
from ventaglio.law.shelf import Found
from ventaglio.law.words.norms import NormWords


class Lookup:
    """Answers questions about the code that a table plays by."""

    def __init__(self, place: Terminal, words: Words, told: NormWords, found: Found, reasons: Grounds) -> None:
        self._reasons = reasons
        self._words = words
        self._terminal = place
        self._told = told
        self._found = found

    def rules(self, narrowed: Callable[[Any], Any] = lambda value: value) -> None:
        """The code in short, with its articles. ``narrowed`` leaves out of a value what is not of this table."""
        rules = self._found.rules
        self._terminal.line(f" {rules.title}", style="title")
        for name in self._told.in_short:
            norm = getattr(rules, name)
            article = self._words.cites(norm.cites[:1], self._found.document)
            self._terminal.told(f"{self._told.name(name)}: {self._told.value(name, narrowed(norm.value))} ({article})")
        self._terminal.say("rules-more", code=f"{self._found.game}:{rules.id}")

    def why(self, refusal: Refusal | None) -> None:
        """A refusal at length: the norm it rests on, what it says here and elsewhere."""
        if refusal is None:
            self._terminal.say("why-nothing")
            return
        self._terminal.told(self._words.refusal(refusal))
        self._terminal.line(f" {self._words.cite(refusal.cite)}", style="soft")
        grounds = self._reasons.get(refusal.reason, ())
        for name, norm in norms(self._found.rules):
            if name in grounds and refusal.cite in norm.cites:
                told = self._told.value(name, norm.value)
                self._terminal.line(f"   {self._told.name(name)}: {told}")
                if not norm.stated:
                    self._terminal.line(f"     {self._terminal.text('codes-filled', why=self._told.why(norm))}")
                for line in self._elsewhere(name, told):
                    self._terminal.line(f"     {line}", style="soft")

    def _elsewhere(self, name: str, here: str) -> Iterator[str]:
        """What the other codes of the game say, where it is something else."""
        for one in shelf.every_set(self._found.game):
            rules = one.rules
            if rules.id != self._found.rules.id:
                told = self._told.value(name, getattr(rules, name).value)
                if told != here:
                    yield self._terminal.text("why-elsewhere", code=self._words.code(rules.id), value=told)
