"""An honest player with the common sense of the game.

He sees what his seat sees and remembers nothing. Before he picks up, he compares what the pile would let him lay with
what a card of the stock is likely to bring. In his turn he lays what is worth more on the table than in the hand, goes
for the pozzetto, saves wilds for burrachi, and closes when that pays. He discards what he misses least, and rather not
what the others are waiting for.
"""

from collections.abc import Mapping
from functools import cached_property
from random import Random

from ventaglio.core.cards import Card
from ventaglio.games.burraco.bots.planning import Plan, Planner, Play, Position
from ventaglio.games.burraco.bots.sight import FACES, Sight, Taste
from ventaglio.games.burraco.bots.valuation import Valuation, counted
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Take
from ventaglio.games.burraco.engine.melds import is_wild
from ventaglio.games.burraco.engine.menu import KEEP, Menu, expand_menu
from ventaglio.games.burraco.engine.openings import contains
from ventaglio.games.burraco.engine.view import View


class BasicAgent:
    """Plays by what things are worth to him in points. ``taste`` says how he weighs them; usually the code decides.

    ``bent`` names what he weighs otherwise than that, so that he is a character of his own.
    """

    def __init__(
        self, rng: Random | None = None, taste: Taste | None = None, bent: Mapping[str, float] | None = None
    ) -> None:
        self._rng = rng or Random(0)
        self._taste = taste
        self._bent = bent

    def choose(self, view: View, menu: Menu) -> Action:
        """The action that he thinks best."""
        if menu.draw != menu.take:
            return Draw() if menu.draw else Take()
        mind = _Mind(Sight(view, self._taste, self._bent), self._rng)
        if menu.draw:
            return Take() if mind.wants_pile() else Draw()
        return mind.play(menu)


