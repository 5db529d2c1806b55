"""Money at the desk: who owes what, what was taken, what is in the till. For those alone who may take it."""

import asyncio

import msgspec
from litestar import Controller, get
from litestar.exceptions import PermissionDeniedException

from ventaglio.server.desk.keys import Bearer
from ventaglio.server.web.asking import AnyRequest, language_of
from ventaglio.server.web.tournament.choices import Term
from ventaglio.server.web.tournament.door import TournamentId, at_the_desk
from ventaglio.tournaments.director import money
from ventaglio.tournaments.director.money_events import How, MoneyTaken, Reduction
from ventaglio.tournaments.director.roles import permitted
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords, desk_words
from ventaglio.tournaments.words.money import till


class PersonFee(msgspec.Struct, frozen=True):
    """A player of an entry: what he owes, and what he has paid. Cents, as everywhere."""

    name: str
    due: int
    paid: int


class EntryFees(msgspec.Struct, frozen=True):
    """An entry at the till. ``why``: by which reduction it owes another fee than the notice says."""

    number: Number
    title: str
    people: tuple[PersonFee, ...]
    why: str
    receipts: bool
    """Whether money was taken with a receipt; then a tick alone takes nothing back."""


class PaymentView(msgspec.Struct, frozen=True):
    """Money taken or given back, with its receipt and its line of the log."""

    entry: int
    receipt: int
    at: float
    by: str
    number: Number
    who: str
    cents: int
    how: How


class MovementView(msgspec.Struct, frozen=True):
    """Anything else in or out of the till."""

    entry: int
    at: float
    by: str
    cents: int
    why: str
    how: How


class GoneView(msgspec.Struct, frozen=True):
    """A cancelled entry whose money is still in the till, player by player."""

    number: Number
    amounts: tuple[int, ...]


class TillLine(msgspec.Struct, frozen=True):
    """A sum on the cash sheet, in words."""

    text: str
    cents: int


class MoneyView(msgspec.Struct, frozen=True):
    """The till of the evening."""

    fee: int
    reductions: tuple[Reduction, ...]
    hows: tuple[Term, ...]
    entries: tuple[EntryFees, ...]
    gone: tuple[GoneView, ...]
    payments: tuple[PaymentView, ...]
    moved: tuple[MovementView, ...]
    due: int
    paid: int
    till: tuple[TillLine, ...]
    """From the fees to what must be in the till in cash, and what of it stays after the prizes."""


def demand_till(bearer: Bearer) -> None:
    """Only who takes the money sees it."""
    if MoneyTaken not in permitted(bearer.role):
        raise PermissionDeniedException("this is for those who take the money")


class TournamentMoney(Controller):
    """The till. What is taken is put on record as everything else, at ``/do``."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = ("tournament desk",)

    @get("/money", summary="Who owes what, what was taken, and what must be in the till")
    async def money(self, request: AnyRequest, tournament_id: TournamentId) -> MoneyView:
        bearer, t = await at_the_desk(request, tournament_id)
        demand_till(bearer)
        return await asyncio.to_thread(money_view, t, desk_words(language_of(request)))


def money_view(t: Tournament, words: DeskWords) -> MoneyView:
    """The till as the log stands."""
    sheet = money.cash(t)
    return MoneyView(
        t.notice.fee,
        t.till.reductions,
        tuple(Term(how.value, words.term(how)) for how in How),
        tuple(_fees(t, number) for number in t.entrants),
        tuple(GoneView(number, _had(t, number)) for number in money.gone(t)),
        tuple(
            PaymentView(
                one.entry, one.receipt, one.at, one.by, one.number, words.entrant(t, one.number),
                sum(one.amounts), one.how,
            )
            for one in reversed(t.till.payments)
        ),
        tuple(
            MovementView(one.entry, one.at, one.by, one.cents, one.why, one.how) for one in reversed(t.till.moved)
        ),
        sheet.due,
        sheet.paid,
        tuple(TillLine(text, cents) for text, cents in till(words, t, sheet)),
    )  # fmt: skip


def _fees(t: Tournament, number: Number) -> EntryFees:
    one = t.entrants[number]
    owing = zip(one.players, money.due(t, number), money.paid(t, number), strict=True)
    people = tuple(PersonFee(str(player), due, paid) for player, due, paid in owing)
    return EntryFees(number, one.title, people, money.reduced(t, number), bool(t.till.of(number)))


def _had(t: Tournament, number: Number) -> tuple[int, ...]:
    return tuple(sum(amounts) for amounts in zip(*(one.amounts for one in t.till.of(number)), strict=False))
