"""How a match is agreed."""

from collections.abc import Mapping
from typing import Any

from ventaglio.core.norms import option_text
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.tressette.adopting import adopt_norms, settle
from ventaglio.tressette.deal import first_leader
from ventaglio.tressette.rules import Pairs, Rules, check_rules
from ventaglio.tressette.state import Kind, State, Table


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
    if names and len(names) != 4:
        raise BadInput(f"{len(names)} names for four players")
    if passate is not None and (kind is not Kind.PASSATE or passate < 1):
        raise BadInput("a number of passate, at least one, belongs to a match by passate")
    if not 0 <= dealer < 4:
        raise BadInput(f"seat {dealer} does not exist: a dealer sits at 0 to 3")
    patched = adopt_norms(rules, adopted) if adopted else rules
    settled = settle(patched, options or {})
    check_rules(settled)
    table = Table(
        rules=settled,
        kind=kind,
        passate=passate or settled.passate.value,
        options={name: option_text(getattr(settled, name).value) for name in sorted(options or {})},
        names=names or tuple("ABCD"),
        adopted=tuple(adopted),
    )
    first = first_leader(dealer)
    fixed = settled.pairs.value is Pairs.FIXED
    return State(table=table, dealer=dealer, opener=first, leader=first, official=fixed)
