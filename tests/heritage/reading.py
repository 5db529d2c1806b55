"""What a program makes of the files of an earlier one: one function for each kind of file, each giving plain data.

All that these tests know of the program's own modules is in here, so that renaming one is a change in one place. Tests
that patch the program (a citation put right, a value changed, one more edition of a code) read with the same functions
and ask `differences` what that changed.

Words are apart from the rest, under ``told``: a sentence may be improved, what happened may not.
"""

import asyncio
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import select

from ventaglio.cli.position import parse_position
from ventaglio.core.codec import encode, to_plain
from ventaglio.core.norms import Cite
from ventaglio.core.provable_record import check_deals
from ventaglio.core.record import AnyGame, Record, Step, parse_record, replay, spell_record
from ventaglio.core.seats import TABLE, letter
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.shelves import all_games, games
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.desk import Office
from ventaglio.server.desk.saving import read as read_saved
from ventaglio.server.desk.saving import write as write_saved
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url, secret
from ventaglio.server.store.history import History, Ladder, Played
from ventaglio.server.store.logs import Logs
from ventaglio.server.store.migrate import migrate
from ventaglio.server.store.people import People
from ventaglio.server.store.schema import PEOPLE, TABLES
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import StoodIn, read_entry
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.pledging import Chance
from ventaglio.server.tables.records import course_of, record_of
from ventaglio.server.tables.records import read_log as entries_of
from ventaglio.server.tables.replaying import replay_of
from ventaglio.server.tables.scores import scores_of
from ventaglio.server.tables.shown import Shown
from ventaglio.server.tables.table import HostedTable
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.events import Entry, Imported
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.standings import accounts, standings
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import replay as tournament_of
from ventaglio.tournaments.words.audit import audit
from ventaglio.tournaments.words.desk import DeskWords

Plain = dict[str, Any]

ALL_GAMES: Final[Mapping[str, AnyGame]] = all_games()
LANGUAGES: Final = ("en", "it")

LATER_FACTS: frozenset[str] = frozenset(
    {"measure", "stock-cards", *(f"pozzetto {number}" for number in range(1, 6))},
)
"""Facts of a state that only later programs tell. They are left out here, or no digest of old would be found again."""

LOGINS: Final = {"anna": "quattro smazzate", "bice": "tre di bastoni"}
"""The passwords of those who have one in the data folders; nobody real has them."""


