"""Seats, JSON, refusals: the small things every game uses."""

import msgspec
import pytest

from ventaglio.core.cards import Card, card
from ventaglio.core.codec import decode, encode, to_plain
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import TABLE, letter, seat


def test_seats_are_letters_and_the_table_a_word() -> None:
    assert [letter(one) for one in (0, 5, TABLE)] == ["A", "F", "table"]
    assert [seat(text, 6) for text in ("A", "F", "table")] == [0, 5, TABLE]


@pytest.mark.parametrize("text", ["E", "a", "AB", "", "7"])
def test_a_seat_the_table_lacks_is_named(text: str) -> None:
    with pytest.raises(BadInput, match="is no seat of this table: seats are A, B, C, D"):
        seat(text, 4)


def test_cards_go_through_json_as_text() -> None:
    assert encode((card("5h"), card("*"))) == b'["5h","*"]'
    assert decode(b'["5h"]', tuple[Card, ...]) == (card("5h"),)
    assert to_plain({"hand": (card("5h"),)}) == {"hand": ("5h",)}


def test_what_has_no_json_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="object has no JSON form"):
        encode(object())
    with pytest.raises(msgspec.ValidationError, match="7 is no Card"):
        decode(b"7", Card)
    with pytest.raises(msgspec.ValidationError, match="'5x' is not a card"):
        decode(b'"5x"', Card)


def test_a_refusal_reads_as_reason_facts_and_article() -> None:
    refusal = Refusal("equal-set", Cite("circolo", "5"), {"rank": "8"})
    assert str(refusal) == "equal-set rank=8 [circolo 5]"
    assert str(IllegalAction(refusal)) == str(refusal)
