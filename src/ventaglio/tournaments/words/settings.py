"""What a code leaves open and the director settles: what each choice is called, and what its values mean."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from ventaglio.core.norms import Norm, options
from ventaglio.tournaments.director.lateness import minutes
from ventaglio.tournaments.director.regulation import LateStep, Regulation, Score
from ventaglio.tournaments.words.desk import DeskWords


def setting(words: DeskWords, name: str) -> str:
    """What a choice is called."""
    return words.text(f"setting-{name.replace('_', '-')}")


def meaning(words: DeskWords, value: Any, hands: int) -> str:
    """What a value means in rounds of so many hands (0 for teams)."""
    match value:
        case bool():
            return words.text("yes" if value else "no")
        case None:
            return words.text("setting-never")
        case Score():
            return words.text("setting-score", vp=value.vp, mp=words.points(value.mp))
        case LateStep():
            bonus = value.bonus
            then = "forfeit" if value.forfeit else "bonus" if bonus else "warning"
            warned = "yes" if value.warning else "no"
            return words.text("setting-late-step", minutes=minutes(value.over), then=then, bonus=bonus, warned=warned)
        case Enum():
            return words.text(f"setting-{value.name.lower().replace('_', '-')}")
        case Mapping():
            return meaning(words, value[hands], hands)
        case tuple():
            return "; ".join(meaning(words, one, hands) for one in value) or words.text("setting-never")
        case str():
            return words.text(f"tie-{value}")
        case _:
            return str(value)


def values(norm: Norm[Any]) -> tuple[Any, ...]:
    """What a choice may be; the usual value stands first."""
    return (norm.value, *(one for one in norm.choices if one != norm.value))


def settled(words: DeskWords, regulation: Regulation, names: Mapping[str, str], hands: int) -> dict[str, str]:
    """The choices that a notice has made, with what they mean."""
    chosen = options(regulation)
    return {setting(words, name): meaning(words, chosen[name].value, hands) for name in names if name in chosen}