def digest(value: object) -> str:
    """Stands for something long: the same for the same value, and for no other."""
    text = json.dumps(to_plain(value), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def differences(expected: object, found: object, where: str = "") -> dict[str, tuple[object, object]]:
    """Where two results differ: the path of each difference, what was expected and what was found."""
    if isinstance(expected, dict) and isinstance(found, dict):
        pairs = [(key, expected.get(key), found.get(key)) for key in dict.fromkeys((*expected, *found))]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = [(index, *both) for index, both in enumerate(zip(expected, found, strict=True))]
    else:
        return {} if expected == found else {where: (expected, found)}
    return {
        path: both
        for key, one, other in pairs
        for path, both in differences(one, other, f"{where}/{key}" if where else str(key)).items()
    }


def _plain(found: Plain) -> Plain:
    """A result as it is after it was written to a file and read again."""
    again: Plain = json.loads(json.dumps(to_plain(found), ensure_ascii=False))
    return again


def _named(value: object, *names: str) -> list[Any]:
    """Some fields of a value: of all of them, one that is added later would be seen as a difference."""
    return [to_plain(getattr(value, name)) for name in names]


def _facts(game: AnyGame, state: Any, events: tuple[Any, ...] = ()) -> Plain:
    found = to_plain(game.facts(state, events))
    return {name: value for name, value in found.items() if name not in LATER_FACTS}


def _counts(game: AnyGame, steps: Sequence[Step]) -> Iterator[Plain]:
    """What the events themselves say, wherever they say something: counts of hands, rulings, the end of a match."""
    for step in steps:
        without = _facts(game, step.after)
        said = {name: value for name, value in _facts(game, step.after, step.events).items() if name not in without}
        ruled = _facts(game, step.after, step.events).get("orders")
        if said or ruled:
            yield {**said, **({"orders": ruled} if ruled else {})}


# ── Records and positions ────────────────────────────────────────────────────────────────────────────────────────────


def read_record(text: str, played: Sequence[Step] | None = None) -> Plain:
    """A record, replayed to its end. Raises where it cannot be read, or does not come out as it says.

    Of a match whose edition is not here the steps are ``played``, as its log has them: a record alone can then not be
    played through.
    """
    game, record = parse_record(text, ALL_GAMES)
    opening = final = game.open(record.headers)
    steps = list(replay(game, record)) if played is None else list(played)
    if steps:
        final = steps[-1].after
    table = _without_edition(game.headers(opening), record.headers)
    return _plain(
        {
            "game": game.name,
            "headers": record.headers,
            "table": table,
            "moves": len(record.moves),
            "lines": digest([f"{letter(one.by)} {game.spell_action(one.action)}" for one in record.moves]),
            "result": game.result(final),
            "final": _facts(game, final),
            "states": digest([_facts(game, step.after, step.events) for step in steps]),
            "counts": list(_counts(game, steps)),
            "deals": [check.verdict.value for check in check_deals(game, record, steps)],
            "told": {language: digest(_story(game, record, steps, language)) for language in LANGUAGES},
        }
    )


def _without_edition(headers: Mapping[str, str], written: Mapping[str, str]) -> dict[str, str]:
    """Headers made now, without the edition and its fingerprints where what was written is older than those."""
    later = set() if "Edition" in written else {"Edition", "Fingerprint", "Rulings"}
    return {name: value for name, value in headers.items() if name not in later}


def _story(game: AnyGame, record: Record, steps: Sequence[Step], language: str) -> list[str]:
    """What the public is told of a match."""
    opening = game.open(record.headers)
    telling = find(game.name).telling(Voice(translator(language)), game.view(opening, None), None)
    told: list[str] = []
    for step in steps:
        state, seen = step.before, []
        for event in step.events:
            seen.append(game.redact(event, None, state))
            state = game.fold(state, event)
        told += telling.tell(step.move.by, seen)
    return told + telling.rest()


def read_position(text: str) -> Plain:
    """A position, and what whoever is on turn may do in it. What it leaves out is dealt from the rest of the pack."""
    game, state = parse_position(text, Path("position"))
    turn = game.turn(state)
    choices = [] if turn in (None, TABLE) else [game.spell_action(one) for one in game.legal(state)]
    return _plain(
        {
            "game": game.name,
            "turn": None if turn is None else letter(turn),
            "facts": _facts(game, state),
            "choices": len(choices),
            "legal": digest(sorted(choices)),
            "again": _as_old_as(text, game.spell_position(state)),
        }
    )


def _as_old_as(text: str, again: str) -> str:
    """A position written again, without the edition where the one of old names none."""
    named = "\nedition:" in text
    return "".join(line for line in again.splitlines(keepends=True) if named or not line.startswith("edition:"))


# ── Tables of a server ───────────────────────────────────────────────────────────────────────────────────────────────

Rows = Sequence[tuple[int, float, str]]
"""The entries of a log: number, time, text."""


def rows_of(text: str) -> Rows:
    """The rows of a log from a file that has one a line."""
    rows = [json.loads(line) for line in text.splitlines()]
    return [(row["seq"], row["at"], row["body"]) for row in rows]


def table_after(table_id: str, rows: Rows) -> tuple[HostedTable, list[Any]]:
    """The table that a log leaves, and the facts of the game after each entry that changed them."""
    (opened_at, opened), *entries = entries_of((at, body) for _, at, body in rows)
    table = table_of(table_id, opened_at, opened)
    states: list[Any] = []
    for at, entry in entries:
        before, table = table, fold(table, at, entry)
        if table.state is not before.state:
            states.append(_facts(table.kit.game, table.state))
    return table, states


def read_log(table_id: str, rows: Rows) -> Plain:
    """The log of a table: how it stands, and what may be told of it."""
    table, states = table_after(table_id, rows)
    found: Plain = {
        **standing(table),
        "rows": [rows[-1][0], len(rows)],
        "owner": table.owner,
        "policy": _named(table.policy, "public", "clock", "undo", "level", "rated", "spectators", "referee"),
        "chairs": [_named(one, "person", "name", "level", "arrived", "away_since", "stand_in") for one in table.chairs],
        "watchers": [_named(one, "person", "name", "place", "admitted") for one in table.watchers],
        "asked": None if table.ask is None else [table.ask.what, table.ask.place, sorted(table.ask.agreed)],
        "clock": [table.allowed, table.grace, table.turn_since, table.paused_at],
        "back to": [seq for seq, _ in table.marks],
        "states": digest(states),
    }
    if table.state is not None:
        found |= _course(table_id, rows)
    return _plain(found)


def standing(table: HostedTable) -> Plain:
    """How a table stands, in short."""
    game, state = table.kit.game, table.state
    return {
        "game": game.name,
        "headers": table.headers,
        "status": table.status,
        "closed": [table.why_closed, table.closed_by],
        "seq": table.seq,
        "deals": table.deals,
        "turn": table.turn_place,
        "final": {} if state is None else _facts(game, state),
        "result": {} if state is None else game.result(state),
        "standings": [] if state is None else [list(one) for one in table.kit.standings(state)],
    }


def _course(table_id: str, rows: Rows) -> Plain:
    """What is told of the hands that are over: replay, scores, and the record, which must replay by itself."""
    course = course_of(table_id, entries_of((at, body) for _, at, body in rows))
    table = course.table
    text = spell_record(table.kit.game, record_of(course))
    # What names no rulings was ruled by a referee who may have been put right since: its log has what he ordered then.
    ruled_then = table.foreign or (table.kit.game.name.endswith("-live") and "Rulings" not in table.headers)
    record = read_record(text, course.steps if ruled_then else None)
    told: Plain = {}
    for language in LANGUAGES:
        again = replay_of(Shown.of(course), 1, len(course.steps), language)
        told[f"replay {language}"] = digest([step.sentences for step in again.steps])
        told[f"scores {language}"] = digest(scores_of(course, language))
    scores = scores_of(course, LANGUAGES[0])
    record["headers"] = _without_edition(record["headers"], table.headers)
    return {
        "steps": len(course.steps),
        "hands": [[tally.total for tally in hand.tallies] for hand in scores.hands],
        "record": {name: record[name] for name in ("headers", "moves", "lines", "states", "counts", "deals")},
        "told": told,
    }


# ── Tournaments ──────────────────────────────────────────────────────────────────────────────────────────────────────


def read_tournament(data: bytes) -> Plain:
    """A tournament that was saved as one file."""
    saved = read_saved(data)
    keys = sorted([key.role, key.name, key.entrant or 0] for key in saved.keys)
    found = {"id": saved.id, "public": saved.public, "keys": keys}
    return _plain({**found, **_tournament(tournament_of(saved.log), saved.log)})


def _tournament(t: Tournament, log: Sequence[Entry]) -> Plain:
    notice = t.notice
    lines = accounts(t, t.published)
    goes_on = bool(t.seed) and not t.ended and t.draft is None and t.completed == t.published < notice.rounds
    words = {language: DeskWords(Voice(translator(language))) for language in LANGUAGES}
    told = {language: digest([audit(own, entry, t) for entry in log]) for language, own in words.items()}
    return {
        "name": notice.name,
        "code": notice.code,
        "audit": len(log),
        "seq": t.seq,
        "rounds": [notice.rounds, t.published, t.completed, t.locked],
        "over": [t.ended, t.interrupted],
        "entrants": {str(n): [one.title, one.present, one.since, one.substituted] for n, one in t.entrants.items()},
        "tables": [
            {str(table): match.sides for table, match in one.matches.items()} | {"rests": one.rests} for one in t.rounds
        ],
        # Every figure of every ranking: rank, entrant, victory points, match points, points, group.
        "standings": [[_row(row) for row in standings(t, after)] for after in range(1, t.completed + 1)],
        "posted": [[one.after, one.checking, [_row(row) for row in one.rows]] for one in t.posted],
        # Every line of every account: source, round, victory points, match points, points, table, lines of the log.
        "accounts": {
            str(number): [
                [one.source.value, one.round, one.vp, one.mp, one.points, one.table, one.entries] for one in own
            ]
            for number, own in lines.items()
        },
        "articles": {str(number): [_cited(one.cite) for one in own] for number, own in lines.items()},
        "warnings": {str(number): len(t.warnings(number)) for number in t.entrants if t.warnings(number)},
        "groups": t.groups,
        "prizes": _prizes(t),
        "next": [[one.table, one.sides] for one in draft(t).matches] if goes_on and not _uncut(t) else [],
        "told": told,
    }


def _row(row: object) -> list[Any]:
    return _named(row, "rank", "entrant", "vp", "mp", "points", "group")


def _prizes(t: Tournament) -> Plain:
    settled = settle(t)
    awarded = [[*_named(one.prize, "rank", "cents", "thing"), one.entrant, one.rank] for one in settled.awarded]
    return {"awarded": awarded, "money": _named(settled, "refund", "collected", "given")}


def _cited(cite: Cite | None) -> str:
    return "" if cite is None else str(cite)


def _uncut(t: Tournament) -> bool:
    """Whether groups must be cut before the next round can be drawn."""
    index, phase, _ = t.notice.phase_of(t.published + 1)
    return bool(phase.groups) and t.groups_of_phase != index


# ── Data folders ─────────────────────────────────────────────────────────────────────────────────────────────────────


def read_data(folder: Path) -> Plain:
    """A data folder, as a server that starts on it finds it. The database is changed by that: give it a copy."""
    return asyncio.run(_read_data(folder))


async def _read_data(folder: Path) -> Plain:
    database = Database(database_url(folder, {}))
    try:
        await migrate(database)
        return _plain(
            {
                "secret": hashlib.sha256(secret(folder)).hexdigest()[:16],
                **await _tables(database),
                **await _people(database),
                "tournaments": await _tournaments(database),
            }
        )
    finally:
        await database.close()


async def _tables(database: Database) -> Plain:
    logs, hall = Logs(database, "reader"), Hall(database, key=b"reader")
    async with database.reading() as connection:
        known = [row.id for row in await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))]
    tables: Plain = {}
    for table_id in known:
        shelf, table = await logs.shelf(table_id), await hall.table(table_id)
        assert shelf is not None
        assert table is not None
        summary = json.loads(shelf.summary)
        shown = [shelf.game, shelf.code, shelf.public, shelf.status, shelf.seq, shelf.created_at, shelf.changed_at]
        stands = standing(table)
        # The logs that lie beside the database say it at length.
        stands["final"] = digest(stands["final"])
        tables[table_id] = {"shelf": shown, "hand": summary["hand"], "chairs": summary["chairs"], **stands}
    lobby = [shelf.id for shelf in await logs.lobby(("open", "playing", "over", "closed"))]
    return {"tables": tables, "lobby": lobby}


