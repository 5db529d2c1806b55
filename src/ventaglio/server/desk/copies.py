"""Copies of a tournament: what a second one like it begins with, and the last one of what is deleted."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.money_events import ReductionsSet
from ventaglio.tournaments.director.tournament import Tournament

DELETED: Final = "deleted-tournaments"
"""The folder, in that of the data, in which the last copies lie."""


def copied(t: Tournament, *, entries: bool) -> Iterator[e.Happening]:
    """What a tournament like this one begins with, after its notice."""
    if t.till.reductions:
        yield ReductionsSet(t.till.reductions)
    if t.prizes.prizes or t.prizes.pot is not None:
        yield t.prizes
    for number, one in enumerate(t.entrants.values() if entries else (), start=1):
        yield e.Entered(number, one.players, one.name, one.club, one.category)


def keep(folder: Path, tournament_id: str, now: float, data: bytes) -> Path:
    """The file in which a tournament was saved before it is deleted; it is on the disk when this returns."""
    place = folder / DELETED
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = place / f"{tournament_id}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime(now))}.ventaglio.json"
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:  # noqa: PTH123
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    return file
