"""The Italian pack and its notation."""

import copy
import pickle

import pytest

from ventaglio.core.cards import MAZZO, Carta, CartaError, carta, carte, spell_carte
from ventaglio.core.codec import decode, encode


@pytest.mark.article("fitres", "3")
def test_forty_cards_in_four_suits_each_one_object() -> None:
    assert len(MAZZO) == len(set(MAZZO)) == 40
    for one in MAZZO:
        assert carta(one.text) is one
        assert pickle.loads(pickle.dumps(one)) is one  # noqa: S301 - our own bytes
        assert copy.copy(one) is one
        assert copy.deepcopy([one])[0] is one
        assert repr(one) == one.text
        assert decode(encode(one), Carta) is one
    assert carte(spell_carte(MAZZO)) == MAZZO


@pytest.mark.article("fitres", "3")
def test_case_tells_coppe_from_cavallo() -> None:
    assert (carta("cC").suit, carta("cC").rank) == ("c", "C")
    for wrong in ("Cc", "cc", "d8", "xA", "d", ""):
        with pytest.raises(CartaError, match="is not a card: write a suit d s c b and a rank"):
            carta(wrong)


@pytest.mark.article("fitres", "4")
@pytest.mark.parametrize(
    "text, french", [("dR", "K♥"), ("sD", "Q♠"), ("cC", "J♦"), ("bA", "A♣"), ("d7", "7♥")], ids=lambda text: text
)
def test_a_french_pack_serves_too(text: str, french: str) -> None:
    assert carta(text).french == french
