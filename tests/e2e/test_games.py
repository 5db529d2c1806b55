"""Whole hands by four people in four browsers, who press what their page offers."""

import asyncio

import pytest

from tests.e2e.people import Invite, Person
from tests.e2e.players import burraco_hand, tressette_passata

pytestmark = pytest.mark.anyio

NAMES = ("Anna", "Bice", "Ciro", "Dora")


async def four_at(person: Invite, game: str) -> tuple[str, list[Person]]:
    """Four people at one table, the last of whom begins."""
    people = [await person(name, lang=lang) for name, lang in zip(NAMES, ("en", "it", "en", "it"), strict=True)]
    table = await people[0].open_table(game)
    for place, one in zip("BCD", people[1:], strict=True):
        await one.sit(table, place)
    await asyncio.gather(*(one.visit(f"/tables/{table}") for one in people))
    await people[3].button("page-table-start").click()
    return table, people


async def points(one: Person) -> list[str]:
    """What stands in the count, apart from words, which are in everybody's own language."""
    return await one.page.locator(".tallies .number").all_inner_texts()


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_four_people_play_a_hand_and_see_the_same_end(person: Invite, game: str) -> None:
    _, people = await four_at(person, game)
    play = burraco_hand if game == "burraco" else tressette_passata
    await asyncio.gather(*map(play, people))
    counts = [await points(one) for one in people]
    assert counts[0]
    assert all(count == counts[0] for count in counts)
    for one in people:
        articles = await one.page.locator(".tallies small").all_inner_texts()
        assert any("Art." in article for article in articles), articles
        standings = await one.page.locator(".standings dt").all_inner_texts()
        assert sorted(name for side in standings for name in NAMES if name in side) == sorted(NAMES)
