"""What a first visit costs whoever comes by telephone."""

import pytest
from playwright.async_api import Browser

from tests.e2e.people import Invite
from tests.e2e.weight import LARGEST, weigh

pytestmark = pytest.mark.anyio

POCKET = ("referee", "trainer", "codes", "questions", "pad", "may/burraco", "found/burraco")


async def test_a_page_that_is_opened_first(browser: Browser, site: str) -> None:
    paths = ("/", "/pocket", *(f"/pocket/{part}" for part in POCKET))
    found = {path: await weigh(browser, site, path, seen="main h1") for path in paths}
    assert not {path: weight for path, weight in found.items() if weight.rest > LARGEST}


@pytest.mark.parametrize("game", ["burraco", "tressette"])
async def test_a_table_that_is_opened_first(person: Invite, browser: Browser, site: str, game: str) -> None:
    anna = await person("Anna")
    table = await anna.open_table(game, start=True, policy={"pace": 60})
    found = await weigh(browser, site, f"/tables/{table}", cookies=await anna.context.cookies(), seen=".hand .card")
    assert found.rest <= LARGEST, found
