"""A table under the referee's hands: cards taken back, duties laid, and the events that do it."""

from collections.abc import Mapping

from msgspec.structs import replace

from ventaglio.core.cards import Card
from ventaglio.core.norms import Cite
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.engine.acting import now_seen
from ventaglio.games.burraco.engine.duties import Duties, Frozen, Held
from ventaglio.games.burraco.engine.events import (
    CountedAgainst,
    Discarded,
    DutiesLaid,
    Event,
    LaidAstray,
    Moved,
)
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.melds import Burraco, Fault, Meld, attach, read
from ventaglio.games.burraco.engine.state import without
from ventaglio.games.burraco.referee.live.moments import ABOUT_THE_PARTNER
from ventaglio.games.burraco.referee.live.table import Incident, LiveEvent, LiveTable, Play, with_hands
from ventaglio.games.burraco.referee.live.witness import laid_of, partner_of, plays_of, remarked_on
from ventaglio.law.referee.live import Happened, find
from ventaglio.law.referee.remedies import Step


class Bench:
    """A table under the referee's hands: the state as orders change it, and the events that do."""

    def __init__(self, live: LiveTable, incident: Incident, lot: int, told: Mapping[str, str]) -> None:
        live = self.live = with_hands(live)
        self.lot = lot
        self.told = told
        self.taken = laid_of(incident.taken, live.state.hands[incident.by])
        """The cards wrongly taken that have been laid."""
        self.steps: tuple[Step, ...] = ()
        """All the orders of the ruling."""
        self.incident = incident
        self.state = live.state
        self.offender = incident.by
        mistake = _mistake(live, incident)
        self.by = mistake.by
        """Whose cards it is about: the offender's, or those of the partner in whose turn he spoke."""
        self.events: list[LiveEvent] = []
        self.plays = [one for each in remarked_on(live, incident) or (mistake,) for one in plays_of(live, each)]
        self.cite = Cite("", "")
        self.dropped: tuple[Card, ...] = ()
        """The cards that came back with those taken out of a meld, since they held on only by them."""
        self.surplus: tuple[Card, ...] | None = None
        """The cards left over when a meld has been put right."""
        self.merged: int | None = None
        """The set to which another has been joined."""
        self.returned: tuple[Card, ...] = ()
        """The cards that the orders so far have given back to the player."""
        self.unplaced: tuple[Card, ...] | None = None
        """Those of the cards handed over that the opponents could put nowhere, once they have placed the others."""
        self.made: Burraco | None = None
        """The burraco that the older one of two equal sets was before they were joined."""

    def tell(self, event: Event) -> None:
        """Let something happen."""
        self.events.append(Happened(event))
        self.state = fold(self.state, event)
        if isinstance(event, Discarded):
            for seen in tuple(now_seen(self.state, event.seat)):
                self.tell(seen)

    def happen(self, events: tuple[LiveEvent, ...]) -> None:
        """Let happen what a player is made to do, with all that it leads to."""
        self.events += events
        for event in events:
            if isinstance(event, Happened):
                self.state = fold(self.state, event.event)

    @property
    def hand(self) -> str:
        """Where the player's cards are."""
        return hand_of(self.by)

    @property
    def in_turn(self) -> bool:
        """Whether the player is still to discard."""
        return self.state.turns == self.incident.turn and self.state.turn == self.by

    def orders_about(self, what: str) -> bool:
        """Whether one of the orders is about these cards."""
        return any(step.remedy.what == what for step in self.steps)

    @property
    def bare(self) -> bool:
        """Whether orders have left the player, in his turn, without a card."""
        return self.in_turn and not self.state.hands[self.by]

    # ── Cards that an order names ────────────────────────────────────────────────────────────────────────────────────

    def take_back(self, play: Play, target: str = "", cards: tuple[Card, ...] | None = None) -> tuple[Card, ...]:
        """Take cards of a play off the table again."""
        wanted = play.cards if cards is None else cards
        target = target or self.hand
        if play.astray:
            found = self.astray(play.cards)
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
        """The number that a play's meld has now: taking others away may have made it smaller."""
        sides = self.state.sides
        for number in range(min(play.meld, len(self.state.melds)), 0, -1):
            laid = self.state.melds[number - 1]
            own = laid.owner == play.seat if play.opened else sides[laid.owner] == sides[play.seat]
            if own and without(laid.meld.cards, play.cards) is not None:
                return number
        return None

    # ── Duties ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def lay(self, duties: Duties) -> None:
        """Leave duties at the table."""
        self.tell(DutiesLaid(duties))

    def hold(self, cards: tuple[Card, ...], *, exposed: bool, fresh: bool = False) -> None:
        """Let cards of the player lie face up, those that he holds."""
        kept = self._held_anew(cards)
        if kept:
            more = Held(self.by, kept, self.cite, exposed=exposed, fresh=fresh)
            self.lay(replace(self.state.duties, held=(*self.state.duties.held, more)))

    def _held_anew(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Those of some cards that the player holds and that do not lie face up already."""
        mine = list(self.state.hands[self.by])
        for held in self.state.duties.held:
            if held.seat == self.by:
                mine = list(without(tuple(mine), held.cards) or ())
        found = []
        for one in cards:
            if one in mine:
                mine.remove(one)
                found.append(one)
        return tuple(found)

    def freeze(self, frozen: Frozen) -> None:
        """Freeze a meld, whatever freeze there was on it before."""
        others = tuple(one for one in self.state.duties.frozen if one.meld != frozen.meld)
        self.lay(replace(self.state.duties, frozen=(*others, frozen)))

    # ── Cards that make no meld ──────────────────────────────────────────────────────────────────────────────────────

    def astray(self, cards: tuple[Card, ...]) -> int | None:
        """The number of these cards among those that make no meld; None where they are not there any more."""
        return next((at for at, one in enumerate(self.state.astray, start=1) if one.cards == cards), None)

    def count_against(self, cards: tuple[Card, ...]) -> None:
        """Let cards of the player lie on the table, make no meld, and count against his side."""
        at = self.astray(cards)
        if at is None and without(self.state.hands[self.by], cards) is not None:
            self.tell(LaidAstray(self.by, cards))
            at = self.astray(cards)
        if at is not None:
            self.tell(CountedAgainst(at))


def _mistake(live: LiveTable, incident: Incident) -> Incident:
    """The play that orders are about: that of the mistake, or of the partner to whom something was said."""
    if incident.about:
        return find(live, incident.about)
    partner = partner_of(live, incident.by) if incident.irregularity in ABOUT_THE_PARTNER else None
    return incident if partner is None else replace(incident, by=partner, start=0)


def hand_of(seat: Seat) -> str:
    """Where a seat's cards are."""
    return f"hand {LETTERS[seat]}"
