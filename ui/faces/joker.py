"""The joker: a jester under his cap, and the star that a fan shows of him."""

from typing import Final

from ink import BLUE, GREEN, INK, RED, SKIN, YELLOW, drawn, picture
from svg import both_ways_up, card, circle, path, placed

_STAR: Final = "M0-26L6.5-8.5L25-8L10 3.5L15.5 21L0 10.5L-15.5 21L-10 3.5L-25-8L-6.5-8.5Z"


def _cap() -> str:
    return (
        path("M84 152C70 116 44 118 40 148C32 112 62 70 100 92L120 140Z", BLUE)
        + path("M156 152C170 116 196 118 200 148C208 112 178 70 140 92L120 140Z", GREEN)
        + path("M84 152C92 118 96 84 120 62C144 84 148 118 156 152Z", RED)
        + "".join(circle(x, y, 9, YELLOW) for x, y in ((40, 156), (200, 156), (120, 54)))
    )


def _head() -> str:
    return (
        path("M86 156C82 216 104 238 120 238S158 216 154 156Z", SKIN)
        + path("M80 164C92 150 148 150 160 164L156 148C144 138 96 138 84 148Z", YELLOW)
        + circle(105, 184, 4.5, INK, stroke="none")
        + circle(135, 184, 4.5, INK, stroke="none")
        + drawn("M98 173Q105 168 111 173M129 173Q136 168 142 173M120 184C112 198 116 202 124 201")
        + path("M102 208Q120 228 138 208Q120 216 102 208Z", RED)
    )


def _ruff() -> str:
    tips = ((56, 262), (76, 284), (104, 300), (136, 300), (164, 284), (184, 262))
    colours = (BLUE, YELLOW, RED, YELLOW, GREEN)
    folds = "".join(
        path(f"M120 236L{x1} {y1}L{x2} {y2}Z", colour)
        for (x1, y1), (x2, y2), colour in zip(tips, tips[1:], colours, strict=False)
    )
    return folds + "".join(circle(x, y + 3, 6.5, YELLOW) for x, y in tips)


_VIOLET: Final = "#7a2aa8"


def joker() -> str:
    """No letter in the corner: at the size of a meld it would be read as that of a jack."""
    jester = placed(_ruff() + _cap() + _head(), 32, 44, 0.8)
    star = path(_STAR, _VIOLET, transform="translate(36 50)scale(1.25)")
    spark = path(_STAR, "#e0a100", transform="translate(36 108)scale(0.62)")
    return card(picture(jester) + both_ways_up(star + spark))
