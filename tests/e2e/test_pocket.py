"""The pocket opens and works with no server anywhere, keeps nothing private, and offers what is newer quietly."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Thread

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.people import Invite, Person
from tests.running import Server

pytestmark = pytest.mark.anyio

PHONE = (390, 844)
GONE = "ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""


@pytest.fixture
async def guest(browser: Browser, tmp_path: Path) -> AsyncIterator[tuple[Person, Server]]:
    """Somebody with a phone, and a server of his own that can be stopped."""
    server = Server(tmp_path / "data")
    try:
        async with Person.at(browser, server.address, "it", PHONE, "light", touch=True, keeps=True) as anna:
            yield anna, server
            assert not anna.faults, anna.faults
    finally:
        server.stop()


async def test_a_visit_to_the_front_door_is_enough_for_a_cold_start_without_a_server(
    guest: tuple[Person, Server],
) -> None:
    anna, server = guest
    await anna.visit("/")
    await anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    at_hand = await anna.page.evaluate("fetch('/app/sw.js').then((answer) => answer.text())")
    await anna.page.wait_for_function(
        f"async ([at_hand]) => {{ const kept = await ({KEPT})(); "
        'return [...at_hand.matchAll(/"(\\/app\\/[^"]+)"/g)].every(([_, path]) => kept.includes(path)); }',
        arg=[at_hand],
    )
    await anna.leave()
    anna.expects(GONE)
    server.stop()
    await anna.come_back("/pocket")
    await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-pocket-title"), exact=True))
    await anna.sees(anna.says("page-pocket-at-hand"))
    assert not await anna.says("page-problem-offline").count()
    await anna.page.get_by_role("link", name=anna.text("page-pocket-part-pad")).click()
    await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-pocket-part-pad"), exact=True))
    # The other language was never asked for before.
    await anna.button("page-nav-menu").click()
    await anna.page.locator(".languages button[lang=en]").click()
    await anna.sees(anna.page.get_by_role("heading", name="Score pad", exact=True))


async def test_nothing_private_is_kept(person: Invite) -> None:
    anna = await person("Anna", keeps=True)
    await anna.visit("/me")
    await anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for path in ("/history", "/me", "/pocket"):
        await anna.visit(path)
    await anna.sees(anna.says("page-pocket-at-hand"))
    kept: list[str] = await anna.page.evaluate(KEPT)
    assert kept
    assert [path for path in kept if path != "/" and not path.startswith("/app/")] == []


class _Built(SimpleHTTPRequestHandler):
    """The built pages alone, with a worker that can be made a newer one."""

    newer = False

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            return self.send_error(404)
        if not self.path.startswith("/app/"):
            self.path = "/app/index.html"
        self.path = self.path.removeprefix("/app")
        if self.path != "/sw.js":
            return super().do_GET()
        text = (Path(self.directory) / "sw.js").read_text(encoding="utf-8")
        if type(self).newer:
            text = text.replace('"version":"', '"version":"newer-').replace('"entry":"', '"entry":"newer-')
        self.send_response(200)
        for name, value in (("content-type", "text/javascript"), ("service-worker-allowed", "/")):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text.encode())
        return None

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def built() -> Iterator[str]:
    _Built.newer = False
    handler = partial(_Built, directory=str(files("ventaglio.server.web") / "app"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


async def test_a_newer_version_is_offered_and_waits_until_it_is_wanted(browser: Browser) -> None:
    with built() as site:
        async with Person.at(browser, site, "en", PHONE, "light", touch=True, keeps=True) as anna:
            anna.expects("404")
            await anna.visit("/pocket")
            await anna.sees(anna.says("page-pocket-at-hand"))
            _Built.newer = True
            await anna.visit("/pocket")
            await anna.sees(anna.says("page-new-version"))
            assert [name for name in await anna.page.evaluate("caches.keys()") if "newer" in name]
            async with anna.page.expect_navigation():
                await anna.button("page-new-version-take").click()
            await anna.sees(anna.page.get_by_role("heading", name=anna.text("page-pocket-title"), exact=True))
            await expect(anna.says("page-new-version")).to_have_count(0)
            assert not anna.faults, anna.faults
