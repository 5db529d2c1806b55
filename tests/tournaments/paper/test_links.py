"""Codes for phones on paper: what they lead to, on which sheets, and where there is no address to hand out."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.paper import days
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.plan import Phase, Room
from ventaglio.tournaments.director.terms import Movement
from ventaglio.tournaments.paper import print_
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.links import NO_LINKS, Links, player_links, table_links
from ventaglio.tournaments.paper.qr import svg
from ventaglio.tournaments.paper.seats import guide_cards, table_numbers
from ventaglio.tournaments.paper.slips import score_slips


@cache
def drawn() -> Desk:
    day = desk(10, Phase(Movement.MITCHELL, 3), rooms=(Room("Sala", 1, 3), Room("Veranda", 101)))
    day.positions()
    return day


def asked(links: Links | None = None) -> Asked:
    return Asked(drawn().t, "it", round=1, links=days.links_of(drawn()) if links is None else links)


def codes(item: Mapping[str, object]) -> list[dict[str, str]]:
    found: Any = item["codes"]
    return list(found)


def test_every_entrant_has_a_card_with_the_own_link() -> None:
    a = asked()
    items = player_links(a).items
    assert [codes(item)[0]["code"] for item in items] == [svg(a.links.own[number]) for number in a.t.entrants]
    assert codes(items[0])[0]["who"] == a.title(1)


def test_a_card_of_a_table_has_the_codes_of_those_who_sit_there() -> None:
    a = asked()
    items = table_links(a).items
    assert [item["table"] for item in items] == [f"Tavolo {table}" for table in (1, 2, 3, 101, 102)]
    sides = a.round.matches[101].sides
    assert [one["code"] for one in codes(items[3])] == [svg(a.links.own[n]) for side in sides for n in side]


def test_slips_lead_to_the_public_page_and_guide_cards_to_the_pair() -> None:
    a = asked()
    assert score_slips(a).shared["code"] == svg(a.links.public)
    card = guide_cards(a).items[0]
    assert re.match(r"\d+", str(card["who"]))
    assert card["code"] == svg(f"{a.links.public}#pair={str(card['who']).split()[0]}")


def test_guide_cards_and_numbers_know_the_rooms() -> None:
    assert [item["number"] for item in table_numbers(asked()).items] == ["1", "2", "3", "101", "102"]
    cards: Any = guide_cards(asked()).items
    assert {line["table"] for card in cards for line in card["rounds"]} == {"1", "2", "3", "101", "102"}


def test_without_an_address_there_is_no_code() -> None:
    a = asked(NO_LINKS)
    assert score_slips(a).shared["code"] == ""
    assert {card["code"] for card in guide_cards(a).items} == {""}
    assert print_("score-slips", drawn().t, "it", round=1).startswith(b"%PDF")
    for sheet in (player_links, table_links):
        with pytest.raises(BadInput, match="no address"):
            sheet(a)
