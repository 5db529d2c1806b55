"""The strong player: he imagines how the cards may lie, by all that was played and said, and tries each card there.

Who holds what is drawn in `worlds`, cards are tried in `weighing`, and what he says is chosen in `talking`.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from ventaglio.games.common.bots.opinion import Effort, Opinion, Reason, Weighed
from ventaglio.games.tressette.bots import talking
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.bots.evidence import figures_of
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.bots.weighing import Mind, Weighing, weigh_cards
from ventaglio.games.tressette.bots.why import ACCUSED, ALL_TAKEN, MOST, Reasons, hushed, told
from ventaglio.games.tressette.engine.actions import Action, Claim, Declare, Play
from ventaglio.games.tressette.engine.menu import CardChoice, Menu
from ventaglio.games.tressette.engine.view import View

STRONG: Final = Mind()

HELPS: Final = 0.1
"""By fewer points nobody departs from the words that his partner expects,"""
CLEARLY: Final = 2.5
"""nor by fewer standard errors."""
LISTENING: Final = 0.2
"""What part of the time goes to what the words do."""


class StrongAgent:
    """Plays what does best in the worlds he imagines. He leaves nothing to chance but what `basic` breaks ties by."""

    def __init__(self, rng: Random | None = None, mind: Mind | None = None, seconds: float | None = None) -> None:
        self._mind = STRONG if mind is None else mind
        self._seconds = seconds
        self._basic = BasicAgent(rng)

    def choose(self, view: View, menu: Menu) -> Action:
        """The next action; the basic player's where nothing can be imagined."""
        found = form_opinion(view, menu, self._mind, self._seconds) if menu.cards else None
        return self._basic.choose(view, menu) if found is None else found.best.action

    def wants_to_call(self, view: View, menu: Menu) -> bool:
        """Whether to call out now, in turn or out of it."""
        return self._basic.wants_to_call(view, menu)


def deaf_and_mute(rng: Random) -> StrongAgent:
    """The same player, who neither hears nor says anything: what words are worth is told by playing against him."""
    return StrongAgent(rng, STRONG._replace(hears=False, speaks=False))


