"""The next positions, by the movement that was announced and from what is on record: a draft, until published."""

from collections.abc import Iterator, Mapping, Sequence

from ventaglio.core.refusal import BadInput
from ventaglio.director.events import Drafted, GroupsCut, Match
from ventaglio.director.movements import danish, groups, mitchell, round_robin, yellow
from ventaglio.director.pairing import Drawn, Note, Pairing
from ventaglio.director.plan import Phase
from ventaglio.director.seating import seat
from ventaglio.director.standings import field
from ventaglio.director.terms import Format, Movement, Number
from ventaglio.director.tournament import Tournament

Order = tuple[Number | None, ...]


def draft(t: Tournament) -> Drafted:
    """The positions of the next round; drawing again gives the same."""
    number = _next(t, t.published)
    _, phase, step = t.notice.phase_of(number)
    here = set(t.playing(number))
    if len(here) < (4 if t.notice.format is Format.YELLOW else 2):
        raise BadInput(f"only {len(here)} entrants are here", "tournament-too-few", entrants=len(here))
    if number == 1:
        return _first(t, phase, tuple(n for n in t.entrants if n in here))
    ranking = field(t)
    orders = t.orders if step > 1 else ()
    fields = t.groups if phase.groups else (ranking,)
    matches: list[Match] = []
    rests: list[Number] = []
    notes: list[Note] = []
    kept: list[Order] = []
    tables = 0
    for group, members in enumerate(fields):
        belongs = set(members)
        ranked = tuple(n for n in ranking if n in belongs)
        order = orders[group] if orders else _order(phase, ranked)
        pairing = _pair(t, phase, number, step, ranked, order, here)
        matches += _numbered(pairing.tables, group, tables)
        # A calendar keeps the numbers of its tables, even of those at which nobody plays this time.
        calendar_of_pairs = phase.movement in (Movement.MITCHELL, Movement.ROUND_ROBIN)
        tables += places_of(order) if calendar_of_pairs else len(pairing.tables)
        rests += pairing.rests
        notes += pairing.notes
        kept.append(order)
    calendar = tuple(kept) if not phase.movement.by_standing else ()
    return Drafted(number, tuple(matches), tuple(rests), tuple(notes), ranking, calendar)


def places_of(order: Order) -> int:
    """How many tables a calendar of pairs has: the next group begins after them."""
    return (len(order) + 1) // 2


def _next(t: Tournament, after: int) -> int:
    if after >= t.notice.rounds:
        raise BadInput(f"all {t.notice.rounds} rounds are drawn", "tournament-no-more-rounds", rounds=t.notice.rounds)
    return after + 1


def _numbered(tables: Sequence[Drawn], group: int, before: int) -> Iterator[Match]:
    for index, drawn in enumerate(tables, start=1):
        yield Match(before + (drawn.number or index), drawn.sides, group, drawn.notes)


def _order(phase: Phase, ranking: Sequence[Number]) -> Order:
    """The fixed order of a calendar that begins now: by rank, with a phantom where the field is odd."""
    odd = len(ranking) % 2 == 1 and phase.movement is Movement.MITCHELL
    return (*ranking, None) if odd else tuple(ranking)


def _pair(
    t: Tournament, phase: Phase, number: int, step: int, ranking: Sequence[Number], order: Order, here: set[Number]
) -> Pairing:
    """One group's tables. ``here``: who is there to play; the others' opponents rest where a calendar is kept."""
    ranked = [n for n in ranking if n in here]
    rested = t.rests()
    match phase.movement:
        case Movement.DANISH:
            return danish.pure(ranked, rested)
        case Movement.DANISH_MODIFIED:
            last = number == t.notice.rounds
            return danish.modified(ranked, rested, set() if last else set(t.opponents(only_last=True)))
        case Movement.NO_REMATCH:
            return danish.without_rematch(ranked, rested, set(t.opponents()))
        case Movement.YELLOW_RANKED:
            return yellow.ranked(ranked, rested, _last_partners(t))
        case _:
            return _by_calendar(t, phase, step, order, here)


def _by_calendar(t: Tournament, phase: Phase, step: int, order: Order, here: set[Number]) -> Pairing:
    """A calendar made once: whoever would meet somebody who is not there rests (F19 39, INT 33)."""
    places = [n if n in here else None for n in order]
    match phase.movement:
        case Movement.MITCHELL:
            return mitchell.mitchell(places[0::2], places[1::2], step, phase.skip)
        case Movement.ROUND_ROBIN:
            return round_robin.round_of(places, step)
        case _:
            return yellow.rotation(places, step, phase.rounds, t.rests(), t.seed)


