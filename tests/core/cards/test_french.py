"""The Anglo-French pack and its notation."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventaglio.core.cards import JOKER, Card, CardError, card, cards, pack, spell

FACES = sorted(set(pack(1)))


def test_a_pack_has_54_cards_and_two_packs_108() -> None:
    assert len(pack()) == 54
    assert Counter(pack(2)) == Counter({**dict.fromkeys(FACES, 2), JOKER: 4})
    assert len(pack(3)) == 162
    assert JOKER not in pack(1, jokers=0)


def test_there_is_one_object_for_each_face() -> None:
    assert len(FACES) == 53
    for one in FACES:
        assert card(one.text) is one
        assert pickle.loads(pickle.dumps(one)) is one  # noqa: S301 - our own bytes
        assert copy.copy(one) is one
        assert copy.deepcopy([one])[0] is one
        assert repr(one) == one.text


@pytest.mark.parametrize(
    "text, shown", [("5h", "5♥"), ("Td", "10♦"), ("Ac", "A♣"), ("Ks", "K♠"), ("*", "J★")], ids=lambda text: text
)
def test_cards_are_shown_as_people_read_them(text: str, shown: str) -> None:
    assert card(text).shown == shown


@pytest.mark.parametrize("text, face", [("10s", "Ts"), ("kD", "Kd"), (" aH ", "Ah"), ("tc", "Tc")])
def test_reading_is_forgiving_about_case_and_ten(text: str, face: str) -> None:
    assert card(text) is card(face)


@pytest.mark.parametrize("text", ["", "1h", "5x", "h5", "**", "11s", "?", "5"])
def test_what_names_no_card_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(CardError, match="is not a card: write a rank"):
        card(text)


@given(st.lists(st.sampled_from(FACES)))
def test_spelling_and_reading_are_inverse(some: list[Card]) -> None:
    assert cards(spell(some)) == tuple(some)
    assert len(" ".join(one.shown for one in some).split()) == len(some)


def test_the_tidy_order_is_by_suit_then_rank_with_jokers_last() -> None:
    assert spell(sorted(cards("* Ks 2h Ah 3d"))) == "Ah 2h 3d Ks *"
