"""The problems that are shipped, and which is the one of a day."""

from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ventaglio.games.common.lessons.problem import Problem, parse_problems

FOLDER: Final = files("ventaglio.learning") / "stock"


@cache
def shipped() -> dict[str, Problem]:
    """The problems that come with the program, by id."""
    found = sorted(one.name for one in FOLDER.iterdir() if one.name.endswith(".json"))
    return {one.id: one for name in found for one in parse_problems((FOLDER / name).read_bytes())}


def of_theme(game: str, theme: str) -> list[Problem]:
    """The problems of one theme, the easiest first."""
    found = (one for one in shipped().values() if one.game == game and one.theme == theme)
    return sorted(found, key=lambda one: (one.mu, one.id))


def of_day(day: date) -> Problem:
    """The problem of a day, the same for everybody: each comes once before any comes again."""
    order = sorted(shipped().values(), key=lambda one: sha256(one.id.encode()).digest())
    return order[day.toordinal() % len(order)]


def day_at(moment: float) -> date:
    """The day that it is at a moment: it changes for everybody at once, whatever the clock on the wall says."""
    return datetime.fromtimestamp(moment, UTC).date()
