"""A `Tavolo` for the articles on the deal and on words: whole deals, tricks led with a formula, what may be said."""

from collections.abc import Callable

from tests.games.tressette.codes.fitres.tavolo import Tavolo
from ventaglio.core.cards import GRADI, MAZZO, Carta, carte, spell_carte
from ventaglio.core.seats import LETTERS
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import TRESSETTE


class Sitting(Tavolo):
    """A table in the middle of a passata."""

    def does(self, *lines: str) -> "Sitting":
        """Do these one after the other."""
        super().does(*lines)
        return self

    def trick(self, cards: str, formula: str = "") -> "Sitting":
        """Play a trick, or part of one, in order; the formula goes with its lead."""
        lead, *others = cards.split()
        return self.does(f"play {lead} {formula}".rstrip(), *(f"play {one}" for one in others))

    def formulas(self, card: str) -> set[str]:
        """What may be said with this lead."""
        return {line.split()[2] for line in self.legal() if line.startswith(f"play {card} ")}

    def words(self) -> set[str]:
        """What may be said without leading: of the suit just taken and of others."""
        return {line.split()[1] for line in self.legal() if line.startswith("declare ")}

    def public(self) -> View:
        """The table as anybody may see it."""
        return TRESSETTE.view(self.state, None)


def sitting(norms: str) -> Callable[..., Sitting]:
    """How to sit down at a table of these norms."""
    return lambda *lines: Sitting(norms, *lines)


trad = sitting("tradizionali")
mod = sitting("moderne")


def deal(dealer: str = "D", cut: int = 5, **hands: str) -> str:
    """A deal that gives these hands, the first five cards first; what is missing is the kings, then lower cards."""
    given = {who: list(carte(hands.get(who, ""))) for who in "ABCD"}
    rest = [one for one in sorted(MAZZO, key=by_rank) if all(one not in hand for hand in given.values())]
    for hand in given.values():
        hand += [rest.pop() for _ in range(10 - len(hand))]
    served = [LETTERS[(LETTERS.index(dealer) + step) % 4] for step in (1, 2, 3, 4)]
    pack = [one for at in (0, 5) for who in served for one in given[who][at : at + 5]]
    return f"deal {cut} {spell_carte(pack[-cut:] + pack[:-cut])}"


def by_rank(one: Carta) -> tuple[int, str]:
    """The order of a pack in which neighbours are of one rank."""
    return GRADI.index(one.rank), one.suit
