"""The pure Danish: the first against the second, the third against the fourth, and so on (F19 2, INT 2 a)."""

from typing import Final

from ventaglio.director.movements.mover import Group, Mover
from ventaglio.director.movements.ranking import pure
from ventaglio.director.pairing import Pairing


class Danish(Mover):
    """Neighbours in the ranking meet."""

    by_standing = True

    def pair(self, group: Group) -> Pairing:
        return pure(group.ranked, group.history.rested)


MOVER: Final = Danish()
