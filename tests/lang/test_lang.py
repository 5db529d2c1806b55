"""Finding the text for a message, and the language for a person."""

import ctypes
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import SimpleNamespace

import fluent.runtime
import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Resource

from ventaglio import lang


@pytest.fixture
def half_italian(monkeypatch: pytest.MonkeyPatch) -> lang.Language:
    """Italian as it is while somebody is still translating."""
    italian = lang.Language("it")
    monkeypatch.delitem(italian.messages, "card")
    return italian


def test_languages_are_the_folders_there_are() -> None:
    assert {"en", "it"} <= set(lang.available())


def test_text_is_filled_in() -> None:
    italian = lang.translator("it")
    card = italian.text("card", rank=italian.text("rank-seven"), suit=italian.text("suit-hearts"))
    assert card == "sette di cuori"


def test_numbers_are_written_as_the_language_does() -> None:
    texts = [lang.translator(code).text("card", rank=1005, suit="x") for code in ("en", "it")]
    assert texts == ["1,005 of x", "1.005 di x"]


def test_english_stands_in_for_what_is_not_translated(half_italian: lang.Language) -> None:
    assert half_italian.text("card", rank="asso", suit="cuori") == "asso of cuori"


def test_who_asks_while_another_thread_is_parsing_waits_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    half, never = Event(), Event()

    class Slow(FluentBundle):
        def add_resource(self, resource: Resource, allow_overrides: bool = False) -> None:
            for entry in resource.body:
                super().add_resource(Resource([entry]), allow_overrides)
                half.set()
                never.wait(0.05)

    monkeypatch.setattr(fluent.runtime, "FluentBundle", Slow)
    italian = lang.Language("it")
    italian._entries |= {"all": " tutto { part }", "part": " { $law }"}
    italian.messages |= {"all": "here", "part": "here"}
    with ThreadPoolExecutor(1) as other:
        theirs = other.submit(italian.text, "all", law="x")
        half.wait()
        assert [italian.text("all", law="x"), theirs.result()] == ["tutto x", "tutto x"]


@pytest.mark.parametrize("code", lang.available())
def test_a_message_in_no_language_is_loud(code: str) -> None:
    with pytest.raises(lang.MissingMessage, match="no-such-thing") as caught:
        lang.translator(code).text("no-such-thing")
    assert isinstance(caught.value, KeyError)


def test_a_forgotten_argument_is_loud() -> None:
    with pytest.raises(lang.BadArguments, match=r"it card: .*suit"):
        lang.translator("it").text("card", rank="asso")


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'; there are en, it"):
        lang.Language("tlh")


@pytest.mark.parametrize(
    "env, code",
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_CH@euro"}, "it"),
        ({"LANG": "it_IT", "LC_MESSAGES": "it_IT", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "it_IT"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_detect(env: dict[str, str], code: str) -> None:
    assert lang.detect(env) == code


@pytest.mark.parametrize("number, code", [(0x0410, "it"), (0x0409, "en"), (0x0407, "en"), (0xFFFF, "en")])
def test_windows_says_its_language_in_its_own_way(number: int, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert lang.detect({}) == code
    assert lang.detect({"LANG": "it_IT.UTF-8"}) == "it"
