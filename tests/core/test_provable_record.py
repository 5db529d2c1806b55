"""The proof of deals in records: it holds for what was promised and for nothing else."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.provable_match import TOLD, drawn, proof_of, provable_match
from ventaglio.core.cards.provable import HOUSE, commitment, first_commitment, first_seed, joint_seed
from ventaglio.core.provable_record import (
    FIRST,
    SECOND,
    Proof,
    Verdict,
    Void,
    check_deals,
    contribution,
    deal_headers,
    read_proof,
    read_voids,
    void_headers,
)
from ventaglio.core.receipts import Dispute, Receipt, disputes
from ventaglio.core.record import AnyGame, Move, Record, parse_record, spell_record
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.actions import Redeal
from ventaglio.games.burraco.game import BURRACO, LIVE_BURRACO
from ventaglio.games.common.plugin.proofs import kind_of_proof, verify
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice

FIBUR = {"Code": "fibur-2019", "Hands": "2"}
PASSATE = {"Code": "tradizionali", "Match": "passate", "Passate": "3"}
GAMES: dict[str, AnyGame] = {"burraco": BURRACO, "tressette": TRESSETTE, "burraco-live": LIVE_BURRACO}


@cache
def played(game: str, scheme: int = SECOND) -> Record:
    return provable_match(GAMES[game], PASSATE if game == "tressette" else FIBUR, scheme=scheme)


def verdicts(game: AnyGame, record: Record) -> list[Verdict]:
    return [one.verdict for one in check_deals(game, record)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("scheme", [FIRST, SECOND])
def test_every_deal_of_a_match_is_proved_also_when_read_back(name: str, scheme: int) -> None:
    game, record = parse_record(spell_record(GAMES[name], played(name, scheme)), GAMES)
    checks = check_deals(game, record)
    assert [one.verdict for one in checks] == [Verdict.PROVED] * (3 if name == "tressette" else 2)
    assert [one.number for one in checks] == list(range(1, len(checks) + 1))
    lines = spell_record(game, record).splitlines()
    assert all(lines[one.line - 1].startswith("table deal ") for one in checks)


def test_deals_that_were_thrown_in_count() -> None:
    record = provable_match(BURRACO, {**FIBUR, "Hands": "1"}, thrown_in=Redeal())
    assert verdicts(BURRACO, record) == [Verdict.PROVED] * 2


Change = Callable[[dict[str, str]], dict[str, str]]
CHANGES: dict[str, tuple[Change, Verdict]] = {
    "nothing": (lambda told: {name: text for name, text in told.items() if ".2." not in name}, Verdict.NO_PROOF),
    "secret": (lambda told: {**told, "Deal.2.Secret": "00" * 32}, Verdict.OTHER_COMMITMENT),
    "untold": (lambda told: {**told, "Deal.2.Secret": ""}, Verdict.UNTOLD),
    "commitment": (lambda told: {**told, "Deal.2.Commitment": "ab" * 32}, Verdict.OTHER_COMMITMENT),
    "label": (lambda told: {**told, "Deal.2.Label": "T2/2"}, Verdict.OTHER_COMMITMENT),
    "text": (lambda told: {**told, "Deal.2.Seats": "A:8d1c40fe C:buona-fortuna"}, Verdict.OTHER_CARDS),
    "seat": (lambda told: {**told, "Deal.2.Seats": "B:8d1c40ff C:buona-fortuna"}, Verdict.OTHER_CARDS),
    "one-less": (lambda told: {**told, "Deal.2.Seats": "A:8d1c40ff"}, Verdict.OTHER_CARDS),
    "earlier": (
        lambda told: {**told, **{name.replace(".1.", ".2."): text for name, text in told.items() if ".1." in name}},
        Verdict.LABEL_USED_TWICE,
    ),
}


def other(name: str, old: str, new: str) -> Change:
    """A header of the second deal with something else in it."""
    return lambda told: {**told, f"Deal.2.{name}": told[f"Deal.2.{name}"].replace(old, new, 1)}


TWO, _ = proof_of(2, TOLD)
SECOND_CHANGES: dict[str, tuple[Change, Verdict]] = {
    **{name: CHANGES[name] for name in ("nothing", "secret", "untold", "commitment", "earlier")},
    "label": (lambda told: {**told, "Deal.2.Label": "T2/2"}, Verdict.OTHER_COMMITMENT),
    "opening": (other("Openings", TWO.contributions["A"], "00" * 32), Verdict.FALSE_OPENING),
    "swapped": (other("Commitments", TWO.commitments["A"], TWO.commitments["C"]), Verdict.FALSE_OPENING),
    "uncommitted": (other("Commitments", f"A:{TWO.commitments['A']} ", ""), Verdict.FALSE_OPENING),
    "unopened": (other("Openings", f"A:{TWO.contributions['A']} ", ""), Verdict.MISSING_OPENING),
    "one-less": (
        lambda told: {
            **told,
            "Deal.2.Openings": f"C:{TWO.contributions['C']}",
            "Deal.2.Commitments": f"C:{TWO.commitments['C']}",
        },
        Verdict.OTHER_CARDS,
    ),
    "scheme": (lambda told: {**told, "Deal.2.Scheme": ""}, Verdict.OTHER_COMMITMENT),
    "void": (lambda told: {**told, "Voided": "1", "Void.1": "T1/2 house"}, Verdict.LABEL_USED_TWICE),
}


@pytest.mark.parametrize("change, verdict", SECOND_CHANGES.values(), ids=SECOND_CHANGES)
def test_whatever_is_changed_is_found_in_the_second_scheme(change: Change, verdict: Verdict) -> None:
    record = played("tressette")
    changed = Record(change(record.headers), record.moves)
    first, second, third = verdicts(TRESSETTE, changed)
    assert (first, second) == (Verdict.PROVED, verdict)
    # What stands for another deal, or for none, leaves the third without the one before it.
    lost = changed.headers.get("Deal.2.Label") != record.headers["Deal.2.Label"]
    assert third is (Verdict.DEALS_SKIPPED if lost else Verdict.PROVED)


def test_every_attempt_is_accounted_for() -> None:
    """A deal that was made again has the next number: who leaves attempts out leaves a gap."""
    record = played("tressette")
    first = Record({**record.headers, **deal_headers(1, proof_of(3, TOLD)[0])}, record.moves[:1])
    assert verdicts(TRESSETTE, first) == [Verdict.DEALS_SKIPPED]
    voids = (Void("T1/1", "missing", ("B",)), Void("T1/2", "false", ("B",), "ab" * 32))
    some = Record({**first.headers, **void_headers(voids[:1])}, first.moves)
    assert verdicts(TRESSETTE, some) == [Verdict.DEALS_SKIPPED]
    all_told = Record({**first.headers, **void_headers(voids)}, first.moves)
    assert verdicts(TRESSETTE, all_told) == [Verdict.OTHER_CARDS], "nothing is skipped"
    assert read_voids(all_told.headers) == voids


@pytest.mark.parametrize(
    "headers",
    [
        {"Voided": "1"},
        {"Void.1": "T/1 house"},
        {"Voided": "1", "Void.2": "T/1 house"},
        {"Voided": "x"},
        {"Voided": "1", "Void.1": "T/1 weather"},
        {"Voided": "1", "Void.1": "T/1 false C:beef"},
        {"Voided": "1", "Void.1": "nothing house"},
    ],
)
def test_voids_that_cannot_be_read(headers: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="is not what stands there"):
        read_voids(headers)


# ── The attack of an operator with an accomplice ─────────────────────────────────────────────────────────────────────


def pleases(action: Any) -> bool:
    """Whether one of the ten cards of seat A's first packet pleases the operator: a napoletana."""
    return {"sA", "s2", "s3"} <= {one.text for one in action.order[action.cut :][:5]}


