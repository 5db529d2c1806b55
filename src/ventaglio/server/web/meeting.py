"""Coming together: quick play with whoever else is looking for a table, and the same people once more."""

from typing import Annotated, Final

import msgspec
from litestar import Controller, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import JSONBody
from msgspec.structs import replace

from ventaglio.core.seats import LETTERS, Place
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.plug import Wanted
from ventaglio.server.store.people import Person
from ventaglio.server.tables import doing
from ventaglio.server.tables.entries import Again, Entry
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import new_id
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.results import Summary
from ventaglio.server.tables.table import CLOSED, OPEN, OVER, HostedTable
from ventaglio.server.web.asking import AnyRequest, limit, person_of
from ventaglio.server.web.gate import check_open
from ventaglio.server.web.house import House, house_of
from ventaglio.server.web.tables import TableId, TableInfo, table_info

FILL: Final = 12.0
"""Seconds after which bots take the places that nobody has come for."""
NEAR: Final = 4.0
"""How far ratings may lie apart at first; a new player's is 25, and uncertain by 8."""
WIDENS: Final = 0.75
"""By how much more with every second that somebody waits."""
LOOKED_AT: Final = 50
BY_EDITION: Final = ("Edition", "Fingerprint")
"""What a new table has from the current edition."""
UNKNOWN: Final = 25.0
"""The rating of somebody of whom nothing is known."""


class QuickWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one would like to play, in which club if in one."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    club: Annotated[str, msgspec.Meta(max_length=32)] = ""


