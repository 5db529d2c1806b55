"""Stakes and the pot: every row of the table, every figure, and that no money is made or lost."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.texts import MODERNE, TRADIZIONALI
from ventaglio.core.norms import adopt
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.rules import Rules, Stake
from ventaglio.games.tressette.engine.stakes import (
    How,
    Outcome,
    PotChange,
    PotFate,
    after_match,
    double,
    feed,
    plays_for_pot,
    settle,
    share,
)
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import Ruling

FITRES = "fitres"
SLAM = How.SLAM
UNTOUCHED, TO_WINNERS, DOUBLED = PotFate.UNTOUCHED, PotFate.TO_WINNERS, PotFate.DOUBLED


def article(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.article(FITRES, *numbers)


def played_for(stake: Stake, rules: Rules = TRADIZIONALI) -> Rules:
    return replace(rules, stake=replace(rules.stake, value=stake))


MARCIO = played_for(Stake.MARCIO_E_BATUFFA)
MODERN = played_for(Stake.MARCIO_E_BATUFFA, MODERNE)


def exact(*amounts: Fraction | int) -> tuple[Fraction, ...]:
    return tuple(Fraction(amount) for amount in amounts)


def won(**facts: Any) -> Outcome:
    return Outcome(**{"winner": 0, "loser_points": 11, **facts})


# ── Marcio and batuffa ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(
    "rules, facts, stakes, pot",
    [
        pytest.param(MARCIO, {}, (1, 2), UNTOUCHED, id="ordinary", marks=article("108")),
        pytest.param(MARCIO, {"how": SLAM}, (2, 3), TO_WINNERS, id="slam", marks=article("108")),
        pytest.param(
            MARCIO,
            {"how": SLAM, "by_claim_before_target": True},
            (2, 3),
            TO_WINNERS,
            id="slam by lay-down",
            marks=article("138"),
        ),
        pytest.param(
            MARCIO,
            {"how": SLAM, "target_reached_before": True},
            (1, 2),
            TO_WINNERS,
            id="slam after the win",
            marks=article("137"),
        ),
        pytest.param(
            MARCIO, {"slam_declared_and_missed": True}, (1, 2), DOUBLED, id="slam missed", marks=article("146")
        ),
        pytest.param(MODERN, {"called_out_modern": True}, (1, 2), UNTOUCHED, id="called out", marks=article("169")),
        pytest.param(
            MODERN,
            {"called_out_modern": True, "how": SLAM, "by_claim_before_target": True},
            (2, 3),
            TO_WINNERS,
            id="called out, then slam by lay-down before the target",
            marks=article("169"),
        ),
        pytest.param(
            MODERN,
            {"called_out_modern": True, "how": SLAM},
            (1, 2),
            TO_WINNERS,
            id="called out, then slam by play",
            marks=article("169"),
        ),
        pytest.param(
            MODERN,
            {"called_out_modern": True, "how": SLAM, "target_reached_before": True},
            (1, 2),
            TO_WINNERS,
            id="called out rightly, then slam",
            marks=article("169", "137"),
        ),
        pytest.param(
            MODERN,
            {"called_out_modern": True, "slam_declared_and_missed": True},
            (1, 2),
            DOUBLED,
            id="called out, slam missed",
            marks=article("169", "146"),
        ),
    ],
)
def test_every_row_of_the_table(
    rules: Rules, facts: dict[str, Any], stakes: tuple[int, int], pot: PotFate, winner: int
) -> None:
    for points, due in ((11, stakes[0]), (20, stakes[0]), (10, stakes[1]), (0, stakes[1])):
        settlement = settle(rules, won(winner=winner, loser_points=points, **facts))
        assert settlement.stakes == due
        assert settlement.each[winner] == due
        assert settlement.each[1 - winner] == -due
        assert settlement.pot is pot


@article("108")
def test_from_eleven_points_losers_have_sbatuffato() -> None:
    assert MARCIO.batuffa.value == 11
    assert [settle(MARCIO, won(loser_points=points)).stakes for points in (9, 10, 11, 12)] == [2, 2, 1, 1]


@pytest.mark.parametrize(
    "rules, facts, lines",
    [
        pytest.param(MARCIO, {}, [("stake", 1, "108")], id="ordinary", marks=article("108")),
        pytest.param(
            MARCIO, {"loser_points": 3}, [("stake", 1, "108"), ("marcio", 1, "108")], id="marcio", marks=article("108")
        ),
        pytest.param(
            MARCIO,
            {"how": SLAM, "loser_points": 3},
            [("stake", 1, "108"), ("marcio", 1, "108"), ("slam", 1, "108")],
            id="slam",
            marks=article("108"),
        ),
        pytest.param(
            MARCIO,
            {"how": SLAM, "target_reached_before": True},
            [("stake", 1, "108"), ("slam-after-win", 0, "137")],
            id="slam after the win",
            marks=article("137"),
        ),
        pytest.param(
            MARCIO,
            {"how": SLAM, "by_claim_before_target": True},
            [("stake", 1, "108"), ("slam-by-claim", 1, "138")],
            id="slam by lay-down",
            marks=article("138"),
        ),
        pytest.param(
            MARCIO,
            {"slam_declared_and_missed": True},
            [("stake", 1, "108"), ("slam-missed", 0, "146")],
            id="slam missed",
            marks=article("146"),
        ),
        pytest.param(
            MODERN,
            {"called_out_modern": True},
            [("stake", 1, "108"), ("called-out", 0, "169")],
            id="called out",
            marks=article("169"),
        ),
        pytest.param(
            MODERN,
            {"called_out_modern": True, "how": SLAM, "by_claim_before_target": True, "loser_points": 10},
            [("stake", 1, "108"), ("marcio", 1, "108"), ("slam-by-claim", 1, "169")],
            id="called out, slam by lay-down",
            marks=article("169"),
        ),
        pytest.param(
            MODERN,
            {"called_out_modern": True, "how": SLAM},
            [("stake", 1, "108"), ("slam-after-call", 0, "169")],
            id="called out, slam by play",
            marks=article("169"),
        ),
    ],
)
def test_every_line_has_its_article(rules: Rules, facts: dict[str, Any], lines: list[tuple[str, int, str]]) -> None:
    settlement = settle(rules, won(**facts))
    assert [(line.item, int(line.stakes), line.cite.article) for line in settlement.lines] == lines


@pytest.mark.parametrize(
    "facts, number",
    [
        pytest.param({}, "108", marks=article("108")),
        pytest.param({"how": SLAM}, "108", marks=article("108")),
        pytest.param({"how": SLAM, "target_reached_before": True}, "137", marks=article("137")),
        pytest.param({"slam_declared_and_missed": True}, "146", marks=article("146")),
    ],
)
def test_what_becomes_of_the_pot_has_its_article(facts: dict[str, Any], number: str) -> None:
    assert settle(MARCIO, won(**facts)).pot_cite.article == number


# ── The other stakes ────────────────────────────────────────────────────────────────────────────────────


@article("108")
@pytest.mark.parametrize("points", [0, 11])
def test_a_single_stake_is_always_one(points: int) -> None:
    rules = played_for(Stake.SINGLE)
    assert settle(rules, won(loser_points=points)).stakes == 1
    assert settle(rules, won(loser_points=points, how=SLAM)).stakes == 1


@article("108", "137")
def test_simple_or_double_asks_only_for_the_slam() -> None:
    rules = played_for(Stake.SIMPLE_OR_DOUBLE)
    assert settle(rules, won(loser_points=0)).stakes == 1
    assert settle(rules, won(loser_points=20, how=SLAM)).stakes == 2
    assert settle(rules, won(how=SLAM, by_claim_before_target=True)).stakes == 2
    assert settle(rules, won(how=SLAM, target_reached_before=True)).stakes == 1, "the match was already won"


@article("108", "169")
def test_simple_or_double_after_a_modern_call() -> None:
    rules = played_for(Stake.SIMPLE_OR_DOUBLE, MODERNE)
    assert settle(rules, won(called_out_modern=True)).stakes == 1
    assert settle(rules, won(called_out_modern=True, how=SLAM)).stakes == 1
    assert settle(rules, won(called_out_modern=True, how=SLAM, by_claim_before_target=True)).stakes == 2


MODERN_CALLS = [
    (Stake.MARCIO_E_BATUFFA, 15, "eleven-or-more"),
    (Stake.MARCIO_E_BATUFFA, 8, "fewer"),
    (Stake.SIMPLE_OR_DOUBLE, 15, "other-stake"),
    (Stake.SINGLE, 8, "fixed-stake"),
    (Stake.VARIABLE, 8, "fixed-stake"),
]


@article("108", "169")
@pytest.mark.parametrize("stake, points, told", MODERN_CALLS)
def test_after_a_modern_call_the_referee_orders_what_is_then_settled(stake: Stake, points: int, told: str) -> None:
    rules = played_for(stake, MODERNE)
    ruling = shelf.book_of(rules).rule("premature-call", {"callers-points": told})
    assert isinstance(ruling, Ruling)
    ordered = [str(step.remedy).removeprefix("stake side ") for step in ruling.steps if step.remedy.do == "stake"]
    worth = {"simple": 1, "double": 2, "as-agreed": 1}
    call = Outcome(0, loser_points=points, called_out_modern=True, difference=5)
    assert settle(rules, call, lambda difference: 1).stakes == worth[ordered[0]]
    laid = replace(call, how=SLAM, by_claim_before_target=True)
    more = settle(rules, laid, lambda difference: 1).stakes - worth[ordered[0]]
    assert more == ("one-more-if-laid-down" in ordered)


@article("108")
@pytest.mark.parametrize("stake", [Stake.SINGLE, Stake.VARIABLE, Stake.SIMPLE_OR_DOUBLE])
def test_only_marcio_and_batuffa_plays_for_a_pot(stake: Stake) -> None:
    rules = played_for(stake)
    assert not plays_for_pot(rules)
    assert plays_for_pot(MARCIO)
    for facts in ({}, {"how": SLAM}, {"slam_declared_and_missed": True}):
        assert settle(rules, won(difference=5, **facts), {0: 1}).pot is UNTOUCHED


@article("108")
def test_a_variable_stake_is_what_the_table_says() -> None:
    rules = played_for(Stake.VARIABLE)
    steps: dict[int, Fraction | int] = {1: 1, 6: Fraction(3, 2), 11: 2}
    dues = [settle(rules, won(difference=gap), steps).stakes for gap in (1, 5, 6, 10, 11, 21)]
    assert dues == [1, 1, Fraction(3, 2), Fraction(3, 2), 2, 2]
    assert settle(rules, won(difference=7), lambda gap: Fraction(gap, 4)).stakes == Fraction(7, 4)
    assert settle(rules, won(difference=-4, how=SLAM), lambda gap: max(gap, 1)).stakes == 1, "a slam from behind"


@article("108")
def test_a_variable_stake_needs_a_table_and_a_difference() -> None:
    rules = played_for(Stake.VARIABLE)
    with pytest.raises(BadInput, match="the table must say what each difference"):
        settle(rules, won(difference=5))
    with pytest.raises(BadInput, match="none is given"):
        settle(rules, won(), {0: 1})
    with pytest.raises(BadInput, match="begin at a difference of 3 points"):
        settle(rules, won(difference=2), {3: 1})
    with pytest.raises(BadInput, match="cannot be worth -1 stakes"):
        settle(rules, won(difference=2), lambda _: -1)


@article("102")
@pytest.mark.parametrize("stake", Stake)
def test_a_tie_moves_nothing(stake: Stake) -> None:
    settlement = settle(played_for(stake), Outcome(None))
    assert (settlement.stakes, *settlement.each) == exact(0, 0, 0)
    assert settlement.pot is UNTOUCHED
    assert [line.cite.article for line in settlement.lines] == ["102"]


@pytest.mark.parametrize(
    "outcome, message",
    [
        pytest.param(Outcome(2), "side 0 or by side 1", id="no such side", marks=article("98")),
        pytest.param(Outcome(None, SLAM), "a tie has neither", id="slam in a tie", marks=article("102")),
        pytest.param(won(target_reached_before=True), "only a cappotto", id="late, no slam", marks=article("137")),
        pytest.param(won(by_claim_before_target=True), "only a cappotto", id="laid, no slam", marks=article("138")),
        pytest.param(
            won(how=SLAM, target_reached_before=True, by_claim_before_target=True),
            "cannot come after",
            id="before and after",
            marks=article("137", "138"),
        ),
        pytest.param(
            won(how=SLAM, slam_declared_and_missed=True), "made or missed", id="made and missed", marks=article("146")
        ),
        pytest.param(won(called_out_modern=True), "does not lose the match", id="by old norms", marks=article("169")),
    ],
)
def test_what_contradicts_itself_is_refused(outcome: Outcome, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        settle(MARCIO, outcome)


# ── The pot ─────────────────────────────────────────────────────────────────────────────────────────────


def moved(change: PotChange) -> tuple[Fraction, ...]:
    return change.pot, change.winners, change.losers, change.resters


@article("109")
@pytest.mark.parametrize("participants", [4, 5, 6])
def test_one_stake_each_first_and_a_quarter_later(participants: int) -> None:
    first = feed(MARCIO, Fraction(), participants, first=True)
    assert moved(first) == exact(participants, -1, -1, -1)
    later = feed(MARCIO, first.pot, participants, first=False)
    assert moved(later) == exact(participants * Fraction(5, 4), *[Fraction(-1, 4)] * 3)
    assert first.cite.article == later.cite.article == "109"


@pytest.mark.parametrize(
    "participants, pot, winners, resters",
    [
        pytest.param(4, 4, 2, 0, id="four", marks=article("108")),
        pytest.param(5, 5, 2, 1, id="five", marks=article("147")),
        pytest.param(6, 6, 2, 1, id="six", marks=article("147")),
        pytest.param(4, 7, Fraction(7, 2), 0, id="four, more in it", marks=article("108")),
        pytest.param(5, 9, Fraction(18, 5), Fraction(9, 5), id="five, doubled", marks=article("147")),
        pytest.param(6, 11, Fraction(11, 3), Fraction(11, 6), id="six, doubled", marks=article("147")),
    ],
)
def test_a_slam_shares_the_pot_out(
    participants: int, pot: int, winners: Fraction | int, resters: Fraction | int
) -> None:
    assert moved(share(MARCIO, Fraction(pot), participants)) == exact(0, winners, 0, resters)


@article("109", "147")
@pytest.mark.parametrize("participants", [5, 6])
def test_a_rester_takes_back_what_he_put_in_unless_the_pot_was_doubled(participants: int) -> None:
    pot, paid = Fraction(), Fraction()
    for match in range(5):
        fed = feed(MARCIO, pot, participants, first=match == 0)
        pot, paid = fed.pot, paid - fed.resters
    assert share(MARCIO, pot, participants).resters == paid == 2
    assert share(MARCIO, double(MARCIO, pot, participants).pot, participants).resters > paid


@pytest.mark.parametrize(
    "participants, pot, added",
    [
        pytest.param(4, 4, 4, id="four", marks=article("146")),
        pytest.param(5, 5, 4, id="five, less a fifth", marks=article("147")),
        pytest.param(6, 6, 5, id="six, less a sixth", marks=article("147")),
        pytest.param(4, Fraction(21, 4), Fraction(21, 4), id="four, quarters in it", marks=article("146")),
        pytest.param(5, Fraction(25, 4), 5, id="five, quarters in it", marks=article("147")),
        pytest.param(6, Fraction(15, 2), Fraction(25, 4), id="six, quarters in it", marks=article("147")),
    ],
)
def test_a_missed_slam_doubles_the_pot(participants: int, pot: Fraction | int, added: Fraction | int) -> None:
    change = double(MARCIO, Fraction(pot), participants)
    assert moved(change) == exact(pot + added, -Fraction(added) / 2, 0, 0)


@article("147")
def test_six_may_agree_to_take_off_the_parts_of_both_who_rest() -> None:
    agreed = adopt(MARCIO, {"pot_doubling": "{4:[1,1],5:[4,5],6:[4,6]}"})
    assert moved(double(agreed, Fraction(6), 6)) == exact(10, -2, 0, 0)
    assert moved(double(agreed, Fraction(5), 5)) == exact(9, -2, 0, 0)


@article("109", "146", "147")
@pytest.mark.parametrize("participants", [3, 7, 8])
def test_for_other_numbers_there_are_no_figures(participants: int) -> None:
    with pytest.raises(BadInput, match=f"no figures for the pot of {participants} participants, only for 4, 5, 6"):
        feed(MARCIO, Fraction(), participants, first=True)
    for move in (share, double):
        with pytest.raises(BadInput, match="no figures"):
            move(MARCIO, Fraction(8), participants)


@article("109", "146", "147")
@given(
    participants=st.integers(4, 6),
    steps=st.lists(st.sampled_from(["first", "later", *PotFate]), max_size=20),
)
def test_no_money_is_made_or_lost(participants: int, steps: list[str | PotFate]) -> None:
    pot, balances = Fraction(), Fraction()
    for step in steps:
        if isinstance(step, PotFate):
            change = after_match(MARCIO, step, pot, participants)
        else:
            change = feed(MARCIO, pot, participants, first=step == "first")
        pot = change.pot
        balances += 2 * change.winners + 2 * change.losers + (participants - 4) * change.resters
        assert pot + balances == 0
        assert pot >= 0
