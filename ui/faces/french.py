"""The French pack: large indices and pips of our own setting, courts by Adrian Kennard, in two or in four colours."""

import json
from pathlib import Path
from typing import Final

from glyphs import glyph
from svg import CENTRE, both_ways_up, card, group, number, path, rect, repeated

RANKS: Final = "A23456789TJQK"
BLACK: Final = "#15171c"
RED: Final = "#d3121f"
TWO_COLOURS: Final = {"h": RED, "d": RED, "c": BLACK, "s": BLACK}
FOUR_COLOURS: Final = {"h": RED, "d": "#1257c9", "c": "#0b7a34", "s": BLACK}

_MARKS: Final = {
    "h": "M0-300C0-400 100-500 200-500S400-400 400-250C400 0 0 400 0 500C0 400-400 0-400-250C-400-400-300-500-200-500"
    "S0-400 0-300Z",
    "d": "M-400 0C-350 0 0-450 0-500C0-450 350 0 400 0C350 0 0 450 0 500C0 450-350 0-400 0Z",
    "c": "M30 150C35 385 85 400 130 500H-130C-85 400-35 385-30 150A10 10 0 0 0-50 150A210 210 0 1 1-124-51"
    "A10 10 0 0 0-110-65A230 230 0 1 1 110-65A10 10 0 0 0 124-51A210 210 0 1 1 50 150A10 10 0 0 0 30 150Z",
    "s": "M0-500C100-250 355-100 355 185A150 150 0 0 1 55 185A10 10 0 0 0 35 185C35 385 85 400 130 500H-130"
    "C-85 400-35 385-35 185A10 10 0 0 0-55 185A150 150 0 0 1-355 185C-355-100-100-250 0-500Z",
}

_LEFT, _MIDDLE, _RIGHT = 91, 120, 149
_TOP, _UPPER, _HALF = 62, 141, 180
# The pips of the upper half and the middle line; those above the line come back upside down.
_PIPS: Final[dict[str, list[tuple[float, float]]]] = {
    "2": [(_MIDDLE, _TOP)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, _HALF)],
    "4": [(_LEFT, _TOP), (_RIGHT, _TOP)],
    "5": [(_LEFT, _TOP), (_RIGHT, _TOP), (_MIDDLE, _HALF)],
    "6": [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _HALF), (_RIGHT, _HALF)],
    "7": [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _HALF), (_RIGHT, _HALF)],
    "8": [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _HALF), (_RIGHT, _HALF), (_MIDDLE, 121)],
    "9": [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _UPPER), (_RIGHT, _UPPER), (_MIDDLE, _HALF)],
    "T": [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _UPPER), (_RIGHT, _UPPER), (_MIDDLE, 101)],
}
_FRAME: Final = (36, 46, 168, 268)


def _mark(suit: str, x: float, y: float, height: float, colour: str) -> str:
    return path(_MARKS[suit], colour, transform=f"translate({number(x)} {number(y)})scale({height / 1000:.3g})")


def _index(rank: str, suit: str, colour: str) -> str:
    return glyph(rank, 34, 14, 74, colour, weight=17 if rank != "T" else 15) + _mark(suit, 34, 120, 46, colour)


def _pips(rank: str, suit: str, colour: str) -> str:
    places = []
    for x, y in _PIPS[rank]:
        places.append(f"translate({x} {y})")
        if y < _HALF:
            places.append(f"rotate(180 {CENTRE})translate({x} {y})")
    if rank == "7":
        places.append(f"translate({_MIDDLE} 121)")
    return repeated(f"{rank}{suit}-pip", _mark(suit, 0, 0, 42 if rank in "9T" else 48, colour), places)


def _court(rank: str, suit: str, colour: str) -> str:
    figure = json.loads((Path(__file__).parent / "courts.json").read_text("utf-8"))[rank + suit]
    x, y, width, height = _FRAME
    fit = f"translate({x} {y})scale({width / 1300:.5g} {height / 2000:.5g})"
    if figure["mirrored"]:
        fit += "translate(1300 0)scale(-1 1)"
    picture = ""
    for depth, (look, d) in enumerate(figure["layers"]):
        name = f"{rank}{suit}-{depth}"
        content = f'<path {look.replace("#44F", "#2f4bd0").replace("red", RED)} d="{d}"/>'
        if depth == len(figure["layers"]) - 1:
            content += "".join(
                path(
                    _MARKS[suit],
                    colour,
                    transform=f"translate({px:g} {py:g})rotate({turn:g})scale({size / 1200:.3g})",
                )
                for size, px, py, turn in figure["pips"]
            )
        picture += f'<defs><g id="{name}" transform="{fit}">{content}</g></defs>' + both_ways_up(
            f'<use href="#{name}"/>'
        )
    frame = rect(x, y, width, height, 0, stroke="#2f4bd0", stroke_width=1.5)
    corner = path(f"M{x - 2} {y - 2}H64V152H{x - 2}Z", "#fff") + path(
        f"M64 {y}V152H{x}", stroke="#2f4bd0", stroke_width=1.5
    )
    window = f'<clipPath id="{rank}{suit}-window"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>'
    return window + group(picture, clip_path=f"url(#{rank}{suit}-window)") + frame + both_ways_up(corner)


def face(rank: str, suit: str, colours: dict[str, str]) -> str:
    colour = colours[suit]
    if rank == "A":
        middle = _mark(suit, 120, 180, 130, colour)
    elif rank in _PIPS:
        middle = _pips(rank, suit, colour)
    else:
        middle = _court(rank, suit, colour)
    return card(middle + both_ways_up(_index(rank, suit, colour)))
