"""Texts stand alone, in their editions, and can be compared ruling by ruling."""

import subprocess
import sys

import pytest

from tests.heritage.edition_2027 import EDITION, FIBUR_2027
from ventaglio.core.refusal import BadInput
from ventaglio.law import shelf
from ventaglio.law.referee.comparing import contrasts, differing
from ventaglio.law.referee.inquiry import Ruling, acts

PAIRS = [
    (one, other)
    for one in shelf.every_set()
    for other in shelf.every_set()
    if one.game == other.game and one.set_id < other.set_id
]


@pytest.mark.parametrize("folder", [one.partition(":")[0] for one in shelf.HOUSE])
def test_a_text_can_be_read_without_the_others(folder: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"import {folder}"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_new_table_gets_the_current_edition_and_an_old_one_its_own() -> None:
    with shelf.lent(FIBUR_2027):
        assert shelf.for_new("burraco", {"Code": "fibur-2019"})["Edition"] == EDITION
        assert shelf.for_new("burraco", {"Code": "fibur-2019", "Edition": "2019-08"})["Edition"] == "2019-08"
        assert shelf.as_written("burraco", {"Code": "fibur-2019"}).edition == "2019-08"
    assert shelf.for_new("burraco", {"Code": "nothing"}) == {"Code": "nothing"}
    assert shelf.nearest("fibur-2019", EDITION).text.edition == "2019-08"


# ── Comparing rulings ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("one, other", PAIRS, ids=lambda found: found.set_id)
def test_both_books_order_what_a_comparison_says(one: shelf.Found, other: shelf.Found) -> None:
    found = list(differing(one.book, other.book))
    assert found
    for irregularity in found:
        for contrast in contrasts(one.book, other.book, irregularity):
            told = dict(contrast.told)
            for book, ruling in ((one.book, contrast.left), (other.book, contrast.right)):
                if ruling is None:
                    with pytest.raises(BadInput):
                        book.rule(irregularity, told)
                    continue
                assert isinstance(ruling, Ruling)
                # Answers that make no difference are left out, and may be any.
                assert acts(ruling) == acts(_any_ruling(book, irregularity, told, ruling))
            assert contrast.differs


def _any_ruling(book: object, irregularity: str, told: dict[str, str], ruling: Ruling) -> Ruling:
    outcome = book.rule(irregularity, {**dict(ruling.asked), **told})  # type: ignore[attr-defined]
    assert isinstance(outcome, Ruling)
    return outcome


@pytest.mark.parametrize("found", tuple(shelf.every_set()), ids=lambda found: found.set_id)
def test_a_book_does_not_differ_from_itself(found: shelf.Found) -> None:
    assert list(differing(found.book, found.book)) == []


def test_two_editions_differ_in_what_the_later_changes() -> None:
    old, new = shelf.get("fibur-2019").book, FIBUR_2027.sets["fibur-2019"].book
    # The last reads a figure of tournaments.
    assert set(differing(old, new)) == {"two-cards-drawn", "asked-the-time", "warnings-add-up"}
    (one, *_) = contrasts(old, new, "asked-the-time")
    assert one.right is not None
    assert one.right.silent
    with pytest.raises(BadInput, match="no irregularity"):
        contrasts(old, new, "sneezed")
