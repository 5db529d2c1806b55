"""The proof that a record carries of its deals, as headers, and whether it holds. Schemes: `core.cards.provable`."""

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

import msgspec

from ventaglio.core.cards.provable import HOUSE, commitment, first_commitment, first_seed, joint_seed
from ventaglio.core.record import AnyGame, Record, Step, steps
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.core.seats import seat as read_seat

FIRST: Final = 1
"""Texts, one after another, to a secret of the dealer's: see docs/provable.md for what this does not prove."""
SECOND: Final = 2
"""Everybody commits, then everybody opens."""

_TEXT: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
_LABEL: Final = re.compile(r"[0-9A-Za-z_-]+/[0-9]{1,9}")
_HEX: Final = re.compile(r"[0-9a-f]{64}")
"""32 bytes. A shorter secret could be found by trying."""
_BESIDE: Final = re.compile(r"desk|[0-9]{1,4}")
"""Who has a part in the boards of a tournament, beside the house: its desk, and entrants by their numbers."""
_WITHOUT: Final = re.compile("bot|away|silent|failed")
_WHY: Final = re.compile("missing|false|house|old-kind")
_NAMES: Final = ("Commitment", "Secret", "Label", "Scheme", "Seats", "Commitments", "Openings", "Without", "Event")


class Proof(msgspec.Struct, frozen=True):
    """What is told of a deal: ``contributions`` by who gave them; ``secret`` is empty until the hand is over.

    In the second scheme ``contributions`` are the secrets that were opened, ``commitments`` what stood for them before,
    and ``without`` says why each of the others had no part. ``event`` is what they committed to where that was not this
    deal alone: the boards of a tournament.
    """

    commitment: str
    label: str
    contributions: dict[str, str]
    secret: str = ""
    scheme: int = FIRST
    commitments: dict[str, str] = {}
    without: dict[str, str] = {}
    event: str = ""


class Void(msgspec.Struct, frozen=True):
    """A deal that came to nothing before any card was seen: which, why, and by whose fault.

    ``why``: somebody did not open (missing), opened something else (false), or the house could not go on (house,
    old-kind). ``told`` is the false opening.
    """

    label: str
    why: str
    who: tuple[str, ...] = ()
    told: str = ""


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
    DEALS_SKIPPED = "deals-skipped"
    """Between this deal and the one before there were others that the record does not account for."""
    OTHER_COMMITMENT = "other-commitment"
    """Before the deal another secret was promised."""
    FALSE_OPENING = "false-opening"
    """What somebody opened is not what he had committed to."""
    MISSING_OPENING = "missing-opening"
    """Somebody committed and did not open: the deal ought to have been void."""
    OTHER_CARDS = "other-cards"
    """Secret and contributions give another pack, or another cut."""


class DealCheck(msgspec.Struct, frozen=True):
    """A deal of a record, the line it stands on, and whether it is what was promised."""

    number: int
    line: int
    verdict: Verdict
    proof: Proof | None = None
    cards: str = ""
    """The deal as the record has it."""


def contribution(text: str) -> str:
    """What a person contributes to a deal, if it can stand in a record."""
    if not _TEXT.fullmatch(text):
        sentence = (
            f"{text[:80]!r} cannot be contributed to a deal: write 1 to 64 letters, digits, hyphens or underscores"
        )
        raise BadInput(sentence, "contribution", text=text)
    return text


