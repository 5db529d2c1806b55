"""What several articles do alike: cards put aside as penalised, melds frozen for good, plays undone."""

from ventaglio.rulings.burraco.regime import INT, moment
from ventaglio.rulings.inquiry import Ask


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


def end_turn(ask: Ask) -> None:
    """No further play: the player discards, unless he already has."""
    if in_turn(ask):
        ask.order("stop offender", "discard any-card offender now")


def freeze_for_good(ask: Ask, meld: str, *, settled: str = "", article: str = "") -> None:
    """Freeze until the end of the hand, and say what becomes of a burraco in it.

    ``settled`` is the one that the article itself speaks of. The international code says of every freeze that a
    burraco made before it stands (Glossario).
    """
    ask.order(f"freeze {meld} for-good", article=article)
    burraco = ask.one("burraco", "none", "earlier", "by-this")
    if burraco == "earlier":
        settled = burraco if ask.code == INT else settled
        ask.order("stands burraco", article="Glossario" if ask.code == INT else article)
    elif burraco == "by-this":
        ask.order("void-burraco", article=article)
    if burraco not in ("none", settled):
        ask.reads("burraco-before-the-mistake")


def negative_in_place(ask: Ask, cards: str, article: str = "") -> None:
    """Too late to take cards out: the meld is frozen, and only what does not belong there counts against."""
    freeze_for_good(ask, "wrong-meld", article=article)
    ask.order(f"negative {cards}", article=article)


def undo(ask: Ask) -> None:
    """The groups on the table are put back as they were before the turn; where the cards go is left unsaid."""
    ask.order("restore melds", "return wrong-cards hand")
    ask.reads("wrong-play-is-undone")
