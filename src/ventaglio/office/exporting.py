"""A tournament for other programs: everything as JSON, or its matches as a table for a spreadsheet."""

import csv
import io
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ventaglio.core.codec import to_plain
from ventaglio.director.events import Match
from ventaglio.director.prizes import settle
from ventaglio.director.standings import standings
from ventaglio.director.tournament import Round, Tournament

COLUMNS: Final = (
    "round", "table", "group", "first", "second", "first_players", "second_players",
    "first_total", "second_total", "first_mp", "second_mp", "first_vp", "second_vp",
    "first_how", "second_how",
)  # fmt: skip
"""One row for each match; ``how`` says where a score comes from, for either side."""

_FORMULA: Final = re.compile(r"(^|[;,:|\"])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])")
"""What a spreadsheet may take for the beginning of a formula: at the beginning of a cell, or after whatever it may take
for the end of one. Half of Europe parts cells by semicolons, and quotes do not help who parts them elsewhere."""


def export(t: Tournament) -> dict[str, Any]:
    """Everything there is to know about a tournament but its log, as plain data."""
    return {
        "notice": to_plain(t.notice),
        "entrants": [
            {**to_plain(one), "players": [msgspec.structs.asdict(player) for player in one.players]}
            for one in t.entrants.values()
        ],
        "rounds": [_round(t, one) for one in t.rounds if one.published is not None],
        "standings": {"after": t.completed, "rows": [to_plain(row) for row in standings(t)] if t.completed else []},
        "groups": [list(group) for group in t.groups],
        "prizes": to_plain(settle(t)),
        "interrupted": t.interrupted,
        "ended": t.ended,
    }


def export_csv(t: Tournament) -> str:
    """The matches of all rounds that are out."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for one in t.rounds:
        if one.published is not None:
            rows.writerows(_row(t, one, match) for match in one.matches.values())
    return text.getvalue()


def as_json(t: Tournament) -> bytes:
    """`export` as a file."""
    return msgspec.json.encode(export(t))


def as_csv(t: Tournament) -> bytes:
    """`export_csv` as a file, with the mark by which spreadsheets know that names may have accents."""
    return export_csv(t).encode("utf-8-sig")


def _round(t: Tournament, one: Round) -> dict[str, Any]:
    matches = [dict(zip(COLUMNS[1:], _row(t, one, match)[1:], strict=True)) for match in one.matches.values()]
    return {
        "round": one.number,
        "session": one.session,
        "matches": [{**row, "sides": match.sides} for row, match in zip(matches, one.matches.values(), strict=True)],
        "rests": list(one.rests),
        "absent": sorted(one.absent),
    }


def _row(t: Tournament, one: Round, match: Match) -> list[Any]:
    sheets = one.result(match.table).sheets
    totals = [sum(sheet[side] for sheet in sheets) for side in (0, 1)] if sheets else [None, None]
    awards = one.awards.get(match.table)
    return [
        one.number,
        match.table,
        match.group + 1,
        *("+".join(map(str, side)) for side in match.sides),
        *(" + ".join(_names(t, side, one.number)) for side in match.sides),
        *totals,
        *([award.mp for award in awards] if awards else [None, None]),
        *([award.vp for award in awards] if awards else [None, None]),
        *([award.kind.value for award in awards] if awards else [None, None]),
    ]


def _names(t: Tournament, side: tuple[int, ...], round_: int) -> Iterator[str]:
    """Who played a round, as they were then."""
    return (_harmless(t.entrants[number].in_round(round_).title) for number in side)


def _harmless(text: str) -> str:
    """A name of which no spreadsheet takes any part for a formula, wherever its country parts cells."""
    # A tab or the end of a line within a name would end a cell too.
    return _FORMULA.sub(r"\1'", " ".join(text.split()))
