"""How a tournament's log is stored, and how much of it there may be: the same at the desk and in a file."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from ventaglio.core.codec import decoder, encode
from ventaglio.server.store.tournaments import StoredLine
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import replay

LONGEST_NAME: Final = 80
MOST_LINES: Final = 20_000
"""Of a log: five times what the largest tournament of a weekend needs."""
LONGEST_LINE: Final = 16 * 1024
LONGEST_LIST: Final = 512 * 1024
"""Bytes of a line, and of one that lists everybody."""

_LISTS: Final = (
    *(e.Announced, e.Drafted, e.Rearranged, e.SatWrongly, e.StandingsPosted, e.GroupsCut, e.PrizesSet, e.Imported),
)
_BODY: Final = decoder(e.Happening)


def signed(name: str) -> str:
    """A name as it stands in the log: no longer than a column, and without signs that no database takes."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME]


def line_of(entry: e.Entry) -> StoredLine:
    """An entry as it is stored; `Objected` where it is longer than any that is meant."""
    body = encode(entry.body).decode()
    most = LONGEST_LIST if isinstance(entry.body, _LISTS) else LONGEST_LINE
    if len(body) > most:
        raise Objected(Objection("line-too-long", {"bytes": len(body), "most": most}))
    if entry.seq > MOST_LINES:
        raise Objected(Objection("log-full", {"most": MOST_LINES}))
    return StoredLine(entry.seq, entry.at, entry.by, entry.role, body)


def entries_of(lines: Sequence[StoredLine]) -> tuple[e.Entry, ...]:
    """Stored lines as entries."""
    return tuple(e.Entry(line.seq, line.at, line.by, line.role, _BODY.decode(line.body)) for line in lines)


def made_of(lines: Sequence[StoredLine], known: Tournament | None = None) -> Tournament:
    """The tournament that lines make, or that they make of one."""
    entries = entries_of(lines)
    return replay(entries) if known is None else reduce(fold, entries, known)


def shown(t: Tournament) -> str:
    """What a list of tournaments shows of one."""
    notice = t.notice
    told: dict[str, Any] = {
        "name": notice.name,
        "date": notice.date,
        "place": notice.place,
        "code": notice.code,
        "rounds": notice.rounds,
        "published": t.published,
        "ended": t.ended,
        "online": notice.online,
    }
    return encode(told).decode()
