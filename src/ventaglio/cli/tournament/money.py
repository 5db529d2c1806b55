"""``ventaglio tournament fees, pay, cash``: who owes what, what was taken, and what is in the till."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from ventaglio.cli.showing import clean, show_table
from ventaglio.cli.tournament.notice import cents
from ventaglio.cli.tournament.working import HERE, Json, Session, Where, Why, known_entrant, tell, work
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import terminal
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money
from ventaglio.tournaments.director import money_events as m

How = Annotated[m.How, Parameter(name="--how", help="opt-tournament-pay-how")]
Amounts = Annotated[list[str] | None, Parameter(name="--amount", help="opt-tournament-amount", negative="")]
Fees = Annotated[list[str] | None, Parameter(name="--fee", help="opt-tournament-each-fee", negative="")]
Reductions = Annotated[list[str] | None, Parameter(name="--reduction", help="opt-tournament-reduction", negative="")]


def fees(
    number: Annotated[int | None, Parameter(name="NUMBER", help="opt-tournament-number")] = None,
    /,
    *,
    fee: Fees = None,
    reduction: Reductions = None,
    why: Why = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """What everybody owes, where it is not what the notice says."""
    reduced = tuple(map(read_reduction, reduction or ()))
    agreed = tuple(map(cents, fee or ()))

    async def job(session: Session) -> None:
        t = await session.tournament()
        bodies: list[e.Happening] = [m.ReductionsSet(reduced)] if reduced else []
        if number is not None and agreed:
            bodies.append(m.FeesAgreed(known_entrant(t, number), agreed, clean(why)))
        if bodies:
            tell(session, await session.record(*bodies), await session.tournament())
            return
        if json:
            session.place.json(to_plain(t.till.reductions))
        elif number is not None:
            _people(session, [one for one in money.cash(t).people if one.number == known_entrant(t, number)])
        elif t.till.reductions:
            for one in t.till.reductions:
                category = f" ({one.category})" if one.category else ""
                session.place.line(f"{one.name}{category}: {session.words.money(one.cents)}")
        else:
            session.place.say("tournament-no-reductions")

    return work(where, job)


def read_reduction(text: str) -> m.Reduction:
    """A reduced fee: ``Under 25=10``, ``Juniores=5:category=J``."""
    told, _, category = clean(text).partition(":category=")
    name, _, amount = told.rpartition("=")
    if not name.strip() or not amount.strip():
        raise BadInput(terminal().text("tournament-reduction", text=text))
    return m.Reduction(name.strip(), cents(amount), category.strip())


def pay(
    number: Annotated[int, Parameter(name="NUMBER", help="opt-tournament-number")],
    /,
    *,
    amount: Amounts = None,
    how: How = m.How.CASH,
    back: Annotated[bool, Parameter(help="opt-tournament-back", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Take the fee of an entry, or give it back."""
    typed = tuple(map(cents, amount or ()))

    async def job(session: Session) -> None:
        t = await session.tournament()
        amounts = typed
        if not amounts:
            owed = money.outstanding(t, known_entrant(t, number))
            amounts = money.paid(t, number) if back else tuple(max(one, 0) for one in owed)
            if not any(amounts):
                session.place.say("tournament-paid-already", who=session.words.entrant(t, number))
                return
        taken = m.MoneyTaken(number, tuple(-one for one in amounts) if back else amounts, how)
        tell(session, await session.record(taken), await session.tournament())

    return work(where, job)


def cash(
    *,
    in_: Annotated[str | None, Parameter(name="--in", help="opt-tournament-cash-in")] = None,
    out: Annotated[str | None, Parameter(name="--out", help="opt-tournament-cash-out")] = None,
    how: How = m.How.CASH,
    why: Why = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The cash sheet of the evening, or something else that went into the till or out of it."""
    moved = [cents(in_)] if in_ is not None else []
    moved += [-cents(out)] if out is not None else []

    async def job(session: Session) -> None:
        t = await session.tournament()
        if moved:
            bodies = (m.CashMoved(one, clean(why), how) for one in moved)
            tell(session, await session.record(*bodies), await session.tournament())
            return
        sheet = money.cash(t)
        if json:
            session.place.json({**to_plain(sheet), "moved_lines": to_plain(t.till.moved)})
            return
        _people(session, sheet.people)
        sums = {"due": sheet.due, "paid": sheet.paid, "till": sheet.till}
        told = {name: session.words.money(one) for name, one in sums.items()}
        session.place.line(session.place.text("tournament-cash-sums", **told), style="title")

    return work(where, job)


def _people(session: Session, people: Sequence[money.Owing]) -> None:
    place, words = session.place, session.words
    heads = [place.text(f"tournament-head-{name}") for name in ("number", "name", "due", "paid", "left", "why")]
    rows = [
        (one.number, one.name, words.money(one.due), words.money(one.paid), words.money(one.left), one.why)
        for one in people
    ]
    show_table(place, heads, rows, figures="rlrrrl")


def read_pot(text: str, percent: int, keep: str, unit: str) -> e.Pot:
    """Prizes from the pot: ``1:50,2:30,3:20``."""
    parts = [part.strip().partition(":") for part in text.split(",")]
    if not all(rank.isdecimal() and weight.isdecimal() and len(rank + weight) < 12 for rank, _, weight in parts):
        raise BadInput(terminal().text("tournament-pot", text=text))
    shares = tuple(e.Share(int(rank), int(weight)) for rank, _, weight in parts)
    return e.Pot(shares, percent, cents(keep), cents(unit))
