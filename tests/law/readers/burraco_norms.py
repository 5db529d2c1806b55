"""Where each norm of Burraco shows."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from tests.law.readers.observing import Observe, Reader, burraco_desk, burraco_games
from tests.texts import book_of, burraco_code
from ventaglio.core.cards import card, cards, pack
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.codes.fibur_2019.tournament import regulation
from ventaglio.games.burraco.engine.actions import Deal, Discard
from ventaglio.games.burraco.engine.clock import turn_seconds
from ventaglio.games.burraco.engine.deal import deal, regular_cut
from ventaglio.games.burraco.engine.duties import Duties, Held
from ventaglio.games.burraco.engine.judge import judge
from ventaglio.games.burraco.engine.match import ending, goes_alone, open_table, victory_points
from ventaglio.games.burraco.engine.melds import Fault, Law, attach, read
from ventaglio.games.burraco.engine.rules import (
    Abandon,
    CloseNeeds,
    Collect,
    Correction,
    Cut,
    EarlyTimeOut,
    Look,
    NaturalTwo,
    NoStall,
    Rules,
    SeatDraw,
    WildMoves,
)
from ventaglio.games.burraco.engine.seating import draw_pack, seat_players
from ventaglio.games.burraco.engine.state import by_norm
from ventaglio.games.burraco.engine.timeout import equal_turns_and_one_more
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.plugin import KIT
from ventaglio.games.burraco.referee.live.calling import REFEREE
from ventaglio.games.burraco.referee.live.table import Incident, LiveTable
from ventaglio.tournaments.director.corrections import Mistake, Moment, correction

FIBUR: Final = burraco_code("fibur-2019")
ESTRATTO: Final = burraco_code("estratto")

SEVEN: Final = "meld D: 3c 4c 5c 6c 7c 8c 9c"
DIRTY: Final = "meld D: * 3c 4c 5c 6c 7c 8c"
STOCK: Final = "stock: Jh 3s 4s 5s 6s"
CLOSE: Final = ("draw", "open 9h Th Jh", "discard Kd")
"""B closes with these, holding the rest of the run and a king."""
LAST: Final = "hand B: 5d\nstock: 9s 3s 3d"
"""The hand ends with B's discard: the stock is out."""


def _closing(burraco: str = SEVEN, more: str = "", acts: tuple[str, ...] = CLOSE) -> Observe:
    return burraco_desk(f"hand B: 9h Th Kd\n{burraco}\ntook: D\n{STOCK}\n{more}", *acts)


def _ending(position: str) -> Observe:
    """A count."""
    return burraco_desk(f"{LAST}\n{position}", "draw", "discard 9s")


def _melded(laid: str, *more: str, packs: int = 2) -> Observe:
    """A meld laid at once, and cards attached to it."""

    def observe(rules: Rules) -> Iterator[object]:
        law = Law.of(rules, packs)
        meld = read(cards(laid), None, law)
        yield meld
        for one in more:
            if not isinstance(meld, Fault):
                meld = attach(meld, card(one), False, law)
                yield meld

    return observe


def _seated(*draws: str) -> Observe:
    """Where two pairs sit after a draw."""

    def observe(rules: Rules) -> Iterator[object]:
        yield seat_players(rules, tuple(cards(one) for one in draws), ((0, 2), (1, 3)))

    return observe


