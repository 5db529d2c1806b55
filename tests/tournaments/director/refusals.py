"""Tests of what the desk refuses: each names the reason it shows, so that none can be left without a test."""

import functools
from collections.abc import Callable

import pytest

from ventaglio.tournaments.director.objections import Objection

SHOWN: set[str] = set()
"""The reasons that some test shows."""


def shows(reason: str, article: str = "", code: str = "fibur-2019") -> Callable[[Callable[[], Objection]], object]:
    """A test whose function ends in an objection: for this reason, and by this article where one stands behind it."""
    SHOWN.add(reason)

    def wrap(how: Callable[[], Objection]) -> object:
        @functools.wraps(how)
        def test() -> None:
            found = how()
            assert found.reason == reason
            if article:
                assert found.cite is not None
                assert (found.cite.code, found.cite.article) == (code, article)

        return pytest.mark.article(code, article)(test) if article else test

    return wrap
