"""Melds on the phone are those of the engine: every way to lay cards, and every card put to every meld."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

import msgspec
import pytest

from tests.games.common.offline.browser_side import run
from tests.texts import BURRACO_CODES
from ventaglio.core.cards import Card, cards
from ventaglio.core.norms import adopt, option_text, options
from ventaglio.games.burraco.engine.melds import Fault, Law, Meld, Run, attach, classify, read

pytestmark = [pytest.mark.browser, pytest.mark.article("fibur-2019", "10", "11", "12", "13")]

WILDS: Final = ("2h", "2s", "*")
"""In a run of hearts: its own two, another, a joker. Two of other suits are as one."""
MIDDLE: Final = "3456789TJQK"
FACES: Final = [f"{rank}{suit}" for suit in "hs" for rank in "A23456789TJQK"] + ["2c", "*"]


def _laws() -> list[Law]:
    """What the codes say about melds, and what a table may choose in its place; each once."""
    found = {}
    for rules in BURRACO_CODES.values():
        for name, norm in [("", None), *options(rules).items()]:
            for choice in norm.choices if norm is not None else (None,):
                law = Law.of(adopt(rules, {name: option_text(choice)}) if norm is not None else rules, 2)
                found[law] = law
    return list(found)


LAWS: Final = _laws()


def gaps(mask: int) -> int:
    """How many places between its lowest and its highest card a run of these lacks."""
    bits = f"{mask:b}".strip("0")
    return bits.count("0")


def runs(most_gaps: int) -> Iterator[str]:
    """Cards of one suit with aces and wilds, the ace laid first or last."""
    for mask in range(1 << len(MIDDLE)):
        if mask and gaps(mask) > most_gaps:
            continue
        plain = [f"{rank}h" for at, rank in enumerate(MIDDLE) if mask >> at & 1]
        for aces in range(3):
            for count in range(3 if aces < 2 else 2):
                for wild in combinations_with_replacement(WILDS, count):
                    yield " ".join([*plain, *["Ah"] * aces, *wild])
                    if aces and plain:
                        yield " ".join([*["Ah"] * aces, *plain, *wild])


def others() -> Iterator[str]:
    """Sets, twins, two suits, three wilds, too few cards."""
    for rank in "A39K":
        for count in range(1, 10):
            for wilds in ((), ("*",), ("2h",), ("2s", "*")):
                yield " ".join([*(f"{rank}{suit}" for suit in ("hdcs" * 3)[:count]), *wilds])
    yield from ("5h 6h 6h", "5h 5h 6h 7h", "5h 6h 7s", "5h 6d", "*", "* 2h 2s", "2h 2h 2s", "2h", "5h")
    yield from ("3h 4h 2h 2s *", "4h 5h 6h 2h 2h *", "Ah Ah Ah", "Ah Ad 2h", "Ah 2h *", "2h 2h 3h", "Kh 2h 2h")


def told(one: Meld | Fault, law: Law) -> str:
    if isinstance(one, Fault):
        return f"! {one.reason} {one.norm}".strip()
    kind = classify(one, law)
    stands = one.stands_for if isinstance(one, Run) else None
    name = "run" if isinstance(one, Run) else "set"
    text = " ".join(card.text for card in one.cards)
    return f"{name} {text} ={stands.text if stands else ''} {kind.value if kind else ''}"


def grown(meld: Meld, law: Law, tried: list[tuple[Card, bool]]) -> list[str]:
    return [told(attach(meld, one, low, law), law) for one, low in tried]


def compare(laws: list[Law], laid: list[str]) -> int:
    """Put it all to both; how many melds there were."""
    got = run("melds", {"laws": [msgspec.to_builtins(law) for law in laws], "laid": laid, "cards": FACES})
    tried = [
        (one, low) for face in FACES for one in cards(face) for low in ((False, True) if one.rank == "A" else (False,))
    ]
    hands = [cards(line) for line in laid]
    melds = 0
    for law, answer in zip(laws, got, strict=True):
        read_here = [read(hand, None, law) for hand in hands]
        wrong = [
            (law, line, one, told(other, law))
            for line, one, other in zip(laid, answer["read"], read_here, strict=True)
            if one != told(other, law)
        ]
        assert wrong[:1] == []
        known = {told(one, law): one for one in read_here if not isinstance(one, Fault)}
        assert answer["grown"].keys() == known.keys()
        for name, meld in known.items():
            assert answer["grown"][name] == grown(meld, law, tried), (law, name)
        melds += len(known)
    return melds


@pytest.mark.long
@pytest.mark.parametrize("which, most_gaps", [(slice(1), 2), (slice(1, None), 0)])
def test_cards_are_read_alike(which: slice, most_gaps: int) -> None:
    """More gaps than one wild can fill make no run: one gap more than that stands for any number."""
    codes = list(dict.fromkeys(Law.of(rules, 2) for rules in BURRACO_CODES.values()))
    assert compare(codes[which], [*runs(most_gaps), *others()]) > 200


@pytest.mark.nightly
def test_every_way_to_lay_cards_is_read_alike_by_every_law() -> None:
    assert compare(LAWS, [*runs(len(MIDDLE)), *others()]) > 10_000
