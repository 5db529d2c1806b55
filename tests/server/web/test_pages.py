"""The pages as they are served: every address, every file, with the headers that browsers go by."""

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.running import Server
from ventaglio.server.web.app import HEADERS
from ventaglio.server.web.assets import FOR_EVER, assets
from ventaglio.server.web.pages import ADDRESSES

pytestmark = pytest.mark.browser

PAGES = [re.sub(r"\{\w+:str\}", "burraco", address) for address in ADDRESSES]


@pytest.fixture(scope="module")
def site(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, headers={"accept-encoding": "identity"}) as client:
        yield client


@pytest.mark.parametrize("address", PAGES)
def test_every_page_has_an_address(site: httpx.Client, address: str) -> None:
    answer = site.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def test_there_is_nothing_inline_that_the_policy_would_block(site: httpx.Client) -> None:
    page = site.get("/").text
    assert not re.search(r"<style|\sstyle=|\son\w+=", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert not re.search(r"(?:src|href)=\"https?:", page)


def test_what_a_page_asks_for_is_there(site: httpx.Client) -> None:
    asked = re.findall(r"(?:src|href)=\"(/app/[^\"]+)\"", site.get("/").text)
    assert asked
    for path in asked:
        assert site.get(path).status_code == 200, path


def test_every_file_is_served_and_not_sent_twice(site: httpx.Client) -> None:
    names = assets().keys() - {"index.html", "built"}
    assert names
    for name in sorted(names):
        first = site.get(f"/app/{name}")
        assert first.status_code == 200, name
        assert first.content == assets()[name].content, name
        assert first.headers["x-content-type-options"] == "nosniff", name
        again = site.get(f"/app/{name}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), name


def test_built_files_are_kept_for_ever_and_others_asked_for(site: httpx.Client) -> None:
    built = next(name for name in assets() if name.startswith("assets/") and name.endswith(".js"))
    assert site.get(f"/app/{built}").headers["cache-control"] == FOR_EVER
    assert site.get("/app/faces/napoletane/d3.svg").headers["cache-control"] == "no-cache"


def test_text_is_packed_for_whoever_can_unpack_it(site: httpx.Client) -> None:
    built = next(name for name in assets() if name.endswith(".js"))
    with site.stream("GET", f"/app/{built}", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == assets()[built].content


def test_the_worker_may_keep_all_pages(site: httpx.Client) -> None:
    assert site.get("/app/sw.js").headers["service-worker-allowed"] == "/"
    assert site.get("/app/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


@pytest.mark.parametrize(
    "path", ["/app/none.js", "/app/index.html", "/app/built", "/app/../pages.py", "/nowhere", "/app/"]
)
def test_what_is_not_there_is_not_there(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-security-policy"]


def test_what_pages_are_made_of_says_little_and_does_nothing_by_itself(site: httpx.Client) -> None:
    part = re.findall(r"/app/assets/[^\"]+[.]js", site.get("/").text)[0]
    answer = site.get(part)
    assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" not in answer.headers
    assert "permissions-policy" in site.get("/").headers


@pytest.mark.parametrize("path", ["/nowhere", "/rules/nonsense", "/learn"])
def test_who_mistyped_an_address_gets_a_page(site: httpx.Client, path: str) -> None:
    answer = site.get(path, headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.text == site.get("/").text


@pytest.mark.parametrize("path", ["/api/nowhere", "/app/none.js"])
def test_what_pages_ask_for_is_refused_with_a_reason(site: httpx.Client, path: str) -> None:
    answer = site.get(path, headers={"accept": "*/*"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "http-404")
    # Who follows a dead link to a file comes in a browser too, and can read no braces.
    assert "<h1>" in site.get(path, headers={"accept": "text/html,*/*"}).text
