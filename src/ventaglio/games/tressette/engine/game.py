"""Tressette behind the door that every game has."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from ventaglio.core.cards import spell_carte
from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import letter
from ventaglio.games.tressette.engine import acting
from ventaglio.games.tressette.engine.actions import Action, parse_action, spell_action
from ventaglio.games.tressette.engine.adopting import adopt_norms, base_of, settle
from ventaglio.games.tressette.engine.chance import deal_from, reveals
from ventaglio.games.tressette.engine.events import Claimed, Event, MatchEnded, PassataEnded, Verified
from ventaglio.games.tressette.engine.expecting import expects, reckoned
from ventaglio.games.tressette.engine.folding import fold
from ventaglio.games.tressette.engine.judge import judge
from ventaglio.games.tressette.engine.legal import legal, to_act
from ventaglio.games.tressette.engine.match import lay_table
from ventaglio.games.tressette.engine.menu import Menu, menu
from ventaglio.games.tressette.engine.position import parse_position, spell_position
from ventaglio.games.tressette.engine.reasons import REASONS
from ventaglio.games.tressette.engine.reckoning import RECKONINGS
from ventaglio.games.tressette.engine.rules import RulesOf
from ventaglio.games.tressette.engine.state import READING, Kind, Phase, State, points, thirds
from ventaglio.games.tressette.engine.view import View, redact, view
from ventaglio.law.editions import as_begun, as_settled, edition_headers, options_in


def _players(state: State) -> int:
    return 4


def _bad_header(name: str, text: str, known: str) -> BadInput:
    """A header of a record with a value that it cannot have."""
    return BadInput(f"header {name}: {text!r} is none of {known}", "header-value", name=name, text=text, known=known)


def _open(rules_of: RulesOf, headers: Mapping[str, str], values: Mapping[str, Any] | None = None) -> State:
    """The table of a record: Code, Edition, Reading, Adopted, Match, Passate, Dealer, Option.NAME, a name a seat."""
    kinds = {kind.value: kind for kind in Kind}
    kind = headers.get("Match", Kind.POINTS.value)
    if kind not in kinds:
        raise _bad_header("Match", kind, ", ".join(kinds))
    passate, dealer = headers.get("Passate"), headers.get("Dealer", "A")
    if passate is not None and not passate.isdecimal():
        sentence = f"header Passate: {passate!r} is no number"
        raise BadInput(sentence, "header-number", name="Passate", text=passate)
    if dealer not in tuple("ABCD"):
        raise _bad_header("Dealer", dealer, "A, B, C, D")
    adopted, chosen = tuple(headers.get("Adopted", "").split()), options_in(headers)
    rules = as_begun(rules_of(headers), headers, values, lambda rules: settle(adopt_norms(rules, adopted), chosen))
    state = lay_table(
        rules,
        kind=kinds[kind],
        passate=None if passate is None else int(passate),
        dealer="ABCD".index(dealer),
        options=as_settled(rules, chosen),
        adopted=adopted,
        names=tuple(headers.get(one, one) for one in "ABCD"),
    )
    return replace(state, table=replace(state.table, reading=_reading(headers)))


def _reading(headers: Mapping[str, str]) -> int:
    """How the text was read. Only a table that is about to be opened names an edition and no fingerprint yet."""
    known = [str(one) for one in range(1, READING + 1)]
    is_new = "Edition" in headers and "Fingerprint" not in headers
    found = headers.get("Reading", known[-1] if is_new else known[0])
    if found not in known:
        raise _bad_header("Reading", found, ", ".join(known))
    return int(found)


def _headers(state: State) -> dict[str, str]:
    table = state.table
    found = {"Code": base_of(table.rules.id), **edition_headers(table.rules)}
    if table.reading != 1:
        found["Reading"] = str(table.reading)
    if table.adopted:
        found["Adopted"] = " ".join(table.adopted)
    if table.kind is not Kind.POINTS:
        found["Match"] = table.kind.value
    if table.kind is Kind.PASSATE:
        found["Passate"] = str(table.passate)
    if state.dealer:
        found["Dealer"] = letter(state.dealer)
    found.update({f"Option.{name}": value for name, value in table.options.items()})
    found.update({one: name for one, name in zip("ABCD", table.names, strict=True) if one != name})
    return found


def _result(state: State) -> dict[str, str]:
    # Players are told by the seats they took at first, as in the headers: two of them may have changed places.
    won = sorted(player for player, side in zip(state.players, state.sides, strict=True) if side == state.winner)
    return {
        "Ended": state.outcome or "no",
        "Winners": " ".join(letter(player) for player in won),
        "Totals": f"{state.scores[0]} {state.scores[1]}",
    }


def facts(state: State, events: tuple[Event, ...]) -> dict[str, Any]:
    """Whose turn, what lies where, what was said, and what the passata and the match came to."""
    found: dict[str, Any] = {
        "phase": state.phase.value,
        "turn": "" if state.phase is Phase.END else letter(state.turn),
        "leader": letter(state.leader),
        "dealer": letter(state.dealer),
        "passata": state.passata,
        "scores": state.scores,
        "trick": spell_carte(state.trick),
        "tricks": len(state.tricks),
        "sides": state.sides,
        "official": state.official,
        "exposed": [letter(seat) for seat in state.exposed],
        "must-lead": state.must_lead.text if state.must_lead else "",
        "speaker": "" if state.speaker is None else letter(state.speaker),
        "winner": state.winner,
        "outcome": state.outcome,
    }
    for side in (0, 1):
        found[f"points {side}"] = points(state, side)
        found[f"thirds {side}"] = thirds(state, side)
    for seat, hand in enumerate(state.hands):
        found[f"hand {letter(seat)}"] = spell_carte(hand)
    for event in events:
        found.update(_event_facts(event))
    return found


def _event_facts(event: Event) -> dict[str, Any]:
    match event:
        case PassataEnded():
            return {"made": event.points, "scores": event.scores}
        case MatchEnded():
            return {"match": event.how, "loser-points": event.loser_points}
        case Claimed():
            return {"claim": event.verdict.value}
        case Verified():
            return {"missing-thirds": event.missing, "verifier": letter(event.seat)}
        case _:
            return {}


def make_game(rules_of: RulesOf) -> Game[State, Action, Event, View, Menu]:
    """The game, for whoever can look up the rules that a text names."""
    return Game(
        name="tressette",
        judge=judge,
        legal=legal,
        act=acting.act,
        fold=fold,
        view=view,
        menu=menu,
        redact=redact,
        turn=to_act,
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
        reckoned=reckoned,
        reckonings=RECKONINGS,
        reopen=partial(_open, rules_of),
    )
