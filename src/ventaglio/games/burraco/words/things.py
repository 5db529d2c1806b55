"""The things of Burraco in words: cards, melds, counts, and what happened."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from ventaglio.core.cards import JOKER, SUITS, Card, CardError, cards
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    HandEnded,
    LaidAstray,
    MatchEnded,
    Opened,
    PozzettoSeen,
    PozzettoTaken,
    StallWatched,
    ThrownIn,
    TimeOutCalled,
    Took,
    TurnExpired,
)
from ventaglio.games.burraco.engine.melds import Law, Meld, Set, classify
from ventaglio.games.burraco.engine.score import CountLine
from ventaglio.lang.words import Names, Words

_SIGNS = dict(zip(SUITS, "♥♦♣♠", strict=True))


class BurracoWords(Words):
    """A language, the signs that can be shown in it, and the things of Burraco."""

    game: ClassVar[str] = "burraco"

    # ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────

    def card(self, one: Card) -> str:
        """A card as people read it, or in letters where there are no signs."""
        return one.shown if self.symbols else one.text

    def cards(self, some: Iterable[Card]) -> str:
        return " ".join(self.card(one) for one in some)

    def suit(self, suit: str) -> str:
        return _SIGNS[suit] if self.symbols else suit

    def rank(self, rank: str) -> str:
        if rank == "*":
            return self.card(JOKER)
        return "10" if rank == "T" else rank

    def meld(self, meld: Meld) -> str:
        """A meld's cards. A two that does not stand for itself is bracketed."""
        shown = [self.card(one) for one in meld.cards]
        if meld.wild is not None and meld.wild is not JOKER:
            at = meld.hole - meld.low if not isinstance(meld, Set) and meld.hole else 0
            shown[at] = f"({shown[at]})"
        return " ".join(shown)

    def fact(self, key: str, fact: Any) -> str:
        if key in ("card", "cards"):
            try:
                return self.cards(cards(str(fact)))
            except CardError:
                return str(fact)
        return self.rank(fact) if key == "rank" else str(fact)

    def item(self, line: CountLine, names: Names) -> str:
        """What a line of the count is for."""
        return self.text(
            f"score-{line.item}",
            meld=str(line.meld),
            cards=self.cards(line.cards),
            who="you" if line.seat is not None and names.is_you(line.seat) else "other",
            name="" if line.seat is None else names.of(line.seat),
        )

    # ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────

    def did(self, event: Event, names: Names, law: Law) -> str | None:
        """What a player did, to follow his name; None for what needs no telling."""
        match event:
            case Drew(seat, None):
                return self.tell("did-drew", seat, names)
            case Drew(seat, one):
                assert one is not None
                return self.tell("did-drew-card", seat, names, card=self.card(one))
            case Took(seat, taken):
                return self.tell("did-took", seat, names, count=len(taken), cards=self.cards(taken))
            case Opened(seat, number, meld):
                done = self.tell("did-opened", seat, names, number=str(number), cards=self.meld(meld))
                return self._burraco(done, meld, law)
            case Attached(seat, number, one, _, meld):
                done = self.tell(
                    "did-attached", seat, names, number=str(number), card=self.card(one), cards=self.meld(meld)
                )
                return self._burraco(done, meld, law) if len(meld) == law.burraco else done
            case LaidAstray(seat, laid, 0):
                return self.tell("did-laid", seat, names, cards=self.cards(laid))
            case LaidAstray(seat, laid, number):
                return self.tell("did-laid-to", seat, names, number=str(number), cards=self.cards(laid))
            case Discarded(seat, one):
                return self.tell("did-discarded", seat, names, card=self.card(one))
            case PozzettoTaken(seat, direct, count):
                kind = "did-pozzetto-direct" if direct else "did-pozzetto"
                return self.tell(kind, seat, names, count=count)
            case TurnExpired(seat):
                return self.tell("did-expired", seat, names)
            case _:
                return None

    def _burraco(self, done: str, meld: Meld, law: Law) -> str:
        """What was done, with a word on the burraco it made."""
        kind = classify(meld, law)
        return done if kind is None else self.text("did-burraco", done=done, kind=self.text(f"burraco-{kind.value}"))

    def turn(self, seat: Seat, done: Sequence[str], names: Names) -> str:
        """A turn, or part of it, as one sentence."""
        return self.tell("turn-told", seat, names, done=", ".join(done))

    def announced(self, event: Event, names: Names) -> str | None:
        """What is told on a line of its own: the referee's calls, and a pozzetto that may be looked at."""
        match event:
            case TimeOutCalled(left):
                return self.text("said-time-out", turns=left)
            case StallWatched():
                return self.text("said-stall-watched")
            case ThrownIn():
                return self.text("said-thrown-in")
            case PozzettoSeen(seat, seen) if seen is not None:
                return self.tell("said-pozzetto-seen", seat, names, cards=self.cards(seen))
            case _:
                return None

    def hand_ended(self, event: HandEnded, names: Names) -> str:
        """How a hand ended."""
        name = "" if event.closer is None else names.of(event.closer)
        who = "you" if event.closer is not None and names.is_you(event.closer) else "other"
        return self.text(f"hand-ended-{event.how}", name=name, who=who)

    def match_ended(self, event: MatchEnded) -> str:
        """How a match ended."""
        return self.text(f"match-ended-{event.how}")
