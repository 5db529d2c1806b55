"""A code compiled for a number of players: its figures and the tables of its runs, in one array."""

from typing import Final

import numpy as np

from ventaglio.core.cards import JOKER, RANKS
from ventaglio.core.norms import norms
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.deal import pozzetto_sizes, regular_cut
from ventaglio.games.burraco.engine.match import lay_table
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.rules import (
    CloseNeeds,
    Collect,
    ForcedDraw,
    Look,
    NoStall,
    Rules,
    Stall,
    SupervisedStall,
    check_rules,
)
from ventaglio.games.burraco.kernel.melds import COLUMNS, FORMS, MASKS, PLACES, Numbers, tabulate

PLAYERS: Final = 0
CARDS: Final = 1
HAND_SIZE: Final = 2
POZZETTI: Final = 3
UPCARD: Final = 4
ONLY_TO_PLAY: Final = 5
SINGLE_RETURNS: Final = 6
SET_RANKS: Final = 7
SET_NATURALS: Final = 8
MINIMUM: Final = 9
BURRACO: Final = 10
SEMI_KNOWN: Final = 11
WILDS: Final = 12
EQUAL_SETS: Final = 13
OWN_SIDE: Final = 14
LOOK_AT_ONCE: Final = 15
NEEDS_CLEAN: Final = 16
FIRST_LAP: Final = 17
WITH_WILD: Final = 18
BY_DISCARDING: Final = 19
CLOSE_POINTS: Final = 20
RESERVE: Final = 21
FORCED_DRAW: Final = 22
MELDS_COUNT: Final = 23
HANDS_COUNT: Final = 24
PENALTY: Final = 25
PENALTY_WHEN_NOBODY: Final = 26
UNPLAYED_AS_CARDS: Final = 27
CLEAN_POINTS: Final = 28
SEMI_POINTS: Final = 29
DIRTY_POINTS: Final = 30
FLOATING: Final = 31
ALONE: Final = 32
CUT: Final = 33
"""How many cards are lifted: the middle of what the code calls a regular cut."""
POINTS: Final = 34
"""What each rank is worth, the ace first and the joker last."""
SIDES: Final = POINTS + len(RANKS) + 1
SEATS: Final = 6
SIZES: Final = SIDES + SEATS
"""How many cards each pozzetto has."""
FIGURES: Final = SIZES + SEATS

LARGEST: Final = 24
"""The most cards that a pozzetto may have."""
MOST_PACKS: Final = 3

PLAYED: Final = frozenset(
    (
        "packs",
        "points",
        "sides",
        "hand_size",
        "pozzetti",
        "pozzetti_alone",
        "upcard",
        "turn_order",
        "pick_up_is_final",
        "collect",
        "single_card_returns",
        "set_ranks",
        "sets_of_wilds",
        "set_naturals",
        "surplus_joins_set",
        "run_naturals",
        "meld_minimum",
        "wilds_per_meld",
        "aces_per_run",
        "natural_two",
        "wild_moves",
        "wild_replaced_by_its_card",
        "equal_sets",
        "equal_runs",
        "laid_cards_stay",
        "attach_to_own_side",
        "burraco_length",
        "clean_points",
        "semi_points",
        "dirty_points",
        "look",
        "close_needs",
        "close_in_first_lap",
        "close_with_wild",
        "close_by_discarding",
        "close_points",
        "stock_reserve",
        "stall",
        "melds_count",
        "hands_count",
        "pozzetto_penalty",
        "pozzetto_penalty_when_nobody_took",
        "unplayed_pozzetto_counts_cards",
        "direct_pozzetto_needs_no_pick_up",
        "last_turn_is_finished",
    )
)
"""The norms that a kernel follows."""

ELSEWHERE: Final = frozenset(
    (
        "ranks",
        "suits",
        "seat_draw",
        "draw_again",
        "highest_is_served",
        "highest_keeps_score",
        "lowest_opponent_deals",
        "served_deals_next",
        "shufflers",
        "shuffle_seconds",
        "cutter",
        "cut",
        "short_hands",
        "short_pozzetti",
        "redeal_before_first_pick_up",
        "turn_seconds",
        "grace_seconds",
        "expired_discards_highest",
        "time_out",
        "early_time_out",
        "time_out_between_hands_ends",
        "hands",
        "targets",
        "solo_target",
        "alone_from",
        "split_points",
        "tie_plays_on",
        "abandon",
        "round_minutes",
        "victory_tables",
        "correction",
        "partner_reports_after_discard",
        "exposed_must_be_played",
    )
)
"""The norms that are about something else than the regular play of one hand from its deal to its count."""


