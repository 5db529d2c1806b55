"""Circuits on a server: opened, changed and ranked, each line judged and on the disk before anybody is told."""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from ventaglio.core.codec import decoder, encode
from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.keys import digest, new_secret
from ventaglio.server.desk.lines import signed
from ventaglio.server.store.circuits import CircuitFolder, CircuitLine, CircuitRows
from ventaglio.server.store.database import Database
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.people import Key, key_of
from ventaglio.tournaments.season.ranking import Ranking, ranking
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import Rules
from ventaglio.tournaments.season.told import Told

MOST_LISTED: Final = 200
MOST_LINES: Final = 5_000
_BODY: Final = decoder(c.Happening)
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 8


class CircuitSummary(msgspec.Struct, frozen=True):
    """What a list of circuits shows."""

    id: str
    name: str
    events: int
    planned: int
    public: bool


class OpenedCircuit(msgspec.Struct, frozen=True):
    """A new circuit, and the key with which it is changed. It is told this once."""

    id: str
    key: str


class Season(msgspec.Struct, frozen=True):
    """A circuit with its ranking. ``waiting`` are events that are not over yet; they give nothing so far."""

    circuit: c.Circuit
    outcomes: tuple[Outcome, ...]
    weights: tuple[int, ...]
    waiting: tuple[str, ...]
    ranking: Ranking

    @property
    def told(self) -> Told:
        """What pages and papers say of it."""
        circuit = self.circuit
        return Told(
            circuit.name,
            circuit.about,
            circuit.rules,
            self.outcomes,
            self.ranking,
            circuit.seq,
            frozenset(circuit.gone),
        )

    @property
    def names(self) -> dict[str, str]:
        """What the events are called that are over, or were deleted."""
        gone = {one: body.name for one, body in self.circuit.gone.items()}
        return gone | {one.id: one.name for one in self.outcomes}


