"""How a match is agreed."""

from collections.abc import Mapping
from typing import Any

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.adopting import adopt_norms, settle
from ventaglio.games.tressette.engine.deal import first_leader
from ventaglio.games.tressette.engine.rules import Pairs, Rules
from ventaglio.games.tressette.engine.state import Kind, State, Table
from ventaglio.law.editions import as_settled


def open_table(
    rules: Rules,
    *,
    kind: Kind = Kind.POINTS,
    passate: int | None = None,
    dealer: Seat = 0,
    options: Mapping[str, Any] | None = None,
    adopted: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> State:
    """A table ready for its first deal; ``adopted`` are single modern norms that a traditional table takes over."""
    settled = settle(adopt_norms(rules, adopted), options or {})
    written = as_settled(settled, options or {})
    return lay_table(settled, kind=kind, passate=passate, dealer=dealer, options=written, adopted=adopted, names=names)


def lay_table(
    rules: Rules,
    *,
    kind: Kind,
    passate: int | None,
    dealer: Seat,
    options: Mapping[str, str],
    adopted: tuple[str, ...],
    names: tuple[str, ...],
) -> State:
    """A table ready for its first deal, by rules in which all is settled that it adopts and chooses."""
    if names and len(names) != 4:
        raise BadInput(f"{len(names)} names for four players", "names-count", count=str(len(names)), players="4")
    if passate is not None and (kind is not Kind.PASSATE or passate < 1):
        sentence = "a number of passate, at least one, belongs to a match by passate"
        raise BadInput(sentence, "passate-number")
    if not 0 <= dealer < 4:
        raise BadInput(f"seat {dealer} does not exist: a dealer sits at 0 to 3", "dealer-seat", seat=str(dealer))
    table = Table(
        rules=rules,
        kind=kind,
        passate=passate or rules.passate.value,
        options=dict(options),
        names=names or tuple("ABCD"),
        adopted=tuple(adopted),
    )
    first = first_leader(dealer)
    fixed = rules.pairs.value is Pairs.FIXED
    return State(table=table, dealer=dealer, opener=first, leader=first, official=fixed)
