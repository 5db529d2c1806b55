"""Somebody who is erased, in the lines of logs: what was played stays, who it was goes."""

from collections.abc import Callable
from typing import Any

import msgspec

from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.registry.people import ERASED, Person, Roster

Mine = Callable[[Player], bool]


def erased_from(roster: Roster, person: Person) -> Mine:
    """Whether a player on a list is the one who is erased: by the id, by the card, or by an unmistakable name."""

    def mine(player: Player) -> bool:
        found = roster.who(player)
        return found is not None and found.id == person.id

    return mine


def forgotten(line: Any, mine: Mine, person_id: str) -> Any:
    """A line of a log, as plain data, without what it says of somebody: the same one where it says nothing.

    The id stays, which means nothing any more: so two who were erased are still two.
    """
    if isinstance(line, list):
        kept = [forgotten(one, mine, person_id) for one in line]
        return kept if any(new is not old for new, old in zip(kept, line, strict=True)) else line
    if not isinstance(line, dict):
        return line
    if "surname" in line and mine(msgspec.convert(line, Player)):
        return {"surname": ERASED, "person": person_id}
    fields = {name: forgotten(one, mine, person_id) for name, one in line.items()}
    return fields if any(fields[name] is not one for name, one in line.items()) else line
