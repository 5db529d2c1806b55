"""What the live-tables of both games share: facts as text, and functions of a state that serve a table around it."""

from collections.abc import Callable, Mapping
from typing import Any

from ventaglio.core.refusal import BadInput


def parse_facts(words: list[str]) -> dict[str, str]:
    """Facts from words like ``when=now``."""
    found: dict[str, str] = {}
    for word in words:
        fact, sign, answer = word.partition("=")
        if not (fact and sign and answer):
            raise BadInput(f"{word!r} is no fact: write fact=answer")
        found[fact] = answer
    return found


def spell_facts(told: Mapping[str, str]) -> list[str]:
    """The inverse of `parse_facts`."""
    return [f"{fact}={answer}" for fact, answer in told.items()]


def of_state(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose first argument is a state, as one of a live-table."""

    def of_live(live: Any, *more: Any) -> Any:
        return function(live.state, *more)

    return of_live
