"""What those who run the house allow for the time being: whether anything new begins, and who may speak."""

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.people import FOR_EVER, Person
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.web.asking import AnyConnection, address_of
from ventaglio.server.web.house import House, house_of
from ventaglio.server.web.limits import net_of


def check_open(connection: AnyConnection) -> None:
    """Refuse what would begin something new while the house is being made ready to stop."""
    if house_of(connection).keeper.maintenance is not None:
        raise NotNow("maintenance")


def check_address(connection: AnyConnection) -> None:
    """Refuse new guests from an address that is closed to them."""
    house = house_of(connection)
    mark = house.sessions.mark(net_of(address_of(connection)))
    if house.keeper.nets.get(mark, 0.0) > house.hall.now():
        raise BadInput("no new guests from this address", "address-closed")


def check_may_speak(house: House, person: Person | None) -> None:
    """Refuse whoever has been muted."""
    until = None if person is None else person.muted_until
    if until is not None and until > house.hall.now():
        raise NotNow("silenced-for-ever" if until >= FOR_EVER else "silenced")
