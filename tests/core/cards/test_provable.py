"""Provable shuffles: fixed for ever, fair, and different whenever anything that goes into them is."""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventaglio.core.cards import MAZZO, spell_carte
from ventaglio.core.cards.provable import (
    HOUSE,
    SECRET_BYTES,
    commitment,
    first_commitment,
    first_seed,
    house_secret,
    joint_seed,
    number,
    shuffled,
)

SECRET = bytes(range(SECRET_BYTES))
SEED = first_seed(SECRET, "T1/1", {"A": "fiori", "C": "7f3a"})

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
labels = st.text(max_size=20)
told = st.dictionaries(st.sampled_from("ABCDEF"), st.text(max_size=64))


def test_vectors() -> None:
    """Records that exist must stay provable: these never change."""
    assert first_commitment(SECRET, "T1/1") == "23aa5ab86b969580751f8719bc9cc6057a35fd72aa078e25268d7060bd3243e7"
    assert SEED.hex() == "ca8d028038fa2210984ff953e6163514c48ac39fa70df3a34fea5ba1589ac86c"
    assert shuffled(SEED, "ABCDEFGHIJ") == tuple("GAJBHFEDIC")
    assert spell_carte(shuffled(SEED, MAZZO)) == (
        "dC sD bR s4 sA cC dA bD dD s3 b5 c4 b2 d4 s7 c5 cR cA d5 cD "
        "dR b7 bA sR d6 sC bC d3 s6 d2 c7 d7 s5 c2 b4 b6 s2 c6 b3 c3"
    )
    assert [number(SEED, "cut", 5, 35), number(SEED, "other", 5, 35)] == [33, 23]


def test_vectors_of_the_second_scheme() -> None:
    assert commitment(HOUSE, SECRET, "T1/1") == "956c0bd82a87e52497a878ddaabc2a2d1569e80f1cc6ec269c5b70955a95e0b0"
    assert commitment("A", SECRET, "T1/1") == "017c7e17c195c8d34439de3fa11ec35f488dc83b102dd1bcb243632be7305812"
    seed = joint_seed(SECRET, "T1/1", {"C": bytes(32), "A": SECRET})
    assert seed.hex() == "5d14f6b4a9d6cd230b101ed5b8cdaa81fdfa2f1e4bbb8151d922b1d253ae30d3"
    assert (
        house_secret(b"key", "T1/1", "nonce").hex()
        == "cb974f2b3e430059f05d0652f83c2570ad044bb3093064f745b0719a0f80a009"
    )


@given(secrets, labels, st.dictionaries(st.sampled_from("ABCDEF"), secrets, min_size=1), secrets, st.data())
def test_one_secret_alone_changes_the_seed(
    house: bytes, label: str, opened: dict[str, bytes], other: bytes, data: st.DataObject
) -> None:
    who = data.draw(st.sampled_from(sorted(opened)))
    changed = {**opened, who: other}
    assert (joint_seed(house, label, opened) == joint_seed(house, label, changed)) == (opened == changed)


def test_a_commitment_serves_nobody_else_and_no_other_deal() -> None:
    told = {commitment(who, SECRET, label) for who in (HOUSE, "A", "B") for label in ("T1/1", "T1/2", "T2/1")}
    assert len(told) == 9
    assert commitment(HOUSE, SECRET, "T1/1") != first_commitment(SECRET, "T1/1")


def test_nobody_need_contribute_in_order() -> None:
    assert first_seed(SECRET, "T1/1", {"C": "7f3a", "A": "fiori"}) == SEED


@given(secrets, secrets, labels, labels)
def test_a_commitment_binds_to_secret_and_label(one: bytes, two: bytes, here: str, there: str) -> None:
    assert (first_commitment(one, here) == first_commitment(two, there)) == ((one, here) == (two, there))
    assert (commitment(HOUSE, one, here) == commitment(HOUSE, two, there)) == ((one, here) == (two, there))


@given(st.tuples(secrets, labels, told), st.tuples(secrets, labels, told))
def test_whatever_changes_changes_the_seed(
    one: tuple[bytes, str, Mapping[str, str]], two: tuple[bytes, str, Mapping[str, str]]
) -> None:
    assert (first_seed(*one) == first_seed(*two)) == (one == two)


@given(secrets, labels, told.filter(bool), st.data())
def test_one_contribution_alone_changes_the_seed(
    secret: bytes, label: str, all_told: dict[str, str], data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(sorted(all_told)))
    changed = {**all_told, seat: data.draw(st.text(max_size=64).filter(lambda text: text != all_told[seat]))}
    silent = {other: text for other, text in all_told.items() if other != seat}
    assert len({first_seed(secret, label, these) for these in (all_told, changed, silent)}) == 3


@pytest.mark.parametrize(
    "one, two",
    [
        ({"A": "xB", "B": "y"}, {"A": "x", "B": "By"}),
        ({"A": "xBy"}, {"A": "x", "B": "y"}),
        ({"A": ""}, {}),
    ],
)
def test_texts_cannot_be_shifted_from_one_seat_to_another(one: dict[str, str], two: dict[str, str]) -> None:
    assert first_seed(SECRET, "T1/1", one) != first_seed(SECRET, "T1/1", two)


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(), max_size=120))
def test_a_shuffle_loses_nothing(seed: bytes, cards: list[int]) -> None:
    assert Counter(shuffled(seed, cards)) == Counter(cards)


@given(st.binary(min_size=32, max_size=32), st.integers(-50, 50), st.integers(0, 100))
def test_a_number_is_within_its_bounds(seed: bytes, low: int, span: int) -> None:
    assert low <= number(seed, "cut", low, low + span) <= low + span


def chi_square(found: Counter[object], kinds: int) -> float:
    expected = found.total() / kinds
    return sum((found[kind] - expected) ** 2 / expected for kind in found) + (kinds - len(found)) * expected


def test_every_order_of_a_small_pack_is_equally_likely() -> None:
    found: Counter[object] = Counter(shuffled(seed.to_bytes(32, "big"), "abcd") for seed in range(12_000))
    assert set(found) == set(permutations("abcd"))
    # 23 degrees of freedom: fair shuffles stay below in 999 of 1000 sets of seeds.
    assert chi_square(found, 24) < 49.7


@pytest.mark.parametrize("place", [0, 19, 39])
def test_every_card_is_equally_likely_in_every_place(place: int) -> None:
    found: Counter[object] = Counter(shuffled(seed.to_bytes(32, "big"), MAZZO)[place] for seed in range(4_000))
    # 39 degrees of freedom.
    assert chi_square(found, 40) < 72.1


def test_every_cut_is_equally_likely() -> None:
    found: Counter[object] = Counter(number(seed.to_bytes(32, "big"), "cut", 5, 35) for seed in range(6_200))
    # 30 degrees of freedom.
    assert chi_square(found, 31) < 59.8
