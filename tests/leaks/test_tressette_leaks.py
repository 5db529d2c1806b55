"""Nobody learns what is not theirs: permute the cards a seat cannot see, and secret pairs with them; bytes agree."""

import random
from collections.abc import Iterable
from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.tressette.engine.laws.tressette_matches import TABLES, Moment, random_match
from ventaglio.core.cards import Carta, carte
from ventaglio.core.codec import encode
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.deal import pairing
from ventaglio.games.tressette.engine.events import (
    Declared,
    Event,
    PairsFormed,
    PassataEnded,
    Played,
    Served,
    Shuffled,
    ThrownIn,
)
from ventaglio.games.tressette.engine.knowledge import located_cards
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.engine.state import Phase, State, Won, played_cards
from ventaglio.games.tressette.game import TRESSETTE

Match = tuple[Moment, ...]
PAIRING = frozenset(carte("d4 d5 d6"))


def seeds(name: str) -> range:
    """Secret pairs have more to hide."""
    return range(6 if Pairs.SECRET.value in name else 1)


@pytest.fixture(params=TABLES)
def match(request: pytest.FixtureRequest) -> Match:
    """Some matches at one table, one after the other."""
    return tuple(moment for seed in seeds(request.param) for moment in random_match(request.param, seed))


def permuted(state: State, seen: Iterable[Seat | None], rng: random.Random) -> State:
    """The same table with every card elsewhere that is neither in a hand that is seen nor known to all.

    Where pairs are secret the cards that form them move too, and so do the pairs; where they are being formed openly,
    who has to show a card is known.
    """
    known = set(located_cards(state)) | (PAIRING if state.phase is Phase.PAIRING else set())
    fixed = [hand if seat in seen else [one for one in hand if one in known] for seat, hand in enumerate(state.hands)]
    loose = [one for hand, kept in zip(state.hands, fixed, strict=True) for one in hand if one not in kept]
    rng.shuffle(loose)
    supply = iter(loose)
    hands = tuple(
        tuple(sorted((*kept, *(next(supply) for _ in range(len(hand) - len(kept))))))
        for hand, kept in zip(state.hands, fixed, strict=True)
    )
    played: list[list[Carta]] = [[], [], [], []]
    for seat, one in played_cards(state):
        played[seat].append(one)
    dealt = tuple(tuple(sorted((*hand, *played[seat]))) for seat, hand in enumerate(hands))
    other = replace(state, hands=hands, dealt=dealt)
    if state.official or state.phase is Phase.PAIRING:
        return other
    pair = pairing(other, dealt)
    if pair is None:
        return permuted(state, seen, rng)
    sides = tuple(0 if seat in pair else 1 for seat in range(4))
    if sides == state.sides:
        return other
    return replace(other, sides=sides, won=Won(1, 0, 0) if state.won is None else None)


@pytest.mark.long
def test_views_and_menus_do_not_change_when_unseen_cards_do(match: Match) -> None:
    rng = random.Random(1)
    for moment in match:
        state = moment.before
        if not state.hands:
            continue
        for seat in (None, *range(4)):
            other = permuted(state, (seat,), rng)
            assert encode(TRESSETTE.view(state, seat)) == encode(TRESSETTE.view(other, seat))
            if seat is not None:
                assert encode(TRESSETTE.menu(state, seat)) == encode(TRESSETTE.menu(other, seat))


def told(state: State, events: tuple[Event, ...], seat: Seat | None) -> list[bytes]:
    """Events as a seat hears them; the count of a passata in which pairs were secret tells them at last."""
    found = []
    for event in events:
        if isinstance(event, PassataEnded) and not state.official:
            break
        found.append(encode(TRESSETTE.redact(event, seat, state)))
        state = TRESSETTE.fold(state, event)
    return found


@pytest.mark.long
def test_what_happens_tells_a_seat_nothing_about_unseen_cards(match: Match) -> None:
    """The acts of a player depend on his own hand; so that stays, and the two other hands are exchanged."""
    rng = random.Random(2)
    for moment in match:
        state, action, by = moment.before, moment.action, moment.by
        if by == TABLE:
            continue
        happened = TRESSETTE.act(state, action, by)
        for seat in (None, *range(4)):
            other = permuted(state, (seat, by), rng)
            assert told(state, happened, seat) == told(other, TRESSETTE.act(other, action, by), seat)


def test_secret_pairs_change_under_permutation_and_nobody_sees_them(match: Match) -> None:
    rng = random.Random(3)
    secret = [moment.before for moment in match if moment.before.hands and not moment.before.official]
    secret = [state for state in secret if state.phase is not Phase.PAIRING]
    if match[0].before.table.rules.pairs.value is not Pairs.SECRET:
        assert secret == []
        return
    changed = 0
    for state, seat in product(secret, range(4)):
        other = permuted(state, (seat,), rng)
        changed += other.sides != state.sides
        assert TRESSETTE.view(other, seat).sides is None
    assert changed > len(secret)


def test_redacted_events_carry_what_a_seat_may_know(match: Match) -> None:
    for moment in match:
        before = moment.before
        for event in TRESSETTE.act(before, moment.action, moment.by):
            after = TRESSETTE.fold(before, event)
            for seat in (None, *range(4)):
                check(event, TRESSETTE.redact(event, seat, before), seat, after)
            before = after


def check(event: Event, shown: Event, seat: Seat | None, after: State) -> None:
    match event:
        case Shuffled():
            assert shown == Served(None if seat is None else after.hands[seat], event.cut)
        case PairsFormed():
            assert shown == (event if event.official else PairsFormed(None, official=False))
        case Declared() if event.what.endswith("al-compagno"):
            assert shown == (event if seat == event.seat else replace(event, suit=""))
        case _:
            assert shown == event


def test_a_player_can_follow_the_game_from_his_own_events(match: Match) -> None:
    """What a player is told adds up to what he sees, also when he changes seats."""
    hands: dict[int, set[Carta]] = {player: set() for player in range(4)}
    for moment in match:
        before = moment.before
        for event in TRESSETTE.act(before, moment.action, moment.by):
            after = TRESSETTE.fold(before, event)
            for player, hand in hands.items():
                shown = TRESSETTE.redact(event, before.players.index(player), before)
                if isinstance(shown, Served):
                    hands[player] = set(shown.hand or ())
                elif isinstance(shown, ThrownIn):
                    hands[player] = set()
                elif isinstance(shown, Played) and before.players[shown.seat] == player:
                    hand.remove(shown.card)
            before = after
        if before.hands:
            views = {player: TRESSETTE.view(before, before.players.index(player)).hand for player in hands}
            assert {player: set(seen or ()) for player, seen in views.items()} == hands
