"""Pictures that people are known by: animals, masks of the *commedia dell'arte* and things of an Italian afternoon.

Each is a disc of 64 units, drawn to be told from the others at 28 pixels: few shapes, one ground colour each.
"""

from collections.abc import Callable
from typing import Final

from svg import circle, ellipse, path

_INK: Final = "#23202b"
_WHITE: Final = "#fff8ec"
_CREAM: Final = "#f6e3bf"
_GOLD: Final = "#f2b632"
_RED: Final = "#d43d34"
_ROSE: Final = "#f19c8a"
_GREEN: Final = "#3f8f55"
_BLUE: Final = "#2f5fa8"
_BROWN: Final = "#7a4a2a"


def _eyes(y: float, apart: float, r: float = 3, colour: str = _INK) -> str:
    return circle(32 - apart, y, r, colour) + circle(32 + apart, y, r, colour)


def _pair(d: str, fill: str) -> str:
    """A shape of the left half, and its mirror image."""
    return path(d, fill) + path(d, fill, transform="translate(64 0)scale(-1 1)")


def _fox() -> str:
    return (
        _pair("M11 12L28 22L14 36Z", "#e0722c")
        + _pair("M15 18L23 23L17 29Z", _INK)
        + path("M12 30C14 20 24 18 32 18S50 20 52 30C50 44 38 54 32 56C26 54 14 44 12 30Z", "#e0722c")
        + _pair("M12 31C20 32 27 40 32 56C24 53 14 44 12 31Z", _WHITE)
        + _eyes(34, 8.5)
        + ellipse(32, 52, 4.5, 3.5, _INK)
    )


def _owl() -> str:
    return (
        path("M13 14C20 20 44 20 51 14C54 30 54 58 32 58S10 30 13 14Z", "#7b5a3c")
        + path("M22 40C26 36 38 36 42 40C42 52 38 57 32 57S22 52 22 40Z", _CREAM)
        + circle(22.5, 29, 9.5, _WHITE)
        + circle(41.5, 29, 9.5, _WHITE)
        + _eyes(29, 9.5, 4.8)
        + _eyes(27.5, 8, 1.5, _WHITE)
        + path("M32 31L27.5 36L32 43L36.5 36Z", _GOLD)
    )


def _cat() -> str:
    whiskers = "M8 40L20 42M8 47L20 45M56 40L44 42M56 47L44 45"
    return (
        _pair("M12 10L28 22L13 34Z", "#3c3a47")
        + _pair("M15.5 17L23 23L16.5 28Z", _ROSE)
        + ellipse(32, 38, 21, 18, "#3c3a47")
        + ellipse(23.5, 35, 4.2, 5, "#b9dc5c")
        + ellipse(40.5, 35, 4.2, 5, "#b9dc5c")
        + ellipse(23.5, 35, 1.5, 4.4, _INK)
        + ellipse(40.5, 35, 1.5, 4.4, _INK)
        + path("M28.5 42H35.5L32 46Z", _ROSE)
        + path("M32 46V49M32 49C30 52 26 52 25 50M32 49C34 52 38 52 39 50", stroke=_ROSE, stroke_width=1.6, fill="none")
        + path(whiskers, stroke=_CREAM, stroke_width=1.2)
    )


def _bear() -> str:
    return (
        _pair("M8 22A9 9 0 1 1 24 18L12 30Z", "#8a5a34")
        + _pair("M12.5 22A5 5 0 1 1 20.5 19.5L14 26Z", "#d9a878")
        + circle(32, 36, 21, "#8a5a34")
        + ellipse(32, 44, 11, 9, "#e6c093")
        + _eyes(32, 8.5)
        + ellipse(32, 40, 4.6, 3.4, _INK)
        + path("M32 43V47M27 48C30 50 34 50 37 48", stroke=_INK, stroke_width=1.8, fill="none", stroke_linecap="round")
    )


def _hare() -> str:
    return (
        _pair("M20 30C12 20 13 4 19 3C27 3 29 18 28 28Z", "#d8d2c8")
        + _pair("M20 25C16 18 17 9 20 8C24 9 26 18 25 25Z", _ROSE)
        + ellipse(32, 40, 18, 17, "#e9e4db")
        + _eyes(37, 8)
        + path("M29 44H35L32 47.5Z", _ROSE)
        + path("M28.5 50H35.5V56H28.5Z", "#ffffff")
        + path(
            "M32 47.5V56M24 49C27 51.5 30 51 32 48C34 51 37 51.5 40 49", stroke="#8b8378", stroke_width=1.4, fill="none"
        )
    )


