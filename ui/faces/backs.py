"""The backs: rows of small open fans, which is what *ventaglio* means."""

from svg import WIDTH, circle, path, rect, repeated

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


def back(name: str, dark: str, light: str) -> str:
    """One back in two colours; ``name`` keeps the identifiers of one file apart from those of the next."""
    row = repeated(
        f"{name}-fan", _fan(light, dark), [f"translate({column * _STEP_X + 12} 26)" for column in range(-1, 7)]
    )
    places = [f"translate({_STEP_X // 2 if n % 2 else 0} {n * _STEP_Y})" for n in range(23)]
    window = f'<clipPath id="{name}-window"><rect x="16" y="16" width="208" height="328" rx="8"/></clipPath>'
    fans = f'<g clip-path="url(#{name}-window)">{repeated(f"{name}-row", row, places)}</g>'
    return (
        rect(8, 8, WIDTH - 16, 344, 12, dark)
        + window
        + fans
        + rect(16, 16, 208, 328, 8, stroke=light, stroke_width=2.5)
    )
