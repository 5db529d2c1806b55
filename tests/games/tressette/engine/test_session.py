"""The incontro: who sits, rests, deals and leads, when it ends, and what everybody has won."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.texts import TRADIZIONALI
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.rules import Pairs, Rules, Stake
from ventaglio.games.tressette.engine.session import (
    Result,
    Session,
    begin_match,
    finished,
    next_match,
    open_session,
    request_stop,
)
from ventaglio.games.tressette.engine.stakes import How, Outcome

FITRES = "fitres"
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def rules_for(pairs: Pairs = Pairs.KNOWN, stake: Stake = Stake.MARCIO_E_BATUFFA) -> Rules:
    rules = TRADIZIONALI
    return replace(rules, pairs=replace(rules.pairs, value=pairs), stake=replace(rules.stake, value=stake))


RULES = rules_for()
ORDINARY = Result(Outcome(0, loser_points=11))
MARCIO = Result(Outcome(0, loser_points=10))
SLAM = Result(Outcome(0, How.SLAM, loser_points=11))
MISSED = Result(Outcome(0, loser_points=11, slam_declared_and_missed=True))
TIE = Result(Outcome(None))


def exact(*amounts: Fraction | int) -> tuple[Fraction, ...]:
    return tuple(Fraction(amount) for amount in amounts)


def opened(participants: int, rules: Rules = RULES, *, giri: int | None = None, dealer: int = 0) -> Session:
    return open_session(rules, NAMES[:participants], giri=giri, dealer=dealer)


def after(session: Session, *results: Result) -> Session:
    for result in results:
        session = next_match(session, result)
    return session


def initials(session: Session, players: tuple[int, ...]) -> str:
    return "".join(session.names[player][0] for player in players)


def seen(session: Session) -> tuple[str, str, str, str]:
    """Who sits from seat 0 on, who rests, who deals and who leads."""
    seats = session.seats
    dealer, leader = seats[session.dealer], seats[session.leader]
    return initials(session, seats), initials(session, session.resting), *initials(session, (dealer, leader))


# ── Seats and turns of rest ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(FITRES, "19", "99", "100")
def test_the_leader_sits_at_the_right_of_the_dealer_and_the_cutter_at_his_left() -> None:
    assert seen(opened(4)) == ("ABCD", "", "A", "B")
    assert opened(4).cutter == 3
    assert seen(opened(4, dealer=3)) == ("ABCD", "", "D", "A")
    assert opened(4, dealer=3).cutter == 2


@pytest.mark.article(FITRES, "100", "105")
def test_with_four_the_first_lead_of_a_match_goes_round_to_the_right() -> None:
    session = opened(4)
    deals = []
    for _ in range(5):
        deals.append(seen(session)[2:])
        session = next_match(session, ORDINARY)
    assert deals == [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A"), ("A", "B")]
    assert session.seats == (0, 1, 2, 3)


@pytest.mark.article(FITRES, "105")
def test_with_five_who_comes_in_replaces_the_first_leader_and_deals() -> None:
    session = opened(5)
    found = [seen(session)]
    for _ in range(5):
        session = next_match(session, ORDINARY)
        found.append(seen(session))
    assert found == [
        ("ABCD", "E", "A", "B"),
        ("AECD", "B", "E", "C"),
        ("AEBD", "C", "B", "D"),
        ("AEBC", "D", "C", "A"),
        ("DEBC", "A", "D", "E"),
        ("DABC", "E", "A", "B"),
    ]


@pytest.mark.article(FITRES, "105")
def test_with_six_the_two_who_rest_come_in_by_turns() -> None:
    session = opened(6)
    found = [seen(session)]
    for _ in range(6):
        session = next_match(session, ORDINARY)
        found.append(seen(session))
    assert found == [
        ("ABCD", "EF", "A", "B"),
        ("AECD", "FB", "E", "C"),
        ("AEFD", "BC", "F", "D"),
        ("AEFB", "CD", "B", "A"),
        ("CEFB", "DA", "C", "E"),
        ("CDFB", "AE", "D", "F"),
        ("CDAB", "EF", "A", "B"),
    ]


@pytest.mark.article(FITRES, "105", "106")
@given(
    participants=st.integers(4, 6),
    dealer=st.integers(0, 3),
    skipped=st.integers(0, 2),
    winners=st.lists(st.sampled_from([ORDINARY, MARCIO, SLAM, MISSED, TIE]), min_size=18, max_size=18),
)
def test_in_a_giro_everybody_leads_once_and_rests_alike(
    participants: int, dealer: int, skipped: int, winners: list[Result]
) -> None:
    session = opened(participants, dealer=dealer)
    session = after(session, *winners[: (skipped + 1) * participants])
    giro = session.played[skipped * participants :]
    everybody = Counter(range(participants))
    assert Counter(match.leader for match in giro) == everybody
    assert Counter(match.dealer for match in giro) == everybody, "so everybody deals once too"
    rested = Counter(player for match in giro for player in match.resting)
    assert rested == Counter(dict.fromkeys(range(participants), participants - 4) if participants > 4 else {})


@pytest.mark.article(FITRES, "101", "105")
def test_crossed_partners_who_stay_where_they_moved_take_the_deal_with_them() -> None:
    rules = rules_for(Pairs.CROSSED)
    # B, who led, is A's partner and changed places with C.
    result = Result(Outcome(0, loser_points=11), sides=(0, 0, 1, 1), seats=(0, 2, 1, 3))
    assert seen(after(opened(4, rules), result)) == ("ACBD", "", "B", "D")
    assert seen(after(opened(5, rules), result)) == ("ACED", "B", "E", "D")
    back = replace(result, seats=None)
    assert seen(after(opened(5, rules), back)) == ("AECD", "B", "E", "C")


@pytest.mark.article(FITRES, "98", "101")
@pytest.mark.parametrize(
    "pairs, result, message",
    [
        (Pairs.KNOWN, Result(ORDINARY.outcome, (0, 0, 0, 1)), "two play against two"),
        (Pairs.FIXED, Result(ORDINARY.outcome, (0, 0, 1, 1)), "fixed pairs sit opposite"),
        (Pairs.KNOWN, Result(ORDINARY.outcome, (0, 0, 1, 1), (0, 2, 1, 3)), "everybody keeps his place"),
        (Pairs.CROSSED, Result(ORDINARY.outcome, (0, 0, 1, 1), (0, 2, 1, 1)), "the same four"),
        (Pairs.CROSSED, Result(ORDINARY.outcome, (0, 0, 1, 1), (1, 0, 2, 3)), "opposite each other"),
    ],
    ids=["three against one", "fixed pairs", "no swaps", "a stranger", "not opposite"],
)
def test_pairs_and_places_must_be_possible(pairs: Pairs, result: Result, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        next_match(opened(4, rules_for(pairs)), result)


@pytest.mark.article(FITRES, "101", "105")
@pytest.mark.parametrize("participants", [5, 6])
def test_fixed_pairs_only_with_four(participants: int) -> None:
    assert opened(4, rules_for(Pairs.FIXED)).resting == ()
    with pytest.raises(BadInput, match="pairs are fixed"):
        opened(participants, rules_for(Pairs.FIXED))


@pytest.mark.article(FITRES, "105", "106", "108")
def test_what_no_incontro_can_be() -> None:
    with pytest.raises(BadInput, match="not 3"):
        open_session(RULES, NAMES[:3])
    with pytest.raises(BadInput, match="7"):
        open_session(RULES, (*NAMES, "Gina"))
    with pytest.raises(BadInput, match="same name"):
        open_session(RULES, ("Anna", "Anna", "Carla", "Dario"))
    with pytest.raises(BadInput, match="cannot deal"):
        opened(4, dealer=4)
    with pytest.raises(BadInput, match="at least one giro"):
        opened(4, giri=0)
    with pytest.raises(BadInput, match="the table must say"):
        opened(4, rules_for(stake=Stake.VARIABLE))


# ── The end ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(FITRES, "104", "106", "107")
@pytest.mark.parametrize("participants, giri", [(4, 1), (5, 1), (6, 2)])
def test_an_agreed_number_of_giri_is_played(participants: int, giri: int) -> None:
    session = opened(participants, giri=giri)
    count = 0
    while not finished(session):
        session = next_match(session, ORDINARY)
        count += 1
    assert count == participants * giri
    with pytest.raises(BadInput, match="over"):
        next_match(session, ORDINARY)


@pytest.mark.article(FITRES, "107")
def test_nobody_alone_can_end_what_was_agreed() -> None:
    with pytest.raises(BadInput, match="agreed"):
        request_stop(opened(4, giri=3), 0)


@pytest.mark.article(FITRES, "107")
@pytest.mark.parametrize(
    "played, begun, single, until",
    [
        (0, False, False, 5),
        (0, True, False, 5),
        (3, True, False, 5),
        (4, False, False, 5),
        (4, True, False, 10),
        (5, False, False, 10),
        (5, True, False, 10),
        (9, False, False, 10),
        (9, True, False, 15),
        (0, False, True, 10),
        (2, True, True, 10),
        (4, True, True, 10),
        (5, False, True, 10),
        (5, True, True, 15),
    ],
)
def test_a_wish_to_stop_lets_the_giro_be_completed(played: int, begun: bool, single: bool, until: int) -> None:
    session = after(replace(opened(5), single_passata=single), *[ORDINARY] * played)
    session = request_stop(begin_match(session) if begun else session, by=4)
    assert (session.until, session.stopped_by) == (until, 4)
    count = played
    while not finished(session):
        session = next_match(session, ORDINARY)
        count += 1
    assert count == until


@pytest.mark.article(FITRES, "107")
def test_the_first_wish_settles_the_end() -> None:
    session = request_stop(after(opened(4), ORDINARY), by=2)
    later = request_stop(begin_match(after(session, ORDINARY, ORDINARY)), by=1)
    assert (later.until, later.stopped_by) == (4, 2)
    with pytest.raises(BadInput, match="over"):
        request_stop(next_match(later, ORDINARY), by=1)
    with pytest.raises(BadInput, match="no participant"):
        request_stop(session, by=4)


@pytest.mark.article(FITRES, "107")
@given(participants=st.integers(4, 6), played=st.integers(0, 14), begun=st.booleans(), single=st.booleans())
def test_an_incontro_ends_with_a_giro(participants: int, played: int, begun: bool, single: bool) -> None:
    session = after(replace(opened(participants), single_passata=single), *[TIE] * played)
    session = request_stop(begin_match(session) if begun else session, by=0)
    assert session.until is not None
    assert session.until % participants == 0
    assert 0 < session.until - played <= 2 * participants


# ── Balances ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(FITRES, "109")
def test_everybody_pays_into_the_pot_before_a_match_begins() -> None:
    session = begin_match(opened(6))
    assert (session.pot, *session.balances) == exact(6, *(-1,) * 6)
    session = begin_match(next_match(session, TIE))
    assert (session.pot, *session.balances) == exact(Fraction(15, 2), *(Fraction(-5, 4),) * 6)
    with pytest.raises(BadInput, match="already begun"):
        begin_match(session)


@pytest.mark.article(FITRES, "108", "109", "147")
def test_an_evening_of_five_computed_by_hand() -> None:
    session = opened(5)
    # A and C win two stakes each; everybody has put in one.
    session = next_match(session, MARCIO)
    assert (*session.balances, session.pot) == exact(1, -3, 1, -3, -1, 5)
    # A, E, C, D sit; A and C win one each, but missed the slam they declared: the pot of 25/4 grows by 5, half each.
    session = next_match(session, MISSED)
    assert (*session.balances, session.pot) == exact(
        Fraction(-3, 4), Fraction(-13, 4), Fraction(-3, 4), Fraction(-17, 4), Fraction(-9, 4), Fraction(45, 4)
    )
    # A, E, B, D sit and C rests; A and B win two each and the pot of 50/4: 5 each, and 5/2 for C.
    session = next_match(session, SLAM)
    assert (*session.balances, session.pot) == exact(
        6, Fraction(7, 2), Fraction(3, 2), Fraction(-13, 2), Fraction(-9, 2), 0
    )
    # After the slam everybody puts in a whole stake again.
    assert begin_match(session).pot == 5


@pytest.mark.article(FITRES, "108")
def test_without_marcio_and_batuffa_there_is_no_pot() -> None:
    session = after(opened(5, rules_for(stake=Stake.SIMPLE_OR_DOUBLE)), ORDINARY, SLAM)
    assert session.pot == 0
    assert session.balances == exact(1 + 2, -1, 1 + 2, -1 - 2, -2)


@pytest.mark.article(FITRES, "108")
def test_a_table_may_stake_on_the_difference() -> None:
    session = open_session(rules_for(stake=Stake.VARIABLE), NAMES[:4], variable={1: 1, 10: 3})
    session = after(session, Result(Outcome(1, difference=12)), Result(Outcome(0, difference=9)))
    assert session.balances == exact(-2, 2, -2, 2)


outcomes = st.builds(Outcome, st.sampled_from([0, 1]), st.sampled_from(How), st.integers(0, 20)) | st.builds(
    Outcome,
    st.sampled_from([0, 1]),
    loser_points=st.integers(0, 20),
    slam_declared_and_missed=st.just(True),
)
results = st.builds(Result, outcomes | st.just(TIE.outcome), st.permutations((0, 0, 1, 1)).map(tuple))


@pytest.mark.article(FITRES, "108", "109", "146", "147")
@given(participants=st.integers(4, 6), matches=st.lists(results, max_size=15))
def test_what_one_loses_another_wins_or_lies_in_the_pot(participants: int, matches: list[Result]) -> None:
    session = opened(participants)
    for result in matches:
        before = begin_match(session)
        assert sum(before.balances) + before.pot == 0
        session = next_match(before, result)
        assert sum(session.balances) + session.pot == 0
        assert session.pot >= 0
        changes = session.played[-1].changes
        assert tuple(old + new for old, new in zip(before.balances, changes, strict=True)) == session.balances
        assert sorted((*session.seats, *session.resting)) == list(range(participants))
