"""Tells what happens at a Tressette table: a line for a lead and its words, one for the rest of the trick."""

from collections.abc import Iterable, Iterator
from typing import Final

from ventaglio.core.cards import Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.events import (
    Accused,
    Announced,
    CalledOut,
    CardReplaced,
    CardsShown,
    Claimed,
    Decided,
    Declared,
    Event,
    LeadReworded,
    LeadTaken,
    MustSpeak,
    PairsFormed,
    PairShown,
    Played,
    PointsLost,
    SelfCallDue,
    SlamDeclared,
    Spoke,
    Taken,
    ThrownIn,
    Verified,
    WordsTakenBack,
)
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords, in_hand

PLAYERS: Final = 4


class Teller:
    """Gathers the cards that follow a lead, and tells them together."""

    def __init__(self, words: TressetteWords, names: TressetteNames, rules: Rules) -> None:
        self._words = words
        self._names = names
        self._rules = rules
        self._played = 0
        self._followed: list[str] = []

    def begin(self, played: int = 0) -> None:
        """A passata begins, or is joined with so many cards of a trick on the table."""
        self._played = played
        self._followed = []

    def withdrawn(self) -> None:
        """The card just played has gone back to its hand."""
        self._played -= 1

    def reopened(self) -> None:
        """The trick just taken lies on the table again."""
        self._played = PLAYERS

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """The sentences that are now complete."""
        for event in events:
            match event:
                case Played(seat, one, formula) if self._played == 0:
                    self._played = 1
                    yield from self.rest()
                    yield self._led(seat, one, formula)
                case Played(seat, one):
                    self._played += 1
                    self._followed.append(
                        self._words.text("trick-card", name=self._names.label(seat), card=self._words.card(one))
                    )
                case Taken(seat, cards):
                    self._played = 0
                    worth = sum(self._rules.thirds.value[one.rank] for one in cards)
                    # Where a referee has put the trick right, its cards have been told already.
                    message = "trick-taken" if self._followed else "trick-taken-alone"
                    yield self._gathered(message, seat, worth=self._words.thirds(worth) if worth else "none")
                case _:
                    if told := self._told(event):
                        yield from self.rest()
                        yield told

    def rest(self) -> Iterator[str]:
        """The cards of a trick that is not finished."""
        if self._followed:
            yield self._words.text("trick-going-on", cards=", ".join(self._followed))
            self._followed = []

    def _gathered(self, message: str, seat: Seat, **facts: str) -> str:
        cards, self._followed = ", ".join(self._followed), []
        return self._words.tell(message, seat, self._names, cards=cards, **facts)

    def _led(self, seat: Seat, one: Carta, formula: str | None) -> str:
        card = self._words.card(one)
        if formula is None:
            return self._words.tell("trick-led", seat, self._names, card=card)
        said, meaning = self._words.formula(formula, self._rules), self._words.meaning(formula, self._rules)
        return self._words.tell("trick-led-saying", seat, self._names, card=card, said=said, meaning=meaning)

    def _told(self, event: Event) -> str | None:
        """What is told on a line of its own."""
        words, names = self._words, self._names
        match event:
            case ThrownIn(cause, annulled):
                told = "passata-annulled" if annulled else "passata-thrown-in"
                return words.text(told, cause=words.text(f"redeal-{cause}"))
            case PairShown(seat, one):
                return words.tell("pair-shown", seat, names, card=words.card(one))
            case PairsFormed():
                return self._paired(event)
            case Declared(seat, what, suit):
                meaning = words.declaration_meaning(what, suit)
                return words.tell("declared-told", seat, names, said=words.declaration(what), meaning=meaning)
            case Announced(seat, slug, suit):
                said, meaning = words.formula(slug, self._rules), words.meaning(slug, self._rules)
                return words.tell("announced-told", seat, names, said=said, suit=words.suit(suit), meaning=meaning)
            case Accused(seat, what, suit, points, implied):
                kind = "accused-implied" if implied else "accused-told" if points else "accused-declared"
                said, meaning = words.accusation(what, suit), words.accusation_meaning(what, suit)
                return words.tell(kind, seat, names, said=said, meaning=meaning, points=points)
            case Claimed(seat, verdict, cards):
                kind = "claimed-valid" if verdict is Verdict.VALID else "claimed-failed"
                return words.tell(kind, seat, names, cards=words.cards(sorted(cards, key=in_hand)))
            case CalledOut(seat):
                return words.tell("called-out-told", seat, names)
            case Verified(seat, _, missing):
                if missing:
                    return words.tell("verified-short", seat, names, thirds=words.thirds(missing))
                return words.tell("verified-reached", seat, names)
            case MustSpeak(seat):
                return words.tell("must-speak", seat, names)
            case Spoke(seat, word):
                return words.tell("spoke", seat, names, said=words.text(f"word-{word}"))
            case SlamDeclared():
                return words.text("slam-declared")
            case SelfCallDue():
                return words.text("self-call-due")
            case Decided():
                return words.text("match-given-by-call")
            case _:
                return self._put_right(event)

    def _put_right(self, event: Event) -> str | None:
        """What happens only where mistakes can be made."""
        words, names = self._words, self._names
        match event:
            case LeadTaken(seat):
                return words.tell("lead-taken-told", seat, names)
            case CardsShown(seat, cards, laid):
                said = "cards-laid-told" if laid else "cards-shown-told"
                return words.tell(said, seat, names, cards=words.cards(sorted(cards, key=in_hand)))
            case CardReplaced(seat, old, new):
                return words.tell("card-replaced-told", seat, names, old=words.card(old), new=words.card(new))
            case LeadReworded(seat, None):
                return words.tell("lead-silenced-told", seat, names)
            case LeadReworded(seat, str(formula)):
                return words.tell("lead-reworded-told", seat, names, said=words.formula(formula, self._rules))
            case WordsTakenBack(seat):
                return words.tell("words-taken-back-told", seat, names)
            case PointsLost(seat):
                return words.tell("points-lost-told", seat, names)
            case _:
                return None

    def _paired(self, event: PairsFormed) -> str:
        if event.swapped is not None:
            self._names.swap(*event.swapped)
        if event.sides is None:
            cards = [self._words.card(carta(one)) for one in self._rules.pairing_cards.value]
            return self._words.text("pairs-secret", **dict(zip(("first", "second", "third"), cards, strict=True)))
        sides = [[seat for seat in range(4) if event.sides[seat] == side] for side in (0, 1)]
        told = [self._names.several(seats) for seats in sides]
        message = "pairs-formed-swapped" if event.swapped is not None else "pairs-formed"
        return self._words.text(message, first=told[0], second=told[1])