def test_the_first_scheme_can_be_ground_and_verify_says_that_it_does_not_exclude_it() -> None:
    """He waits for the honest text, then tries texts of his accomplice until the cards please him."""
    opening = TRESSETTE.open({**PASSATE, "Passate": "1"})
    secret = drawn("fixed before, as promised")
    honest = {"A": "an-honest-text"}
    for attempt in range(100_000):
        told = {**honest, "C": f"try-{attempt}"}
        action = TRESSETTE.chance(opening, first_seed(secret, "T1/1", told))
        if pleases(action):
            break
    assert pleases(action), "he has the cards he wanted"
    proof = Proof(first_commitment(secret, "T1/1"), "T1/1", told, secret.hex())
    record = Record({**TRESSETTE.headers(opening), **deal_headers(1, proof)}, (Move(-1, action),))
    (check,) = check_deals(TRESSETTE, record)
    assert check.verdict is Verdict.PROVED
    assert "is not" in kind_of_proof(check, Voice(translator("en")))
    found = verify(spell_record(TRESSETTE, record), Voice(translator("en")))
    assert found.deals[0].scheme == FIRST
    assert "accomplice" in found.deals[0].kind


def test_the_second_scheme_cannot_be_ground() -> None:
    """What the accomplice opens after the honest player is what he had committed to, or there is no proof."""
    opening = TRESSETTE.open({**PASSATE, "Passate": "1"})
    secret, label = drawn("fixed before, as promised"), "T1/1"
    opened = {"A": drawn("honest"), "C": drawn("accomplice")}
    commitments = {who: commitment(who, text, label) for who, text in opened.items()}
    for attempt in range(100_000):
        tried = {**opened, "C": drawn(f"try {attempt}")}
        action = TRESSETTE.chance(opening, joint_seed(secret, label, tried))
        if pleases(action):
            break
    assert pleases(action)
    told = {who: text.hex() for who, text in tried.items()}
    for listed, verdict in (
        (commitments, Verdict.FALSE_OPENING),
        ({"A": commitments["A"]}, Verdict.FALSE_OPENING),
    ):
        proof = Proof(commitment(HOUSE, secret, label), label, told, secret.hex(), SECOND, listed)
        record = Record({**TRESSETTE.headers(opening), **deal_headers(1, proof)}, (Move(-1, action),))
        assert verdicts(TRESSETTE, record) == [verdict]
    # He can swap the commitment as well; then the honest player's own receipt does not fit.
    swapped = {**commitments, "C": commitment("C", tried["C"], label)}
    proof = Proof(commitment(HOUSE, secret, label), label, told, secret.hex(), SECOND, swapped)
    record = Record({**TRESSETTE.headers(opening), **deal_headers(1, proof)}, (Move(-1, action),))
    checks = check_deals(TRESSETTE, record)
    assert checks[0].verdict is Verdict.PROVED
    kept = Receipt(label, "A", proof.commitment, opened["A"].hex(), commitments, acknowledged=True)
    assert disputes([kept], checks, ()) == (Dispute(label, "other-list"),)