def opinion(view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
    """What the strong player thinks of everything that a seat may do, by what it sees."""
    mind = STRONG._replace(worlds=effort.worlds)
    found = form_opinion(view, menu, mind, effort.seconds) if menu.cards else None
    if found is None and (menu.cards or menu.words or menu.show is not None):
        return Opinion((Weighed(BasicAgent().choose(view, menu), 0.0, 0.0),))
    return found


def form_opinion(view: View, menu: Menu, mind: Mind, seconds: float | None = None) -> Opinion[Action] | None:
    """What somebody of this mind thinks of what he may do with cards to play; None if he cannot imagine anything."""
    reading = Reading(view)
    cards = [one.card for one in menu.cards]
    words = [talking.formula(one) if mind.speaks else None for one in menu.cards]
    share = None if seconds is None else seconds * (1 - LISTENING)
    found = weigh_cards(reading, cards, mind, share, words)
    if found is None:
        return None
    scale = _Scale(reading, found)
    best = max(range(len(cards)), key=scale.rank)
    order = [
        best,
        *sorted((place for place in range(len(cards)) if place != best), key=lambda place: -scale.value(place)),
    ]
    reasons = Reasons(reading, found, order)
    words[order[0]], hush = _words(reading, menu.cards[order[0]], mind, found, seconds)
    value, error = scale.value(order[0]), scale.error(order[0])
    choices = [
        Weighed(action, value, error, (why,)) for action, why in _first(reading, menu, menu.cards[order[0]], mind)
    ]
    if menu.claim and talking.lays_down(reading):
        choices.insert(0, Weighed(Claim(), max(map(scale.value, order)), 0.0, (ALL_TAKEN,)))
    # Each card once as he would play it, then what could be said beside, and cards with other words or none.
    others: list[Weighed[Action]] = []
    for place in order:
        value, error, why = scale.value(place), scale.error(place), reasons.of(place)
        said, *unsaid = _plays(menu.cards[place], words[place])
        choices.append(Weighed(said, value, error, (*hush, *why)[:MOST] if place == order[0] else why))
        others.extend(Weighed(action, value, error, why) for action in unsaid)
    for declared in (*menu.declarations, *menu.announcements):
        if not any(one.action == declared for one in choices):
            # What was announced is led next; any other words leave the lead open.
            led = [place for place in order if declared in menu.declarations or cards[place].suit == declared.suit]
            choices.append(Weighed(declared, scale.value(led[0]), scale.error(led[0]), (told(declared),)))
    return Opinion((*choices, *others))


def _first(reading: Reading, menu: Menu, best: CardChoice, mind: Mind) -> Iterator[tuple[Action, Reason]]:
    """What he does before he plays a card, and why: points for the asking, words that help."""
    for accusation in menu.accusations:
        # Buongioco is points for the asking, and tells the partner where the best cards are (Art. 174).
        yield accusation, ACCUSED
    if not mind.speaks or reading.view.trick:
        return
    declared: Declare | None = talking.declaration(reading, menu, best.card.suit) or talking.void(reading, menu)
    if declared is not None:
        yield declared, told(declared)


def _words(
    reading: Reading, best: CardChoice, mind: Mind, found: Weighing, seconds: float | None
) -> tuple[str | None, tuple[Reason, ...]]:
    """What to say with a lead: the most telling words, as a partner expects, unless it is plain that the opponents
    will make more of them; then also why. Others that fit, and silence, are tried in the same worlds."""
    usual = talking.formula(best)
    if usual is None or not mind.speaks:
        return None, ()
    words = [usual, None, *(slug for slug, _ in best.formulas[:-1])]
    share = None if seconds is None else seconds * LISTENING
    tried = weigh_cards(
        reading, [best.card] * len(words), mind._replace(sifts=False), share, words, worlds=found.worlds
    )
    if tried is None:
        return usual, ()
    sign = -1.0 if figures_of(reading).solver.fewest else 1.0
    gains = sign * (tried.points - tried.points[:, :1])
    means, errors = gains.mean(axis=0), gains.std(axis=0) / len(gains) ** 0.5
    place = int(means.argmax())
    if means[place] <= max(HELPS, CLEARLY * errors[place]):
        return usual, ()
    return words[place], (hushed(float(means[place])),)


def _plays(choice: CardChoice, said: str | None) -> Iterator[Action]:
    """The ways to play a card, with the words that he would say first."""
    yield Play(choice.card, said)
    for slug in (None, *(slug for slug, _ in choice.formulas)):
        if slug != said:
            yield Play(choice.card, slug)


class _Scale:
    """From points of cards to what a choice is worth: what both sides have accused counts too, and who plays for
    what."""

    def __init__(self, reading: Reading, found: Weighing) -> None:
        self._found = found
        self._means, self._errors = found.means, found.errors
        self._total = figures_of(reading).solver.points
        self._sign = -1.0 if figures_of(reading).solver.fewest else 1.0
        view = reading.view
        sides = view.sides
        self._accused = 0.0
        if sides is not None:
            own = sides[reading.seat]
            self._accused = float(sum(one.points if sides[one.seat] == own else -one.points for one in view.accused))

    def value(self, place: int) -> float:
        """What playing a card is worth."""
        return self._of(float(self._means[place]))

    def rank(self, place: int) -> float:
        """What a choice goes by: what a card is worth, and what sense says of it."""
        return self.value(place) + 2 * float(self._found.sense[place])

    def error(self, place: int) -> float:
        """How far that may be out."""
        return 2.0 * float(self._errors[place])

    def _of(self, points: float) -> float:
        return self._sign * (2 * points - self._total) + self._accused


__all__ = ["STRONG", "StrongAgent", "deaf_and_mute", "form_opinion", "opinion"]
