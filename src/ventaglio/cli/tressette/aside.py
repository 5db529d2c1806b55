"""What a Tressette player may ask without playing: the table, hints, score, tricks, what everybody knows, rules."""

from collections.abc import Sequence

from ventaglio.cards import Carta
from ventaglio.cli.desk import Desk
from ventaglio.cli.games import Found
from ventaglio.cli.lookup import Lookup
from ventaglio.cli.tressette.host import TressetteHost
from ventaglio.cli.tressette.known import print_knowledge
from ventaglio.cli.tressette.norms import TressetteNorms
from ventaglio.cli.tressette.table import Picture
from ventaglio.cli.tressette.words import TressetteNames, TressetteWords
from ventaglio.core.refusal import Refusal
from ventaglio.tressette.actions import Accuse, Action, Declare, Play, Say
from ventaglio.tressette.menu import Menu
from ventaglio.tressette.state import Phase, Trick
from ventaglio.tressette.view import View


class Aside:
    """Answers questions. It sees what the person sees."""

    def __init__(self, place: Desk, host: TressetteHost, words: TressetteWords, names: TressetteNames) -> None:
        self._desk = place
        self._host = host
        self._words = words
        self._names = names
        self._lookup = Lookup(words, TressetteNorms(words), Found("tressette", host.rules))
        self.offered: list[Action] = []
        """What was shown last with numbers, which a number chooses from."""

    # ── The table ────────────────────────────────────────────────────────────────────────────────────────────────

    def _picture(self) -> Picture:
        return Picture(self._words, self._desk.width, self._names, self._host.rules)

    def table(self) -> None:
        """The table, and the person's hand."""
        for line in self._picture().table(self._host.view()):
            self._desk.console.print(line)
        self.hand()

    def hand(self) -> None:
        """The person's hand."""
        hand = self._host.view().hand
        for line in self._picture().hand(hand, self._host.seat) if hand is not None else ():
            self._desk.console.print(line)

    def help(self) -> None:
        """The commands, and how cards are written."""
        self._desk.page(self._desk.text("play-tressette-help"))

    def rules(self) -> None:
        """The norms in short, with their articles."""
        self._lookup.rules()

    def why(self, refusal: Refusal | None) -> None:
        """The last refusal at length."""
        self._lookup.why(refusal)

    def known(self) -> None:
        """What everybody knows."""
        if self._host.dealt:
            print_knowledge(self._desk, self._words, self._names, self._host.rules, self._host.known())

    # ── Score and tricks ─────────────────────────────────────────────────────────────────────────────────────────

    def score(self) -> None:
        """The standing, and what has been taken in this passata so far."""
        view = self._host.view()
        if view.sides is None:
            self._desk.say("score-pairs-unknown")
            return
        for side in sorted((0, 1), key=lambda one: one != (view.sides or ())[self._host.seat]):
            seats = [seat for seat in range(4) if view.sides[seat] == side]
            taken = [trick for trick in view.memory if view.sides[trick.winner] == side]
            thirds = sum(self._host.rules.thirds.value[one.rank] for trick in taken for one in trick.cards)
            accused = sum(one.points for one in view.accused if view.sides[one.seat] == side)
            self._desk.told(
                self._words.text(
                    "score-side",
                    names=self._names.side(seats),
                    score=str(view.scores[side]),
                    tricks=len(taken),
                    thirds=self._words.thirds(thirds),
                    accused=accused,
                )
            )

    def last(self) -> None:
        """The tricks that may be looked at again now; if none, the article that says so."""
        view = self._host.view()
        piles: list[tuple[str, tuple[Trick, ...]]] = []
        if view.last_trick is not None:
            piles.append(("review-last", (view.last_trick,)))
        if view.own_pile:
            piles.append(("review-own", view.own_pile))
        if view.first_trick is not None:
            piles.append(("review-first", (view.first_trick,)))
        for title, tricks in piles:
            self._desk.line(f" {self._desk.text(title)}", style="title")
            for trick in tricks:
                self._desk.told(f"  {self._picture().trick(trick)}")
        if not piles:
            norm = self._host.rules.review
            self._desk.told(self._desk.text("review-none" if view.memory else "review-no-trick"))
            self._desk.line(f"   {self._words.cite(norm.cite)}", style="soft")

    # ── What may be done ─────────────────────────────────────────────────────────────────────────────────────────

    def hints(self) -> None:
        """Everything that may be done now; what has a number can be done by it."""
        view, menu = self._host.view(), self._host.menu()
        self.offered = []
        if menu.show is not None:
            self._desk.told(self._words.text("choices-show", card=self._words.card(menu.show.card)))
        self._offer([*menu.words, *menu.accusations])
        if menu.declarations:
            self._desk.told(self._words.text("choices-others", count=len(menu.declarations)))
        if menu.cards:
            self._cards(view, menu)
        if menu.claim:
            self._desk.told(self._words.text("choices-claim"))
        if menu.call_out:
            self._desk.told(self._words.text("choices-call"))
        if self.offered:
            self._desk.say("hints-number")

    def _cards(self, view: View, menu: Menu) -> None:
        cards = self._words.cards(self._in_order(menu))
        if view.phase is not Phase.LEAD:
            self._desk.told(self._words.text("choices-follow", cards=cards))
            return
        self._desk.told(self._words.text("choices-lead", cards=cards))
        led: list[Play] = [Play(choice.card, slug) for choice in menu.cards for slug, _ in choice.formulas]
        led.sort(key=lambda play: (play.card.suit, play.formula or "", -self._rank(play.card)))
        self._offer(led)

    def _in_order(self, menu: Menu) -> list[Carta]:
        return sorted((choice.card for choice in menu.cards), key=lambda one: (one.suit, -self._rank(one)))

    def _rank(self, one: Carta) -> int:
        return -self._host.rules.ranks.value.index(one.rank)

    def formulas(self, one: Carta) -> None:
        """The words that may go with a card."""
        self.offered = []
        found = [choice for choice in self._host.menu().cards if choice.card is one]
        self._offer([Play(one, slug) for choice in found for slug, _ in choice.formulas])
        self._desk.say("hints-number" if self.offered else "formulas-none", card=self._words.card(one))

    def declarations(self) -> None:
        """What may be said now apart from the suit that is led."""
        menu = self._host.menu()
        self.offered = []
        self._offer([*menu.words, *menu.declarations])
        self._desk.say("hints-number" if self.offered else "declarations-none")

    def no_accusation(self) -> None:
        """There is nothing to accuse."""
        self._desk.say("accusations-none")

    def _offer(self, actions: Sequence[Action]) -> None:
        """Show actions with numbers. What words mean is told the first time only."""
        explained: set[str] = set()
        for action in actions:
            self.offered.append(action)
            said, meaning = self._offered(action)
            told = f"{said} – {meaning}" if meaning and meaning not in explained else said
            explained.add(meaning)
            self._desk.told(f"{len(self.offered):>2}  {told}")

    def _offered(self, action: Action) -> tuple[str, str]:
        """What an action is called, and what its words mean."""
        words, rules = self._words, self._host.rules
        match action:
            case Play(one, formula) if formula is not None:
                return f"{words.card(one)} «{words.formula(formula, rules)}»", words.meaning(formula, rules)
            case Declare(what, suit):
                return f"«{words.declaration(what)}»", words.declaration_meaning(what, suit)
            case Accuse(what, suit):
                return words.text("choices-accuse", said=words.accusation(what, suit)), ""
            case Say(word):
                return f"«{words.text(f'word-{word}')}»", words.text(f"means-{word}")
            case _:
                raise AssertionError(action)