class _Mind:
    """One choice being made."""

    def __init__(self, sight: Sight, rng: Random) -> None:
        self.sight = sight
        self.rng = rng
        self.valuation = Valuation(sight)
        self.planner = Planner(sight, self.valuation)

    # ── The pick-up ──────────────────────────────────────────────────────────────────────────────────────────────────

    def wants_pile(self) -> bool:
        """Whether the pile promises more than a card of the stock."""
        sight, view = self.sight, self.sight.view
        with_pile, plan = self._promise((*sight.hand, *view.pile))
        if len(view.pile) == 1 and plan.first is None and view.swaps >= view.players:
            return False
        blank, luck = self._stock_card()
        with_draw, _ = self._promise((*sight.hand, blank))
        denied = sum(self._gift(one) for one in view.pile)
        return with_pile + sight.taste.deny * denied > with_draw + luck + sight.taste.draw

    def _promise(self, hand: tuple[Card, ...]) -> tuple[float, Plan]:
        """What a hand is worth together with the turn that it allows."""
        position = self._position(hand)
        holding = self.valuation.holding(position.hand, position.melds)
        plan = self._plan(position)
        return sum([holding[one] for one in hand]) + plan.value, plan

    def _position(self, hand: tuple[Card, ...]) -> Position:
        return Position(tuple(sorted(hand)), self.sight.mine, len(self.sight.view.melds) + 1)

    def _stock_card(self) -> tuple[Card, float]:
        """The least useful card that the stock could bring, and how much better than it an average one is."""
        sight = self.sight
        melds = tuple(meld for _, meld in sight.mine)
        added, beside = self.valuation.additions(melds), self.valuation.beside(melds)
        hand = counted(sight.hand)
        total, out = 0.0, 0
        worst: tuple[float, Card] | None = None
        for face in FACES:
            copies = sight.unseen[face]
            if copies <= 0:
                continue
            hand[face] += 1
            value = max(self.valuation.hold(face, hand, beside), added.get(face, 0.0))
            hand[face] -= 1
            total, out = total + copies * value, out + copies
            if worst is None or value < worst[0]:
                worst = value, face
        assert worst is not None
        return worst[1], total / out - worst[0]

    # ── The play ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, menu: Menu) -> Action:
        """What to lay next, or the discard."""
        position = self._position(self.sight.hand)
        plan = self._plan(position)
        if plan.first is not None and self._allowed(menu, plan.first):
            return plan.first.action
        if menu.discards:
            return Discard(self._discard(menu.discards))
        return self._forced(menu, position)

    def _allowed(self, menu: Menu, play: Play) -> bool:
        """Whether the menu has a play."""
        action = play.action
        if isinstance(action, Attach):
            return any((fit.meld, fit.card, fit.low) == (action.meld, action.card, action.low) for fit in menu.fits)
        if len(self.sight.hand) - len(action.cards) < KEEP:
            return action in menu.last_openings
        return any(contains(offer, play.after) for offer in menu.offers)

    def _forced(self, menu: Menu, position: Position) -> Action:
        """The least bad play where the turn cannot end yet."""
        holding = self.valuation.holding(position.hand, position.melds)
        found = [play for play in self.planner.plays(position, holding) if self._allowed(menu, play)]
        if found:
            return max(found, key=lambda play: self.planner.gain(play, holding)).action
        return next(expand_menu(menu, len(position.hand)))

    def _plan(self, position: Position) -> Plan:
        out = not self.planner.cannot_go_out(position) and self._out_has_a_point(position)
        return self.planner.best(position, self._ending if out else None)

    # ── Going out ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _out_has_a_point(self, position: Position) -> bool:
        """Whether to go out would bring the pozzetto, or could close the hand with profit."""
        sight = self.sight
        if sight.pozzetto_waits:
            return True
        longest = max((len(meld) for _, meld in position.melds), default=0)
        within_reach = sight.may_close or longest + len(position.hand) > sight.law.burraco
        return within_reach and self._closing is not None

    def _ending(self, position: Position) -> float | None:
        """What it is worth to end the turn with at most one card; None where that is not possible."""
        sight, taste = self.sight, self.sight.taste
        last = position.hand[0] if position.hand else None
        if last is not None and last is sight.view.barred:
            return None
        if sight.pozzetto_waits:
            if last is None:
                return taste.pozzetto + taste.direct
            return taste.pozzetto - (taste.wild_gift if is_wild(last) else 0.0)
        if last is None or not sight.qualifies(meld for _, meld in position.melds):
            return None
        if is_wild(last) and not sight.rules.close_with_wild.value:
            return None
        if not sight.rules.close_in_first_lap.value and sight.view.turns < sight.view.players:
            return None
        return self._closing

    @cached_property
    def _closing(self) -> float | None:
        """What closing is worth, if it pays: the bonus and the cards it leaves to the others, less what is given up."""
        sight, view, held = self.sight, self.sight.view, self.sight.taste.held_card
        value = float(sight.rules.close_points.value)
        value += held * sum(view.counts[seat] for seat in sight.opponents)
        value -= held * sum(view.counts[seat] for seat in sight.partners)
        for side in {view.sides[seat] for seat in sight.opponents}:
            value += sight.rules.pozzetto_penalty.value * sight.pozzetto_for(side)
        value -= sum(self.valuation.prospects(meld) for _, meld in sight.mine)
        value += sum(self.valuation.prospects(meld, ours=False) for meld in sight.theirs)
        return value if value > 0 else None

    # ── The discard ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _discard(self, allowed: tuple[Card, ...]) -> Card:
        """The card that is least missed and least welcome to the next player."""
        holding = self.valuation.holding(self.sight.hand, self.sight.mine)
        cost = {one: holding[one] + self._danger(one) for one in allowed}
        least = min(cost.values())
        return self.rng.choice([one for one in allowed if cost[one] <= least])

    def _danger(self, one: Card) -> float:
        """What a discard may give to the next player, if he is an opponent."""
        sight, view = self.sight, self.sight.view
        if view.sides[(sight.seat + 1) % view.players] == sight.side:
            return 0.0
        gift = self._gift(one)
        if gift > 0:
            gift += sight.taste.pile_card * len(view.pile) + self._alarm
        return sight.taste.feed * gift

    @cached_property
    def _alarm(self) -> float:
        """What it costs besides to feed the next player when he is about to go out."""
        sight, view = self.sight, self.sight.view
        after = (sight.seat + 1) % view.players
        if view.counts[after] > 3:
            return 0.0
        side = view.sides[after]
        out = sight.pozzetto_for(side) or sight.qualifies(one.meld for one in view.melds if one.side == side)
        return sight.taste.alarm * out

    def _gift(self, one: Card) -> float:
        """What a card on the pile is worth to the others."""
        if is_wild(one):
            return self.sight.taste.wild_gift
        return self.valuation.welcome_to_others(one)
