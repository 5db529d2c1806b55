"""The places where cards lie, by name, for whoever must move them outside the course of play.

``hand A``, ``stock`` (its top), ``stock-bottom``, ``pile`` (its top), ``pozzetto 1``, ``meld 3``, ``astray 1``.
"""

from typing import Any

from msgspec.structs import replace

from ventaglio.core.cards import Card, spell
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.engine.duties import Duties
from ventaglio.games.burraco.engine.melds import Meld
from ventaglio.games.burraco.engine.state import Laid, State, without


def is_hidden(place: str, seat: Seat | None) -> bool:
    """Whether cards in this place lie face down for a seat."""
    kind, _, which = place.partition(" ")
    if kind == "hand":
        return seat is None or which != LETTERS[seat]
    return kind in ("stock", "stock-bottom", "pozzetto")


def move(state: State, source: str, target: str, cards: tuple[Card, ...], meld: Meld | None) -> State:
    """The table after cards have gone from one place to another.

    ``meld`` is what the move leaves or makes where one of the places is a meld; None there is: no meld is left.
    """
    if source.startswith("meld"):
        state = set_meld(state, _number(state, source), meld)
    else:
        left = without(_cards(state, source), cards)
        if left is None:
            raise BadInput(f"{source} does not hold {spell(cards)}")
        state = _with(state, source, left)
    if target.startswith("meld"):
        return set_meld(state, _number(state, target), meld)
    return _with(state, target, _joined(_cards(state, target), cards, target))


def _joined(there: tuple[Card, ...], cards: tuple[Card, ...], place: str) -> tuple[Card, ...]:
    if place.startswith("hand"):
        return tuple(sorted((*there, *cards)))
    return (*cards, *there) if place == "stock" or place.startswith("pozzetto") else (*there, *cards)


def set_meld(state: State, number: int, meld: Meld | None) -> State:
    """The table with another meld of this number, or without it: then those after it move up."""
    at = number - 1
    if meld is not None:
        return replace(state, melds=_set(state.melds, at, Laid(state.melds[at].owner, meld)))
    melds = (*state.melds[:at], *state.melds[at + 1 :])
    astray = tuple(replace(one, meld=_up(one.meld, number)) for one in state.astray)
    return replace(state, melds=melds, astray=astray, duties=_without_meld(state.duties, number))


def _up(number: int, gone: int) -> int:
    """The new number of a meld after another has gone; 0 where it is the one that has."""
    return 0 if number == gone else number - (number > gone)


def _without_meld(duties: Duties, gone: int) -> Duties:
    frozen = tuple(replace(one, meld=_up(one.meld, gone)) for one in duties.frozen if one.meld != gone)
    held = tuple(
        replace(one, off=_up(one.off, gone), touched=_all_up(one.touched, gone), since=_fewer(one.since, gone))
        for one in duties.held
    )
    kept_off = tuple(
        replace(
            one,
            touched=None if one.touched is None else _all_up(one.touched, gone),
            since=one.since - (gone <= one.since),
        )
        for one in duties.kept_off
    )
    return replace(duties, frozen=frozen, held=held, kept_off=kept_off)


def _fewer(melds: int | None, gone: int) -> int | None:
    """How many of the melds there were then are left."""
    return melds if melds is None or gone > melds else melds - 1


def _all_up(numbers: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(_up(number, gone) for number in numbers if number != gone)


def _cards(state: State, place: str) -> tuple[Card, ...]:
    kind, _, _ = place.partition(" ")
    if kind == "pile":
        return state.pile
    if kind in ("stock", "stock-bottom"):
        return state.stock
    at = _number(state, place) - 1
    if kind == "astray":
        return state.astray[at].cards
    return state.hands[at] if kind == "hand" else state.pozzetti[at]


def _with(state: State, place: str, cards: tuple[Card, ...]) -> State:
    kind, _, _ = place.partition(" ")
    if kind == "pile":
        return replace(state, pile=cards)
    if kind in ("stock", "stock-bottom"):
        return replace(state, stock=cards)
    at = _number(state, place) - 1
    if kind == "hand":
        return replace(state, hands=_set(state.hands, at, cards))
    if kind == "pozzetto":
        return replace(state, pozzetti=_set(state.pozzetti, at, cards))
    if cards:
        return replace(state, astray=_set(state.astray, at, replace(state.astray[at], cards=cards)))
    return replace(state, astray=(*state.astray[:at], *state.astray[at + 1 :]))


def _number(state: State, place: str) -> int:
    """The number of a place among those of its kind, from 1."""
    kind, _, which = place.partition(" ")
    if kind == "hand" and which and which in LETTERS[: len(state.hands)]:
        return LETTERS.index(which) + 1
    many: dict[str, Any] = {"pozzetto": state.pozzetti, "meld": state.melds, "astray": state.astray}
    if kind in many and which.isdecimal() and 1 <= int(which) <= len(many[kind]):
        return int(which)
    raise BadInput(f"{place!r} is no place at this table")


def _set(places: tuple[Any, ...], at: int, new: Any) -> tuple[Any, ...]:
    return (*places[:at], new, *places[at + 1 :])
