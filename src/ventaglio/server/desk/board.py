"""What hangs on a club's notice board: tournaments to come, the latest winners, how the circuits stand."""

from typing import Final

import msgspec

from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.circuits import Circuits
from ventaglio.server.store.database import Database
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.season.told import Posted, Told, podium

COMING: Final = 12
LATEST: Final = 5
CIRCUITS: Final = 4


class Board(msgspec.Struct, frozen=True):
    """The whole board: only what everybody may see. Circuits stand under their ids."""

    coming: tuple[Posted, ...]
    latest: tuple[Posted, ...]
    circuits: dict[str, Told]


async def notice_board(database: Database, archive: Archive, circuits: Circuits) -> Board:
    """The board as it stands now."""
    folders = await Tournaments(database).folders_saying('"ended":false')
    told = [(one.id, msgspec.json.decode(one.summary)) for one in folders if one.public and not one.archived]
    coming = [
        Posted(found, one["name"], one["date"], one["place"]) for found, one in told if not one.get("ended", False)
    ]
    finished = [one.outcome for one in (await archive.finished())[-LATEST:]]
    public = (await circuits.list(public=True))[:CIRCUITS]
    return Board(
        tuple(sorted(coming, key=lambda one: (one.date or "9", one.name)))[:COMING],
        tuple(Posted(one.id, one.name, one.date, one.place, podium(one)) for one in reversed(finished)),
        {one.id: (await circuits.season(one.id, public=True)).told for one in public},
    )
