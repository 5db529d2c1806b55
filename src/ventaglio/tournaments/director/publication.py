"""What everybody may see: the only door from a tournament to the public. What is not published cannot pass it."""

from collections.abc import Callable, Iterator, Mapping
from itertools import repeat

import msgspec

from ventaglio.core.provable_record import Void
from ventaglio.tournaments.director.awards import Awards
from ventaglio.tournaments.director.clock import minutes
from ventaglio.tournaments.director.entrants import Entrant, Player
from ventaglio.tournaments.director.events import Match, Row
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.prizes import Awarded, settle
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round, Tournament


class PublicEntrant(msgspec.Struct, frozen=True):
    """An entrant without card numbers and fees."""

    number: Number
    title: str
    players: tuple[str, ...]
    club: str = ""
    category: str = ""


class PublicScore(msgspec.Struct, frozen=True):
    """A result, once the ranking that contains it has been posted."""

    vp: tuple[int, int]
    mp: tuple[int, int]


class PublicMatch(msgspec.Struct, frozen=True):
    table: int
    sides: tuple[tuple[Number, ...], tuple[Number, ...]]
    group: int = 0
    score: PublicScore | None = None
    room: str = ""
    bots: tuple[Number, ...] = ()
    """For whom a bot played, once the score is posted."""


class PublicRound(msgspec.Struct, frozen=True):
    number: int
    matches: tuple[PublicMatch, ...]
    rests: tuple[Number, ...]
    started: float | None
    time_called: float | None
    earlier: tuple[PublicEntrant, ...] = ()
    """Whom somebody else has replaced since: each as it played this round."""


class PublicStandings(msgspec.Struct, frozen=True):
    after: int
    rows: tuple[Row, ...]
    checking_until: float | None
    """Until when mistakes can be reported, where the ranking is not definitive yet."""
    definitive: bool


class PublicBoards(msgspec.Struct, frozen=True):
    """How the boards come about: all that is on record of it, so that everybody can keep it and compare."""

    label: str
    promised: tuple[tuple[str, ...], ...]
    """The house's commitments, by round and board."""
    commitments: dict[str, str]
    closed: bool
    openings: dict[str, str]
    told: dict[str, str]
    """The house's secrets of boards that are over at every table, by their labels."""
    voids: tuple[Void, ...]


class PublicView(msgspec.Struct, frozen=True):
    name: str
    code: str
    format: str
    place: str
    date: str
    hands: int
    minutes: int
    """Of a round, as the notice or the code says."""
    rounds_planned: int
    movements: tuple[tuple[str, int], ...]
    """Each phase: its movement and how many rounds."""
    entrants: tuple[PublicEntrant, ...]
    rounds: tuple[PublicRound, ...]
    standings: PublicStandings | None
    groups: int
    prizes: tuple[Awarded, ...]
    interrupted: bool
    ended: bool
    phones: bool
    clock: bool
    """Whether players may see the time that is left."""
    boards: PublicBoards | None = None
    """Where every table of the server plays the same cards."""


Named = Callable[[Player], str]
"""How everybody may see the name of a player."""


def public(t: Tournament, named: Named = str) -> PublicView:
    """The tournament as the public may see it."""
    notice = t.notice
    standings = _standings(t)
    shown = t.posted[-1].awards if t.posted else ()
    return PublicView(
        notice.name,
        notice.code,
        notice.format.value,
        notice.place,
        notice.date,
        notice.hands,
        minutes(t),
        notice.rounds,
        tuple((phase.movement.value, phase.rounds) for phase in notice.phases),
        tuple(_entrant(one, named) for one in t.entrants.values()) if t.published else (),
        tuple(
            PublicRound(
                one.number,
                tuple(_match(one, match, awards, notice) for match in one.matches.values()),
                one.rests,
                one.started,
                one.time_called,
                tuple(_entrant(played, named) for played in played_by_others(t, one)),
            )
            for one, awards in zip(t.rounds[: t.published], (*shown, *repeat({}, t.published)), strict=False)
        ),
        standings,
        _groups(t),
        settle(t).awarded if t.ended else (),
        bool(t.interrupted),
        t.ended,
        notice.phones,
        notice.public_clock or t.regulation.time_left_told.value,
        public_boards(t),
    )


def public_boards(t: Tournament) -> PublicBoards | None:
    """How the boards come about, where they do."""
    found = t.boards
    if not found.label and not found.voids:
        return None
    return PublicBoards(
        found.label, found.promised, found.commitments, found.closed, found.openings, found.told, found.voids
    )


def _entrant(one: Entrant, named: Named) -> PublicEntrant:
    players = tuple(map(named, one.players))
    return PublicEntrant(one.number, one.name or " – ".join(players), players, one.club, one.category)


def played_by_others(t: Tournament, one: Round) -> Iterator[Entrant]:
    """The entrants that played a round with other players than they have now, as they played it."""
    for entrant in t.entrants.values():
        if entrant.earlier and (played := entrant.in_round(one.number)) is not entrant:
            yield played


def _groups(t: Tournament) -> int:
    """How many groups the positions that are out have."""
    if t.current is None or not t.notice.phase_of(t.current.number)[1].groups:
        return 0
    return 1 + max((match.group for match in t.current.matches.values()), default=0)


def _match(one: Round, match: Match, awards: Mapping[int, Awards], notice: Notice) -> PublicMatch:
    """``awards``: those of the round when the last ranking was posted. A correction shows with the next one."""
    worth = awards.get(match.table)
    score = PublicScore((worth[0].vp, worth[1].vp), (worth[0].mp, worth[1].mp)) if worth else None
    bots = one.result(match.table).bots if score else ()
    return PublicMatch(match.table, match.sides, match.group, score, notice.room_of(match.table), bots)


def _standings(t: Tournament) -> PublicStandings | None:
    if not t.posted:
        return None
    last = t.posted[-1]
    definitive = last.after <= t.locked
    until = last.at + t.regulation.provisional_minutes.value * 60 if last.checking and not definitive else None
    return PublicStandings(last.after, last.rows, until, definitive)
