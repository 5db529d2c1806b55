"""Plain facts about a Burraco table, by name, for case files to ask; and which there are."""

from collections.abc import Iterator
from typing import Any, Final

from ventaglio.core.cards import cards, spell
from ventaglio.core.expecting import Fact, numbers, word, words
from ventaglio.core.seats import LETTERS, letter
from ventaglio.games.burraco.engine.actions import parse_laid
from ventaglio.games.burraco.engine.events import Event, HandEnded, MatchEnded, TimeOutCalled
from ventaglio.games.burraco.engine.match import own_measure
from ventaglio.games.burraco.engine.melds import Burraco, classify, spell_meld
from ventaglio.games.burraco.engine.state import Phase, State

NONE: Final = "none"
"""What a meld is that makes no burraco."""
ITEMS: Final = (
    *("burraco-clean", "burraco-semi", "burraco-dirty", "close", "melded", "frozen", "astray"),
    *("held", "no-pozzetto", "nobody-took", "unplayed-pozzetto"),
)
"""The lines of a count."""


def facts(state: State, events: tuple[Event, ...]) -> dict[str, Any]:
    """Whose turn, what lies where, and what the last hand and the match came to."""
    found: dict[str, Any] = {
        "phase": state.phase.value,
        "turn": letter(state.turn),
        "dealer": letter(state.dealer),
        "hand-number": state.hand_number,
        "stock": len(state.stock),
        "stock-cards": spell(state.stock),
        "pile": spell(state.pile),
        "pozzetti": [len(pozzetto) for pozzetto in state.pozzetti],
        "took": [letter(seat) for seat in state.took],
        "unseen": [letter(seat) for seat in state.unseen],
        "sides": state.sides,
        "turns-left": state.turns_left,
        "totals": state.totals,
        "winners": [letter(seat) for seat in state.winners],
        "melds": len(state.melds),
        "measure": "own" if own_measure(state.table) else "code",
    }
    for number, pozzetto in enumerate(state.pozzetti, start=1):
        found[f"pozzetto {number}"] = spell(pozzetto)
    for seat, hand in enumerate(state.hands):
        found[f"hand {letter(seat)}"] = spell(hand)
        found[f"cards {letter(seat)}"] = len(hand)
    for number, laid in enumerate(state.melds, start=1):
        kind = classify(laid.meld, state.table.law)
        found[f"meld {number}"] = spell_meld(laid.meld)
        found[f"burraco {number}"] = kind.value if kind else NONE
    for event in events:
        found.update(_event_facts(event))
    return found


def _event_facts(event: Event) -> dict[str, Any]:
    match event:
        case HandEnded():
            found: dict[str, Any] = {"how": event.how, "closer": None if event.closer is None else letter(event.closer)}
            for seat, points in enumerate(event.points):
                found[f"points {letter(seat)}"] = points
            for side in event.sides:
                for item in {line.item for line in side.lines}:
                    found[f"{item} {letter(side.seats[0])}"] = sum(
                        line.points for line in side.lines if line.item == item
                    )
            return found
        case MatchEnded():
            return {"match": event.how}
        case TimeOutCalled():
            return {"time-out": event.turns_left}
        case _:
            return {}


def expects(state: State) -> Iterator[Fact]:
    """The facts that a case may ask of a table, and what their values can be."""
    table = state.table
    seats = tuple(LETTERS[: table.players])
    sides = table.starting_sides
    # A count belongs to a side, which is called by its first seat; where sides form in play, any seat may be one.
    firsts = seats if table.floating else tuple(letter(sides.index(side)) for side in sorted(set(sides)))
    yield Fact("phase", word(*(phase.value for phase in Phase)))
    for name in ("turn", "dealer", "closer"):
        yield Fact(name, word(*seats))
    for name in ("took", "unseen", "winners"):
        yield Fact(name, words(*seats))
    for name in ("hand-number", "stock", "pozzetti", "sides", "turns-left", "totals", "melds", "time-out"):
        yield Fact(name, numbers)
    for name in ("stock-cards", "pile"):
        yield Fact(name, cards)
    yield Fact("pozzetto", cards, numbered=True)
    yield Fact("hand", cards, seats)
    yield Fact("cards", numbers, seats)
    yield Fact("meld", lambda value: parse_laid(value.split()), numbered=True)
    yield Fact("burraco", word(*(kind.value for kind in Burraco), NONE), numbered=True)
    yield Fact("measure", word("code", "own"))
    yield Fact("how", word("closed", "stock", "time-out", "stall", "cancelled"))
    yield Fact("match", word("hands", "target", "time-out", "abandoned"))
    yield Fact("points", numbers, seats)
    for item in ITEMS:
        yield Fact(item, numbers, firsts)