async def _people(database: Database) -> Plain:
    async with database.reading() as connection:
        wanted = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.created_at).order_by(PEOPLE.c.id)
        known = [list(row) for row in await connection.execute(wanted)]
    people, history = People(database), History(database)
    which: tuple[Ladder, ...] = ("one", "pair")
    return {
        "people": known,
        "entered": {login: (await people.enter(login, password)).id for login, password in LOGINS.items()},
        "results": {one[0]: [_played(table) for table in await history.history(one[0])] for one in known},
        "ladders": {
            f"{game} {ladder}": [
                _named(one, "people", "names", "rating", "mu", "sigma", "matches")
                for one in await history.ladder(game, ladder)
            ]
            for game in games()
            for ladder in which
        },
    }


def _played(table: Played) -> list[Any]:
    how = _named(table.finish, "table_id", "game", "code", "ended_at", "how", "rated")
    seats = [_named(seat, "person_id", "name", "side", "won", "score") for seat in table.finish.seats]
    return [table.seat, *how, seats]


_SUMMARY: Final = ("id", "name", "date", "place", "code", "rounds", "published", "ended", "public", "online")


async def _tournaments(database: Database) -> Plain:
    office = Office(database, lambda: 0.0)
    found: Plain = {}
    for one in await office.list():
        t = await office.tournament(one.id)
        bearers = sorted(
            [bearer.role.value, bearer.name, bearer.entrant or 0] for bearer in await office.bearers(one.id)
        )
        found[one.id] = {"summary": _named(one, *_SUMMARY), "keys": bearers, **_tournament(t, await office.log(one.id))}
    return found


