"""The logs of circuits, as those of tournaments: nothing in them is ever overwritten."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ventaglio.core.log import StaleSequence
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import CIRCUIT_ENTRIES, CIRCUITS


class CircuitLine(NamedTuple):
    """An entry of a circuit's log as it is stored."""

    seq: int
    at: float
    by: str
    body: str


class CircuitFolder(NamedTuple):
    """What is known of a circuit without reading its log. ``summary`` is JSON."""

    id: str
    public: bool
    seq: int
    summary: str
    digest: str
    created_at: float
    changed_at: float


_FOLDER: Final = tuple(CIRCUITS.c[name] for name in CircuitFolder._fields)
_LINE: Final = tuple(CIRCUIT_ENTRIES.c[name] for name in CircuitLine._fields)


class CircuitRows:
    """The circuits in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, folder: CircuitFolder, lines: Sequence[CircuitLine]) -> bool:
        """A new circuit with the beginning of its log. False if there is one with this id."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(CIRCUITS).values(folder._asdict()))
                await connection.execute(insert(CIRCUIT_ENTRIES), _rows(folder.id, lines))
        except IntegrityError:
            return False
        return True

    async def append(self, circuit_id: str, lines: Sequence[CircuitLine], summary: str, *, public: bool) -> None:
        """Append all or nothing. Raises `StaleSequence` if somebody else came first."""
        last = lines[-1]
        changes = {"seq": last.seq, "summary": summary, "changed_at": last.at, "public": public}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(CIRCUIT_ENTRIES), _rows(circuit_id, lines))
                await connection.execute(update(CIRCUITS).where(CIRCUITS.c.id == circuit_id).values(changes))
        except IntegrityError:
            found = await self.folder(circuit_id)
            raise StaleSequence(lines[0].seq - 1, found.seq if found else 0) from None

    async def read(self, circuit_id: str) -> list[CircuitLine]:
        """The whole log: a circuit has a line for each event, and some more."""
        wanted = select(*_LINE).where(CIRCUIT_ENTRIES.c.circuit_id == circuit_id).order_by(CIRCUIT_ENTRIES.c.seq)
        async with self._database.reading() as connection:
            return [CircuitLine(*row) for row in await connection.execute(wanted)]

    async def folder(self, circuit_id: str) -> CircuitFolder | None:
        async with self._database.reading() as connection:
            found = (await connection.execute(select(*_FOLDER).where(CIRCUITS.c.id == circuit_id))).first()
            return None if found is None else CircuitFolder(*found)

    async def naming(self, tournament_id: str) -> list[str]:
        """The circuits whose logs name a tournament, whether it still counts in them or not."""
        log = CIRCUIT_ENTRIES.c
        named = log.body.contains(f'"tournament":"{tournament_id}"', autoescape=True)
        wanted = select(log.circuit_id).where(named).distinct().order_by(log.circuit_id)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def folders(self, most: int | None = None, *, public: bool = False) -> list[CircuitFolder]:
        """The newest circuits; only those that everybody may see, where that is asked."""
        wanted = select(*_FOLDER).order_by(CIRCUITS.c.created_at.desc(), CIRCUITS.c.id).limit(most)
        if public:
            wanted = wanted.where(CIRCUITS.c.public)
        async with self._database.reading() as connection:
            return [CircuitFolder(*row) for row in await connection.execute(wanted)]

    async def rewrite(self, circuit_id: str, lines: Mapping[int, str]) -> None:
        """Lines as they read from now on, by their numbers: somebody was erased from them."""
        log = CIRCUIT_ENTRIES.c
        async with self._database.writing() as connection:
            for seq, body in lines.items():
                this = (log.circuit_id == circuit_id) & (log.seq == seq)
                await connection.execute(update(CIRCUIT_ENTRIES).where(this).values(body=body))

    async def rekey(self, circuit_id: str, digest: str) -> None:
        """Another key opens the circuit from now on."""
        async with self._database.writing() as connection:
            await connection.execute(update(CIRCUITS).where(CIRCUITS.c.id == circuit_id).values(digest=digest))


def _rows(circuit_id: str, lines: Sequence[CircuitLine]) -> list[dict[str, Any]]:
    return [{"circuit_id": circuit_id, **line._asdict()} for line in lines]
