"""The Italian pack in the manner of Piacenza: figures with two heads, short marks in rows, a frame around each card.

A page stands where Naples has a lady. No card has an up and a down, so that a hand need not be turned.
"""

from typing import Final

from figures import DRESSES, HELD, king, rider
from glyphs import glyph
from ink import BLUE, GREEN, INK, LEAF, PAPER, RED, SKIN, WHITE, YELLOW, body, drawn, picture
from marks import club, coin, cup, leaf, star, sun_coin, sword
from napoletane import GRADI, INDEX_MARKS, PALI
from svg import both_ways_up, card, circle, group, path, placed, rect, repeated

__all__ = ["GRADI", "PALI", "face"]

_BANDS: Final = {"d": "#c98500", "s": BLUE, "c": RED, "b": GREEN}
# Where marks stand in the upper half and on the middle line; those above come back upside down below.
_PLACES: Final[dict[str, tuple[float, list[tuple[float, float]]]]] = {
    "2": (1.2, [(120, 98)]),
    "3": (0.98, [(120, 82), (120, 180)]),
    "4": (0.84, [(88, 98), (156, 98)]),
    "5": (0.78, [(84, 92), (158, 92), (120, 180)]),
    "6": (0.74, [(80, 76), (160, 76), (80, 180), (160, 180)]),
    "7": (0.62, [(78, 72), (162, 72), (78, 180), (162, 180), (120, 126)]),
}


def _mark(suit: str) -> str:
    """One mark about a hundred high, so that all suits are set alike."""
    return {
        "d": coin,
        "c": lambda: placed(cup(), 0, 8, 0.92),
        "s": lambda: placed(sword(132, 28), 0, 0, 0.8, 24),
        "b": lambda: placed(club(128), 0, 0, 0.8, 24),
    }[suit]()


def _pips(suit: str, rank: str) -> str:
    scale, places = _PLACES[rank]
    shown = []
    for x, y in places:
        shown.append(f"translate({x} {y})scale({scale:g})")
        odd = rank == "7" and x == 120
        if y < 180 and not odd:
            shown.append(f"rotate(180 120 180)translate({x} {y})scale({scale:g})")
    flower = _flower() if rank == "4" else ""
    return repeated(f"p{suit}{rank}", _mark(suit), shown) + flower


def _flower() -> str:
    leaves = "".join(placed(leaf(26, 8, LEAF), 120, 180, 1, turn) for turn in (45, 135, 225, 315))
    return leaves + circle(120, 180, 11, RED) + circle(120, 180, 4, YELLOW, stroke="none")


def _page(suit: str) -> str:
    """A young man in a feathered cap."""
    dress = DRESSES[suit]
    tunic = (
        path("M78 156C66 186 62 220 60 250H168C166 220 162 186 150 156C130 146 98 146 78 156Z", dress.gown)
        + path("M104 152L100 250H128L124 152Z", dress.panel)
        + "".join(circle(114, y, 4, YELLOW, stroke_width=3) for y in (172, 190, 208))
        + path("M78 156C88 174 140 174 150 156L142 144H86Z", WHITE)
    )
    resting = body(dress.cloak, ("M82 166Q54 192 78 222", 20)) + circle(84, 222, 10, SKIN)
    raised = HELD[suit](186, 146) + body(dress.cloak, ("M146 168Q172 200 184 166", 18)) + circle(186, 148, 10, SKIN)
    head = (
        path("M88 92C80 118 84 142 92 148H136C144 142 148 118 140 92Z", dress.hair)
        + path("M95 98C93 130 104 146 114 146S135 130 133 98Z", SKIN)
        + circle(106, 116, 2.8, INK, stroke="none")
        + circle(122, 116, 2.8, INK, stroke="none")
        + drawn("M101 109q4-4 9-1M118 108q5-3 9 1M114 116l-2 9h4", 2.5)
        + drawn("M107 134Q114 139 121 134", 3, RED)
    )
    cap = (
        path("M84 98C82 66 100 56 118 56S150 70 146 96C126 86 102 88 84 98Z", dress.cloak)
        + path("M80 100C100 84 132 84 150 98C146 106 130 98 114 98S88 108 80 100Z", YELLOW)
        + path("M132 70C160 62 166 40 150 24C152 42 142 50 124 60Z", WHITE)
    )
    return resting + tunic + raised + head + cap


_FIGURES: Final = {
    "D": lambda suit: placed(_page(suit), 4, -14),
    "C": lambda suit: placed(rider(suit), -2, -26),
    "R": lambda suit: placed(king(suit), 6, -14),
}


def _court(suit: str, rank: str) -> str:
    """The upper half of a figure, and the same upside down below a band in the colour of the suit."""
    window = '<clipPath id="half"><path d="M12 12H228V180H12Z"/></clipPath>'
    half = group(_FIGURES[rank](suit), clip_path="url(#half)")
    band = rect(12, 174, 216, 12, 0, _BANDS[suit], stroke_width=3) + "".join(
        circle(x, 180, 2.6, WHITE, stroke="none") for x in range(30, 220, 18)
    )
    return window + both_ways_up(half) + band


def _crown(y: float) -> str:
    gold = f"M88 {y}L80 {y - 36}L100 {y - 20}L120 {y - 44}L140 {y - 20}L160 {y - 36}L152 {y}Q120 {y + 8} 88 {y}Z"
    return path(gold, YELLOW) + "".join(
        circle(x, y - height, 5, RED, stroke_width=3) for x, height in ((80, 37), (120, 45), (160, 37))
    )


def _wreath() -> str:
    return "".join(
        placed(leaf(44, 12, colour), 120 + side * 14, 300, 1, side * turn)
        for side in (-1, 1)
        for turn, colour in ((150, GREEN), (118, LEAF), (86, GREEN))
    )


def _ace(suit: str) -> str:
    match suit:
        case "d":
            rays = path(star(24, 92, 66), YELLOW, transform="translate(120 190)")
            return rays + placed(sun_coin(), 120, 190, 1.28) + _crown(92)
        case "c":
            lid = path("M62 126C70 96 170 96 178 126Z", BLUE) + circle(120, 92, 11, YELLOW)
            return group(placed(cup(), 120, 206, 1.62), stroke_width=2.8) + lid
        case "s":
            return _wreath() + placed(sword(270, 38), 120, 176) + placed(_crown(92), 48, 116, 0.6)
        case _:
            ribbon = path("M70 188C100 168 140 208 172 184L168 210C140 232 102 192 74 214Z", RED)
            return _wreath() + group(placed(club(196), 120, 172, 1.42), stroke_width=2.8) + ribbon


def face(suit: str, rank: str) -> str:
    middle = _ace(suit) if rank == "A" else _court(suit, rank) if rank in _FIGURES else _pips(suit, rank)
    mark, colour = INDEX_MARKS[suit]
    plate = path("M12 12H48V98Q48 104 42 104H12Z", PAPER, stroke="none")
    index = glyph(rank, 30, 18, 40, INK, weight=16) + path(mark, colour, transform="translate(30 83)scale(1.05)")
    frame = rect(11, 11, 218, 338, 10, stroke=_BANDS[suit], stroke_width=2.5)
    return card(picture(middle) + both_ways_up(plate + index) + frame, PAPER)
