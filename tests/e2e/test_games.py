"""Whole hands by four people: two opponents in browsers, who press what their page offers, and their partners."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.e2e.people import Invite, Person
from tests.e2e.players import burraco_hand, tressette_passata
from tests.e2e.stillness import moved, watch
from tests.server.tables.parties import guests
from tests.server.tables.players import play

pytestmark = pytest.mark.anyio

NAMES = ("Anna", "Bice", "Ciro", "Dora")


@asynccontextmanager
async def four_at(person: Invite, site: str, game: str) -> AsyncIterator[tuple[Person, Person]]:
    """Two in browsers, of different sides and languages; the first keeps the table. The others are known by wire."""
    first, *between, last = NAMES
    anna, dora = await person(first), await person(last, lang="it", size=(390, 844), touch=True)
    async with guests(site, *between) as others, AsyncExitStack() as stack:
        table = await anna.open_table(game)
        for place, one in zip("BC", others, strict=True):
            await one.sit(table, place)
        await dora.sit(table, "D")
        screens = [await stack.enter_async_context(one.table(table)) for one in others]
        await asyncio.gather(*(one.visit(f"/tables/{table}") for one in (anna, dora)))
        await anna.button("page-table-start").click()
        async with asyncio.TaskGroup() as together:
            partners = [together.create_task(play(screen, seed)) for seed, screen in enumerate(screens)]
            yield anna, dora
            for partner in partners:
                partner.cancel()


async def points(one: Person) -> list[str]:
    """What stands in the count, apart from words and from the order of the sides, which are everybody's own."""
    return sorted(await one.page.locator(".tallies .number").all_inner_texts())


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_four_people_play_a_hand_and_see_the_same_end(person: Invite, site: str, game: str) -> None:
    async with four_at(person, site, game) as people:
        for one in people:
            await one.cards.first.wait_for()
            await watch(one)
        await asyncio.gather(*map(burraco_hand if game == "burraco" else tressette_passata, people))
        assert [await moved(one) for one in people] == [[], []], "nothing that can be tapped moves under a finger"
        counts = [await points(one) for one in people]
        assert counts[0]
        assert all(count == counts[0] for count in counts)
        for one in people:
            articles = await one.page.locator(".tallies small").all_inner_texts()
            assert any("Art." in article for article in articles), articles
            standings = await one.page.locator(".totals tbody th").all_inner_texts()
            assert sorted(name for side in standings for name in NAMES if name in side) == sorted(NAMES)
