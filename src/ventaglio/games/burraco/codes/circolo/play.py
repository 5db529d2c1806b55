"""The regulation of a club: eleven articles for four players, at one table or in the club's tournaments.

It explains the game from the pack to the final standing and has a few rules of its own: a draw from one
spread pack, no closing in the first lap, a forced draw after two laps of swaps, no semi-clean burraco.
Irregularities are left to the judge, so its silences are filled from the federal code only where play could
not go on.
"""

from functools import partial
from typing import Final

from ventaglio.core.norms import Cite, Norm, Statement
from ventaglio.games.burraco.engine.rules import (
    Abandon,
    CloseNeeds,
    Collect,
    Correction,
    Cut,
    EarlyTimeOut,
    ForcedDraw,
    Look,
    NaturalTwo,
    Role,
    Rules,
    SeatDraw,
    ShortHands,
    ShortPozzetti,
    WildMoves,
)
from ventaglio.games.burraco.engine.timeout import (
    equal_turns_and_one_more,
    equal_turns_counting_an_untouched_lap,
)

ID: Final = "circolo"

art = partial(Cite, ID)
"""An article of this regulation."""

FOUR_ONLY: Final = "never asked: only four play"
NO_LIMIT: Final = "no limit is given; not to dawdle is a matter of manners (11 C)"

AT_LEAST_THREE: Final = (3, 4, 5, 6)
"""The text sets no upper bound; nobody plays more in one round."""
TABLE_OF_THREE: Final = (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500)

