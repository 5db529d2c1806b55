"""Burraco at a table on a server."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, TypedDict

from ventaglio.core.cards import Card
from ventaglio.core.seats import Place, Seat
from ventaglio.games.burraco.bots.matches import BurracoKeeper
from ventaglio.games.burraco.engine.actions import Abandon, Action, Expire
from ventaglio.games.burraco.engine.clock import turn_seconds
from ventaglio.games.burraco.engine.events import (
    Event,
    HandEnded,
    MatchEnded,
    PozzettoTaken,
    Shuffled,
    ThrownIn,
    Took,
)
from ventaglio.games.burraco.engine.listing import ListedMenu, listed
from ventaglio.games.burraco.engine.match import own_measure
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import CLOCKWISE, Phase, State, burraco_of
from ventaglio.games.burraco.engine.view import ShownView, View, without_memory
from ventaglio.games.burraco.words.acts import act
from ventaglio.games.burraco.words.scores import hand_count, match_result
from ventaglio.games.common.bots.opinion import Effort, Opinion
from ventaglio.games.common.plugin.kit import Allowance, Kit, Standing
from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.lang.voice import Voice


class Hidden(TypedDict):
    """What the public does not see."""

    hands: tuple[tuple[Card, ...], ...]
    pozzetti: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


def _side(sides: Sequence[int], side: int) -> list[Seat]:
    return [seat for seat, other in enumerate(sides) if other == side]


class BurracoKit(BurracoKeeper, Kit[State, Action, Event, View, Menu]):
    """A Burraco table."""

    clockwise = CLOCKWISE
    deals: ClassVar = (Shuffled,)
    ends: ClassVar = (HandEnded, ThrownIn)

    def rules(self, state: State) -> Rules:
        return state.table.rules

    def own_measure(self, state: State) -> bool:
        return own_measure(state.table)

    def in_hand(self, state: State) -> bool:
        return state.phase in (Phase.PICK_UP, Phase.PLAY)

    def hand_number(self, state: State) -> int:
        return state.hand_number

    def standings(self, state: State) -> tuple[Standing, ...]:
        sides = state.table.starting_sides
        return tuple(
            Standing(sides[seat], seat in state.winners, float(total)) for seat, total in enumerate(state.totals)
        )

    def abandoning(self, state: State, place: Place) -> Action | None:
        return Abandon(place)

    def abandoned(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, MatchEnded) and event.how == "abandoned" for event in events)

    def hand_count(self, voice: Voice, before: State, events: Sequence[Event], after: State) -> HandCount | None:
        return hand_count(voice, before, events, after)

    def match_result(self, voice: Voice, before: State, events: Sequence[Event], after: State) -> Result:
        return match_result(voice, before, events, after)

    def tallied(self, before: State, events: Sequence[Event]) -> Mapping[str, Sequence[Seat]]:
        """Burrachi, the pozzetto that was taken first, and who closed: all but the last for a whole side."""
        found: dict[str, list[Seat]] = {}
        state = before
        for event in events:
            match event:
                case PozzettoTaken(seat=seat) if not state.took:
                    found.setdefault("pozzetto-first", []).extend(_side(event.sides, event.sides[seat]))
                case HandEnded(closer=closer):
                    for number, laid in enumerate(state.melds, start=1):
                        if (kind := burraco_of(state, number, laid.meld)) is not None:
                            side = _side(state.sides, state.sides[laid.owner])
                            found.setdefault(kind.value, []).extend(side)
                    if closer is not None:
                        found.setdefault("closed", []).append(closer)
                case _:
                    pass
            state = self.game.fold(state, event)
        return found

    def shown(self, state: State, seat: Seat | None) -> ShownView:
        return without_memory(self.game.view(state, seat))

    def listed(self, state: State, seat: Seat) -> ListedMenu:
        return listed(state, seat, self.game.menu(state, seat))

    def hidden(self, state: State) -> Hidden:
        return {"hands": state.hands, "pozzetti": state.pozzetti, "stock": state.stock}

    def opinion(self, view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
        from ventaglio.games.burraco.bots.strong import opinion

        return opinion(view, menu, effort)

    def choice_told(self, voice: Voice, state: State, action: Action) -> str:
        return act(voice, state, action)

    def allowance(self, state: State) -> Allowance | None:
        rules = state.table.rules
        seconds = turn_seconds(rules, len(state.hands[state.turn])) if state.hands else None
        return None if seconds is None else Allowance(seconds, rules.grace_seconds.value or 0)

    def has_clock(self, state: State) -> bool:
        return bool(state.table.rules.turn_seconds.value)

    def expiry(self, state: State) -> Action | None:
        return Expire()

    def restarts_clock(self, event: Event) -> bool:
        return isinstance(event, PozzettoTaken) and event.direct

    def is_final(self, event: Event) -> bool:
        return isinstance(event, Took) or super().is_final(event)
