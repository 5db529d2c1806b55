"""Tressette, put together for the house."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, cast

from ventaglio.core.norms import RuleSet
from ventaglio.core.seats import Seat
from ventaglio.games.common.plugin.plug import Adoptable, AnyKit, Length, Plug, Wanted
from ventaglio.games.tressette.bots import AGENTS
from ventaglio.games.tressette.bots.levels import TressetteBot
from ventaglio.games.tressette.engine.actions import Action
from ventaglio.games.tressette.engine.events import Event
from ventaglio.games.tressette.engine.menu import Menu, expand_menu
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.state import Kind, State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import LIVE_TRESSETTE, TRESSETTE
from ventaglio.games.tressette.plugin.kit import TressetteKit
from ventaglio.games.tressette.plugin.live import TressetteLiveKit
from ventaglio.games.tressette.referee.live import REFEREE
from ventaglio.games.tressette.words.norms import TressetteNorms
from ventaglio.games.tressette.words.telling import TressetteTelling
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords

if TYPE_CHECKING:
    from ventaglio.games.common.terminal.screen import Terminal
    from ventaglio.games.common.terminal.stage import Stage


def _choices(view: View, menu: Menu) -> Iterable[Action]:
    return expand_menu(menu)


def _players(rules: RuleSet) -> tuple[int, ...]:
    assert isinstance(rules, Rules)
    return (rules.players.value,)


def _lengths(rules: RuleSet) -> Iterable[Length]:
    assert isinstance(rules, Rules)
    everybody = _players(rules)
    points, passate, single = (kind.value for kind in (Kind.POINTS, Kind.PASSATE, Kind.SINGLE))
    yield Length(points, rules.target.value, everybody, {"match": points})
    yield Length(passate, rules.passate.value, everybody, {"match": passate, "hands": rules.passate.value})
    yield Length(single, 1, everybody, {"match": single})


def _adoptable(rules: RuleSet) -> Adoptable:
    assert isinstance(rules, Rules)
    return {} if rules.sealed.value else rules.adoptable


def _headers(wanted: Wanted) -> dict[str, str]:
    found = {"Passate": "" if wanted.hands is None else str(wanted.hands), "Match": wanted.match}
    found["Adopted"] = wanted.adopted
    return {"Code": wanted.code} | {name: value for name, value in found.items() if value}


def _stage(place: "Terminal", opening: State, you: Seat | None) -> "Stage[State, Action]":
    from ventaglio.games.tressette.terminal.stage import TressetteStage

    return TressetteStage(place, opening, you)


def _play() -> Callable[..., int]:
    from ventaglio.games.tressette.plugin.play import tressette

    return tressette


def _simulate() -> Callable[..., None]:
    from ventaglio.games.tressette.plugin.simulate import simulate_tressette

    return simulate_tressette


def _explain(place: "Terminal", state: State, french: bool, json: bool) -> None:
    from ventaglio.games.tressette.terminal.known import knowledge, knowledge_json, print_knowledge

    words = TressetteWords(place, french=french)
    facts, rules = knowledge(state), state.table.rules
    if json:
        place.json(knowledge_json(facts, words, rules))
        return
    print_knowledge(place, words, TressetteNames(words, state.table.names, None, state.players), rules, facts)


def _solve(place: "Terminal", state: State, seconds: float, french: bool, json: bool) -> None:
    from ventaglio.games.tressette.terminal.solved import solve_table

    solve_table(place, state, seconds, french, json)


KIT: Final = TressetteKit(TRESSETTE, TressetteWords, TressetteBot)

PLUG: Final[Plug[State, Action, Event, View, Menu]] = Plug(
    game=TRESSETTE,
    kit=KIT,
    players=_players,
    lengths=_lengths,
    usual_code="tradizionali",
    choices=_choices,
    bots=AGENTS,
    words=TressetteWords,
    norms=lambda voice: TressetteNorms(TressetteWords(voice)),
    telling=TressetteTelling,
    headers=_headers,
    dealt=lambda state: bool(state.hands),
    whole=lambda state: bool(state.hands),
    stage=_stage,
    play=_play,
    simulate=_simulate,
    explain=_explain,
    solve=_solve,
    live=cast("AnyKit", TressetteLiveKit(LIVE_TRESSETTE, KIT, TressetteBot, REFEREE)),
    adoptable=_adoptable,
    lesson={"place": "B"},
    silence=("misconduct",),
)
