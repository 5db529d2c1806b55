"""What several articles do alike: cards penalised or exposed, melds frozen for good, plays undone."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask
from ventaglio.games.burraco.referee.regime import moment

GLOSSARY: Final = "Glossario"
"""Where the international code says of every freeze for good that a burraco made before it stands."""


def in_turn(ask: Ask) -> bool:
    """Whether the turn is still open: then the discard is still to come."""
    return moment(ask) == "now"


def penalise(ask: Ask, cards: str, article: str = "") -> None:
    """Cards put aside: the highest of them is the discard, of this turn if it is still open (fibur-2019 25, 27)."""
    time = "now" if in_turn(ask) else "next-turns"
    ask.order(f"penalise {cards}", f"discard penalised-cards offender {time}", article=article)


def interrupt_and_penalise(ask: Ask, cards: str, article: str = "") -> None:
    """The same, where the mistake also ends the turn."""
    if in_turn(ask):
        ask.order("stop offender", article=article)
    penalise(ask, cards, article)


def expose_after_discard(ask: Ask, cards: str, *, by: str, barred: str = "", article: str = "") -> None:
    """Cards exposed once the turn is over: the partner plays before they can be, and what he lays is closed to them.

    ``by`` is the article on exposed cards; ``barred`` is what it closes those melds to, if not the cards alone.
    """
    ask.order(f"expose {cards}", article=article)
    ask.order(f"keep-off {barred or cards}", article=by)
    ask.reads("bar-until-the-next-turn-ends")


def end_turn(ask: Ask, article: str = "") -> None:
    """No further play: the player discards, unless he already has."""
    if in_turn(ask):
        ask.order("stop offender", "discard any-card offender now", article=article)


def freeze_for_good(ask: Ask, meld: str, *, article: str = "", earlier: str = "", voids: bool = False) -> None:
    """Freeze until the end of the hand, and say what becomes of a burraco in it.

    ``earlier`` is the article that lets one stand which does not owe itself to the mistake, if any does; ``voids``
    says that the article on the mistake itself strikes one that does.
    """
    ask.order(f"freeze {meld} for-good", article=article)
    burraco = ask.one("burraco", "none", "earlier", "by-this")
    if burraco == "earlier":
        ask.order("stands burraco", article=earlier or article)
    elif burraco == "by-this":
        ask.order("void-burraco", article=article)
    if (burraco == "earlier" and not earlier) or (burraco == "by-this" and not voids):
        ask.reads("burraco-before-the-mistake")


def negative_in_place(ask: Ask, cards: str, *, article: str = "", earlier: str = "") -> None:
    """Too late to take cards out: the meld is frozen, and only what does not belong there counts against."""
    freeze_for_good(ask, "wrong-meld", article=article, earlier=earlier)
    ask.order(f"negative {cards}", article=article)


def undo(ask: Ask) -> None:
    """The groups on the table are put back as they were before the turn; where the cards go is left unsaid."""
    ask.order("restore melds", "return wrong-cards hand")
    ask.reads("wrong-play-is-undone")
