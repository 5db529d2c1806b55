"""The terminal never shows a card that its player may not see."""

from random import Random
from typing import cast

import pytest

from tests.cli.seated import Seated
from tests.texts import burraco_code as code
from ventaglio.core.cards import Card
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import deal, full_pack
from ventaglio.games.burraco.engine.match import open_table

CUT = 54


def another_deal(order: tuple[Card, ...], you: int, rng: Random) -> tuple[Card, ...]:
    """The same deal to one seat: only cards that it does not see have changed places."""
    state = open_table(code("fibur-2019"))
    places = range(len(order))
    # Dealing the places themselves tells where each card goes.
    dealt = deal(state, cast("tuple[Card, ...]", tuple(places)), CUT)
    seen = cast("set[int]", {*dealt.hands[you], dealt.upcard})
    hidden = [place for place in places if place not in seen]
    changed = list(order)
    for place, other in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
        changed[place] = order[other]
    return tuple(changed)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("seed", range(5))
def test_two_deals_that_differ_only_in_hidden_cards_look_the_same(
    capsys: pytest.CaptureFixture[str], seed: int, lang: str
) -> None:
    rng = Random(seed)
    order = tuple(rng.sample(full_pack(open_table(code("fibur-2019")).table), 108))
    printed = []
    for pack in (order, another_deal(order, 1, rng)):
        Seated(dealing=lambda state, pack=pack: Deal(pack, CUT), lang=lang).say(  # type: ignore[misc]
            "?", "h", "s", "l", "r", "sort", "", "why", "x 5h", "o 5h 6h 7h", "a 1 5h", "u", "t", "h", "s", ""
        )
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_do_matter_once_they_are_drawn(capsys: pytest.CaptureFixture[str], seed: int) -> None:
    """The test above would pass if nothing were shown at all."""
    rng = Random(seed)
    order = tuple(rng.sample(full_pack(open_table(code("fibur-2019")).table), 108))
    printed = set()
    for pack in (order, *(another_deal(order, 1, rng) for _ in range(3))):
        Seated(dealing=lambda state, pack=pack: Deal(pack, CUT)).say("d")  # type: ignore[misc]
        printed.add(capsys.readouterr().out)
    assert len(printed) > 1
