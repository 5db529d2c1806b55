"""Evidence: what later cards and words prove about earlier ones, for everybody to see (Art. 66, 69, 185)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ventaglio.core.cards import PALI, Carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA
from ventaglio.games.tressette.engine.formulas import BY_SLUG, fitting, rival
from ventaglio.games.tressette.engine.knowledge import (
    has_shown_void,
    king_may_stay,
    located_cards,
    placed_cards,
)
from ventaglio.games.tressette.engine.state import State, gone, played_cards
from ventaglio.games.tressette.engine.trick import ALL_RANKS, TRESSETTE
from ventaglio.games.tressette.referee.live.table import Incident

DECLARATIONS: Final = ("wrong-declaration", "card-against-declaration", "wrong-sovereignty")
NEVER_TRUE_OR_FALSE: Final = ("not-on-lead", "after-lead", "barred")
"""What is wrong with a declaration whatever is held."""


def proved(state: State, incident: Incident) -> bool:
    """Whether what lies open shows a mistake that was one of cards held against cards or words."""
    if incident.irregularity == "revoke":
        return any(one.suit == incident.suit for one in public_cards(state, incident.by, incident.trick + 1))
    if incident.irregularity not in DECLARATIONS or incident.fault in NEVER_TRUE_OR_FALSE:
        return False
    if incident.words in BY_SLUG[state.table.rules.play_suit_list.value]:
        return not _may_be_true(state, incident)
    later = {one.suit for one in public_cards(state, incident.by, incident.trick)}
    if incident.words == "questo-piombo":
        return incident.suit in later
    return incident.words in ("faglio", "feci-un-piombo") and later == set(PALI)


def public_cards(state: State, seat: Seat, since: int) -> Iterator[Carta]:
    """The cards of a seat that everybody has seen since a trick began: played, laid down, or shown by mistake."""
    own = [one for who, one in played_cards(state) if who == seat]
    yield from own[since:]
    yield from (one for one, who in located_cards(state).items() if who == seat)


def _may_be_true(state: State, incident: Incident) -> bool:
    """Whether some cards that the player may have held would bear his words out."""
    by, suit, number = incident.by, incident.suit, incident.trick
    own = [one for who, one in played_cards(state) if who == by]
    if incident.card is None or incident.card not in own[number:]:
        return True
    if incident.card.suit != suit:
        return False  # whatever he holds, he has not led the suit that he spoke of
    rules = state.table.rules
    name, king = rules.play_suit_list.value, king_may_stay(rules)
    formula = BY_SLUG[name][incident.words]
    played = frozenset(one.rank for trick in state.tricks[:number] for one in trick.cards if one.suit == suit)
    spent = frozenset(one.rank for one in own[number:] if one.suit == suit)
    elsewhere = {one.rank for one, who in located_cards(state).items() if who != by and one.suit == suit}
    kept = {one.rank for one, who in located_cards(state).items() if who == by and one.suit == suit}
    loose = set() if has_shown_void(state, by, suit) else ALL_RANKS - gone(state, suit) - elsewhere - kept
    for size in range(len(loose) + 1):
        for more in combinations(sorted(loose), size):
            held = spent | kept | frozenset(more)
            if formula in fitting(name, held, incident.card.rank, rival(held, played), king):
                return True
    return False


def accusation_proved(state: State, incident: Incident) -> bool:
    """Whether cards played, words or other accusations show what an accusation lacks or gets wrong (Art. 185)."""
    by, what, named = incident.by, incident.words, incident.suit
    holders: dict[tuple[str, str], Seat] = {(one.suit, one.rank): who for who, one in played_cards(state)}
    holders.update({(one.suit, one.rank): who for one, who in placed_cards(state)[0].items()})
    mine = {face for face, who in holders.items() if who == by}
    others = {face for face, who in holders.items() if who != by}
    if what == NAPOLETANA:
        possible = [suit for suit in PALI if not any((suit, rank) in others for rank in TRESSETTE)]
        if named:
            return named not in possible
        return len(possible) <= (incident.fault == "napoletana-not-named")
    elsewhere = sum((suit, what) in others for suit in PALI if suit != named)
    if named:
        return (named, what) in mine or elsewhere > 0
    return elsewhere > (incident.fault == "not-held")
