"""A voice: a language, the text of rules it speaks of, and whether the signs of cards can be shown where it is read."""

from typing import Final

from ventaglio.core.cards import CardError, CartaError
from ventaglio.core.refusal import BadInput
from ventaglio.lang import NO_LAW, Language

LONGEST_QUOTED: Final = 60
"""More than so many characters of a wrong text would hide the sentence that says what is wrong."""

LONGEST_FACT: Final = 900
"""Fluent prints nothing that is much longer."""


class Voice:
    """Says messages to one reader."""

    def __init__(self, language: Language, *, symbols: bool = True, law: str = NO_LAW) -> None:
        self.language = language
        self.symbols = symbols
        self.law = law
        """The code whose names for things are used; each has some of its own."""

    def of(self, law: str) -> "Voice":
        """The same voice, speaking of a code: in Italian what one calls the pozzetto, another calls the pozzo."""
        return Voice(self.language, symbols=self.symbols, law=law)

    def text(self, message: str, /, **facts: object) -> str:
        """A message in the reader's language. Whatever somebody typed may be in it, so no fact is let grow enormous."""
        short = {name: quoted(fact) if _enormous(fact) else fact for name, fact in facts.items()}
        return self.language.text(message, **{"law": self.law, **short})

    def trouble(self, error: Exception) -> str:
        """What is wrong with a text from outside, in the reader's language where the language files say it."""
        if isinstance(error, CardError | CartaError):
            return self.text("bad-no-card" if isinstance(error, CardError) else "bad-no-carta", text=quoted(error.text))
        if not isinstance(error, BadInput) or not error.reason:
            return str(error)
        # What is known is ours, and listed whole; what somebody typed is quoted.
        facts = {name: str(fact) if name == "known" else self._fact(fact) for name, fact in error.facts.items()}
        return self.text(f"bad-{error.reason}", **facts)

    def _fact(self, fact: object) -> str:
        """A fact as a sentence takes it: short, and never empty, so that the language files can tell it apart."""
        if isinstance(fact, Exception):
            return self.trouble(fact)
        return quoted(str(fact)) or "none"


def _enormous(fact: object) -> bool:
    """Whether the language files would refuse to print this."""
    return isinstance(fact, str) and len(fact) > LONGEST_FACT


def quoted(fact: object) -> str:
    """A text as it is quoted: its beginning will do."""
    text = str(fact)
    return text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}…"
