"""The few shapes every face is made of, and the blank card they lie on."""

from typing import Final

WIDTH: Final = 240
HEIGHT: Final = 360
CENTRE: Final = f"{WIDTH // 2} {HEIGHT // 2}"


def number(value: float) -> str:
    return f"{round(value, 1):g}"


def attributes(**given: str | float) -> str:
    """Attributes as text; an underscore stands for the hyphen that a Python name cannot hold."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in given.items()
    )


def path(d: str, fill: str = "none", **more: str | float) -> str:
    return f'<path d="{d}"{attributes(fill=fill, **more)}/>'


def circle(x: float, y: float, r: float, fill: str = "none", **more: str | float) -> str:
    return f"<circle{attributes(cx=x, cy=y, r=r, fill=fill, **more)}/>"


def ellipse(x: float, y: float, rx: float, ry: float, fill: str = "none", **more: str | float) -> str:
    return f"<ellipse{attributes(cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)}/>"


def rect(x: float, y: float, width: float, height: float, r: float, fill: str = "none", **more: str | float) -> str:
    return f"<rect{attributes(x=x, y=y, width=width, height=height, rx=r, fill=fill, **more)}/>"


def group(content: str, **more: str | float) -> str:
    return f"<g{attributes(**more)}>{content}</g>"


def placed(content: str, x: float, y: float, scale: float = 1, turn: float = 0, *, mirrored: bool = False) -> str:
    """A part drawn around the origin, brought to its place on the card."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f"rotate({number(turn)})"
    if mirrored:
        transform += f"scale({-scale:.4g} {scale:.4g})"
    elif scale != 1:
        transform += f"scale({scale:.4g})"
    return group(content, transform=transform)


def both_ways_up(content: str) -> str:
    """The part, and the part again for whoever holds the card upside down."""
    return content + group(content, transform=f"rotate(180 {CENTRE})")


def repeated(name: str, content: str, places: list[str]) -> str:
    """A part that is drawn once and shown at several places, each given as a transform."""
    return f'<defs><g id="{name}">{content}</g></defs>' + "".join(
        f'<use href="#{name}" transform="{place}"/>' for place in places
    )


def card(content: str, paper: str = "#fff") -> str:
    """A whole file: the blank card with its thin edge, and what is printed on it."""
    blank = rect(1, 1, WIDTH - 2, HEIGHT - 2, 17, paper, stroke="#8a8a8a", stroke_width=2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"{blank}{content}</svg>\n"
    )
