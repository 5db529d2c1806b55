"""The pure Danish: the first against the second, the third against the fourth, and so on (F19 2, INT 2 a)."""

from typing import Final

from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.movements.ranking import modified, pure
from ventaglio.tournaments.director.pairing import Pairing


class Danish(Mover):
    """Neighbours in the ranking meet; where the opponent must change, as near to that as this allows."""

    by_standing = True

    def pair(self, group: Group) -> Pairing:
        if group.changes:
            return modified(group.ranked, group.history.rested, group.history.met_last)
        return pure(group.ranked, group.history.rested)


MOVER: Final = Danish()
