"""A yellow tournament by a schedule fixed beforehand (F19 2, INT 2 individual)."""

from typing import Final

from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.movements.yellow_tables import rotation
from ventaglio.tournaments.director.pairing import Pairing


class YellowRotation(Mover):
    """Everybody rotates by a schedule; no partner returns as long as that is possible."""

    partners_change = True

    def pair(self, group: Group) -> Pairing:
        return rotation(group.places, group.step, group.phase.rounds, group.history.rested, group.seed)

    def first(self, group: Group) -> Pairing:
        return self.pair(group)


MOVER: Final = YellowRotation()
