"""Papers of the till: the cash sheet of the evening, and receipts to be cut apart."""

from collections.abc import Iterator

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.money import CashSheet, cash, receipt
from ventaglio.tournaments.director.till import Payment
from ventaglio.tournaments.paper.blocks import (
    Block,
    Column,
    Document,
    Facts,
    Grid,
    Heading,
    Sheet,
    Signatures,
    Texts,
)
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.words.money import till


def cash_sheet(a: Asked) -> Document:
    """Everybody's fee, and what must be in the till."""
    blocks = (*_cash(a, cash(a.t)), Signatures((a.words.text("role-director"), a.words.text("role-check-in"))))
    return Document(a.text("cash-sheet"), blocks)


def _cash(a: Asked, sheet: CashSheet) -> Iterator[Block]:
    money = a.words.money
    yield Heading(a.text("cash-till"))
    yield Facts(tuple((text, money(cents)) for text, cents in till(a.words, a.t, sheet)))
    if a.t.till.moved:
        yield Heading(a.text("cash-movements"))
        heads = [a.text(name) for name in ("why", "receipt-how", "receipt-amount")]
        moves = (Column(heads[0], grows=True), Column(heads[1]), Column(heads[2], "right", strong=True))
        yield Grid(moves, tuple((one.why, a.words.term(one.how), money(one.cents)) for one in a.t.till.moved), 10)
    yield Heading(a.text("cash-people"))
    names = ("due", "paid", "left")
    columns = (
        Column(a.text("number"), "right"),
        Column(a.text("cash-person"), grows=True),
        *(Column(a.text(f"cash-{name}"), "right", strong=name == "left") for name in names),
        Column(a.text("cash-why")),
    )
    rows = tuple(
        (str(one.number), one.name, money(one.due), money(one.paid), money(one.left) if one.left else "", one.why)
        for one in sheet.people
    )
    total = ("", a.text("cash-sum"), money(sheet.due), money(sheet.paid), money(sheet.due - sheet.paid), "")
    yield Grid(columns, (*rows, total), 9)


def receipts(a: Asked) -> Sheet | Document:
    """A receipt for the payment of a line of the log; for all of them where none is named."""
    found = receipt(a.t, a.entry) if a.entry is not None else None
    if a.entry is not None and found is None:
        raise BadInput(f"line {a.entry} is no payment", "paper-no-payment", entry=str(a.entry))
    payments = a.t.till.payments if found is None else (found,)
    if not payments:
        return Document(a.text("receipts"), (Texts((a.text("nothing"),)),))
    labels = a.labels("receipt-for", "receipt-how", "receipt-by")
    return Sheet("receipts", a.text("receipts"), labels, tuple(_receipt(a, one) for one in payments))


def _receipt(a: Asked, one: Payment) -> dict[str, object]:
    entrant = a.t.entrants.get(one.number)
    names = [str(player) for player in entrant.players] if entrant else [f"#{one.number}"] * len(one.amounts)
    payers = [name for name, cents in zip(names, one.amounts, strict=False) if cents]
    cents = sum(one.amounts)
    title = a.text("receipt-back" if cents < 0 else "receipt", number=str(one.receipt))
    return {
        "title": title,
        "label": a.text("receipt-to" if cents < 0 else "receipt-from"),
        "who": "\n".join(payers),
        "amount": a.words.money(abs(cents)),
        "how": a.words.term(one.how),
        "by": a.words.signer(one.by),
        "line": a.text("receipt-line", entry=str(one.entry)),
    }
