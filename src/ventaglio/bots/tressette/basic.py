"""A first honest Tressette player: sound partnership play, and the language of the game spoken and understood.

On lead he cashes what is sovereign when points are to be had, knocks in his strong suits with the words that say so,
and returns the suit in which his partner knocked. As third hand he goes up for his partner; he gives aces and figures
to tricks his partner is sure of, and nothing to those he is sure to lose. He accuses whatever he holds, lays down when
his cards are all sovereign, and calls the opponents out as soon as they have won.
"""

from random import Random

from ventaglio.bots.tressette.reading import Reading, lowest
from ventaglio.cards import Carta
from ventaglio.tressette.actions import Action, CallOut, Claim, Declare, Play, Say
from ventaglio.tressette.menu import CardChoice, Menu
from ventaglio.tressette.trick import HEIGHT, height
from ventaglio.tressette.view import View

GOING = ("vado", "andiamo", "potrei")
STAYING = ("non-vado", "no", "non-andiamo", "non-potrei")
HELPFUL = ("questo-piombo",)
"""What is worth telling a partner before leading: where one can no longer follow."""
PREFERRED = (
    "busso",
    "ribusso",
    "liscio-e-busso",
    "venticinque",
    "ventinove",
    "ventotto",
    "napoletana",
    "e-mia",
    "piombo",
)
"""Formulas from the most telling; bare lengths and the rest come after."""


class BasicAgent:
    """Chooses by simple card sense; chance only breaks ties."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or Random(0)

    def choose(self, view: View, menu: Menu) -> Action:
        """The next action."""
        if menu.show is not None:
            return menu.show
        reading = Reading(view)
        if menu.words:
            return self._speak(reading, menu)
        if menu.call_out and self._should_call(reading):
            return CallOut()
        if menu.accusations:
            return menu.accusations[0]
        if menu.claim and not view.trick and reading.all_sovereign():
            return Claim()
        if view.trick:
            return Play(self._respond(reading, [choice.card for choice in menu.cards]))
        return self._worth_saying(menu) or self._lead(reading, menu)

    def wants_to_call(self, view: View, menu: Menu) -> bool:
        """Whether to call out now, even out of turn."""
        return menu.call_out and self._should_call(Reading(view))

    # ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _speak(self, reading: Reading, menu: Menu) -> Say:
        """Go for the cappotto only with a hand that takes everything by itself."""
        offered = {say.word: say for say in menu.words}
        wanted = GOING if reading.all_sovereign() else STAYING
        return next((offered[word] for word in wanted if word in offered), menu.words[0])

    def _should_call(self, reading: Reading) -> bool:
        """Call the opponents out once they have won: play on could only cost more. Never on a guess."""
        view = reading.view
        if view.won is None or view.sides is None:
            return False
        own = view.sides[reading.seat] == view.won.side
        return view.self_call_due if own else not view.won.called

    def _worth_saying(self, menu: Menu) -> Declare | None:
        return next((one for one in menu.declarations if one.what in HELPFUL), None)

    def _words_for(self, choice: CardChoice) -> str | None:
        """The most telling formula for a card; silence where there is none."""
        slugs = [slug for slug, _ in choice.formulas]
        for stem in PREFERRED:
            for slug in slugs:
                if slug.startswith(stem):
                    return slug
        return slugs[0] if slugs else None

    # ── Leading ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _lead(self, reading: Reading, menu: Menu) -> Play:
        best = max(menu.cards, key=lambda choice: (self._lead_value(reading, choice.card), self._rng.random()))
        return Play(best.card, self._words_for(best))

    def _lead_value(self, reading: Reading, one: Carta) -> float:
        """How good a card is to lead."""
        suit = [other for other in reading.hand if other.suit == one.suit]
        out = reading.elsewhere(one.suit)
        if reading.sovereign(one):
            # Cash winners while the others can still be made to follow; keep the last one of a suit for later.
            return 6 + 0.3 * len(suit) + 0.2 * reading.worth(one) - 0.05 * HEIGHT[one.rank]
        value = -2.0 * reading.worth(one)
        if reading.partner_may_win(one.suit):
            value += 6 + 0.1 * height(one)
        elif one.suit in reading.asked_by_partner():
            value += 3 + 0.1 * height(one)
        threes = any(other.rank == "3" for other in suit)
        if threes and len(suit) >= 3 and one.rank in "7654":
            value += 2.5 + 0.3 * len(suit)
        elif any(other.rank in "2A" for other in suit):
            value -= 1.0
        return value + 0.2 * len(suit) - 0.1 * len(out) - 0.05 * height(one)

    # ── Responding ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _respond(self, reading: Reading, cards: list[Carta]) -> Carta:
        held = reading.winning()
        assert held is not None
        winner, best = held
        led = reading.view.trick[0].suit
        if winner == reading.partner and self._partner_keeps(reading, best):
            return self._give(reading, cards, led)
        if cards[0].suit != led:
            return self._discard(reading, cards)
        above = [one for one in cards if height(one) > height(best)]
        if not above:
            return lowest(cards)
        if reading.partner_follows_last():
            return self._take_last(reading, cards, above)
        return self._go_up(reading, cards, above, winner)

    def _partner_keeps(self, reading: Reading, best: Carta) -> bool:
        """Whether the partner's card will take the trick: nobody can beat it, or nobody plays after this seat."""
        return reading.partner_follows_last() or reading.sovereign(best)

    def _give(self, reading: Reading, cards: list[Carta], led: str) -> Carta:
        """Put points on the partner's trick: the ace first unless it is itself a winner, then figures."""
        points = [one for one in cards if reading.worth(one) and one.rank not in "32"]
        spare = [one for one in points if not reading.sovereign(one)] or points
        if spare:
            return max(spare, key=lambda one: (reading.worth(one), -height(one)))
        return lowest(cards)

    def _discard(self, reading: Reading, cards: list[Carta]) -> Carta:
        """Throw the least useful card of another suit: nothing of worth, nothing that guards a winner."""
        return min(
            cards,
            key=lambda one: (
                reading.worth(one),
                reading.sovereign(one),
                sum(other.suit == one.suit for other in reading.hand),
                height(one),
            ),
        )

    def _take_last(self, reading: Reading, cards: list[Carta], above: list[Carta]) -> Carta:
        """As last hand take what is worth taking, with the card that brings most home."""
        ace = next((one for one in above if one.rank == "A"), None)
        if ace is not None:
            return ace
        cheapest = min(above, key=height)
        if reading.on_table() + reading.worth(cheapest) >= 1 or cheapest.rank not in "32":
            return cheapest
        return lowest(cards)

    def _go_up(self, reading: Reading, cards: list[Carta], above: list[Carta], winner: int) -> Carta:
        """With others still to play: win if it is certain, go up for a partner who led, else stay low."""
        sure = [one for one in above if reading.sovereign(one)]
        if sure:
            worth_it = reading.on_table() >= 1 or reading.view.leader == reading.partner
            return min(sure, key=height) if worth_it else lowest(cards)
        if reading.view.leader == reading.partner and winner == reading.partner:
            strong = [one for one in above if one.rank != "A"]
            return max(strong, key=height) if strong else lowest(cards)
        return lowest(cards)
