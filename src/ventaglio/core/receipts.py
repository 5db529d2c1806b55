"""What a person's own screen has kept of deals, held against what a record says of them.

A record is the server's word. Nobody but those who were there can say what they were shown and what they sent; their
programs keep it, and this finds where the two differ.
"""

from collections.abc import Iterable

import msgspec

from ventaglio.core.provable_record import DealCheck, Proof, Void


class Receipt(msgspec.Struct, frozen=True):
    """What somebody saw and sent before a deal: kept by his own program."""

    label: str
    who: str
    """The letter of his place."""
    house: str
    """The house's commitment as it was shown to him."""
    secret: str
    commitments: dict[str, str] = {}
    """Everybody's, as they were shown when he opened; empty if he never did."""
    acknowledged: bool = False
    """Whether his opening came back to him out of the log."""


class Dispute(msgspec.Struct, frozen=True):
    """Where a record does not say what a person saw or sent."""

    label: str
    what: str
    """other-house, other-list, other-opening, without-you, blamed, or hidden."""


def disputes(receipts: Iterable[Receipt], checks: Iterable[DealCheck], voids: Iterable[Void]) -> tuple[Dispute, ...]:
    """What in a record contradicts what was kept. Nothing is said of deals that come after those of the record."""
    proofs = {one.proof.label: one.proof for one in checks if one.proof is not None}
    void = {one.label: one for one in voids}
    last: dict[str, int] = {}
    for label in (*proofs, *void):
        table, _, number = label.rpartition("/")
        last[table] = max(last.get(table, 0), int(number))
    events = {one.event: one for one in proofs.values() if one.event}
    found = []
    for receipt in receipts:
        if receipt.label in events:
            # Of a tournament's boards desk and entrants commit once; the house has a commitment for each.
            proof = events[receipt.label]
            if what := _dispute(msgspec.structs.replace(receipt, house=proof.commitment), proof, None):
                found.append(Dispute(receipt.label, what))
            continue
        table, _, number = receipt.label.rpartition("/")
        what = _dispute(receipt, proofs.get(receipt.label), void.get(receipt.label))
        if receipt.label not in proofs and receipt.label not in void:
            what = "hidden" if number.isdecimal() and int(number) <= last.get(table, 0) else ""
        if what:
            found.append(Dispute(receipt.label, what))
    return tuple(found)


def _dispute(receipt: Receipt, proof: Proof | None, void: Void | None) -> str:
    if void is not None and receipt.who in void.who:
        # Whoever did open, and is said not to have or to have opened something else, knows it, and nobody else does.
        return "blamed" if receipt.commitments else ""
    if proof is None:
        return ""
    if proof.commitment != receipt.house:
        return "other-house"
    if receipt.who not in proof.commitments:
        # Whether he was late, or was said to be: others made the deal, and may have chosen it.
        return "without-you"
    if not receipt.commitments:
        return ""
    if proof.commitments != receipt.commitments:
        return "other-list"
    return "" if proof.contributions.get(receipt.who) == receipt.secret else "other-opening"
