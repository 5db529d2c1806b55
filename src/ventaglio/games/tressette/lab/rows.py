"""Passate of Tressette between bots of the house, as rows. Each is played by itself: no score stands behind it."""

from collections.abc import Iterable
from random import Random

from ventaglio.core.cards import Carta
from ventaglio.core.record import Move
from ventaglio.games.common.lab.columns import TABLES
from ventaglio.games.common.lab.plan import Cells, Part, Plan, new_cells
from ventaglio.games.tressette.bots import agent
from ventaglio.games.tressette.bots.matches import play_match
from ventaglio.games.tressette.engine.acting import advance
from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    Deal,
    Declare,
    Play,
    Say,
    Show,
    spell_action,
)
from ventaglio.games.tressette.engine.events import Event, PassataEnded
from ventaglio.games.tressette.engine.folding import fold
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.state import (
    Kind,
    Phase,
    State,
    buongioco_points,
    deck_points,
    last_taker,
    thirds,
)
from ventaglio.law import shelf


def table_of(plan: Plan, dealer: int = 0) -> State:
    """The table before its deal. What the norms do not have is refused here."""
    rules = shelf.get(plan.code, plan.edition).rules
    return open_table(
        rules,
        kind=Kind.PASSATE,
        passate=1,
        dealer=dealer,
        options=plan.options,
        adopted=plan.adopted,
        names=plan.bots,
    )


def play_hands(plan: Plan, first: int, count: int) -> Part:
    """So many passate from the first. Each has generators of its own: nothing depends on what came before it."""
    part = Part(*(new_cells(tuple(column.name for column in table)) for table in TABLES["tressette"].values()))
    openings = [table_of(plan, dealer) for dealer in range(4)]
    for number in range(first, first + count):
        bots = [agent(bot, Random(f"{plan.seed} {number} {seat}")) for seat, bot in enumerate(plan.bots)]
        state = openings[number % 4]
        _write(part, number, state, play_match(state, bots, Random(f"{plan.seed} {number}"), 1).moves)
    return part


def _write(part: Part, number: int, state: State, moves: tuple[Move, ...]) -> None:
    deal = moves[0].action
    assert isinstance(deal, Deal)
    dealer = state.dealer
    _, state = advance(state, deal, moves[0].by)
    ended: PassataEnded | None = None
    for at, move in enumerate(moves[1:]):
        _write_move(part.moves, number, at, state, move)
        events, after = advance(state, move.action, move.by)
        state, ended = (after, None) if after.phase is not Phase.END else _at_the_end(state, events)
    assert ended is not None
    sides = state.sides
    slams = [side for side in (0, 1) if deck_points(state, 1 - side) == 0]
    row = {
        "hand": number,
        "dealer": dealer,
        "order": bytes(one.index for one in deal.order),
        "cut": deal.cut,
        "moves": len(moves) - 1,
        "tricks": len(state.tricks),
        "how": "played" if state.claimed is None else "claimed",
        "sides": list(sides),
        "points": [ended.points[side] for side in sides],
        "thirds": [thirds(state, side) for side in sides],
        "buongioco": [buongioco_points(state, side) for side in sides],
        "last": last_taker(state),
        "cappotto": slams[0] if slams else -1,
    }
    for name, value in row.items():
        part.hands[name].append(value)


def _at_the_end(state: State, events: Iterable[Event]) -> tuple[State, PassataEnded | None]:
    """The table as it stood before its count, which clears it."""
    for event in events:
        if isinstance(event, PassataEnded):
            return state, event
        state = fold(state, event)
    return state, None


def _write_move(moves: Cells, number: int, at: int, state: State, move: Move) -> None:
    action: Action = move.action
    text = spell_action(action)
    card = action.card if isinstance(action, Play | Show) else None
    row = {
        "hand": number,
        "move": at,
        "trick": len(state.tricks),
        "seat": move.by,
        "kind": text.partition(" ")[0],
        "action": text,
        "card": -1 if card is None else card.index,
        "leads": int(isinstance(action, Play) and state.phase is Phase.LEAD),
        "words": _words(action),
        "held": _bits(state.hands[move.by]),
    }
    for name, value in row.items():
        moves[name].append(value)


def _words(action: Action) -> str:
    match action:
        case Play(_, formula):
            return formula or ""
        case Declare(what) | Accuse(what):
            return what
        case Say(word):
            return word
        case _:
            return ""


def _bits(cards: Iterable[Carta]) -> int:
    held = 0
    for one in cards:
        held |= 1 << one.index
    return held
