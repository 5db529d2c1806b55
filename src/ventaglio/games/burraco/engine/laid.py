"""The melds on the table as a side sees them that would add to them: which are open to it, and what they take."""

from typing import NamedTuple

from ventaglio.core.cards import Card
from ventaglio.games.burraco.engine.melds import Meld, Set, welcome
from ventaglio.games.burraco.engine.state import Laid, State, Table


class OpenMelds(NamedTuple):
    """What lies there for a side."""

    melds: tuple[tuple[int, Meld, frozenset[Card]], ...]
    """The melds to which it may attach: number, meld, and the cards that fit it."""
    set_ranks: tuple[str, ...]
    """The ranks of which the side itself has a set."""


class _Seen(NamedTuple):
    table: Table | None
    melds: tuple[Laid, ...]
    sides: tuple[int, ...]
    found: dict[int, OpenMelds]


_seen = _Seen(None, (), (), {})
"""What was found at the table that was looked at last: three of four acts leave all melds as they are.

States never change, so that what is remembered of one is what would be found again: nothing but time depends on this.
"""


def open_to(state: State, side: int) -> OpenMelds:
    """The melds that are open to a side."""
    global _seen  # noqa: PLW0603 -- one value, replaced as a whole, so that threads never see half of it
    seen = _seen
    if seen.melds is not state.melds or seen.table is not state.table or seen.sides is not state.sides:
        seen = _seen = _Seen(state.table, state.melds, state.sides, {})
    found = seen.found.get(side)
    if found is None:
        found = seen.found[side] = _find(state, side)
    return found


def _find(state: State, side: int) -> OpenMelds:
    law, sides, everywhere = state.table.law, state.sides, not state.table.rules.attach_to_own_side.value
    melds, set_ranks = [], []
    for number, laid in enumerate(state.melds, start=1):
        own, meld = sides[laid.owner] == side, laid.meld
        if own or everywhere:
            melds.append((number, meld, welcome(meld, law)))
        if own and isinstance(meld, Set):
            set_ranks.append(meld.rank)
    return OpenMelds(tuple(melds), tuple(set_ranks))
