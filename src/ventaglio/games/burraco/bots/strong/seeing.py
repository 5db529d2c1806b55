"""What a view is to a kernel: a compiled code, and rows that could be the table."""

from functools import lru_cache
from random import Random
from typing import NamedTuple
from zlib import crc32

from ventaglio.core.norms import adopt
from ventaglio.games.burraco.bots.strong.liking import fond_of_clean
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.kernel.figures import Code, compile_rules
from ventaglio.games.burraco.kernel.reading import row_of_view
from ventaglio.games.burraco.kernel.table import BOTTOM, Row
from ventaglio.law import shelf


class Known(NamedTuple):
    """What a view names, worked out once."""

    rules: Rules
    law: Law
    code: Code
    fond: Code
    """The same for one who likes clean burrachi."""


@lru_cache(maxsize=32)
def _known(
    code_id: str, edition: str, options: tuple[tuple[str, str], ...], players: int, alone: bool, stand: object
) -> Known:
    rules = adopt(shelf.nearest(code_id, edition).rules, dict(options))
    code = compile_rules(rules, players, alone=alone)
    return Known(rules, Law.of(rules, rules.packs.value[players]), code, fond_of_clean(code))


def known(view: View) -> Known:
    """The rules of a view's table, their law and their kernel."""
    rules = shelf.nearest(view.code, view.edition).rules
    # Whoever plays for himself has a pozzetto of his own; where sides form later there are fewer.
    alone = rules.pozzetti_alone.value.get(view.players)
    pozzetti = len(view.pozzetti) + len(view.took)
    is_alone = alone is not None and view.players not in rules.sides.value and len(alone) == pozzetti
    return _known(view.code, view.edition, tuple(view.options.items()), view.players, is_alone, shelf.stand())


def seed_of(view: View) -> int:
    """A number from what a seat sees: whoever sees the same thinks of the same worlds."""
    told = (
        view.code,
        view.players,
        view.seat,
        view.phase.value,
        view.dealer,
        view.hand_number,
        view.hand,
        view.counts,
        view.stock,
        view.pile,
        view.pozzetti,
        view.took,
        tuple((one.owner, one.cards) for one in view.melds),
        view.turns,
        view.collected,
    )
    return crc32(repr(told).encode())


def world(view: View, menu: Menu, known: Known, rng: Random) -> Row:
    """A row that could be the table of a view."""
    played = bool(menu.discards) and bool(view.collected)
    row = row_of_view(view, known.code, known.law, rng, played=played)
    # Where some cards are nowhere, in a position that somebody has made up, the stock is as long as it is said to be.
    row[BOTTOM] = view.stock
    return row
