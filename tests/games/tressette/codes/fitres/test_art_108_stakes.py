"""Articles 61, 108, 137, 138, 146 and 169: what each way to end a match is worth, played at the table and settled."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, A_POINT_FOR_1, ALL_TO_A, MIXED
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from tests.playthroughs.__main__ import play_tressette
from ventaglio.core.record import replay
from ventaglio.games.tressette.engine.compensation import faults
from ventaglio.games.tressette.engine.events import MatchEnded
from ventaglio.games.tressette.engine.outcome import match_end, outcome
from ventaglio.games.tressette.engine.session import next_match, open_session, result
from ventaglio.games.tressette.engine.stakes import PotFate, Settlement, Variable, settle
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.game import TRESSETTE

Sit = Callable[..., Tavolo]

trad, mod = sitting("tradizionali"), sitting("moderne")
MARCIO = "option stake: marcio e batuffa"
UNTOUCHED, TO_WINNERS, DOUBLED = PotFate.UNTOUCHED, PotFate.TO_WINNERS, PotFate.DOUBLED

WON = "d3 s4 cA b4"
"""A trick of the deal that gives A everything, worth a point."""
EARLY = ("d3 s4 c4 b4", "dA s5 c5 b5")
"""Two tricks of it, worth a point and a third."""


def end(table: Tavolo) -> tuple[State, MatchEnded]:
    found = match_end(table.steps[-1].before, table.steps[-1].events)
    assert found is not None
    return found


def exact(*amounts: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(amount) for amount in amounts)


def worth(table: Tavolo, variable: Variable | None = None) -> Settlement:
    return settle(table.state.table.rules, outcome(*end(table)), variable)


# ── Marcio e batuffa, row by row ─────────────────────────────────────────────────────────────────────────────────────


def called_and_content(sit: Sit, theirs: int) -> Tavolo:
    return sit(*MIXED, MARCIO, f"scores: 20 {theirs}").plays(A_POINT_FOR_0).does("B call-out", "A say non-vado")


def accused_beyond_calling(sit: Sit, theirs: int) -> Tavolo:
    return sit(*MIXED, MARCIO, f"scores: 20 {theirs}").does("accuse N d")


def slam(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 0 {theirs}").plays_on()


def slam_and_target_with_one_trick(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 10 {theirs}").plays_on()


def slam_by_claim(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 0 {theirs}").does("claim")


def slam_by_claim_that_reaches_the_target(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 15 {theirs}").plays(WON).does("claim")


def slam_after_the_target(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 20 {theirs}").plays_on()


def slam_by_claim_after_the_target(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 20 {theirs}").plays(WON).does("claim")


def called_and_gone(sit: Sit, theirs: int) -> Tavolo:
    table = sit(*ALL_TO_A, MARCIO, f"scores: 20 {theirs}").plays(WON)
    return table.does("B call-out", "A say potrei", "C say andiamo").plays_on()


def called_gone_and_missed(sit: Sit, theirs: int) -> Tavolo:
    table = sit(*MIXED, MARCIO, f"scores: 20 {theirs}").plays(A_POINT_FOR_0)
    return table.does("B call-out", "A say potrei", "C say andiamo").plays(A_POINT_FOR_1)


def called_early(sit: Sit, theirs: int) -> Tavolo:
    return sit(*MIXED, MARCIO, f"scores: 3 {theirs}").does("B call-out").plays(A_POINT_FOR_1)


def called_early_then_slam(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 3 {theirs}").does("B call-out").plays_on()


def called_early_then_gone(sit: Sit, theirs: int) -> Tavolo:
    table = sit(*ALL_TO_A, MARCIO, f"scores: 18 {theirs}").plays(*EARLY).does("B call-out").plays("d2 sA cA b6")
    return table.does("A call-out", "A say potrei", "C say andiamo").plays_on()


def called_early_then_gone_and_laid_down(sit: Sit, theirs: int) -> Tavolo:
    table = sit(*ALL_TO_A, MARCIO, f"scores: 18 {theirs}").plays(*EARLY).does("B call-out").plays("d2 sA cA b6")
    return table.does("A call-out", "A say potrei", "C say andiamo", "claim")


def called_early_then_claim(sit: Sit, theirs: int) -> Tavolo:
    return sit(*ALL_TO_A, MARCIO, f"scores: 18 {theirs}").plays(*EARLY).does("B call-out", "claim")


def called_early_then_silent_slam(sit: Sit, theirs: int) -> Tavolo:
    table = sit(*ALL_TO_A, MARCIO, f"scores: 18 {theirs}").plays(*EARLY).does("B call-out").plays("d2 sA cA b6")
    return table.plays_on()


@pytest.mark.article("fitres", "108", "137", "138", "146")
@pytest.mark.parametrize("sit", [pytest.param(trad, id="traditional"), pytest.param(mod, id="modern")])
@pytest.mark.parametrize(
    "match, stakes, pot",
    [
        (called_and_content, (1, 2), UNTOUCHED),
        (accused_beyond_calling, (1, 2), UNTOUCHED),
        (slam, (2, 3), TO_WINNERS),
        (slam_and_target_with_one_trick, (2, 3), TO_WINNERS),
        (slam_by_claim, (2, 3), TO_WINNERS),
        (slam_by_claim_that_reaches_the_target, (2, 3), TO_WINNERS),
        (slam_after_the_target, (1, 2), TO_WINNERS),
        (slam_by_claim_after_the_target, (1, 2), TO_WINNERS),
        (called_and_gone, (1, 2), TO_WINNERS),
        (called_gone_and_missed, (1, 2), DOUBLED),
    ],
)
def test_each_way_to_win(sit: Sit, match: Callable[[Sit, int], Tavolo], stakes: tuple[int, int], pot: PotFate) -> None:
    for theirs, expected in zip((11, 10), stakes, strict=True):
        settled = worth(match(sit, theirs))
        assert (settled.winner, settled.stakes, settled.pot) == (0, Fraction(expected), pot)


@pytest.mark.article("fitres", "169", "170")
@pytest.mark.parametrize(
    "match, stakes, pot",
    [
        (called_early, (1, 2), UNTOUCHED),
        (called_early_then_slam, (1, 2), TO_WINNERS),
        (called_early_then_gone, (1, 2), TO_WINNERS),
        (called_early_then_gone_and_laid_down, (1, 2), TO_WINNERS),
        (called_early_then_claim, (2, 3), TO_WINNERS),
        (called_early_then_silent_slam, (1, 2), UNTOUCHED),
    ],
)
def test_each_way_to_win_by_a_call_that_came_too_early(
    match: Callable[[Sit, int], Tavolo], stakes: tuple[int, int], pot: PotFate
) -> None:
    for theirs, expected in zip((11, 10), stakes, strict=True):
        table = match(mod, theirs)
        assert outcome(*end(table)).called_out_modern
        settled = worth(table)
        assert (settled.winner, settled.stakes, settled.pot) == (0, Fraction(expected), pot)


@pytest.mark.article("fitres", "108")
def test_the_losers_points_are_those_they_had_when_the_match_was_won() -> None:
    table = trad(*MIXED, MARCIO, "scores: 20 10").plays(A_POINT_FOR_0, A_POINT_FOR_1)
    assert (table["scores"], worth(table).stakes) == ("21 11", Fraction(2))


# ── The other stakes ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "108")
@pytest.mark.parametrize("stake, expected", [("unica", (1, 1, 1, 1)), ("semplice o doppia", (1, 2, 2, 1))])
def test_single_stake_and_simple_or_double(stake: str, expected: tuple[int, ...]) -> None:
    option = f"option stake: {stake}"
    tables = (
        trad(*MIXED, option, "scores: 20 5").does("accuse N d"),
        trad(*ALL_TO_A, option).plays_on(),
        trad(*ALL_TO_A, option, "scores: 15 5").does("claim"),
        trad(*ALL_TO_A, option, "scores: 15 5").plays_on(),
    )
    assert tuple(worth(table).stakes for table in tables) == expected
    assert {worth(table).pot for table in tables} == {UNTOUCHED}


@pytest.mark.article("fitres", "108")
@pytest.mark.parametrize("scores, stakes", [("20 18", 1), ("20 5", 3)])
def test_a_stake_that_varies_with_the_difference(scores: str, stakes: int) -> None:
    table = trad(*MIXED, "option stake: variabile", f"scores: {scores}").does("accuse N d")
    assert worth(table, {1: 1, 10: 3}).stakes == stakes


@pytest.mark.article("fitres", "102", "108")
def test_a_tie_costs_nobody_anything() -> None:
    table = trad(*ALL_TO_A, "match: passate", "passata: 4", "scores: 10 21").plays_on()
    assert (worth(table).winner, worth(table).stakes) == (None, Fraction(0))


@pytest.mark.article("fitres", "102", "108")
def test_other_kinds_of_match_are_ordinary_wins() -> None:
    by_passate = trad(*ALL_TO_A, "match: passate", "passata: 4", "scores: 10 5").plays_on()
    single = trad(*ALL_TO_A, "match: single").plays_on()
    assert [worth(table).stakes for table in (by_passate, single)] == [1, 1]


# ── Into the incontro ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "61", "109")
def test_losers_pay_winners_and_the_pot_is_won() -> None:
    table = slam(trad, 10)
    session = open_session(table.state.table.rules, ("Ada", "Bea", "Ciro", "Dino"))
    session = next_match(session, result(session, *end(table)))
    assert session.balances == exact(3 - 1 + 2, -3 - 1, 3 - 1 + 2, -3 - 1)
    assert (session.pot, session.fresh_pot) == (Fraction(0), True)


@pytest.mark.article("fitres", "101", "147")
def test_partners_who_changed_places_are_paid_as_the_players_they_are() -> None:
    """Five take part; B and C changed places, so that players 0 and 1 of the table, A and B, were partners."""
    position = ("option pairs: B.a", MARCIO, "players: 0 2 1 3", "scores: 0 10")
    table = trad(*ALL_TO_A, *position).plays_on()
    session = open_session(table.state.table.rules, ("Ada", "Bea", "Ciro", "Dino", "Elsa"))
    told = result(session, *end(table))
    assert (told.sides, told.seats) == ((0, 0, 1, 1), (0, 2, 1, 3))
    after = next_match(session, told)
    assert after.balances == exact(3 - 1 + 2, 3 - 1 + 2, -3 - 1, -3 - 1, -1 + 1)


@pytest.mark.article("fitres", "61")
def test_an_act_that_does_not_end_the_match_has_no_outcome() -> None:
    table = trad(*ALL_TO_A).plays("d3")
    assert match_end(table.steps[-1].before, table.steps[-1].events) is None


# ── Any match ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.article("fitres", "108")
@pytest.mark.parametrize("norms", ["tradizionali", "moderne"])
def test_every_match_can_be_settled_and_searched_for_faults(norms: str) -> None:
    ways = set()
    options = {"stake": "marcio e batuffa", "pairs": "B.b.1"} | ({"compensation": "yes"} if norms != "moderne" else {})
    for seed in range(12):
        record = play_tressette(norms, options, seed, 99)
        steps = list(replay(TRESSETTE, record))
        end = match_end(steps[-1].before, steps[-1].events)
        assert end is not None
        found = outcome(*end)
        settled = settle(end[0].table.rules, found)
        assert 1 <= settled.stakes <= 3
        assert (settled.pot is TO_WINNERS) == (end[1].how in ("slam", "slam-after-win"))
        if not found.called_out_modern:
            assert found.target_reached_before == (end[1].how == "slam-after-win")
        assert not faults(steps) or end[1].how.startswith("slam")
        ways.add(end[1].how)
    assert "target" in ways
