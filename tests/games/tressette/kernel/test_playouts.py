"""Passate by the million are the same game: the same cards may be played, and they count the same."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.tressette.kernel.lockstep import Pair, match
from tests.games.tressette.kernel.test_lockstep import SETS, having
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.kernel import bits
from ventaglio.games.common.kernel.chance import Dice, below, dice
from ventaglio.games.tressette.engine.actions import Claim
from ventaglio.games.tressette.engine.formulas import BY_SLUG, fitting, rival
from ventaglio.games.tressette.engine.legal import to_act
from ventaglio.games.tressette.engine.rules import Buongioco, Pairs, Rules
from ventaglio.games.tressette.engine.state import Kind, Phase
from ventaglio.games.tressette.engine.trick import ALL_RANKS, GRADES
from ventaglio.games.tressette.engine.view import view
from ventaglio.games.tressette.kernel import (
    ANY_CARD,
    CLAIM,
    MADE,
    PHASE,
    SEEN,
    compile_rules,
    deal_many,
    legal_lists,
    legal_masks,
    observe_many,
    play_out_from,
    playing_by,
    random_passate,
    row_of,
    row_of_view,
    step_many,
    turns,
)
from ventaglio.games.tressette.kernel.figures import ALL, FORMULAS, RANKS, Code, Numbers, fitting_bits
from ventaglio.games.tressette.kernel.many import is_plain
from ventaglio.games.tressette.kernel.playouts import deal_hands, play_passate, play_rest, tabulate_suits
from ventaglio.games.tressette.kernel.policies import BEATS_OPPONENT, LEAVES_OPPONENT, ON_LEAD
from ventaglio.games.tressette.kernel.table import (
    BARRED,
    BOUND,
    DEAL,
    DEALT,
    END,
    HANDS,
    LAYERS,
    LEADER,
    OPENER,
    SAYINGS,
    SEATS,
    SHOWERS,
    SHOWN,
    Row,
    new_row,
)
from ventaglio.games.tressette.kernel.table import LEAD as LEADING

pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
"""Numbers of 64 bits overflow by intent; only plain Python says so."""


def test_the_quick_way_to_the_end_plays_as_tables_do() -> None:
    """The same deals and the same cards, found again at tables, count the same points."""
    code = compile_rules(SETS[0], Kind.PASSATE, 1)
    quick = np.zeros((3, 2), np.int64)
    play_passate(code, dice(7), quick)
    again, pack = dice(7), np.arange(40)
    for number in range(len(quick)):
        hands, won = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        deal_hands(again, pack, hands)
        row = new_row(dealer=(number - 1) % SEATS)
        row[PHASE], row[LEADER] = LEADING, number % SEATS
        row[OPENER] = row[LEADER]
        row[HANDS : HANDS + SEATS] = row[DEALT : DEALT + SEATS] = hands
        played = play_along(code, row[None], hands, won, again, number % SEATS)
        assert played == 40
        assert row[PHASE] == END
        assert row[MADE : MADE + 2].tolist() == quick[number].tolist()


def play_along(
    code: np.ndarray, rows: np.ndarray, hands: np.ndarray, won: np.ndarray, again: np.ndarray, leader: int
) -> int:
    """Play the rest in plain Python, and every card that leaves a hand at the table too; how many those were."""
    played = 0

    class Watched(np.ndarray):  # what is written into the hands tells the card
        def __setitem__(self, seat: int, hand: int) -> None:  # type: ignore[override]
            nonlocal played
            card = int(self[seat]) & ~int(hand)
            assert turns(code, rows)[0] == seat
            found, sizes = legal_lists(code, rows)
            assert card.bit_length() - 1 in found[0, : sizes[0]]
            step_many(code, rows, np.array([card.bit_length() - 1]))
            played += 1
            super().__setitem__(seat, hand)

    suits = np.zeros(40, np.int64)
    tabulate_suits(suits)
    play_rest(hands.view(Watched), won, leader, 0, 0, 0, 0, again, suits)
    return played


def test_deals_and_cards_are_evenly_likely() -> None:
    again, pack, hands = dice(1), np.arange(40), np.zeros(SEATS, np.int64)
    where = np.zeros((SEATS, 40))
    for _ in range(2000):
        deal_hands(again, pack, hands)
        assert hands[0] | hands[1] | hands[2] | hands[3] == ALL
        where += [[int(hand) >> card & 1 for card in range(40)] for hand in hands]
    assert abs(where - 500).max() < 5 * (2000 * 0.25 * 0.75) ** 0.5


def test_a_passata_has_eleven_points_and_neither_side_is_favoured() -> None:
    points = random_passate(compile_rules(SETS[0]), 1, 100_000)
    assert (points.sum(axis=1) >= 10).all()
    assert (points.sum(axis=1) <= 11).all()
    assert abs(points.mean(axis=0) - points.mean()).max() < 0.05


def test_what_is_left_is_played_alike_by_cards_and_by_tables() -> None:
    rng = random.Random(8)
    code = compile_rules(SETS[0])
    for pair in match(SETS[0], Kind.PASSATE, code, rng):
        if len(pair.state.tricks) == 4 and len(pair.state.trick) == 2:
            break
        pair.play(next(one for one in pair.choices()))
    assert is_plain(code, pair.row)
    by_cards = play_out_from(code, pair.row, 20_000, 1)
    by_tables = play_out_from(code, pair.row, 20_000, 1, ANY_CARD)
    assert abs(by_cards - by_tables).max() < 0.1


def test_weights_say_what_is_played() -> None:
    """Whoever always wins with the best card he has and leads high makes more than whoever plays anything."""
    code = compile_rules(SETS[0])
    eager = ANY_CARD.copy()
    eager[ON_LEAD] = eager[BEATS_OPPONENT] = 10.0 ** np.arange(RANKS, 0, -1)
    eager[LEAVES_OPPONENT] = 10.0 ** np.arange(RANKS)
    rows = deal_many(code, np.arange(1, 3, dtype=np.uint64))
    first = play_out_from(code, rows[0], 500, 1, eager)
    assert first.sum() == pytest.approx(11, abs=1)
    assert play_out_from(code, rows[0], 500, 1, np.zeros_like(eager)).sum() == pytest.approx(11, abs=1)


def test_what_must_be_told_is_told_by_those_who_keep_silent() -> None:
    code = compile_rules(having(SETS[0], buongioco=Buongioco.MUST_BE_DECLARED))
    rows = deal_many(code, np.arange(40, dtype=np.uint64))
    assert not any(is_plain(code, row) for row in rows)
    for row in rows[:10]:
        assert play_out_from(code, row, 3, 1).sum() >= 10


def test_many_tables_go_as_one_does() -> None:
    code = compile_rules(SETS[1], Kind.PASSATE, 1)
    rows, rng = deal_many(code, np.arange(30, dtype=np.uint64)), np.random.default_rng(1)
    alone = [row[None].copy() for row in rows]
    for _ in range(60):
        masks = legal_masks(code, rows)
        found, sizes = legal_lists(code, rows)
        assert (masks.sum(axis=1) == sizes).all()
        going = sizes > 0
        assert (going == (turns(code, rows) >= 0)).all()
        actions = np.array([found[at, rng.integers(size)] if size else -1 for at, size in enumerate(sizes)])
        step_many(code, rows, actions)
        for one, action in zip(alone, actions, strict=True):
            step_many(code, one, np.array([action]))
    assert (rows == np.concatenate(alone)).all()
    assert set(rows[:, PHASE]) <= {LEADING, LEADING + 1, DEAL, END}
    assert observe_many(code, rows, np.zeros(30, np.int64)).shape == (30, SEEN)


@pytest.mark.parametrize("pairs", Pairs)
@pytest.mark.parametrize("rules", SETS, ids=lambda rules: f"{rules.id}-{rules.edition}")
def test_a_view_with_the_true_hands_is_the_table(rules: Rules, pairs: Pairs) -> None:
    """To the last column, but for what nobody else knows; and the seat on turn may do the same."""
    rng, own = random.Random(9), having(rules, pairs=pairs)
    for kind in (Kind.POINTS, Kind.PASSATE):
        code = compile_rules(own, kind, 1 if kind is Kind.PASSATE else None)
        for number, pair in zip(range(60), match(own, kind, code, rng), strict=False):
            acts = pair.choices()
            for seat in range(SEATS) if number % 4 == 0 else [to_act(pair.state) or 0]:
                row = row_of_view(view(pair.state, seat), pair.state.table, pair.state.hands)
                see_that_it_is_the_table(row, pair, seat)
            pair.play(rng.choices(acts, [0.05 if isinstance(one, Claim) else 1 for one in acts])[0])


def see_that_it_is_the_table(row: Row, pair: Pair, seat: int) -> None:
    state, here = pair.state, pair.row.copy()
    here[MADE : MADE + 2] = 0
    unnamed = any(one.what.endswith("compagno") and one.seat != seat for one in state.said)
    free = {BARRED, *range(SAYINGS, SAYINGS + len(state.said))} if unnamed else set()
    # When it was that somebody laid his cards down, a view does not say.
    free |= {BOUND, *range(LAYERS, LAYERS + len(state.exposed))} if state.exposed else set()
    free |= {SHOWN, SHOWERS, SHOWERS + 1} if state.phase is Phase.PAIRING else set()
    assert set(np.flatnonzero(row != here).tolist()) <= free
    if seat == to_act(state) and not state.exposed and state.phase is not Phase.PAIRING:
        acts, sizes = legal_lists(pair.code, row[None])
        there, many = legal_lists(pair.code, here[None])
        assert sorted(acts[0, : sizes[0]]) == sorted(there[0, : many[0]])


def test_tables_are_played_by_a_function_of_ones_own() -> None:
    """The highest act that is legal and no lay-down, or any other by chance: the same as if one did it oneself."""

    def highest(row: Row, code: Code, dice: Dice, acts: Numbers, size: int) -> int:
        best = acts[below(dice, size)]
        for place in range(size):
            if acts[place] < CLAIM:
                best = max(best, acts[place])
        return best

    play = playing_by(highest)
    for rules in SETS:
        code = compile_rules(rules, Kind.PASSATE, 1)
        rows, moves, mine, chance = deal_many(code, np.arange(10, dtype=np.uint64)), np.zeros(10, np.int64), [], dice(3)
        ours = rows.copy()
        play(rows, code, dice(3), moves)
        for row in ours:
            done = 0
            while turns(code, row[None])[0] >= 0:
                acts, sizes = legal_lists(code, row[None])
                step_many(code, row[None], np.array([highest(row, code, chance, acts[0], sizes[0])]))
                done += 1
            mine.append(done)
        assert moves.tolist() == mine
        assert min(mine) > 30
        assert (rows == ours).all()


def test_the_table_of_formulas_is_their_conditions() -> None:
    rng = random.Random(10)
    for rules, name in zip(SETS, ("127", "168"), strict=True):
        code = compile_rules(rules)
        for _ in range(3000):
            held = frozenset(rng.sample(GRADES, rng.randint(1, 10)))
            played = frozenset(rng.sample(sorted(ALL_RANKS - held), rng.randint(0, len(ALL_RANKS - held))))
            led = rng.choice(sorted(held))
            fit = fitting(name, held, led, rival(held, played), name == "127")
            beaten = bool(frozenset(GRADES[: GRADES.index(led)]) - held - played)
            mask = sum(1 << GRADES.index(rank) for rank in held)
            told = {
                FORMULAS[at - 1]
                for at in range(1, 63)
                if int(fitting_bits(code, mask, GRADES.index(led), beaten)) >> at & 1
            }
            assert told == {one.slug for one in fit}
            assert told <= BY_SLUG[name].keys()


def test_bits_are_found_alike_by_either_build() -> None:
    rng = random.Random(11)
    for _ in range(2000):
        some = rng.getrandbits(40) | 1 << rng.randrange(40)
        number = rng.randrange(some.bit_count())
        assert bits.portable_nth_bit(some, number) == bits.nth_bit(some, number)
        assert bits.lowest(some) == bits.nth_bit(some, 0).bit_length() - 1


def test_a_state_that_is_not_regular_play_is_refused() -> None:
    rng = random.Random(12)
    code = compile_rules(SETS[0], Kind.POINTS)
    pair = next(match(SETS[0], Kind.POINTS, code, rng))
    for change in ({"calls": (1, 0)}, {"announced": ("d", "sola")}, {"slam": 1}):
        with pytest.raises(BadInput, match="no kernel"):
            row_of(replace(pair.state, **change))
