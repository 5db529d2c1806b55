"""The Codice di Gara of the Italian federation, edition of March 2019 as amended in August 2019.

The code of federal tournaments: two pairs at a table, a referee in the room, matches of two, three or four
smazzate settled in victory points. Its last pages add the game of three or five and the tables with
screens. Contests of one against one are named (2) but get no rules of their own: two players sit down to
the same pack and the same pozzetti, as the extract has it.
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
    Role,
    Rules,
    SeatDraw,
    ShortHands,
    ShortPozzetti,
    SupervisedStall,
    WildMoves,
)
from ventaglio.games.burraco.engine.timeout import final_lap_from_the_served

ID: Final = "fibur-2019"

art = partial(Cite, ID)
"""An article of this code."""

EVERY_HAND: Final = 163
"""More cards than three packs hold: the bound of a limit for hands of any size."""

RULES: Final = Rules(
    id=ID,
    title="FIBUR, Codice di Gara 2019",
    #
    # The pack
    packs=Norm({2: 2, 3: 2, 4: 2, 5: 3}, art("1"), also=(art("Tre o cinque giocatori"),)),
    ranks=Norm("*2AKQJT9876543", art("1", "rank of the cards")),
    suits=Norm("hdcs", art("1", "rank of the suits")),
    points=Norm(
        {"*": 30, "2": 20, "A": 15, **dict.fromkeys("KQJT98", 10), **dict.fromkeys("76543", 5)},
        art("1", "value of the cards"),
    ),
    #
    # Seats
    sides=Norm({2: (0, 1), 4: (0, 1, 0, 1)}, art("2")),
    seat_draw=Norm(SeatDraw.TWO_PACKS, art("3")),
    draw_again=Norm(True, art("3")),
    highest_is_served=Norm(True, art("3")),
    highest_keeps_score=Norm(True, art("3"), also=(art("19"),)),
    lowest_opponent_deals=Norm(True, art("3")),
    served_deals_next=Norm(
        True,
        art("4"),
        stated=False,
        why="each of the four has his turn to deal; that it passes clockwise is our filling",
    ),
    #
    # The deal
    shufflers=Statement((Role.DEALER, Role.POZZETTO_MAKER), art("4")),
    shuffle_seconds=Statement(None, art("4"), stated=False, why="no limit is given"),
    cutter=Statement(Role.DEALER, art("4")),
    cut=Norm(
        Cut.ABOUT_HALF,
        art("Definizioni", "Tagliare"),
        also=(art("4"),),
        why="ten cards either way is our measure of about half",
        choices=(Cut.ABOUT_HALF, Cut.ENOUGH_FOR_BOTH, Cut.ANY_PART),
    ),
    hand_size=Norm(11, art("4")),
    pozzetti=Norm(
        {2: (11, 11), 3: (18, 11), 4: (11, 11), 5: (18, 11, 11)},
        art("4"),
        also=(art("Tre o cinque giocatori"),),
    ),
    pozzetti_alone=Norm({3: (11,) * 3, 5: (11,) * 5}, art("Variante"), also=(art("Tre o cinque giocatori"),)),
    short_hands=Statement(ShortHands.TOP_OF_MAKERS_CARDS, art("4")),
    short_pozzetti=Statement(ShortPozzetti.BOTTOM_OF_DEALERS_CARDS, art("4")),
    upcard=Norm(True, art("7")),
    redeal_before_first_pick_up=Norm(True, art("7"), also=(art("4"), art("5"))),
    #
    # The turn
    turn_order=Norm(("pick up", "open or attach", "discard"), art("7")),
    pick_up_is_final=Norm(
        True,
        art("8"),
        also=(
            art("7"),
            art("9"),
        ),
    ),
    collect=Norm(Collect.FREELY, art("7")),
    single_card_returns=Norm(False, art("9")),
    turn_seconds=Norm(((4, 10), (11, 20), (EVERY_HAND, 40)), art("38")),
    grace_seconds=Norm(5, art("38")),
    expired_discards_highest=Norm(True, art("38")),
    #
    # Melds
    set_ranks=Norm("AKQJT9876543", art("Definizioni", "Combinazione"), also=(art("12"), art("10"))),
    sets_of_wilds=Norm(False, art("10")),
    set_naturals=Norm(
        8,
        art("12"),
        why="with three packs twelve cards of a rank exist; a table may let a set hold them all",
        choices=(8, 0),
    ),
    surplus_joins_set=Norm(True, art("5", "NB")),
    run_naturals=Norm(13, art("11")),
    meld_minimum=Norm(3, art("12"), also=(art("11"),)),
    wilds_per_meld=Norm(
        1,
        art("10"),
        also=(
            art("11"),
            art("12"),
        ),
    ),
    aces_per_run=Norm(
        1,
        art("11"),
        stated=False,
        why="the pattern shows each rank once, and the ace stands at one end or at the other",
    ),
    natural_two=Norm(
        NaturalTwo.IN_ITS_PLACE,
        art("10"),
        why="before the three may be read as the place of the two, or as asking for a real three",
        choices=(NaturalTwo.IN_ITS_PLACE, NaturalTwo.BELOW_A_REAL_THREE),
    ),
    wild_moves=Norm(
        WildMoves.FREE_WILD,
        art("10", "examples 1 and 2"),
        why="wilds keep their place, yet the examples shift one to attach beyond it: a free one has no place",
        choices=(WildMoves.FREE_WILD, WildMoves.NATURAL_TWO_ONLY),
    ),
    wild_replaced_by_its_card=Norm(
        True,
        art("10"),
        why="a two laid free is the wild of its run: a joker added later does not make it natural, its three does",
    ),
    equal_sets=Norm(False, art("33")),
    equal_runs=Norm(True, art("33"), stated=False, why="only equal sets are barred"),
    laid_cards_stay=Norm(
        True,
        art("Definizioni", "a card is played when the hand lets it go"),
        stated=False,
        why="played is played: only the remedies of an irregularity take a card back",
    ),
    attach_to_own_side=Norm(
        True,
        art("Definizioni", "Legare"),
        stated=False,
        why="each side keeps its melds before one of its players (4)",
    ),
    #
    # Burraco, pozzetto, end of the hand
    burraco_length=Norm(7, art("13")),
    clean_points=Norm(200, art("13")),
    semi_points=Norm(150, art("13")),
    dirty_points=Norm(100, art("13")),
    look=Norm(
        Look.AFTER_PARTNER,
        art("23"),
        also=(art("Separé e paramani"),),
        why="at tables with screens the pozzetto may be looked at once",
        choices=(Look.AFTER_PARTNER, Look.AT_ONCE),
    ),
    close_needs=Norm(CloseNeeds.BURRACO, art("17")),
    close_in_first_lap=Norm(True, art("17"), stated=False, why="nothing forbids it"),
    close_with_wild=Norm(False, art("14")),
    close_by_discarding=Norm(True, art("17")),
    close_points=Norm(100, art("17"), also=(art("18"),)),
    stock_reserve=Norm(2, art("17")),
    stall=Norm(SupervisedStall(laps=1), art("16")),
    time_out=Norm(
        final_lap_from_the_served,
        art("15"),
        why="the third example has the served player on turn and does not say whether he has picked up: only then is "
        "it the next lap, as the rule says",
    ),
    early_time_out=Norm(EarlyTimeOut.FULL_LAP, art("15")),
    time_out_between_hands_ends=Norm(True, art("15")),
    #
    # The count
    melds_count=Norm(True, art("18")),
    hands_count=Norm(True, art("18")),
    pozzetto_penalty=Norm(100, art("18")),
    pozzetto_penalty_when_nobody_took=Norm(False, art("18")),
    unplayed_pozzetto_counts_cards=Norm(True, art("18")),
    #
    # The match
    hands=Norm((4, 2, 3), art("18", "the tables"), also=(art("6"),)),
    targets=Norm((), art("18"), stated=False, why="matches have a number of smazzate"),
    solo_target=Norm(2005, art("Tre o cinque giocatori")),
    alone_from=Norm({3: 1500, 5: 1500}, art("Tre o cinque giocatori")),
    split_points=Norm(
        True,
        Cite("internazionale", "Tre o cinque giocatori"),
        stated=False,
        why="as the international code and the extract say",
    ),
    tie_plays_on=Norm(
        True, art("Tre o cinque giocatori"), stated=False, why="somebody must win: one more smazzata decides"
    ),
    abandon=Norm(Abandon.REFEREE_RECORDS, art("39")),
    #
    # The round
    round_minutes=Norm({2: (23, 25), 3: (28, 30), 4: (40, 42)}, art("6")),
    victory_tables=Norm(
        {
            2: (40, 120, 200, 300, 400, 500, 620, 740, 870, 1000),
            3: (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500),
            4: (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000),
            0: (150, 350, 550, 800, 1050, 1300, 1600, 1900, 2200, 2500),
        },
        art("18", "the tables"),
    ),
    correction=Norm(Correction.ANY_WITH_CONSENT, art("20")),
    #
    # The referee
    partner_reports_after_discard=Norm(True, art("Procedura"), also=(art("21"),)),
    exposed_must_be_played=Norm(False, art("24")),
    #
    # The ends of a turn and of the stock
    direct_pozzetto_needs_no_pick_up=Norm(True, art("31"), also=(art("Definizioni", "Andare a pozzo in diretta"),)),
    last_turn_is_finished=Norm(True, art("17")),
)
"""The code, whole."""
