"""The tables of *May I?* against positions of our own: the right position stands behind each question.

What is expected was written down from the articles. It must be what the judge says of a position that was set up here
without regard to the one in the pocket, and what the pocket tells a person.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

import pytest

from ventaglio.core.record import AnyGame
from ventaglio.core.seats import seat
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.offline.allowed import AskingTold, Verdict, askings
from ventaglio.games.common.offline.parts import part
from ventaglio.games.tressette.game import TRESSETTE

GAMES: Final[Mapping[str, AnyGame]] = {"burraco": BURRACO, "tressette": TRESSETTE}
CODES: Final = {
    "burraco": ("fibur-2019", "estratto", "internazionale", "circolo"),
    "tressette": ("tradizionali", "moderne"),
}
YES: Final = ""
"""Where nothing is refused."""


class Row(NamedTuple):
    """One question at one table: who does what in which position, and why not, by each code in the order of CODES; one
    word serves for all."""

    asking: str
    facts: str
    position: str
    does: str
    why_not: tuple[str, ...] = (YES,)
    answer: bool | None = None
    """What a person is told, where it is not simply whether the judge lets it pass."""


# The dealer sits at C, so D is served; D's side is B and D. Of a stock that is not written down enough is left.
_TABLE: Final = "dealer: C\nturn: D\n"
_RUN: Final = "meld B: 6s 7s 8s 9s Ts Js Qs\n"
_DIRTY: Final = "meld B: 6s 7s 8s 2d=9s Ts Js Qs\n"
_WILD_FIRST: Final = "meld B: 2d 6s 7s 8s 9s Ts Js Qs\n"
_LATER: Final = _TABLE + "phase: play\nturns: 12\ntook: B\n"
_FIRST: Final = _TABLE + "phase: play\nturns: 0\ntook: D\n"
_NOT_TAKEN: Final = _TABLE + "phase: play\nturns: 12\n"
_NO_BURRACO: Final = ("close-without-burraco", "close-without-burraco", "close-without-clean-burraco")
_NOT_CLEAN: Final = (YES, YES, "close-without-clean-burraco", YES)
_ONLY_TO_PLAY: Final = (YES, YES, "collect-only-to-play", YES)

BURRACO_ROWS: Final = (
    Row("close", "taken none natural later", f"{_LATER}hand D: Kc", "D discard Kc", (*_NO_BURRACO, _NO_BURRACO[0])),
    Row("close", "taken clean natural later", f"{_LATER}{_RUN}hand D: Kc", "D discard Kc"),
    Row("close", "taken dirty natural later", f"{_LATER}{_DIRTY}hand D: Kc", "D discard Kc", _NOT_CLEAN),
    Row("close", "taken semi natural later", f"{_LATER}{_WILD_FIRST}hand D: Kc", "D discard Kc", _NOT_CLEAN),
    Row("close", "taken clean wild later", f"{_LATER}{_RUN}hand D: *", "D discard *", ("close-with-wild",)),
    Row("close", "taken none wild later", f"{_LATER}hand D: 2h", "D discard 2h", ("close-with-wild",)),
    Row("close", "taken clean laid later", f"{_LATER}{_RUN}hand D: Ks", "D attach 1 Ks", ("nothing-left-to-discard",)),
    Row(
        "close",
        "taken clean natural first",
        f"{_FIRST}{_RUN}hand D: Kc",
        "D discard Kc",
        (YES, YES, YES, "close-in-first-lap"),
    ),
    Row("close", "there clean natural later", f"{_NOT_TAKEN}{_RUN}hand D: Kc", "D discard Kc", answer=False),
    Row("close", "there none wild later", f"{_NOT_TAKEN}hand D: *", "D discard *", answer=False),
    Row("close", "there clean laid later", f"{_NOT_TAKEN}{_RUN}hand D: Ks", "D attach 1 Ks", answer=False),
    Row("pile", "several no no", f"{_TABLE}pile: 4c Jd\nhand D: 8h Qs 3d", "D take", _ONLY_TO_PLAY),
    Row("pile", "several yes no", f"{_TABLE}pile: 4c Jd\nmeld B: 8d 9d Td\nhand D: 8h Qs 3d", "D take"),
    Row("pile", "one yes no", f"{_TABLE}pile: 4c\nhand D: 8h 9h Th 3d", "D take"),
    Row("pile", "one no no", f"{_TABLE}pile: 4c\nhand D: 8h Qs 3d", "D take", _ONLY_TO_PLAY),
    Row("pile", "one yes yes", f"{_TABLE}phase: play\npile: 4c\nhand D: 4h 4d 3d", "D take", ("already-picked-up",)),
    Row("pile", "none no no", f"{_TABLE}pile:\nhand D: 8h Qs 3d", "D take", ("empty-pile",)),
    Row(
        "single",
        "no yes",
        f"{_TABLE}pile: 4c\nhand D: 8h 9h Th 3d",
        "D take, open 8h 9h Th, discard 4c",
        ("single-card-back",),
    ),
    Row("single", "yes yes", f"{_TABLE}pile: 4c\nhand D: 8h 9h Th 4c 3d", "D take, open 8h 9h Th, discard 4c"),
    Row(
        "single",
        "yes no",
        f"{_TABLE}pile: 4c\nhand D: 8h 9h Th 4c 3d",
        "D take, discard 4c",
        (YES, YES, "collected-without-playing", YES),
    ),
    Row("draw", "more", f"{_TABLE}stock: 3h 4h 5h 6h\npile: Kc", "D draw"),
    Row("draw", "three", f"{_TABLE}stock: 3h 4h 5h\npile: Kc", "D draw"),
    Row("draw", "two", f"{_TABLE}stock: 3h 4h\npile: Kc", "D draw", ("stock-is-out",)),
    Row("attach", "partner yes", f"{_TABLE}phase: play\nmeld B: 4d 5d 6d\nhand D: 3d 8s Kc", "D attach 1 3d"),
    Row("attach", "own yes", f"{_TABLE}phase: play\nmeld D: 3d 3c 3s\nhand D: 3d 8s Kc", "D attach 1 3d"),
    Row(
        "attach",
        "opponents yes",
        f"{_TABLE}phase: play\nmeld C: 4d 5d 6d\nhand D: 3d 8s Kc",
        "D attach 1 3d",
        ("meld-of-the-others",),
    ),
    Row("attach", "own no", f"{_TABLE}meld D: 4d 5d 6d\nhand D: 3d 8s Kc", "D attach 1 3d", ("pick-up-first",)),
    Row(
        "second-set",
        "three yes",
        f"{_TABLE}phase: play\nmeld B: 3d 3c 3s\nhand D: 3d 3h 3s 8s Kc",
        "D open 3d 3h 3s",
        ("equal-set",),
    ),
    Row("second-set", "ace no", f"{_TABLE}phase: play\nhand D: Ad Ah * 8s Kc", "D open Ad Ah *"),
    Row(
        "second-set",
        "other yes",
        f"{_TABLE}phase: play\nhand D: Jd Jh Js Jc Jc Jd 8s Kc",
        "D open Jd Jh Js, open Jc Jc Jd",
        ("equal-set", "equal-set", "set-of-this-rank", "equal-set"),
    ),
    Row(
        "second-set",
        "other no",
        f"{_TABLE}phase: play\nhand D: Jd Jh Js 8s Kc",
        "D open Jd Jh Js",
        (YES, YES, "set-of-this-rank", YES),
    ),
)

# C leads, and D answers.
_LED: Final = "dealer: B\nhand C: c7 cD d4 d5 d6 d7 s4 s5 s6 s7\n"
_HELD: Final = "hand D: c4 cR b4 b5 b6 b7 bD sD sC sR"
_VOID: Final = "hand D: dD dC b4 b5 b6 b7 bD sD sC sR"
_NAPOLETANA: Final = "dealer: B\nhand C: bA b2 b3 d5 d6 d7 s4 s5 s6 s7\n"
_FOUR: Final = "dealer: B\nhand C: d2 s2 c2 b2 d6 d7 s4 s5 s6 s7\n"
_THREE: Final = "dealer: B\nhand C: d2 s2 c2 b4 d6 d7 s4 s5 s6 s7\n"
_TWO: Final = "dealer: B\nhand C: d2 s2 cR b4 d6 d7 s4 s5 s6 s7\n"

TRESSETTE_ROWS: Final = (
    Row("follow", "suit", _LED + _HELD, "C play c7; D play c4"),
    Row("follow", "other-holding", _LED + _HELD, "C play c7; D play b4", ("follow-suit",)),
    Row("follow", "other-void", _LED + _VOID, "C play c7; D play b4"),
    Row("accuse", "napoletana first accused", _NAPOLETANA, "C accuse N b"),
    Row(
        "accuse",
        "napoletana before accused",
        _NAPOLETANA.replace("B", "A", 1),
        "C accuse N b",
        ("accuse-at-first-turn",),
    ),
    Row("accuse", "napoletana after accused", _NAPOLETANA, "C play d5; C accuse N b", ("accuse-at-first-turn",)),
    Row("accuse", "three first accused", _THREE, "C accuse 2 b"),
    Row("accuse", "three-unnamed first accused", _THREE, "C accuse 2", ("name-the-suit",)),
    Row("accuse", "four first accused", _FOUR, "C accuse 2"),
    Row("accuse", "four-as-three first accused", _FOUR, "C accuse 2 c", ("four-not-as-three",)),
    Row("accuse", "two first accused", _TWO, "C accuse 2 b", ("no-such-buongioco",)),
    Row("lead", "lead", _LED + _HELD, "C play d4"),
    Row("lead", "follow", _LED + _HELD, "C play c7; D play cR"),
    Row("lead", "early", _LED + _HELD, "D play b4", ("not-your-turn",)),
)


@pytest.mark.article("fibur-2019", "7", "8", "9", "14", "17", "33")
@pytest.mark.article("estratto", "Fase di gioco", "Fine round", "Convenzioni 9")
@pytest.mark.article("internazionale", "Regola 1", "Regola 2", "Regola 3", "8", "16", "30")
@pytest.mark.article("circolo", "4", "5", "6", "8")
@pytest.mark.parametrize("row", BURRACO_ROWS, ids=lambda row: f"{row.asking} {row.facts}")
def test_burraco(row: Row) -> None:
    _agree("burraco", row)


@pytest.mark.article("fitres", "25", "26", "172", "174", "175", "179", "181")
@pytest.mark.parametrize("row", TRESSETTE_ROWS, ids=lambda row: f"{row.asking} {row.facts}")
def test_tressette(row: Row) -> None:
    _agree("tressette", row)


def test_every_question_is_looked_at() -> None:
    rows = {"burraco": BURRACO_ROWS, "tressette": TRESSETTE_ROWS}
    for game, inside in rows.items():
        assert {row.asking for row in inside} == {one.id for one in part(game).askings}


def _agree(game: str, row: Row) -> None:
    reasons = row.why_not * len(CODES[game]) if len(row.why_not) == 1 else row.why_not
    for code, reason in zip(CODES[game], reasons, strict=True):
        assert _judged(game, code, row) == reason, code
        expected = reason == YES if row.answer is None else row.answer
        assert _told(game, code, row).yes is expected, code


def _judged(game: str, code: str, row: Row) -> str:
    rules = GAMES[game]
    state = rules.parse_position(f"code: {code}\n{row.position}", complete=True)
    for turn in row.does.split("; "):
        who, _, actions = turn.partition(" ")
        by = seat(who, 4)
        for line in actions.split(", "):
            action = rules.parse_action(line)
            refusal = rules.judge(state, action, by)
            if refusal is not None:
                return refusal.reason
            for event in rules.act(state, action, by):
                state = rules.fold(state, event)
    return YES


@cache
def _tables(game: str) -> dict[str, AskingTold]:
    return {one.id: one for one in askings(game, "en")}


def _told(game: str, code: str, row: Row) -> Verdict:
    asking = next(one for one in part(game).askings if one.id == row.asking)
    told = _tables(game)[row.asking]
    place = [tuple(facts.values()) for facts in asking.grid()].index(tuple(row.facts.split()))
    return told.verdicts[told.by[code][place]]
