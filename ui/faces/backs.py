"""The backs of cards, each in two colours: open fans, which is what *ventaglio* means; tiles, lozenges and waves."""

from collections.abc import Callable
from typing import Final

from svg import HEIGHT, WIDTH, card, circle, path, rect, repeated

_STEP_X = 36
_STEP_Y = 15
_RADIUS = 24


def _fan(light: str, dark: str) -> str:
    ribs = "".join(f"M0 0L{x} {y}" for x, y in ((-19, -12), (-10.5, -19), (0, -22), (10.5, -19), (19, -12)))
    leaf = f"M0 0L-{_RADIUS - 2} -11A{_RADIUS} {_RADIUS} 0 0 1 {_RADIUS - 2} -11Z"
    return (
        path(leaf, dark, stroke=light, stroke_width=2, stroke_linejoin="round")
        + path(ribs, stroke=light, stroke_width=1.2)
        + path("M-13 -6.5A14.5 14.5 0 0 1 13 -6.5", stroke=light, stroke_width=1.2)
        + circle(0, 0, 2.6, light)
    )


def _fans(dark: str, light: str) -> str:
    row = repeated("fan", _fan(light, dark), [f"translate({column * _STEP_X + 12} 26)" for column in range(-1, 7)])
    return repeated("row", row, [f"translate({_STEP_X // 2 if n % 2 else 0} {n * _STEP_Y})" for n in range(23)])


def _grid(name: str, tile: str, size: int) -> str:
    """A tile drawn around the origin, over the whole card, one of them in its middle."""
    columns, rows = WIDTH // size // 2 + 1, HEIGHT // size // 2 + 1
    places = [
        f"translate({WIDTH // 2 + x * size} {HEIGHT // 2 + y * size})"
        for y in range(-rows, rows + 1)
        for x in range(-columns, columns + 1)
    ]
    return repeated(name, tile, places)


def _tiles(dark: str, light: str) -> str:
    """Majolica: a flower of four petals, and a quarter of another in each corner."""
    petals = "".join(
        path("M0 0C-9-7-9-17 0-23C9-17 9-7 0 0Z", light, transform=f"rotate({turn})") for turn in (0, 90, 180, 270)
    )
    corners = "".join(
        path("M26-26A13 13 0 0 0 13-26L26-13Z", light, transform=f"rotate({turn})") for turn in (0, 90, 180, 270)
    )
    frame = path("M-26-26H26V26H-26Z", stroke=light, stroke_width=1.6)
    return _grid("tile", frame + petals + corners + circle(0, 0, 5, dark) + circle(0, 0, 2.2, light), 52)


def _lozenges(dark: str, light: str) -> str:
    lozenge = path("M0-30L20 0L0 30L-20 0Z", light) + path("M0-20L13 0L0 20L-13 0Z", dark) + circle(0, 0, 3.4, light)
    return _grid("wide", lozenge, 60) + f'<g transform="translate(30 30)">{_grid("between", lozenge, 60)}</g>'


def _waves(dark: str, light: str) -> str:
    scale = "".join(circle(0, 0, r, dark, stroke=light, stroke_width=2) for r in (20, 14, 8)) + circle(0, 0, 2.6, light)
    row = repeated("scale", scale, [f"translate({x} 0)" for x in range(0, 281, 40)])
    return repeated("line", row, [f"translate({0 if n % 2 else -20} {n * 14 + 4})" for n in range(27)])


BACKS: Final[dict[str, tuple[Callable[[str, str], str], str, str]]] = {
    "fans": (_fans, "#8f1d2c", "#f3d9b1"),
    "tiles": (_tiles, "#1f4f8a", "#f4f0e4"),
    "lozenges": (_lozenges, "#17563c", "#e8c877"),
    "waves": (_waves, "#2c2a4a", "#d9b3c9"),
}


def back(name: str) -> str:
    """One back as a whole file."""
    draw, dark, light = BACKS[name]
    window = '<clipPath id="window"><rect x="16" y="16" width="208" height="328" rx="8"/></clipPath>'
    return card(
        rect(8, 8, WIDTH - 16, HEIGHT - 16, 12, dark)
        + window
        + f'<g clip-path="url(#window)">{draw(dark, light)}</g>'
        + rect(16, 16, 208, 328, 8, stroke=light, stroke_width=2.5)
    )
