"""The ranking of a circuit: what each event gave, which of it counts, and in which order ties are decided."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

import msgspec

from ventaglio.tournaments.director.entrants import folded
from ventaglio.tournaments.season.people import Clash, Key, Pair, People
from ventaglio.tournaments.season.results import Outcome, Placed
from ventaglio.tournaments.season.rules import By, Ranked, Rules, Tie

WHOLE: Final = 100
"""A point in hundredths, and a weight of one in percent."""


class Figure(msgspec.Struct, frozen=True, gc=False):
    """What one event gave: the points of the place, those for being there, and the weight, in hundredths all together.

    ``event`` is its place in the circuit, from 0. Of a club, ``people`` brought it, and ``place`` is that of the best.
    """

    event: int
    place: int
    of: int
    vp: int
    base: int
    presence: int
    weight: int
    points: int
    counts: bool = True
    people: int = 0
    left_out: int = 0
    """People of a club whose points did not count, because enough others had more."""
    twice: bool = False
    """Whether the same person stands in that event twice, by the organiser's word: the better result is taken."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A place in the ranking of a circuit. ``rank`` is 0 where too few events were played; equals share a place."""

    rank: int
    key: Key
    title: str
    club: str
    category: str
    points: int
    """In hundredths."""
    played: int
    figures: tuple[Figure, ...]
    decided: Tie | None = None
    """What set it behind the one before, where points did not."""


class Ranking(msgspec.Struct, frozen=True):
    """The whole ranking, those of the categories where there are such, and whom to make sure about."""

    rows: tuple[Standing, ...]
    categories: dict[str, tuple[Standing, ...]]
    clashes: tuple[Clash, ...]
    known: dict[Key, str] = {}
    """The name beside each key that somebody has been known by."""


class _Made(msgspec.Struct, frozen=True, gc=False):
    """A result before anybody knows whether it counts."""

    key: Key
    title: str
    club: str
    category: str
    figure: Figure


def ranking(
    rules: Rules,
    outcomes: Sequence[Outcome],
    weights: Sequence[int],
    same: Sequence[Pair] = (),
    apart: Sequence[Pair] = (),
    *,
    public: bool = False,
) -> Ranking:
    """The ranking after these events, in their order; ``weights`` are percents, one for each.

    A public one has the names that everybody may see, and says nothing of who may be whom.
    """
    people = People(outcomes, same, apart, public=public)
    found: dict[Key, list[_Made]] = {}
    for number, (event, weight) in enumerate(zip(outcomes, weights, strict=True)):
        for made in _RANKED[rules.ranked](rules, people, number, event, weight):
            found.setdefault(made.key, []).append(made)
    rows = [_standing(rules, own) for own in found.values()]
    lists: dict[str, tuple[Standing, ...]] = {}
    if rules.categories and rules.ranked is not Ranked.CLUBS:
        names = sorted({row.category for row in rows if row.category}, key=folded)
        lists = {name: _ordered(rules, [row for row in rows if row.category == name], len(outcomes)) for name in names}
    ordered = _ordered(rules, rows, len(outcomes))
    return Ranking(ordered, lists, ()) if public else Ranking(ordered, lists, people.clashes(), people.written)


# ── What an event gives ──────────────────────────────────────────────────────────────────────────────────────────────


def base(rules: Rules, place: int, of: int, vp: int) -> int:
    """The points of a place, before those for being there and before the weight of the event."""
    if rules.by is By.VP:
        return max(vp, 0)
    if rules.by is By.BEATEN:
        return of - place
    return rules.table[place - 1] if place <= len(rules.table) else rules.others


def _figure(rules: Rules, number: int, event: Outcome, row: Placed, weight: int) -> Figure:
    of = len(event.rows)
    given = base(rules, row.place, of, row.vp)
    points = (given + rules.presence) * weight
    return Figure(number, row.place, of, row.vp, given, rules.presence, weight, points)


def _people(rules: Rules, people: People, number: int, event: Outcome, weight: int) -> Iterator[_Made]:
    best: dict[Key, _Made] = {}
    for row in event.rows:
        figure = _figure(rules, number, event, row, weight)
        for player in (*row.players, *(row.replaced if rules.replaced else ())):
            key = people.key(player)
            if key in best:
                # The rows come in the order of the ranking: what is there is the better.
                kept = best[key]
                best[key] = msgspec.structs.replace(kept, figure=msgspec.structs.replace(kept.figure, twice=True))
                continue
            best[key] = _Made(key, people.names[key], people.clubs[key], people.categories[key], figure)
    yield from best.values()


