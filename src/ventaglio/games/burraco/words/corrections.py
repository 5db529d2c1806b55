"""What a referee does to the cards and the turns of a Burraco table, in words."""

from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.engine.events import (
    CountedAgainst,
    Event,
    Merged,
    Moved,
    PickUpUndone,
    PozzettiMade,
    PozzettoReturned,
    Shown,
    TurnGiven,
)
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.lang.words import Names


def put_right(event: Event, words: BurracoWords, names: Names) -> str | None:
    """What is done to cards and turns outside the course of play."""
    match event:
        case Moved(source, target, cards, count):
            what = words.text("moved-cards", count=count) if cards is None else words.cards(cards)
            places = {"source": _place(source, words, names), "target": _place(target, words, names)}
            return words.text("moved-told", cards=what, **places)
        case PozzettoReturned(seat):
            return words.tell("pozzetto-returned-told", seat, names)
        case PozzettiMade():
            return words.text("pozzetti-made-told")
        case PickUpUndone(seat, source, cards, count):
            what = words.text("moved-cards", count=count) if cards is None else words.cards(cards)
            return words.tell("pick-up-undone-told", seat, names, cards=what, target=_place(source, words, names))
        case Shown(seat, None):
            return words.tell("shown-told", seat, names)
        case Shown(seat, cards) if cards is not None:
            return words.tell("shown-cards-told", seat, names, cards=words.cards(cards))
        case Merged(first, second, meld):
            return words.text("merged-told", first=str(first), second=str(second), cards=words.meld(meld))
        case CountedAgainst():
            return words.text("counted-against-told")
        case TurnGiven(seat):
            return words.tell("turn-given-told", seat, names)
        case _:
            return None


def _place(place: str, words: BurracoWords, names: Names) -> str:
    """Where cards lie; see `ventaglio.games.burraco.engine.places`."""
    kind, _, which = place.partition(" ")
    if kind == "hand":
        return words.tell("place-hand", LETTERS.index(which), names)
    return words.text(f"place-{kind}", number=which)
