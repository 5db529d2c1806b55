"""The proof that a record carries of its deals, as headers, and whether it holds. The scheme is in `cards.provable`."""

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

import msgspec

from ventaglio.cards.provable import commitment, deal_seed
from ventaglio.core.record import AnyGame, Record, Step, steps
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.core.seats import seat as read_seat

_TEXT: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
_LABEL: Final = re.compile(r"[0-9A-Za-z_-]+/[0-9]+")
_HEX: Final = re.compile(r"[0-9a-f]{64}")
"""32 bytes. A shorter secret could be found by trying, before one contributes."""


class Proof(msgspec.Struct, frozen=True):
    """What is told of a deal: ``contributions`` by the letters of seats; ``secret`` is empty until the hand is over."""

    commitment: str
    label: str
    contributions: dict[str, str]
    secret: str = ""


class Verdict(Enum):
    """What checking a deal came to."""

    PROVED = "proved"
    NO_PROOF = "no-proof"
    """The record says nothing of how these cards came about."""
    UNTOLD = "untold"
    """The secret has not been told."""
    NOBODY_CONTRIBUTED = "nobody-contributed"
    """Whoever dealt could have tried secrets until he liked the cards."""
    LABEL_USED_TWICE = "label-used-twice"
    """The proof is that of an earlier deal."""
    OTHER_COMMITMENT = "other-commitment"
    """Before the deal another secret was promised."""
    OTHER_CARDS = "other-cards"
    """Secret and contributions give another pack, or another cut."""


class DealCheck(msgspec.Struct, frozen=True):
    """A deal of a record, the line it stands on, and whether it is what was promised."""

    number: int
    line: int
    verdict: Verdict
    proof: Proof | None = None


def contribution(text: str) -> str:
    """What a person contributes to a deal, if it can stand in a record."""
    if not _TEXT.fullmatch(text):
        sentence = (
            f"{text[:80]!r} cannot be contributed to a deal: write 1 to 64 letters, digits, hyphens or underscores"
        )
        raise BadInput(sentence, "contribution", text=text)
    return text


def deal_headers(number: int, proof: Proof) -> dict[str, str]:
    """The headers that prove the deal of this number; deals count from 1 in the order of the record."""
    told = " ".join(f"{seat}:{contribution(text)}" for seat, text in sorted(proof.contributions.items()))
    found = {"Commitment": proof.commitment, "Secret": proof.secret, "Label": proof.label, "Seats": told}
    return {f"Deal.{number}.{name}": value for name, value in found.items() if value}


def read_proof(headers: Mapping[str, str], number: int, players: int) -> Proof | None:
    """The inverse of `deal_headers`; None where nothing is told of the deal."""
    told = {name: headers.get(f"Deal.{number}.{name}", "") for name in ("Commitment", "Secret", "Label", "Seats")}
    if not any(told.values()):
        return None
    for name, form in {"Commitment": _HEX, "Secret": _HEX, "Label": _LABEL}.items():
        if not form.fullmatch(told[name]) and (told[name] or name != "Secret"):
            header = f"Deal.{number}.{name}"
            sentence = f"header {header}: {told[name][:80]!r} is not what stands there"
            raise BadInput(sentence, "deal-header", name=header, text=told[name])
    return Proof(told["Commitment"], told["Label"], _contributions(told["Seats"], players), told["Secret"])


def _contributions(text: str, players: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in text.split():
        who, _, told = word.partition(":")
        if read_seat(who, players) == TABLE or who in found:
            raise BadInput(f"{word!r}: each seat contributes once, and the table never", "contributor", text=word)
        found[who] = contribution(told)
    return found


def check_deals(game: AnyGame, record: Record, played: Iterable[Step] | None = None) -> tuple[DealCheck, ...]:
    """Whether each deal of a record is what was promised. Raises `BadInput` where the record cannot be replayed.

    ``played`` are the steps of its match, where they are known without playing the record through.
    """
    players = game.players(game.open(record.headers))
    found: list[DealCheck] = []
    labels: set[str] = set()
    for step in steps(game, record) if played is None else played:
        if not _is_deal(game, step):
            continue
        number = len(found) + 1
        proof = read_proof(record.headers, number, players)
        verdict = Verdict.NO_PROOF if proof is None else _verdict(game, step, proof, labels)
        found.append(DealCheck(number, step.move.line, verdict, proof))
        if proof is not None:
            labels.add(proof.label)
    return tuple(found)


def _is_deal(game: AnyGame, step: Step) -> bool:
    """Whether a move is the one by which chance decides: whatever the seed, it is of the same kind."""
    return step.move.by == TABLE and type(step.move.action) is type(game.chance(step.before, b""))


def _verdict(game: AnyGame, step: Step, proof: Proof, labels: set[str]) -> Verdict:
    if not proof.secret:
        return Verdict.UNTOLD
    if proof.label in labels:
        return Verdict.LABEL_USED_TWICE
    secret = bytes.fromhex(proof.secret)
    if commitment(secret, proof.label) != proof.commitment:
        return Verdict.OTHER_COMMITMENT
    if game.chance(step.before, deal_seed(secret, proof.label, proof.contributions)) != step.move.action:
        return Verdict.OTHER_CARDS
    return Verdict.PROVED if proof.contributions else Verdict.NOBODY_CONTRIBUTED
