"""The one type that every Burraco code fills: each field a norm with its article.

A code is a complete value of `Rules`; codes never inherit from each other. Behaviour that differs is a norm whose value
is a member of a small enumeration, a strategy with its parameters, or a named function.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

import msgspec

from ventaglio.core.norms import Cite, Norm, RuleSet, Statement
from ventaglio.law.known import Known, check_known


class Role(Enum):
    """Who does a job at the table, seen from the dealer."""

    DEALER = "dealer"
    POZZETTO_MAKER = "pozzetto-maker"


class SeatDraw(Enum):
    """From what the players draw for their seats."""

    TWO_PACKS = "two packs face down"
    ONE_SPREAD = "one pack with one joker, spread; neither end card"


class ShortHands(Enum):
    """Where missing cards come from when the hands run short."""

    TOP_OF_MAKERS_CARDS = "top of the pozzetto-maker's cards"
    TOP_OF_STOCK = "top of the stock, after the pozzetti"


class ShortPozzetti(Enum):
    """Where missing cards come from when the pozzetti run short."""

    BOTTOM_OF_DEALERS_CARDS = "bottom of the dealer's cards"
    UNDER_STOCK = "under the stock, after the hands"


class Cut(Enum):
    """How much of the pack a regular cut lifts."""

    ABOUT_HALF = "about half"
    ENOUGH_FOR_BOTH = "enough for the pozzetti, leaving enough for the hands"
    ANY_PART = "any part"


class Collect(Enum):
    """When the pile may be collected."""

    FREELY = "freely"
    ONLY_TO_PLAY = "only to open or attach in the same turn"


class NaturalTwo(Enum):
    """When a two of the run's own suit is a natural two."""

    IN_ITS_PLACE = "in the place of the two"
    BELOW_A_REAL_THREE = "below a real three"


class WildMoves(Enum):
    """What may be shifted inside its run in the act of attaching a card beyond it."""

    FREE_WILD = "a free wild, or the natural two of a run without a wild"
    NATURAL_TWO_ONLY = "only the natural two of a run without a wild"
    FREE_WILD_ONLY = "only a free wild: a natural two stays"


class Look(Enum):
    """When a pozzetto taken with the discard may be looked at."""

    AFTER_PARTNER = "after the partner's discard"
    AT_ONCE = "at once (tables with screens)"


class CloseNeeds(Enum):
    """The burraco that a side must have to close."""

    BURRACO = "any burraco"
    CLEAN_BURRACO = "a clean burraco"


class EarlyTimeOut(Enum):
    """What happens to a hand when time-out is called after the deal and before the first pick-up."""

    FULL_LAP = "one full lap is played"
    CANCEL = "the hand is not played"


class Abandon(Enum):
    """Who may end a match by abandoning it."""

    PLAYER_MAY = "a player may abandon, the opponents win"
    REFEREE_RECORDS = "players are bound to finish; the referee records an abandonment"


class Correction(Enum):
    """Which mistakes on a delivered score sheet can still be put right before the next positions are out."""

    ANY_WITH_CONSENT = "any writing mistake, with the opponents' consent"
    SUMS_ONLY = "mistakes of addition (swaps agreed by the table and wrong transcriptions apart)"


class NoStall(msgspec.Struct, frozen=True, tag="none"):
    """The code knows no stall."""


class SupervisedStall(msgspec.Struct, frozen=True, tag="supervised"):
    """A referee watches: after so many laps of nothing but swaps the hand is stopped."""

    laps: int


class ForcedDraw(msgspec.Struct, frozen=True, tag="forced-draw"):
    """After so many unbroken laps of swaps, whoever began them must draw."""

    laps: int


Stall = NoStall | SupervisedStall | ForcedDraw

TimeOut = Callable[[int, int, int, bool], int]
"""``(players, dealer, turn, picked_up) -> turns still to be finished, the one in progress included``."""


