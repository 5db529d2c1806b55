"""What people's screens do by themselves before a deal, for tables without a server."""

import hashlib
from collections.abc import Iterator

from ventaglio.core.cards.provable import commitment
from ventaglio.core.seats import LETTERS, Place
from ventaglio.server.tables import doing, pledging
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.table import HostedTable


def own_secret(label: str, place: Place) -> bytes:
    """What a person has drawn for a deal: always the same, so that it need not be kept."""
    return hashlib.sha256(f"{label} {place}".encode()).digest()


def owed(table: HostedTable) -> tuple[Entry, ...]:
    """What the next person sends who owes something to the next deal; nothing when all have done theirs."""
    return next((one for place in table.present for one in owed_by(table, place)), ())


def owed_by(table: HostedTable, place: Place) -> Iterator[tuple[Entry, ...]]:
    """The next thing that a person owes to the next deal: a commitment, a word, an opening."""
    pledge = table.pledge
    if table.status != "playing" or pledge is None or pledge.dealt:
        return
    secret = own_secret(pledge.label, place)
    told = commitment(LETTERS[place], secret, pledge.label)
    if pledge.closed_at is None:
        if place not in pledge.commitments and pledge.boards is None and table.failed.count(place) < 2:
            yield pledging.commit(table, place, pledge.label, told)
        if place not in pledge.ready:
            yield doing.ready(table, place)
    elif pledge.commitments.get(place) == told and place not in pledge.randomness:
        yield pledging.open_(table, place, pledge.label, secret.hex())
