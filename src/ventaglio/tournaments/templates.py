"""Notices that many clubs begin with, by the names under which they are offered."""

from typing import Final

from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.terms import Format, Movement, Seating

TEMPLATES: Final[dict[str, Notice]] = {
    "evening": Notice("", "fibur-2019", phases=(Phase(Movement.MITCHELL, 4), Phase(Movement.DANISH, 2))),
    "day": Notice(
        "",
        "fibur-2019",
        phases=(Phase(Movement.MITCHELL, 6), Phase(Movement.DANISH, 2), Phase(Movement.DANISH, 3, (7, 9))),
        double_check=True,
    ),
    "teams": Notice("", "internazionale", Format.TEAMS, phases=(Phase(Movement.DANISH_MODIFIED, 5),)),
    "yellow": Notice("", "fibur-2019", Format.YELLOW, phases=(Phase(Movement.YELLOW_RANKED, 4),)),
    "club": Notice("", "circolo", phases=(Phase(Movement.DANISH, 4),)),
    "duplicate": Notice("", "moderne", hands=8, phases=(Phase(Movement.ROUND_ROBIN, 5),), seating=Seating.DRAW),
}
