"""Why an action is refused, and which norms say so: one table for the judge, the ledger and whoever asks why."""

from typing import Final

from ventaglio.core.refusal import Grounds, Refusal, refusal
from ventaglio.games.burraco.engine.rules import Rules

REASONS: Final[Grounds] = {
    # Whose turn it is, and what it consists of.
    "match-over": (
        *("turn_order", "shufflers", "redeal_before_first_pick_up", "time_out", "stall"),
        *("expired_discards_highest", "abandon"),
    ),
    "not-dealt": ("turn_order", "redeal_before_first_pick_up", "expired_discards_highest"),
    "not-your-turn": ("turn_order",),
    "pick-up-first": ("turn_order",),
    "already-picked-up": ("pick_up_is_final", "direct_pozzetto_needs_no_pick_up"),
    "not-in-hand": ("turn_order",),
    # The pick-up.
    "stock-is-out": ("stock_reserve",),
    "empty-pile": ("upcard",),
    "swapped-too-long": ("stall",),
    "collect-only-to-play": ("collect",),
    "collected-without-playing": ("collect",),
    "single-card-back": ("single_card_returns",),
    "barred-card-left": ("single_card_returns",),
    # Melds.
    "too-few-cards": ("meld_minimum",),
    "only-wilds": ("sets_of_wilds",),
    "stands-for": ("wild_replaced_by_its_card",),
    "two-wilds": ("wilds_per_meld",),
    "no-wilds": ("wilds_per_meld",),
    "set-of-this-rank": ("set_ranks",),
    "set-too-long": ("set_naturals",),
    "equal-set": ("equal_sets",),
    "neither-set-nor-run": ("meld_minimum",),
    "two-aces": ("aces_per_run",),
    "same-card-twice": ("run_naturals",),
    "gap-in-run": ("run_naturals", "wild_moves", "natural_two"),
    "two-needs-three": ("natural_two",),
    "low-is-for-aces": ("aces_per_run",),
    "does-not-fit": ("meld_minimum", "run_naturals"),
    "place-taken": ("run_naturals",),
    "run-too-long": ("run_naturals",),
    "wild-stays": ("wild_replaced_by_its_card",),
    "no-such-meld": ("attach_to_own_side",),
    "meld-of-the-others": ("attach_to_own_side",),
    # Going out.
    "nothing-left-to-discard": ("close_by_discarding", "expired_discards_highest"),
    "close-with-wild": ("close_with_wild",),
    "close-in-first-lap": ("close_in_first_lap",),
    "close-without-burraco": ("close_needs",),
    "close-without-clean-burraco": ("close_needs",),
    # The table's own acts.
    "only-the-referee": (
        *("shufflers", "redeal_before_first_pick_up", "time_out", "stall"),
        *("expired_discards_highest", "abandon"),
    ),
    "already-dealt": ("shufflers",),
    "pack-too-small": ("packs",),
    "cut-impossible": ("cutter",),
    "cut-again": ("cut",),
    "deal-stands": ("redeal_before_first_pick_up",),
    "no-time-out": ("time_out",),
    "time-out-already": ("time_out",),
    "no-supervised-stall": ("stall",),
    "watch-from-a-new-turn": ("stall",),
    "no-turn-clock": ("expired_discards_highest",),
    "no-such-seat": ("abandon",),
    "bound-to-finish": ("abandon",),
    # The draw for seats.
    "no-card-there": ("seat_draw",),
    "end-of-spread": ("seat_draw",),
    # What a ruling forbids, by the article of the ruling.
    "frozen-meld": (),
    "pick-up-ordered": (),
    "may-lay-no-more": (),
    "penalised-card": (),
    "not-on-this-meld": (),
    "discard-due": (),
    "as-suggested": (),
    "exposed-card-fits": (),
}


def refuse(rules: Rules, reason: str, on: str = "", /, **facts: object) -> Refusal:
    """A refusal for a reason of the table; ``on`` names its norm where the table has several."""
    return refusal(REASONS, rules, reason, on, facts)
