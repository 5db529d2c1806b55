"""Burraco at a live-table behind the door that every game has, so that records, replays and cases serve it too."""

from collections.abc import Callable
from typing import Any

from ventaglio.core.cards import Card
from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter
from ventaglio.games.burraco.engine.actions import Action, Attach, Open, parse_action, spell_action
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.referee.law import Book
from ventaglio.games.burraco.referee.live.calling import REFEREE
from ventaglio.games.burraco.referee.live.memory import fold
from ventaglio.games.burraco.referee.live.play import attempt
from ventaglio.games.burraco.referee.live.reasons import REASONS
from ventaglio.games.burraco.referee.live.table import Call, Count, LiveEvent, LiveTable, Look, Report, Throw
from ventaglio.law.referee.live import live_game
from ventaglio.law.referee.live.text import parse_request, spell_call, spell_report

Regular = Game[State, Action, Event, View, Menu]
LiveAction = Action | Count | Throw | Look | Call | Report
LiveGame = Game[LiveTable, LiveAction, LiveEvent, View, Menu]


def act(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, rightly or not, or calls the referee."""
    return REFEREE.act(live, action, by) if isinstance(action, Call | Report) else attempt(live, action, by)


def parse(text: str) -> LiveAction:
    """An action from its text: those of the game, ``throw …``, ``look``, ``count``, ``call NUMBER fact=answer…``."""
    words = text.split()
    match words:
        case ["count"]:
            return Count()
        case ["look"]:
            return Look()
        case ["throw", *play]:
            thrown = parse_action(" ".join(play))
            if not isinstance(thrown, Open | Attach):
                raise BadInput(f"{text!r}: one throws what one opens or attaches", "thrown-what", text=text)
            return Throw(thrown)
        case ["call" | "report", *_]:
            return parse_request(words, REFEREE.called, REFEREE.reported)
        case _:
            return parse_action(text)


def spell(action: LiveAction) -> str:
    """The inverse of `parse`."""
    match action:
        case Count():
            return "count"
        case Look():
            return "look"
        case Throw(play):
            return f"throw {spell_action(play)}"
        case Call(number, told, lot, cards):
            drawn = {"lot": str(lot)} if lot else {}
            return spell_call(number, {**drawn, **_named(cards), **told})
        case Report(irregularity, seat, told, cards, meld, lot):
            numbers = {name: str(number) for name, number in (("meld", meld), ("lot", lot)) if number}
            return spell_report(irregularity, seat, {**numbers, **_named(cards), **told})
        case _:
            return spell_action(action)


def _named(cards: tuple[Card, ...]) -> dict[str, str]:
    return {"cards": ",".join(one.text for one in cards)} if cards else {}


def _facts(live: LiveTable) -> dict[str, Any]:
    return {
        "frozen": [one.meld for one in live.state.duties.frozen],
        "closed": "" if live.closed is None else letter(live.closed),
    }


def _redact(event: LiveEvent, seat: Seat | None, before: LiveTable) -> LiveEvent:
    """What is left to see is open to everybody."""
    return event


def make_live_game(regular: Regular, book_of: Callable[[Rules], Book]) -> LiveGame:
    """The game around a game of regular play, for whoever can look up what the code of a table says about mistakes."""
    return live_game(
        regular,
        around=lambda state: LiveTable(state, book_of(state.table.rules)),
        inside=lambda live: live.state,
        event=LiveEvent,
        act=act,
        fold=fold,
        redact=_redact,
        parse=parse,
        spell=spell,
        facts=_facts,
        legal=lambda live: regular.legal(live.state),
        chance=lambda live, seed: regular.chance(live.state, seed),
        reasons=REASONS,
    )