def is_secret(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal digits, as secrets and commitments are written."""
    return _HEX.fullmatch(text) is not None


# ── Headers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_headers(number: int, proof: Proof) -> dict[str, str]:
    """The headers that prove the deal of this number; deals count from 1 in the order of the record."""
    for text in proof.contributions.values():
        contribution(text)
    found = {"Commitment": proof.commitment, "Secret": proof.secret, "Label": proof.label}
    if proof.scheme == FIRST:
        found |= {"Seats": _spelled(proof.contributions)}
    else:
        found |= {
            "Scheme": str(proof.scheme),
            "Commitments": _spelled(proof.commitments),
            "Openings": _spelled(proof.contributions),
            "Without": _spelled(proof.without),
            "Event": proof.event,
        }
    return {f"Deal.{number}.{name}": value for name, value in found.items() if value}


def _spelled(told: Mapping[str, str]) -> str:
    return " ".join(f"{who}:{text}" for who, text in sorted(told.items()))


def read_proof(headers: Mapping[str, str], number: int, players: int) -> Proof | None:
    """The inverse of `deal_headers`; None where nothing is told of the deal."""
    told = {name: headers.get(f"Deal.{number}.{name}", "") for name in _NAMES}
    if not any(told.values()):
        return None
    for name, form in {"Commitment": _HEX, "Secret": _HEX, "Label": _LABEL}.items():
        if not form.fullmatch(told[name]) and (told[name] or name != "Secret"):
            raise _misplaced(f"Deal.{number}.{name}", told[name])
    if not told["Scheme"]:
        given = {who: contribution(text) for who, text in _read(told["Seats"], players).items()}
        return Proof(told["Commitment"], told["Label"], given, told["Secret"])
    if told["Scheme"] != str(SECOND):
        raise _misplaced(f"Deal.{number}.Scheme", told["Scheme"])
    if told["Event"] and not _LABEL.fullmatch(told["Event"]):
        raise _misplaced(f"Deal.{number}.Event", told["Event"])
    lists = {name: _read(told[name], players, beside=True) for name in ("Commitments", "Openings", "Without")}
    for name, one in lists.items():
        if not all((_WITHOUT if name == "Without" else _HEX).fullmatch(text) for text in one.values()):
            raise _misplaced(f"Deal.{number}.{name}", told[name])
    return Proof(
        told["Commitment"],
        told["Label"],
        lists["Openings"],
        told["Secret"],
        SECOND,
        lists["Commitments"],
        lists["Without"],
        told["Event"],
    )


def _read(text: str, players: int, *, beside: bool = False) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in text.split():
        who, _, told = word.partition(":")
        known = (beside and _BESIDE.fullmatch(who)) or read_seat(who, players) != TABLE
        if not known or who in found:
            raise BadInput(f"{word!r}: each seat contributes once, and the table never", "contributor", text=word)
        found[who] = told
    return found


def _misplaced(header: str, text: str) -> BadInput:
    return BadInput(f"header {header}: {text[:80]!r} is not what stands there", "deal-header", name=header, text=text)


def void_headers(voids: Iterable[Void]) -> dict[str, str]:
    """The headers that account for deals that were void: how many, and each with its author."""
    found = {}
    for number, one in enumerate(voids, start=1):
        words = (one.label, one.why, *(f"{who}:{one.told}" if one.told else who for who in one.who))
        found[f"Void.{number}"] = " ".join(words)
    return {"Voided": str(len(found)), **found} if found else {}


def read_voids(headers: Mapping[str, str]) -> tuple[Void, ...]:
    """The inverse of `void_headers`."""
    count = headers.get("Voided", "0")
    if not re.fullmatch(r"[0-9]{1,6}", count):
        raise _misplaced("Voided", count)
    listed = sum(name.startswith("Void.") for name in headers)
    if listed != int(count):
        raise _misplaced("Voided", count)
    return tuple(_read_void(f"Void.{number}", headers) for number in range(1, listed + 1))


def _read_void(name: str, headers: Mapping[str, str]) -> Void:
    text = headers.get(name, "")
    label, _, rest = text.partition(" ")
    why, *named = rest.split(" ")
    pairs = [one.partition(":") for one in named]
    told = next((one[2] for one in pairs if one[2]), "")
    if not _LABEL.fullmatch(label) or not _WHY.fullmatch(why) or (told and not _HEX.fullmatch(told)):
        raise _misplaced(name, text)
    return Void(label, why, tuple(one[0] for one in pairs), told)


# ── Checking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_deals(game: AnyGame, record: Record, played: Iterable[Step] | None = None) -> tuple[DealCheck, ...]:
    """Whether each deal of a record is what was promised. Raises `BadInput` where the record cannot be replayed.

    ``played`` are the steps of its match, where they are known without playing the record through.
    """
    players = game.players(game.open(record.headers))
    found: list[DealCheck] = []
    labels = [one.label for one in read_voids(record.headers)]
    used: list[str] = []
    for step in steps(game, record) if played is None else played:
        if not _is_deal(game, step):
            continue
        number = len(found) + 1
        proof = read_proof(record.headers, number, players)
        verdict = Verdict.NO_PROOF if proof is None else _verdict(game, step, proof, used, labels)
        cards = game.spell_action(step.move.action)
        found.append(DealCheck(number, step.move.line, verdict, proof, cards))
        if proof is not None:
            used.append(proof.label)
    return tuple(found)


def _is_deal(game: AnyGame, step: Step) -> bool:
    """Whether a move is the one by which chance decides: whatever the seed, it is of the same kind."""
    return step.move.by == TABLE and type(step.move.action) is type(game.chance(step.before, b""))


def _verdict(game: AnyGame, step: Step, proof: Proof, used: list[str], void: list[str]) -> Verdict:
    if not proof.secret:
        return Verdict.UNTOLD
    if proof.label in used or proof.label in void:
        return Verdict.LABEL_USED_TWICE
    secret = bytes.fromhex(proof.secret)
    if proof.scheme == FIRST:
        if first_commitment(secret, proof.label) != proof.commitment:
            return Verdict.OTHER_COMMITMENT
        seed = first_seed(secret, proof.label, proof.contributions)
    else:
        trouble = _trouble(proof, secret) or (Verdict.DEALS_SKIPPED if _skips(proof.label, used, void) else None)
        if trouble is not None:
            return trouble
        seed = seed_of(proof)
    if game.chance(step.before, seed) != step.move.action:
        return Verdict.OTHER_CARDS
    return Verdict.PROVED if proof.contributions else Verdict.NOBODY_CONTRIBUTED


def seed_of(proof: Proof) -> bytes:
    """The seed of a deal of the second scheme whose secret has been told."""
    opened = {who: bytes.fromhex(text) for who, text in proof.contributions.items()}
    return joint_seed(bytes.fromhex(proof.secret), proof.label, opened)


def _trouble(proof: Proof, secret: bytes) -> Verdict | None:
    """What is wrong with the secrets of a deal of the second scheme."""
    if commitment(HOUSE, secret, proof.label) != proof.commitment:
        return Verdict.OTHER_COMMITMENT
    for who, text in proof.contributions.items():
        if commitment(who, bytes.fromhex(text), proof.event or proof.label) != proof.commitments.get(who):
            return Verdict.FALSE_OPENING
    return Verdict.MISSING_OPENING if proof.commitments.keys() - proof.contributions.keys() else None


def _skips(label: str, used: list[str], void: list[str]) -> bool:
    """Whether earlier attempts are not accounted for: they are numbered from 1, those that were void included."""
    table, _, number = label.rpartition("/")
    known = {int(one.rpartition("/")[2]) for one in (*used, *void) if one.rpartition("/")[0] == table}
    return sum(1 <= one < int(number) for one in known) != int(number) - 1


def unequal_boards(tables: Iterable[Iterable[DealCheck]]) -> tuple[str, ...]:
    """The labels of boards that were not the same at several tables: other cards, or another proof of them."""
    found: dict[str, DealCheck] = {}
    unequal: dict[str, None] = {}
    for checks in tables:
        for one in checks:
            if one.proof is None or not one.proof.event:
                continue
            first = found.setdefault(one.proof.label, one)
            if (one.cards, one.proof) != (first.cards, first.proof):
                unequal[one.proof.label] = None
    return tuple(unequal)
