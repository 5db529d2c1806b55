"""The first seating, and entrants of one club kept apart."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.director.movements.fields import fields
from ventaglio.tournaments.director.pairing import Note, Reason
from ventaglio.tournaments.director.room import Meetings, Room
from ventaglio.tournaments.director.seating import Seated, seat
from ventaglio.tournaments.director.terms import Number, Seating


def passing(size: int, rounds: int) -> Meetings:
    """Who meets whom when the slots of the mobile line move past those of the fixed line."""
    tables = (size + 1) // 2
    return [[(2 * t, 2 * ((t - turn) % tables) + 1) for t in range(tables)] for turn in range(min(rounds, tables))]


def seat_clubs(
    clubs: dict[Number, str], rounds: int, method: Seating = Seating.ORDER, categories: dict[Number, str] | None = None
) -> Seated:
    meetings = passing(len(clubs), rounds)
    return seat(list(clubs), method, seed="s", categories=categories or {}, clubs=clubs, meetings=meetings, apart=True)


def mates(seated: Seated, clubs: dict[Number, str], rounds: int) -> list[int]:
    """How many meetings of club mates each round has."""
    held = [clubs[one] if one is not None else "" for one in seated.slots]
    return [sum(held[a] == held[b] != "" for a, b in pairs) for pairs in passing(len(clubs), rounds)]


def plain(order: list[Number], method: Seating, seed: str = "s", **categories: str) -> tuple[Number | None, ...]:
    groups = {int(name[1:]): kind for name, kind in categories.items()}
    return seat(order, method, seed=seed, categories=groups, clubs={}, meetings=[], apart=False).slots


@pytest.mark.article("fibur-2019", "2")
@pytest.mark.article("internazionale", "2")
def test_by_entry_and_by_the_referee() -> None:
    assert plain([3, 1, 2], Seating.ORDER) == plain([3, 1, 2], Seating.REFEREE) == (3, 1, 2, None)


@pytest.mark.article("fibur-2019", "2")
def test_by_draw_one_seed_makes_one_seating() -> None:
    order = list(range(1, 41))
    assert plain(order, Seating.DRAW) == plain(order, Seating.DRAW) != plain(order, Seating.DRAW, seed="other")
    assert sorted(one for one in plain(order, Seating.DRAW) if one is not None) == order


@pytest.mark.article("fibur-2019", "2")
def test_by_category_equals_meet() -> None:
    assert plain([1, 2, 3, 4, 5, 6], Seating.CATEGORIES, p1="B", p2="A", p3="B", p5="A") == (2, 5, 1, 3, 4, 6)


def test_only_who_must_moves() -> None:
    clubs = {1: "Roma", 2: "Roma", 3: "Bari", 4: "Lecce", 5: "Asti", 6: "Pisa"}
    seated = seat_clubs(clubs, 1)
    assert sum(now != before for now, before in zip(seated.slots, clubs, strict=True)) == 2
    assert seated.notes == (Note(Reason.APART, (1, 2)),)


def test_without_clubs_nobody_is_a_mate() -> None:
    assert seat_clubs(dict.fromkeys(range(1, 9), ""), 3) == Seated(tuple(range(1, 9)))


def test_more_than_half_of_one_club_cannot_be_kept_apart() -> None:
    seated = seat_clubs({1: "Roma", 2: "Bari", 3: "Roma", 4: "Roma"}, 1)
    assert seated.notes == (Note(Reason.SAME_CLUB, (3, 4)),)


def test_a_match_between_two_clubs_has_a_club_in_each_line() -> None:
    clubs = {number: "Roma" if number <= 50 else "Bari" for number in range(1, 101)}
    assert mates(seat_clubs(clubs, 6, Seating.DRAW), clubs, 6) == [0] * 6


def test_categories_are_kept_while_clubs_part() -> None:
    chance = random.Random(5)
    clubs = {number: chance.choice("RBLAPT") for number in range(1, 81)}
    categories = {number: "ABCD"[number % 4] for number in clubs}
    seated = seat_clubs(clubs, 1, Seating.CATEGORIES, categories)
    assert [categories[one] for one in seated.slots if one] == sorted(categories.values())
    assert mates(seated, clubs, 1) == [0]


@given(st.lists(st.sampled_from(["", "Roma", "Bari"]), min_size=4, max_size=12), st.integers(1, 4))
@settings(max_examples=60, deadline=None)
def test_an_exchange_gains_what_it_promises(clubs: list[str], rounds: int) -> None:
    clubs = clubs[: len(clubs) // 2 * 2]
    for slot, club in enumerate(clubs):
        for other, its_club in enumerate(clubs):
            if club and club != its_club:
                room = Room(clubs, [""] * len(clubs), passing(len(clubs), rounds))
                before, gain = room._total(), room._gain(slot, other)
                room._exchange(slot, other)
                assert before - room._total() == 2 * gain


@given(fields(), st.integers(1, 7), st.integers(1, 12), st.sampled_from(Seating), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_laws_of_the_seating(
    field: list[Number], rounds: int, number_of_clubs: int, method: Seating, chance: random.Random
) -> None:
    clubs = {number: f"club {chance.randrange(number_of_clubs) ** 2 // number_of_clubs}" for number in field}
    seated = seat_clubs(clubs, rounds, method)
    assert sorted(one for one in seated.slots if one is not None) == sorted(field)
    assert seated.slots.count(None) == len(field) % 2
    assert seated == seat_clubs(clubs, rounds, method)
    largest = Counter(clubs.values()).most_common(1)[0][1]
    unavoidable = max(0, largest - len(seated.slots) // 2)
    first = mates(seated, clubs, rounds)[0]
    assert first <= unavoidable
    assert sum(note.reason is Reason.SAME_CLUB for note in seated.notes) == first
