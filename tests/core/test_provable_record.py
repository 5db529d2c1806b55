"""The proof of deals in records: it holds for what was promised and for nothing else."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.provable_match import proof_of, provable_match
from ventaglio.burraco.actions import Redeal
from ventaglio.codes.games import BURRACO, LIVE_BURRACO, TRESSETTE
from ventaglio.core.provable_record import Proof, Verdict, check_deals, contribution, deal_headers, read_proof
from ventaglio.core.record import AnyGame, Move, Record, parse_record, spell_record
from ventaglio.core.refusal import BadInput

FIBUR = {"Code": "fibur-2019", "Hands": "2"}
PASSATE = {"Code": "tradizionali", "Match": "passate", "Passate": "3"}
GAMES: dict[str, AnyGame] = {"burraco": BURRACO, "tressette": TRESSETTE, "burraco-live": LIVE_BURRACO}


@cache
def played(game: str) -> Record:
    return provable_match(GAMES[game], PASSATE if game == "tressette" else FIBUR)


def verdicts(game: AnyGame, record: Record) -> list[Verdict]:
    return [one.verdict for one in check_deals(game, record)]


@pytest.mark.parametrize("name", GAMES)
def test_every_deal_of_a_match_is_proved_also_when_read_back(name: str) -> None:
    game, record = parse_record(spell_record(GAMES[name], played(name)), GAMES)
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


@pytest.mark.parametrize("change, verdict", CHANGES.values(), ids=CHANGES)
def test_whatever_is_changed_is_found(change: Change, verdict: Verdict) -> None:
    record = played("tressette")
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
    proof, _ = proof_of(number, told)
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
    ],
)
def test_headers_that_cannot_be_read(name: str, text: str) -> None:
    proof, _ = proof_of(1, {"A": "abc"})
    with pytest.raises(BadInput):
        read_proof({**deal_headers(1, proof), f"Deal.1.{name}": text}, 1, 4)
