"""What a person's own program has kept of deals, held against a record."""

import pytest
from msgspec.structs import replace

from tests.core.provable_match import TOLD, proof_of
from ventaglio.core.provable_record import DealCheck, Verdict, Void
from ventaglio.core.receipts import Receipt, disputes

PROOF, _ = proof_of(2, TOLD)
KEPT = Receipt(PROOF.label, "A", PROOF.commitment, PROOF.contributions["A"], PROOF.commitments, acknowledged=True)
CHECKS = (DealCheck(1, 1, Verdict.PROVED, PROOF),)


def found(receipt: Receipt, *voids: Void, checks: tuple[DealCheck, ...] = CHECKS) -> list[str]:
    return [one.what for one in disputes([receipt], checks, voids)]


def test_what_was_kept_and_what_is_told_agree() -> None:
    assert found(KEPT) == []
    assert found(replace(KEPT, label="T1/3")) == [], "the record does not go so far"
    assert found(replace(KEPT, label="T9/1")) == [], "another table"


@pytest.mark.parametrize(
    "receipt, what",
    [
        (replace(KEPT, house="ab" * 32), "other-house"),
        (replace(KEPT, commitments={**PROOF.commitments, "B": "ab" * 32}), "other-list"),
        (replace(KEPT, secret="ab" * 32), "other-opening"),
        (replace(KEPT, who="B"), "without-you"),
        (replace(KEPT, who="B", commitments={}, acknowledged=False), "without-you"),
        (replace(KEPT, label="T1/1"), "hidden"),
    ],
)
def test_what_differs_is_found(receipt: Receipt, what: str) -> None:
    assert found(receipt) == [what]


def test_whoever_opened_and_is_blamed_knows_it() -> None:
    void = Void(PROOF.label, "missing", ("A",))
    assert found(KEPT, void, checks=()) == ["blamed"]
    assert found(replace(KEPT, acknowledged=False), void, checks=()) == ["blamed"], "it was sent, and not taken"
    never = replace(KEPT, commitments={}, acknowledged=False)
    assert found(never, void, checks=()) == [], "he did not open"
    assert found(KEPT, Void(PROOF.label, "missing", ("B",)), checks=()) == []
    false = Void(PROOF.label, "false", ("A",), "00" * 32)
    assert found(replace(KEPT, acknowledged=False), false, checks=()) == ["blamed"], "he sent something else than that"
