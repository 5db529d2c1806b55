"""Tournaments by the Codice di Gara of the Italian federation, 2019."""

from typing import Final

from ventaglio.core.norms import Cite, Norm, Statement
from ventaglio.games.burraco.codes.fibur_2019.play import ID, RULES, art
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.tournaments.director.regulation import Appeal, LateEntry, LateStep, Regulation, Score
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.filling import TIES, by_table, lost, without_mp

REST: Final = {2: Score(14, 305), 3: Score(14, 355), 4: Score(13, 505), 0: Score(13, 555)}
"""What a rest and a match won by absence give, by hands of the round."""
NO_MP_GIVEN: Final = "the match points of a score at nought are not given: the least that go with it"
YELLOW: Final = (
    "at a yellow tournament, where partners change, lines move as in a Mitchell or by ranking as in a Danish"
)


def regulation(rules: Rules) -> Regulation:
    """The tournament rules of the code, for its rules of play or those of an edition."""
    defeat = lost(REST)
    nil = by_table(rules, REST, 0)
    nil_without_mp = without_mp(nil)
    seven = by_table(rules, REST, 7)

    return Regulation(
        code=ID,
        game="burraco",
        rules=rules,
        boards=None,
        victory_tables=rules.victory_tables,
        round_minutes=rules.round_minutes,
        correction=rules.correction,
        #
        # Tables and rounds
        formats=Norm((Format.PAIRS, Format.TEAMS, Format.ONE_TO_ONE, Format.YELLOW), art("2")),
        seatings=Norm((Seating.REFEREE, Seating.ORDER, Seating.DRAW, Seating.CATEGORIES), art("2")),
        movements=Norm(
            (
                *(Movement.DANISH, Movement.MITCHELL, Movement.ROUND_ROBIN),
                *(Movement.YELLOW_ROTATION, Movement.YELLOW_RANKED),
            ),
            art("2"),
            why=YELLOW,
        ),
        further_movements=Norm(
            (Movement.DANISH_MODIFIED, Movement.NO_REMATCH),
            art("2"),
            stated=False,
            why="the article says how tables may be made, not that nothing else may be announced",
        ),
        movement_announced=Norm(True, art("2")),
        wrong_seats_stand=Norm(True, art("2")),
        wrong_seats_warned=Norm(True, art("2")),
        minutes_free=Norm(False, art("6")),
        time_left_told=Norm(False, art("6")),
        line_up_changes=Norm(True, art("2")),
        opponent_changes=Norm(True, art("2")),
        #
        # What a round is worth that was not played
        rest=Norm(REST, art("40")),
        rest_may_differ=Statement(False, art("40"), stated=False, why="the figures are given with no exception"),
        rests_per_session=Norm(1, art("40")),
        forfeit_won=Norm(REST, art("40"), also=(art("39"),), why="teams as in the list of rests"),
        forfeit_lost=Norm(defeat, art("40"), also=(art("39"),), why="teams as in the list of rests"),
        late=Norm(
            (
                LateStep(0, warning=True),
                LateStep(2 * 60, bonus=100),
                LateStep(5 * 60, bonus=150),
                LateStep(10 * 60, forfeit=True),
            ),
            art("40"),
            why="the steps take each other's place, and begin when their minutes are past",
        ),
        late_bonus_before_table=Norm(
            True,
            art("40"),
            stated=False,
            why="match points of a match are the difference of its totals: the bonus enters the total",
            choices=(True, False),
        ),
        absent=Norm(
            defeat,
            art("39"),
            why="only four smazzate have figures; the others take those of lateness, or seven victory points always",
            choices=(defeat, seven),
        ),
        absent_rounds=Norm(3, art("39"), why="the first three rounds that are missed, whichever they are"),
        absent_for_good_scores=Norm(True, art("39")),
        absent_keeps_place=Norm(True, art("39")),
        absent_told=Norm(True, art("39")),
        nil=Norm(nil, art("39"), stated=False, why=NO_MP_GIVEN, choices=(nil, nil_without_mp)),
        left=Norm(defeat, art("40"), also=(art("39"),)),
        pause_minutes=Norm(10, art("39")),
        misconduct=Norm(defeat, art("39"), why="figures are given for four smazzate only; for fewer those of lateness"),
        both_abandon=Norm(nil, art("39"), why=NO_MP_GIVEN, choices=(nil, nil_without_mp)),
        quarrel=Norm(nil, art("39"), why=NO_MP_GIVEN, choices=(nil, nil_without_mp)),
        quarrel_bars=Norm(True, art("39")),
        innocent_keeps_more=Norm(True, art("39")),
        later_opponents_rest=Norm(True, art("39")),
        earlier_results_stand=Norm(True, art("39")),
        unfair_advantage_barred=Norm(True, art("40"), also=(art("39"),)),
        team_incomplete_forfeits=Norm(True, art("39")),
        #
        # Score sheets
        captains_sign=Norm(False, art("19")),
        winners_hand_in=Statement(True, art("19")),
        sheet_left_costs=Norm(1, art("19")),
        lost_sheet=Norm(
            seven,
            art("19"),
            why="seven each; match points are not given: both are charged the least of thirteen to seven",
            choices=(seven, without_mp(seven)),
        ),
        lost_sheet_restored=Norm(True, art("19")),
        lost_sheet_restored_in_groups=Norm(False, art("19")),
        recall=Norm(True, art("20")),
        provisional_minutes=Norm(10, art("20")),
        #
        # Warnings
        warnings_per_point=Norm(3, art("Poteri dell'arbitro", "d"), also=(art("Norme comportamentali"),)),
        warning_costs_mp=Norm(False, art("Poteri dell'arbitro", "d")),
        penalty_helps_others=Norm(
            False, art("23"), stated=False, why="said of one penalty of a victory point, and meant of all"
        ),
        #
        # People
        substitution_share=Norm((1, 2), art("39")),
        substitution_whole_pair=Norm(True, art("39")),
        substitution_once=Norm(True, art("39")),
        substitution_newcomers=Norm(True, art("39")),
        substitution_first_round_told=Norm(True, art("39")),
        substitution_team=Norm(2, art("39")),
        late_entry=Norm(
            LateEntry.COMPLETES_A_TABLE,
            art("40"),
            why="whom to admit is left to organisers and referee",
            choices=(LateEntry.COMPLETES_A_TABLE, LateEntry.NOBODY, LateEntry.ANYBODY),
        ),
        late_entry_missed=Norm(Score(0, 0), art("40"), stated=False, why="what was not played gives nothing"),
        appeal=Statement(Appeal.SECOND_REFEREE, art("Procedura")),
        #
        # The ranking
        ties=Norm(
            TIES[0],
            Cite("circolo", "9"),
            stated=False,
            why="the text is silent; as at the club, then a lot",
            choices=TIES,
        ),
        prize_ranks=Norm(None, art("20"), stated=False, why="prizes are awarded, and how many the notice says"),
        broken_off_prizes=Norm(True, art("41")),
    )


REGULATION: Final = regulation(RULES)
