"""The pages: every one answers, nothing in them is inline, and whatever they say is said in every language."""

import re
from pathlib import Path

import httpx
import pytest

from tests.running import Server
from ventaglio import lang
from ventaglio.web.app import HEADERS
from ventaglio.web.pages import GAPS, TEXTS, assets, texts_of

PAGES = {
    "/": "lobby",
    "/rules": "rules",
    "/tables/any-table": "table",
    "/tables/any-table/replay": "replay",
}
MODULES = {name: asset.content.decode() for name, asset in assets().items() if name.endswith(".js")}
LITERAL = re.compile(r'\bt\(\s*"([^"]+)"')
COMPOSED = re.compile(r"\bt\(\s*`([^`$]*)\$\{[^}`]*\}`")
ANY_CALL = re.compile(r"(?<![\w.])t\(\s*(?!\))")


def said(code: str) -> set[str]:
    return {one.removeprefix("page-") for one in texts_of(code).texts}


def literal() -> set[str]:
    return {one for source in MODULES.values() for one in LITERAL.findall(source)}


def composed() -> set[str]:
    return {one for source in MODULES.values() for one in COMPOSED.findall(source)}


# ── What the server sends ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path, module", PAGES.items())
def test_a_page_answers_with_its_module(server: Server, path: str, module: str) -> None:
    answer = httpx.get(server.address + path, headers={"accept-language": "it"}, trust_env=False)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="it">' in answer.text
    assert f'src="/static/{module}.js"' in answer.text
    assert lang.translator("it").text("page-needs-scripts") in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize("name", sorted(set(assets()) - {"page.html"}))
def test_an_asset_answers_and_is_not_sent_twice(server: Server, name: str) -> None:
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
    address = f"{server.address}/static/{name}"
    first = httpx.get(address, trust_env=False)
    assert first.status_code == 200
    assert first.headers["content-type"].split(";")[0] == kinds[Path(name).suffix]
    assert first.headers["cache-control"] == "no-cache"
    assert first.content == assets()[name].content
    assert {one: first.headers[one] for one in HEADERS} == HEADERS
    again = httpx.get(
        f"{server.address}/static/{name}", headers={"if-none-match": first.headers["etag"]}, trust_env=False
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["page.html", "nothing.js", "..%2fpages.py"])
def test_nothing_else_is_an_asset(server: Server, name: str) -> None:
    assert httpx.get(f"{server.address}/static/{name}", trust_env=False).status_code == 404


def test_the_texts_come_in_the_language_asked_for(server: Server) -> None:
    for code in lang.available():
        answer = httpx.get(f"{server.address}/api/texts", params={"lang": code}, trust_env=False).json()
        assert answer["language"] == code
        assert answer["texts"]["page-language"] == answer["languages"][code]


# ── What the pages are made of ───────────────────────────────────────────────────────────────────────────────────────


def test_nothing_is_inline() -> None:
    html = assets()["page.html"].content.decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\son\w+=|javascript:", html) == []
    for source in MODULES.values():
        assert re.findall(r'innerHTML|insertAdjacentHTML|\beval\(|new Function|"style"|\bstyle:', source) == []


def test_modules_import_what_is_there() -> None:
    for name, source in MODULES.items():
        for imported, module in re.findall(r'import (.+?) from "\./([^"]+)"', source, re.DOTALL):
            assert module in MODULES, f"{name} imports {module}"
            for one in re.findall(r"\w+", imported) if imported.startswith("{") else ():
                exported = rf"export (?:async )?(?:function|const|class) {one}\b"
                assert re.search(exported, MODULES[module]), f"{name} imports {one} from {module}"


def test_what_a_page_says_can_be_read_off_its_source() -> None:
    for name, source in MODULES.items():
        calls = len(ANY_CALL.findall(source)) - source.count("function t(")
        assert calls == len(LITERAL.findall(source)) + len(COMPOSED.findall(source)), name


@pytest.mark.parametrize("code", lang.available())
def test_every_text_of_a_page_is_there(code: str) -> None:
    messages = lang.translator(code).messages
    own = {one.removeprefix("page-") for one, file in messages.items() if file == TEXTS}
    assert literal() - own == set()
    assert [beginning for beginning in composed() if not any(one.startswith(beginning) for one in own)] == []


def test_no_text_is_left_over() -> None:
    by_the_server = {"language", "needs-scripts"}
    unused = said(lang.FALLBACK) - literal() - by_the_server
    assert {one for one in unused if not any(one.startswith(beginning) for beginning in composed())} == set()


@pytest.mark.parametrize("code", lang.available())
def test_gaps_are_those_that_pages_fill(code: str) -> None:
    for text in texts_of(code).texts.values():
        assert set(re.findall(r"\{(.*?)\}", text)) <= set(GAPS)
