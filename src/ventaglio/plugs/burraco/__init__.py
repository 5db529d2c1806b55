"""Burraco, put together for the house."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, cast

from ventaglio.bots.burraco import AGENTS
from ventaglio.bots.burraco.levels import BurracoBot
from ventaglio.burraco.actions import Action
from ventaglio.burraco.events import Event
from ventaglio.burraco.match import lengths
from ventaglio.burraco.menu import Menu, expand_menu
from ventaglio.burraco.rules import Rules
from ventaglio.burraco.state import State
from ventaglio.burraco.view import View
from ventaglio.codes.games import BURRACO, LIVE_BURRACO
from ventaglio.core.norms import RuleSet
from ventaglio.core.seats import Seat
from ventaglio.plugs.burraco.kit import BurracoKit
from ventaglio.plugs.burraco.live import BurracoLiveKit
from ventaglio.plugs.plug import AnyKit, Length, Plug, Wanted
from ventaglio.rulings.burraco.live import REFEREE
from ventaglio.words.burraco.norms import BurracoNorms
from ventaglio.words.burraco.telling import BurracoTelling
from ventaglio.words.burraco.words import BurracoWords

if TYPE_CHECKING:
    from ventaglio.terminal.stage import Stage
    from ventaglio.terminal.terminal import Terminal


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
    from ventaglio.terminal.burraco.stage import BurracoStage

    return BurracoStage(place, opening, you)


def _play() -> Callable[..., int]:
    from ventaglio.plugs.burraco.play import burraco

    return burraco


def _simulate() -> Callable[..., None]:
    from ventaglio.plugs.burraco.simulate import simulate

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