def _pairs(rules: Rules, people: People, number: int, event: Outcome, weight: int) -> Iterator[_Made]:
    for row in event.rows:
        keys = sorted({people.key(player) for player in row.players})
        clubs = " – ".join(dict.fromkeys(filter(None, row.clubs)))
        names = row.name or " – ".join(sorted((people.names[key] for key in keys), key=folded))
        figure = _figure(rules, number, event, row, weight)
        yield _Made(" + ".join(keys), names, clubs, row.category, figure)


def _clubs(rules: Rules, people: People, number: int, event: Outcome, weight: int) -> Iterator[_Made]:
    members: dict[str, list[Figure]] = {}
    names: dict[str, str] = {}
    for row in event.rows:
        for club in row.clubs:
            if club.strip():
                key = folded(club)
                names.setdefault(key, club.strip())
                members.setdefault(key, []).append(_figure(rules, number, event, row, weight))
    for key, figures in members.items():
        kept = sorted(figures, key=lambda one: -one.points)[: rules.club_best or None]
        figure = Figure(
            number, min(one.place for one in figures), len(event.rows), sum(one.vp for one in kept),
            sum(one.base for one in kept), sum(one.presence for one in kept), weight, sum(one.points for one in kept),
            people=len(kept), left_out=len(figures) - len(kept),
        )  # fmt: skip
        yield _Made(f"club {key}", names[key], "", "", figure)


_RANKED: Final[Mapping[Ranked, Callable[[Rules, People, int, Outcome, int], Iterator[_Made]]]] = {
    Ranked.PEOPLE: _people,
    Ranked.PAIRS: _pairs,
    Ranked.CLUBS: _clubs,
}

# ── The order ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _standing(rules: Rules, made: Sequence[_Made]) -> Standing:
    best = sorted(made, key=lambda one: -one.figure.points)[: rules.best or None]
    counted = {one.figure.event for one in best}
    figures = tuple(msgspec.structs.replace(one.figure, counts=one.figure.event in counted) for one in made)
    last = made[-1]
    club, category = (next((got for one in reversed(made) if (got := part(one))), "") for part in (_club, _category))
    points = sum(one.figure.points for one in best)
    return Standing(0, last.key, last.title, club, category, points, len(figures), figures)


def _club(made: _Made) -> str:
    return made.club


def _category(made: _Made) -> str:
    return made.category


def _ordered(rules: Rules, rows: Sequence[Standing], events: int) -> tuple[Standing, ...]:
    """In order, with their places; whoever has played too little comes after everybody, without one."""
    enough = [row for row in rows if row.played >= rules.least]
    short = [row for row in rows if row.played < rules.least]
    keys: list[tuple[Tie | None, Callable[[Standing], tuple[int, ...]]]] = [(None, lambda row: (-row.points,))]
    keys += [(tie, _TIES[tie](events)) for tie in rules.ties]
    found: list[Standing] = []
    for row, after in _sorted(enough, keys):
        rank = found[-1].rank if after is _EQUAL else len(found) + 1
        found.append(msgspec.structs.replace(row, rank=rank, decided=after if isinstance(after, Tie) else None))
    return (*found, *(row for row, _ in _sorted(short, keys)))


class _Equal:
    """Nothing tells two apart."""


_EQUAL: Final = _Equal()
Order = Sequence[tuple[Tie | None, Callable[[Standing], tuple[int, ...]]]]


def _sorted(rows: Sequence[Standing], keys: Order) -> Iterator[tuple[Standing, Tie | _Equal | None]]:
    """Everybody in order, each with what set it behind the one before."""
    if not keys:
        for number, row in enumerate(sorted(rows, key=lambda one: (folded(one.title), one.key))):
            yield row, _EQUAL if number else None
        return
    (tie, key), *rest = keys
    for number, (_, equal) in enumerate(groupby(sorted(rows, key=key), key=key)):
        for at, (row, after) in enumerate(_sorted(list(equal), rest)):
            yield row, tie if number and not at else after


def _places(events: int) -> Callable[[Standing], tuple[int, ...]]:
    # Whoever has no further result has no place there, which is worse than any.
    return lambda row: (*sorted(one.place for one in row.figures if one.counts), 1_000_000)


def _latest(events: int) -> Callable[[Standing], tuple[int, ...]]:
    return lambda row: (-sum(one.points for one in row.figures if one.event == events - 1),)


_TIES: Final[Mapping[Tie, Callable[[int], Callable[[Standing], tuple[int, ...]]]]] = {
    Tie.PLACES: _places,
    Tie.VP: lambda events: lambda row: (-sum(one.vp for one in row.figures if one.counts),),
    Tie.EVENTS: lambda events: lambda row: (-row.played,),
    Tie.LATEST: _latest,
}
