"""The registry of a club at work: every change told to the tournaments it concerns, histories, and erasing for good."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.codec import decoder, encode, to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.archive import Archive
from ventaglio.server.store.circuits import CircuitRows
from ventaglio.server.store.database import Database
from ventaglio.server.store.registry import Make, Registry, new_id
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.registry.changing import Change, Step, all_ids
from ventaglio.tournaments.registry.erasing import Mine, erased_from, forgotten
from ventaglio.tournaments.registry.importing import PeopleReading, imported, read_people
from ventaglio.tournaments.registry.people import ERASED, Person, Roster
from ventaglio.tournaments.season.circuit import Happening, SourceGone
from ventaglio.tournaments.season.history import Years, years
from ventaglio.tournaments.season.people import Key, key_of, key_of_person
from ventaglio.tournaments.season.results import known_again

_LINE: Final = decoder(Happening)


class Registrar:
    """Whoever keeps the registries of a database."""

    def __init__(self, database: Database, archive: Archive, clock: Callable[[], float]) -> None:
        self._registry = Registry(database)
        self._tournaments = Tournaments(database)
        self._circuits = CircuitRows(database)
        self._archive = archive
        self._clock = clock

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def roster(self, club_id: str) -> Roster:
        return await self._registry.roster(club_id)

    async def changes(self, club_id: str) -> Sequence[Change]:
        """What was changed, the latest first."""
        return await self._registry.changes(club_id)

    async def years(self, club_id: str, person_id: str) -> Years:
        """What somebody has played in tournaments of the club."""
        person = (await self.roster(club_id)).known(person_id)
        finished = [(one.day, one.outcome) for one in await self._archive.held_by(club_id)]
        return years(person.id, finished)

    async def export(self, club_id: str, person_id: str) -> dict[str, Any]:
        """Everything that is known of somebody, as plain data: for whoever asks what is."""
        roster = await self.roster(club_id)
        person = roster.known(person_id)
        mine = {one.id for one in roster.everybody.values() if roster.person(one.id) == person}
        return {
            "person": to_plain(person),
            "merged": [to_plain(one) for one in roster.everybody.values() if one.id in mine and one.into],
            "changes": [
                {
                    "number": change.seq,
                    "at": change.at,
                    "by": change.by,
                    "what": change.step.what,
                    "before": [to_plain(one) for one in change.step.before if one.id in mine],
                    "after": [to_plain(one) for one in change.step.after if one.id in mine],
                }
                for change in await self._registry.changes(club_id, 10_000)
                if mine & {one.id for one in (*change.step.before, *change.step.after)}
            ],
            "tournaments": to_plain(await self.years(club_id, person_id)),
            "entries": await self._entries(club_id, erased_from(roster, person)),
        }

    async def _entries(self, club_id: str, mine: Mine) -> list[dict[str, Any]]:
        """How somebody stands in the logs of the club's tournaments, whether they are over or not."""
        found = []
        for folder in await self._tournaments.folders_of(club_id):
            for line in await self._tournaments.read(folder.id):
                body = msgspec.json.decode(line.body)
                if forgotten(body, mine, "") is not body:
                    found.append({"tournament": folder.id, "line": line.seq, "at": line.at, "entry": body})
        return found

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def do(self, club_id: str, by: str, make: Make) -> Change:
        """Make a change, and let the tournaments of the club tell people by their new names."""
        change = await self._registry.do(club_id, by, self._clock(), make)
        await self._retell(club_id, change.step)
        return change

    async def undo(self, club_id: str, seq: int, by: str) -> Change:
        """Take a change back."""
        change = await self._registry.undo(club_id, seq, by, self._clock())
        await self._retell(club_id, change.step)
        return change

    async def _retell(self, club_id: str, step: Step) -> None:
        before = {one.id: one.public for one in step.before}
        if any(before.get(one.id) != one.public or one.into for one in step.after) or len(before) > len(step.after):
            await self._tournaments.retell(club_id)

    async def read(self, club_id: str, rows: Sequence[Sequence[object]]) -> PeopleReading:
        """What a spreadsheet would bring in."""
        roster = await self.roster(club_id)
        return await asyncio.to_thread(read_people, roster, rows, new_id)

    async def import_(self, club_id: str, by: str, rows: Sequence[Sequence[object]]) -> PeopleReading:
        """Bring the good rows of a spreadsheet in, as one change."""
        done: list[PeopleReading] = []

        def make(roster: Roster) -> Step:
            done.append(read_people(roster, rows, new_id))
            return imported(roster, done[-1].people)

        await self.do(club_id, by, make)
        return done[-1]

    async def holder(self, tournament_id: str) -> str | None:
        """The club that holds a tournament."""
        return (await self._tournaments.head(tournament_id))[2]

    async def hold(self, tournament_id: str, club_id: str | None) -> None:
        """A club holds a tournament from now on, or none does."""
        if not await self._tournaments.last(tournament_id):
            raise BadInput(f"there is no tournament {tournament_id!r}", "tournament-none", tournament=tournament_id)
        await self._tournaments.held_by(tournament_id, club_id)

    async def erase(self, club_id: str, person_id: str, by: str) -> int:
        """Forget somebody: in the registry, in its changes, in the logs of the club's tournaments and of circuits.

        What was played stays, under nobody's name. The result is the number of tournaments in which he stood.
        """
        roster = await self.roster(club_id)
        person = roster.known(person_id)
        mine = erased_from(roster, person)
        stood = 0
        keys: set[Key] = set()
        for folder in await self._tournaments.folders_of(club_id):
            lines = await self._tournaments.read(folder.id)
            rewritten = await asyncio.to_thread(_without, [(one.seq, one.body) for one in lines], mine, person, keys)
            if rewritten:
                stood += 1
                await self._tournaments.rewrite(folder.id, rewritten)
        await self._from_copies(club_id, mine, person, keys)
        ids = {key_of_person(one) for one in all_ids(roster, person_id)}
        await self._from_circuits(key_of_person(person.id), keys | ids)
        await self._registry.erase(club_id, person_id, by, self._clock())
        await self._tournaments.retell(club_id)
        return stood

    async def _from_copies(self, club_id: str, mine: Mine, person: Person, keys: set[Key]) -> None:
        """Circuits keep what tournaments of the club came to that were deleted."""
        nobody = Player(ERASED, person=person.id)

        def known_as(player: Player) -> tuple[Player, str] | None:
            if not mine(player):
                return None
            keys.add(key_of(player))
            return nobody, ERASED

        for folder in await self._circuits.folders():
            rewritten: dict[int, str] = {}
            for line in await self._circuits.read(folder.id):
                body = _LINE.decode(line.body)
                if isinstance(body, SourceGone) and body.club == club_id and body.outcome is not None:
                    left = replace(body, outcome=known_again(body.outcome, known_as))
                    rewritten[line.seq] = encode(left).decode()
            if rewritten:
                await self._circuits.rewrite(folder.id, rewritten)

    async def _from_circuits(self, key: Key, others: set[Key]) -> None:
        """Circuits know people by cards, names and former ids where somebody has said that two are one."""
        known = dict.fromkeys(others, key)
        for folder in await self._circuits.folders():
            rewritten = {}
            for line in await self._circuits.read(folder.id):
                body = msgspec.json.decode(line.body)
                new = _renamed(body, known)
                if new != body:
                    rewritten[line.seq] = msgspec.json.encode(new).decode()
            if rewritten:
                await self._circuits.rewrite(folder.id, rewritten)


def _without(lines: Sequence[tuple[int, str]], mine: Mine, person: Person, keys: set[Key]) -> dict[int, str]:
    """The lines that say something of somebody, without it; what he was known by is added to ``keys``."""
    found: dict[int, str] = {}

    def noted(player: Any) -> bool:
        his = mine(player)
        if his:
            keys.add(key_of(player))
        return his

    for seq, text in lines:
        body = msgspec.json.decode(text)
        left = forgotten(body, noted, person.id)
        if left is not body:
            found[seq] = msgspec.json.encode(left).decode()
    return found


def _renamed(body: Mapping[str, Any], known: Mapping[str, str]) -> dict[str, Any]:
    def now(name: str, said: Any) -> Any:
        if name == "groups":
            return [list(dict.fromkeys(known.get(key, key) for key in group)) for group in said]
        return known.get(said, said) if name in ("one", "other") else said

    return {name: now(name, said) for name, said in body.items()}
