"""What is counted of a match: for each who sat there, and all told."""

import msgspec
import pytest

from tests.server.tables.tabletop import Tabletop
from ventaglio.core.codec import encode
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.learning.analysis.analysis import Analysis, Choice, Decision
from ventaglio.server.store.logs import Row
from ventaglio.server.tables.mistakes import mistakes_in
from ventaglio.server.tables.tallying import PlaceTally, statistics_of, tally_of

GAMES = {"burraco": {"Hands": "1"}, "tressette": {"Match": "single"}}


def played(game: str) -> tuple[Tabletop, list[Row]]:
    """A match of bots alone, and its log."""
    code = {"burraco": "fibur-2019", "tressette": "tradizionali"}[game]
    top = Tabletop(game, code, seed=5, headers=GAMES[game], pace=0.0, level="novizio").seat()
    top.until(lambda one: one.status == "over", most=5_000)
    return top, [Row(seq, at, encode(one).decode()) for seq, (at, one) in enumerate(top.log, start=1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_counted_for_every_place(game: str) -> None:
    top, rows = played(game)
    found = tally_of("t", rows)
    standings = top.table.kit.standings(top.table.match)
    assert found.people == (None,) * 4
    for place, one in enumerate(found.tallies):
        assert one.points == standings[place].score
        assert one.won == standings[place].won
        assert one.hands == 1
        assert one.against == "novizio"
    names = {name for one in found.tallies for name in one.figures}
    if game == "burraco":
        assert names <= {"clean", "semi", "dirty", "pozzetto-first", "closed"}
        first = [one.figures.get("pozzetto-first", 0) for one in found.tallies]
        # A whole side is the first, or nobody is.
        assert sum(first) in (0, 2)
        assert first[0] == first[2]


def tally(**more: object) -> str:
    plain = PlaceTally("t", "burraco", "fibur-2019", 1.0, "socio", True, 2, 500.0, {"clean": 1})
    return msgspec.json.encode(msgspec.structs.replace(plain, **more)).decode()


def test_what_surely_cost_something_is_a_mistake_of_whoever_did_it() -> None:
    best, poor, unsure = Choice("discard 5h", 30.0, 2.0), Choice("discard Kh", 10.0, 2.0), Choice("draw", 29.0, 2.0)
    decisions = (
        Decision(1, 0, 0, 0, "discard Kh", (best, poor)),
        Decision(2, 0, 0, 0, "discard 5h", (best, poor)),
        Decision(3, 0, 0, 0, "draw", (best, unsure)),
        Decision(4, 1, 1, 1, "discard Kh", (best, poor)),
    )
    analysis = Analysis("burraco", 1, 1, 4, 10, (0, 1, 0, 1), (0.0,) * 4, decisions)
    kept = mistakes_in(encode(analysis).decode())
    assert len(kept) < 100
    (found,) = statistics_of([tally()], LEVELS, [(0, kept), (0, kept)])
    assert [(one.kind, one.count, one.points) for one in found.mistakes] == [("discard", 2, 40.0)]


def test_tallies_are_added_up_game_by_game_and_by_whom_one_met() -> None:
    bodies = [
        tally(),
        tally(won=False, points=-100.0, against="maestro", figures={"dirty": 3}),
        tally(game="tressette"),
    ]
    burraco, tressette = statistics_of(bodies, LEVELS)
    assert (burraco.matches, burraco.won, burraco.hands, burraco.points_a_hand) == (2, 1, 4, 100.0)
    assert [(one.name, one.count, one.a_hand) for one in burraco.figures] == [("clean", 1, 0.25), ("dirty", 3, 0.75)]
    assert [(one.who, one.matches, one.won, one.points_a_hand) for one in burraco.against] == [
        ("socio", 1, 1, 250.0),
        ("maestro", 1, 0, -50.0),
    ]
    assert tressette.matches == 1
    assert statistics_of((), LEVELS) == ()