def _frog() -> str:
    return (
        circle(20, 19, 9.5, _GREEN)
        + circle(44, 19, 9.5, _GREEN)
        + ellipse(32, 38, 23, 18.5, _GREEN)
        + ellipse(32, 46, 16, 9, "#9ccf6b")
        + circle(20, 18.5, 6, _WHITE)
        + circle(44, 18.5, 6, _WHITE)
        + _eyes(18.5, 12, 3)
        + path("M15 38C22 47 42 47 49 38", stroke="#1f5a33", stroke_width=2.4, fill="none", stroke_linecap="round")
        + _eyes(33, 3, 1.2, "#1f5a33")
    )


def _penguin() -> str:
    return (
        ellipse(32, 36, 21, 24, "#2c3446")
        + path("M32 20C38 14 50 20 48 32C50 52 40 58 32 58S14 52 16 32C14 20 26 14 32 20Z", _WHITE)
        + _eyes(30, 8)
        + path("M25 36C29 33 35 33 39 36L32 43Z", "#ef8a2b")
        + _pair("M17 41A3.4 3.4 0 1 0 23.8 41A3.4 3.4 0 1 0 17 41Z", _ROSE)
    )


def _rooster() -> str:
    return (
        path("M20 20C18 8 28 6 29 13C31 4 40 5 38 14C45 8 50 15 43 22Z", _RED)
        + path("M14 58C12 36 18 16 32 16S52 36 50 58Z", _WHITE)
        + path("M14 58L20 48L26 58L32 48L38 58L44 48L50 58Z", _GOLD)
        + _eyes(30, 8.5)
        + path("M24 35H40L32 44Z", _GOLD)
        + path("M28 43C25 50 29 54 32 50C35 54 39 50 36 43L32 45Z", _RED)
    )


def _lion() -> str:
    mane = "".join(
        circle(32 + x, 34 + y, 8, "#a85a1c")
        for x, y in ((0, -20), (14, -15), (20, -2), (16, 12), (6, 19), (-6, 19), (-16, 12), (-20, -2), (-14, -15))
    )
    return (
        mane
        + circle(32, 34, 18, "#efb04a")
        + _eyes(30, 7.5, 2.8)
        + path("M27 37H37L32 42.5Z", _INK)
        + path(
            "M32 42V45M26 45C28 49 31 48 32 45C33 48 36 49 38 45",
            stroke=_INK,
            stroke_width=1.8,
            fill="none",
            stroke_linecap="round",
        )
    )


def _whale() -> str:
    return (
        path(
            "M6 42C6 28 20 24 32 28C42 31 46 30 48 24C44 22 42 18 42 13C47 13 50 15 52 19C54 15 57 13 62 14"
            "C62 20 59 24 55 25C58 40 44 54 28 54C14 54 6 50 6 42Z",
            "#3c78b8",
        )
        + path("M7 45C18 50 30 48 44 48C38 52 33 54 28 54C16 54 9 51 7 45Z", _WHITE)
        + circle(18, 38, 2.6, _INK)
        + path(
            "M24 22C20 18 16 18 15 21M24 22C24 16 29 13 32 16M24 26V21",
            stroke="#bfe3ff",
            stroke_width=2.4,
            fill="none",
            stroke_linecap="round",
        )
    )


def _pulcinella() -> str:
    return (
        path("M10 60C12 48 22 46 32 46S52 48 54 60Z", _WHITE)
        + path("M16 34C16 24 24 22 32 22S48 24 48 34C48 46 40 54 32 54S16 46 16 34Z", "#f1c79c")
        + path("M13 27C16 6 26 2 33 3C44 4 49 14 51 27C40 22 24 22 13 27Z", _WHITE)
        + path("M13 27C24 21 40 21 51 27L50 31C40 26 24 26 14 31Z", "#d8d0c2")
        + path("M15 33C22 28 42 28 49 33C48 41 41 41 38 39C38 47 34 50 32 50S26 47 26 39C23 41 16 41 15 33Z", _INK)
        + _eyes(34.5, 8.5, 2.8, _WHITE)
        + _eyes(34.5, 8.5, 1.3)
    )


