"""Tressette players of five levels: each judges more deeply than the one before, and none plays at random.

| level | what he takes in | how he judges |
|---|---|---|
| novizio | the cards on the table and in his hand | looks no further than the trick: takes what he can, loads it |
| socio | also the cards that were played | likewise |
| esperto | the same | leads likewise; answers by sound habits, without counting what guards a card |
| maestro | also everything that is said | by all the rules of thumb of the book |
| campione | also what everybody's play tells | tries each card in many worlds, the end solved |

Everybody accuses what he holds and counts well enough to call out; of what others have accused only the novizio knows
nothing any more. He says nothing either; all others speak as the code has it, though before the
maestro nobody listens. How they fare against each other stands in docs/strength-tressette.md.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from ventaglio.games.common.bots.levels import check_level
from ventaglio.games.tressette.bots import answering, leading
from ventaglio.games.tressette.bots.basic import BOOK, BasicAgent, Book
from ventaglio.games.tressette.bots.matches import Player
from ventaglio.games.tressette.bots.prospect import Rule
from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.view import View

GREEDY: Final = Book(
    leading={leading.points: 0.7, leading.cash_late: 5.0, leading.run: 1.0},
    following={answering.points: 0.95, answering.table: 2.0, answering.take_late: 3.0},
    discarding={answering.points: 0.92, answering.worth: -0.23, answering.never_a_three: -1.2},
)
"""What somebody goes by who looks no further than the trick on the table."""


def _without(rules: Mapping[Rule, float], *left_out: Rule) -> dict[Rule, float]:
    """Rules of thumb less some."""
    return {rule: weight for rule, weight in rules.items() if rule not in left_out}


HABITS: Final = Book(
    leading=GREEDY.leading,
    following=_without(answering.FOLLOWING, answering.bare_ace, answering.hopeless),
    discarding=_without(answering.DISCARDING, answering.bare_ace, answering.hopeless, answering.foes_suit),
)
"""What somebody goes by who helps his partner and holds his best cards back, but counts nobody's suits."""


def _on_the_table(view: View) -> View:
    """What lies on the table now, and nothing that was before."""
    return replace(view, memory=(), said=(), accused=(), formula=None)


def _deaf(view: View) -> View:
    """The cards, and nothing that was said with them."""
    memory = tuple(replace(trick, formula=None) for trick in view.memory)
    return replace(view, memory=memory, said=(), formula=None)


class Character(NamedTuple):
    """How somebody plays by rules of thumb."""

    book: Book = BOOK
    takes_in: Callable[[View], View] = lambda view: view
    speaks: bool = True


CHARACTERS: Final[Mapping[str, Character]] = {
    "novizio": Character(GREEDY, _on_the_table, speaks=False),
    "socio": Character(GREEDY, _deaf),
    "esperto": Character(HABITS, _deaf),
    "maestro": Character(),
}
"""Everybody below the campione."""


class TressetteBot:
    """A Tressette player of some level. What it leaves to chance it draws from ``rng``."""

    def __init__(self, level: str, rng: Random) -> None:
        check_level(level)
        self._basic = BasicAgent(rng)
        self._character = CHARACTERS.get(level, Character())
        self._mind: Player = BasicAgent(rng, self._character.book)
        if level not in CHARACTERS:
            # What is compiled is not imported by whoever does not ask for it.
            from ventaglio.games.tressette.bots.strong import StrongAgent

            self._mind = StrongAgent(rng)
            self.quick = self._basic

    def choose(self, view: View, menu: Menu) -> Action:
        """What he thinks best by what he takes in."""
        if not menu.cards or menu.accusations:
            return self._basic.choose(view, menu)
        takes_in, speaks = self._character.takes_in, self._character.speaks
        if speaks:
            return self._mind.choose(takes_in(view), menu)
        # Cards are laid down by whoever knows what was played.
        silent = replace(menu, declarations=(), announcements=(), claim=False)
        found = self._mind.choose(takes_in(view), silent)
        return Play(found.card) if isinstance(found, Play) else found

    def wants_to_call(self, view: View, menu: Menu) -> bool:
        """Whether to call out now, even out of turn: everybody can count."""
        return self._basic.wants_to_call(view, menu)
