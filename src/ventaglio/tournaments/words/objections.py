"""Why the desk says no, and what is wrong with the rows of a spreadsheet."""

from collections.abc import Mapping
from typing import Final

from ventaglio.tournaments.director.importing import Problem
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords

NAMES: Final = frozenset(("round", "table", "number", "entry", "next", "first", "second", "board", "row", "other"))
"""Facts that name something by its number: they are not counted, so nothing is written between their digits."""

TERMS: Final = ("format", "seating", "movement", "mistake")
"""Facts that are terms of the notice or of a correction."""


def objection(words: DeskWords, objected: Objection, t: Tournament | None) -> str:
    """Why something cannot be put on record, with the article where one stands behind it."""
    home = t.notice.code if t is not None else ""
    return words.bracketed(_sentence(words, objected, t), objected.cite, home)


def _sentence(words: DeskWords, objected: Objection, t: Tournament | None) -> str:
    facts = _facts(words, objected.facts)
    if t is not None and isinstance(number := objected.facts.get("number"), int):
        facts["who"] = words.entrant(t, number)
    return words.text(f"desk-no-{objected.reason}", **facts)


def problem(words: DeskWords, found: Problem) -> str:
    """What is wrong with a row of a spreadsheet: the row is told apart."""
    return words.text(f"import-{found.reason}", **_facts(words, found.facts))


def _facts(words: DeskWords, facts: Mapping[str, object]) -> dict[str, object]:
    return {key: _fact(words, key, fact) for key, fact in facts.items()}


def _fact(words: DeskWords, key: str, fact: object) -> object:
    if isinstance(fact, Exception):
        return words.trouble(fact)
    if key in TERMS:
        return words.text(f"{key}-{fact}")
    return fact if isinstance(fact, int) and key not in NAMES else str(fact)
