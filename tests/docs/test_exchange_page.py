"""The page on exchange names every column that goes out, and headings that come in."""

import re
from pathlib import Path

from tests.tournaments.director.desks import Desk
from ventaglio.server.desk.tables import TABLES
from ventaglio.tournaments.director.awards import Kind
from ventaglio.tournaments.director.columns import meaning
from ventaglio.tournaments.director.plan import Notice

PAGE = (Path(__file__).parents[2] / "docs/exchange.md").read_text(encoding="utf-8")


def part(heading: str) -> str:
    return re.split(r"^#+ ", PAGE.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def firsts(text: str) -> list[str]:
    """What stands in the first column of a table, each in its quotes."""
    return [
        name for line in re.findall(r"^\| (`[^|]*)\|", text, re.MULTILINE) for name in re.findall("`([^`]+)`", line)
    ]


def test_every_column_that_goes_out_is_described() -> None:
    t = Desk(Notice("Prova", "fibur-2019")).t
    for what, make in TABLES.items():
        columns = [name for name in make(t).columns if not name.endswith("_2")]
        assert sorted(firsts(part(what.capitalize()))) == sorted(columns)
    assert set(re.findall("`([a-z-]+)`", part("Results"))) >= {kind.value for kind in Kind} - {"rest", "not-entered"}


def test_every_heading_that_is_described_is_known() -> None:
    headings = firsts(part("What comes in"))
    assert len(headings) > 20
    assert [one for one in headings if meaning(one) is None] == []
