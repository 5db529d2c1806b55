"""Whether a position can be that of a game: what no play, right or wrong, could have led to is refused with a reason.

What a mistake could have led to is let through, for cases at live-tables begin at such tables; and so is what only
shortens a case, such as a partner without cards whose hand would count for nothing.
"""

from collections.abc import Iterator
from typing import Any

from ventaglio.core.cards import Card
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter
from ventaglio.games.burraco.engine.deal import pozzetto_sizes
from ventaglio.games.burraco.engine.match import formed_sides
from ventaglio.games.burraco.engine.state import Phase, State


def check_plausible(state: State) -> None:
    """Refuse a position that cannot be."""
    for trouble in _troubles(state):
        raise trouble


def _troubles(state: State) -> Iterator[BadInput]:
    table = state.table
    if state.hand_number < 1 or (table.hands is not None and state.hand_number > table.hands):
        yield _no(f"there is no smazzata {state.hand_number} in this match", "hand-number", number=state.hand_number)
    if state.phase not in (Phase.PICK_UP, Phase.PLAY):
        if state.phase is Phase.DEAL and (state.hands or state.melds or state.pile or state.stock or state.pozzetti):
            yield _no("no cards lie on the table before the deal", "before-deal")
        return
    yield from _of_the_turn(state)
    yield from _of_pozzetti(state)
    yield from _of_sides(state)
    for seat, known in enumerate(state.known):
        yield from _not_held(state, seat, known)


def _of_the_turn(state: State) -> Iterator[BadInput]:
    hand, who = state.hands[state.turn], letter(state.turn)
    # Before the pick-up a player may hold nothing: what he laid last was frozen.
    if not hand and state.phase is Phase.PLAY:
        yield _no(f"{who} is on turn and holds no cards", "turn-without-cards", seat=who)
    if state.turns_left == 0:
        yield _no("no turn is left to be played", "no-turn-left")
    done = state.collected or state.barred is not None or state.played or state.flown
    if state.phase is Phase.PICK_UP and done:
        yield _no(f"{who} has not picked up yet, so he has collected and played nothing", "not-picked-up", seat=who)
    if state.barred is not None and state.barred not in hand:
        yield _no(f"{who} does not hold {state.barred.text}", "not-held", seat=who, card=state.barred.text)
    if state.gathered and not state.played:
        yield from _not_held(state, state.turn, state.gathered)
    if state.flown and state.turn not in state.took:
        yield _no(f"{who} has taken no pozzetto", "took-none", seat=who)


def _not_held(state: State, seat: Seat, cards: tuple[Card, ...]) -> Iterator[BadInput]:
    hand, who = state.hands[seat], letter(seat)
    for one in dict.fromkeys(cards):
        if cards.count(one) > hand.count(one):
            yield _no(f"{who} does not hold {one.text}", "not-held", seat=who, card=one.text)


def _of_pozzetti(state: State) -> Iterator[BadInput]:
    laid_out = len(pozzetto_sizes(state))
    if len(set(state.took)) != len(state.took):
        twice = next(one for one in state.took if state.took.count(one) > 1)
        yield _no(f"{letter(twice)} cannot take two pozzetti", "took-twice", seat=letter(twice))
    # A line without cards says that there is none.
    there = len(state.took) + sum(1 for pozzetto in state.pozzetti if pozzetto)
    if there > laid_out:
        yield _no(
            f"{there} pozzetti, taken or not, where {laid_out} are laid out", "pozzetti", there=there, known=laid_out
        )
    for seat in (*state.unseen, *state.unplayed):
        if seat not in state.took:
            yield _no(f"{letter(seat)} has taken no pozzetto", "took-none", seat=letter(seat))


def _of_sides(state: State) -> Iterator[BadInput]:
    """Sides are those of the code; with three and five those that the first pozzetto forms."""
    table = state.table
    possible = [table.starting_sides]
    if table.floating:
        possible += [formed_sides(table.players, seat) for seat in range(table.players)]
    if _parted(state.sides) not in [_parted(sides) for sides in possible]:
        listed = ", ".join(" ".join(map(str, sides)) for sides in possible[:1])
        yield _no(f"no such sides can form: they begin as {listed}", "sides", known=listed)


def _parted(sides: tuple[int, ...]) -> tuple[int, ...]:
    """Sides numbered in the order in which their first players sit."""
    names = list(dict.fromkeys(sides))
    return tuple(names.index(side) for side in sides)


def _no(sentence: str, reason: str, **facts: Any) -> BadInput:
    return BadInput(sentence, f"position-{reason}", **{name: str(fact) for name, fact in facts.items()})