def _arlecchino() -> str:
    diamonds = "".join(
        path(f"M{x} {y - 7}L{x + 5} {y}L{x} {y + 7}L{x - 5} {y}Z", colour)
        for x, y, colour in (
            (17, 55, _RED), (27, 55, _GOLD), (37, 55, _GREEN), (47, 55, _BLUE),
            (22, 62, _GREEN), (32, 62, _RED), (42, 62, _GOLD), (12, 62, _BLUE), (52, 62, _RED),
        )
    )  # fmt: skip
    return (
        path("M6 64C8 50 20 46 32 46S56 50 58 64Z", _CREAM)
        + diamonds
        + path("M16 32C16 22 24 20 32 20S48 22 48 32C48 44 40 51 32 51S16 44 16 32Z", "#f1c79c")
        + path("M12 25C14 10 24 8 32 10C40 8 50 10 52 25C44 17 20 17 12 25Z", _INK)
        + path("M44 12C52 4 60 8 58 14C52 12 49 14 47 17Z", _RED)
        + path("M15 29C22 25 42 25 49 29C49 37 43 38 38 37C36 41 28 41 26 37C21 38 15 37 15 29Z", "#3b2b23")
        + _eyes(31.5, 8.5, 3, _WHITE)
        + _eyes(31.5, 8.5, 1.4)
        + path("M25 44C29 48 35 48 39 44", stroke=_RED, stroke_width=2.4, fill="none", stroke_linecap="round")
    )


def _colombina() -> str:
    return (
        path("M12 26C8 44 14 54 20 58H44C50 54 56 44 52 26Z", "#5a2f1e")
        + path("M8 64C10 52 22 50 32 50S54 52 56 64Z", _WHITE)
        + path("M17 32C17 22 24 19 32 19S47 22 47 32C47 45 40 52 32 52S17 45 17 32Z", "#f6d2ad")
        + path("M13 30C14 14 24 12 32 12S50 14 51 30C44 20 36 24 32 18C28 24 20 20 13 30Z", "#5a2f1e")
        + path(
            "M17 31C22 27 28 29 32 31C36 29 42 27 47 31C47 38 42 40 38 39C35 38 34 36 32 36"
            "S29 38 26 39C22 40 17 38 17 31Z",
            "#8b2f7a",
        )
        + _eyes(33.5, 8, 2.8, _WHITE)
        + _eyes(33.5, 8, 1.4)
        + path("M28 44C30 47 34 47 36 44C34 43 33 43.6 32 44C31 43.6 30 43 28 44Z", _RED)
        + circle(46, 16, 5, _RED)
        + circle(46, 16, 1.8, _GOLD)
    )


def _sun() -> str:
    rays = "".join(path("M32 3L36.5 16H27.5Z", _GOLD, transform=f"rotate({turn} 32 32)") for turn in range(0, 360, 30))
    return (
        rays
        + circle(32, 32, 17, "#ffd760")
        + _eyes(29, 6, 2.2)
        + _pair("M17.5 36A3 3 0 1 0 23.5 36A3 3 0 1 0 17.5 36Z", _ROSE)
        + path("M25 37C28 42 36 42 39 37", stroke=_INK, stroke_width=2, fill="none", stroke_linecap="round")
    )


def _moon() -> str:
    stars = "".join(
        path("M0-4L1.2-1.2L4 0L1.2 1.2L0 4L-1.2 1.2L-4 0L-1.2-1.2Z", _GOLD, transform=f"translate({x} {y})scale({s})")
        for x, y, s in ((48, 18, 1.3), (54, 34, 0.9), (44, 44, 0.8))
    )
    return (
        path("M38 8A26 26 0 1 0 50 50A22 22 0 0 1 38 8Z", "#f4e8c4")
        + circle(23, 30, 2.4, _INK)
        + path(
            "M30 38C34 38 34 43 29 43M20 46C23 49 28 49 31 47",
            stroke="#a58f5a",
            stroke_width=1.8,
            fill="none",
            stroke_linecap="round",
        )
        + stars
    )


