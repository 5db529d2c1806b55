"""Tressette, put together for the house."""

from collections.abc import Iterable
from typing import Final, cast

from ventaglio.bots.tressette import AGENTS
from ventaglio.bots.tressette.levels import TressetteBot
from ventaglio.codes.games import LIVE_TRESSETTE, TRESSETTE
from ventaglio.core.norms import RuleSet
from ventaglio.plugs.plug import AnyKit, Length, Plug, Wanted
from ventaglio.plugs.tressette.kit import TressetteKit
from ventaglio.plugs.tressette.live import TressetteLiveKit
from ventaglio.tressette.actions import Action
from ventaglio.tressette.events import Event
from ventaglio.tressette.menu import Menu, expand_menu
from ventaglio.tressette.rules import Rules
from ventaglio.tressette.state import Kind, State
from ventaglio.tressette.view import View
from ventaglio.words.tressette.norms import TressetteNorms
from ventaglio.words.tressette.telling import TressetteTelling
from ventaglio.words.tressette.words import TressetteWords


def _choices(view: View, menu: Menu) -> Iterable[Action]:
    return expand_menu(menu)


def _players(rules: RuleSet) -> tuple[int, ...]:
    assert isinstance(rules, Rules)
    return (rules.players.value,)


def _lengths(rules: RuleSet) -> Iterable[Length]:
    assert isinstance(rules, Rules)
    everybody = _players(rules)
    yield Length(Kind.POINTS.value, rules.target.value, everybody)
    yield Length(Kind.PASSATE.value, rules.passate.value, everybody)
    yield Length(Kind.SINGLE.value, 1, everybody)


def _headers(wanted: Wanted) -> dict[str, str]:
    found = {"Passate": "" if wanted.hands is None else str(wanted.hands), "Match": wanted.match}
    found["Adopted"] = wanted.adopted
    return {"Code": wanted.code} | {name: value for name, value in found.items() if value}


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
    live=cast("AnyKit", TressetteLiveKit(LIVE_TRESSETTE, KIT, TressetteBot)),
    silence=("misconduct",),
)
