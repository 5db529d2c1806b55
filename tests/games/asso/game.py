"""Asso: tricks with the Italian pack, the ace is the highest, and whoever first has enough tricks wins."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tests.games.asso.text import CODE, Rules
from ventaglio.core.cards import MAZZO, Carta, CartaError, carta, carte, spell_carte
from ventaglio.core.cards.provable import shuffled
from ventaglio.core.game import Game
from ventaglio.core.lines import Lines, number
from ventaglio.core.norms import adopt
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import LETTERS, TABLE, Seat, letter
from ventaglio.core.seats import seat as read_seat
from ventaglio.law.editions import as_begun, edition_headers, options_in
from ventaglio.law.shelf import as_written

ORDER: Final = "A3RCD76542"
"""The ranks from the highest to the lowest."""


class State(msgspec.Struct, frozen=True):
    rules: Rules
    names: tuple[str, ...]
    options: Mapping[str, str] = {}
    hands: tuple[tuple[Carta, ...], ...] = ()
    """Empty while the table waits for the deal."""
    trick: tuple[Carta, ...] = ()
    leader: Seat = 0
    won: tuple[int, ...] = ()
    number: int = 1
    winner: Seat | None = None

    @property
    def turn(self) -> Seat | None:
        if self.winner is not None:
            return None
        return (self.leader + len(self.trick)) % len(self.names) if self.hands else TABLE


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    order: tuple[Carta, ...]


class Play(msgspec.Struct, frozen=True, tag="play"):
    card: Carta


Action = Deal | Play


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    hands: tuple[tuple[Carta, ...], ...]


class Played(msgspec.Struct, frozen=True, tag="played"):
    seat: Seat
    card: Carta


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    seat: Seat


class HandEnded(msgspec.Struct, frozen=True, tag="hand-ended"):
    won: tuple[int, ...]


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    seat: Seat


Event = Dealt | Played | Taken | HandEnded | MatchEnded


class View(msgspec.Struct, frozen=True):
    code: str
    names: tuple[str, ...]
    hand: tuple[Carta, ...] | None
    trick: tuple[Carta, ...]
    turn: Seat | None
    won: tuple[int, ...]


class Menu(msgspec.Struct, frozen=True):
    cards: tuple[Carta, ...] = ()


# ── What may be done, and what comes of it ───────────────────────────────────────────────────────────────────────────


def judge(state: State, action: Action, by: Seat) -> Refusal | None:
    rules = state.rules
    if state.winner is not None:
        return Refusal("over", rules.target.cite)
    if by != state.turn or isinstance(action, Deal) != (by == TABLE):
        return Refusal("turn", rules.follow.cite)
    if isinstance(action, Deal):
        return None if sorted(action.order) == sorted(MAZZO) else Refusal("pack", rules.hand.cite)
    hand = state.hands[by]
    if action.card not in hand:
        return Refusal("not-held", rules.hand.cite, {"card": action.card})
    led = state.trick[0].suit if state.trick else ""
    if rules.follow.value and led and action.card.suit != led and any(one.suit == led for one in hand):
        return Refusal("follow", rules.follow.cite, {"card": action.card})
    return None


def legal(state: State) -> Iterator[Action]:
    turn = state.turn
    if turn is not None and turn != TABLE:
        yield from (Play(one) for one in state.hands[turn] if judge(state, Play(one), turn) is None)


def act(state: State, action: Action, by: Seat) -> tuple[Event, ...]:
    refusal = judge(state, action, by)
    if refusal is not None:
        raise IllegalAction(refusal)
    if isinstance(action, Deal):
        size = state.rules.hand.value
        return (Dealt(tuple(action.order[at * size : (at + 1) * size] for at in range(len(state.names)))),)
    trick = (*state.trick, action.card)
    played = Played(by, action.card)
    if len(trick) < len(state.names):
        return (played,)
    best = min((one for one in trick if one.suit == trick[0].suit), key=lambda one: ORDER.index(one.rank))
    taker = (state.leader + trick.index(best)) % len(state.names)
    won = tuple(count + (seat == taker) for seat, count in enumerate(state.won))
    if won[taker] >= state.rules.target.value:
        return (played, Taken(taker), HandEnded(won), MatchEnded(taker))
    return (played, Taken(taker), HandEnded(won)) if len(state.hands[by]) == 1 else (played, Taken(taker))


def fold(state: State, event: Event) -> State:
    match event:
        case Dealt(hands):
            return replace(state, hands=hands)
        case Played(_, card):
            left = tuple(tuple(one for one in hand if one is not card) for hand in state.hands)
            return replace(state, hands=left, trick=(*state.trick, card))
        case Taken(seat):
            won = tuple(count + (at == seat) for at, count in enumerate(state.won))
            return replace(state, trick=(), leader=seat, won=won)
        case HandEnded():
            return replace(state, hands=(), number=state.number + 1)
        case MatchEnded(seat):
            return replace(state, winner=seat)


def view(state: State, seat: Seat | None) -> View:
    hand = state.hands[seat] if seat is not None and state.hands else None
    return View(state.rules.id, state.names, hand, state.trick, state.turn, state.won)


def menu(state: State, seat: Seat) -> Menu:
    return Menu(tuple(one.card for one in legal(state) if isinstance(one, Play))) if seat == state.turn else Menu()


def choices(view: View, menu: Menu) -> Iterator[Action]:
    return (Play(one) for one in menu.cards)


def redact(event: Event, seat: Seat | None, before: State) -> Event:
    if isinstance(event, Dealt):
        return Dealt(tuple(hand if at == seat else () for at, hand in enumerate(event.hands)))
    return event


def reveals(event: Event) -> bool:
    return isinstance(event, Dealt | HandEnded)


def chance(state: State, seed: bytes) -> Action:
    return Deal(shuffled(seed, MAZZO))


# ── As text ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def parse_action(text: str) -> Action:
    verb, _, rest = text.partition(" ")
    try:
        match verb:
            case "deal":
                return Deal(carte(rest))
            case "play":
                return Play(carta(rest))
            case _:
                raise BadInput(f"{text!r} is no action: write 'play CARD' or 'deal CARDS'")
    except CartaError as error:
        raise BadInput(str(error)) from None


def spell_action(action: Action) -> str:
    return f"deal {spell_carte(action.order)}" if isinstance(action, Deal) else f"play {action.card.text}"


def open_table(headers: Mapping[str, str], values: Mapping[str, Any] | None = None) -> State:
    chosen = options_in(headers)
    rules: Rules = as_begun(as_written("asso", headers), headers, values, lambda rules: adopt(rules, chosen))
    players = number(headers.get("Players", "2"))
    if players not in rules.players.value:
        raise BadInput(f"Asso is for {rules.players.value} players, not {players}")
    names = tuple(headers.get(one, one) for one in LETTERS[:players])
    return State(rules, names, chosen, won=(0,) * players)


def headers(state: State) -> dict[str, str]:
    options = {f"Option.{name}": value for name, value in state.options.items()}
    names = {one: name for one, name in zip(LETTERS, state.names, strict=False) if one != name}
    about = {"Code": state.rules.id, **edition_headers(state.rules), "Players": str(len(state.names))}
    return {**about, **options, **names}


def result(state: State) -> dict[str, str]:
    return {
        "Ended": "no" if state.winner is None else "yes",
        "Winners": "" if state.winner is None else letter(state.winner),
        "Totals": " ".join(map(str, state.won)),
    }


_LINES: Final = frozenset({"code", "players", "leader", "trick", "won", "hand"})


def parse_position(text: str, *, complete: bool = False) -> State:
    lines = Lines(text, "asso position 1", _LINES, frozenset({"hand"}))
    players = lines.one("players", number, 2)
    state = open_table({"Code": lines.one("code", str, CODE), "Players": str(players)})
    named = dict(lines.all("hand", lambda of, value: (read_seat(of, players), carte(value))))
    trick = lines.one("trick", carte, ())
    rest = [one for one in MAZZO if one not in trick and not any(one in hand for hand in named.values())]
    size = state.rules.hand.value
    hands = tuple(named.get(at, ()) or (tuple(rest[at * size : (at + 1) * size])) for at in range(players))
    return replace(
        state,
        hands=hands if named or complete else (),
        trick=trick,
        leader=lines.one("leader", lambda one: read_seat(one, players), 0),
        won=lines.one("won", lambda some: tuple(map(int, some.split())), state.won),
    )


def spell_position(state: State) -> str:
    hands = [f"hand {letter(at)}: {spell_carte(hand)}" for at, hand in enumerate(state.hands)]
    lines = ["asso position 1", f"code: {state.rules.id}", f"players: {len(state.names)}"]
    lines += [f"leader: {letter(state.leader)}", f"trick: {spell_carte(state.trick)}"]
    return "\n".join([*lines, f"won: {' '.join(map(str, state.won))}", *hands]) + "\n"


def facts(state: State, events: tuple[Event, ...]) -> dict[str, Any]:
    found = {"turn": "" if state.turn is None else letter(state.turn), "trick": spell_carte(state.trick)}
    found |= {f"hand {letter(at)}": spell_carte(hand) for at, hand in enumerate(state.hands)}
    taken = [letter(event.seat) for event in events if isinstance(event, Taken)]
    return {**found, "won": state.won, "taken": taken, "winner": "" if state.winner is None else letter(state.winner)}


class Bot:
    """Always plays its highest card."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, menu: Menu) -> Action:
        return Play(min(menu.cards, key=lambda one: ORDER.index(one.rank)))


def _turn(state: State) -> Seat | None:
    return state.turn


def _players(state: State) -> int:
    return len(state.names)


ASSO: Final[Game[State, Action, Event, View, Menu]] = Game(
    name="asso",
    judge=judge,
    legal=legal,
    act=act,
    fold=fold,
    view=view,
    menu=menu,
    redact=redact,
    turn=_turn,
    players=_players,
    chance=chance,
    reveals=reveals,
    event=Event,
    parse_action=parse_action,
    spell_action=spell_action,
    parse_position=parse_position,
    spell_position=spell_position,
    open=open_table,
    headers=headers,
    result=result,
    facts=facts,
    reopen=open_table,
)
