"""Hands of Burraco between bots of the house, as rows."""

from random import Random

from msgspec.structs import replace

from ventaglio.core.record import Move
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.bots import agent
from ventaglio.games.burraco.bots.matches import play_match
from ventaglio.games.burraco.engine.acting import act
from ventaglio.games.burraco.engine.actions import (
    Action,
    Attach,
    Deal,
    Discard,
    Draw,
    Open,
    Take,
    spell_action,
)
from ventaglio.games.burraco.engine.events import Event, HandEnded, PozzettoTaken
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.common.lab.columns import TABLES
from ventaglio.games.common.lab.plan import Cells, Part, Plan, new_cells
from ventaglio.law import shelf

BURRACHI = ("clean", "semi", "dirty")


def table_of(plan: Plan) -> State:
    """The table before its deal. What the code does not have is refused here."""
    rules = shelf.get(plan.code, plan.edition).rules
    return open_table(rules, plan.players, hands=1, alone=plan.alone, options=plan.options, names=plan.bots)


def play_hands(plan: Plan, first: int, count: int) -> Part:
    """So many hands from the first. Each has generators of its own, so that nothing depends on what came before it."""
    part = Part(*(new_cells(tuple(column.name for column in table)) for table in TABLES["burraco"].values()))
    opening = table_of(plan)
    for number in range(first, first + count):
        bots = [agent(bot, Random(f"{plan.seed} {number} {seat}")) for seat, bot in enumerate(plan.bots)]
        state = replace(opening, dealer=number % plan.players)
        _write(part, number, state, play_match(state, bots, Random(f"{plan.seed} {number}")).moves)
    return part


def _write(part: Part, number: int, state: State, moves: tuple[Move, ...]) -> None:
    deal = moves[0].action
    assert isinstance(deal, Deal)
    took: list[tuple[Seat, int, bool]] = []
    dealer, before, story = state.dealer, state, _events(state, moves[0])
    for event in story:
        state = fold(state, event)
    for at, move in enumerate(moves[1:]):
        _write_move(part.moves, number, at, state, move)
        before = state
        for event in (story := _events(state, move)):
            if isinstance(event, PozzettoTaken):
                took.append((event.seat, before.turns, event.direct))
            if isinstance(event, HandEnded):
                break
            state = fold(state, event)
    ended = next(event for event in story if isinstance(event, HandEnded))
    side_of = {seat: at for at, side in enumerate(ended.sides) for seat in side.seats}
    seats = range(len(side_of))
    row = {
        "hand": number,
        "dealer": dealer,
        "order": bytes(card.index for card in deal.order),
        "cut": deal.cut,
        "moves": len(moves) - 1,
        "turns": state.turns,
        "how": ended.how,
        "closer": -1 if ended.closer is None else ended.closer,
        "stock": len(state.stock),
        "sides": [side_of[seat] for seat in seats],
        "points": [ended.sides[side_of[seat]].total for seat in seats],
        **{kind: [_made(ended, side_of[seat], kind) for seat in seats] for kind in BURRACHI},
        "took": [seat for seat, _, _ in took],
        "took_turn": [turns for _, turns, _ in took],
        "took_direct": [int(direct) for _, _, direct in took],
    }
    for name, value in row.items():
        part.hands[name].append(value)


def _events(state: State, move: Move) -> tuple[Event, ...]:
    return act(state, move.action, move.by)


def _made(ended: HandEnded, side: int, kind: str) -> int:
    return sum(line.item == f"burraco-{kind}" for line in ended.sides[side].lines)


def _write_move(moves: Cells, number: int, at: int, state: State, move: Move) -> None:
    action: Action = move.action
    text = spell_action(action)
    row = {
        "hand": number,
        "move": at,
        "turn": state.turns,
        "seat": move.by,
        "kind": text.partition(" ")[0],
        "action": text,
        "cards": _cards(state, action),
        "held": len(state.hands[move.by]) if move.by >= 0 else 0,
        "pile": len(state.pile),
        "stock": len(state.stock),
    }
    for name, value in row.items():
        moves[name].append(value)


def _cards(state: State, action: Action) -> int:
    """How many cards an action moves."""
    match action:
        case Take():
            return len(state.pile)
        case Open(cards):
            return len(cards)
        case Draw() | Attach() | Discard():
            return 1
        case _:
            return 0
