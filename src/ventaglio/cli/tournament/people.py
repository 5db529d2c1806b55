"""``ventaglio tournament warn, penalty, call, absent, substitute …``: people, and what the referee rules on them."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from ventaglio.cli.showing import clean
from ventaglio.cli.tournament.working import (
    HERE,
    Article,
    Referee,
    Round_,
    Where,
    Why,
    known_entrant,
    record,
    this_round,
)
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import terminal
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.importing import read
from ventaglio.tournaments.director.layered import Layered
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Tournament

Entrant = Annotated[int, Parameter(name="NUMBER", help="opt-tournament-number")]
Line = Annotated[int, Parameter(help="opt-tournament-line")]
PlayerNumber = Annotated[int | None, Parameter(name="--player", help="opt-tournament-player")]


def warn(
    number: Entrant,
    /,
    *,
    article: Article,
    referee: Referee,
    why: Why = "",
    table: Annotated[int, Parameter(help="opt-tournament-at-table", show_default=False)] = 0,
    player: PlayerNumber = None,
    call_: Annotated[int, Parameter(name="--call", help="opt-tournament-of-call", show_default=False)] = 0,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """Warn an entrant."""

    def made(t: Tournament) -> e.Warned:
        place = _place(t, known_entrant(t, number), player)
        round_now = max(this_round(t, round_), 1)
        return e.Warned(number, round_now, clean(article), clean(referee), clean(why), table, place, call_)

    return record(where, made)


def lift(entry: Line, /, *, referee: Referee, why: Why, where: Where = HERE) -> int:
    """Take a warning back."""
    return record(where, lambda t: e.WarningLifted(entry, clean(referee), clean(why)))


def penalty(
    number: Entrant,
    /,
    *,
    vp: Annotated[int, Parameter(help="opt-tournament-penalty-vp")],
    mp: Annotated[int, Parameter(help="opt-tournament-penalty-mp", show_default=False)] = 0,
    article: Article,
    referee: Referee,
    why: Why = "",
    call_: Annotated[int, Parameter(name="--call", help="opt-tournament-of-call", show_default=False)] = 0,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """Take points off, or give some, apart from any match."""

    def made(t: Tournament) -> e.Penalised:
        round_now = max(this_round(t, round_), 1)
        return e.Penalised(
            known_entrant(t, number), round_now, vp, clean(referee), clean(article), mp, clean(why), call_
        )

    return record(where, made)


def call(
    table: Annotated[int, Parameter(name="TABLE", help="opt-tournament-table")],
    /,
    *,
    referee: Referee,
    ruling: Annotated[str, Parameter(help="opt-tournament-ruling", show_default=False)] = "",
    irregularity: Annotated[str, Parameter(help="opt-tournament-irregularity", show_default=False)] = "",
    article: Annotated[list[str] | None, Parameter(help="opt-tournament-articles", negative="")] = None,
    appeal_of: Annotated[int, Parameter(help="opt-tournament-appeal", show_default=False)] = 0,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """The referee was called to a table."""

    def made(t: Tournament) -> e.Called:
        articles = tuple(map(clean, article or ()))
        return e.Called(
            this_round(t, round_), table, clean(referee), clean(irregularity), {}, articles, clean(ruling), appeal_of
        )

    return record(where, made)


def refer(number: Entrant, /, *, referee: Referee, why: Why, player: PlayerNumber = None, where: Where = HERE) -> int:
    """Report somebody to the Sports Justice."""

    def made(t: Tournament) -> e.Referred:
        return e.Referred(known_entrant(t, number), clean(referee), clean(why), _place(t, number, player))

    return record(where, made)


def absent(
    number: Entrant,
    /,
    *,
    untold: Annotated[bool, Parameter(help="opt-tournament-untold", negative="")] = False,
    for_good: Annotated[bool, Parameter(help="opt-tournament-for-good", negative="")] = False,
    quarrel: Annotated[bool, Parameter(help="opt-tournament-quarrel", negative="")] = False,
    round_: Round_ = None,
    where: Where = HERE,
) -> int:
    """An entrant does not play from the next round on (F19 39, INT 33)."""
    return record(
        where, lambda t: e.Absent(known_entrant(t, number), _next_round(t, round_), not untold, for_good, quarrel)
    )


def return_(number: Entrant, /, *, round_: Round_ = None, where: Where = HERE) -> int:
    """An entrant plays again."""
    return record(where, lambda t: e.Returned(known_entrant(t, number), _next_round(t, round_)))


def _next_round(t: Tournament, round_: int | None) -> int:
    return t.published + 1 if round_ is None else round_


def substitute(
    number: Entrant,
    /,
    *,
    out: Annotated[list[int], Parameter(name="--out", help="opt-tournament-out", negative="")],
    in_: Annotated[list[str], Parameter(name="--in", help="opt-tournament-in", negative="")],
    told_before: Annotated[bool, Parameter(help="opt-tournament-told-before", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Somebody else plays from now on (F19 39, INT 33)."""

    def made(t: Tournament) -> e.Substituted:
        places = tuple(_placed(t, known_entrant(t, number), place) for place in out)
        return e.Substituted(number, places, tuple(_player(t, name) for name in in_), told_before)

    return record(where, made)


def remark(text: Annotated[str, Parameter(help="opt-tournament-remark")], /, *, where: Where = HERE) -> int:
    """Put a remark on record."""
    return record(where, lambda t: e.Remarked(clean(text)))


def _place(t: Tournament, number: int, player: int | None) -> int | None:
    return None if player is None else _placed(t, number, player)


def _placed(t: Tournament, number: int, player: int) -> int:
    """A player's place in the entry, which people count from 1."""
    players: Sequence[Player] = t.entrants[number].players
    if not 1 <= player <= len(players):
        raise BadInput(
            terminal().text("tournament-no-player", player=str(player), number=str(number), many=len(players))
        )
    return player - 1


def _player(t: Tournament, text: str) -> Player:
    """A name as entries are read: the surname first, or before a comma."""
    alone = replace(t, entrants=Layered(), notice=replace(t.notice, format=Format.ONE_TO_ONE))
    surname, comma, name = clean(text).partition(",")
    table = [["cognome", "nome"], [surname, name]] if comma else [["giocatore"], [surname]]
    found = read(alone, table)
    if not found.entries:
        raise BadInput(terminal().text("tournament-no-players"))
    return found.entries[0].players[0]
