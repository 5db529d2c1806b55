"""Nobody meets anybody twice, as near to the ranking as that allows."""

from typing import Final

from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.movements.ranking import without_rematch
from ventaglio.tournaments.director.pairing import Pairing


class NoRematch(Mover):
    """As near to the ranking as no rematch allows."""

    by_standing = True

    def pair(self, group: Group) -> Pairing:
        return without_rematch(group.ranked, group.history.rested, group.history.met)


MOVER: Final = NoRematch()
