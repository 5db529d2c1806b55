"""What a referee does to cards and turns has its words, and hidden cards stay hidden in them."""

import pytest

from ventaglio.core.cards import cards
from ventaglio.games.burraco.engine.duties import NONE
from ventaglio.games.burraco.engine.events import (
    CountedAgainst,
    DutiesLaid,
    Event,
    Merged,
    Moved,
    Shown,
    TurnGiven,
)
from ventaglio.games.burraco.engine.melds import Set
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.words.corrections import put_right
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names

PLACES = ("hand A", "hand B", "stock", "stock-bottom", "pile", "pozzetto 1", "meld 3", "astray 1")


def said(event: Event, lang: str = "en", *, symbols: bool = True) -> str | None:
    words = BurracoWords(Voice(translator(lang), symbols=symbols))
    return put_right(event, words, Names(words, ("Ada", "Bea", "Carla", "Dino"), 1))


@pytest.mark.parametrize(
    "event, sentence",
    [
        (Moved("pile", "hand B", cards("5h"), 1), "5♥: from the pile to your hand."),
        (Moved("stock", "hand A", None, 1), "One card: from the top of the stock to the hand of Ada."),
        (Moved("meld 3", "hand A", cards("5h 6h"), 2), "5♥ 6♥: from meld 3 to the hand of Ada."),
        (Shown(1, cards("5h")), "The referee shows you alone 5♥."),
        (Shown(0, None), "The referee shows cards to Ada alone."),
        (TurnGiven(0, Phase.PLAY), "Ada goes on."),
        (CountedAgainst(1), "Cards that make no meld will count against their side."),
    ],
)
def test_each_has_its_sentence(event: Event, sentence: str) -> None:
    assert said(event) == sentence


def test_without_signs_cards_are_letters() -> None:
    assert said(Moved("pile", "hand B", cards("5h"), 1), symbols=False) == "5h: from the pile to your hand."


@pytest.mark.parametrize("lang", available())
def test_every_place_has_its_name(lang: str) -> None:
    told = {said(Moved(place, "pile", None, 2), lang) for place in PLACES}
    assert len(told) == len(PLACES)


def test_duties_are_for_the_orders_to_tell() -> None:
    assert said(DutiesLaid(NONE)) is None


def test_melds_that_are_joined() -> None:
    joined = said(Merged(1, 4, Set("7", cards("7h 7d 7c 7s"))))
    assert joined == "Meld 4 is joined to meld 1: 7♥ 7♦ 7♣ 7♠."
