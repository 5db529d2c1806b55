"""Hints: at which tables there are any, for whom and when."""

from typing import Any

import pytest

from tests.server.tables.tabletop import Tabletop
from ventaglio.server.tables import doing
from ventaglio.server.tables.hinting import allows_hints, asked
from ventaglio.server.tables.wire import PUBLIC, Audience, table_view


def waiting(*people: int, **policy: Any) -> Tabletop:
    """A table at which the first of some people is to act."""
    return Tabletop(seed=1, **policy).seat(*people).until(lambda one: one.turn_place == people[0])


def test_whoever_plays_against_bots_is_told_what_is_asked_for_him() -> None:
    table = waiting(0).table
    view, menu = asked(table, 0)
    assert view == table.kit.game.view(table.match, table.seat_of(0))
    assert menu == table.kit.menu(table.match, table.seat_of(0))
    assert table_view(table, Audience(0, plays=True)).hints
    assert not table_view(table, PUBLIC).hints


@pytest.mark.parametrize(
    "people, policy, there",
    [
        ((0,), {}, True),
        ((0,), {"hints": "none"}, False),
        ((0,), {"rated": True}, False),
        ((0,), {"referee": True}, False),
        ((0, 1), {}, False),
        ((0, 1), {"hints": "all"}, True),
        ((0, 1), {"hints": "all", "rated": True}, False),
    ],
)
def test_tables_say_for_whom_there_are_hints(people: tuple[int, ...], policy: dict[str, Any], there: bool) -> None:
    table = Tabletop(seed=1, **policy).seat(*people).table
    assert allows_hints(table, 0) == there
    assert not allows_hints(table, None)
    if not there:
        with pytest.raises(doing.NotNow, match="no-hints"):
            asked(table, 0)


def test_a_hint_is_for_whoever_is_on_turn() -> None:
    top = waiting(0, 2, hints="all")
    with pytest.raises(doing.NotNow, match="hint-later"):
        asked(top.table, 2)