@pytest.mark.parametrize("change, verdict", CHANGES.values(), ids=CHANGES)
def test_whatever_is_changed_is_found(change: Change, verdict: Verdict) -> None:
    record = played("tressette", FIRST)
    changed = Record(change(record.headers), record.moves)
    assert verdicts(TRESSETTE, changed) == [Verdict.PROVED, verdict, Verdict.PROVED]


@pytest.mark.parametrize("name", ["burraco", "tressette"])
def test_other_cards_and_another_cut_are_found(name: str) -> None:
    game, record = GAMES[name], played(name)
    dealt = record.moves[0].action
    for changed in (
        type(dealt)((dealt.order[1], dealt.order[0], *dealt.order[2:]), dealt.cut),
        type(dealt)(dealt.order, dealt.cut + (1 if dealt.cut < 30 else -1)),
    ):
        first = Record(record.headers, (Move(-1, changed),))
        assert verdicts(game, first) == [Verdict.OTHER_CARDS]


def test_without_a_contribution_nothing_is_proved() -> None:
    record = provable_match(TRESSETTE, {**PASSATE, "Passate": "1"}, {})
    assert verdicts(TRESSETTE, record) == [Verdict.NOBODY_CONTRIBUTED]


@given(
    st.dictionaries(st.sampled_from("ABCD"), st.from_regex(r"[0-9A-Za-z_-]{1,64}", fullmatch=True)),
    st.integers(1, 99),
)
def test_headers_are_read_back(told: dict[str, str], number: int) -> None:
    for scheme in (FIRST, SECOND):
        proof, _ = proof_of(number, told, scheme)
        read_back(number, proof)


def read_back(number: int, proof: Proof) -> None:
    text = spell_record(TRESSETTE, Record({"Code": "tradizionali", **deal_headers(number, proof)}, ()))
    assert read_proof(parse_record(text, GAMES)[1].headers, number, 4) == proof
    assert read_proof({}, number, 4) is None


@pytest.mark.parametrize("text", ["", "x" * 65, "due parole", 'vir"golette', "a:b", "è", "a\n"])
def test_what_cannot_be_contributed(text: str) -> None:
    with pytest.raises(BadInput, match="1 to 64 letters"):
        contribution(text)
    with pytest.raises(BadInput, match="1 to 64 letters"):
        deal_headers(1, Proof("", "T1/1", {"A": text}))


@pytest.mark.parametrize(
    "name, text",
    [
        ("Commitment", "ABC"),
        ("Commitment", ""),
        ("Secret", "00" * 31),
        ("Secret", "zz" * 32),
        ("Label", ""),
        ("Label", "no number"),
        ("Seats", "A"),
        ("Seats", "table:abc"),
        ("Seats", "E:abc"),
        ("Seats", "A:abc A:def"),
        ("Scheme", "3"),
    ],
)
def test_headers_that_cannot_be_read(name: str, text: str) -> None:
    proof, _ = proof_of(1, {"A": "abc"}, FIRST)
    with pytest.raises(BadInput):
        read_proof({**deal_headers(1, proof), f"Deal.1.{name}": text}, 1, 4)


@pytest.mark.parametrize(
    "name, text",
    [
        ("Openings", "A:beef"),
        ("Commitments", f"A:{'ab' * 32} A:{'ab' * 32}"),
        ("Commitments", f"Z:{'ab' * 32}"),
        ("Without", "B:asleep"),
        ("Event", "no label"),
    ],
)
def test_headers_of_the_second_scheme_that_cannot_be_read(name: str, text: str) -> None:
    proof, _ = proof_of(1, {"A": "abc"})
    with pytest.raises(BadInput):
        read_proof({**deal_headers(1, proof), f"Deal.1.{name}": text}, 1, 4)