class Meeting(Controller):
    """People who come together."""

    path = "/api"
    tags = ("tables",)

    @post("/quick", summary="Find opponents of like strength; after a moment bots take the empty places")
    async def quick(self, request: AnyRequest, data: JSONBody[QuickWish]) -> TableInfo:
        person, house = await person_of(request), house_of(request)
        check_open(request)
        plug = find(data.game)
        if data.club and await house.circles.club(data.club) is None:
            raise NotFoundException
        return table_info(await _Search(house, person, plug.name, data.club).found(request), person)

    @post("/tables/{table_id:str}/again", summary="After the end: the same people at a table of the same kind")
    async def again(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        person, house = await person_of(request), house_of(request)
        check_open(request)
        old = await house.hall.table(table_id)
        if old is None:
            raise NotFoundException
        place = old.place_of_person(person.id)
        if place is None:
            raise PermissionDeniedException("only those who sit at a table may do this")
        if old.status not in (OVER, CLOSED) or old.reserved or old.state is None:
            raise doing.NotNow(f"is-{old.status}" if not old.reserved else "reserved")
        if not old.again:
            await limit(request, "tables")
            await limit(request, "table", person.id)
        return table_info(await _once_more(house, old, person, place), person)


# ── Quick play ───────────────────────────────────────────────────────────────────────────────────────────────────────


class _Search:
    """One person's search. A table that waits is where others are waited for, so that any process finds it."""

    def __init__(self, house: House, person: Person, game: str, club: str) -> None:
        self.house, self.person, self.game, self.club = house, person, game, club

    async def found(self, request: AnyRequest) -> HostedTable:
        """The table at which one sits now: one's own while nobody fits, an older one as soon as somebody does."""
        own = await self._own()
        if own is not None and len(own.people) > 1:
            return own
        for table in await self._waiting(own):
            if (joined := await self._join(table)) is not None:
                await self.house.circles.answered(self.person.id, joined.id)
                if own is not None:
                    await self._give_up(own)
                return joined
        if own is not None:
            return own
        await limit(request, "tables")
        await limit(request, "table", self.person.id)
        return await self._open()

    async def _own(self) -> HostedTable | None:
        hall = self.house.hall
        for table_id in await hall.logs.named(self.person.id, (OPEN,), LOOKED_AT):
            table = await hall.table(table_id)
            if table is not None and self._fits(table) and table.place_of_person(self.person.id) is not None:
                return table
        return None

    def _fits(self, table: HostedTable) -> bool:
        return (
            table.status == OPEN and table.policy.fill > 0 and table.kit.plays == self.game and table.club == self.club
        )

    async def _waiting(self, own: HostedTable | None) -> list[HostedTable]:
        """Older tables of people who are near enough, the nearest first."""
        hall = self.house.hall
        shelves = await hall.logs.lobby((OPEN,), LOOKED_AT, people=True, club=self.club)
        quick = [one.id for one in shelves if msgspec.json.decode(one.summary, type=Summary).fill]
        tables = [table for one in quick if (table := await hall.table(one)) is not None and self._fits(table)]
        mine = await self._rating((self.person.id,))
        near: list[tuple[float, HostedTable]] = []
        for table in tables:
            older = own is None or (table.opened_at, table.id) < (own.opened_at, own.id)
            if own is table or not older or table.place_of_person(self.person.id) is not None:
                continue
            apart = abs(mine - await self._rating(tuple(table.chairs[place].person for place in table.people)))
            if apart <= NEAR + WIDENS * (hall.now() - table.opened_at):
                near.append((apart, table))
        return [table for _, table in sorted(near, key=lambda one: (one[0], one[1].opened_at))]

    async def _rating(self, people: tuple[str, ...]) -> float:
        found = await self.house.history.ratings_of(people, self.game)
        return sum(found.get(one, UNKNOWN) for one in people) / max(1, len(people))

    async def _join(self, table: HostedTable) -> HostedTable | None:
        seated = {table.chairs[place].person for place in table.people} | {self.person.id}
        nets = await self.house.people.nets(seated)
        alike = any(other != self.person.id and net == nets.get(self.person.id) for other, net in nets.items())

        def decide(now: HostedTable) -> tuple[Entry, ...]:
            free = [place for place, chair in enumerate(now.chairs) if not chair.taken]
            if not self._fits(now) or not free:
                raise doing.NotNow("is-playing")
            return doing.sit(now, free[0], self.person.id, self.person.name, self.person.avatar, alike=alike)

        try:
            return await self.house.hall.change(table.id, decide)
        except doing.NotNow:
            return None

    async def _give_up(self, own: HostedTable) -> None:
        def decide(now: HostedTable) -> tuple[Entry, ...]:
            place = now.place_of_person(self.person.id)
            return () if place is None or now.status != OPEN else doing.leave(now, place)

        await self.house.hall.change(own.id, decide)

    async def _open(self) -> HostedTable:
        plug = find(self.game)
        headers = plug.headers(Wanted(code=plug.usual_code))
        opened = doing.opened(self.game, headers, Policy(rated=True, fill=FILL), self.person.id, self.club)
        person = self.person
        return await self.house.hall.open(
            opened, lambda table: doing.sit(table, 0, person.id, person.name, person.avatar)
        )


# ── Once more ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _once_more(house: House, old: HostedTable, person: Person, place: Place) -> HostedTable:
    """The table at which the people of another meet again: who asks first opens it, the others take their places."""
    wanted = new_id()
    after = await house.hall.change(old.id, lambda now: () if now.again else (Again(wanted),))
    assert after is not None
    if after.again == wanted:
        table = await _opened_again(house, old, person, place, wanted)
        for other in old.people:
            if other != place and table.status == OPEN:
                await house.circles.invite(old.chairs[other].person, wanted, person.id, person.name, house.now())
        return table
    await house.circles.answered(person.id, after.again)

    def decide(now: HostedTable) -> tuple[Entry, ...]:
        if now.place_of_person(person.id) is not None or now.status != OPEN:
            return ()
        free = [one for one, chair in enumerate(now.chairs) if not chair.taken]
        if not free:
            raise doing.NotNow("place-taken", place=LETTERS[place])
        own = place if place in free else free[0]
        return doing.sit(now, own, person.id, person.name, person.avatar)

    found = await house.hall.change(after.again, decide)
    if found is None:
        # Whoever was first is still opening it.
        raise doing.NotNow("stale")
    return found


async def _opened_again(house: House, old: HostedTable, person: Person, place: Place, table_id: str) -> HostedTable:
    headers = {name: value for name, value in old.headers.items() if name not in (*LETTERS, *BY_EDITION)}
    policy = replace(old.policy, fill=0.0)
    opened = doing.opened(old.kit.plays, headers, policy, person.id, old.club)

    def more(table: HostedTable) -> tuple[Entry, ...]:
        sat = doing.sit(table, place, person.id, person.name, person.avatar)
        alone = len(old.people) == 1
        return (*sat, *doing.start(fold_all(table, table.changed_at, sat))) if alone else sat

    return await house.hall.open(opened, more, table_id)
