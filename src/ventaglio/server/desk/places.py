"""Where everybody sits when a match is played at tables of the server."""

from typing import Any, NamedTuple

from ventaglio.core.seats import LETTERS, Place
from ventaglio.server.tables import doing
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.entries import TOURNAMENT, Opened
from ventaglio.server.tables.policy import ClockKind, Policy
from ventaglio.server.tables.table import HostedTable
from ventaglio.tournaments.director.events import Match
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.terms import Format, Number
from ventaglio.tournaments.director.tournament import Round, Tournament

FIRST_FOUR = ((0, 1), (2, 3))
"""The pairs of a team that has lined up no others."""


class Seat(NamedTuple):
    """A place at one of the tables of a match: each of its score sheets has its own."""

    sheet: int
    place: Place

    @property
    def side(self) -> int:
        return self.place % 2

    @property
    def letter(self) -> str:
        return LETTERS[self.place]


Seats = dict[tuple[Number, int], Seat]
"""By entrant, and by the player's place in the entry."""


def seats(t: Tournament, one: Round, match: Match) -> Seats:
    """Who sits where. Partners face each other; the first pairs of two teams meet, and so do the second."""
    found: Seats = {}
    for side, members in enumerate(match.sides):
        for rank, number in enumerate(members):
            for sheet, pair in enumerate(_pairs(t, one, number)):
                for partner, player in enumerate(pair):
                    found[number, player] = Seat(sheet, side + 2 * (rank + partner))
    return found


def _pairs(t: Tournament, one: Round, number: Number) -> tuple[tuple[int, ...], ...]:
    if t.notice.format is Format.TEAMS:
        return one.lineups.get(number, FIRST_FOUR)
    return (tuple(range(t.notice.format.players)),)


class OwnSeat(NamedTuple):
    """A place that a player of an entrant has to take now."""

    player: int
    name: str
    live: str
    seat: Seat


def own_seats(t: Tournament, number: Number) -> tuple[OwnSeat, ...]:
    """The places of an entrant in the present round, in the order of its players."""
    if not t.notice.online:
        raise NotNow("tournament-offline")
    one = t.current
    found = one.side_of(number) if one is not None else None
    if one is None or found is None:
        raise NotNow("tournament-rests")
    match, _ = found
    lives = one.hosted.get(match.table)
    if lives is None:
        raise NotNow("tournament-opening")
    players = t.entrants[number].players
    return tuple(
        OwnSeat(player, str(players[player]), lives[seat.sheet], seat)
        for (entrant, player), seat in sorted(seats(t, one, match).items())
        if entrant == number
    )


def own_seat(t: Tournament, number: Number, player: int) -> OwnSeat:
    """The place of one player."""
    own = own_seats(t, number)
    chosen = next((one for one in own if one.player == player), None)
    if chosen is None:
        raise NotNow("tournament-player", players=", ".join(one.name for one in own))
    return chosen


def opening(tournament_id: str, t: Tournament) -> Opened:
    """The table at which a match is played: nobody else finds it, and the code's own clock runs where there is one."""
    rules = t.regulation.rules
    if rules is None:
        # The boards of a match are its passate. Nobody looks on: the same cards are played elsewhere.
        boards = {"Code": t.notice.code, "Edition": t.regulation.edition, "Match": "passate"}
        boards["Passate"] = str(t.notice.hands)
        if t.notice.buongioco:
            boards["Option.buongioco"] = t.notice.buongioco
        policy = Policy(public=False, clock=_own_clock(t), spectators=False, **_absence(t))
        return doing.opened(t.regulation.game, boards, policy, _owner(tournament_id))
    headers = {
        "Code": t.notice.code,
        "Edition": t.regulation.edition,
        "Players": str(_players(t.notice)),
        "Hands": str(t.notice.hands),
    }
    policy = Policy(public=False, clock="code" if rules.turn_seconds.value else _own_clock(t), **_absence(t))
    return doing.opened(t.regulation.game, headers, policy, _owner(tournament_id))


def bots_play(t: Tournament) -> bool:
    """Whether bots play for people who are not there: only if the notice says so, or is older than the question."""
    return t.notice.bots is not False


def _own_clock(t: Tournament) -> ClockKind:
    """Where the code has no seconds for a turn, a clock of ours ends with a bot: without bots there is none."""
    return "relaxed" if bots_play(t) else "none"


def _absence(t: Tournament) -> dict[str, Any]:
    """What follows when somebody goes away: a bot, or after the code's minutes the end of the match (F19 39)."""
    return {} if bots_play(t) else {"stand_ins": False, "grace": t.regulation.pause_minutes.value * 60.0}


def belongs(table: HostedTable, tournament_id: str) -> bool:
    """Whether a table was opened for this tournament: a log from elsewhere may name any."""
    return table.owner == _owner(tournament_id)


def _owner(tournament_id: str) -> str:
    return f"{TOURNAMENT}{tournament_id}"


def _players(notice: Notice) -> int:
    return 2 if notice.format is Format.ONE_TO_ONE else 4
