"""Asso, a game from outside the package: nothing in the house knows of it but through this plug."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from tests.games.asso.game import ASSO, Action, Bot, Dealt, Event, HandEnded, Menu, State, View, choices
from tests.games.asso.text import CODE, TEXT, Rules
from ventaglio.core.cards import Carta, spell_carte
from ventaglio.core.norms import RuleSet
from ventaglio.games.common.plugin.kit import Kit
from ventaglio.games.common.plugin.plug import Length, Plug, Wanted
from ventaglio.games.common.words.simple import simple_telling
from ventaglio.lang.words import Words


class AssoWords(Words):
    """The things of Asso in words; its messages lie beside this file."""

    game: ClassVar[str] = "asso"

    def fact(self, key: str, fact: object) -> str:
        if isinstance(fact, tuple) and all(isinstance(one, Carta) for one in fact):
            return spell_carte(fact)
        return " ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)


class AssoKit(Kit[State, Action, Event, View, Menu]):
    """Asso at a table of the server."""

    deals: ClassVar = (Dealt,)
    ends: ClassVar = (HandEnded,)

    def rules(self, state: State) -> Rules:
        return state.rules

    def hand_number(self, state: State) -> int:
        return state.number

    def hidden(self, state: State) -> dict[str, object]:
        return {"hands": state.hands}


def _agent(level: str, rng: Random) -> Bot:
    return Bot(rng)


def _players(rules: RuleSet) -> tuple[int, ...]:
    assert isinstance(rules, Rules)
    return rules.players.value


def _lengths(rules: RuleSet) -> Iterable[Length]:
    assert isinstance(rules, Rules)
    yield Length("tricks", rules.target.value, rules.players.value)


def _headers(wanted: Wanted) -> dict[str, str]:
    return {"Code": wanted.code, "Players": str(wanted.players)}


PLUG: Final[Plug[State, Action, Event, View, Menu]] = Plug(
    game=ASSO,
    kit=AssoKit(ASSO, AssoWords, _agent),
    players=_players,
    lengths=_lengths,
    usual_code=CODE,
    choices=choices,
    bots={"highest": Bot},
    words=AssoWords,
    telling=simple_telling(AssoWords),
    headers=_headers,
    texts=(TEXT,),
    messages=Path(__file__).parent / "lang",
)
