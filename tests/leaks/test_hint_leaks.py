"""A hint tells nothing that its seat does not see: in all worlds that the seat cannot tell apart the same is asked."""

from random import Random

import pytest

from tests.leaks.worlds import SETTINGS, audiences, busy_log, elsewhere, hands_of
from ventaglio.games.common.bots.opinion import Opinion, Weighed
from ventaglio.games.common.plugin.hinting import MOST, asked_of, told
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.tables.table import HostedTable

pytestmark = pytest.mark.long

PLAIN = [name for name in SETTINGS if "live" not in name]
LOOKS = 4


def hinted(table: HostedTable, place: int) -> tuple[object, ...]:
    """What somebody is asked for a hint, and what would be told of anything that he could answer."""
    kit, state, seat = table.kit, table.match, table.seat_of(place)
    asked = asked_of(kit, state, seat)
    choices = list(kit.game.legal(state))[:40]
    said = [
        told(kit, state, Opinion((Weighed(one, 1.0, 0.5),)), Voice(translator("it")))
        for one in choices
        if kit.game.turn(state) == seat
    ]
    return (asked, said)


@pytest.mark.parametrize("name", PLAIN)
def test_what_is_asked_and_told_is_the_same_wherever_unseen_cards_lie(name: str) -> None:
    log, rng = busy_log(name), Random(name)
    compared = 0
    for start, end in hands_of(log):
        for audience in audiences(log[0].after):
            if audience.place is None or not audience.plays:
                continue
            for upto in rng.choices(range(start, end + 1), k=LOOKS):
                hand = log[start : upto + 1]
                other = elsewhere(hand, audience, rng)
                mine = hand[-1].after
                if other is None or mine.state is None or not mine.in_hand or mine.kit.referee is not None:
                    continue
                if mine.turn_place == audience.place:
                    assert hinted(mine, audience.place) == hinted(other[-1].after, audience.place)
                    compared += 1
    assert compared > 0 or all(frame.after.kit.referee is not None for frame in log)


def test_no_more_than_three_are_told_and_the_best_first() -> None:
    from tests.server.tables.tabletop import Tabletop

    table = Tabletop("burraco", seed=3).seat(0).until(lambda one: one.turn_place == 0).table
    kit, state = table.kit, table.match
    some = list(kit.game.legal(state)) * 4
    choices = tuple(Weighed(one, -float(at), 0.0) for at, one in enumerate(some))
    hints = told(kit, state, Opinion(choices), Voice(translator("en")))
    assert len(hints) == MOST
    assert [one.behind for one in hints] == sorted(one.behind for one in hints)
    assert hints[0].behind == 0
    assert told(kit, state, None, Voice(translator("en"))) == ()
