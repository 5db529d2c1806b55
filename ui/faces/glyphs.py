"""The letters and figures of the corner index, as strokes in a box of 60 by 100: no font has to be installed."""

from typing import Final

from svg import number, path

_SIX: Final = "M9 63C9 30 52 30 52 63S9 98 9 63C9 8 34 0 48 19"
_NINE: Final = "M51 37C51 70 8 70 8 37S51 2 51 37C51 92 26 100 12 81"

_STROKES: Final = {
    "A": "M7 92L30 9L53 92M16 65H44",
    "2": "M9 31C9 0 51 0 51 30C51 52 9 66 9 92H53",
    "3": "M9 24C14 2 50 2 50 28C50 44 38 48 25 48C40 48 52 55 52 71C52 99 10 99 7 75",
    "4": "M43 92V8L7 68H55",
    "5": "M49 8H14L11 46C22 36 52 38 52 65C52 98 12 99 8 77",
    "6": _SIX,
    "7": "M7 8H53C39 32 26 60 25 92",
    "8": "M30 46C6 46 7 8 30 8S54 46 30 46C0 46 0 92 30 92S60 46 30 46Z",
    "9": _NINE,
    "T": "M0 22L13 10V92M47 8C69 8 69 92 47 92S25 8 47 8Z",
    "J": "M25 8H46V67C46 100 8 100 8 70",
    "Q": "M30 8C60 8 60 92 30 92S0 8 30 8ZM33 68L54 95",
    "K": "M10 8V92M51 8L12 58M25 43L53 92",
    "D": "M10 8V92H20C64 92 64 8 20 8Z",
    "C": "M52 30C46 0 9 2 9 50S46 100 52 70",
    "R": "M10 92V8H27C60 8 60 53 27 53H10M29 53L53 92",
    "O": "M30 8C60 8 60 92 30 92S0 8 30 8Z",
    "E": "M50 8H10V92H50M10 49H44",
}


def glyph(sign: str, x: float, y: float, height: float, colour: str, weight: float = 15) -> str:
    """The sign with the middle of its top at ``(x, y)``."""
    scale = height / 100
    return path(
        _STROKES[sign],
        stroke=colour,
        stroke_width=weight,
        stroke_linejoin="round",
        transform=f"translate({number(x - 30 * scale)} {number(y)})scale({scale:.3g})",
    )
