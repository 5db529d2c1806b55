"""How the desk says no: a sentence of the language files with its facts, and the article where one stands behind it."""

from typing import Any

import msgspec

from ventaglio.core.norms import Cite


class Objection(msgspec.Struct, frozen=True):
    """Why something cannot be put on record. ``reason`` is the id of a sentence, without "desk-no-"."""

    reason: str
    facts: dict[str, Any] = {}
    cite: Cite | None = None

    def __str__(self) -> str:
        facts = "".join(f" {key}={value}" for key, value in self.facts.items())
        return f"{self.reason}{facts}" + (f" [{self.cite}]" if self.cite else "")


class Objected(Exception):
    """Raised where something was to be put on record that `judge` refuses."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(str(objection))
        self.objection = objection
