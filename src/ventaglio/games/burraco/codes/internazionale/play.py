"""The federation's code for international Burraco: undated, and older than the code of 2019.

Three rules at its head set it apart from the Italian game: only a clean burraco lets a side close, only
aces and threes make sets, and the pile may be collected only to play. It also drops the semi-clean burraco.
The articles that follow are a tournament code of their time; where they are silent, the code of 2019 fills
them, since this one professes the same principles.
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
    WildMoves,
)
from ventaglio.games.burraco.engine.timeout import (
    lap_from_the_partner_of_the_next_to_draw,
    lap_from_the_partner_of_the_player_on_turn,
)

ID: Final = "internazionale"

art = partial(Cite, ID)
"""An article of this code."""

fibur = partial(Cite, "fibur-2019")
"""An article of the code of 2019, where the filling comes from."""

SAME_PRINCIPLES: Final = "as the FIBUR code of 2019, whose principles this one shares"

EVERY_HAND: Final = 163
"""More cards than three packs hold: the bound of a limit for hands of any size."""

TABLE_OF_THREE: Final = (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500)
TABLE_OF_FOUR: Final = (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000)
TABLE_OF_TEAMS: Final = (150, 350, 550, 800, 1050, 1300, 1600, 1900, 2200, 2500)

RULES: Final = Rules(
    id=ID,
    title="FIBUR, Burraco Internazionale",
    #
    # The pack
    packs=Norm({3: 2, 4: 2, 5: 3}, art("1"), also=(art("Tre o cinque giocatori"),)),
    ranks=Norm("*2AKQJT9876543", art("1", "rank of the cards")),
    suits=Norm("hdcs", art("1", "rank of the suits")),
    points=Norm(
        {"*": 30, "2": 20, "A": 15, **dict.fromkeys("KQJT98", 10), **dict.fromkeys("76543", 5)},
        art("1", "value of the cards"),
    ),
    #
    # Seats
    sides=Norm({4: (0, 1, 0, 1)}, art("2")),
    seat_draw=Norm(SeatDraw.TWO_PACKS, art("3")),
    draw_again=Norm(True, art("3")),
    highest_is_served=Norm(True, art("3")),
    highest_keeps_score=Norm(True, art("3"), also=(art("18"),)),
    lowest_opponent_deals=Norm(True, art("3")),
    served_deals_next=Norm(True, fibur("4"), stated=False, why=SAME_PRINCIPLES),
    #
    # The deal
    shufflers=Statement((Role.POZZETTO_MAKER, Role.DEALER), art("4")),
    shuffle_seconds=Statement(None, art("4"), stated=False, why="no limit is given"),
    cutter=Statement(Role.POZZETTO_MAKER, art("4"), also=(art("Glossario"),)),
    cut=Norm(
        Cut.ENOUGH_FOR_BOTH,
        art("Glossario", "Tagliare"),
        why="the cut leaves cards enough for both jobs if possible; a table may let it fall anywhere",
        choices=(Cut.ENOUGH_FOR_BOTH, Cut.ANY_PART),
    ),
    hand_size=Norm(11, art("4")),
    pozzetti=Norm(
        {3: (18, 11), 4: (11, 11), 5: (18, 11, 11)},
        art("4"),
        also=(art("Tre o cinque giocatori"),),
    ),
    pozzetti_alone=Norm({3: (11,) * 3, 5: (11,) * 5}, art("Variante"), also=(art("Tre o cinque giocatori"),)),
    short_hands=Statement(ShortHands.TOP_OF_MAKERS_CARDS, fibur("4"), stated=False, why=SAME_PRINCIPLES),
    short_pozzetti=Statement(ShortPozzetti.BOTTOM_OF_DEALERS_CARDS, fibur("4"), stated=False, why=SAME_PRINCIPLES),
    upcard=Norm(True, art("6")),
    redeal_before_first_pick_up=Norm(True, art("6"), also=(art("4"), art("25"))),
    #
    # The turn
    turn_order=Norm(("pick up", "open or attach", "discard"), art("6")),
    pick_up_is_final=Norm(
        True,
        art("7"),
        also=(
            art("6"),
            art("8"),
        ),
    ),
    collect=Norm(Collect.ONLY_TO_PLAY, art("Regola 3"), also=(art("8"),)),
    single_card_returns=Norm(False, art("8")),
    turn_seconds=Norm(((4, 10), (11, 20), (EVERY_HAND, 40)), art("32 bis")),
    grace_seconds=Norm(5, art("32 bis")),
    expired_discards_highest=Norm(True, art("32 bis")),
    #
    # Melds
    set_ranks=Norm(
        "A3",
        art("Regola 2"),
        also=(
            art("6"),
            art("9"),
            art("12"),
        ),
    ),
    sets_of_wilds=Norm(False, art("10")),
    set_naturals=Norm(
        8,
        art("12"),
        why="with three packs twelve cards of a rank exist; a table may let a set hold them all",
        choices=(8, 0),
    ),
    surplus_joins_set=Norm(True, fibur("5", "NB"), stated=False, why=SAME_PRINCIPLES),
    run_naturals=Norm(13, art("11")),
    meld_minimum=Norm(3, art("9")),
    wilds_per_meld=Norm(1, art("9")),
    aces_per_run=Norm(
        1,
        art("11"),
        stated=False,
        why="the pattern shows each rank once, and the ace stands at one end or at the other",
    ),
    natural_two=Norm(
        NaturalTwo.IN_ITS_PLACE,
        art("9"),
        also=(art("10"),),
        why="“nella sua posizione naturale” (9) asks for a place; “ove inserita prima del 3” (10) allows, not binds",
        choices=(NaturalTwo.IN_ITS_PLACE, NaturalTwo.BELOW_A_REAL_THREE),
    ),
    wild_moves=Norm(
        WildMoves.FREE_WILD_ONLY,
        art("10"),
        also=(art("9"),),
        stated=False,
        why="a wild is bound to its meld and to no place (10); a natural two “non funge da pinella” (9), so it stays",
        choices=(WildMoves.FREE_WILD_ONLY, WildMoves.FREE_WILD),
    ),
    wild_replaced_by_its_card=Norm(
        True,
        art("10"),
        why="a two laid free is the wild of its run: a joker added later does not make it natural, its three does",
    ),
    equal_sets=Norm(False, art("30")),
    equal_runs=Norm(True, art("30"), stated=False, why="only equal sets are barred"),
    laid_cards_stay=Norm(
        True,
        art("Glossario", "a card is played when the hand lets it go"),
        stated=False,
        why="played is played: only the remedies of an irregularity take a card back",
    ),
    attach_to_own_side=Norm(True, fibur("Definizioni", "Legare"), stated=False, why=SAME_PRINCIPLES),
    #
    # Burraco, pozzetto, end of the hand
    burraco_length=Norm(7, art("13")),
    clean_points=Norm(200, art("13")),
    semi_points=Norm(
        None,
        art("Premessa"),
        also=(
            art("Glossario"),
            art("13"),
        ),
    ),
    dirty_points=Norm(100, art("13")),
    look=Norm(
        Look.AFTER_PARTNER,
        art("21", "4"),
        why="the text knows no screens; a table that has them may take the FIBUR code's rule",
        choices=(Look.AFTER_PARTNER, Look.AT_ONCE),
    ),
    close_needs=Norm(CloseNeeds.CLEAN_BURRACO, art("Regola 1"), also=(art("16"),)),
    close_in_first_lap=Norm(True, art("16"), stated=False, why="nothing forbids it"),
    close_with_wild=Norm(False, art("14")),
    close_by_discarding=Norm(True, art("16"), also=(art("Glossario"),)),
    close_points=Norm(100, art("16"), also=(art("17"),)),
    stock_reserve=Norm(2, art("16")),
    stall=Norm(
        NoStall(),
        art("Glossario", "Stallo"),
        stated=False,
        why="the word is defined and never used: who collects must play, so swaps cannot follow each other",
    ),
    time_out=Norm(
        lap_from_the_partner_of_the_next_to_draw,
        art("15"),
        why="the player who must draw is the next one to do so, or the one on turn even if he has drawn",
        choices=(lap_from_the_partner_of_the_next_to_draw, lap_from_the_partner_of_the_player_on_turn),
    ),
    early_time_out=Norm(EarlyTimeOut.FULL_LAP, art("15")),
    time_out_between_hands_ends=Norm(True, fibur("15"), stated=False, why=SAME_PRINCIPLES),
    #
    # The count
    melds_count=Norm(True, art("17")),
    hands_count=Norm(True, art("17")),
    pozzetto_penalty=Norm(100, art("17")),
    pozzetto_penalty_when_nobody_took=Norm(
        True,
        art("17"),
        stated=False,
        why="the penalty is laid down with no exception; a table may take the FIBUR code's",
        choices=(True, False),
    ),
    unplayed_pozzetto_counts_cards=Norm(True, art("17")),
    #
    # The match
    hands=Norm((4, 2, 3), art("17", "the tables"), also=(art("5"),)),
    targets=Norm((), art("17"), stated=False, why="matches have a number of smazzate"),
    solo_target=Norm(2005, art("Tre o cinque giocatori")),
    alone_from=Norm({3: 1500, 5: 1500}, art("Tre o cinque giocatori")),
    split_points=Norm(True, art("Tre o cinque giocatori")),
    tie_plays_on=Norm(
        True, art("Tre o cinque giocatori"), stated=False, why="somebody must win: one more smazzata decides"
    ),
    abandon=Norm(Abandon.REFEREE_RECORDS, art("33")),
    #
    # The round
    round_minutes=Norm({2: (30, 30), 3: (40, 40), 4: (48, 50)}, art("5")),
    # A match uses the table of the next longer one; four smazzate and teams, having none longer, their own.
    victory_tables=Norm(
        {2: TABLE_OF_THREE, 3: TABLE_OF_FOUR, 4: TABLE_OF_FOUR, 0: TABLE_OF_TEAMS},
        art("17", "the tables"),
    ),
    # Seven or six tenths of twenty; teams as in the list of rests that closes the article.
    correction=Norm(Correction.SUMS_ONLY, art("19")),
    #
    # The referee
    partner_reports_after_discard=Norm(False, art("Procedura")),
    exposed_must_be_played=Norm(True, art("22")),
    #
    # The ends of a turn and of the stock
    direct_pozzetto_needs_no_pick_up=Norm(True, art("29"), also=(art("Glossario"),)),
    last_turn_is_finished=Norm(True, art("16")),
)
"""The code, whole."""
