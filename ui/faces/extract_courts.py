"""Takes the court figures out of the CC0 faces by Adrian Kennard and writes them, rounded, to ``courts.json``.

Run once, and again only when the source changes: ``python3 extract_courts.py FOLDER``, where FOLDER is
``src/images/2color`` of the npm package ``@heruka_urgyen/react-playing-cards``.
"""

import json
import re
import sys
from pathlib import Path
from typing import Final

_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_LAYER: Final = re.compile(r'<path ([^>]*?)d="([^"]*)"')
_PIP: Final = re.compile(r'height="(\d+)" transform="translate\(([-\d.]+),([-\d.]+)\)[^"]*?rotate\(([-\d.]+)\)')


def rounded(d: str) -> str:
    """The path in whole numbers, each step measured from where the rounded pen stands, so that errors never add up."""
    tokens = _TOKEN.findall(d)
    out: list[str] = []
    exact_x = exact_y = start_x = start_y = 0.0
    pen_x = pen_y = pen_start_x = pen_start_y = 0
    at = 0
    command = ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        kind = command.upper()
        numbers = [float(token) for token in tokens[at : at + _ARITY[kind]]]
        at += _ARITY[kind]
        if kind == "Z":
            exact_x, exact_y, pen_x, pen_y = start_x, start_y, pen_start_x, pen_start_y
            out.append("z")
            continue
        base_x, base_y = (exact_x, exact_y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            numbers = [numbers[0], exact_y - base_y]
            kind = "L"
        elif kind == "V":
            numbers = [exact_x - base_x, numbers[0]]
            kind = "L"
        head, points = (numbers[:5], numbers[5:]) if kind == "A" else ([], numbers)
        xs = [base_x + x for x in points[0::2]]
        ys = [base_y + y for y in points[1::2]]
        steps = [step for x, y in zip(xs, ys, strict=True) for step in (round(x) - pen_x, round(y) - pen_y)]
        exact_x, exact_y, pen_x, pen_y = xs[-1], ys[-1], round(xs[-1]), round(ys[-1])
        if kind == "M":
            start_x, start_y, pen_start_x, pen_start_y = exact_x, exact_y, pen_x, pen_y
            command = "l" if command == "m" else "L"
        if kind == "L" and steps == [0, 0]:
            continue
        out.append(kind.lower() + " ".join(f"{n:g}" for n in [*(round(n, 1) for n in head), *steps]).replace(" -", "-"))
    return "".join(out)


def court(svg: str) -> dict[str, object]:
    """The six layers of one figure and the small suit marks on its clothes."""
    figure = svg[svg.index('viewBox="0 0 1300 2000"') :]
    return {
        "mirrored": "scale(-1,1)translate(-1300,0)" in figure,
        "layers": [[attributes.strip(), rounded(d)] for attributes, d in _LAYER.findall(figure)],
        "pips": [[float(n) for n in pip] for pip in _PIP.findall(figure)],
    }


def main(folder: Path) -> None:
    courts = {
        rank + suit: court((folder / f"{rank}{suit.upper()}.svg").read_text("utf-8"))
        for suit in "hdcs"
        for rank in "JQK"
    }
    target = Path(__file__).parent / "courts.json"
    target.write_text(json.dumps(courts, indent=0, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
