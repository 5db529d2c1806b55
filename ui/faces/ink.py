"""How the pictures of our own are drawn: flat colour inside a dark line, the line inherited from the whole picture."""

from typing import Final

from svg import group, path

INK: Final = "#1d2433"
PAPER: Final = "#fffdf6"
WHITE: Final = "#fff"
YELLOW: Final = "#f7c331"
GOLD: Final = "#d9921a"
RED: Final = "#d5332f"
BLUE: Final = "#2a63b8"
SKY: Final = "#a8d2f2"
GREEN: Final = "#2f8f4e"
LEAF: Final = "#86bf4f"
ORANGE: Final = "#e8772e"
SKIN: Final = "#f8d0a6"
TAN: Final = "#a06a40"
WOOD: Final = "#a9652a"
WOOD_LIGHT: Final = "#cf8f4a"
BROWN: Final = "#7d4b25"

LINE: Final = 4


def picture(content: str) -> str:
    """Everything inside is outlined in ink unless it says otherwise."""
    return group(content, stroke=INK, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")


def flat(d: str, fill: str) -> str:
    """A patch of colour without an outline."""
    return path(d, fill, stroke="none")


def drawn(d: str, width: float = LINE, colour: str = INK) -> str:
    """A bare line."""
    return path(d, stroke=colour, stroke_width=width)


def body(colour: str, *parts: tuple[str, float]) -> str:
    """Several shapes melted into one: a path and its thickness each, 0 for an area.

    All outlines come before all colours, so that no line runs through the inside where the shapes overlap.
    """
    outlines = "".join(
        path(d, "none" if width else INK, stroke_width=width + 2 * LINE if width else LINE * 2) for d, width in parts
    )
    colours = "".join(path(d, stroke=colour, stroke_width=width) if width else flat(d, colour) for d, width in parts)
    return outlines + colours
