"""The boards of a round on paper: four hands each, so that every table of a duplicate is served the same cards."""

from collections.abc import Iterable
from typing import Final

from ventaglio.core.cards import Carta
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS
from ventaglio.tournaments.director.duplicate import board_of, hands_of
from ventaglio.tournaments.paper.blocks import Sheet
from ventaglio.tournaments.paper.desk import Asked

SUITS: Final = {"d": "suit-coins", "s": "suit-swords", "c": "suit-cups", "b": "suit-batons"}
BY_STRENGTH: Final = "32ARCD7654"


def deal_sheets(a: Asked) -> Sheet:
    """A card for each board of a round, to be cut apart: who deals, and the four hands by suit, the strongest first."""
    if not a.boards or a.t.notice.online:
        raise BadInput("only duplicates that are played at real tables have deal sheets", "paper-no-deals")
    one = a.round
    items = []
    for number in range(1, a.t.notice.hands + 1):
        board = board_of(a.t, one.number, number)
        hands = [_hand(a, LETTERS[seat], cards) for seat, cards in enumerate(hands_of(board))]
        title = a.text("deal-title", round=str(one.number), board=str(number))
        items.append({"title": title, "dealer": a.text("dealer", seat=LETTERS[board.dealer]), "hands": hands})
    shared = {"hint": a.text("deal-hint")}
    return Sheet("deals", a.text("deal-sheets"), {}, tuple(items), a.draft_mark(one), shared)


def _hand(a: Asked, seat: str, cards: Iterable[Carta]) -> dict[str, object]:
    held = sorted(cards, key=lambda card: BY_STRENGTH.index(card.rank))
    suits = [
        [a.words.text(name), " ".join(card.rank for card in held if card.suit == suit) or "—"]
        for suit, name in SUITS.items()
    ]
    return {"seat": a.text("seat", seat=seat, line="1" if seat in "AC" else "2"), "suits": suits}
