"""How the house says no: a reason that the language files can put into words, and the article it rests on."""

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
