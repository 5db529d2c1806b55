"""Tressette, put together for the house."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, cast

from ventaglio.bots.tressette import AGENTS
from ventaglio.bots.tressette.levels import TressetteBot
from ventaglio.codes.games import LIVE_TRESSETTE, TRESSETTE
from ventaglio.core.norms import RuleSet
from ventaglio.core.seats import Seat
from ventaglio.plugs.plug import Adoptable, AnyKit, Length, Plug, Wanted
from ventaglio.plugs.tressette.kit import TressetteKit
from ventaglio.plugs.tressette.live import TressetteLiveKit
from ventaglio.rulings.tressette.live import REFEREE
from ventaglio.tressette.actions import Action
from ventaglio.tressette.events import Event
from ventaglio.tressette.menu import Menu, expand_menu
from ventaglio.tressette.rules import Rules
from ventaglio.tressette.state import Kind, State
from ventaglio.tressette.view import View
from ventaglio.words.tressette.norms import TressetteNorms
from ventaglio.words.tressette.telling import TressetteTelling
from ventaglio.words.tressette.words import TressetteNames, TressetteWords

if TYPE_CHECKING:
    from ventaglio.terminal.stage import Stage
    from ventaglio.terminal.terminal import Terminal


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
    from ventaglio.terminal.tressette.stage import TressetteStage

    return TressetteStage(place, opening, you)


def _play() -> Callable[..., int]:
    from ventaglio.plugs.tressette.play import tressette

    return tressette


def _simulate() -> Callable[..., None]:
    from ventaglio.plugs.tressette.simulate import simulate_tressette

    return simulate_tressette


def _explain(place: "Terminal", state: State, french: bool, json: bool) -> None:
    from ventaglio.terminal.tressette.known import knowledge, knowledge_json, print_knowledge

    words = TressetteWords(place, french=french)
    facts, rules = knowledge(state), state.table.rules
    if json:
        place.json(knowledge_json(facts, words, rules))
        return
    print_knowledge(place, words, TressetteNames(words, state.table.names, None, state.players), rules, facts)


def _solve(place: "Terminal", state: State, seconds: float, french: bool, json: bool) -> None:
    from ventaglio.terminal.tressette.solved import solve_table

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
