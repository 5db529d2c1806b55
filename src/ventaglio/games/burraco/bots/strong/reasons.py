"""Why a choice is good or bad, in sentences with figures: what can be counted, and chances from what is unseen."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from ventaglio.core.cards import Card
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.bots.strong.seeing import Known
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.melds import (
    PLACE,
    Burraco,
    Fault,
    Meld,
    Run,
    attach,
    classify,
    fits,
    is_wild,
    read,
)
from ventaglio.games.burraco.engine.score import burraco_points
from ventaglio.games.burraco.engine.view import MeldView, View
from ventaglio.games.common.bots.opinion import Reason, Weighed

Figures = dict[str, str | float]

MOST: Final = 3
TELLING: Final = 0.05
"""Chances below this are not worth a word."""
BEHIND: Final = 5.0
"""Nor are differences of fewer points."""

AGAINST: Final = frozenset(
    {
        "why-pile-idle",
        "why-draw-leaves",
        "why-throw-wild",
        "why-throw-feeds",
        "why-throw-own",
        "why-throw-breaks",
        "why-wild-opens",
        "why-wild-spent",
    }
)
"""What speaks against a choice; who recommends one does not say these of it."""

_CLASSES: Final = {Burraco.CLEAN: "why-burraco-clean", Burraco.SEMI: "why-burraco-semi", Burraco.DIRTY: "why-burraco"}


class Odds(NamedTuple):
    """What can be counted of the cards that are out."""

    grows: dict[int, float]
    """By number of a meld of the own side, the chance that it becomes a burraco with natural cards."""
    out: Counter[str]
    """How many natural cards of each rank are out."""


def explain(view: View, about: Known, odds: Odds, weighed: tuple[Weighed[Action], ...]) -> tuple[Weighed[Action], ...]:
    """The same choices with their reasons, the most telling first."""
    told = _Telling(view, about, odds)
    best, *others = weighed
    found = [replace(best, reasons=_in_favour(told, best, others))]
    for one in others:
        reasons = list(told.why(one.action))[:MOST]
        if len(reasons) < MOST and best.value - one.value >= BEHIND:
            reasons.append(Reason("why-behind", {"points": round(best.value - one.value)}))
        found.append(replace(one, reasons=tuple(reasons)))
    return tuple(found)


def _in_favour(told: "_Telling", best: Weighed[Action], others: list[Weighed[Action]]) -> tuple[Reason, ...]:
    """What speaks for the best choice; where nothing can be named, by how much it is the best."""
    reasons = [reason for reason in told.why(best.action) if reason.word not in AGAINST][:MOST]
    ahead = round(best.value - others[0].value) if others else 0
    return tuple(reasons) or (Reason("why-ahead", {"points": ahead}),)


class _Telling:
    def __init__(self, view: View, about: Known, odds: Odds) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.view, self.odds = view, odds
        self.rules, self.law = about.rules, about.law
        self.hand = view.hand
        self.side = view.sides[view.seat]
        self.mine = {one.number: one for one in view.melds if one.side == self.side}
        self.theirs = [one for one in view.melds if one.side != self.side]
        self.partners = [seat for seat, side in enumerate(view.sides) if side == self.side and seat != view.seat]
        self.pozzetto = bool(view.pozzetti) and all(view.sides[seat] != self.side for seat in view.took)

    def why(self, action: Action) -> Iterator[Reason]:
        """The reasons for or against an action."""
        match action:
            case Take():
                yield from self._take()
            case Draw():
                yield from self._draw()
            case Discard(one):
                yield from self._discard(one)
            case Attach(number, one, low):
                before = self.mine[number].meld
                after = attach(before, one, low, self.law)
                if not isinstance(after, Fault):
                    yield from self._lay((one,), before, after, self.odds.grows.get(number, 0.0))
            case Open(cards):
                meld = read(cards, action.standing[1] if action.standing else None, self.law)
                yield from self._lay(cards, None, None if isinstance(meld, Fault) else meld, 0.0)
            case _:
                return

    def _name(self, seat: Seat) -> str:
        return self.view.names[seat] if seat < len(self.view.names) and self.view.names[seat] else LETTERS[seat]

    def _points(self, one: Card) -> int:
        return self.rules.points.value[one.rank]

    # ── The pick-up ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _fitting(self, melds: list[MeldView]) -> list[Card]:
        taken = {one for meld in melds for one, _ in fits(meld.meld, self.law)}
        return [one for one in self.view.pile if one in taken and not is_wild(one)]

    def _take(self) -> Iterator[Reason]:
        fitting = self._fitting(list(self.mine.values()))
        wilds = [one for one in self.view.pile if is_wild(one)]
        if fitting:
            points = sum(self._points(one) for one in fitting)
            yield Reason("why-pile-fits", {"count": len(fitting), "cards": _shown(fitting), "points": points})
        if wilds:
            yield Reason("why-pile-wild", {"count": len(wilds), "cards": _shown(wilds)})
        together = [one for one in self.view.pile if self._company(one) and one not in fitting]
        if together:
            yield Reason("why-pile-company", {"count": len(together), "cards": _shown(together[:4])})
        denied = self._fitting(self.theirs)
        if denied:
            yield Reason("why-pile-denies", {"count": len(denied), "cards": _shown(denied[:4])})
        if not fitting and not wilds and not together:
            yield Reason("why-pile-idle", {"count": len(self.view.pile)})

    def _draw(self) -> Iterator[Reason]:
        fitting = self._fitting(list(self.mine.values()))
        if self.view.pile:
            word = "why-draw-leaves" if fitting else "why-draw-nothing"
            figures: Figures = {"count": len(fitting) or len(self.view.pile), "cards": _shown(fitting[:4])}
            yield Reason(word, figures)
        if self.view.counts[self.view.turn] <= 4:
            yield Reason("why-draw-few", {"count": self.view.counts[self.view.turn]})

    # ── The discard ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _discard(self, one: Card) -> Iterator[Reason]:
        if len(self.hand) == 1:
            yield self._out()
        if is_wild(one):
            yield Reason("why-throw-wild", {"card": one.shown})
            return
        gift = max(((self._gift(meld, one), meld) for meld in self.theirs), default=None, key=lambda pair: pair[0])
        if gift is not None and gift[0] > 0:
            figures: Figures = {"card": one.shown, "name": self._name(gift[1].owner), "points": gift[0]}
            yield Reason("why-throw-feeds", figures)
        else:
            yield Reason("why-throw-safe", {"card": one.shown, "out": self.odds.out[one.rank]})
        if any(one in {card for card, _ in fits(meld.meld, self.law)} for meld in self.mine.values()):
            yield Reason("why-throw-own", {"card": one.shown})
        elif self._company(one, own=True):
            yield Reason("why-throw-breaks", {"card": one.shown})
        elif len(self.hand) > 1:
            yield Reason("why-throw-lonely", {"card": one.shown})
        yield from self._kept()

    def _gift(self, meld: MeldView, one: Card) -> int:
        """What a card would add to a meld of the others at once."""
        grown = [after for (card, _), after in fits(meld.meld, self.law).items() if card is one]
        if not grown:
            return 0
        return max(self._points(one) + self._bonus(after) - self._bonus(meld.meld) for after in grown)

    def _bonus(self, meld: Meld) -> int:
        kind = classify(meld, self.law)
        if kind is None:
            return 0
        return int(burraco_points(self.rules, kind).value or self.rules.dirty_points.value)

    def _company(self, one: Card, *, own: bool = False) -> bool:
        """Whether two cards of the hand go with a card: of its rank, or beside it in its suit."""
        if is_wild(one):
            return False
        others = list(self.hand)
        if own:
            others.remove(one)
        same = sum(other.rank == one.rank for other in others)
        place = PLACE[one.rank]
        places = {PLACE[other.rank] for other in others if other.suit == one.suit and not is_wild(other)}
        near = len(places & {place - 2, place - 1, place + 1, place + 2})
        return same >= (1 if own else 2) or near >= (1 if own else 2)

    def _kept(self) -> Iterator[Reason]:
        """A wild that is kept for a burraco in the making."""
        wild = next((one for one in self.hand if is_wild(one)), None)
        if wild is None:
            return
        clean = [(chance, number) for number, chance in self.odds.grows.items() if self.mine[number].meld.wild is None]
        chance, number = max(clean, default=(0.0, 0))
        if chance >= TELLING:
            figures: Figures = {"card": wild.shown, "chance": round(chance, 2), "meld": _shown(self.mine[number].cards)}
            yield Reason("why-keeps-wild", figures)

    # ── What is laid ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _lay(self, cards: tuple[Card, ...], before: Meld | None, after: Meld | None, chance: float) -> Iterator[Reason]:
        left = len(self.hand) - len(cards)
        if left <= 1:
            yield self._out()
        if after is None:
            return
        kind = classify(after, self.law)
        bonus = self._bonus(after) - (0 if before is None else self._bonus(before))
        if kind is not None and bonus > 0:
            yield Reason(_CLASSES[kind], {"points": bonus})
        spent = next((one for one in cards if is_wild(one)), None)
        if spent is not None and after.wild is spent:
            if before is None:
                yield Reason("why-wild-opens", {"card": spent.shown, "count": len(after)})
            elif chance >= TELLING:
                yield Reason("why-wild-spent", {"card": spent.shown, "chance": round(chance, 2)})
            else:
                yield Reason("why-wild-used", {"card": spent.shown})
        if kind is None:
            word = "why-run-longer" if isinstance(after, Run) else "why-set-longer"
            yield Reason(word, {"count": len(after), "missing": self.law.burraco - len(after)})
        points = sum(self._points(one) for one in cards)
        yield Reason("why-laid-points", {"points": points, "left": left})

    def _out(self) -> Reason:
        """What comes of a hand that is played out."""
        if self.pozzetto:
            return Reason("why-pozzetto", {"count": self.view.pozzetti[0]})
        held = sum(self.view.counts[seat] for seat in self.partners)
        if held:
            name, points = self._name(self.partners[0]), self.rules.close_points.value
            return Reason("why-close-partner", {"points": points, "name": name, "count": held})
        others = sum(self.view.counts) - len(self.hand)
        return Reason("why-close", {"points": self.rules.close_points.value, "count": others})


def _shown(some: tuple[Card, ...] | list[Card]) -> str:
    return " ".join(one.shown for one in some)