class Circuits:
    """The circuits of a database."""

    def __init__(self, database: Database, archive: Archive, clock: Callable[[], float]) -> None:
        self._rows = CircuitRows(database)
        self._archive = archive
        self._clock = clock

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def list(self, *, public: bool = False) -> tuple[CircuitSummary, ...]:
        """The newest first; only those that everybody may see, where that is asked."""
        folders = await self._rows.folders(MOST_LISTED, public=public)
        return tuple(
            msgspec.convert({"id": one.id, "public": one.public, **msgspec.json.decode(one.summary)}, CircuitSummary)
            for one in folders
        )

    async def log(self, circuit_id: str) -> tuple[c.Entry, ...]:
        return _entries(circuit_id, await self._rows.read(circuit_id))

    async def circuit(self, circuit_id: str) -> c.Circuit:
        return c.replay(await self.log(circuit_id))

    async def season(self, circuit_id: str, *, public: bool = False) -> Season:
        """A circuit as it stands: ranked from what its events came to, in the order in which they were added.

        With ``public``, by the names that everybody may see.
        """
        circuit = await self.circuit(circuit_id)
        ended = await self._outcomes(circuit)
        now = await self._keys_now(circuit)
        found = [(*one, event) for one, event in zip(circuit.events.items(), ended, strict=True)]
        over = [(event, weight) for _, weight, event in found if event is not None]
        outcomes, weights = tuple(event for event, _ in over), tuple(weight for _, weight in over)
        waiting = tuple(one for one, _, event in found if event is None)
        same, apart = (tuple((now(one), now(other)) for one, other in said) for said in (circuit.same, circuit.apart))
        apart = tuple((min(pair), max(pair)) for pair in apart)
        ranked = await asyncio.to_thread(ranking, circuit.rules, outcomes, weights, same, apart, public=public)
        return Season(circuit, outcomes, weights, waiting, ranked)

    async def _outcomes(self, circuit: c.Circuit) -> Sequence[Outcome | None]:
        """How each event of a circuit ended; of one that was deleted, what was kept of it."""
        copies = {one: gone for one, gone in circuit.gone.items() if gone.outcome is not None}
        kept = await self._archive.kept((gone.outcome, gone.club) for gone in copies.values() if gone.outcome)
        known = dict(zip(copies, kept, strict=True))
        found = await self._archive.outcomes(circuit.events)
        return [
            known.get(one) if one in circuit.gone else live for one, live in zip(circuit.events, found, strict=True)
        ]

    async def _keys_now(self, circuit: c.Circuit) -> Callable[[Key], Key]:
        return await self._archive.keys_now(circuit.events, [gone.club for gone in circuit.gone.values()])

    async def holds(self, circuit_id: str, key: str) -> bool:
        """Whether a key opens a circuit."""
        folder = await self._rows.folder(circuit_id)
        return folder is not None and hmac.compare_digest(folder.digest, digest(key))

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def open(self, name: str, by: str, rules: Rules, about: str = "") -> OpenedCircuit:
        """A new circuit, which nobody else sees yet."""
        body = c.Opened(signed_name(name), rules, about)
        c.demand(None, body)
        key, now = new_secret(), self._clock()
        entry = c.Entry(1, now, signed(by), body)
        made = c.fold(None, entry)
        while True:
            found = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
            folder = CircuitFolder(found, False, 1, _shown(made), digest(key), now, now)
            if await self._rows.create(folder, [_line(entry)]):
                return OpenedCircuit(found, key)

    async def record(
        self, circuit_id: str, by: str, *bodies: c.Happening, expected: int | None = None
    ) -> tuple[c.Entry, ...]:
        """Put on record, all or nothing. With ``expected``, only if that is still the last line."""
        while True:
            made = await self.circuit(circuit_id)
            if expected is not None and made.seq != expected:
                raise StaleSequence(expected, made.seq)
            entries: list[c.Entry] = []
            for wanted in bodies:
                body = wanted
                if isinstance(body, c.Joined):
                    await self._demand_known(made, (body.one, body.other))
                if isinstance(body, c.Parted):
                    body = await self._as_it_was_said(made, body)
                if isinstance(body, c.Settled):
                    await self._demand_known(made, [key for group in body.groups for key in group])
                    body = await self._with_former_keys(made, body)
                c.demand(made, body)
                entries.append(c.Entry(made.seq + 1, self._clock(), signed(by), body))
                made = c.fold(made, entries[-1])
            if not entries:
                return ()
            if made.seq > MOST_LINES:
                raise BadInput("the log of the circuit is full", "season-full", most=str(MOST_LINES))
            try:
                await self._rows.append(circuit_id, list(map(_line, entries)), _shown(made), public=made.public)
            except StaleSequence:
                continue
            return tuple(entries)

    async def agreed(self, tournament_id: str) -> tuple[str, ...]:
        """The names of the circuits in which a tournament counts by the word of those who hold it."""
        found = await self._counting(tournament_id)
        return tuple(one.name for one in found.values() if tournament_id in one.agreed)

    async def source_gone(self, tournament_id: str, name: str) -> None:
        """Tell every circuit in which a tournament counts that it is deleted; each keeps what it came to."""
        found = await self._counting(tournament_id)
        if found:
            kept, club = await self._archive.outcome(tournament_id), await self._archive.club(tournament_id)
            for one in found:
                await self.record(one, Role.DIRECTOR.value, c.SourceGone(tournament_id, name, kept, club))

    async def _counting(self, tournament_id: str) -> dict[str, c.Circuit]:
        """The circuits in which a tournament counts and of which nobody has said that it is gone."""
        made = {one: await self.circuit(one) for one in await self._rows.naming(tournament_id)}
        return {one: it for one, it in made.items() if tournament_id in it.events and tournament_id not in it.gone}

    async def _demand_known(self, circuit: c.Circuit, keys: Iterable[Key]) -> None:
        """Raise `BadInput` where nobody in the events of a circuit has a key of which something is said."""
        outcomes = await self._outcomes(circuit)
        rows = [row for one in outcomes if one is not None for row in one.rows]
        known = {key_of(player) for row in rows for player in row.everybody}
        for key in keys:
            if key not in known:
                raise BadInput(f"nobody is known as {key!r}", "season-nobody", key=key)

    async def _as_it_was_said(self, circuit: c.Circuit, body: c.Parted) -> c.Parted:
        """What the organiser takes back, by the keys of the day he said it: a registry may have merged people since."""
        now, wanted = await self._keys_now(circuit), {body.one, body.other}
        return next((c.Parted(*pair) for pair in circuit.same if set(map(now, pair)) == wanted), body)

    async def _with_former_keys(self, circuit: c.Circuit, body: c.Settled) -> c.Settled:
        """The same with what everybody was known by when something was last said of him, so that it counts no more."""
        now = await self._keys_now(circuit)
        former = sorted({key for pair in (*circuit.same, *circuit.apart) for key in pair if now(key) != key})
        return c.Settled(tuple((*group, *(key for key in former if now(key) in group)) for group in body.groups))

    async def new_key(self, circuit_id: str) -> str:
        """Another key; the old one opens nothing any more."""
        await self.circuit(circuit_id)
        key = new_secret()
        await self._rows.rekey(circuit_id, digest(key))
        return key


def signed_name(name: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def _entries(circuit_id: str, lines: Sequence[CircuitLine]) -> tuple[c.Entry, ...]:
    if not lines:
        raise BadInput(f"there is no circuit {circuit_id!r}", "season-none", circuit=circuit_id)
    return tuple(c.Entry(line.seq, line.at, line.by, _BODY.decode(line.body)) for line in lines)


def _line(entry: c.Entry) -> CircuitLine:
    return CircuitLine(entry.seq, entry.at, entry.by, encode(entry.body).decode())


def _shown(made: c.Circuit) -> str:
    return encode({"name": made.name, "events": len(made.events), "planned": made.rules.planned}).decode()


def link(circuit_id: str, key: str) -> str:
    """Where an organiser goes in the browser. The key stands where no server and no proxy writes it down."""
    return f"/circuits/{circuit_id}/edit#key={key}"
