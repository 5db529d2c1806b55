"""Somebody who has never been here follows each guide, tap by tap, and gets where it says."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.e2e.people import Person
from tests.running import running_server
from tools.guide_scenes import Stage
from tools.guides import follow, guides

pytestmark = pytest.mark.anyio

# In English the same is done, in the same order: tests/docs/test_guides.py compares them label by label.
ITALIAN = [pytest.param("it", guide, id=guide) for guide in guides("it")]
ENGLISH = [pytest.param("en", guide, id=f"{guide} in English", marks=pytest.mark.nightly) for guide in guides("en")]


async def looked_at(person: Person, file: str) -> None:
    """Where the guide has a picture: what it shows fits the screen, and nothing went wrong on the way."""
    await person.fits()
    assert person.faults == []


@pytest.mark.parametrize("lang, guide", ITALIAN + ENGLISH)
async def test_a_guide_leads_where_it_says(browser: Browser, tmp_path: Path, lang: str, guide: str) -> None:
    with running_server(tmp_path) as site:
        await follow(browser, Stage(site, tmp_path), lang, guide, looked_at)
