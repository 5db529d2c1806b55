"""The office: the one place where tournaments are opened, read, and written to.

Everything is judged on the state that the log makes, and appended to the log all or nothing; nobody is told that
something is on record before it is on the disk.
"""

import asyncio
import hmac
import itertools
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from ventaglio.core.codec import encode, whole
from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.lang import FALLBACK
from ventaglio.server.desk import saving
from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.bells import Bells
from ventaglio.server.desk.circuits import Circuits
from ventaglio.server.desk.copies import copied, keep
from ventaglio.server.desk.keys import HANDED_OUT, Bearer, bearer, digest, new_secret, secret_of, stored
from ventaglio.server.desk.lines import entries_of, line_of, made_of, shown, signed
from ventaglio.server.desk.restoring import Restored, examined
from ventaglio.server.store.database import Database
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Folder, Key, StoredLine, Tournaments
from ventaglio.tournaments.director.board_events import BoardsCommitted, BoardsOpened
from ventaglio.tournaments.director.events import (
    Announced,
    Entered,
    Entry,
    EntryChanged,
    Happening,
    Substituted,
)
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.judge import demand
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.roles import Role, may
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import announcement, demand_opening, opened
from ventaglio.tournaments.registry.matching import completed

KEPT: Final = 32
"""How many tournaments are kept folded; the others are read again when they are wanted."""

MOST_LISTED: Final = 500
"""How many tournaments a list shows."""

MOST_TURNS: Final = 20
"""How many keys of one entrant can be lost before the sheet has the first again: then somebody should see to it."""

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 8

WITH_PLAYERS: Final = (Entered, EntryChanged, Substituted)
"""Lines that say who plays."""

Examine = Callable[[bytes, bytes, str, float, str], Awaitable[Restored]]
"""How a file is examined: by `examined`, in a place where that keeps nobody waiting."""


async def examine_here(data: bytes, key: bytes, by: str, now: float, language: str) -> Restored:
    """In a thread, for whoever serves nobody else."""
    return await asyncio.to_thread(examined, data, key, by, now, language)


class Opened(msgspec.Struct, frozen=True):
    """A new tournament, and the secrets with which each role comes in. They are told this once."""

    id: str
    keys: dict[Role, str]


class Summary(msgspec.Struct, frozen=True):
    """What a list of tournaments shows. ``public``: whether everybody finds it there."""

    id: str
    name: str
    date: str
    place: str
    code: str
    rounds: int
    published: int
    ended: bool
    public: bool
    online: bool = False
    archived: bool = False


