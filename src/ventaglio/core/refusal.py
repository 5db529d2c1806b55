"""How the house says no: a reason that the language files can put into words, and the article it rests on."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ventaglio.core.norms import Cite


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal. ``reason`` is the id of a sentence in the language files, ``facts`` its variables."""

    reason: str
    cite: Cite
    facts: dict[str, Any] = {}

    def __str__(self) -> str:
        facts = "".join(f" {key}={value}" for key, value in self.facts.items())
        return f"{self.reason}{facts} [{self.cite}]"


Grounds = Mapping[str, tuple[str, ...]]
"""The reasons for which a game refuses, and the norms that each may rest on; none where it rests on a ruling."""


def refusal(grounds: Grounds, rules: msgspec.Struct, reason: str, on: str, facts: dict[str, Any]) -> Refusal:
    """A refusal for this reason, by the article of the norm that it rests on: ``on``, where there are several."""
    known = grounds[reason]
    norm = on or known[0]
    assert norm in known if on else len(known) == 1, f"{reason} rests on one of {known}, not on {on!r}"
    return Refusal(reason, getattr(rules, norm).cite, facts)


class IllegalAction(Exception):
    """Raised by `act` for an action that `judge` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadInput(ValueError):
    """A text from outside that cannot be read. The message is one sentence saying what is wrong, and where.

    What people meet often has a ``reason`` too, the id of that sentence in the language files, and ``facts``, its
    variables. A fact may be the error that lies behind this one.
    """

    def __init__(self, sentence: str, reason: str = "", /, **facts: object) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.facts = facts
