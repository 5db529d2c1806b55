"""Cards of Tressette as they lie: what the phone finds in them is what the engine and a live-table find."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.common.offline.browser_side import run
from tests.games.tressette.referee.tressette_tavolo import Tavolo
from tests.texts import TRESSETTE_CODES
from ventaglio.core.cards import MAZZO, PALI, spell_carte
from ventaglio.core.seats import LETTERS
from ventaglio.games.tressette.engine.claim import Known, Verdict, validate
from ventaglio.games.tressette.engine.state import Phase, State, points
from ventaglio.games.tressette.engine.trick import followable
from ventaglio.games.tressette.offline.allowed import SEEN, allowed
from ventaglio.law import shelf

pytestmark = pytest.mark.browser

CODES = tuple(TRESSETTE_CODES)
PASSATE = 6
NOTHING: dict[str, list[Any]] = {one: [] for one in ("hands", "seen", "tricks", "words", "down", "heaps")}
"""What the browser's side is asked, where a test has no question."""

Finding = dict[str, Any]


def found(code: str, **asked: Any) -> dict[str, Any]:
    """What the phone finds, by one set of norms."""
    told = next(one for one in allowed("en").codes if one.id == code)
    answer: dict[str, Any] = run("laid", {**NOTHING, **asked, "code": msgspec.to_builtins(told)})
    return answer


def dealt(chance: Random) -> list[list[str]]:
    """Four hands."""
    pack = list(spell_carte(MAZZO).split())
    chance.shuffle(pack)
    return [pack[at : at + 10] for at in range(0, 40, 10)]


def passata(code: str, chance: Random) -> Tavolo:
    """A passata in which somebody now and then does not follow, played to its last card at a live-table."""
    table = Tavolo(code, *(f"hand {LETTERS[at]}: {' '.join(hand)}" for at, hand in enumerate(dealt(chance))))
    while table.state.phase in (Phase.LEAD, Phase.FOLLOW) and any(table.state.hands):
        state = table.state
        hand = state.hands[state.turn]
        trick = tuple(state.trick)
        right = list(followable(hand, trick))
        wrong = [one for one in hand if one not in right]
        card = chance.choice(wrong if wrong and chance.random() < 0.2 else right)
        table.does(f"{LETTERS[state.turn]} play {card}")
    return table


def laid(state: State) -> list[dict[str, Any]]:
    """The tricks of a passata."""
    return [{"leader": one.leader, "cards": list(map(str, one.cards))} for one in state.tricks]


@pytest.mark.article("fitres", "25", "66", "10", "34")
@pytest.mark.parametrize("code", CODES)
def test_whoever_did_not_follow_is_found_and_the_points_are_counted(code: str) -> None:
    chance = Random(11)
    tables = [passata(code, chance) for _ in range(PASSATE)]
    heaps = [
        [
            {
                "cards": [str(card) for one in table.state.tricks for card in one.cards if one.winner % 2 == side],
                "last": table.state.tricks[-1].winner % 2 == side,
                "written": None,
            }
            for side in (0, 1)
        ]
        for table in tables
    ]
    got = found(code, tricks=[laid(table.state) for table in tables], heaps=heaps)
    seen = 0
    for table, findings, counted in zip(tables, got["tricks"], got["heaps"], strict=True):
        noted = [(one.by, str(one.card)) for one in table.live.incidents if one.irregularity == "revoke"]
        assert [(one["seat"], one["cards"][0]) for one in findings] == noted
        assert all((one["irregularity"], one["facts"]) == ("revoke", {"when": "evidence"}) for one in findings)
        assert counted["points"] == [points(table.state, side) for side in (0, 1)]
        assert counted["found"] == []
        seen += len(noted)
    assert seen > PASSATE


@pytest.mark.article("fitres", "172", "175", "179", "182")
def test_an_accusation_is_held_against_the_cards_as_at_a_live_table() -> None:
    asked, wanted = [], []
    chance = Random(5)
    for _ in range(20):
        # Hands with something to accuse are rare; here they hold tressette cards for the most part.
        faces = [f"{suit}{rank}" for suit in PALI for rank in "32A"]
        chance.shuffle(faces)
        hand = [*faces[:7], "d7", "s7", "c7"]
        for what in "32AN":
            suit = chance.choice(["", *PALI])
            table = Tavolo("tradizionali", f"hand A: {' '.join(hand)}").does(f"A accuse {what} {suit}".strip())
            asked.append({"hand": hand, "said": {"what": what, "suit": suit}})
            wanted.append([(one.irregularity, one.fault) for one in table.live.incidents])
    got = found("tradizionali", words=asked)["words"]
    assert [[(one["irregularity"], one["facts"]["defect"]) for one in each] for each in got] == wanted
    assert {fault for each in wanted for _, fault in each} >= {"wrong-suit", "suit-not-named", "not-held"}


