"""The legal acts of the player on turn, listed."""

from collections.abc import Iterator

from ventaglio.core.cards import Carta
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.actions import Accuse, Action, Claim, Declare, Play, Say, Show
from ventaglio.games.tressette.engine.buongioco import open_to
from ventaglio.games.tressette.engine.deal import pairing, pairing_card
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, CardChoice, declarable
from ventaglio.games.tressette.engine.duties import NONE, muted
from ventaglio.games.tressette.engine.judge import (
    leadable,
    leaves_a_lead,
    may_lay_down,
    on_lead,
    playable,
    suits_to_lead,
)
from ventaglio.games.tressette.engine.rules import Buongioco
from ventaglio.games.tressette.engine.state import DEAL, DIALOGUE, FOLLOW, LEAD, PAIRING, State
from ventaglio.games.tressette.engine.winning import words


def to_act(state: State) -> Seat | None:
    """Who is to act: a seat, the table where chance is, None when the match is over."""
    phase = state.phase
    if phase is FOLLOW or phase is LEAD:
        return (state.leader + len(state.trick)) % 4
    if phase is DEAL:
        return TABLE
    if phase is PAIRING:
        pair = pairing(state, state.hands)
        return pair[len(state.shown)] if pair else TABLE
    return state.speaker if phase is DIALOGUE else None


def legal(state: State) -> Iterator[Action]:
    """Every act of the player on turn, each once: exactly those that `judge` does not refuse.

    Calling out is every player's right at any moment, and laying down may come ahead of one's turn: neither is a play
    of the turn, and both are left to the menu. So are the words for a suit ahead of its card: they are listed with it.
    """
    seat = to_act(state)
    if seat is None or seat == TABLE:
        return
    if state.phase is PAIRING:
        yield Show(pairing_card(state, seat, state.hands))
        return
    if state.phase is DIALOGUE:
        yield from (Say(word) for word in words(state))
        return
    if state.phase is FOLLOW:
        yield from map(Play, playable(state, seat))
    else:
        cards = leadable(state, seat)
        for choice in on_lead(state, seat, cards).choices:
            yield from plays(choice)
        yield from declarations(state, seat, cards)
    yield from accusations(state, seat)
    if may_lay_down(state, seat):
        yield Claim()


def plays(choice: CardChoice) -> Iterator[Play]:
    """A card played in silence, and with each of its formulas."""
    yield Play(choice.card)
    yield from (Play(choice.card, slug) for slug, _ in choice.formulas)


def declarations(state: State, seat: Seat, cards: tuple[Carta, ...]) -> tuple[Declare, ...]:
    """The declarations, other than formulas, that a player may make who may lead these cards."""
    spoken = declarable(state, seat)
    if not spoken:
        return ()
    if state.exposed or not cards or cards[0].suit == cards[-1].suit:
        # More suits than one no single declaration could bar.
        free = suits_to_lead(state, cards)
        spoken = [one for one in spoken if leaves_a_lead(state, free, one.what, one.suit)]
    return tuple(spoken)


def announcements(state: State, ahead: tuple[Declare, ...], spoken: tuple[Declare, ...]) -> tuple[Declare, ...]:
    """The words for a suit ahead of its card, where that makes a difference: something else can be said after them."""
    if state.announced is not None or state.table.rules.other_suits_before_play_suit.value:
        return ()
    # What is said of the suit just taken comes first in the list.
    return ahead if spoken and spoken[-1].what in OF_OTHER_SUITS else ()


def accusations(state: State, seat: Seat) -> Iterator[Accuse]:
    """The buongioco that a seat holds, may make known, and has not."""
    rules = state.table.rules
    if rules.buongioco.value is Buongioco.SILENT or (state.tricks and rules.accused_at_first_turn.value):
        return
    duties = state.duties
    for what, suit in open_to(state, seat):
        if duties is NONE or muted(duties, seat, what) is None:
            yield Accuse(what, suit)
