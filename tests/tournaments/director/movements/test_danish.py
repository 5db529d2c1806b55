"""The Danish movements against exhaustive search, and their laws over whole tournaments."""

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.director.movements.fields import everyone_once, fields, met
from ventaglio.tournaments.director.movements.ranking import modified, pure, without_rematch
from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number

Pairs = list[tuple[Number, Number]]


def all_pairings(field: Sequence[Number]) -> Iterator[Pairs]:
    """Every pairing of an even field, the lexicographically best first."""
    if not field:
        yield []
        return
    top, *others = field
    for other in others:
        for rest in all_pairings([number for number in others if number != other]):
            yield [(top, other), *rest]


def matchings(field: Sequence[Number]) -> Iterator[frozenset[frozenset[Number]]]:
    """Every set of disjoint pairs, the empty one too."""
    if not field:
        yield frozenset()
        return
    top, *others = field
    yield from matchings(others)
    for other in others:
        for rest in matchings([number for number in others if number != other]):
            yield rest | {frozenset((top, other))}


def pairs_of(pairing: Pairing) -> Pairs:
    return [(one, other) for table in pairing.tables for (one,), (other,) in [table.sides]]


def legal(pairs: Pairs, barred: Collection[frozenset[Number]]) -> bool:
    return not any(frozenset(pair) in barred for pair in pairs)


@pytest.mark.article("fibur-2019", "2")
@pytest.mark.article("internazionale", "2")
def test_neighbours_meet() -> None:
    assert pure([5, 3, 8, 1], {}) == Pairing((Drawn(((5,), (3,))), Drawn(((8,), (1,)))))


@pytest.mark.article("fibur-2019", "40")
@pytest.mark.article("internazionale", "34")
def test_the_lowest_that_has_not_rested_rests() -> None:
    pairing = pure([5, 3, 8, 1, 4], {4: 1, 1: 1})
    assert (pairing.rests, pairs_of(pairing)) == ((8,), [(5, 3), (1, 4)])
    assert pairing.notes == (Note(Reason.RESTS, (8,)),)


def test_a_second_rest_is_told() -> None:
    assert pure([5, 3, 8], {5: 2, 3: 1, 8: 1}).notes == (Note(Reason.RESTS_AGAIN, (8,)),)


@pytest.mark.article("internazionale", "2")
def test_opponents_of_the_previous_round_do_not_meet() -> None:
    pairing = modified([1, 2, 3, 4, 5, 6], {}, [frozenset((1, 2))])
    assert [(table.sides, table.notes) for table in pairing.tables] == [
        (((1,), (3,)), (Note(Reason.BARRED, (1, 2)),)),
        (((2,), (4,)), (Note(Reason.NEXT_FREE, (2, 4)),)),
        (((5,), (6,)), ()),
    ]


def test_somebody_makes_room_for_the_last() -> None:
    pairing = modified([1, 2, 3, 4], {}, [frozenset((3, 4))])
    assert pairs_of(pairing) == [(1, 3), (2, 4)]
    assert pairing.tables[0].notes == (Note(Reason.MADE_ROOM, (1, 3)),)


def test_two_alone_meet_again() -> None:
    for movement in (modified, without_rematch):
        (table,) = movement([2, 1], {}, [frozenset((1, 2))]).tables
        assert table == Drawn(((2,), (1,)), (Note(Reason.REMATCH, (2, 1)),))


@pytest.mark.parametrize("size", [4, 6, 8])
def test_modified_is_the_best_pairing(size: int) -> None:
    field = list(range(1, size + 1))
    for barred in matchings(field):
        assert pairs_of(modified(field, {}, barred)) == next(p for p in all_pairings(field) if legal(p, barred))


@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_modified_is_the_best_pairing_of_ten(chance: random.Random) -> None:
    order = chance.sample(range(1, 11), 10)
    barred = [frozenset(order[at : at + 2]) for at in range(0, 2 * chance.randint(0, 5), 2)]
    field = list(range(1, 11))
    assert pairs_of(modified(field, {}, barred)) == next(p for p in all_pairings(field) if legal(p, barred))


