"""What to say: words with a lead, declarations before it, the call, the lay-down, the dialogue before a cappotto."""

from typing import Final

from ventaglio.games.tressette.bots.hearing import Hearing
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.actions import Declare, Say
from ventaglio.games.tressette.engine.claim import Known, Verdict, validate
from ventaglio.games.tressette.engine.declarations import OF_ANY_SUIT
from ventaglio.games.tressette.engine.menu import CardChoice, Menu
from ventaglio.games.tressette.engine.trick import follower

SURE: Final = ("vado", "andiamo", "potrei")
"""What is said by whoever takes everything by himself: the most decided word that is offered (Art. 142, 143)."""
TRUSTING: Final = ("andiamo", "non-andiamo", "no")
"""What answers a partner's `potrei`, which he says only if he is sure."""
UNSURE: Final = ("non-potrei", "non-andiamo", "no", "non-vado")
"""What is said otherwise: to leave it to the partner, if he may still decide, and else to stay."""


def formula(choice: CardChoice) -> str | None:
    """The words for a lead: the most telling that fit, for lists go from the general to the particular (127, 168)."""
    return choice.formulas[-1][0] if choice.formulas else None


def declaration(reading: Reading, menu: Menu, led: str) -> Declare | None:
    """What to tell before leading a suit: where one is void, and how one stands in the partner's suit (Art. 41, 42).

    A partner who knows where one cannot follow knows where his winners will be loaded with points, and one who hears
    that his suit can come back keeps its best cards. Nothing is said twice, nor what would bar the suit to be led.
    """
    said = {(one.what, one.suit) for one in reading.view.said if one.seat == reading.seat}
    news = [one for one in menu.declarations if (one.what, one.suit) not in said]
    asked = Hearing(reading).asked(by_friends=True) if news else set()
    for one in news:
        if one.what == "questo-piombo" or (one.what == "faglio-al-compagno" and one.suit in asked):
            return one
        if one.what == "liscio-al-compagno" and one.suit in asked - {led}:
            return one
    return None


def void(reading: Reading, menu: Menu) -> Declare | None:
    """Once in a passata, to tell that one is void somewhere, where nobody has seen it yet (Art. 42)."""
    if any(one.seat == reading.seat and one.what in OF_ANY_SUIT for one in reading.view.said):
        return None
    taken = reading.lays[-1].cards[0].suit if reading.lays else None
    shown = reading.voids[reading.seat] | {taken}
    if not any(reading.out[suit] and not own and suit not in shown for suit, own in reading.own.items()):
        return None
    return next((one for one in menu.declarations if one.what in OF_ANY_SUIT), None)


def calls(reading: Reading) -> bool:
    """Whether to call out: when one's own count says that the opponents have won, or that one must (130, 170).

    Once they have, play on could only cost more: a call makes them decide at once whether to go for the cappotto.
    """
    view = reading.view
    if view.sides is None or view.target is None:
        return False
    own = view.sides[reading.seat]
    if view.self_call_due and view.calls[1 - own] and reading.count(own) >= view.target:
        return True
    return reading.count(1 - own) >= view.target > reading.count(own)


def lays_down(reading: Reading) -> bool:
    """Whether to lay the hand down: only if it is certain to take everything, however the rest lies (Art. 118)."""
    # A last card is simply played; and nobody takes every trick without the best card of each of his suits.
    tops = (any(reading.sovereign(suit, rank) for rank in own) for suit, own in reading.own.items() if own)
    if len(reading.hand) == 1 or not all(tops):
        return False
    view = reading.view
    sizes = (view.counts[0], view.counts[1], view.counts[2], view.counts[3])
    trick = tuple((follower(view.leader, place), one) for place, one in enumerate(view.trick))
    known = Known(sizes, {}, tuple(map(frozenset, reading.voids)))
    try:
        verdict = validate(reading.seat, frozenset(reading.hand), view.leader, trick, reading.unseen, known)
    except ValueError:
        # Somebody did not follow suit though he could: then nothing is certain.
        return False
    return verdict is Verdict.VALID


def dialogue(reading: Reading, menu: Menu) -> Say:
    """Whether to go for the cappotto: only with a hand that takes every trick, whoever leads (Art. 142, 143)."""
    offered = {say.word: say for say in menu.words}
    wanted = SURE if takes_all(reading) else TRUSTING if reading.view.spoken == ("potrei",) else UNSURE
    return next((offered[word] for word in wanted if word in offered), menu.words[0])


def takes_all(reading: Reading) -> bool:
    """Whether a hand takes every trick: all its cards are sovereign, and it can follow if another leads."""
    follows = reading.view.leader == reading.seat or all(reading.own[suit] for suit, out in reading.out.items() if out)
    return follows and all(reading.sovereign(one.suit, one.rank) for one in reading.hand)
