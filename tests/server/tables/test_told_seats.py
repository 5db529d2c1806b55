"""Who sits where: screens learn it when two players change seats in the game."""

import pytest

from tests.server.tables.tabletop import Tabletop
from ventaglio.server.tables.entries import Did
from ventaglio.server.tables.room import frames_of
from ventaglio.server.tables.wire import Audience, happened, table_view


@pytest.mark.article("fitres", "101")
def test_screens_are_told_when_players_change_seats() -> None:
    changes = 0
    for seed in range(8):
        top = Tabletop("tressette", "tradizionali", seed, headers={"Option.pairs": "B.a"}, pace=0).seat()
        audience = Audience(0)
        told = table_view(top.table, audience)
        while not any(isinstance(entry, Did) and entry.action.startswith("play ") for _, entry in top.log):
            for frame in frames_of(top.table, top.now, top.step()):
                told = happened(frame.entry, audience, frame.before, frame.after).table or told
                assert told == table_view(frame.after, audience)
        changes += [chair.seat for chair in told.chairs] != [0, 1, 2, 3]
    assert changes, "in none of these deals did anybody change seats"
