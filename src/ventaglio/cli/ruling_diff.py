"""``ventaglio codes diff --rulings``: the same irregularity by two codes, in orders."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ventaglio.core.norms import Cite
from ventaglio.games.common.plugin import find
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.law.referee.comparing import Contrast, contrasts, differing
from ventaglio.law.referee.inquiry import Ruling
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import Found


class RulingDiff:
    """Two codes of a game, put side by side for a reader."""

    def __init__(self, place: Terminal, left: Found, right: Found, names: tuple[str, str]) -> None:
        self._place = place
        self._books = left.book, right.book
        self._names = names
        self._spoken = [
            RulingWords(left.game, place.language.code, book.figures, book.document) for book in self._books
        ]
        self._words = RulingWords(left.game, place.language.code, left.book.figures)
        self._articles = find(left.game).words(place)

    def names(self, irregularity: str | None) -> list[str]:
        """The irregularities to be shown: one, or all on which the codes differ."""
        if irregularity is None:
            return list(differing(*self._books))
        self._books[0].register.check(irregularity)
        return [irregularity]

    def show(self, irregularity: str | None) -> None:
        """For every irregularity the answers that lead elsewhere, and what each code orders then."""
        found = 0
        for one in self.names(irregularity):
            differences = contrasts(*self._books, one)
            if differences:
                found += 1
                self._place.line()
                self._place.line(f"{self._words.irregularity(one)} ({one})", style="title")
                self._place.console.print(self._table(differences))
        self._place.line()
        self._place.say("codes-rulings-differ" if found else "codes-rulings-same", count=found)

    def _table(self, differences: Sequence[Contrast]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0), expand=True)
        table.add_column(self._place.text("codes-facts"), ratio=5)
        for name in self._names:
            table.add_column(name, ratio=6)
        for one in differences:
            table.add_row(self._facts(one), self._side(one.left), self._side(one.right))
        return table

    def _facts(self, one: Contrast) -> Text:
        lines = Text()
        for fact, answer in one.told:
            asking = [at for at, ruling in enumerate((one.left, one.right)) if ruling is None or _asked(ruling, fact)]
            # The same question may name a figure of each code.
            told = " / ".join(dict.fromkeys(_said(self._spoken[at], fact, answer) for at in asking))
            lines.append(f"\n{told}" if lines else told)
            if len(asking) == 1:
                only = self._place.text("codes-only-asks", code=self._names[asking[0]])
                lines.append(f" ({only})", style="soft")
        return lines if one.told else Text(self._place.text("codes-whatever"), style="soft")

    def _side(self, ruling: Ruling | None) -> Text:
        if ruling is None:
            return Text(self._place.text("codes-answer-unknown"), style="soft")
        cell = Text()
        for step in ruling.steps:
            self._line(cell, f"– {self._words.order(step.remedy)}", step.cite)
        if ruling.bounds:
            self._line(cell, self._place.text("referee-may"))
            for step in ruling.bounds:
                self._line(cell, f"– {self._words.order(step.remedy)}", step.cite)
        if ruling.silent:
            cite = ruling.cites[0] if ruling.cites else None
            self._line(cell, self._place.text("codes-no-penalty"), cite, style="soft")
        return cell

    def _line(self, cell: Text, told: str, cite: Cite | None = None, style: str = "") -> None:
        cell.append(f"\n{told}" if cell else told, style=style)
        if cite is not None:
            cell.append(f" ({self._articles.article(cite)})", style="soft")

    # ── For programs ─────────────────────────────────────────────────────────────────────────────────────────────────

    def json(self, irregularity: str | None) -> dict[str, list[dict[str, Any]]]:
        """The same as data, by irregularity."""
        return {
            one: [
                {"facts": dict(found.told), "rulings": [_json(found.left), _json(found.right)]}
                for found in contrasts(*self._books, one)
            ]
            for one in self.names(irregularity)
        }


def _asked(ruling: Ruling, fact: str) -> bool:
    return any(fact == asked for asked, _ in ruling.asked)


def _said(words: RulingWords, fact: str, answer: str) -> str:
    return f"{words.question(fact)} {words.answer(fact, answer)}"


def _json(ruling: Ruling | None) -> dict[str, Any] | None:
    if ruling is None:
        return None
    return {
        "orders": [str(step.remedy) for step in ruling.steps],
        "discretion": [str(step.remedy) for step in ruling.bounds],
        "silent": ruling.silent,
        "articles": [str(cite) for cite in ruling.cites],
        "asked": [fact for fact, _ in ruling.asked],
    }
