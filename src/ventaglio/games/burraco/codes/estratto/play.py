"""An extract of the federation's rules for the game at home, from two to six players.

It has headings and conventions instead of articles, no referee and no tournament: players agree on a total
and play up to it. Here the headings serve as article numbers; conventions and norms of behaviour are
counted as they come. Calling itself an extract, it is silent on much that the federal code says, and is
filled from there.
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
    Look,
    NaturalTwo,
    NoStall,
    Role,
    Rules,
    SeatDraw,
    ShortHands,
    ShortPozzetti,
    SupervisedStall,
    WildMoves,
)

ID: Final = "estratto"

art = partial(Cite, ID)
"""A heading, a convention or a norm of this text."""

fibur = partial(Cite, "fibur-2019")
"""An article of the federal code, where the filling comes from."""

EXTRACTED: Final = "as the FIBUR code, which this text extracts"
NO_TOURNAMENT: Final = "this text knows no tournament"

RULES: Final = Rules(
    id=ID,
    title="FIBUR, estratto del regolamento",
    #
    # The pack
    packs=Norm(
        {2: 2, 3: 2, 4: 2, 5: 3, 6: 3},
        art("Introduzione"),
        also=(
            art("Gioco in 5"),
            art("Gioco in 6"),
        ),
    ),
    ranks=Norm("*2AKQJT9876543", fibur("1"), stated=False, why=EXTRACTED),
    suits=Norm("hdcs", fibur("1"), stated=False, why=f"{EXTRACTED}; here the suits are only listed"),
    points=Norm(
        {"*": 30, "2": 20, "A": 15, **dict.fromkeys("KQJT98", 10), **dict.fromkeys("76543", 5)},
        art("Punteggio"),
    ),
    #
    # Seats
    sides=Norm(
        {2: (0, 1), 4: (0, 1, 0, 1), 6: (0, 1, 0, 1, 0, 1)},
        art("Gioco in 4"),
        also=(art("Gioco in 2"), art("Gioco in 6")),
    ),
    seat_draw=Norm(SeatDraw.TWO_PACKS, fibur("3"), stated=False, why=EXTRACTED),
    draw_again=Norm(True, fibur("3"), stated=False, why=EXTRACTED),
    highest_is_served=Norm(True, fibur("3"), stated=False, why=EXTRACTED),
    highest_keeps_score=Norm(True, fibur("3"), stated=False, why=EXTRACTED),
    lowest_opponent_deals=Norm(True, fibur("3"), stated=False, why=EXTRACTED),
    served_deals_next=Norm(True, fibur("4"), stated=False, why=EXTRACTED),
    #
    # The deal
    shufflers=Statement((Role.POZZETTO_MAKER, Role.DEALER), art("Convenzioni 6")),
    shuffle_seconds=Statement(None, art("Convenzioni 6"), stated=False, why="no limit is given"),
    cutter=Statement(Role.POZZETTO_MAKER, art("Preparativi")),
    cut=Norm(Cut.ANY_PART, art("Preparativi")),
    hand_size=Norm(11, art("Preparativi")),
    pozzetti=Norm(
        {2: (11, 11), 3: (18, 11), 4: (11, 11), 5: (18, 11, 11), 6: (11, 11)},
        art("Preparativi"),
        also=(
            art("Gioco in 3"),
            art("Gioco in 5"),
            art("Gioco in 6"),
        ),
    ),
    pozzetti_alone=Norm(
        {3: (11,) * 3, 5: (11,) * 5},
        art("Gioco in 6", "the closing paragraph on three and five"),
        also=(art("Gioco in 3"),),
    ),
    short_hands=Statement(ShortHands.TOP_OF_MAKERS_CARDS, fibur("4"), stated=False, why=EXTRACTED),
    short_pozzetti=Statement(ShortPozzetti.BOTTOM_OF_DEALERS_CARDS, fibur("4"), stated=False, why=EXTRACTED),
    upcard=Norm(True, art("Preparativi")),
    redeal_before_first_pick_up=Norm(True, fibur("7"), stated=False, why=EXTRACTED),
    #
    # The turn
    turn_order=Norm(("pick up", "open or attach", "discard"), art("Fase di gioco")),
    pick_up_is_final=Norm(True, art("Convenzioni 7"), also=(art("Convenzioni 8"),)),
    collect=Norm(Collect.FREELY, art("Fase di gioco")),
    single_card_returns=Norm(False, art("Convenzioni 9")),
    turn_seconds=Norm((), art("Fase di gioco"), stated=False, why="no limit is given, and no referee to keep it"),
    grace_seconds=Norm(None, art("Fase di gioco"), stated=False, why="there is no limit to exceed"),
    expired_discards_highest=Norm(False, art("Fase di gioco"), stated=False, why="there is no limit to exceed"),
    #
    # Melds
    set_ranks=Norm("AKQJT9876543", art("Fase di gioco"), also=(art("Regole generali"),)),
    sets_of_wilds=Norm(False, art("Regole generali")),
    set_naturals=Norm(
        8,
        art("Convenzioni 2"),
        why="with three packs twelve cards of a rank exist; a table may let a set hold them all",
        choices=(8, 0),
    ),
    surplus_joins_set=Norm(True, fibur("5", "NB"), stated=False, why=EXTRACTED),
    run_naturals=Norm(13, art("Convenzioni 1")),
    meld_minimum=Norm(3, art("Fase di gioco")),
    wilds_per_meld=Norm(1, art("Fase di gioco")),
    aces_per_run=Norm(
        1,
        art("Convenzioni 1"),
        stated=False,
        why="the pattern shows each rank once, and the ace stands at one end or at the other",
    ),
    natural_two=Norm(NaturalTwo.IN_ITS_PLACE, art("Fase di gioco")),
    wild_moves=Norm(WildMoves.FREE_WILD, art("Regole generali")),
    wild_replaced_by_its_card=Norm(
        True, fibur("10"), stated=False, why=f"{EXTRACTED}; here the wild is only moved to make room"
    ),
    equal_sets=Norm(False, fibur("33"), stated=False, why=EXTRACTED),
    equal_runs=Norm(True, fibur("33"), stated=False, why="as the FIBUR code, which bars only equal sets"),
    laid_cards_stay=Norm(True, art("Convenzioni 15")),
    attach_to_own_side=Norm(True, fibur("Definizioni", "Legare"), stated=False, why=EXTRACTED),
    #
    # Burraco, pozzetto, end of the hand
    burraco_length=Norm(7, art("Fine round")),
    clean_points=Norm(200, art("Punteggio")),
    semi_points=Norm(150, art("Punteggio"), also=(art("Fine round"),)),
    dirty_points=Norm(100, art("Punteggio")),
    look=Norm(
        Look.AFTER_PARTNER,
        fibur("23"),
        also=(fibur("Separé e paramani"),),
        stated=False,
        why=EXTRACTED,
        choices=(Look.AFTER_PARTNER, Look.AT_ONCE),
    ),
    close_needs=Norm(CloseNeeds.BURRACO, art("Fine round")),
    close_in_first_lap=Norm(True, art("Fine round"), stated=False, why="nothing forbids it"),
    close_with_wild=Norm(False, art("Fine round")),
    close_by_discarding=Norm(True, art("Fine round")),
    close_points=Norm(100, art("Punteggio")),
    stock_reserve=Norm(2, art("Fine round")),
    stall=Norm(
        NoStall(),
        art("Fine round"),
        stated=False,
        why="the text knows no stall; a table may take the FIBUR code's",
        choices=(NoStall(), SupervisedStall(laps=1)),
    ),
    time_out=Norm(None, art("Fine round"), stated=False, why="matches have no clock"),
    early_time_out=Norm(EarlyTimeOut.FULL_LAP, fibur("15"), stated=False, why="never asked: matches have no clock"),
    time_out_between_hands_ends=Norm(True, fibur("15"), stated=False, why="never asked: matches have no clock"),
    #
    # The count
    melds_count=Norm(True, art("Punteggio")),
    hands_count=Norm(True, art("Punteggio")),
    pozzetto_penalty=Norm(100, art("Punteggio")),
    pozzetto_penalty_when_nobody_took=Norm(
        True,
        art("Punteggio"),
        stated=False,
        why="the penalty is laid down with no exception; a table may take the FIBUR code's",
        choices=(True, False),
    ),
    unplayed_pozzetto_counts_cards=Norm(
        True, fibur("18"), stated=False, why="as the FIBUR code; once taken, its cards are cards in hand"
    ),
    #
    # The match
    hands=Norm((), art("Scopo del gioco")),
    targets=Norm((2005, 505, 1005, 3005, 5005), art("Punteggio finale")),
    solo_target=Norm(
        2005,
        art("Punteggio finale"),
        why="three and five, too, play to the total agreed; this is the usual one",
    ),
    alone_from=Norm(
        {3: 1000},
        art("Gioco in 3"),
        why="no total is given for five; a table may take the FIBUR code's",
        choices=({3: 1000}, {3: 1000, 5: 1500}),
    ),
    split_points=Norm(True, art("Gioco in 5"), also=(art("Gioco in 3"),)),
    tie_plays_on=Norm(
        True,
        art("Fine partita"),
        stated=False,
        why="the highest total wins: one more smazzata parts equal ones",
    ),
    abandon=Norm(Abandon.PLAYER_MAY, art("Può c")),
    #
    # The round
    round_minutes=Norm({}, art("Fine partita"), stated=False, why=NO_TOURNAMENT),
    victory_tables=Norm({}, art("Fine partita"), stated=False, why=NO_TOURNAMENT),
    correction=Norm(Correction.ANY_WITH_CONSENT, fibur("20"), stated=False, why=NO_TOURNAMENT),
    #
    # The referee
    partner_reports_after_discard=Norm(
        False, art("Convenzioni 16"), stated=False, why="nothing is said of who may point a mistake out"
    ),
    exposed_must_be_played=Norm(False, art("Convenzioni 16"), stated=False, why="no card is exposed by this text"),
    #
    # The ends of a turn and of the stock
    direct_pozzetto_needs_no_pick_up=Norm(True, art("Fine round")),
    last_turn_is_finished=Norm(
        True,
        fibur("17"),
        stated=False,
        why="the round ends when two stock cards are left; that the turn is finished first is said by the FIBUR code",
    ),
)
"""The code, whole."""
