"""The legal acts of the player on turn, listed."""

from collections.abc import Iterator

from ventaglio.cards import MAZZO, PALI
from ventaglio.core.seats import TABLE, Seat
from ventaglio.tressette.actions import Accuse, Action, Claim, Declare, Play, Say, Show
from ventaglio.tressette.buongioco import open_to
from ventaglio.tressette.deal import pairing, pairing_card
from ventaglio.tressette.declarations import OF_OTHER_SUITS, OF_THE_TRICK, CardChoice, declarable
from ventaglio.tressette.duties import NONE, muted
from ventaglio.tressette.formulas import BY_SLUG
from ventaglio.tressette.judge import leaves_a_lead, may_lay_down, on_lead, playable, suits_to_lead
from ventaglio.tressette.rules import Buongioco
from ventaglio.tressette.state import DEAL, DIALOGUE, FOLLOW, LEAD, PAIRING, State
from ventaglio.tressette.winning import words


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
    for choice in cards(state, seat):
        yield from plays(choice)
    yield from declarations(state, seat)
    yield from accusations(state, seat)
    if may_lay_down(state, seat):
        yield Claim()


def cards(state: State, seat: Seat) -> tuple[CardChoice, ...]:
    """The cards that may be played and, on lead, the words that may go with each."""
    if state.phase is LEAD:
        return on_lead(state, seat)
    return tuple(map(_IN_SILENCE, playable(state, seat)))


_IN_SILENCE = {one: CardChoice(one) for one in MAZZO}.__getitem__


def plays(choice: CardChoice) -> Iterator[Play]:
    """A card played in silence, and with each of its formulas."""
    yield Play(choice.card)
    yield from (Play(choice.card, slug) for slug, _ in choice.formulas)


def declarations(state: State, seat: Seat) -> list[Declare]:
    """The declarations, other than formulas, that may be made."""
    if state.phase is not LEAD:
        return []
    spoken = declarable(state, seat)
    free = suits_to_lead(state, seat) if spoken else set()
    if len(free) > 1:
        # No single declaration bars them all.
        return [_DECLARE[said] for said in spoken]
    return [_DECLARE[said] for said in spoken if leaves_a_lead(state, free, *said)]


_DECLARE = {(what, suit): Declare(what, suit) for what in (*OF_THE_TRICK, *OF_OTHER_SUITS) for suit in ("", *PALI)}


def announcements(state: State, choices: tuple[CardChoice, ...], spoken: list[Declare]) -> tuple[Declare, ...]:
    """The words for a suit ahead of its card, where that makes a difference: something else can be said after them."""
    if state.announced is not None or state.table.rules.other_suits_before_play_suit.value:
        return ()
    if not spoken or spoken[-1].what not in OF_OTHER_SUITS:
        # What is said of the suit just taken comes first in the list.
        return ()
    found = {(slug, one.card.suit): None for one in choices for slug, _ in one.formulas}
    return tuple(map(_ANNOUNCE, found))


_ANNOUNCE = {
    (slug, suit): Declare(slug, suit) for known in BY_SLUG.values() for slug in known for suit in PALI
}.__getitem__


def accusations(state: State, seat: Seat) -> Iterator[Accuse]:
    """The buongioco that a seat holds, may make known, and has not."""
    rules = state.table.rules
    if rules.buongioco.value is Buongioco.SILENT or (state.tricks and rules.accused_at_first_turn.value):
        return
    duties = state.duties
    for what, suit in open_to(state, seat):
        if duties is NONE or muted(duties, seat, what) is None:
            yield Accuse(what, suit)
