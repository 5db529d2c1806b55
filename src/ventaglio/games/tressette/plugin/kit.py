"""Tressette at a table on a server."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypedDict

from ventaglio.core.cards import Carta
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Place, Seat
from ventaglio.games.common.bots.opinion import Effort, Opinion
from ventaglio.games.common.plugin.kit import Kit, Standing
from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.games.common.words.phrase import Phrase
from ventaglio.games.tressette.bots.matches import TressetteKeeper
from ventaglio.games.tressette.engine.actions import Action, CallOut, Claim
from ventaglio.games.tressette.engine.events import (
    Accused,
    Event,
    MatchEnded,
    PassataEnded,
    Shuffled,
    ThrownIn,
)
from ventaglio.games.tressette.engine.judge import may_try_to_call
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.outcome import SLAMS
from ventaglio.games.tressette.engine.reasons import refuse
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.state import CLOCKWISE, Phase, State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.referee.live.listing import ListedMenu, listed
from ventaglio.games.tressette.words.acts import act
from ventaglio.games.tressette.words.phrasebook import phrasebook
from ventaglio.games.tressette.words.scores import hand_count, match_result
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.lang.voice import Voice


class Hidden(TypedDict):
    """What the public does not see."""

    hands: tuple[tuple[Carta, ...], ...]
    sides: tuple[int, ...]


class TressetteKit(TressetteKeeper, Kit[State, Action, Event, View, Menu]):
    """A Tressette table. Partners come to face each other, so a place is not always the seat of its number."""

    clockwise = CLOCKWISE
    sponsored = True
    deals: ClassVar = (Shuffled,)
    ends: ClassVar = (PassataEnded, ThrownIn)

    def rules(self, state: State) -> Rules:
        return state.table.rules

    @property
    def seats_move(self) -> bool:
        return True

    def seat_of(self, state: State, place: Place) -> Seat:
        return state.players.index(place)

    def in_hand(self, state: State) -> bool:
        return state.phase not in (Phase.DEAL, Phase.END)

    def hand_number(self, state: State) -> int:
        return state.passata

    def standings(self, state: State) -> tuple[Standing, ...]:
        found = []
        for place in range(4):
            side = state.sides[self.seat_of(state, place)]
            found.append(Standing(side, side == state.winner, float(state.scores[side])))
        return tuple(found)

    def fewest_win(self, state: State) -> bool:
        return state.table.rules.losing_game.value

    def hand_count(self, voice: Voice, before: State, events: Sequence[Event], after: State) -> HandCount | None:
        return hand_count(voice, before, events, after)

    def match_result(self, voice: Voice, before: State, events: Sequence[Event], after: State) -> Result:
        return match_result(voice, before, events, after)

    def why_not(self, state: State, action: Action, seat: Seat) -> Refusal | None:
        """A question costs nothing, so its answer tells neither who has the points nor whether cards would hold."""
        match action:
            case CallOut() if may_try_to_call(state, seat):
                return None
            case Claim() if state.phase is Phase.FOLLOW and seat != state.turn:
                return refuse(state.table.rules, "untimely-claim", "claim_when_on_lead_or_on_turn")
            case _:
                return super().why_not(state, action, seat)

    def tallied(self, before: State, events: Sequence[Event]) -> Mapping[str, Sequence[Seat]]:
        """Accusations, and matches that a side won with a cappotto."""
        found: dict[str, list[Seat]] = {}
        for event in events:
            match event:
                case Accused(seat=seat):
                    found.setdefault("accused", []).append(seat)
                case MatchEnded(how=how, winner=winner) if how in SLAMS:
                    slammed = [seat for seat, side in enumerate(before.sides) if side == winner]
                    found.setdefault("cappotto", []).extend(slammed)
                case _:
                    pass
        return found

    def listed(self, state: State, seat: Seat) -> ListedMenu:
        return listed(self.game.menu(state, seat))

    def hidden(self, state: State) -> Hidden:
        return {"hands": state.hands, "sides": state.sides}

    def solved(self, state: State, effort: float = 1.0) -> Mapping[Action, float] | None:
        # Whoever never asks has no use for a compiler.
        from ventaglio.games.tressette.kernel.solver.worth import cards_worth

        return cards_worth(state, effort)

    def choice_told(self, voice: Voice, state: State, action: Action) -> str:
        return act(voice, state, action)

    def phrasebook(self, state: State, voice: Voice) -> dict[str, Phrase]:
        return phrasebook(TressetteWords(voice), state.table.rules)

    def opinion(self, view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
        from ventaglio.games.tressette.bots.strong import opinion

        return opinion(view, menu, effort)

    def most_watchers(self, state: State) -> int:
        return state.table.rules.spectators.value
