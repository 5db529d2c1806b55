"""A tournament for other programs: everything as JSON, and its matches as rows."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ventaglio.core.codec import to_plain
from ventaglio.tournaments.director.events import Match
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.tournament import Round, Tournament

COLUMNS: Final = (
    "round", "table", "group", "first", "second", "first_players", "second_players",
    "first_total", "second_total", "first_mp", "second_mp", "first_vp", "second_vp",
    "first_how", "second_how", "first_cards", "second_cards",
)  # fmt: skip
"""One row for each match; ``how`` says where a score comes from, for either side, and ``cards`` whose it is."""


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


def match_rows(t: Tournament) -> Iterator[list[Any]]:
    """The matches of all rounds that are out, by `COLUMNS`."""
    return (_row(t, one, match) for one in t.rounds if one.published is not None for match in one.matches.values())


def as_json(t: Tournament) -> bytes:
    """`export` as a file."""
    return msgspec.json.encode(export(t))


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
    sheets = one.result(match.table).counted
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
        *(" + ".join(filter(None, _cards(t, side, one.number))) for side in match.sides),
    ]


def _names(t: Tournament, side: tuple[int, ...], round_: int) -> Iterator[str]:
    """Who played a round, as they were then."""
    return (" ".join(t.entrants[number].in_round(round_).title.split()) for number in side)


def _cards(t: Tournament, side: tuple[int, ...], round_: int) -> Iterator[str]:
    """The cards of a side's players in their order; a dash for who has none, nothing where nobody has one."""
    for number in side:
        cards = [player.card for player in t.entrants[number].in_round(round_).players]
        yield " / ".join(card or "–" for card in cards) if any(cards) else ""
