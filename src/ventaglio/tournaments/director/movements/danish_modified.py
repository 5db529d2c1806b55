"""The Danish in which who met in the previous round does not meet again (INT 2 b)."""

from typing import Final

from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.movements.ranking import modified
from ventaglio.tournaments.director.pairing import Pairing


class DanishModified(Mover):
    """Neighbours in the ranking meet, except in a rematch; the last round has no such bar."""

    by_standing = True

    def pair(self, group: Group) -> Pairing:
        barred = frozenset[frozenset[int]]() if group.last and not group.changes else group.history.met_last
        return modified(group.ranked, group.history.rested, barred)


MOVER: Final = DanishModified()
