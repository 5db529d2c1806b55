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
    """A text from outside that cannot be read. The message is one sentence saying what is wrong, and where."""
