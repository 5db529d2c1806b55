"""The words that everything at a tournament's desk shares: entrants, tables, scores, terms of the notice."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from ventaglio.core.norms import Cite
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Words
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.events import Sheets, Stop
from ventaglio.tournaments.director.money_events import How
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.second_thoughts import Tap
from ventaglio.tournaments.director.terms import Format, Movement, Number, Seating
from ventaglio.tournaments.director.tournament import Tournament

NONE: Final = "none"
"""What stands in a sentence for something that is not there: the language files tell it apart."""

TERMS: Final[dict[type[Enum], str]] = {
    Format: "format",
    Seating: "seating",
    Movement: "movement",
    Role: "role",
    Mistake: "mistake",
    Stop: "stop",
    How: "how",
    Tap: "tap",
}
"""How the ids of the names of each kind of term begin."""


ROLES: Final = frozenset(role.value for role in Role)


class DeskWords(Words):
    """A language at a tournament's desk."""

    game = "burraco"

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

    def entrant(self, t: Tournament, number: Number, round_: int = 0, *, line: int = 0) -> str:
        """An entrant in the middle of a sentence: surnames and number; whoever is gone is a number only.

        As they are now, as they played a round, or as they were before a line of the log.
        """
        one = t.entrants.get(number)
        if one is None:
            return self.text("entrant-unknown", number=str(number))
        one = one.in_round(round_) if round_ else one.at_line(line) if line else one
        return self.text("entrant-named", title=one.brief, number=str(number))

    def entrants(self, t: Tournament, numbers: Iterable[Number], *, line: int = 0) -> str:
        """Some entrants in a row."""
        return self.several([self.entrant(t, number, line=line) for number in numbers])

    def side(self, t: Tournament, side: Iterable[Number], round_: int = 0, *, line: int = 0) -> str:
        """Who plays together at a table."""
        return " + ".join(self.entrant(t, number, round_, line=line) for number in side)

    def several(self, items: Sequence[str]) -> str:
        """A row of things as a sentence has them."""
        if len(items) < 2:
            return items[0] if items else NONE
        return self.text("and", first=", ".join(items[:-1]), last=items[-1])

    # ── Terms ────────────────────────────────────────────────────────────────────────────────────────────────────

    def term(self, term: Enum) -> str:
        """What a format, a seating, a movement, a role, a mistake or a stop is called."""
        return self.text(f"{TERMS[type(term)]}-{term.value}")

    def unit(self, format_: Format) -> str:
        """What enters a tournament of this format: a pair, a team, a player."""
        return self.text(f"unit-{format_.value}")

    def signer(self, by: str) -> str:
        """Who put something on record, or decided it; whoever came by a link without a name is known by its role."""
        return self.text(f"role-{by}") if by in ROLES else by

    # ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────

    def sheets(self, sheets: Sheets) -> str:
        """The totals of a match, sheet by sheet."""
        return ", ".join(f"{first}–{second}" for first, second in sheets) or NONE

    def duration(self, seconds: int) -> str:
        return self.text("duration", minutes=seconds // 60, seconds=f"{seconds % 60:02}")

    def money(self, cents: int) -> str:
        """An amount in euros."""
        whole, rest = divmod(abs(cents), 100)
        return ("−" if cents < 0 else "") + self.text("money", euros=whole, cents=f"{rest:02}")

    def bracketed(self, sentence: str, cite: Cite | None, home: str) -> str:
        """A sentence, and the article behind it where there is one; with its code if that is not the one at hand."""
        return sentence if cite is None else f"{sentence} [{self.cites([cite], home)}]"


def desk_words(language: str) -> DeskWords:
    """The desk's words in a language."""
    return DeskWords(Voice(translator(language)))