Code = Numbers
"""Everything about a code that a hand depends on, in one array: the figures, then the tables of runs."""

ROWS: Final = FIGURES
GROWN: Final = ROWS + FORMS * COLUMNS
SHAPES_AT: Final = GROWN + FORMS * PLACES
OPENABLE: Final = SHAPES_AT + 256
CODE: Final = OPENABLE + MASKS // 4


def compile_rules(rules: Rules, players: int = 4, *, alone: bool = False) -> Code:
    """The code of a table. A norm that no kernel knows of, or a value that it cannot follow, is refused here."""
    check_rules(rules)
    for name, _ in norms(rules):
        if name not in PLAYED and name not in ELSEWHERE:
            raise BadInput(f"{rules.id}: no kernel knows what to do about {name}", "kernel-norm", norm=name)
    table = lay_table(rules, players, hands=None, target=None, alone=alone, options={}, names=())
    packs = rules.packs.value[players]
    cards = 54 * packs
    sizes = pozzetto_sizes(table)
    if packs > MOST_PACKS or len(sizes) > SEATS or max(sizes) > LARGEST:
        raise BadInput(f"{rules.id}: no kernel has room for such a table", "kernel-norm", norm="packs")
    law = table.table.law
    code = np.zeros(CODE, np.int32)
    for place, value in _figures(rules, law, players, alone).items():
        code[place] = value
    for place, rank in enumerate((*RANKS, JOKER.rank)):
        code[POINTS + place] = rules.points.value[rank]
    code[SIDES : SIDES + players] = table.table.starting_sides
    code[SIZES : SIZES + len(sizes)] = sizes
    code[POZZETTI] = len(sizes)
    code[CARDS] = cards
    code[CUT] = sum(regular_cut(table, cards)) // 2
    runs = tabulate(law, rules.points.value)
    for at, table_of_runs in zip((ROWS, GROWN, SHAPES_AT, OPENABLE), runs, strict=True):
        code[at : at + table_of_runs.size] = table_of_runs.ravel()
    return code


def _figures(rules: Rules, law: Law, players: int, alone: bool) -> dict[int, int]:
    return {
        PLAYERS: players,
        HAND_SIZE: rules.hand_size.value,
        UPCARD: rules.upcard.value,
        ONLY_TO_PLAY: rules.collect.value is Collect.ONLY_TO_PLAY,
        SINGLE_RETURNS: rules.single_card_returns.value,
        SET_RANKS: sum(1 << RANKS.index(rank) for rank in law.set_ranks if rank != "2"),
        SET_NATURALS: law.set_naturals,
        MINIMUM: law.minimum,
        BURRACO: law.burraco,
        SEMI_KNOWN: law.semi,
        WILDS: law.wilds,
        EQUAL_SETS: rules.equal_sets.value,
        OWN_SIDE: rules.attach_to_own_side.value,
        LOOK_AT_ONCE: rules.look.value is Look.AT_ONCE,
        NEEDS_CLEAN: rules.close_needs.value is CloseNeeds.CLEAN_BURRACO,
        FIRST_LAP: rules.close_in_first_lap.value,
        WITH_WILD: rules.close_with_wild.value,
        BY_DISCARDING: rules.close_by_discarding.value,
        CLOSE_POINTS: rules.close_points.value,
        RESERVE: rules.stock_reserve.value,
        FORCED_DRAW: _forced_draw(rules.id, rules.stall.value) * players,
        MELDS_COUNT: rules.melds_count.value,
        HANDS_COUNT: rules.hands_count.value,
        PENALTY: rules.pozzetto_penalty.value,
        PENALTY_WHEN_NOBODY: rules.pozzetto_penalty_when_nobody_took.value,
        UNPLAYED_AS_CARDS: rules.unplayed_pozzetto_counts_cards.value,
        CLEAN_POINTS: rules.clean_points.value,
        SEMI_POINTS: rules.semi_points.value or 0,
        DIRTY_POINTS: rules.dirty_points.value,
        FLOATING: players not in rules.sides.value,
        ALONE: alone,
    }


def _forced_draw(code: str, stall: Stall) -> int:
    """After how many laps of swaps a player must draw; 0 where swaps go on, or until a referee stops them."""
    match stall:
        case ForcedDraw():
            return stall.laps
        case NoStall() | SupervisedStall():
            return 0
    raise BadInput(f"{code}: no kernel knows this way with a stall", "kernel-norm", norm="stall")
