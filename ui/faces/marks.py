"""The four Italian suit marks, drawn around the origin at the size of a hundred or so."""

from math import cos, pi, sin

from ink import BLUE, GOLD, INK, LEAF, PAPER, RED, SKY, WOOD, WOOD_LIGHT, YELLOW, drawn, flat
from svg import circle, ellipse, number, path, placed, rect


def star(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """A star of so many rays around the origin."""
    corners = []
    for step in range(points * 2):
        radius = inner if step % 2 else outer
        angle = pi * step / points - pi / 2 + turn
        corners.append(f"{number(radius * cos(angle))} {number(radius * sin(angle))}")
    return "M" + "L".join(corners) + "Z"


def coin() -> str:
    return (
        circle(0, 0, 48, YELLOW)
        + circle(0, 0, 40, stroke=GOLD, stroke_width=3)
        + flat(star(8, 37, 15, pi / 8), BLUE)
        + flat(star(8, 37, 15), RED)
        + circle(0, 0, 14, YELLOW, stroke_width=3)
        + circle(0, 0, 5, RED, stroke="none")
    )


def sun_coin() -> str:
    """The coin where it is large: its sun has a face."""
    return (
        circle(0, 0, 48, YELLOW, stroke_width=3)
        + circle(0, 0, 43, stroke=RED, stroke_width=2.5)
        + flat(star(12, 40, 20, pi / 12), BLUE)
        + flat(star(12, 40, 20), RED)
        + circle(0, 0, 22, YELLOW, stroke_width=2.5)
        + circle(-8, -4, 2.6, INK, stroke="none")
        + circle(8, -4, 2.6, INK, stroke="none")
        + drawn("M0-4C-3 2-3 4 1 4", 2)
        + drawn("M-9 9Q0 16 9 9", 2.4)
        + circle(-13, 4, 3, "#f0883a", stroke="none")
        + circle(13, 4, 3, "#f0883a", stroke="none")
    )


def cup() -> str:
    return (
        path("M-7 22C-8 46-32 44-34 60H34C32 44 8 46 7 22Z", BLUE)
        + drawn("M-28 53H28", 3, YELLOW)
        + path("M-42-48C-42 4-22 22 0 24S42 4 42-48Z", RED)
        + flat("M-39-30C-20-20 20-20 39-30L36-14C18-4-18-4-36-14Z", YELLOW)
        + drawn("M-40-31C-20-20 20-20 40-31M-37-13C-18-3 18-3 37-13", 3)
        + circle(0, -15, 5, BLUE, stroke="none")
        + circle(-21, -19, 4, BLUE, stroke="none")
        + circle(21, -19, 4, BLUE, stroke="none")
        + ellipse(0, -48, 42, 10, YELLOW)
        + ellipse(0, -48, 30, 4.5, INK, stroke="none")
        + ellipse(0, 29, 14, 8, YELLOW)
    )


def sword(length: float = 134, guard: float = 32) -> str:
    """Point up; a longer sword has a longer blade and the same hilt. ``guard`` is half the width of the crossguard."""
    half = length / 2
    tip, shoulder, cross = number(-half), number(16 - half), half - 46
    blade = f"M0 {tip}L10 {shoulder}V{number(cross)}H-10V{shoulder}Z"
    near, far = number(guard * 0.65), number(guard)
    return (
        path(blade, SKY)
        + flat(f"M0 {tip}V{number(cross)}H-10V{shoulder}Z", PAPER)
        + drawn(f"M0 {number(10 - half)}V{number(cross)}", 2.5, BLUE)
        + path(blade)
        + rect(-7, cross + 6, 14, 26, 3, RED)
        + path(
            f"M-{far} {number(cross - 7)}C-{near} {number(cross)}-10 {number(cross - 2)} 0 {number(cross - 2)}"
            f"S{near} {number(cross)} {far} {number(cross - 7)}V{number(cross + 4)}"
            f"C{near} {number(cross + 13)}-{near} {number(cross + 13)}-{far} {number(cross + 4)}Z",
            YELLOW,
        )
        + circle(0, half - 10, 9, YELLOW)
    )


def leaf(length: float, width: float, colour: str = LEAF) -> str:
    """A leaf, or a feather: it hangs from the origin."""
    near, far = number(length * 0.3), number(length * 0.8)
    return path(f"M0 0C{-width} {near} {-width} {far} 0 {length}C{width} {far} {width} {near} 0 0Z", colour)


def club(length: float = 134, *, leafy: bool = True) -> str:
    """Thick end up; a longer club is stretched between its knots."""
    half = length / 2

    def at(share: float) -> str:
        return number(-half + share * length)

    wood = (
        f"M-7 {at(1)}C-8 {at(0.8)}-11 {at(0.66)}-12 {at(0.54)}L-24 {at(0.47)}L-19 {at(0.38)}L-15 {at(0.4)}"
        f"C-22 {at(0.26)}-24 {at(0.06)}-14 {at(0.02)}C-6 {at(-0.01)} 8 {at(-0.01)} 15 {at(0.03)}"
        f"C22 {at(0.08)} 21 {at(0.18)} 18 {at(0.25)}L28 {at(0.19)}L31 {at(0.28)}L16 {at(0.38)}"
        f"C15 {at(0.55)} 10 {at(0.8)} 8 {at(1)}Z"
    )
    stubs = f"M-23 {at(0.46)}L-19 {at(0.39)}M28 {at(0.2)}L30 {at(0.27)}"
    sprouts = (
        placed(leaf(26, 10), -20, -half + 0.42 * length, 1, 118)
        + placed(leaf(26, 10), 27, -half + 0.24 * length, 1, -100)
        if leafy
        else ""
    )
    return (
        sprouts
        + path(wood, WOOD)
        + flat(
            f"M-12 {at(0.08)}C-17 {at(0.25)}-8 {at(0.5)}-4 {at(0.9)}C-2 {at(0.5)}-8 {at(0.3)}-3 {at(0.06)}Z", WOOD_LIGHT
        )
        + drawn(
            f"M9 {at(0.08)}C13 {at(0.2)} 8 {at(0.3)} 9 {at(0.42)}M2 {at(0.5)}C5 {at(0.6)} 2 {at(0.7)} 3 {at(0.8)}", 2.5
        )
        + drawn(stubs, 9)
        + drawn(stubs, 4.5, YELLOW)
        + ellipse(0, -half + 0.025 * length, 14, 0.03 * length + 1, YELLOW, stroke_width=3)
    )
