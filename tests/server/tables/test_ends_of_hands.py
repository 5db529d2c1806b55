"""The end of a hand: everybody sees the table with the last play on it, and has the time to read what it came to."""

import pytest

from tests.server.tables.tabletop import Tabletop
from ventaglio.games.burraco.engine.view import ShownView as BurracoView
from ventaglio.games.common.plugin.opaque import Event
from ventaglio.games.tressette.engine.view import View as TressetteView
from ventaglio.server.tables import doing
from ventaglio.server.tables.due import KEPT_FOR, due
from ventaglio.server.tables.entries import Did
from ventaglio.server.tables.protocol import PledgeView
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.tables.wire import PUBLIC, Audience, happened, state_of

CODES = {"burraco": "fibur-2019", "tressette": "tradizionali"}


def counted(game: str, *people: int) -> tuple[Tabletop, HostedTable, Did[Event]]:
    """A table whose first hand is over and whose second deal is promised; and the entry that ended it."""
    table = Tabletop(game, CODES[game], 3, clock="relaxed", seconds=5, level="novizio", pace=0, between=30).seat(
        *people
    )
    table.deal()
    while True:
        before = table.table
        played = [one for one in table.step() if isinstance(one, Did)]
        if not table.table.in_hand:
            table.until(lambda one: one.pledge is not None and not one.pledge.dealt)
            return table, before, played[-1]


def pledge_of(table: Tabletop) -> PledgeView:
    view = state_of(table.table, PUBLIC).table.pledge
    assert view is not None
    return view


@pytest.mark.parametrize("game", sorted(CODES))
def test_the_last_play_is_seen_and_nobody_sees_more_than_before(game: str) -> None:
    table, before, last = counted(game, 0)
    after = table.table
    for audience in (Audience(0, plays=True), PUBLIC):
        told = happened(last, audience, before, after)
        finished, cleared = told.finished, told.view
        assert finished is not None
        assert cleared is not None
        if isinstance(finished, BurracoView):
            assert isinstance(cleared, BurracoView)
            assert finished.melds
            assert finished.pile
            assert not cleared.melds
            assert (finished.hand is None) == (audience is PUBLIC)
        else:
            assert isinstance(finished, TressetteView)
            assert len(finished.memory) == 10 or finished.exposed
    plain = next(entry for _, entry in table.log if isinstance(entry, Did))
    assert happened(plain, PUBLIC, before, before).finished is None


@pytest.mark.parametrize("game", sorted(CODES))
def test_against_bots_alone_nothing_is_timed(game: str) -> None:
    table, _, _ = counted(game, 0)
    assert due(table.table) is None
    assert pledge_of(table).due is None
    table.commit(0)
    table.do(doing.ready, 0)
    table.step()
    table.open(0)
    table.step()
    assert table.table.in_hand


def test_who_loses_the_connection_while_reading_the_count_finds_it_again() -> None:
    table, _, _ = counted("tressette", 0)
    table.do(doing.go, 0)
    ends = due(table.table)
    assert ends is not None
    assert ends.at == table.now + KEPT_FOR, "nothing is dealt meanwhile"


def test_people_are_told_when_the_next_deal_comes() -> None:
    table, _, _ = counted("burraco", 0, 1)
    promised = table.table.pledge
    assert promised is not None
    assert pledge_of(table).due == promised.at + 30
    table.commit(0)
    table.commit(1)
    table.do(doing.ready, 0)
    assert pledge_of(table).due == promised.at + 30
    table.do(doing.ready, 1)
    assert pledge_of(table).due is None, "nobody is waited for any more"
