"""The articles of a code, and who answers for each: the stuff of the ledger."""

from enum import Enum

import msgspec


class Charge(Enum):
    """What an article is about, and so who in the house answers for it."""

    PLAY = "play"
    """Set-up, play, count or match: a norm or a refusal must cite it and a test must show it."""
    REFEREE = "referee"
    """Irregularities, remedies, the referee's procedure and powers: a ruling must cite it and a test must show it."""
    DIRECTOR = "director"
    """Tournaments: tables, rounds, score sheets, absences. As for play, a norm cites it and a test shows it."""
    CONDUCT = "conduct"
    """How people behave; the article's reason says why the software does not judge it."""
    NOTHING = "nothing"
    """No rule in it; the article's reason says what it holds instead."""


class Article(msgspec.Struct, frozen=True):
    """One article of a code: its number as the code writes it, a title of ours, and its charge."""

    code: str
    number: str
    title: str
    charge: Charge
    reason: str = ""
    library: str = ""
    """The module of the package that does what it says for programs, where no table, command or page does so yet."""
