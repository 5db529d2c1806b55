"""Who owes what, who has paid, what is in the till, and what of it is given as prizes: all of it in whole cents."""

from collections.abc import Iterator, Sequence

import msgspec

from ventaglio.tournaments.director.events import Pot, Prize, Row, Share
from ventaglio.tournaments.director.money_events import How
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.till import Payment
from ventaglio.tournaments.director.tournament import Tournament


def due(t: Tournament, number: Number) -> tuple[int, ...]:
    """What each player of an entry owes: as agreed, else by the category, else by the notice."""
    one = t.entrants[number]
    agreed = t.till.agreed.get(number)
    if agreed is not None and len(agreed.fees) == len(one.players):
        return agreed.fees
    reduced = (each.cents for each in t.till.reductions if each.category and each.category == one.category)
    return (next(reduced, t.notice.fee),) * len(one.players)


def paid(t: Tournament, number: Number) -> tuple[int, ...]:
    """What each player of an entry has paid: the amounts on record, or all that is due where it is only ticked off."""
    owed = due(t, number)
    taken = t.till.of(number)
    if not taken:
        return owed if t.entrants[number].paid else (0,) * len(owed)
    return tuple(sum(amounts) for amounts in zip(*(_fitted(one.amounts, len(owed)) for one in taken), strict=True))


def _fitted(amounts: tuple[int, ...], many: int) -> tuple[int, ...]:
    return (*amounts, *((0,) * many))[:many]


def settled(t: Tournament, number: Number) -> bool:
    """Whether nobody of an entry owes anything."""
    return all(left <= 0 for left in outstanding(t, number))


def outstanding(t: Tournament, number: Number) -> tuple[int, ...]:
    """What each player still owes; less than nothing where something is to be given back."""
    return tuple(owed - had for owed, had in zip(due(t, number), paid(t, number), strict=True))


def gone(t: Tournament) -> dict[Number, int]:
    """What is in the till from entries that were cancelled since."""
    left: dict[Number, int] = {}
    for one in t.till.payments:
        if one.number not in t.entrants:
            left[one.number] = left.get(one.number, 0) + sum(one.amounts)
    return {number: cents for number, cents in left.items() if cents}


def collected(t: Tournament) -> int:
    """All fees in the till."""
    return sum(sum(paid(t, number)) for number in t.entrants) + sum(gone(t).values())


# ── The pot ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Potted(msgspec.Struct, frozen=True):
    """How the pot comes about: the fees of everybody who plays, what is kept of them, and what is given."""

    fees: int
    people: int
    kept: int
    """For each player, in all: for the hall, the federation, whatever the rule says."""
    share: int
    """What is given as prizes: the percentage of the rest, down to whole units."""
    prizes: tuple[Prize, ...]

    @property
    def left(self) -> int:
        """What stays with the organisers."""
        return self.fees - self.share


def potted(t: Tournament, pot: Pot, rows: Sequence[Row]) -> Potted:
    """The prizes that a pot makes, as a ranking stands. Their sum is the share to the cent.

    Everybody who plays counts with the fee that is due, so a prize does not change with who pays when.
    """
    playing = [number for number, one in t.entrants.items() if one.present]
    fees = sum(sum(due(t, number)) for number in playing)
    people = sum(len(t.entrants[number].players) for number in playing)
    kept = min(fees, pot.keep * people)
    share = (fees - kept) * pot.percent // 100
    share -= share % pot.unit
    shares = [one for one in pot.shares if _won(t, one, rows)]
    if not shares:
        return Potted(fees, people, kept, 0, ())
    cents = split(share, [one.weight for one in shares], pot.unit)
    prizes = tuple(
        Prize(one.rank, amount, group=one.group, category=one.category)
        for one, amount in zip(shares, cents, strict=True)
    )
    return Potted(fees, people, kept, share, prizes)


def split(cents: int, weights: Sequence[int], unit: int) -> tuple[int, ...]:
    """An amount in parts by their weights, each a multiple of the unit; the first get what is left, a unit each."""
    units, whole = cents // unit, sum(weights)
    parts = [units * weight // whole for weight in weights]
    for at in range(units - sum(parts)):
        parts[at] += 1
    return tuple(part * unit for part in parts)


def _won(t: Tournament, share: Share, rows: Sequence[Row]) -> bool:
    """Whether there is anybody for a prize: what nobody can win is shared by the others."""
    competing = (
        row
        for row in rows
        if (share.group is None or row.group == share.group)
        and (not share.category or t.entrants[row.entrant].category == share.category)
    )
    return sum(1 for _ in competing) >= share.rank


# ── The till ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Owing(msgspec.Struct, frozen=True):
    """A person on the cash sheet, by the place in an entry."""

    number: Number
    player: int
    name: str
    due: int
    paid: int
    why: str = ""
    """By which reduction."""

    @property
    def left(self) -> int:
        return self.due - self.paid


class CashSheet(msgspec.Struct, frozen=True):
    """The till of the evening, from everybody's fee to what must be in it."""

    people: tuple[Owing, ...]
    due: int
    paid: int
    fees: dict[How, int]
    """Fees taken with an amount, by how."""
    ticked: int
    """Fees that were only ticked off."""
    gone: int
    """In the till from entries that were cancelled."""
    moved: dict[How, int]
    till: int
    """What must be in cash: fees in cash and those ticked off, with everything else that went in and out."""


def cash(t: Tournament) -> CashSheet:
    """The cash sheet as the log stands."""
    people = tuple(_people(t))
    fees = {how: sum(sum(one.amounts) for one in t.till.payments if one.how is how) for how in How}
    moved = {how: sum(one.cents for one in t.till.moved if one.how is how) for how in How}
    ticked = sum(sum(paid(t, number)) for number in t.entrants if not t.till.of(number))
    return CashSheet(
        people,
        sum(one.due for one in people),
        sum(one.paid for one in people),
        fees,
        ticked,
        sum(gone(t).values()),
        moved,
        fees[How.CASH] + ticked + moved[How.CASH],
    )


def _people(t: Tournament) -> Iterator[Owing]:
    for number, one in t.entrants.items():
        why = reduced(t, number)
        owing = zip(one.players, due(t, number), paid(t, number), strict=True)
        for place, (player, owed, had) in enumerate(owing):
            yield Owing(number, place, str(player), owed, had, why if owed != t.notice.fee else "")


def reduced(t: Tournament, number: Number) -> str:
    """By what an entry pays another fee than the notice says; nothing where it does not."""
    one = t.entrants[number]
    agreed = t.till.agreed.get(number)
    if agreed is not None and len(agreed.fees) == len(one.players):
        return agreed.why
    return next((each.name for each in t.till.reductions if each.category and each.category == one.category), "")


def receipt(t: Tournament, entry: int) -> Payment | None:
    """The payment that a line of the log put on record."""
    return next((one for one in t.till.payments if one.entry == entry), None)
