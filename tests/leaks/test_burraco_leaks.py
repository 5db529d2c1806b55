"""Nobody learns what is not theirs: permute the cards a seat cannot see and demand the same bytes."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.cards import Card
from ventaglio.core.codec import encode
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.engine.actions import Action, Deal
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    Opened,
    PozzettoSeen,
    PozzettoTaken,
    Served,
    Shuffled,
    Took,
)
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import Phase, State, without
from ventaglio.games.burraco.game import BURRACO

TABLES = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]
each_table = pytest.mark.parametrize("code, players", TABLES, ids=[f"{code}-{players}" for code, players in TABLES])


@cache
def states(code: str, players: int) -> list[tuple[State, Action, Seat]]:
    """A match in which everybody plays at random: each state, and what is done in it by whom."""
    return list(at_random(code, players))


def at_random(code: str, players: int) -> Iterator[tuple[State, Action, Seat]]:
    rng = random.Random(players)
    floating = players in (3, 5)
    state = open_table(CODES[code], players, hands=None if floating else 1, target=200 if floating else None)
    while state.phase is not Phase.END:
        if state.phase is Phase.DEAL:
            order = list(full_pack(state.table))
            rng.shuffle(order)
            low, high = regular_cut(state, len(order))
            action: Action = Deal(tuple(order), rng.randint(low, high))
            by = TABLE
        else:
            # Open and attach whenever possible, so that pozzetti are taken.
            listed = list(BURRACO.legal(state))
            action, by = rng.choice(listed[: max(1, len(listed) // 2)]), state.turn
        yield state, action, by
        for event in BURRACO.act(state, action, by):
            state = BURRACO.fold(state, event)


def permuted(state: State, seat: Seat | None, rng: random.Random) -> State:
    """The same table with every card that the seat cannot see somewhere else, but for those known to be in a hand."""
    seen = dict(enumerate(state.known))
    if seat is not None and seat not in state.unseen:
        seen[seat] = state.hands[seat]
    hidden = [one for index, hand in enumerate(state.hands) for one in without(hand, seen[index]) or ()]
    hidden += [one for pozzetto in state.pozzetti for one in pozzetto] + list(state.stock)
    rng.shuffle(hidden)
    supply = iter(hidden)

    def refill(zone: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(next(supply) for _ in zone))

    return replace(
        state,
        hands=tuple(
            tuple(sorted((*seen[index], *refill(hand[len(seen[index]) :])))) for index, hand in enumerate(state.hands)
        ),
        pozzetti=tuple(refill(pozzetto) for pozzetto in state.pozzetti),
        stock=tuple(next(supply) for _ in state.stock),
        barred=state.barred if seat == state.turn else None,
    )


@pytest.mark.long
@each_table
def test_views_and_menus_do_not_change_when_unseen_cards_do(code: str, players: int) -> None:
    rng = random.Random(1)
    looked = 0
    for state, _, _ in states(code, players):
        if not state.hands:
            continue
        for seat in (None, *range(players)):
            other = permuted(state, seat, rng)
            assert encode(BURRACO.view(state, seat)) == encode(BURRACO.view(other, seat))
            if seat is not None:
                assert encode(BURRACO.menu(state, seat)) == encode(BURRACO.menu(other, seat))
            looked += 1
    assert looked > 100


@each_table
def test_redacted_events_carry_no_card_a_seat_cannot_see(code: str, players: int) -> None:
    kinds = set()
    for state, action, by in states(code, players):
        before = state
        for event in BURRACO.act(state, action, by):
            kinds.add(type(event))
            for seat in (None, *range(players)):
                check(event, BURRACO.redact(event, seat, before), seat, BURRACO.fold(before, event))
            before = BURRACO.fold(before, event)
    assert {Shuffled, Drew} <= kinds


def check(event: Event, shown: Event, seat: Seat | None, after: State) -> None:
    match event:
        case Shuffled():
            assert isinstance(shown, Served)
            assert shown.hand == (None if seat is None else after.hands[seat])
            assert shown.upcard is after.pile[0]
            assert (shown.stock, shown.pozzetti) == (len(after.stock), tuple(map(len, after.pozzetti)))
        case Drew():
            assert isinstance(shown, Drew)
            assert shown.card == (event.card if seat == event.seat else None)
        case PozzettoTaken():
            assert isinstance(shown, PozzettoTaken)
            assert shown.cards == (event.cards if seat == event.seat and event.direct else None)
            assert shown.count == len(event.cards or ())
        case PozzettoSeen():
            assert isinstance(shown, PozzettoSeen)
            assert shown.cards == (event.cards if seat == event.seat else None)
        case _:
            assert shown == event


@each_table
def test_a_seat_can_follow_the_game_from_its_own_events(code: str, players: int) -> None:
    """What a seat is told adds up to what it sees: its hand, rebuilt from redacted events alone."""
    hands: dict[Seat, list[Card]] = {}
    for state, action, by in states(code, players):
        before = state
        for event in BURRACO.act(state, action, by):
            after = BURRACO.fold(before, event)
            for seat in range(players):
                follow(hands, seat, BURRACO.redact(event, seat, before))
                if after.hands and seat not in after.unseen:
                    assert tuple(sorted(hands[seat])) == BURRACO.view(after, seat).hand
            before = after


def follow(hands: dict[Seat, list[Card]], seat: Seat, event: Event) -> None:
    if isinstance(event, Served):
        hands[seat] = list(event.hand or ())
    if getattr(event, "seat", None) != seat:
        return
    match event:
        case PozzettoTaken(cards=cards) | PozzettoSeen(cards=cards):
            hands[seat] = list(cards or ())
        case Drew(card=one):
            assert one is not None
            hands[seat].append(one)
        case Took(cards=cards):
            hands[seat].extend(cards)
        case Opened(meld=meld):
            for one in meld.cards:
                hands[seat].remove(one)
        case Attached(card=one) | Discarded(card=one):
            hands[seat].remove(one)
        case _:
            pass