RULES: Final = Rules(
    id=ID,
    title="Regolamento del Burraco di circolo",
    #
    # The pack
    packs=Norm(
        {4: 2},
        art("1"),
        also=(
            art("2"),
            art("3"),
        ),
    ),
    ranks=Norm(
        "*2AKQJT9876543",
        art("2"),
        stated=False,
        why="cards rank by their value; among cards of one value the order is that of the FIBUR code",
    ),
    suits=Norm("hdcs", art("2")),
    points=Norm(
        {"*": 30, "2": 20, "A": 15, **dict.fromkeys("KQJT98", 10), **dict.fromkeys("76543", 5)},
        art("1"),
        also=(art("7"),),
    ),
    #
    # Seats
    sides=Norm({4: (0, 1, 0, 1)}, art("2")),
    seat_draw=Norm(SeatDraw.ONE_SPREAD, art("2")),
    draw_again=Norm(False, art("2"), stated=False, why="one pack with one joker holds no two equal cards"),
    highest_is_served=Norm(True, art("2")),
    highest_keeps_score=Norm(False, art("2"), stated=False, why="the highest draw is given the seat and nothing else"),
    lowest_opponent_deals=Norm(True, art("2")),
    served_deals_next=Norm(True, art("2")),
    #
    # The deal
    shufflers=Statement((Role.DEALER,), art("3")),
    shuffle_seconds=Statement(30, art("3")),
    cutter=Statement(Role.POZZETTO_MAKER, art("3")),
    cut=Norm(Cut.ANY_PART, art("3")),
    hand_size=Norm(11, art("3")),
    pozzetti=Norm({4: (11, 11)}, art("3")),
    pozzetti_alone=Norm({}, art("2"), stated=False, why=FOUR_ONLY),
    short_hands=Statement(ShortHands.TOP_OF_STOCK, art("3")),
    short_pozzetti=Statement(ShortPozzetti.UNDER_STOCK, art("3")),
    upcard=Norm(True, art("3")),
    redeal_before_first_pick_up=Norm(
        True,
        Cite("fibur-2019", "7"),
        stated=False,
        why="the dealer is to check the pack, but the text does not say what follows",
    ),
    #
    # The turn
    turn_order=Norm(("pick up", "open or attach", "discard"), art("4")),
    pick_up_is_final=Norm(
        True,
        art("4"),
        stated=False,
        why="one draws or collects, and the text knows no way back; a card touched is a move made, it says of time-out",
        also=(art("10"),),
    ),
    collect=Norm(Collect.FREELY, art("4")),
    single_card_returns=Norm(False, art("5")),
    turn_seconds=Norm((), art("11", "C"), stated=False, why=NO_LIMIT),
    grace_seconds=Norm(None, art("11", "C"), stated=False, why=NO_LIMIT),
    expired_discards_highest=Norm(False, art("11", "C"), stated=False, why=NO_LIMIT),
    #
    # Melds
    set_ranks=Norm("AKQJT9876543", art("4"), also=(art("5"),)),
    sets_of_wilds=Norm(False, art("4"), also=(art("5"),)),
    set_naturals=Norm(8, art("4")),
    surplus_joins_set=Norm(
        False, art("4"), stated=False, why="a set has nine cards at the most, and nothing is said of faulty packs"
    ),
    run_naturals=Norm(13, art("4")),
    meld_minimum=Norm(3, art("4")),
    wilds_per_meld=Norm(1, art("5")),
    aces_per_run=Norm(1, art("4")),
    natural_two=Norm(
        NaturalTwo.BELOW_A_REAL_THREE,
        art("4"),
        also=(art("5"), art("6")),
        why="“solo se collocata al di sotto del 3” (4) binds, and a wild is no three; “al posto del 2” (5) is where",
        choices=(NaturalTwo.BELOW_A_REAL_THREE, NaturalTwo.IN_ITS_PLACE),
    ),
    wild_moves=Norm(
        WildMoves.FREE_WILD,
        art("5"),
        stated=False,
        why="the text shifts a wild; of a natural two that would shift, and so become one, it says nothing",
        choices=(WildMoves.FREE_WILD, WildMoves.FREE_WILD_ONLY),
    ),
    wild_replaced_by_its_card=Norm(
        True,
        art("4"),
        also=(art("5"),),
        why="a two laid free is the wild of its run: a joker added later does not make it natural, its three does",
    ),
    equal_sets=Norm(False, art("5")),
    equal_runs=Norm(True, art("5")),
    laid_cards_stay=Norm(
        True,
        Cite("fibur-2019", "Definizioni", "a card is played when the hand lets it go"),
        stated=False,
        why="the text says of a discard when it counts as played; play could not go on otherwise",
    ),
    attach_to_own_side=Norm(True, art("4")),
    #
    # Burraco, pozzetto, end of the hand
    burraco_length=Norm(7, art("6")),
    clean_points=Norm(200, art("7"), also=(art("8"),)),
    semi_points=Norm(None, art("6", "two kinds of burraco")),
    dirty_points=Norm(100, art("7"), also=(art("8"),)),
    look=Norm(
        Look.AFTER_PARTNER,
        art("11", "M"),
        stated=False,
        why="the text has it among the manners, which are no part of the regulation: it does not bind by itself",
    ),
    close_needs=Norm(CloseNeeds.BURRACO, art("8", "A")),
    close_in_first_lap=Norm(False, art("5")),
    close_with_wild=Norm(False, art("6")),
    close_by_discarding=Norm(True, art("8", "A")),
    close_points=Norm(100, art("7"), also=(art("8"),)),
    stock_reserve=Norm(2, art("8", "B"), also=(art("6"),)),
    stall=Norm(ForcedDraw(laps=2), art("5")),
    time_out=Norm(
        equal_turns_and_one_more,
        art("10"),
        why="if the served player has not touched a card, this lap alone would meet both conditions",
        choices=(equal_turns_and_one_more, equal_turns_counting_an_untouched_lap),
    ),
    early_time_out=Norm(EarlyTimeOut.CANCEL, art("10")),
    time_out_between_hands_ends=Norm(
        True, art("10"), stated=False, why="even a smazzata already dealt is not played, so none is dealt"
    ),
    #
    # The count
    melds_count=Norm(True, art("8"), also=(art("7"),)),
    hands_count=Norm(True, art("8"), also=(art("7"),)),
    pozzetto_penalty=Norm(100, art("7"), also=(art("8"),)),
    pozzetto_penalty_when_nobody_took=Norm(
        True,
        art("7"),
        stated=False,
        why="the penalty is laid down with no exception; a table may take the FIBUR code's",
        choices=(True, False),
    ),
    unplayed_pozzetto_counts_cards=Norm(True, art("7"), also=(art("8"),)),
    #
    # The match
    hands=Norm(
        AT_LEAST_THREE,
        art("9"),
        also=(art("2"),),
        stated=False,
        why="a round has three smazzate at least, and the text sets no upper bound",
    ),
    targets=Norm((2005,), art("7")),
    solo_target=Norm(2005, art("7"), stated=False, why=FOUR_ONLY),
    alone_from=Norm({}, art("2"), stated=False, why=FOUR_ONLY),
    split_points=Norm(False, art("2"), stated=False, why=FOUR_ONLY),
    tie_plays_on=Norm(True, art("7"), stated=False, why="somebody must win: one more smazzata decides"),
    abandon=Norm(
        Abandon.REFEREE_RECORDS,
        art("11", "Q"),
        stated=False,
        why="the text is silent: it is for the judge to settle",
    ),
    #
    # The round
    round_minutes=Norm(dict.fromkeys(AT_LEAST_THREE, (30, 40)), art("9")),
    victory_tables=Norm(dict.fromkeys(AT_LEAST_THREE, TABLE_OF_THREE), art("9")),
    correction=Norm(
        Correction.ANY_WITH_CONSENT,
        art("8"),
        stated=False,
        why="the text is silent; as the count, so its writing stands once the opponents agree",
    ),
    #
    # The referee
    partner_reports_after_discard=Norm(
        False, art("11"), stated=False, why="nothing is said of who may point a mistake out"
    ),
    exposed_must_be_played=Norm(False, art("11"), stated=False, why="no card is exposed by this text"),
    #
    # The ends of a turn and of the stock
    direct_pozzetto_needs_no_pick_up=Norm(True, art("6")),
    last_turn_is_finished=Norm(True, art("8", "B")),
)
"""The code, whole."""
