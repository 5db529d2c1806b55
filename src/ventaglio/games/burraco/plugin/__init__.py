"""Burraco, put together for the house."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, cast

from ventaglio.core.norms import RuleSet
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.bots import AGENTS
from ventaglio.games.burraco.bots.levels import BurracoBot
from ventaglio.games.burraco.engine.actions import Action
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.match import lengths
from ventaglio.games.burraco.engine.menu import Menu, expand_menu
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.game import BURRACO, LIVE_BURRACO
from ventaglio.games.burraco.plugin.kit import BurracoKit
from ventaglio.games.burraco.plugin.live import BurracoLiveKit
from ventaglio.games.burraco.referee.live import REFEREE
from ventaglio.games.burraco.words.norms import BurracoNorms
from ventaglio.games.burraco.words.telling import BurracoTelling
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.plugin.plug import AnyKit, Length, Plug, Wanted

if TYPE_CHECKING:
    from ventaglio.games.common.terminal.screen import Terminal
    from ventaglio.games.common.terminal.stage import Stage


def _choices(view: View, menu: Menu) -> Iterable[Action]:
    return expand_menu(menu, len(view.hand or ()))


def _players(rules: RuleSet) -> tuple[int, ...]:
    assert isinstance(rules, Rules)
    return tuple(sorted(rules.packs.value))


def _alone(rules: RuleSet) -> tuple[int, ...]:
    """With so many, pairs form during play, unless everybody plays for himself from the start."""
    assert isinstance(rules, Rules)
    return tuple(players for players in _players(rules) if players not in rules.sides.value)


def _lengths(rules: RuleSet) -> Iterable[Length]:
    assert isinstance(rules, Rules)
    apart = _alone(rules)
    in_sides = tuple(players for players in _players(rules) if players not in apart)
    for group in filter(None, (in_sides, apart)):
        hands, targets = lengths(rules, group[0])
        for number in targets:
            yield Length("target", number, group, {"target": number})
        for number in hands:
            yield Length("hands", number, group, {"hands": number})


def _headers(wanted: Wanted) -> dict[str, str]:
    headers = {"Code": wanted.code, "Players": str(wanted.players)}
    lengths = {"Hands": wanted.hands, "Target": wanted.target}
    headers.update({name: str(value) for name, value in lengths.items() if value is not None})
    return headers | ({"Alone": "yes"} if wanted.alone else {})


def _stage(place: "Terminal", opening: State, you: Seat | None) -> "Stage[State, Action]":
    from ventaglio.games.burraco.terminal.stage import BurracoStage

    return BurracoStage(place, opening, you)


def _play() -> Callable[..., int]:
    from ventaglio.games.burraco.plugin.play import burraco

    return burraco


def _simulate() -> Callable[..., None]:
    from ventaglio.games.burraco.plugin.simulate import simulate

    return simulate


KIT: Final = BurracoKit(BURRACO, BurracoWords, BurracoBot)

PLUG: Final[Plug[State, Action, Event, View, Menu]] = Plug(
    game=BURRACO,
    kit=KIT,
    players=_players,
    lengths=_lengths,
    usual_code="fibur-2019",
    choices=_choices,
    bots=AGENTS,
    words=BurracoWords,
    norms=lambda voice: BurracoNorms(BurracoWords(voice)),
    telling=BurracoTelling,
    headers=_headers,
    dealt=lambda state: bool(state.hands),
    whole=lambda state: bool(state.hands and state.stock),
    stage=_stage,
    play=_play,
    simulate=_simulate,
    live=cast("AnyKit", BurracoLiveKit(LIVE_BURRACO, KIT, BurracoBot, REFEREE)),
    alone=_alone,
    lesson={"hands": 2, "place": "B"},
    silence=("remark", "hint"),
)