def _last_partners(t: Tournament) -> set[frozenset[Number]]:
    current = t.current
    if current is None:
        return set()
    return {frozenset(side) for match in current.matches.values() for side in match.sides if len(side) == 2}


# ── The first round ──────────────────────────────────────────────────────────────────────────────────────────────────


def _first(t: Tournament, phase: Phase, entered: Sequence[Number]) -> Drafted:
    """The first positions, as F19 2, INT 2 and CLUB 9 let them be made."""
    rotates = phase.movement in (Movement.YELLOW_ROTATION, Movement.YELLOW_RANKED)
    seated = seat(
        entered,
        t.notice.seating,
        seed=t.seed,
        categories=_known({n: t.entrants[n].category for n in entered}),
        clubs=_known({n: t.entrants[n].club for n in entered}),
        meetings=_meetings(phase, len(entered)),
        apart=t.notice.clubs_apart and not rotates,
    )
    order: Order = seated.slots
    everybody = [n for n in order if n is not None]
    match phase.movement:
        case Movement.MITCHELL | Movement.ROUND_ROBIN:
            pairing = _pair(t, phase, 1, 1, everybody, order, set(entered))
        case Movement.YELLOW_ROTATION:
            pairing = yellow.rotation(everybody, 1, phase.rounds, {}, t.seed)
            order = tuple(everybody)
        case Movement.YELLOW_RANKED:
            pairing = yellow.ranked(everybody, {}, set())
        case _:
            pairing = _as_seated(order)
    matches = tuple(_numbered(pairing.tables, 0, 0))
    calendar = (order,) if not phase.movement.by_standing else ()
    return Drafted(1, matches, pairing.rests, (*seated.notes, *pairing.notes), (), calendar)


def _known(given: Mapping[Number, str]) -> dict[Number, str]:
    return {number: text for number, text in given.items() if text}


def _as_seated(order: Order) -> Pairing:
    tables: list[Drawn] = []
    rests: list[Number] = []
    for first, second in zip(order[0::2], order[1::2], strict=True):
        if first is not None and second is not None:
            tables.append(Drawn(((first,), (second,))))
        else:
            rests += [n for n in (first, second) if n is not None]
    return Pairing(tuple(tables), tuple(rests))


def _meetings(phase: Phase, entrants: int) -> list[list[tuple[int, int]]]:
    """Which places meet in the rounds that the first seating decides."""
    places = entrants + entrants % 2
    tables = places // 2
    if phase.movement is Movement.MITCHELL:
        rounds = min(phase.rounds, mitchell.most_rounds(tables, phase.skip))
        return [[(2 * t, 2 * ((t - phase.skip * r) % tables) + 1) for t in range(tables)] for r in range(rounds)]
    if phase.movement is Movement.ROUND_ROBIN:
        return [list(one) for one in round_robin.calendar(places)[: phase.rounds]]
    return [[(2 * t, 2 * t + 1) for t in range(tables)]]


# ── Groups by merit ──────────────────────────────────────────────────────────────────────────────────────────────────


def cut(t: Tournament, sizes: Sequence[int] = ()) -> GroupsCut:
    """The groups of the phase that comes next, from the ranking that is now definitive (F19 20).

    Who is absent keeps the place (F19 39), except after a quarrel: there is no way back. ``sizes``, in tables, take
    the place of those that were announced; of these, what the field cannot fill is left out.
    """
    _, phase, _ = t.notice.phase_of(_next(t, t.completed))
    gone = {n for n, spells in t.spells.items() if any(spell.quarrel for spell in spells)}
    ranking = [number for number in field(t) if number not in gone]
    seats = 4 if t.notice.format is Format.YELLOW else 2
    tables = groups.tables_of(len(ranking), seats)
    return GroupsCut(groups.cut(ranking, groups.spread(sizes or _fitting(phase.groups, tables), tables), seats))


def _fitting(sizes: Sequence[int], tables: int) -> tuple[int, ...]:
    """As many of the announced groups as there are tables for: fewer may have come than were expected."""
    fit: list[int] = []
    for size in sizes:
        left = tables - sum(fit)
        if left >= size or not fit:
            fit.append(min(size, left))
        elif 2 * left >= size:
            return (*fit, left)
        else:
            return (*fit[:-1], fit[-1] + left)
    return tuple(fit)
