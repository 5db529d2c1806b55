"""Asso at hand: for this process, and for those that it starts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import PLAIN, cli
from ventaglio import lang
from ventaglio.games.common.plugin import catalogue
from ventaglio.law import shelf

__all__ = ["cli"]

ROOT = Path(__file__).parents[4]
AT_HAND = {catalogue.VARIABLE: "tests.games.asso:PLUG"}


@pytest.fixture(autouse=True)
def asso(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The variable names the game, and nothing has been read of it yet; afterwards it is forgotten."""
    texts, messages = list(shelf.TEXTS), list(lang._MORE)
    for name, value in {**PLAIN, **AT_HAND}.items():
        monkeypatch.setenv(name, value)
    _forget()
    yield
    shelf.TEXTS[:], lang._MORE[:] = texts, messages
    lang.translator.cache_clear()
    _forget()


def _forget() -> None:
    catalogue.outside.cache_clear()
    catalogue._load.cache_clear()
