"""What a Tressette player may ask without playing: the table, score, tricks, what everybody knows, the rules."""

from collections.abc import Sequence
from typing import Final

from ventaglio.core.refusal import Refusal
from ventaglio.games.common.terminal.lookup import Lookup
from ventaglio.games.common.terminal.phrases import any_words
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.tressette.engine.state import Trick
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.terminal.host import TressetteHost
from ventaglio.games.tressette.terminal.known import print_knowledge
from ventaglio.games.tressette.terminal.table import Picture
from ventaglio.games.tressette.words.norms import TressetteNorms
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords
from ventaglio.law import shelf

LESSONS: Final = {"game": "topic-tressette", "words": "topic-words"}
"""What help can be asked about, by the names of the messages that list the words for it."""


class Aside:
    """Answers questions. It sees what the person sees."""

    def __init__(self, place: Terminal, host: TressetteHost, words: TressetteWords, names: TressetteNames) -> None:
        self._terminal = place
        self._host = host
        self._words = words
        self._names = names
        self._lookup = Lookup(place, words, TressetteNorms(words), shelf.of_rules(host.rules), host.game.reasons)
        self._starred = False

    # ── The table ────────────────────────────────────────────────────────────────────────────────────────────────

    def _picture(self) -> Picture:
        return Picture(self._words, self._terminal.width, self._names, self._host.rules)

    def table(self) -> None:
        """The table, and the person's hand. What the star means is told the first time that there is one."""
        picture, view = self._picture(), self._host.view()
        for line in picture.table(view):
            self._terminal.console.print(line)
        if not self._starred and picture.winning(view) is not None:
            self._starred = True
            self._terminal.told(self._terminal.text("table-star"), style="soft")
        self.hand()

    def hand(self) -> None:
        """The person's hand."""
        hand = self._host.view().hand
        for line in self._picture().hand(hand, self._host.seat) if hand is not None else ():
            self._terminal.console.print(line)

    def help(self, words: tuple[str, ...]) -> None:
        """The commands, and how cards are written; or a short lesson."""
        lesson = next(
            (topic for name, topic in LESSONS.items() if words and words[0].lower() in lesson_words(name)), ""
        )
        self._terminal.page(self._terminal.text(lesson or "play-tressette-help"))
        if self._words.french and not lesson:
            self._terminal.page(self._terminal.text("play-tressette-help-french"))

    def rules(self) -> None:
        """The norms in short, with their articles."""
        self._lookup.rules()

    def why(self, refusal: Refusal | None) -> None:
        """The last refusal at length."""
        self._lookup.why(refusal)

    def known(self) -> None:
        """What everybody knows."""
        if self._host.dealt:
            print_knowledge(self._terminal, self._words, self._names, self._host.rules, self._host.known())

    # ── Score and tricks ─────────────────────────────────────────────────────────────────────────────────────────

    def score(self) -> None:
        """The standing before this passata, and what lies open of it.

        What the tricks are worth everybody counts for himself, save for those that he may look through now; in training
        the table counts them all.
        """
        view = self._host.view()
        if view.sides is None:
            self._terminal.say("score-pairs-unknown")
            return
        if not self._host.training:
            self._terminal.say("score-count-yourself")
        for side in sorted((0, 1), key=lambda one: one != (view.sides or ())[self._host.seat]):
            seats = [seat for seat in range(4) if view.sides[seat] == side]
            taken = [trick for trick in view.memory if view.sides[trick.winner] == side]
            counted = taken if self._host.training else self._seen_again(view, side)
            thirds = sum(self._host.rules.thirds.value[one.rank] for trick in counted or () for one in trick.cards)
            accused = sum(one.points for one in view.accused if view.sides[one.seat] == side)
            self._terminal.told(
                self._words.text(
                    "score-side",
                    names=self._names.side(seats),
                    score=str(view.scores[side]),
                    tricks=len(taken),
                    thirds="none" if counted is None else self._words.thirds(thirds),
                    accused=accused,
                )
            )

    def _seen_again(self, view: View, side: int) -> Sequence[Trick] | None:
        """All the tricks of a side, where the person may look through them now (Art. 115); None where he may not."""
        own = view.sides is not None and view.sides[self._host.seat] == side
        return view.own_pile if own else None

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
            self._terminal.line(f" {self._terminal.text(title)}", style="title")
            for trick in tricks:
                self._terminal.told(f"  {self._picture().trick(trick)}")
        if not piles:
            norm = self._host.rules.review
            self._terminal.told(self._terminal.text("review-none" if view.memory else "review-no-trick"))
            self._terminal.line(f"   {self._words.cite(norm.cite)}", style="soft")


def lesson_words(name: str) -> frozenset[str]:
    """How a lesson is asked for, in any language."""
    return any_words(f"lesson-{name}")
