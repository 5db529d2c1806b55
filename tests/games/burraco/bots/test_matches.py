"""Matches between agents: honest, repeatable, and never endless."""

from collections import Counter
from random import Random

import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.record import final_state, parse_record, spell_record
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.bots.matches import Match, Player, play_match
from ventaglio.games.burraco.bots.random import RandomAgent
from ventaglio.games.burraco.engine.actions import Action, Discard, Draw, Take, WatchStall
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.menu import Menu, expand_menu
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.game import BURRACO

TABLES = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]
each_table = pytest.mark.parametrize("code, players", TABLES, ids=[f"{code}-{players}" for code, players in TABLES])


class Swapper:
    """Takes the pile whenever he may, and never lays a card unless he must."""

    def choose(self, view: View, menu: Menu) -> Action:
        if menu.take:
            return Take()
        if menu.draw:
            return Draw()
        if menu.discards:
            return Discard(menu.discards[-1])
        return next(expand_menu(menu, view.counts[view.turn]))


class Miser:
    """Draws, discards, and never lays a card: loses points in every hand."""

    def choose(self, view: View, menu: Menu) -> Action:
        return Draw() if menu.draw else Discard(menu.discards[0])


class Witness:
    """Writes down what he is given."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.given: list[tuple[object, ...]] = []

    def choose(self, *given: object) -> Action:
        self.given.append(given)
        view, menu = given
        assert isinstance(view, View)
        assert isinstance(menu, Menu)
        return self.player.choose(view, menu)


def one_hand(code: str, players: int, agents: list[Player], seed: int = 1) -> Match:
    return play_match(open_table(CODES[code], players, hands=1), agents, Random(seed))


@each_table
def test_swappers_come_to_an_end(code: str, players: int) -> None:
    match = one_hand(code, players, [Swapper()] * players)
    assert match.finished


def test_a_referee_stops_a_stall() -> None:
    match = one_hand("fibur-2019", 4, [Swapper()] * 4)
    assert match.hands[0].ended.how == "stall"
    assert [move.action for move in match.moves if move.by == TABLE][1:] == [WatchStall()]


def test_where_no_rule_stops_a_stall_the_pile_is_taken_off_the_menu() -> None:
    match = one_hand("estratto", 4, [Swapper()] * 4)
    assert match.hands[0].ended.how == "stock"
    kinds = Counter(type(move.action) for move in match.moves)
    assert kinds[WatchStall] == 0
    # Everybody is made to draw until the stock is out, after two laps of swaps each time.
    assert kinds[Take] >= 8 * (kinds[Draw] - 1)


def test_patience_can_be_chosen() -> None:
    short, long = (
        play_match(open_table(CODES["estratto"], 4, hands=1), [Swapper()] * 4, Random(1), patience=patience)
        for patience in (1, 3)
    )
    assert short.actions < long.actions


def test_a_match_that_gets_nowhere_is_broken_off() -> None:
    match = play_match(open_table(CODES["estratto"], 2, target=505), [Miser()] * 2, Random(1), most_hands=3)
    assert not match.finished
    assert len(match.hands) == 3
    assert match.winners == tuple(seat for seat in (0, 1) if match.totals[seat] == max(match.totals))
    assert match.record().headers["Ended"] == "no"


def test_agents_get_their_view_and_their_menu_and_nothing_else() -> None:
    witnesses = [Witness(RandomAgent(Random(seat))) for seat in range(3)]
    match = one_hand("fibur-2019", 3, list(witnesses))
    state = BURRACO.open(match.record().headers)
    remaining = [iter(witness.given) for witness in witnesses]
    for move in match.moves:
        if move.by != TABLE:
            assert next(remaining[move.by]) == (BURRACO.view(state, move.by), BURRACO.menu(state, move.by))
        for event in BURRACO.act(state, move.action, move.by):
            state = BURRACO.fold(state, event)
    assert all(next(rest, None) is None for rest in remaining)


def test_the_same_seed_gives_the_same_match() -> None:
    first, second, other = (one_hand("circolo", 4, [RandomAgent(Random(1))] * 4, seed=seed) for seed in (5, 5, 6))
    assert first == second
    assert first.moves != other.moves


def test_a_match_leaves_a_record_that_replays() -> None:
    agents: list[Player] = [RandomAgent(Random(seat)) for seat in range(3)]
    match = play_match(open_table(CODES["estratto"], 3, target=205), agents, Random(2))
    text = spell_record(BURRACO, match.record(Seed="2"))
    game, record = parse_record(text, {"burraco": BURRACO})
    assert record.headers["Seed"] == "2"
    assert final_state(game, record) == match.final


def test_a_match_is_counted_hand_by_hand() -> None:
    agents: list[Player] = [RandomAgent(Random(seat)) for seat in range(4)]
    match = play_match(open_table(CODES["fibur-2019"], 4, hands=3), agents, Random(3))
    assert match.actions == sum(hand.actions for hand in match.hands)
    assert match.totals == tuple(map(sum, zip(*(hand.ended.points for hand in match.hands), strict=True)))
    discards = sum(isinstance(move.action, Discard) for move in match.moves)
    assert discards == sum(hand.turns for hand in match.hands)
