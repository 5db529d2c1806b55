"""A yellow tournament in which four neighbours in the ranking share a table (F19 2, INT 2 individual)."""

from typing import Final

from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.movements.yellow_tables import ranked
from ventaglio.tournaments.director.pairing import Pairing


class YellowRanked(Mover):
    """Blocks of four in the ranking; partners change."""

    by_standing = True
    partners_change = True

    def pair(self, group: Group) -> Pairing:
        return ranked(group.ranked, group.history.rested, group.history.partners_last)

    def first(self, group: Group) -> Pairing:
        return self.pair(group)


MOVER: Final = YellowRanked()
