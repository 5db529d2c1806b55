"""May I? Questions that people ask at the table, each as positions that differ in a few facts.

The engine answers: every combination of the facts is set up as a position and the action is put to the judge, by each
code. What comes out is a table small enough for a phone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from ventaglio.burraco.events import HandEnded, PozzettoTaken
from ventaglio.codes.games import BURRACO, TRESSETTE
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat, seat

GAMES: Final[Mapping[str, AnyGame]] = {"burraco": BURRACO, "tressette": TRESSETTE}

Answers = Mapping[str, str]


class SetUp(NamedTuple):
    """A position, and what is done in it. The last action is the one that is asked about; a capital names its seat."""

    position: str
    actions: tuple[str, ...]


class Asking(NamedTuple):
    """A question: the facts that it turns on, each with its answers, and the position that they make."""

    id: str
    game: str
    facts: Mapping[str, tuple[str, ...]]
    set_up: Callable[[Answers], SetUp]
    norm: str
    """The norm that allows it, where it is allowed."""
    instead: str = ""
    """The norm by which something else comes of it than what was asked, where that can be."""

    def grid(self) -> Iterator[dict[str, str]]:
        """Every combination of answers, the last fact changing fastest."""
        for answers in product(*self.facts.values()):
            yield dict(zip(self.facts, answers, strict=True))


INSTEAD: Final = ("flies", "waits", "takes")
"""What comes of running out of cards while one's pozzetto lies there: it may be done, and yet nobody closes by it."""


class Answer(NamedTuple):
    """What the engine says: a refusal, or in a word what comes of it."""

    refusal: Refusal | None
    kind: str

    @property
    def instead(self) -> bool:
        """Whether something else comes of it than what was asked: who wants to close takes a pozzetto."""
        return self.kind in INSTEAD


def answer(asking: Asking, code: str, answers: Answers) -> Answer:
    """Put one combination of the facts to the engine, by one code."""
    game = GAMES[asking.game]
    position, actions = asking.set_up(answers)
    state = game.parse_position(f"code: {code}\n{position}", complete=True)
    for at, line in enumerate(actions, start=1):
        by, action = _read(game, state, line)
        refusal = game.judge(state, action, by)
        if refusal is not None:
            return Answer(refusal, "no")
        events = game.act(state, action, by)
        for event in events:
            state = game.fold(state, event)
        if at == len(actions):
            return Answer(None, _kind(state, events))
    raise AssertionError(f"{asking.id} asks about nothing")


def _read(game: AnyGame, state: Any, line: str) -> tuple[Seat, Any]:
    first, _, rest = line.partition(" ")
    if len(first) == 1 and first.isupper():
        return seat(first, game.players(state)), game.parse_action(rest)
    on_turn = game.turn(state)
    assert on_turn is not None
    return on_turn, game.parse_action(line)


def _kind(state: Any, events: Sequence[object]) -> str:
    """What came of it: the hand is closed, a pozzetto was taken and how, or it simply may be done."""
    for event in events:
        if isinstance(event, HandEnded):
            return "closes"
        if isinstance(event, PozzettoTaken):
            return "flies" if event.direct else "waits" if event.seat in state.unseen else "takes"
    return "yes"


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────

_MADE: Final = {
    "none": "4h 5h 6h 7h 8h 9h",
    "dirty": "* 4h 5h 6h 7h 8h 9h",
    "semi": "* 4h 5h 6h 7h 8h 9h Th",
    "clean": "4h 5h 6h 7h 8h 9h Th",
}
_LAST: Final = {"natural": ("5c", "discard 5c"), "wild": ("2c", "discard 2c"), "laid": ("Qc", "attach 1 Qc")}


def _close(told: Answers) -> SetUp:
    hand, action = _LAST[told["last"]]
    lines = [
        "phase: play",
        f"turns: {0 if told['lap'] == 'first' else 8}",
        "meld B: 9c Tc Jc",
        f"meld D: {_MADE[told['burraco']]}",
        f"hand B: {hand}",
    ]
    if told["pozzetto"] == "taken":
        lines.append("took: D")
    return SetUp("\n".join(lines), (action,))


_PILE: Final = {"none": "", "one": "7d", "several": "Kc 7d 8s"}


def _pile(told: Answers) -> SetUp:
    hand = "5d 6d 9s Tc" if told["use"] == "yes" else "3h 9s Tc Ad"
    done = ("draw", "take") if told["drew"] == "yes" else ("take",)
    return SetUp(f"pile: {_PILE[told['pile']]}\nhand B: {hand}", done)


def _single(told: Answers) -> SetUp:
    twin = " 7d" if told["twin"] == "yes" else ""
    opened = ("open Jh Qh Kh",) if told["played"] == "yes" else ()
    return SetUp(f"pile: 7d\nhand B: Jh Qh Kh 9s Tc{twin}", ("take", *opened, "discard 7d"))


_STOCK: Final = {"two": "3c 4c", "three": "3c 4c 9d", "more": "3c 4c 9d Ts Jd"}


