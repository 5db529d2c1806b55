"""The next positions, by the movement that was announced and from what is on record: a draft, until published."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.entrants import Entrant
from ventaglio.tournaments.director.events import Drafted, GroupsCut, Match
from ventaglio.tournaments.director.movements import groups
from ventaglio.tournaments.director.movements.mover import Group, History, Order, mover
from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.rematches import pointed_out
from ventaglio.tournaments.director.seating import seat
from ventaglio.tournaments.director.standings import field
from ventaglio.tournaments.director.terms import Format, Movement, Number
from ventaglio.tournaments.director.tournament import Round, Tournament


def draft(t: Tournament) -> Drafted:
    """The positions of the next round; drawing again gives the same."""
    number = _next(t, t.published)
    _, phase, step = t.notice.phase_of(number)
    moves = mover(phase.movement)
    here = set(t.playing(number))
    if len(here) < t.notice.format.at_a_table:
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
        matches += _numbered(t, pairing.tables, group, tables)
        tables += places_of(order) if moves.fixed_tables else len(pairing.tables)
        rests += pairing.rests
        notes += pairing.notes
        kept.append(order)
    calendar = () if moves.by_standing else tuple(kept)
    return Drafted(number, tuple(matches), tuple(rests), tuple(notes), ranking, calendar)


def foretold(t: Tournament, one: Round) -> bool:
    """Whether a round belongs to a calendar fixed beforehand, tables and all: who plays it can be told where to go."""
    return mover(t.notice.phase_of(one.number)[1].movement).fixed_tables and bool(one.drafted.orders)


def places_of(order: Order) -> int:
    """How many tables a calendar of pairs has: the next group begins after them."""
    return (len(order) + 1) // 2


def _next(t: Tournament, after: int) -> int:
    if after >= t.notice.rounds:
        raise BadInput(f"all {t.notice.rounds} rounds are drawn", "tournament-no-more-rounds", rounds=t.notice.rounds)
    return after + 1


def _numbered(t: Tournament, tables: Sequence[Drawn], group: int, before: int) -> Iterator[Match]:
    for index, drawn in enumerate(tables, start=1):
        yield Match(t.notice.table(before + (drawn.number or index)), drawn.sides, group, drawn.notes)


def _order(phase: Phase, ranking: Sequence[Number]) -> Order:
    """The fixed order of a calendar that begins now: by rank, with a phantom where the field is odd."""
    odd = len(ranking) % 2 == 1 and mover(phase.movement).phantom
    return (*ranking, None) if odd else tuple(ranking)


def _pair(
    t: Tournament, phase: Phase, number: int, step: int, ranking: Sequence[Number], order: Order, here: set[Number]
) -> Pairing:
    """One group's tables. ``here``: who is there to play; the others' opponents rest where a calendar is kept."""
    group = Group(
        phase,
        step,
        number == t.notice.rounds,
        [n for n in ranking if n in here],
        tuple(n if n in here else None for n in order),
        _Past(t),
        t.seed,
        t.notice.format is Format.ONE_TO_ONE and t.regulation.opponent_changes.value,
    )
    moves = mover(phase.movement)
    pairing = moves.pair(group)
    if not moves.by_standing or moves.partners_change:
        return pairing
    modified = phase.movement is Movement.DANISH_MODIFIED and not group.last
    barred = group.history.met_last if group.changes or modified else set()
    return pointed_out(pairing, group.ranked, group.history.met, barred)


class _Past(History):
    """What a log has of the rounds before; each movement looks at a part of it only."""

    def __init__(self, t: Tournament) -> None:
        self._t = t

    @property
    def rested(self) -> Mapping[Number, int]:
        return self._t.rests()

    @property
    def met(self) -> set[frozenset[Number]]:
        return set(self._t.opponents())

    @property
    def met_last(self) -> set[frozenset[Number]]:
        return set(self._t.opponents(only_last=True))

    @property
    def partners_last(self) -> set[frozenset[Number]]:
        current = self._t.current
        played = current.matches.values() if current else ()
        return {frozenset(side) for match in played for side in match.sides if len(side) == 2}


# ── The first round ──────────────────────────────────────────────────────────────────────────────────────────────────


def _first(t: Tournament, phase: Phase, entered: Sequence[Number]) -> Drafted:
    """The first positions, as F19 2, INT 2 and CLUB 9 let them be made."""
    moves = mover(phase.movement)
    seated = seat(
        entered,
        t.notice.seating,
        seed=t.seed,
        categories=_known({n: t.entrants[n].category for n in entered}),
        clubs=_clubs([t.entrants[n] for n in entered]),
        meetings=moves.meetings(phase, len(entered) + len(entered) % 2),
        apart=t.notice.clubs_apart and not moves.partners_change,
    )
    everybody = tuple(n for n in seated.slots if n is not None)
    order: Order = everybody if moves.partners_change else seated.slots
    pairing = moves.first(Group(phase, 1, t.notice.rounds == 1, everybody, order, History(), t.seed))
    matches = tuple(_numbered(t, pairing.tables, 0, 0))
    calendar = () if moves.by_standing else (order,)
    return Drafted(1, matches, pairing.rests, (*seated.notes, *pairing.notes), (), calendar)


def _clubs(entrants: Sequence[Entrant]) -> dict[Number, str]:
    """From whose members each is kept apart: of two players' clubs, the one that more entrants belong to."""
    each = {one.number: tuple(dict.fromkeys(p.club for p in one.players if p.club)) or (one.club,) for one in entrants}
    many = Counter(club for clubs in each.values() for club in clubs)
    return _known({number: max(clubs, key=lambda club: (many[club], club)) for number, clubs in each.items()})


def _known(given: Mapping[Number, str]) -> dict[Number, str]:
    return {number: text for number, text in given.items() if text}


# ── Groups by merit ──────────────────────────────────────────────────────────────────────────────────────────────────


def cut(t: Tournament, sizes: Sequence[int] = ()) -> GroupsCut:
    """The groups of the phase that comes next, from the ranking that is now definitive (F19 20).

    Who is absent keeps the place (F19 39), except after a quarrel: there is no way back. ``sizes``, in tables, take
    the place of those that were announced; of these, what the field cannot fill is left out.
    """
    _, phase, _ = t.notice.phase_of(_next(t, t.completed))
    gone = {n for n, spells in t.spells.items() if any(spell.quarrel for spell in spells)}
    ranking = [number for number in field(t) if number not in gone]
    seats = t.notice.format.at_a_table
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
