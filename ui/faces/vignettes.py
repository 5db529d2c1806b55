"""The small pictures that the pack of Naples sets between its marks, and by which its players know some cards."""

from ink import BROWN, GREEN, INK, LEAF, ORANGE, RED, WHITE, YELLOW, drawn
from svg import circle, path, placed


def ribbon(first: int, last: int) -> str:
    """The red ribbon that ties the blades of the two and of the three of swords, from left to right."""
    return (
        path(f"M{first} 150L{first - 16} 196L{first + 2} 188L{first + 10} 200L{first + 14} 156Z", RED)
        + path(f"M{last} 150L{last + 16} 196L{last - 2} 188L{last - 10} 200L{last - 14} 156Z", RED)
        + path(f"M{first} 148Q120 168 {last} 148V168Q120 188 {first} 168Z", RED)
    )


def three_flowers() -> str:
    """What grows between the hilts of the four of swords."""
    return "".join(
        drawn(f"M120 204Q120 190 {x} {y}", 4, GREEN)
        + circle(x, y, 10, YELLOW, stroke_width=3)
        + circle(x, y, 3.5, RED, stroke="none")
        for x, y in ((104, 176), (136, 176), (120, 158))
    )


def hunt() -> str:
    """The little scene on the five of swords: a fox runs past a tree."""
    hill = path("M82 322C90 288 150 288 158 322Z", LEAF, stroke_width=3)
    tree = drawn("M144 300V262", 6, BROWN) + circle(144, 250, 16, GREEN, stroke_width=3)
    fox = (
        path("M122 284C132 286 140 276 136 264C128 266 122 272 118 280Z", WHITE, stroke_width=2.5)
        + path(
            "M88 284L97 275L96 266L103 272L109 276L122 277C128 280 130 284 128 290L132 299H127L120 291H109L101 299H96"
            "L102 289C98 290 92 288 88 284Z",
            ORANGE,
            stroke_width=2.5,
        )
        + circle(99, 279, 1.6, INK, stroke="none")
    )
    return hill + tree + fox


def mask() -> str:
    """The moustached mask on the three of clubs."""
    features = (
        path("M82 168C78 138 100 124 120 124S162 138 158 168C158 204 138 226 120 226S82 204 82 168Z", YELLOW)
        + circle(104, 164, 8, WHITE)
        + circle(136, 164, 8, WHITE)
        + circle(104, 165, 3.5, INK, stroke="none")
        + circle(136, 165, 3.5, INK, stroke="none")
        + drawn("M92 150Q104 142 114 152M148 150Q136 142 126 152", 5)
        + path("M120 160L110 184H130Z", RED)
        + path(
            "M120 188C104 182 84 190 66 176C68 200 92 210 120 198C148 210 172 200 174 176C156 190 136 182 120 188Z", INK
        )
        + path("M108 208Q120 218 132 208Q120 204 108 208Z", RED, stroke_width=3)
    )
    return placed(features, -18, -26, 1.15)