def _draw(told: Answers) -> SetUp:
    return SetUp(f"stock: {_STOCK[told['stock']]}\npile: Kc", ("draw",))


def _attach(told: Answers) -> SetUp:
    owner = {"own": "B", "partner": "D", "opponents": "A"}[told["whose"]]
    phase = "phase: play\n" if told["picked"] == "yes" else ""
    return SetUp(f"{phase}meld {owner}: 9c Tc Jc\nhand B: Qc 5d 6s", ("attach 1 Qc",))


_RANKS: Final = {"ace": "A", "three": "3", "other": "9"}


def _second_set(told: Answers) -> SetUp:
    rank = _RANKS[told["rank"]]
    first = (f"open {rank}h {rank}d {rank}c",) if told["there"] == "yes" else ()
    hand = " ".join(f"{rank}{suit}" for suit in "hdchcs")
    return SetUp(f"phase: play\nhand B: {hand} 5d 6s", (*first, f"open {rank}h {rank}c {rank}s"))


YES_NO: Final = ("yes", "no")

_BURRACO: Final = (
    Asking(
        "close",
        "burraco",
        {
            "pozzetto": ("taken", "there"),
            "burraco": ("none", "dirty", "semi", "clean"),
            "last": ("natural", "wild", "laid"),
            "lap": ("later", "first"),
        },
        _close,
        "close_needs",
        "close_by_discarding",
    ),
    Asking(
        "pile", "burraco", {"pile": ("several", "one", "none"), "use": YES_NO, "drew": ("no", "yes")}, _pile, "collect"
    ),
    Asking("single", "burraco", {"twin": ("no", "yes"), "played": YES_NO}, _single, "single_card_returns"),
    Asking("draw", "burraco", {"stock": ("more", "three", "two")}, _draw, "stock_reserve"),
    Asking(
        "attach",
        "burraco",
        {"whose": ("own", "partner", "opponents"), "picked": YES_NO},
        _attach,
        "attach_to_own_side",
    ),
    Asking("second-set", "burraco", {"rank": ("ace", "three", "other"), "there": YES_NO}, _second_set, "equal_sets"),
)

# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────


_PLAYED: Final = {"suit": ("d7", "d7"), "other-holding": ("d7", "s4"), "other-void": ("s7", "s4")}


def _follow(told: Answers) -> SetUp:
    own, plays = _PLAYED[told["card"]]
    return SetUp(
        f"dealer: D\nhand A: d4 d5 d6 c6 c7 cD cC cR b6 b7\nhand B: {own} s4 s5 s6 c4 c5 b4 b5 bD bC",
        ("play d4", f"play {plays}"),
    )


_HELD: Final = {
    "napoletana": ("dA d2 d3 s4 s5 s6 c4 c5 b4 b5", "accuse N d"),
    "three": ("d3 s3 c3 s4 s5 s6 c4 c5 b4 b5", "accuse 3 b"),
    "three-unnamed": ("d3 s3 c3 s4 s5 s6 c4 c5 b4 b5", "accuse 3"),
    "four": ("dA sA cA bA s4 s5 s6 c4 c5 b4", "accuse A"),
    "four-as-three": ("dA sA cA bA s4 s5 s6 c4 c5 b4", "accuse A b"),
    "two": ("d3 s3 d2 s4 s5 s6 c4 c5 b4 b5", "accuse 3 b"),
}


def _accuse(told: Answers) -> SetUp:
    hand, action = _HELD[told["what"]]
    if told["when"] == "before":
        return SetUp(f"dealer: D\nhand B: {hand}", (f"B {action}",))
    if told["when"] == "after":
        return SetUp(f"dealer: D\nhand A: {hand}", ("play s4", f"A {action}"))
    return SetUp(f"dealer: D\nhand A: {hand}", (action,))


def _lead(told: Answers) -> SetUp:
    done = {"lead": ("play d4",), "follow": ("play d4", "B play d7"), "early": ("C play d6",)}[told["turn"]]
    return SetUp(
        "dealer: D\nhand A: d4 d5 s4 s5 s6 c4 c5 c6 b4 b5\nhand B: d7 dD s7 sD c7 cD b6 b7 bD bC\n"
        "hand C: d6 dC sC sR cC cR bR bA b2 b3",
        done,
    )


_TRESSETTE: Final = (
    Asking("follow", "tressette", {"card": tuple(_PLAYED)}, _follow, "follow_suit"),
    Asking(
        "accuse",
        "tressette",
        {"what": tuple(_HELD), "when": ("first", "before", "after")},
        _accuse,
        "buongioco",
    ),
    Asking("lead", "tressette", {"turn": ("lead", "follow", "early")}, _lead, "winner_leads"),
)

ASKINGS: Final[Mapping[str, tuple[Asking, ...]]] = {"burraco": _BURRACO, "tressette": _TRESSETTE}
"""What is asked, by game, what is asked most first."""
