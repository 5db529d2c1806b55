"""What one is in the middle of: the matches that wait for one, wherever one is in the house."""

from typing import Final

import msgspec
from litestar import Controller, get

from ventaglio.core.seats import LETTERS, Place
from ventaglio.server.store.circles import Invitation
from ventaglio.server.tables.due import deserted_at
from ventaglio.server.tables.results import ChairLine
from ventaglio.server.tables.table import OPEN, PLAYING, CorruptLog, HostedTable
from ventaglio.server.web.asking import AnyRequest, maybe_person
from ventaglio.server.web.house import house_of

MOST: Final = 12
"""Tables that one is told of at once."""


class UnderWay(msgspec.Struct, frozen=True):
    """A table at which one sits: it waits for players, or for oneself, or goes on."""

    id: str
    game: str
    code: str
    status: str
    place: str
    chairs: tuple[ChairLine, ...]
    hand: int
    turn: bool
    """Whether everybody waits for oneself: to play, or to read the count."""
    here: bool
    """Whether one has the table on a screen now."""
    changed_at: float
    kept_until: float | None
    """When the match is given up if nobody comes back to it; None while somebody is there."""
    tournament: str = ""


def under_way(table: HostedTable, place: Place) -> UnderWay:
    """A table as one of its people is reminded of it."""
    chair, pledge = table.chairs[place], table.pledge
    waits = table.status == PLAYING and not table.foreign and table.paused_at is None and not chair.driver
    unread = pledge is not None and not pledge.dealt and place not in pledge.ready
    return UnderWay(
        id=table.id,
        game=table.kit.plays,
        code=table.headers.get("Code", ""),
        status=table.status,
        place=LETTERS[place],
        chairs=tuple(
            ChairLine(one.name, "bot" if one.level else "person" if one.person else "empty", one.avatar)
            for one in table.chairs
        ),
        hand=0 if table.state is None else table.kit.hand_number(table.state),
        turn=waits and (table.turn_place == place or unread),
        here=chair.arrived and chair.away_since is None,
        changed_at=table.changed_at,
        kept_until=None if table.status != PLAYING or table.present else deserted_at(table),
        tournament=table.tournament,
    )


class Around(msgspec.Struct, frozen=True):
    """What waits for one: where one sits, and where one is invited to."""

    tables: list[UnderWay]
    invitations: list[Invitation]


class UnderWayApi(Controller):
    """What goes on."""

    path = "/api/me/tables"
    tags = ("people",)

    @get("/", summary="The tables at which one sits, and those to which one is invited")
    async def tables(self, request: AnyRequest) -> Around:
        person, house = await maybe_person(request), house_of(request)
        if person is None:
            return Around([], [])
        hall = house.hall
        found: list[UnderWay] = []
        for table_id in await hall.logs.named(person.id, (OPEN, PLAYING), MOST):
            try:
                table = await hall.table(table_id)
            except CorruptLog:
                continue
            place = None if table is None else table.place_of_person(person.id)
            if table is not None and place is not None and table.status in (OPEN, PLAYING):
                found.append(under_way(table, place))
        found.sort(key=lambda one: (one.status != PLAYING, not one.turn, -one.changed_at))
        sits = {one.id for one in found}
        invited = await house.circles.invitations(person.id, house.now())
        return Around(found, [one for one in invited if one.table not in sits])