@pytest.mark.parametrize("size", [3, 5, 7])
def test_modified_rests_the_lowest_it_can(size: int) -> None:
    field = list(range(1, size + 1))
    for barred in matchings(field):
        for rested in ({}, {size: 1}, {size: 1, size - 1: 1}):
            pairing = modified(field, rested, barred)
            turns = sorted(field, key=lambda number: (rested.get(number, 0), -number))
            best = next(
                (resting, pairs)
                for resting in turns
                for pairs in all_pairings([number for number in field if number != resting])
                if legal(pairs, barred)
            )
            assert ((*pairing.rests,), pairs_of(pairing)) == ((best[0],), best[1])


def distance(pairs: Pairs) -> int:
    return sum((a - b) ** 2 for a, b in pairs)


@given(st.integers(2, 8), st.floats(0, 1), st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_without_rematch_is_nearest_to_the_ranking(size: int, density: float, chance: random.Random) -> None:
    field = list(range(1, size + 1))
    past = {frozenset((a, b)) for a in field for b in field if a < b and chance.random() < density}
    rested = {number: chance.randint(0, 1) for number in field}
    pairing = without_rematch(field, rested, past)

    def worth(resting: Sequence[Number], pairs: Pairs) -> tuple[int, int, int, int]:
        rests = sum(rested[number] for number in resting)
        return rests, sum(frozenset(pair) in past for pair in pairs), -sum(resting), distance(pairs)

    best = min(
        worth(resting, pairs)
        for resting in ([[number] for number in field] if size % 2 else [[]])
        for pairs in all_pairings([number for number in field if number not in resting])
    )
    assert worth(pairing.rests, pairs_of(pairing)) == best


@pytest.mark.long
@given(fields(), st.integers(1, 9), st.randoms(use_true_random=False), st.booleans())
@settings(max_examples=60, deadline=None)
def test_laws_of_a_tournament(field: list[Number], rounds: int, chance: random.Random, once: bool) -> None:
    """Round after round with another ranking and a few that leave: nobody twice, nobody rests twice, no rematch."""
    past: set[frozenset[Number]] = set()
    last: set[frozenset[Number]] = set()
    rested: Counter[Number] = Counter()
    for _ in range(rounds):
        chance.shuffle(field)
        if len(field) > 4 and chance.random() < 0.2:
            field.pop()
        pairing = without_rematch(field, rested, past) if once else modified(field, rested, last)
        assert everyone_once(pairing, field)
        assert len(pairing.rests) == len(field) % 2
        assert all(rested[number] == min(rested[n] for n in field) or len(field) == 3 for number in pairing.rests)
        rested.update(pairing.rests)
        again = met(pairing) & (past if once else last)
        flagged = {frozenset(note.about) for t in pairing.tables for note in t.notes if note.reason is Reason.REMATCH}
        assert again == flagged
        # From so many entrants on somebody is always left to meet.
        if (not once and len(field) > 2) or len(field) > 2 * rounds + 2:
            assert not again
        last = met(pairing)
        past |= last


@given(fields(), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_every_table_out_of_the_plain_order_says_why(field: list[Number], chance: random.Random) -> None:
    last = met(pure(chance.sample(field, len(field)), {}))
    for pairing in (modified(field, {}, last), without_rematch(field, {}, last)):
        playing = [number for number in field if number not in pairing.rests]
        plain = {frozenset(playing[at : at + 2]) for at in range(0, len(playing), 2)}
        assert all(bool(t.notes) == (frozenset(t.sides[0] + t.sides[1]) not in plain) for t in pairing.tables)


@given(fields())
@settings(max_examples=30, deadline=None)
def test_nothing_barred_is_the_pure_movement(field: list[Number]) -> None:
    for movement in (partial(modified, barred=()), partial(without_rematch, met=())):
        assert movement(field, {}) == pure(field, {})


def test_nobody_and_one_alone() -> None:
    assert pure([], {}) == modified([], {}, []) == without_rematch([], {}, []) == Pairing(())
    assert pure([7], {}).rests == modified([7], {}, []).rests == without_rematch([7], {}, []).rests == (7,)