class Office:
    """The tournaments of a database, as one process works on them."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        since: Callable[[float], float] | None = None,
        *,
        seal: bytes = b"",
    ) -> None:
        self.database = database
        self._store = Tournaments(database)
        self._circuits = Circuits(database, Archive(database), clock)
        self._clock = clock
        self._since = since or (lambda moment: clock() - moment)
        self._seal = seal
        self._registry = Registry(database)
        self._folded: OrderedDict[str, Tournament] = OrderedDict()
        self._retold: dict[str, int] = {}
        """How often the people of each that is kept had been told anew when it was read."""
        self._reading: dict[str, asyncio.Task[Tournament]] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._bells = Bells(self._store.last)

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def list(self, *, archived: bool = False) -> tuple[Summary, ...]:
        """The latest tournaments, the newest first; or those that were put away."""
        return tuple(map(_summary, await self._store.folders(MOST_LISTED, archived=archived)))

    async def listed(self) -> tuple[Summary, ...]:
        """Those that everybody may find."""
        return tuple(map(_summary, await self._store.folders(MOST_LISTED, public=True)))

    async def running(self) -> tuple[Summary, ...]:
        """All that are played at tables of the server and not over."""
        found = map(_summary, await self._store.folders_saying('"online":true', '"ended":false'))
        return tuple(one for one in found if one.online and not one.ended)

    async def tournament(self, tournament_id: str) -> Tournament:
        """A tournament as it stands now."""
        seq, retold, _ = await self._store.head(tournament_id)
        known = self._folded.get(tournament_id)
        if known is not None and self._retold.get(tournament_id, 0) != retold:
            known = None
            self._folded.pop(tournament_id, None)
        if known is None:
            self._retold[tournament_id] = retold
            # Of several who want it at once one reads it; whoever goes away does not take it from the others.
            task = self._reading.get(tournament_id)
            if task is None:
                task = self._reading[tournament_id] = asyncio.create_task(self._read(tournament_id))
                task.add_done_callback(lambda done: self._reading.pop(tournament_id, None))
            return await asyncio.shield(task)
        if not seq:
            # Somebody has deleted it, perhaps in another process.
            self._folded.pop(tournament_id, None)
            raise _none(tournament_id)
        if seq < known.seq:
            # It was deleted, and an older copy brought back.
            self._folded.pop(tournament_id, None)
            return await self.tournament(tournament_id)
        lines = await self._store.read(tournament_id, known.seq) if seq > known.seq else ()
        made = await asyncio.to_thread(made_of, lines, known) if lines else known
        self._keep(tournament_id, made)
        return made

    async def _read(self, tournament_id: str) -> Tournament:
        lines = await self._store.read(tournament_id)
        if not lines:
            raise _none(tournament_id)
        made = await asyncio.to_thread(made_of, lines)
        self._keep(tournament_id, made)
        return made

    def time_at(self, t: Tournament) -> float:
        """The time by which a tournament is judged.

        At one that is played online nobody can play or object while the server is closed: that time is left out,
        since the round began that is played, or since the last ranking was shown.
        """
        if not t.notice.online:
            return self._clock()
        begun = () if t.current is None else (t.current.started, t.current.published)
        moments = [*(one.at for one in t.posted[-1:]), *(one for one in begun if one is not None)]
        return max(moments) + self._since(max(moments)) if moments else self._clock()

    async def log(self, tournament_id: str, after: int = 0) -> tuple[Entry, ...]:
        """The lines of the log that follow a line."""
        return await asyncio.to_thread(entries_of, await self._store.read(tournament_id, after))

    async def watch(self, tournament_id: str, seq: int, timeout: float) -> int:  # noqa: ASYNC109 -- no error when over
        """The number of the last line, as soon as it is later than ``seq``; or when so many seconds are over."""
        last = await self._last(tournament_id)
        return last if last > seq else await self._bells.wait(tournament_id, last, timeout)

    async def _last(self, tournament_id: str) -> int:
        last = await self._store.last(tournament_id)
        if not last:
            raise _none(tournament_id)
        return last

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def open(
        self, notice: Notice, by: str, *, public: bool = True, mark: str = "", club: str | None = None
    ) -> Opened:
        """A new tournament, with a key for every role at the desk; its players are looked up in the club that holds it.

        Under a ``mark`` its id and its keys are always the same; so whoever asks again gets the one that there is.
        """
        body = announcement(notice)
        now = self._clock()
        demand_opening(body)
        entry = Entry(1, now, signed(by), Role.DIRECTOR.value, body)
        made = opened(entry)
        keys: dict[Role, str] = {
            role: secret_of(self._marked(role.value, mark)) if mark else new_secret() for role in HANDED_OUT
        }
        rows = [stored(secret, role) for role, secret in keys.items()]
        for attempt in itertools.count():
            found = _id_of(self._marked(f"id {attempt}", mark)) if mark else _new_id()
            folder = Folder(found, public, 1, shown(made), now, now, club)
            if await self._store.create(folder, [line_of(entry)], rows):
                self._keep(found, made)
                return Opened(found, keys)
            if await self._store.key(found, digest(keys[Role.DIRECTOR])) is not None:
                return Opened(found, keys)
        raise AssertionError("one id or another is free")

    async def duplicate(
        self, tournament_id: str, notice: Notice, by: str, *, entries: bool = False, public: bool = True
    ) -> Opened:
        """Another tournament with the reduced fees and the prizes of this one and, if wanted, with its entries."""
        t = await self.tournament(tournament_id)
        folder = await self._store.folder(tournament_id)
        copy = await self.open(notice, by, public=public and (folder is None or folder.public))
        if folder is not None and folder.club:
            await self._store.held_by(copy.id, folder.club)
        brought = copied(t, entries=entries and notice.format is t.notice.format)
        try:
            await self.record(copy.id, by, Role.DIRECTOR, *brought)
        except Objected:
            # Nobody has been told of it yet.
            await self._store.delete(copy.id)
            self._folded.pop(copy.id, None)
            raise
        return copy

    def _marked(self, what: str, mark: str) -> bytes:
        """What nobody else guesses, and is the same whenever the same mark comes."""
        return hmac.digest(self._seal, encode((what, mark)), "sha256")

    async def record(
        self,
        tournament_id: str,
        by: str,
        role: Role,
        *bodies: Happening,
        expected: int | None = None,
        entrant: Number | None = None,
        mark: str = "",
    ) -> tuple[Entry, ...]:
        """Put on record, all or nothing, what the role may and the judge lets stand; else `Objected` is raised.

        Whoever has been overtaken is judged again on what the log has become; with ``expected``, the line he believed
        to be the last, he gets `StaleSequence` instead. A player speaks for his own ``entrant`` only. What is asked for
        again under the same ``mark`` is not done again: the result is what was put on record then.
        """
        bodies = tuple(announcement(one.notice) if isinstance(one, Announced) else one for one in bodies)
        for body in bodies:
            _permit(role, body, entrant)
        bodies = await self._completed(tournament_id, bodies)
        async with self._turns.setdefault(tournament_id, asyncio.Lock()):
            while True:
                if mark and (done := await self.done_before(tournament_id, mark)):
                    return done
                before = await self.tournament(tournament_id)
                if expected is not None and before.seq != expected:
                    raise StaleSequence(expected, before.seq)
                entries, lines, after = await asyncio.to_thread(self._judged, before, by, role, bodies)
                if not entries:
                    return ()
                try:
                    await self._store.append(tournament_id, lines, shown(after), mark)
                except StaleSequence:
                    continue
                self._keep(tournament_id, after)
                self._bells.ring(tournament_id, after.seq)
                return entries

    async def _completed(self, tournament_id: str, bodies: tuple[Happening, ...]) -> tuple[Happening, ...]:
        """Lines with what the registry of the club knows of the players in them."""
        if not any(isinstance(body, WITH_PLAYERS) for body in bodies):
            return bodies
        _, _, club = await self._store.head(tournament_id)
        if club is None:
            return bodies
        roster = await self._registry.roster(club)
        return tuple(
            msgspec.structs.replace(body, players=completed(roster, body.players))
            if isinstance(body, WITH_PLAYERS)
            else body
            for body in bodies
        )

    async def done_before(self, tournament_id: str, mark: str) -> tuple[Entry, ...]:
        """What was put on record under a mark; nothing if nothing was."""
        return entries_of(await self._store.marked(tournament_id, mark))

    def _judged(
        self, before: Tournament, by: str, role: Role, bodies: Sequence[Happening]
    ) -> tuple[tuple[Entry, ...], Sequence[StoredLine], Tournament]:
        now, judged_at = self._clock(), self.time_at(before)
        entries: list[Entry] = []
        made = before
        for asked in bodies:
            body = _numbered(made, asked)
            demand(made, body, judged_at)
            entries.append(Entry(made.seq + 1, now, signed(by), role.value, body))
            made = fold(made, entries[-1])
        return tuple(entries), tuple(map(line_of, entries)), made

    def _keep(self, tournament_id: str, made: Tournament) -> None:
        known = self._folded.get(tournament_id)
        if known is None or known.seq < made.seq:
            self._folded[tournament_id] = made
        self._folded.move_to_end(tournament_id)
        if len(self._folded) > KEPT:
            gone, _ = self._folded.popitem(last=False)
            self._retold.pop(gone, None)

    # ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def bearer(self, tournament_id: str, key: str) -> Bearer | None:
        """Who shows this key; None if it opens nothing."""
        found = await self._store.key(tournament_id, digest(key))
        return None if found is None else bearer(found)

    async def bearers(self, tournament_id: str) -> tuple[Bearer, ...]:
        """Everybody who has a key."""
        await self._last(tournament_id)
        return tuple(bearer(key) for key in await self._store.keys(tournament_id))

    async def new_key(self, tournament_id: str, role: Role, name: str = "", entrant: Number | None = None) -> str:
        """A key for somebody, told this once. A player's is for an entrant."""
        t = await self.tournament(tournament_id)
        if (role is Role.PLAYER) is not (entrant is not None):
            raise BadInput("a player's key is for an entrant, and no other is", "tournament-key-entrant")
        if entrant is not None and entrant not in t.entrants:
            raise Objected(Objection("no-entrant", {"number": entrant}))
        secret = new_secret()
        await self._store.add_key(tournament_id, stored(secret, role, signed(name), entrant))
        return secret

    async def own_keys(self, tournament_id: str) -> dict[Number, str]:
        """The key of every entrant, for a sheet with all of them: the same however often it is asked for.

        They follow from the secret of the house, so nobody has to keep them. An entrant who has none yet gets one.
        """
        t = await self.tournament(tournament_id)
        there = {key.digest for key in await self._store.keys(tournament_id) if key.entrant is not None}
        found: dict[Number, str] = {}
        for number in t.entrants:
            turns = [self._own_key(tournament_id, number, turn) for turn in range(MOST_TURNS)]
            found[number] = next((key for key in turns if digest(key) in there), turns[0])
        new = [stored(key, Role.PLAYER, "", number) for number, key in found.items() if digest(key) not in there]
        if new:
            await self._store.add_keys(tournament_id, new)
        return found

    def _own_key(self, tournament_id: str, number: Number, turn: int) -> str:
        return secret_of(self._marked(f"own {number} {turn}", tournament_id))

    async def revoke(self, tournament_id: str, key: str) -> None:
        """This key, shown itself or by its handle, opens nothing any more.

        After one of a sheet with the keys of all entrants there is another, so that the sheet never brings it back.
        """
        await self._last(tournament_id)
        found = digest(key)
        for one in await self._store.keys(tournament_id):
            if found == one.digest or bearer(one).handle == key:
                if (following := self._following(tournament_id, one)) is not None:
                    await self._store.add_keys(tournament_id, [following])
                await self._store.remove_key(tournament_id, one.digest)
                return
        raise BadInput("there is no such key", "tournament-no-key")

    def _following(self, tournament_id: str, key: Key) -> Key | None:
        """The next key of the same entrant, where this is one of a sheet with all of them."""
        if key.entrant is None:
            return None
        for turn in range(MOST_TURNS - 1):
            if digest(self._own_key(tournament_id, key.entrant, turn)) == key.digest:
                return stored(self._own_key(tournament_id, key.entrant, turn + 1), Role.PLAYER, key.name, key.entrant)
        return None

    # ── Spreadsheets ─────────────────────────────────────────────────────────────────────────────────────────────

    async def columns(self, tournament_id: str, person: str, mark: str) -> Mapping[str, str]:
        """What the columns of such a sheet are, as it was said once: to the club that holds the tournament, else to
        a person."""
        return await self._registry.columns(await self._keeper(tournament_id, person), mark)

    async def remember_columns(self, tournament_id: str, person: str, mark: str, said: Mapping[str, str]) -> None:
        """Keep in mind what the columns of such a sheet are."""
        await self._registry.remember(await self._keeper(tournament_id, person), mark, said)

    async def _keeper(self, tournament_id: str, person: str) -> str:
        folder = await self._store.folder(tournament_id)
        return (folder and folder.club) or person or tournament_id

    # ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def save(self, tournament_id: str) -> bytes:
        """The tournament as one file, sealed by this house."""
        folder = await self._store.folder(tournament_id)
        if folder is None:
            raise _none(tournament_id)
        keys = tuple(await self._store.keys(tournament_id))
        log = await self.log(tournament_id)
        return await asyncio.to_thread(saving.write, tournament_id, folder.public, log, keys, seal=self._seal)

    async def put_away(self, tournament_id: str, *, archived: bool = True) -> None:
        """Take it out of all lists of what goes on, or bring it back into them."""
        await self._last(tournament_id)
        await self._store.put_away(tournament_id, archived=archived)

    async def delete(self, tournament_id: str, name: str, folder: Path) -> Path:
        """Delete it for good; its last copy is written into a folder first. Who deletes it, names it.

        What counts in a circuit by the word of those who hold it is not deleted. Any other circuit that it counts in
        keeps what it came to, and says so: nobody can keep others from deleting what is theirs.
        """
        t = await self.tournament(tournament_id)
        if name.strip() != t.notice.name.strip():
            raise BadInput("this is not its name", "tournament-other-name", name=t.notice.name)
        if named := await self._circuits.agreed(tournament_id):
            told = ", ".join(named)
            raise BadInput(f"it counts in {told}", "tournament-counts", circuits=told)
        async with self._turns.setdefault(tournament_id, asyncio.Lock()):
            # Nothing is put on record between its last copy and its end.
            kept = await asyncio.to_thread(keep, folder, tournament_id, self._clock(), await self.save(tournament_id))
            await self._circuits.source_gone(tournament_id, t.notice.name)
            await self._store.delete(tournament_id)
            self._folded.pop(tournament_id, None)
        self._bells.ring(tournament_id, t.seq + 1)
        return kept

    async def restore(
        self, data: bytes, by: str = "", *, language: str = FALLBACK, examine: Examine = examine_here
    ) -> str:
        """The id of the tournament that a file holds: its own, or a new one where that is taken.

        One that this house has not sealed is judged line by line, and marked as imported by whoever brought it.
        """
        found = await examine(data, self._seal, by, self._clock(), language)
        wanted = found.id if _fits(found.id) else _new_id()
        while True:
            now = self._clock()
            folder = Folder(wanted, found.public, found.lines[-1].seq, found.shown, now, now)
            if await self._store.create(folder, found.lines, found.keys):
                return wanted
            wanted = _new_id()


