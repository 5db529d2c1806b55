"""Burraco behind the door that every game has."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, TABLE, Seat, letter
from ventaglio.games.burraco.engine.acting import act
from ventaglio.games.burraco.engine.actions import Action, parse_action, spell_action
from ventaglio.games.burraco.engine.chance import deal_from, reveals
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.facts import expects, facts
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.judge import judge
from ventaglio.games.burraco.engine.legal import legal
from ventaglio.games.burraco.engine.match import lay_table, settle
from ventaglio.games.burraco.engine.menu import Menu, menu
from ventaglio.games.burraco.engine.position import parse_position, spell_position
from ventaglio.games.burraco.engine.reasons import REASONS
from ventaglio.games.burraco.engine.rules import RulesOf
from ventaglio.games.burraco.engine.state import DEAL, END, State
from ventaglio.games.burraco.engine.view import View, redact, view
from ventaglio.law.editions import as_begun, as_settled, edition_headers, options_in


def _turn(state: State) -> Seat | None:
    if state.phase is END:
        return None
    return TABLE if state.phase is DEAL else state.turn


def _players(state: State) -> int:
    return state.table.players


def _open(rules_of: RulesOf, headers: Mapping[str, str], values: Mapping[str, Any] | None = None) -> State:
    """The table of a record: Code, Edition, Players, Hands or Target, Alone, Option.NAME, and a name for each seat."""
    players, chosen = _number(headers, "Players", 4), options_in(headers)
    rules = as_begun(rules_of(headers), headers, values, lambda rules: settle(rules, chosen))
    return lay_table(
        rules,
        4 if players is None else players,
        hands=_number(headers, "Hands", None),
        target=_number(headers, "Target", None),
        alone=headers.get("Alone") == "yes",
        options=as_settled(rules, chosen),
        names=tuple(headers.get(one, one) for one in LETTERS[:players]),
    )


def _headers(state: State) -> dict[str, str]:
    table = state.table
    found = {"Code": table.rules.id, **edition_headers(table.rules), "Players": str(table.players)}
    if table.hands is not None:
        found["Hands"] = str(table.hands)
    else:
        found["Target"] = str(table.target)
    if table.alone:
        found["Alone"] = "yes"
    found.update({f"Option.{name}": value for name, value in table.options.items()})
    found.update({one: name for one, name in zip(LETTERS, table.names, strict=False) if one != name})
    return found


def _result(state: State) -> dict[str, str]:
    return {
        "Ended": "yes" if state.phase is END else "no",
        "Winners": " ".join(letter(seat) for seat in state.winners),
        "Totals": " ".join(str(total) for total in state.totals),
    }


def _number(headers: Mapping[str, str], name: str, default: int | None) -> int | None:
    text = headers.get(name)
    if text is None:
        return default
    if not text.isdecimal():
        raise BadInput(f"header {name}: {text!r} is no number", "header-number", name=name, text=text)
    return int(text)


def make_game(rules_of: RulesOf) -> Game[State, Action, Event, View, Menu]:
    """The game, for whoever can look up the rules that a text names."""
    return Game(
        name="burraco",
        judge=judge,
        legal=legal,
        act=act,
        fold=fold,
        view=view,
        menu=menu,
        redact=redact,
        turn=_turn,
        players=_players,
        chance=deal_from,
        reveals=reveals,
        event=Event,
        parse_action=parse_action,
        spell_action=spell_action,
        parse_position=partial(parse_position, rules_of),
        spell_position=spell_position,
        open=partial(_open, rules_of),
        headers=_headers,
        result=_result,
        facts=facts,
        reasons=REASONS,
        expects=expects,
        reopen=partial(_open, rules_of),
    )