@pytest.mark.article("fitres", "118")
def test_a_lay_down_holds_where_the_engine_says_so() -> None:
    asked, wanted = [], []
    chance = Random(3)
    for _ in range(400):
        size = chance.randint(1, 4)
        # High cards, or none would hold.
        pack = sorted(MAZZO, key=lambda one: "32ARCD7654".index(one.rank) + chance.random() * 9)
        hand, rest = pack[:size], pack[size:]
        chance.shuffle(rest)
        unknown, gone = rest[: 3 * size], rest[3 * size :]
        known = Known((size,) * 4, {}, (frozenset(),) * 4)
        wanted.append(validate(0, frozenset(hand), 0, (), frozenset(unknown), known) is Verdict.VALID)
        asked.append({"hand": list(map(str, hand)), "gone": list(map(str, gone))})
    got = found("moderne", down=asked)["down"]
    assert [not one for one in got] == wanted
    assert {True, False} == set(wanted)
    assert all(one["cards"] and one["proof"] for each in got for one in each)


TRICKS: dict[str, tuple[list[tuple[int, str]], str, str]] = {
    "led by another than who took": ([(0, "d4 d3 d7 d5"), (2, "s4")], "lead-out-of-turn", "same-trick"),
    "noticed a trick later": ([(0, "d4 d3 d7 d5"), (2, "s4 s5 s6 s3"), (1, "c4")], "lead-out-of-turn", "later"),
    "five cards": ([(0, "d4 d3 d7 d5 s2")], "several-cards-played", "same-trick"),
    "five in one, three in another": ([(0, "d4 d3 d7 d5 s2"), (1, "s4 s5 s6"), (1, "c4")], "tricks-confused", ""),
    "three in one": ([(0, "d4 d3 d7"), (1, "s4 s5 s6 s7")], "tricks-confused", ""),
}


@pytest.mark.article("fitres", "21", "24", "26", "36", "64", "101")
@pytest.mark.parametrize("code", CODES)
def test_whatever_is_found_is_something_that_the_referee_rules_on(code: str) -> None:
    rest = [str(one) for one in MAZZO]
    written = [{"cards": rest[:20], "last": True, "written": 1}, {"cards": rest[20:], "last": False, "written": None}]
    lost = [{"cards": rest[:19], "last": True, "written": None}, {"cards": rest[20:], "last": False, "written": None}]
    odd = [{"cards": rest[:19], "last": True, "written": None}, {"cards": rest[19:], "last": False, "written": None}]
    tricks = [[{"leader": by, "cards": line.split()} for by, line in one] for one, _, _ in TRICKS.values()]
    got = found(
        code,
        hands=[rest[20:29], rest[20:31], ["d4", "d5", "d6", *(one for one in rest if one[0] == "s")][:10]],
        seen=[["d4"], ["d3"], ["d4", "d5"]],
        tricks=tricks,
        words=[{"hand": ["d3", "s3", "c3"], "said": None}],
        heaps=[written, lost, odd],
        down=[{"hand": ["d4"], "gone": [one for one in rest if one not in ("d4", "d3", "s4", "c4")]}],
    )
    assert [(one["said"], one["count"]) for one in _flat(got["hands"][:2])] == [("fewer", 1), ("more", 1)]
    assert [one["irregularity"] for one in got["hands"][2]] == ["three-pairing-cards"]
    named = [one["facts"].get("exposed") for one in _flat(got["seen"]) if one["irregularity"] == "faulty-deal"]
    assert named == ["one-simple", "one-of-tressette", "several"]
    for each, (_, irregularity, when) in zip(got["tricks"], TRICKS.values(), strict=True):
        assert [(one["irregularity"], one["facts"].get("when", "")) for one in each] == [(irregularity, when)]
    assert [[one["said"] for one in heap["found"]] for heap in got["heaps"]] == [["points"], ["missing"], ["heap"]]
    assert got["heaps"][1]["found"][0]["cards"] == [rest[19]]
    everything = [*_flat(got["hands"]), *_flat(got["seen"]), *_flat(got["tricks"]), *_flat(got["words"])]
    everything += [*_flat(got["down"]), *_flat([one["found"] for one in got["heaps"]])]
    book = shelf.get(code).book
    for one in everything:
        # Each fact is asked for at some point, and what was found is one of its answers; or it is never asked for.
        paths = [told for told, _ in book.paths(one["irregularity"])]
        asked = {fact for told in paths for fact in told}
        for fact, answer in one["facts"].items():
            assert fact not in asked or any(told.get(fact) == answer for told in paths), one
    kinds = {one["irregularity"] for one in everything} | {"revoke", "defective-accusation"}
    assert kinds == set(SEEN)


def _flat(findings: list[list[Finding]]) -> list[Finding]:
    return [one for each in findings for one in each]
