"""Mistakes at Burraco live-tables, each as it is made and at every moment at which it can come to light."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from tests.games.burraco.referee.burraco_tavolo import Tavolo
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.games.burraco.referee.live.table import Entry

STOCK: Final = "stock: Qd Jc 8h 9d 5c 4d 6s 3c 7d Tc Kh 6d 9s Jh Ac Qs"


class Mistake(NamedTuple):
    """How a mistake comes about: the table, what is done, and whose it is."""

    name: str
    who: str
    lines: tuple[str, ...]
    does: tuple[str, ...]
    discards: str = ""
    """What the player discards afterwards, if it is found only then."""
    mends: str = ""
    """Cards with which a wrong meld could be put right."""


class Found(NamedTuple):
    """A mistake that comes to light: the table at that moment, and who calls."""

    mistake: Mistake
    when: str
    table: Tavolo
    caller: str


def _hand(*cards: str) -> str:
    return "hand B: " + " ".join(cards)


def _without_pick_up() -> Iterator[Mistake]:
    name = "play-without-pick-up"
    pile = ("pile: 8d", STOCK)
    yield Mistake(name, "B", (_hand("3h 3d 3s 9h Kd 7c"), *pile), ("B open 3h 3d 3s",), "Kd")
    yield Mistake(name, "B", ("meld D: 4h 5h 6h", _hand("7h 9h Kd 7c"), *pile), ("B attach 1 7h",), "Kd")
    seven = "meld D: 4h 5h 6h 7h 8h 9h"
    yield Mistake(name, "B", (seven, _hand("Th 9c Kd 7c"), *pile), ("B attach 1 Th",), "Kd")
    yield Mistake(name, "B", (_hand("4h 5h 9s 6h Kd 7c"), *pile), ("B open 4h 5h 9s",), "Kd", "6h")


def _out_of_turn() -> Iterator[Mistake]:
    first = ("dealer: D", "phase: play", STOCK)
    yield Mistake("play-out-of-turn", "C", (*first, "hand C: 5h 6h 7h 8h Kd 9c"), ("C open 5h 6h 7h",))
    yield Mistake("play-out-of-turn", "C", (*first, "meld A: 5h 6h 7h", "hand C: 8h Kd 9c 3c"), ("C attach 1 8h",))
    last = ("phase: play", STOCK)
    yield Mistake("played-after-discard", "B", (*last, _hand("5h 6h 7h Kd 9c 3c")), ("B discard Kd", "B open 5h 6h 7h"))
    yield Mistake(
        "played-after-discard",
        "B",
        (*last, "meld D: 4h 5h 6h", _hand("7h 9h Kd 7c")),
        ("B discard Kd", "B attach 1 7h"),
    )


def _picked_up_out_of_turn() -> Iterator[Mistake]:
    name = "pick-up-out-of-turn"
    stock = "stock: 7h Jc 8h 4d 5c Th 6s 3c 7d 8c 9s Jh Qh"
    for turn in (("dealer: D", "phase: play"), ("dealer: C", "phase: play"), ("dealer: C",)):
        base = (*turn, "pile: 8d 9d", stock)

        def of(hand: str, *does: str, meld: str = "", mends: str = "", base: tuple[str, ...] = base) -> Mistake:
            melds = (f"meld A: {meld}",) if meld else ()
            return Mistake(name, "C", (*base, f"hand C: {hand}", *melds), does, mends=mends)

        hand = "5h 6h 9h 9c 3s Kd"
        yield of(hand, "C draw")
        yield of(hand, "C take")
        yield of(hand, "C draw", "C open 5h 6h 7h")
        yield of("5h 6h 9c * 3s Kd", "C draw", "C open 5h 6h 7h", mends="*")
        yield of("4h 5h 6h 9c 3s Kd", "C draw", "C open 4h 5h 6h 7h")
        yield of("4s 5s 6s 9c 3s Kd", "C draw", "C open 4s 5s 6s")
        yield of("Js 9c 3s Kd", "C draw", "C attach 1 Js", meld="8s 9s Ts")
        yield of(hand, "C draw", "C attach 1 7h", meld="4h 5h 6h")
        yield of("8h 9h 9c 3s Kd 4c", "C draw", "C attach 1 7h", "C attach 1 8h", meld="4h 5h 6h")
        yield of("9h 9c 3s * Kd", "C take", "C open 9h 9c 9d", mends="*")
        yield of("6d 7d 3s * Kd", "C take", "C open 6d 7d 8d", mends="*")
        yield of("3h 3c 3s Ks Kd", "C take", "C open 3h 3c 3s")
        yield of("5d 6d 7d 3s Kd", "C take", "C open 5d 6d 7d 8d")
        yield of(hand, "C take", "C attach 1 8d", meld="5d 6d 7d")
        yield of("Td 9c 3s Kd", "C take", "C attach 1 8d", "C attach 1 9d", "C attach 1 Td", meld="5d 6d 7d")


def _picked_up_again() -> Iterator[Mistake]:
    name = "pick-up-after-pozzetto"
    melds = ("meld D: 4h 5h 6h", "meld D: 5d 6d 7d", "meld D: 8s 9s Ts")
    table = ("phase: play", *melds, "pile: 8d 9d", "stock: 7h Qd Jc 8h 4d 5c Th 6s 3c 7d 9s Jh")
    lines = (*table, _hand("4s 5s 6s"), "pozzetto 1: 6h 8h 9h 9c Js Kd 3s * Td 4h 5h")
    for does in (
        *(("draw",), ("take",), ("draw", "open 6h 7h 8h"), ("draw", "open 4h 5h 6h 7h"), ("draw", "attach 1 7h")),
        *(("draw", "attach 1 7h", "attach 1 8h"), ("draw", "attach 3 Js"), ("draw", "open 6h 8h *")),
        *(("take", "open 9h 9c 9d"), ("take", "attach 2 8d"), ("take", "attach 2 8d", "attach 2 9d", "attach 2 Td")),
        *(("take", "attach 3 Js"), ("take", "open 8h 9h *")),
    ):
        made = ("B open 4s 5s 6s", *(f"B {one}" for one in does))
        yield Mistake(name, "B", lines, made, "Kd", "*")


def _two_cards() -> Iterator[Mistake]:
    yield Mistake("two-cards-drawn", "B", (_hand("5h 6h 9h 9c 3s Kd"), STOCK), ("B draw", "B draw"), "Kd")


def _wrong_melds() -> Iterator[Mistake]:
    def opening(cards: str, more: str = "6h Ks 7c Tc", mends: str = "6h") -> Mistake:
        lines = ("phase: play", _hand(cards, more), STOCK)
        return Mistake("wrong-opening", "B", lines, (f"B open {cards}",), "Ks", mends)

    yield opening("4h 5h 9d")
    yield opening("4h 5h 7h")
    yield opening("4h * 9d")
    yield opening("Ah Ad As 4c")
    yield opening("4h * 7h 8h", "5h Ks 7c Tc", "5h")
    yield opening("4h * 9h", "5h Ks 7c Tc", "5h")
    yield opening("Ah Ad * 4c", "Ks 7c Tc", "")
    two = ("phase: play", _hand("4h 5h Ks 7c Tc"), STOCK)
    yield Mistake("gave-up-opening", "B", two, ("B open 4h 5h",), "Ks")
    yield opening("4h 5h 6h 7h 8h 9h Th 3s", "Ks 7c Tc", "")
    yield opening("4h 5h 6h 7h 8h 9h 3s", "Ks 7c Tc", "")
    for meld in ("3h 4h 5h", "3h 4h 5h 6h 7h 8h 9h", "3h 4h 5h 6h 7h 8h"):
        lines = ("phase: play", f"meld D: {meld}", _hand("Qh Ks 7c Tc *"), STOCK)
        yield Mistake("wrong-attach", "B", lines, ("B attach 1 Qh",), "Ks")
    near = ("phase: play", "meld D: 3h 4h 5h", _hand("7h 6h Ks 7c Tc"), STOCK)
    yield Mistake("wrong-attach", "B", near, ("B attach 1 7h",), "Ks", "6h")
    fives = ("phase: play", _hand("5h 5d 5s Ks 7c Tc"), STOCK)
    yield Mistake("set-not-allowed", "B", fives, ("B open 5h 5d 5s",), "Ks")


def _equal_sets() -> Iterator[Mistake]:
    name = "equal-sets"
    stock = "stock: Qd Jc 8h 9d 5c 4d 6s 7d Tc Kh 6d 9s Jh Qs"
    for first, second in (
        ("3h 3d 3s", "3h 3c 3s"),
        ("3h 3d 3s 3c", "3h 3d 3s"),
        ("* 3h 3d", "2c 3c 3s"),
        ("* 3h 3d 3s", "2c 3c 3s"),
        ("* 3h 3d 3s 3c 3h 3d", "2c 3c 3s"),
    ):
        lines = ("phase: play", f"meld D: {first}", _hand(second, "Ks 7c Tc"), stock)
        yield Mistake(name, "B", lines, (f"B open {second}",), "Ks")
        closing = ("phase: play", "took: B", "meld D: 4s 5s 6s 7s 8s 9s Ts", f"meld D: {first}", stock)
        yield Mistake(name, "B", (*closing, _hand(second, "Kd")), (f"B open {second}", "B discard Kd"))
        yield Mistake(name, "B", (*closing, _hand(second)), (f"B open {second}",))


def _closing() -> Iterator[Mistake]:
    took = ("phase: play", "took: B", STOCK)
    yield Mistake("close-without-burraco", "B", (*took, _hand("4h 5h 6h Kd")), ("B open 4h 5h 6h", "B discard Kd"))
    attach = (*took, "meld D: 4h 5h 6h", _hand("7h Kd"))
    yield Mistake("close-without-burraco", "B", attach, ("B attach 1 7h", "B discard Kd"))
    burraco = "meld D: 4s 5s 6s 7s 8s 9s Ts"
    wild = (*took, burraco, _hand("4h 5h 6h 2c"))
    yield Mistake("close-with-wild", "B", wild, ("B open 4h 5h 6h", "B discard 2c"))
    yield Mistake("close-without-discard", "B", (*took, burraco, _hand("4h 5h 6h")), ("B open 4h 5h 6h",))
    all_on = (*took, burraco, "meld D: 4h 5h 6h", _hand("7h 8h"))
    yield Mistake("close-without-discard", "B", all_on, ("B attach 2 7h", "B attach 2 8h"))
    lap = (*took, burraco, "turns: 1", _hand("4h 5h 6h Kd"))
    yield Mistake("close-in-first-lap", "B", lap, ("B open 4h 5h 6h", "B discard Kd"))


def _discards() -> Iterator[Mistake]:
    single = "single-card-discarded"
    yield Mistake(single, "B", (_hand("4h 5h 9h Kd"), "pile: Jd", STOCK), ("B take", "B discard Jd"))
    yield Mistake(single, "B", (_hand("4h 5h 6h Kd"), "pile: Jd", STOCK), ("B take", "B open 4h 5h 6h", "B discard Jd"))
    low = ("took: B", "meld D: 4s 5s 6s 7s 8s 9s Ts", "pile: Jd", STOCK)
    yield Mistake(single, "B", (*low, _hand("4h 5h 6h")), ("B take", "B open 4h 5h 6h", "B discard Jd"))
    yield Mistake(single, "B", (*low, _hand("4h 5h 6h 7h")), ("B take", "B open 4h 5h 6h 7h", "B discard Jd"))
    yield Mistake(single, "B", (*low, "meld D: 4h 5h 6h", _hand("7h")), ("B take", "B attach 2 7h", "B discard Jd"))
    hand = (_hand("4h 9d Ks 7c 8c Tc"), "pile: 5d Js", STOCK)
    yield Mistake("collect-without-playing", "B", hand, ("B take", "B discard Ks"))
    yield Mistake("collect-without-playing", "B", hand, ("B take", "B discard Js"))


def _manners() -> Iterator[Mistake]:
    hand = ("phase: play", _hand("4h 5h 6h Kd 9c 3s"), STOCK)
    yield Mistake("threw-new-meld", "B", hand, ("B throw open 4h 5h 6h",), "Kd")
    last = ("phase: play", "took: B", "meld D: 4s 5s 6s 7s 8s 9s Ts", STOCK)
    yield Mistake("threw-new-meld", "B", (*last, _hand("4h 5h 6h Kd")), ("B throw open 4h 5h 6h", "B discard Kd"))
    on = ("phase: play", "meld D: Jc Qc Kc", "meld D: Ah Ad As", _hand("Ac Kd 9c 3s"), STOCK)
    yield Mistake("threw-cards-to-attach", "B", on, ("B throw attach 1 Ac",), "Kd")
    out = (*last, "meld D: Jc Qc Kc", "meld D: Ah Ad As", _hand("Ac Kd"))
    yield Mistake("threw-cards-to-attach", "B", out, ("B throw attach 2 Ac", "B discard Kd"))
    seen = ("phase: play", _hand("Kd"), STOCK)
    yield Mistake("pozzetto-seen-early", "B", seen, ("B discard Kd", "B look"))
    pozzetto = ("phase: play", _hand("4h 5h 9d"), "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c", STOCK)
    yield Mistake("pozzetto-by-wrong-meld", "B", pozzetto, ("B open 4h 5h 9d",), "Kh")
    yield Mistake("pozzetto-by-wrong-meld", "B", pozzetto, ("B open 4h 5h 9d", "B open 6h 7h 8h"), "Kh")
    before = ("phase: play", "meld D: 3h 4h 5h", _hand("Kc 4s 5s 6s"), pozzetto[2], STOCK)
    flight = ("B attach 1 Kc", "B open 4s 5s 6s")
    yield Mistake("pozzetto-by-wrong-meld", "B", before, flight, "Kh")
    yield Mistake("pozzetto-by-wrong-meld", "B", before, (*flight, "B attach 1 6h"), "Kh")
    for laid in ("4s 5s 6s 9d", "4s 5s 6s 7s 8s 9s Ts Kc", "4s 5s 6s 7s 8s 9s Kc"):
        yield Mistake(
            "pozzetto-by-wrong-meld", "B", ("phase: play", _hand(laid), pozzetto[2], STOCK), (f"B open {laid}",), "Kh"
        )


MADE: Final[tuple[Callable[[], Iterator[Mistake]], ...]] = (
    *(_without_pick_up, _out_of_turn, _picked_up_out_of_turn, _picked_up_again, _two_cards),
    *(_wrong_melds, _equal_sets, _closing, _discards, _manners),
)


MOMENTS: Final = ("now", "discarded", "picked-up", "gone-on", "long-gone")


def made(code: str) -> Iterator[Found]:
    """Every mistake that the table itself notes, at every moment, by every caller that matters."""
    for each in MADE:
        for mistake in each():
            for when in MOMENTS:
                for caller in "ABCD":
                    table = _at(code, mistake, when)
                    if table is not None and mistake.name in table.mistakes:
                        yield Found(mistake, when, table, caller)
                        if mistake.name == "pozzetto-seen-early":
                            yield Found(mistake, when, _warned(table), caller)


def _warned(table: Tavolo) -> Tavolo:
    """The same table, where the side has been warned for it before."""
    warning = Entry("warn", "offender", "", 3, table.live.rulings.article("pozzetto-seen-early"))
    table.live = replace(table.live, book=(warning,))
    return table


def _at(code: str, mistake: Mistake, when: str) -> Tavolo | None:
    """The table when a mistake comes to light; None where this code, or this mistake, does not come to that."""
    try:
        table = Tavolo(code, *mistake.lines).does(*mistake.does)
        if when != "now":
            _go_on(table, mistake, when)
    except (IllegalAction, BadInput):
        return None
    return table


def _go_on(table: Tavolo, mistake: Mistake, when: str) -> None:
    """Nobody has noticed yet: he discards, the next picks up, and discards."""
    if table.turn.startswith(mistake.who) and table.live.closed is None:
        table.does(f"{mistake.who} discard {mistake.discards}" if mistake.discards else "nobody")
    if when == "discarded":
        if table.turn.startswith(mistake.who) or mistake.name in ("play-out-of-turn", "pick-up-out-of-turn"):
            raise BadInput("he has no discard of his own to make")
        return
    if table.live.closed is not None or not table.state.hands:
        raise BadInput("nobody plays on: there is a hand to be counted")
    who, _, phase = table.turn.partition(" ")
    if phase == "pick-up":
        table.does(f"{who} draw")
    for _ in range(MOMENTS.index(when) - 2):
        who = table.turn[0]
        table.does(f"{who} discard {table.hand(who).split()[0]}", f"{'ABCD'['ABCD'.index(who) - 3]} draw")