def _lemon() -> str:
    return (
        path("M34 14C40 4 54 6 57 9C52 19 42 20 34 16Z", _GREEN)
        + path("M33 20L36 13", stroke=_BROWN, stroke_width=3, stroke_linecap="round")
        + path(
            "M32 18C46 16 55 28 52 40C54 45 52 48 49 47C40 60 18 60 12 46C6 44 7 40 10 38C9 26 20 18 32 18Z", "#ffd93d"
        )
        + path("M18 38C18 30 24 25 30 24", stroke="#fff3b0", stroke_width=3.5, fill="none", stroke_linecap="round")
    )


def _moka() -> str:
    return (
        path("M20 36H44L48 58H16Z", "#b9c2cc")
        + path("M28 36H36L38 58H26Z", "#e3e9ee")
        + path("M18 14H44L42 34H22Z", "#c7cfd8")
        + path("M28 14H34L34 34H29Z", "#eef2f5")
        + path("M18 14L11 20L22 27Z", "#98a3af")
        + path("M18 14C20 8 42 8 44 14Z", "#98a3af")
        + circle(31, 7.5, 2.8, _INK)
        + path("M44 17C56 16 56 33 43 33L43.5 29C50 29 50 21 43.7 21Z", _INK)
        + path("M20 34H44V37.5H20Z", "#7c8793")
    )


def _vesuvio() -> str:
    return (
        circle(46, 18, 8, _GOLD)
        + path("M30 20C26 16 28 10 33 12C34 6 42 8 40 13C46 14 44 20 38 20Z", "#e9e4db")
        + path("M2 52C14 46 22 24 28 22L32 26L37 22C42 24 50 46 62 52V64H2Z", "#5b4a6e")
        + path("M28 22L32 26L37 22C39 25 40 30 42 34L36 31L32 38L27 31L22 35C24 30 26 24 28 22Z", _RED)
        + path("M0 50C10 47 16 53 26 50S44 47 64 51V64H0Z", "#2f6fa8")
        + path(
            "M6 56C12 53 18 58 24 55M36 57C42 54 48 59 56 55",
            stroke="#bfe3ff",
            stroke_width=2,
            fill="none",
            stroke_linecap="round",
        )
    )


def _sail() -> str:
    return (
        path("M30 8V44", stroke=_BROWN, stroke_width=3)
        + path("M32 8C48 18 52 32 52 40H32Z", _WHITE)
        + path("M28 14C20 24 14 34 12 40H28Z", _RED)
        + path("M8 44H56C53 53 47 56 42 56H20C14 56 10 52 8 44Z", _BROWN)
        + path("M2 56C8 52 13 59 20 55S33 52 40 56S54 58 62 54V64H2Z", "#bfe3ff")
    )


def _fan() -> str:
    leaves = "".join(
        path("M32 54L26 12C30 10 34 10 38 12Z", colour, transform=f"rotate({turn} 32 54)")
        for turn, colour in (
            (-60, _GREEN),
            (60, _GREEN),
            (-40, _WHITE),
            (40, _WHITE),
            (-20, _RED),
            (20, _RED),
            (0, _GOLD),
        )
    )
    return leaves + circle(32, 53, 4, _INK) + circle(32, 53, 1.6, _GOLD)


AVATARS: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "fox": ("#27505a", _fox),
    "owl": ("#e0b354", _owl),
    "cat": ("#e98f6f", _cat),
    "bear": ("#a9c7a0", _bear),
    "hare": ("#7a8fc2", _hare),
    "frog": ("#f0cf72", _frog),
    "penguin": ("#8cc5d6", _penguin),
    "rooster": ("#4d7a8c", _rooster),
    "lion": ("#f3e2b8", _lion),
    "whale": ("#d7ecf3", _whale),
    "pulcinella": ("#b8443a", _pulcinella),
    "arlecchino": ("#5f8f8a", _arlecchino),
    "colombina": ("#e7b9c4", _colombina),
    "sun": ("#3f74b5", _sun),
    "moon": ("#2b2f52", _moon),
    "lemon": ("#5aa7a0", _lemon),
    "moka": ("#c9583f", _moka),
    "vesuvio": ("#f4b98a", _vesuvio),
    "sail": ("#69a8cf", _sail),
    "fan": ("#6b4a7d", _fan),
}


def avatar(name: str) -> str:
    """One picture as a whole file."""
    ground, draw = AVATARS[name]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
        '<clipPath id="disc"><circle cx="32" cy="32" r="32"/></clipPath>'
        f'<g clip-path="url(#disc)">{circle(32, 32, 32, ground)}{draw()}</g></svg>\n'
    )
