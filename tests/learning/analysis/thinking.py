"""A player with an opinion that is quick and honest: it goes by what the seat sees, and by nothing else."""

from collections.abc import Iterable
from functools import cache
from random import Random

from ventaglio.core.cards import Carta
from ventaglio.core.record import Move, Step
from ventaglio.games.common.bots.opinion import Effort, Opinion, Reason, Weighed
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.games.tressette.bots import AGENTS
from ventaglio.games.tressette.bots.levels import TressetteBot
from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.menu import Menu, expand_menu
from ventaglio.games.tressette.engine.trick import height
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.plugin.kit import TressetteKit
from ventaglio.games.tressette.words.things import TressetteWords


class Thinking(TressetteKit):
    """Thinks that low cards are better, and the lower the better; what he saw is kept."""

    def __init__(self) -> None:
        super().__init__(TRESSETTE, TressetteWords, TressetteBot)
        self.saw: list[View] = []

    def opinion(self, view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
        self.saw.append(view)
        weighed = [_weighed(view, action) for action in dict.fromkeys(_plays(menu))]
        weighed.sort(key=lambda one: -one.value)
        return Opinion(tuple(weighed))


def _plays(menu: Menu) -> Iterable[Action]:
    return (one for one in expand_menu(menu) if isinstance(one, Play))


def _weighed(view: View, action: Action) -> Weighed[Action]:
    assert isinstance(action, Play)
    why = Reason("act-play", {"card": action.card.text})
    return Weighed(action, -float(_low(action.card)), 0.1, (why,))


def _low(card: Carta) -> int:
    return height(card)


@cache
def played(seed: int = 1, match: str = "passate", passate: int = 2) -> tuple[Step, ...]:
    """The steps of a match that bots have played."""
    kit = TressetteKit(TRESSETTE, TressetteWords, TressetteBot)
    rng = Random(seed)
    agent = AGENTS["basic"](rng)
    state = TRESSETTE.open({"Code": "moderne", "Match": match, **({"Passate": str(passate)} if passate else {})})
    steps = []
    while (turn := TRESSETTE.turn(state)) is not None:
        action = TRESSETTE.chance(state, rng.randbytes(32)) if turn < 0 else kit.choice(state, turn, agent)
        events, after = kit.advance(state, action, turn)
        steps.append(Step(Move(turn, action), state, events, after))
        state = after
    return tuple(steps)


def thinking() -> tuple[Thinking, AnyKit]:
    """The same kit twice: as it is, and as the house takes it."""
    kit = Thinking()
    return kit, kit  # type: ignore[return-value]
