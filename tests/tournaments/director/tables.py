"""Tables of victory points as the codes print them, and their edges."""

from tests.texts import REGULATIONS
from ventaglio.tournaments.director.victory import equivalent_mp, victory

Row = tuple[int, int | None, int]
"""The least and the most match points of a row (None: no end), and the winners' victory points."""


def rows(table: str) -> list[Row]:
    """The rows of a table: from, to, winners' points."""
    found: list[Row] = []
    for line in filter(None, map(str.strip, table.splitlines())):
        least, most, vp = line.split()
        found.append((int(least), None if most == "up" else int(most), int(vp)))
    return found


TWO = rows("""
    0 40 10
    45 120 11
    125 200 12
    205 300 13
    305 400 14
    405 500 15
    505 620 16
    625 740 17
    745 870 18
    875 1000 19
    1005 up 20
""")
THREE = rows("""
    0 50 10
    55 150 11
    155 250 12
    255 350 13
    355 500 14
    505 650 15
    655 800 16
    805 1000 17
    1005 1250 18
    1255 1500 19
    1505 up 20
""")
FOUR = rows("""
    0 100 10
    105 300 11
    305 500 12
    505 700 13
    705 900 14
    905 1100 15
    1105 1300 16
    1305 1500 17
    1505 1700 18
    1705 2000 19
    2005 up 20
""")
TEAMS = rows("""
    0 150 10
    155 350 11
    355 550 12
    555 800 13
    805 1050 14
    1055 1300 15
    1305 1600 16
    1605 1900 17
    1905 2200 18
    2205 2500 19
    2505 up 20
""")


def check_row(code: str, hands: int, row: Row) -> None:
    """Both edges of a row, for winners and losers, and the way back from victory points to match points."""
    least, most, vp = row
    regulation = REGULATIONS[code]
    for mp in (least, least + 100_000 if most is None else most):
        assert victory(regulation, hands, mp) == (vp, 20 - vp)
        assert victory(regulation, hands, -mp) == ((20 - vp, vp) if mp else (10, 10))
    assert equivalent_mp(regulation, hands, vp) == least
    assert equivalent_mp(regulation, hands, 20 - vp) == -least
