"""Tressette at a live-table behind the door that every game has, so that records, replays and cases serve it too."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import astuple, replace

from ventaglio.core.cards import CartaError, carta, carte, spell_carte
from ventaglio.core.game import Game
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter
from ventaglio.games.tressette.engine.actions import Accuse, Action, parse_action, spell_action
from ventaglio.games.tressette.engine.buongioco import worth
from ventaglio.games.tressette.engine.events import Accused, Event
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.state import Accusation, State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.referee.law import Book
from ventaglio.games.tressette.referee.live import play
from ventaglio.games.tressette.referee.live.calling import REFEREE
from ventaglio.games.tressette.referee.live.counting import waits_for_count
from ventaglio.games.tressette.referee.live.memory import fold
from ventaglio.games.tressette.referee.live.reasons import REASONS
from ventaglio.games.tressette.referee.live.table import (
    Annul,
    Asked,
    Call,
    Count,
    Expose,
    Heard,
    Kind,
    LiveEvent,
    LiveTable,
    Replace,
    Returned,
    Reword,
    Waive,
    Withdraw,
)
from ventaglio.law.referee.live import Happened, Report, live_game
from ventaglio.law.referee.live.text import parse_request, spell_call, spell_report

Regular = Game[State, Action, Event, View, Menu]
LiveAction = play.LiveAction | Call | Report
LiveGame = Game[LiveTable, LiveAction, LiveEvent, View, Menu]


def act(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, rightly or not, or calls the referee."""
    return REFEREE.act(live, action, by) if isinstance(action, Call | Report) else play.attempt(live, action, by)


def _shown(view: View, live: LiveTable) -> View:
    """What a seat may see. Of what was accused it sees all, in the order in which it was said, true or not."""
    if not live.heard:
        return view
    accused = list(live.state.accused)
    for who, text, after in reversed(live.heard):
        accused[after:after] = _accusation(live, who, text)
    return replace(view, accused=tuple(accused))


def _accusation(live: LiveTable, seat: Seat, text: str) -> Iterator[Accusation]:
    """The accusation that words are, as it would be if it were true."""
    action = parse_action(text)
    if isinstance(action, Accuse):
        yield Accusation(seat, action.what, action.suit, worth(live.state.table.rules, action.what, action.suit))


def _redact(event: LiveEvent, seat: Seat | None, before: LiveTable) -> LiveEvent:
    """Nobody sees what another could play or say to put a mistake right, nor whether what he accuses is true."""
    match event:
        case Heard():
            said = next(_accusation(before, event.seat, event.text), None)
            return event if said is None else Happened(Accused(*astuple(said)))
        case Asked():
            hidden = (one if one.seat == seat else replace(one, cards=(), words=()) for one in event.choices)
            return Asked(tuple(hidden))
        case Returned():
            return Returned(0)
        case _:
            return event


def parse(text: str) -> LiveAction:
    """An action from its text: those of the game, those of a live-table, and ``call NUMBER fact=answer…``."""
    try:
        return _parse(text)
    except CartaError as error:
        raise BadInput(f"{text!r}: {error}", "in-line", text=text, why=error) from None


def _parse(text: str) -> LiveAction:
    match text.split():
        case ["count"]:
            return Count()
        case ["withdraw"]:
            return Withdraw()
        case ["annul"]:
            return Annul()
        case ["waive"]:
            return Waive()
        case ["expose", *cards] if cards:
            return Expose(carte(" ".join(cards)))
        case ["replace", *cards] if len(cards) < 2:
            return Replace(carta(cards[0]) if cards else None)
        case ["reword", *words] if len(words) < 2:
            return Reword(words[0] if words else None)
        case ["call" | "report", *_] as words:
            return parse_request(words, REFEREE.called, REFEREE.reported)
        case [verb, *_] if verb in _USAGE:
            sentence = f"{text!r} is not complete: write {_USAGE[verb]!r}"
            raise BadInput(sentence, "carta-action-incomplete", text=text, verb=verb, usage=_USAGE[verb])
        case _:
            return parse_action(text)


_USAGE: Final = {
    "count": "count",
    "withdraw": "withdraw",
    "annul": "annul",
    "waive": "waive",
    "expose": "expose CARD…",
    "replace": "replace [CARD]",
    "reword": "reword [FORMULA]",
}


def spell(action: LiveAction) -> str:
    """The inverse of `parse`."""
    match action:
        case Count() | Withdraw() | Annul() | Waive():
            return type(action).__name__.lower()
        case Expose(cards):
            return f"expose {spell_carte(cards)}"
        case Replace(card):
            return "replace" if card is None else f"replace {card.text}"
        case Reword(formula):
            return "reword" if formula is None else f"reword {formula}"
        case Call(number, told, reserving):
            more = {} if reserving is None else {"reserving": letter(reserving)}
            return spell_call(number, {**told, **more})
        case Report(irregularity, seat, told):
            return spell_report(irregularity, seat, told)
        case _:
            return spell_action(action)


def _facts(live: LiveTable) -> dict[str, Any]:
    """Who has something to settle."""
    return {"settles": " ".join(letter(one.seat) for one in live.pending)}


def _legal(live: LiveTable, regular: Regular) -> Iterator[LiveAction]:
    """What whoever is awaited may do: settle what a ruling leaves to him, count, or play."""
    if live.pending:
        choice = live.pending[0]
        if choice.kind is Kind.ANNUL:
            yield from (Waive(), Annul())
            return
        yield from (Replace(one) for one in choice.cards)
        yield from (Reword(words) for words in choice.words)
        if choice.kind is not Kind.CARD:
            yield Replace() if choice.kind is Kind.REPLACE else Reword()
    elif waits_for_count(live.state):
        yield Count()
    else:
        yield from regular.legal(live.state)


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
        legal=lambda live: _legal(live, regular),
        chance=lambda live, seed: regular.chance(live.state, seed),
        view=lambda live, seat: _shown(regular.view(live.state, seat), live),
        turn=play.awaited,
        reasons=REASONS,
    )
