"""Singles with a new partner each round: by a schedule, and by the ranking."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.director.movements.fields import everyone_once, fields, met, partners
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.movements.yellow_tables import ranked, rotation
from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number


def schedule(order: Sequence[Number], rounds: int, seed: str) -> tuple[Pairing, ...]:
    """Every round of the tournament, while nobody leaves."""
    return tuple(rotation(order, number, rounds, {}, seed) for number in range(1, rounds + 1))


@pytest.mark.article("fibur-2019", "2")
def test_the_first_round_seats_the_players_as_they_stand() -> None:
    for size in (8, 21, 40):
        first = schedule(range(1, size + 1), 3, "seed")[0]
        assert [table.sides for table in first.tables[:2]] == [((1, 4), (2, 3)), ((5, 8), (6, 7))]
        assert sorted(first.rests) == list(range(size - size % 4 + 1, size + 1))


@pytest.mark.long
@pytest.mark.article("fibur-2019", "2")
@given(fields(least=4), st.integers(1, 9), st.text(max_size=3))
@settings(max_examples=40, deadline=None)
def test_laws_of_the_schedule(field: list[Number], rounds: int, seed: str) -> None:
    rested: Counter[Number] = Counter()
    couples: Counter[frozenset[Number]] = Counter()
    for played, pairing in enumerate(schedule(field, rounds, seed), start=1):
        assert everyone_once(pairing, field)
        assert len(pairing.rests) == len(field) % 4
        rested.update(pairing.rests)
        couples.update(partners(pairing))
        if played * (len(field) % 4) <= len(field):
            assert max(rested.values(), default=0) <= 1
    if rounds < len(field):
        assert max(couples.values()) == 1


@pytest.mark.parametrize("size, rounds", [(20, 5), (24, 5), (28, 7), (32, 6), (40, 9), (48, 10), (400, 11)])
def test_nobody_sits_with_anybody_twice(size: int, rounds: int) -> None:
    together = Counter(
        pair for pairing in schedule(range(size), rounds, "seed") for pair in [*met(pairing), *partners(pairing)]
    )
    assert max(together.values()) == 1


def test_in_a_large_field_the_lines_move_by_one_two_and_three() -> None:
    second = schedule(range(40), 3, "seed")[1]
    assert second.tables[0].sides == ((0, 15), (5, 10))


@pytest.mark.parametrize("size, rounds, most", [(8, 7, 4), (12, 11, 4), (16, 15, 4), (5, 5, 2), (9, 9, 3), (30, 7, 2)])
def test_opponents_return_little(size: int, rounds: int, most: int) -> None:
    faced = Counter(pair for pairing in schedule(range(size), rounds, "seed") for pair in met(pairing))
    assert max(faced.values()) <= most


@given(st.integers(4, 80), st.integers(1, 6), st.sets(st.integers(0, 79), max_size=6))
@settings(max_examples=40, deadline=None)
def test_when_players_leave_as_many_as_can_still_play(size: int, rounds: int, left: set[int]) -> None:
    order = [None if place in left else 100 + place for place in range(size)]
    present = [number for number in order if number is not None]
    rested: Counter[Number] = Counter()
    for round_ in range(1, rounds + 1):
        pairing = rotation(order, round_, rounds, rested, "seed")
        assert everyone_once(pairing, order)
        assert len(pairing.rests) == len(present) % 4
        numbers = [table.number for table in pairing.tables]
        assert len(numbers) == len(set(numbers))
        assert all((note.reason is Reason.RESTS_AGAIN) == bool(rested[note.about[0]]) for note in pairing.notes)
        rested.update(pairing.rests)


@pytest.mark.long
@pytest.mark.parametrize(
    "size, rounds", [(6, 3), (7, 2), (10, 5), (11, 3), (14, 7), (15, 5), (18, 9), (27, 9), (33, 33)]
)
def test_nobody_rests_twice_while_somebody_has_not(size: int, rounds: int) -> None:
    for seed in "abc":
        rested = Counter(number for pairing in schedule(range(size), rounds, seed) for number in pairing.rests)
        assert set(rested.values()) == {1}


def test_refusals_say_why() -> None:
    with pytest.raises(BadInput, match="needs four players, and there are 3"):
        schedule([1, 2, 3], 1, "seed")
    with pytest.raises(BadInput, match="has 4 rounds: there is no round 5"):
        rotation(range(8), 5, 4, {}, "seed")


def test_first_and_fourth_against_second_and_third() -> None:
    assert ranked([9, 8, 7, 6], {}, []).tables == (Drawn(((9, 6), (8, 7))),)


def test_partners_of_the_last_round_change() -> None:
    (table,) = ranked([9, 8, 7, 6], {}, [frozenset((7, 8))]).tables
    assert table == Drawn(((9, 7), (8, 6)), (Note(Reason.PARTNERS_BEFORE, (8, 7)),))


@given(fields(), st.integers(1, 6), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_laws_of_the_ranked_movement(field: list[Number], rounds: int, chance: random.Random) -> None:
    last: list[frozenset[Number]] = []
    rested: Counter[Number] = Counter()
    for _ in range(rounds):
        chance.shuffle(field)
        pairing = ranked(field, rested, last)
        assert everyone_once(pairing, field)
        assert len(pairing.rests) == len(field) % 4
        assert not set(partners(pairing)) & set(last)
        rested.update(pairing.rests)
        assert max(rested[n] for n in field) - min(rested[n] for n in field) <= 1
        last = partners(pairing)