# ── Going on ─────────────────────────────────────────────────────────────────────────────────────────────────────────

MOST_STEPS: Final = 500


def finish_hand(table_id: str, rows: Rows) -> bool:
    """Whether the hand that is being played at a table comes to its end, with bots for everybody who is there."""
    table, _ = table_after(table_id, rows)
    assert table.in_hand
    chance = Chance(
        lambda: "nonce", lambda label, nonce: bytes(32), lambda table, place: Random(f"{table.seq} {place}")
    )
    entries: tuple[Any, ...] = tuple(StoodIn(place, "socio") for place in table.people)
    for _ in range(MOST_STEPS):
        for entry in entries:
            table = fold(table, table.changed_at, read_entry(table.kit.game.name, encode(entry).decode()))
        if not table.in_hand:
            return True
        next_due = due(table)
        assert next_due is not None
        entries = next_due.do(chance)
    return False


def _again(data: bytes) -> Plain:
    """A tournament that was imported and saved, apart from the line that says so: no house had signed it then."""
    saved = read_saved(data)
    *log, last = saved.log
    assert last.body == Imported(len(log)), "every line is as this program would have written it"
    return read_tournament(write_saved(saved.id, saved.public, tuple(log), saved.keys))


async def restored(folder: Path, saved: Mapping[str, bytes]) -> dict[str, Plain]:
    """What is read of saved tournaments after they were restored on another computer, and saved there again."""
    database = Database(database_url(folder, {}))
    try:
        await migrate(database)
        office = Office(database, lambda: 0.0)
        return {name: _again(await office.save(await office.restore(data))) for name, data in saved.items()}
    finally:
        await database.close()
