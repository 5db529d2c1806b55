"""A table under the referee's hands: cards taken back, duties laid, and the events that do it."""

from msgspec.structs import replace

from ventaglio.burraco.duties import Duties, Frozen, Held
from ventaglio.burraco.events import (
    DutiesLaid,
    Event,
    Moved,
)
from ventaglio.burraco.folding import fold
from ventaglio.burraco.melds import Fault, Meld, attach, read
from ventaglio.burraco.state import without
from ventaglio.cards import Card
from ventaglio.core.norms import Cite
from ventaglio.core.seats import LETTERS
from ventaglio.rulings.burraco.live.table import Incident, LiveEvent, LiveTable, Play
from ventaglio.rulings.burraco.live.witness import plays_of
from ventaglio.rulings.live import Happened


class Bench:
    """A table under the referee's hands: the state as orders change it, and the events that do."""

    def __init__(self, live: LiveTable, incident: Incident, lot: int) -> None:
        self.live = live
        self.lot = lot
        self.incident = incident
        self.state = live.state
        self.by = incident.by
        self.events: list[LiveEvent] = []
        self.plays = plays_of(live, incident)
        self.cite = Cite("", "")
        self.dropped: tuple[Card, ...] = ()
        """The cards that came back with those taken out of a meld, since they held on only by them."""
        self.surplus: tuple[Card, ...] | None = None
        """The cards left over when a meld has been put right."""
        self.merged: int | None = None
        """The set to which another has been joined."""
        self.returned: tuple[Card, ...] = ()
        """The cards that the orders so far have given back to the player."""

    def tell(self, event: Event) -> None:
        """Let something happen."""
        self.events.append(Happened(event))
        self.state = fold(self.state, event)

    @property
    def hand(self) -> str:
        """Where the player's cards are."""
        return f"hand {LETTERS[self.by]}"

    @property
    def in_turn(self) -> bool:
        """Whether the player is still to discard."""
        return self.state.turns == self.incident.turn and self.state.turn == self.by

    # ── Cards that an order names ────────────────────────────────────────────────────────────────────────────────────

    def take_back(self, play: Play, target: str = "", cards: tuple[Card, ...] | None = None) -> tuple[Card, ...]:
        """Take cards of a play off the table again."""
        wanted = play.cards if cards is None else cards
        target = target or self.hand
        if play.astray:
            found = next((at for at, one in enumerate(self.state.astray, 1) if one.cards == play.cards), None)
            if found is None:
                return ()
            self.tell(Moved(f"astray {found}", target, wanted, len(wanted)))
            return wanted
        number = self.number(play)
        if number is None:
            return ()
        meld = self.state.melds[number - 1].meld
        left = without(meld.cards, wanted)
        if left is None:
            return ()
        rest = self._left_of(play, left)
        if rest is None and left:
            self._break_up(number, wanted, target)
        else:
            self.tell(Moved(f"meld {number}", target, wanted, len(wanted), rest))
        return wanted

    def _break_up(self, number: int, wanted: tuple[Card, ...], target: str) -> None:
        """Take cards out of the middle of a meld: what can still be attached to the old one stays, the rest drops."""
        meld = self.state.melds[number - 1].meld
        old = next((one.before for one in self.plays if one.before is not None and one.meld == number), None)
        laid = [one for play in self.plays if play.meld == number and not play.opened for one in play.cards]
        kept, dropped = old, []
        for one in laid:
            if kept is None or one in wanted:
                continue
            grown = attach(kept, one, False, self.state.table.law)
            if isinstance(grown, Fault):
                dropped.append(one)
            else:
                kept = grown
        gone = without(meld.cards, () if kept is None else kept.cards) or meld.cards
        self.tell(Moved(f"meld {number}", self.hand, gone, len(gone), kept))
        if target != self.hand:
            self.tell(Moved(self.hand, target, wanted, len(wanted)))
        self.dropped += tuple(dropped) if kept is not None else (without(gone, wanted) or ())

    def _left_of(self, play: Play, left: tuple[Card, ...]) -> Meld | None:
        if play.before is not None and sorted(play.before.cards) == sorted(left):
            return play.before
        meld = read(left, None, self.state.table.law) if len(left) >= self.state.table.law.minimum else None
        return None if meld is None or isinstance(meld, Fault) else meld

    def number(self, play: Play) -> int | None:
        """The number that a play's meld has now: taking others away may have changed it."""
        for number, laid in enumerate(self.state.melds, start=1):
            if without(laid.meld.cards, play.cards) is not None and (not play.opened or laid.owner == play.seat):
                return number
        return None

    # ── Duties ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def lay(self, duties: Duties) -> None:
        """Leave duties at the table."""
        self.tell(DutiesLaid(duties))

    def hold(self, cards: tuple[Card, ...], *, exposed: bool, fresh: bool = False) -> None:
        """Let cards of the player lie face up, those that he holds."""
        mine = list(self.state.hands[self.by])
        for held in self.state.duties.held:
            if held.seat == self.by:
                mine = [one for one in mine if one not in held.cards]
        kept = tuple(one for one in cards if one in mine)
        if kept:
            more = Held(self.by, kept, self.cite, exposed=exposed, fresh=fresh)
            self.lay(replace(self.state.duties, held=(*self.state.duties.held, more)))

    def freeze(self, number: int, pick_ups: int | None, against: tuple[Card, ...]) -> None:
        """Freeze a meld."""
        duties = self.state.duties
        others = tuple(one for one in duties.frozen if one.meld != number)
        self.lay(replace(duties, frozen=(*others, Frozen(number, self.by, self.cite, pick_ups, against))))