class Rules(RuleSet, frozen=True):
    """A Burraco code, whole."""

    # The pack
    packs: Norm[Mapping[int, int]]
    """How many packs of 54 for each number of players; its keys are the numbers the code provides for."""
    ranks: Norm[str]
    """The ranks from the highest to the lowest, ``*`` for the joker."""
    suits: Norm[str]
    """The suits from the highest to the lowest."""
    points: Norm[Mapping[str, int]]
    """What each rank is worth."""

    # Seats
    sides: Norm[Mapping[int, tuple[int, ...]]]
    """The side of each seat where sides are fixed; a number of players left out begins each for himself."""
    seat_draw: Norm[SeatDraw]
    draw_again: Norm[bool]
    """Whether players who drew identical cards draw again between themselves."""
    highest_is_served: Norm[bool]
    """The highest draw chooses its seat and is served, that is, plays first."""
    highest_keeps_score: Norm[bool]
    lowest_opponent_deals: Norm[bool]
    """The lower card of the opposing side deals first, at the right of the served player."""
    served_deals_next: Norm[bool]
    """The deal passes clockwise."""

    # The deal
    shufflers: Statement[tuple[Role, ...]]
    shuffle_seconds: Statement[int | None]
    cutter: Statement[Role]
    cut: Norm[Cut]
    hand_size: Norm[int]
    pozzetti: Norm[Mapping[int, tuple[int, ...]]]
    """The sizes of the pozzetti from the first to be taken, by number of players."""
    pozzetti_alone: Norm[Mapping[int, tuple[int, ...]]]
    """The same where three or five play each for himself."""
    short_hands: Statement[ShortHands]
    short_pozzetti: Statement[ShortPozzetti]
    upcard: Norm[bool]
    """Whether the first stock card is turned to begin the pile."""
    redeal_before_first_pick_up: Norm[bool]
    """Whether a deal found wrong is repeated; after the first pick-up whatever was dealt stands."""

    # The turn
    turn_order: Norm[tuple[str, ...]]
    """What a turn consists of, in order; players follow each other clockwise."""
    pick_up_is_final: Norm[bool]
    collect: Norm[Collect]
    single_card_returns: Norm[bool]
    """Whether a pile of one card, once collected, may be discarded in the same turn without holding its twin."""
    turn_seconds: Norm[tuple[tuple[int, int], ...]]
    """``(cards, seconds)``: with fewer cards than this, so many seconds; the last entry has the largest bound."""
    grace_seconds: Norm[int | None]
    expired_discards_highest: Norm[bool]

    # Melds
    set_ranks: Norm[str]
    sets_of_wilds: Norm[bool]
    set_naturals: Norm[int]
    """How many natural cards a set may hold. Zero stands for four times the number of packs."""
    surplus_joins_set: Norm[bool]
    """Whether a card that the pack should not have may be one more of its set."""
    run_naturals: Norm[int]
    meld_minimum: Norm[int]
    wilds_per_meld: Norm[int]
    aces_per_run: Norm[int]
    natural_two: Norm[NaturalTwo]
    wild_moves: Norm[WildMoves]
    wild_replaced_by_its_card: Norm[bool]
    equal_sets: Norm[bool]
    equal_runs: Norm[bool]
    laid_cards_stay: Norm[bool]
    """Whether cards legally laid can never be taken back or moved, the shift of a wild apart."""
    attach_to_own_side: Norm[bool]

    # Burraco, pozzetto, end of the hand
    burraco_length: Norm[int]
    clean_points: Norm[int]
    semi_points: Norm[int | None]
    """What a burraco with at least seven cards on one side of its wild is worth; None where it is a dirty one."""
    dirty_points: Norm[int]
    look: Norm[Look]
    close_needs: Norm[CloseNeeds]
    close_in_first_lap: Norm[bool]
    close_with_wild: Norm[bool]
    close_by_discarding: Norm[bool]
    close_points: Norm[int]
    stock_reserve: Norm[int]
    """How many stock cards are never played."""
    stall: Norm[Stall]
    time_out: Norm[TimeOut | None]
    early_time_out: Norm[EarlyTimeOut]
    time_out_between_hands_ends: Norm[bool]

    # The count
    melds_count: Norm[bool]
    """Whether the cards of a side's melds count for it."""
    hands_count: Norm[bool]
    """Whether the cards still held count against a side."""
    pozzetto_penalty: Norm[int]
    pozzetto_penalty_when_nobody_took: Norm[bool]
    unplayed_pozzetto_counts_cards: Norm[bool]

    # The match
    hands: Norm[tuple[int, ...]]
    """The numbers of smazzate a match may have; empty where matches go to a target."""
    targets: Norm[tuple[int, ...]]
    """The totals a match may be played to, the usual one first; empty where matches have a number of smazzate."""
    solo_target: Norm[int]
    """The total at which a match of three or five ends, where the code has them."""
    alone_from: Norm[Mapping[int, int]]
    """The total at which three or five players go on each for himself; a number of players left out never switches."""
    split_points: Norm[bool]
    """Whether two players who became partners halve their points."""
    tie_plays_on: Norm[bool]
    """Whether a match to a target that ends level has one more hand."""
    abandon: Norm[Abandon]

    # The round
    round_minutes: Norm[Mapping[int, tuple[int, int]]]
    """Shortest and longest time of a round, by number of smazzate."""
    victory_tables: Norm[Mapping[int, tuple[int, ...]]]
    """The upper bounds of the rows 10–10, 11–9, … 19–1, by number of smazzate (0: teams)."""
    correction: Norm[Correction]

    # The referee
    partner_reports_after_discard: Norm[bool]
    """Whether the partner of whoever errs may point it out only after the discard."""
    exposed_must_be_played: Norm[bool] = Norm(False, Cite("", ""))
    """Whether an exposed card that fits somewhere must be played, and is discarded only if it does not."""

    # What later editions of this type added: the defaults say what was done before
    direct_pozzetto_needs_no_pick_up: Norm[bool] = Norm(True, Cite("", ""))
    """Whether a pozzetto taken without a discard is played at once, with no further pick-up."""
    last_turn_is_finished: Norm[bool] = Norm(True, Cite("", ""))
    """Whether the player who draws the last card that may be played plays on until his discard."""

    edition: str = ""
    """The edition of the text that these norms stand in."""
    foreign: str = ""
    """The fingerprint that a log or record names, where it was made by other values than these."""


KNOWN: Final[Known] = {
    "served_deals_next": (True,),
    "turn_order": (("pick up", "open or attach", "discard"),),
    "pick_up_is_final": (True,),
    "sets_of_wilds": (False,),
    "wilds_per_meld": (0, 1),
    "aces_per_run": (1, 2),
    "equal_runs": (True,),
    "laid_cards_stay": (True,),
    "direct_pozzetto_needs_no_pick_up": (True,),
    "last_turn_is_finished": (True,),
}
"""The norms that the game follows in some of their values only."""


def check_rules(rules: Rules) -> None:
    """Refuse rules that hold a value which the game cannot follow."""
    check_known(rules.id, rules, KNOWN)


RulesOf = Callable[[Mapping[str, str]], Rules]
"""The rules that the headers of a text name: Code and Edition."""
