"""Norms, options, fingerprints and differences."""

from collections.abc import Mapping
from enum import Enum

import msgspec
import pytest

from ventaglio.core.norms import (
    Cite,
    Norm,
    UnknownOption,
    adopt,
    diff,
    fingerprint,
    norms,
    option_text,
    options,
    plain,
)


class Colour(Enum):
    RED = "red"


class Strategy(msgspec.Struct, frozen=True, tag="strategy"):
    laps: int


class Code(msgspec.Struct, frozen=True):
    id: str
    size: Norm[int]
    strict: Norm[bool]
    layout: Norm[Mapping[int, tuple[int, ...]]]


CITE = Cite("toy", "3", "second line")
TOY = Code(
    "toy", Norm(7, CITE), Norm(True, CITE, choices=(True, False), also=(Cite("toy", "4"),)), Norm({2: (1,)}, CITE)
)


def test_a_cite_reads_as_code_article_and_clause() -> None:
    assert str(CITE) == "toy 3, second line"
    assert str(Cite("toy", "3")) == "toy 3"


def test_norms_come_in_the_order_of_the_type_and_leave_out_what_is_none() -> None:
    assert [name for name, _ in norms(TOY)] == ["size", "strict", "layout"]
    assert list(options(TOY)) == ["strict"]
    assert [str(cite) for cite in TOY.strict.cites] == ["toy 3, second line", "toy 4"]


def named() -> None:
    """A strategy known by its name."""


@pytest.mark.parametrize(
    "value, shown",
    [
        (None, None),
        (True, True),
        (3.5, 3.5),
        (Colour.RED, "red"),
        ({2: (Colour.RED,)}, {"2": ["red"]}),
        (Strategy(2), {"kind": "strategy", "laps": 2}),
        (named, "named"),
        (1 + 2j, "(1+2j)"),
    ],
    ids=["nothing", "truth", "number", "enumeration", "mapping", "strategy", "function", "anything else"],
)
def test_values_have_a_plain_form(value: object, shown: object) -> None:
    assert plain(value) == shown


@pytest.mark.parametrize("wanted", [False, "no"])
def test_a_table_adopts_an_option_by_value_or_by_text(wanted: object) -> None:
    assert adopt(TOY, {"strict": wanted}).strict.value is False
    assert TOY.strict.value is True


def test_adopting_nothing_changes_nothing() -> None:
    assert adopt(TOY, {}) is TOY


def test_what_the_code_does_not_leave_open_is_refused() -> None:
    with pytest.raises(UnknownOption, match="no option 'size' in this code; its options are: strict"):
        adopt(TOY, {"size": 8})
    with pytest.raises(UnknownOption, match="option 'strict' cannot be 'perhaps'; choose one of: yes, no"):
        adopt(TOY, {"strict": "perhaps"})


def test_option_texts() -> None:
    assert [option_text(value) for value in (True, False, "word", 8, {3: 1000})] == [
        "yes",
        "no",
        "word",
        "8",
        "{3:1000}",
    ]


def test_a_fingerprint_changes_with_any_norm_and_only_then() -> None:
    assert fingerprint(TOY) == fingerprint(Code("toy", TOY.size, TOY.strict, TOY.layout))
    assert fingerprint(adopt(TOY, {"strict": False})) != fingerprint(TOY)
    assert len(fingerprint(TOY)) == 12


def test_a_difference_names_both_norms() -> None:
    (one,) = diff(TOY, adopt(TOY, {"strict": False}))
    assert (one.name, one.left.value, one.right.value) == ("strict", True, False)
    assert diff(TOY, TOY) == ()
