"""A desk that answers in text alone, so that tests read like a referee's notes."""

from collections.abc import Callable

from tests.support import Desk
from ventaglio.core.cases import plain


class Sitting(Desk):
    """A table of one code, from a position given line by line."""

    def does(self, *actions: str) -> "Sitting":
        """Do these things one after the other."""
        self.play(*actions)
        return self

    def why_not(self, action: str) -> str:
        """The reason for which an action is refused and the article, ``reason [code article]``; else empty."""
        refused = self.refuses(action)
        return "" if refused is None else f"{refused[0]} [{refused[1]}]"

    def __getitem__(self, fact: str) -> str:
        """A fact as a case file would write it; empty where there is none."""
        return plain(super().__getitem__(fact))


def sitting(code: str) -> Callable[..., Sitting]:
    """How to sit down at a table of this code."""
    return lambda *lines: Sitting(code, "\n".join(lines))
