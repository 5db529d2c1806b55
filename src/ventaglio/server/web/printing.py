"""Papers as a worker makes them: typesetting is wanted by some servers only, and never in their own process."""

from collections.abc import Iterable, Mapping, Sequence

from ventaglio.tournaments.director.events import Entry
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.season.told import Posted, Told


def printed(
    kind: str,
    t: Tournament,
    lang: str,
    round_: int | None,
    after: int | None,
    entry: int | None,
    log: Iterable[Entry],
    public: str,
    own: Mapping[Number, str],
) -> bytes:
    """A paper as a PDF."""
    from ventaglio.tournaments.paper import print_
    from ventaglio.tournaments.paper.links import Links

    return print_(kind, t, lang, round=round_, after=after, entry=entry, log=log, links=Links(public, own))


def printed_board(coming: Sequence[Posted], latest: Sequence[Posted], circuits: Sequence[Told], lang: str) -> bytes:
    """The page for the notice board as a PDF."""
    from ventaglio.tournaments.paper.season import print_board

    return print_board(coming, latest, circuits, lang)