def _dealt(players: int, **table: Any) -> Observe:
    def observe(rules: Rules) -> Iterator[object]:
        state = open_table(rules, players, **table)
        order = pack(state.table.packs)
        yield deal(state, order, len(order) // 2)

    return observe


def _opened(players: int = 4) -> Observe:
    """How long a match is when nobody asks for another length."""

    def observe(rules: Rules) -> Iterator[object]:
        table = open_table(rules, players).table
        yield table.packs, table.hands, table.target, table.starting_sides

    return observe


def _level(rules: Rules) -> Iterator[object]:
    """Whether a match ends at its target with both sides level."""
    yield ending(open_table(rules, target=505), (510,) * 4)


def _ranked(rules: Rules) -> Iterator[object]:
    yield by_norm(rules, pack(1))


def _drawn_from(rules: Rules) -> Iterator[object]:
    yield draw_pack(rules)


def _cut(rules: Rules) -> Iterator[object]:
    yield regular_cut(open_table(rules), 108)


def _clock(rules: Rules) -> Iterator[object]:
    yield turn_seconds(rules, 11)


def _allowance(rules: Rules) -> Iterator[object]:
    state = open_table(rules)
    for event in BURRACO.act(state, Deal(pack(2), 54), TABLE):
        state = BURRACO.fold(state, event)
    yield KIT.allowance(state)


def _round(rules: Rules) -> Iterator[object]:
    yield regulation(rules).round_minutes.value


def _correction(rules: Rules) -> Iterator[object]:
    law = regulation(rules)
    yield correction(law, Mistake.WRITING, Moment.BEFORE_POSTING, by_standing=True, last_round=False)


def _victory(rules: Rules) -> Iterator[object]:
    yield victory_points(rules, 4, 300)


def _called_by_the_partner(rules: Rules) -> Iterator[object]:
    """Whether a partner may call the referee before the discard."""
    mistake = Incident(number=1, irregularity="seen-card", by=0, turn=0, on_turn=0, start=0)
    yield REFEREE.may_call(LiveTable(state=open_table(rules), rulings=book_of(rules.id), incidents=(mistake,)), 1, 2)


def _discarded_with_an_exposed_card(rules: Rules) -> Iterator[object]:
    """Whether a card may be discarded while an exposed one could be attached."""
    text = f"code: {rules.id}\nphase: play\nmeld B: 4h 5h 6h\nhand B: 7h 9d Ks Qc"
    state = BURRACO.parse_position(text, complete=True)
    state = replace(state, table=replace(state.table, rules=rules))
    held = Held(1, cards("7h"), rules.exposed_must_be_played.cite, exposed=True)
    yield judge(replace(state, duties=Duties(held=(held,))), Discard(card("Ks")), 1)


READERS: Final[dict[str, Reader]] = {
    # The pack
    "packs": Reader({2: 2, 3: 2, 4: 3, 5: 3}, _opened()),
    "ranks": Reader("2*AKQJT9876543", _ranked),
    "suits": Reader("shdc", _ranked),
    "points": Reader({**FIBUR.points.value, "5": 10}, _ending("")),
    # Seats
    "sides": Reader({2: (0, 1), 4: (0, 0, 1, 1)}, _opened()),
    "seat_draw": Reader(SeatDraw.ONE_SPREAD, _drawn_from),
    "draw_again": Reader(False, _seated("Kh", "Kh", "5s", "3c")),
    "highest_is_served": Reader(False, _seated("Kh", "Qh", "5s", "3c")),
    "highest_keeps_score": Reader(False, _seated("Kh", "Qh", "5s", "3c")),
    "lowest_opponent_deals": Reader(False, _seated("Kh", "Qh", "5s", "3c")),
    # The deal
    "cut": Reader(Cut.ANY_PART, _cut),
    "hand_size": Reader(13, _dealt(4)),
    "pozzetti": Reader({**FIBUR.pozzetti.value, 4: (13, 11)}, _dealt(4)),
    "pozzetti_alone": Reader({3: (9,) * 3, 5: (9,) * 5}, _dealt(3, alone=True)),
    "upcard": Reader(False, _dealt(4)),
    "redeal_before_first_pick_up": Reader(False, burraco_desk("", "table redeal")),
    # The turn
    "collect": Reader(Collect.ONLY_TO_PLAY, burraco_desk("hand B: 4s 8d Kc\npile: 9h", "take")),
    "single_card_returns": Reader(True, burraco_desk("hand B: 4s 8d Kc\npile: 9h", "take", "discard 9h")),
    "turn_seconds": Reader(((163, 60),), _clock),
    "grace_seconds": Reader(9, _allowance),
    "expired_discards_highest": Reader(False, burraco_desk("hand B: 4s 8d Kc", "table expire")),
    # Melds
    "set_ranks": Reader("A3", _melded("Kh Kd Kc")),
    "set_naturals": Reader(4, _melded("Kh Kd Kc Ks", "Kh")),
    "surplus_joins_set": Reader(False, _melded("Kh Kh Kd Kd Kc Kc Ks Ks", "Kh")),
    "run_naturals": Reader(4, _melded("4h 5h 6h 7h", "8h")),
    "meld_minimum": Reader(4, _melded("4h 5h 6h")),
    "wilds_per_meld": Reader(0, _melded("4h * 6h")),
    "aces_per_run": Reader(2, burraco_desk("hand B: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 4s\nphase: play")),
    "natural_two": Reader(NaturalTwo.BELOW_A_REAL_THREE, _melded("Ah 2h * 4h")),
    "wild_moves": Reader(WildMoves.NATURAL_TWO_ONLY, _melded("* 5h 6h", "8h")),
    "wild_replaced_by_its_card": Reader(False, _melded("4h * 6h", "5h")),
    "equal_sets": Reader(True, burraco_desk("hand B: Kh Kd Kc 4s 5d\nmeld D: Ks Kd Kh\nphase: play", "open Kh Kd Kc")),
    "attach_to_own_side": Reader(False, burraco_desk("hand B: Kh 4s 5d\nmeld A: Ks Kd Kc\nphase: play", "attach 1 Kh")),
    # Burraco, pozzetto, end of the hand
    "burraco_length": Reader(8, _closing()),
    "clean_points": Reader(250, _closing()),
    "semi_points": Reader(None, _ending("meld D: * 3c 4c 5c 6c 7c 8c 9c")),
    "dirty_points": Reader(50, _closing(DIRTY)),
    "look": Reader(Look.AT_ONCE, burraco_desk("hand B: 5d\nphase: play", "discard 5d")),
    "close_needs": Reader(CloseNeeds.CLEAN_BURRACO, _closing(DIRTY)),
    "close_in_first_lap": Reader(False, _closing()),
    "close_with_wild": Reader(
        True, burraco_desk(f"hand B: 9h Th 2d\n{SEVEN}\ntook: D\n{STOCK}", "draw", "open 9h Th Jh", "discard 2d")
    ),
    "close_by_discarding": Reader(
        False, burraco_desk(f"hand B: 9h Th\n{SEVEN}\ntook: D\n{STOCK}", "draw", "open 9h Th Jh")
    ),
    "close_points": Reader(50, _closing()),
    "stock_reserve": Reader(0, _ending("")),
    "stall": Reader(NoStall(), burraco_desk("", "table watch-stall")),
    "time_out": Reader(equal_turns_and_one_more, burraco_desk("turns: 8\nturn: B", "table time-out")),
    "early_time_out": Reader(EarlyTimeOut.CANCEL, burraco_desk("", "table time-out")),
    "time_out_between_hands_ends": Reader(False, burraco_desk("phase: deal", "table time-out")),
    # The count
    "melds_count": Reader(False, _ending(SEVEN)),
    "hands_count": Reader(False, _ending("")),
    "pozzetto_penalty": Reader(50, _ending("took: A")),
    "pozzetto_penalty_when_nobody_took": Reader(True, _ending("")),
    "unplayed_pozzetto_counts_cards": Reader(False, _ending("hand A: 5c 6c\ntook: A\nunplayed: A")),
    # The match
    "hands": Reader((2, 4), _opened()),
    "targets": Reader((505,), _opened(), ESTRATTO),
    "solo_target": Reader(1005, _opened(3)),
    "alone_from": Reader({3: 100, 5: 100}, burraco_games(1, players=3, acts=300)),
    "split_points": Reader(False, burraco_games(3, players=3, acts=300)),
    "tie_plays_on": Reader(False, _level),
    "abandon": Reader(Abandon.PLAYER_MAY, burraco_desk("", "A abandon A")),
    # The round
    "round_minutes": Reader({2: (1, 2)}, _round),
    "victory_tables": Reader({4: (50, 100, 150, 200)}, _victory),
    "correction": Reader(Correction.SUMS_ONLY, _correction),
    # The referee
    "partner_reports_after_discard": Reader(False, _called_by_the_partner),
    "exposed_must_be_played": Reader(True, _discarded_with_an_exposed_card),
}


def _five_alone(rules: Rules) -> Iterator[object]:
    """Whether five go on each for himself."""
    yield goes_alone(open_table(rules, 5).table, (1600, 0, 0, 0, 0))


CHOICES: Final[dict[str, tuple[Observe, ...]]] = {
    "set_naturals": (_melded("Ah Ah Ah Ad Ad Ad Ac Ac Ac", packs=3),),
    "alone_from": (_five_alone,),
    "wild_moves": (_melded("2h 3h 4h", "6h"),),
    "time_out": (
        burraco_desk("turns: 8\nturn: B\nphase: play", "table time-out"),
        burraco_desk("hands: 4\nturns: 4\nturn: B", "table time-out"),
    ),
}
"""Where choices show that the usual place does not show."""
