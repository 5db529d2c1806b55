"""What players tell those who run the house, and what those tell everybody."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from ventaglio.core.seats import LETTERS
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.wire import audience_of
from ventaglio.server.web.asking import AnyRequest, language_of, limit, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tables import Letter, TableId

Reason = Literal["talk", "name", "cheating", "leaving", "other"]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody complains of: a place at the table, or the table as a whole."""

    reason: Reason
    place: Letter | None = None
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Reported(msgspec.Struct, frozen=True):
    """The number under which a report is kept."""

    number: int


class HouseView(msgspec.Struct, frozen=True):
    """What holds here for everybody."""

    announcement: str
    maintenance: bool
    """Whether no match begins for the time being."""
    keep_guests: int
    """After how many days without a visit a guest is forgotten; 0 is never."""
    keep_logs: int
    """After how many days the log of a match that has ended is forgotten; 0 is never."""
    address: str
    """Where others come in: the address by which one asks, or to this machine itself the one to hand out."""


class HouseApi(Controller):
    """The house."""

    path = "/api"
    tags = ("house",)

    @get("/house", summary="What is announced, for how long things are kept, and where others come in")
    async def house(self, request: AnyRequest) -> HouseView:
        house = house_of(request)
        keeper, rule = house.keeper, house.keeper.rule
        told = keeper.text(language_of(request))
        return HouseView(told, keeper.maintenance is not None, rule.guests, rule.logs, house.address_for(request))

    @post("/tables/{table_id:str}/reports", summary="Report somebody to those who run the house, with the log")
    async def report(self, request: AnyRequest, table_id: TableId, data: JSONBody[NewReport]) -> Reported:
        person = await person_of(request)
        await limit(request, "report", person.id)
        house = house_of(request)
        table = await house.hall.table(table_id)
        if table is None or audience_of(table, person.id) is None:
            raise NotFoundException
        place = None if data.place is None else LETTERS.index(data.place)
        if place is not None and (place >= len(table.chairs) or not table.chairs[place].person):
            raise NotNow("nobody-there")
        chair = None if place is None else table.chairs[place]
        number = await house.keeper.rows.report(
            at=house.hall.now(),
            table_id=table_id,
            seq=table.seq,
            by=person.id,
            about=None if chair is None else chair.person,
            about_name="" if chair is None else chair.name,
            reason=data.reason,
            text=" ".join("".join(one if one.isprintable() else " " for one in data.text).split()),
        )
        return Reported(number)
