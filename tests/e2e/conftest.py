"""A real server and a real Chromium, one of each for all tests of a process; every person has a browser of his own."""

from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from tests.e2e.people import WITHOUT_A_SCREEN, Invite, Person
from tests.running import running_server
from tools import browser as chromium


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """One loop for all tests: the browser lives as long as it."""
    return "asyncio"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with running_server(tmp_path_factory.mktemp("site") / "data") as address:
        yield address


@pytest.fixture(scope="session")
async def browser(anyio_backend: str) -> AsyncIterator[Browser]:
    path = chromium.find()
    assert path, "there is no Chromium: python tools/browser.py installs one where it can"
    async with async_playwright() as playwright:
        # Whoever runs tests in a container is root, and there the sandbox of the browser does not start.
        one = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *WITHOUT_A_SCREEN])
        yield one
        await one.close()


FAILED: pytest.StashKey[bool] = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
async def person(browser: Browser, site: str, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Invite]:
    """Invites people, each with a browser that knows nothing of the others; at the end none must have seen a fault."""
    people: list[Person] = []
    async with AsyncExitStack() as stack:

        async def invite(
            name: str = "",
            *,
            lang: str = "en",
            size: tuple[int, int] = (1280, 800),
            scheme: str = "light",
            touch: bool = False,
            keeps: bool = False,
        ) -> Person:
            someone = await stack.enter_async_context(Person.at(browser, site, lang, size, scheme, touch, keeps))
            people.append(someone)
            if name:
                await someone.be(name)
            return someone

        yield invite
        if request.node.stash.get(FAILED, False):
            for number, someone in enumerate(one for one in people if not one.page.is_closed()):
                await someone.page.screenshot(path=tmp_path / f"{number}.png")
            print(f"what they saw: {tmp_path}")  # noqa: T201
    faults = [fault for someone in people for fault in someone.faults]
    assert not faults, "\n".join(faults)
