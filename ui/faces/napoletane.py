"""The Italian pack in the manner of Naples: where the marks stand on each card, and the small index in the corner."""

from typing import Final

from aces import ace_of_clubs, ace_of_coins, ace_of_cups, ace_of_swords
from figures import king, lady, rider
from glyphs import glyph
from ink import BLUE, GREEN, INK, PAPER, RED, picture
from marks import club, coin, cup, sun_coin, sword
from svg import both_ways_up, card, number, path, placed, repeated
from vignettes import hunt, mask, ribbon, three_flowers

PALI: Final = "dscb"
GRADI: Final = "A234567DCR"

_ACES: Final = {"d": ace_of_coins, "s": ace_of_swords, "c": ace_of_cups, "b": ace_of_clubs}
_FIGURES: Final = {"D": lady, "C": rider, "R": king}
_RINGS: Final = (
    "M0-15A15 15 0 0 1 0 15A15 15 0 0 1 0-15ZM0-10.5A10.5 10.5 0 0 0 0 10.5A10.5 10.5 0 0 0 0-10.5Z"
    "M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6Z"
)
# In the corner a mark is one flat colour, so that nobody counts it among those of the card.
INDEX_MARKS: Final = {
    "d": (_RINGS, "#b87400"),
    "s": ("M0-22L4.5-15V5L12 3V9H3V14A4.5 4.5 0 1 1-3 14V9H-12V3L-4.5 5V-15Z", BLUE),
    "c": ("M-14-17H14C14 0 8 5 3 6V11C4 13 11 13 12 18H-12C-11 13-4 13-3 11V6C-8 5-14 0-14-17Z", RED),
    "b": ("M-3 19L-5 3L-11-1L-9-5L-6-4C-9-11-9-16-6-18Q0-20 6-18C9-14 8-9 7-7L11-10L13-6L6-1L4 19Z", GREEN),
}

# Centres of round marks and the size they share.
_ROUND: Final[dict[str, tuple[float, list[tuple[float, float]]]]] = {
    "2": (1.25, [(120, 106), (120, 254)]),
    "3": (0.86, [(120, 104), (77, 238), (163, 238)]),
    "4": (0.82, [(76, 122), (164, 122), (76, 238), (164, 238)]),
    "5": (0.74, [(80, 98), (160, 98), (120, 180), (80, 262), (160, 262)]),
    "6": (0.72, [(82, 80), (158, 80), (82, 180), (158, 180), (82, 280), (158, 280)]),
    "7": (0.66, [(79, 72), (161, 72), (120, 126), (79, 180), (161, 180), (79, 288), (161, 288)]),
}
# Cups are taller than they are wide, so some of their cards are set apart.
_CUPS: Final[dict[str, tuple[float, list[tuple[float, float]]]]] = {
    **_ROUND,
    "2": (1.12, [(120, 104), (120, 252)]),
    "4": (0.8, [(82, 116), (158, 116), (82, 244), (158, 244)]),
    "5": (0.68, [(76, 94), (164, 94), (120, 180), (76, 266), (164, 266)]),
    "7": (0.58, [(69, 84), (120, 84), (171, 84), (120, 180), (69, 276), (120, 276), (171, 276)]),
}
# Where long marks stand, from left to right.
_COLUMNS: Final[dict[str, tuple[int, ...]]] = {
    "2": (84, 156),
    "3": (66, 120, 174),
    "4": (88, 152),
    "5": (66, 174),
    "6": (66, 120, 174),
    "7": (66, 120, 174),
}


def _upright(places: list[tuple[float, float]], scale: float) -> list[str]:
    return [f"translate({number(x)} {number(y)})scale({scale:g})" for x, y in places]


def _round_marks(suit: str, rank: str) -> str:
    scale, places = (_CUPS if suit == "c" else _ROUND)[rank]
    mark = cup() if suit == "c" else sun_coin() if rank in "23" else coin()
    return repeated(f"{suit}{rank}-mark", mark, _upright(places, scale))


def _three_clubs() -> str:
    places = [f"translate(120 180)rotate({turn})" for turn in (31, -31, 0)]
    return repeated("b3-mark", club(258, leafy=False), places) + mask()


def _side_by_side(suit: str, rank: str) -> str:
    """The two and the three of a long mark: as long as the card allows."""
    columns = _COLUMNS[rank]
    mark = sword(250, 24) if suit == "s" else club(250)
    marks = repeated(f"{suit}{rank}-mark", mark, _upright([(x, 188) for x in columns], 1))
    return marks + ribbon(columns[0] - 22, columns[-1] + 22) if suit == "s" else marks


def _in_two_rows(suit: str, rank: str) -> str:
    """From the four on: a row that points up and one that points down, the odd mark between them."""
    high, low, scale = (92, 268, 0.92) if rank == "7" else (104, 256, 1)
    places = []
    for x in _COLUMNS[rank]:
        places += [f"translate({x} {high})scale({scale:g})", f"translate({x} {low})rotate(180)scale({scale:g})"]
    mark = sword(140, 24) if suit == "s" else club(140, leafy=rank == "4")
    return repeated(f"{suit}{rank}-mark", mark, places) + _between(suit, rank)


def _between(suit: str, rank: str) -> str:
    match suit, rank:
        case "s", "4":
            return three_flowers()
        case "s", "5":
            return placed(sword(140, 24), 120, 118) + hunt()
        case "b", "5":
            return placed(club(150), 120, 180)
        case _, "7":
            return placed(sword(150, 24) if suit == "s" else club(150), 120, 180, 0.92, 90)
        case _:
            return ""


def _middle(suit: str, rank: str) -> str:
    if rank == "A":
        return _ACES[suit]()
    if rank in _FIGURES:
        return _FIGURES[rank](suit)
    if suit in "dc":
        return _round_marks(suit, rank)
    if (suit, rank) == ("b", "3"):
        return _three_clubs()
    if rank in "23":
        return _side_by_side(suit, rank)
    return _in_two_rows(suit, rank)


def face(suit: str, rank: str) -> str:
    mark, colour = INDEX_MARKS[suit]
    index = glyph(rank, 25, 12, 42, INK, weight=16) + path(mark, colour, transform="translate(25 81)scale(1.12)")
    return card(picture(_middle(suit, rank)) + both_ways_up(index), PAPER)