def _permit(role: Role, body: Happening, entrant: Number | None) -> None:
    if not may(role, body):
        raise Objected(Objection("role", {"role": role.value}))
    spoken_for = isinstance(body, BoardsCommitted | BoardsOpened) and body.entrant != (entrant or 0)
    if spoken_for or (role is Role.PLAYER and getattr(body, "entrant", None) != entrant):
        raise Objected(Objection("not-yours"))


def _numbered(t: Tournament, body: Happening) -> Happening:
    """An entry without a number has the next one: several people enter pairs, and none knows what the others do."""
    fresh = isinstance(body, Entered) and not body.number
    return msgspec.structs.replace(body, number=t.last_number + 1) if fresh else body


def _none(tournament_id: str) -> BadInput:
    return BadInput(f"there is no tournament {tournament_id!r}", "tournament-none", tournament=tournament_id)


def _id_of(drawn: bytes) -> str:
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in drawn[:_ID_LENGTH])


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def _fits(tournament_id: str) -> bool:
    return len(tournament_id) == _ID_LENGTH and set(tournament_id) <= set(_LETTERS)


def _summary(folder: Folder) -> Summary:
    return msgspec.convert(
        {"id": folder.id, "public": folder.public, "archived": folder.archived, **msgspec.json.decode(folder.summary)},
        whole(Summary),
    )
