"""Papers for people rather than for the desk: certificates, labels with names, cards that stand on a table."""

from collections.abc import Iterator

from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.paper.blocks import Sheet
from ventaglio.tournaments.paper.desk import Asked, sorted_by_name
from ventaglio.tournaments.paper.records import list_of

PODIUM = 3
"""So many of the ranking get a certificate, whether or not there are prizes for them."""


def certificates(a: Asked) -> Sheet:
    """A sheet for each player who has won something or stands among the first; a draft until the tournament is over."""
    won = dict.fromkeys(_won(a))
    items = tuple(
        {"name": str(player), "with": _others(a, number, str(player)), "what": what, "club": a.t.entrants[number].club}
        for number, what in won
        for player in a.t.entrants[number].players
    )
    labels = a.labels("certificate", "certified") | {"sign": a.words.text("role-director")}
    return Sheet("certificates", a.text("certificates"), labels, items, "" if a.t.ended else a.text("draft"))


def _won(a: Asked) -> Iterator[tuple[Number, str]]:
    """Who is certified, and what."""
    _ = a.after  # nobody has won anything before a round is over
    for row in standings(a.t)[:PODIUM]:
        yield row.entrant, a.text("placed", rank=str(row.rank), list="none")
    for one in settle(a.t).awarded:
        in_a_list = one.prize.group is not None or one.prize.category
        if one.entrant is not None and (in_a_list or one.prize.rank > PODIUM):
            list_ = list_of(a, one.prize) if in_a_list else "none"
            yield one.entrant, a.text("placed", rank=str(one.prize.rank), list=list_)


def _others(a: Asked, number: Number, name: str) -> str:
    """With whom one has won: the partner, or the team."""
    one = a.t.entrants[number]
    others = [str(player) for player in one.players if str(player) != name]
    if one.name:
        return a.text("certified-team", team=one.name)
    return a.text("certified-with", others=a.words.several(others)) if others else ""


def labels(a: Asked) -> Sheet:
    """A label for each player, twenty-four to a sheet: to wear, or for an envelope."""
    return Sheet("labels", a.text("labels"), {}, tuple(_people(a)))


def place_cards(a: Asked) -> Sheet:
    """A card for each player that is folded and stands on the table, with the name on both sides."""
    return Sheet("place-cards", a.text("place-cards"), {}, tuple(_people(a)))


def _people(a: Asked) -> Iterator[dict[str, object]]:
    """Everybody by entry, in alphabetical order."""
    for one in sorted_by_name(a.t.entrants.values()):
        for player in one.players:
            facts = {"number": str(one.number), "club": player.club or one.club, "team": one.name}
            yield {"surname": player.surname, "name": player.name, **facts}
