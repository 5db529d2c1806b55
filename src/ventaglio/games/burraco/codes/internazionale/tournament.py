"""Tournaments by the code of Burraco Internazionale."""

from typing import Final

from ventaglio.core.norms import Norm, Statement
from ventaglio.games.burraco.codes.circolo.play import art as circolo
from ventaglio.games.burraco.codes.fibur_2019.tournament import REGULATION as FIBUR
from ventaglio.games.burraco.codes.internazionale.play import ID, art
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.tournaments.director.regulation import Appeal, LateEntry, LateStep, Regulation, Score
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.filling import TIES, borrowed, by_table, lost, without_mp

REST: Final = {2: Score(14, 305), 3: Score(14, 355), 4: Score(12, 305), 0: Score(12, 355)}
"""What a rest and a match won by absence give, by hands of the round."""
LADDER: Final = (
    LateStep(2 * 60, bonus=100),
    LateStep(5 * 60, warning=True, bonus=100 + 50),
    LateStep(10 * 60, warning=True, forfeit=True),
)
SILENT: Final = "the text is silent; as in the federation's code"
NO_MP_GIVEN: Final = "the match points of a score at nought are not given: the least that go with it"
AS_PRINTED: Final = "the match points printed for a rest, which fit tables one smazzata shorter, are taken as they are"
YELLOW: Final = (
    "at a yellow tournament, where partners change, lines move as in a Mitchell or by ranking as in a Danish"
)


def regulation(rules: Rules) -> Regulation:
    """The tournament rules of the code, for its rules of play or those of an edition."""
    defeat = lost(REST)
    nil = by_table(rules, REST, 0)
    nil_without_mp = without_mp(nil)
    lost_sheet = by_table(rules, REST, 7)

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
        formats=Norm(
            (Format.PAIRS, Format.TEAMS, Format.YELLOW),
            art("2"),
            why="what the article calls individual has a new partner each round: a yellow tournament",
        ),
        seatings=Norm((Seating.REFEREE, Seating.ORDER, Seating.DRAW), art("2")),
        movements=Norm(
            (
                *(Movement.DANISH, Movement.DANISH_MODIFIED, Movement.MITCHELL, Movement.ROUND_ROBIN),
                *(Movement.YELLOW_ROTATION, Movement.YELLOW_RANKED),
            ),
            art("2"),
            why=YELLOW,
        ),
        further_movements=Norm(
            (Movement.NO_REMATCH,),
            art("2"),
            stated=False,
            why="the article says how tables may be made, not that nothing else may be announced",
        ),
        movement_announced=Norm(True, art("2")),
        wrong_seats_stand=borrowed(FIBUR.wrong_seats_stand, SILENT),
        wrong_seats_warned=borrowed(FIBUR.wrong_seats_warned, SILENT),
        minutes_free=Norm(True, art("5")),
        time_left_told=Norm(False, art("5")),
        line_up_changes=Norm(True, art("2")),
        opponent_changes=borrowed(FIBUR.opponent_changes, SILENT),
        #
        # What a round is worth that was not played
        rest=Norm(REST, art("34")),
        rest_may_differ=Statement(True, art("34")),
        rests_per_session=Norm(1, art("34")),
        forfeit_won=Norm(REST, art("34"), why=AS_PRINTED),
        forfeit_lost=Norm(defeat, art("34"), why=AS_PRINTED),
        late=Norm(
            LADDER,
            art("34"),
            why="the direction may change penalties and times: it may also do without",
            choices=(LADDER, FIBUR.late.value, ()),
        ),
        late_bonus_before_table=Norm(
            True,
            art("34"),
            stated=False,
            why="the bonus is in points, like the totals: it enters the total",
            choices=(True, False),
        ),
        absent=Norm(defeat, art("33"), why="the article gives victory points, for pairs; the rest is as for lateness"),
        absent_rounds=Norm(None, art("33"), stated=False, why="no number of rounds is given"),
        absent_for_good_scores=Norm(
            False,
            art("33"),
            stated=False,
            why="points are given only to a pair that leaves for a time",
            choices=(False, True),
        ),
        absent_keeps_place=borrowed(FIBUR.absent_keeps_place, SILENT),
        absent_told=Norm(False, art("33"), stated=False, why="only leaving without good reason is referred"),
        nil=Norm(nil, art("33"), stated=False, why=NO_MP_GIVEN, retired=(nil, nil_without_mp)),
        left=Norm(defeat, art("33"), why="the article gives victory points, for pairs; the rest is as for lateness"),
        pause_minutes=borrowed(FIBUR.pause_minutes, SILENT),
        misconduct=Norm(defeat, art("34"), stated=False, why="the text is silent; as where both lose by being late"),
        both_abandon=Norm(nil, art("33"), why=NO_MP_GIVEN, choices=(nil, nil_without_mp)),
        quarrel=Norm(nil, art("33"), why=NO_MP_GIVEN, choices=(nil, nil_without_mp)),
        quarrel_bars=borrowed(FIBUR.quarrel_bars, SILENT, choices=(True, False)),
        innocent_keeps_more=Norm(True, art("33")),
        later_opponents_rest=Norm(True, art("33")),
        earlier_results_stand=Norm(True, art("33")),
        unfair_advantage_barred=Norm(True, art("34"), also=(art("33"),)),
        team_incomplete_forfeits=borrowed(FIBUR.team_incomplete_forfeits, SILENT),
        #
        # Score sheets
        captains_sign=Norm(True, art("19")),
        winners_hand_in=Statement(True, art("18"), also=(art("19"),)),
        sheet_left_costs=Norm(0, art("18"), stated=False, why="no penalty is given", choices=(0, 1)),
        lost_sheet=Norm(
            lost_sheet,
            art("18"),
            stated=False,
            why="the text is silent; seven each as in the federation's code, with the match points of these tables",
            choices=(lost_sheet, without_mp(lost_sheet)),
        ),
        lost_sheet_restored=borrowed(FIBUR.lost_sheet_restored, SILENT),
        lost_sheet_restored_in_groups=borrowed(FIBUR.lost_sheet_restored_in_groups, SILENT),
        recall=Norm(False, art("19", "b")),
        provisional_minutes=Norm(
            10,
            art("19", "d"),
            stated=False,
            why="time enough to check the ranking is asked for; ten minutes are the federation's",
            choices=(10, 5, 15, 20),
        ),
        #
        # Warnings
        warnings_per_point=Norm(2, art("20"), also=(art("Poteri dell'arbitro", "e"),)),
        warning_costs_mp=Norm(True, art("20")),
        penalty_helps_others=Norm(False, art("20")),
        #
        # People
        substitution_share=Norm((1, 2), art("33")),
        substitution_whole_pair=Norm(False, art("33"), why="the article speaks of one player who cannot go on"),
        substitution_once=borrowed(FIBUR.substitution_once, SILENT, choices=(True, False)),
        substitution_newcomers=borrowed(FIBUR.substitution_newcomers, SILENT),
        substitution_first_round_told=Norm(
            False, art("33"), stated=False, why="the article has no rule for the first round"
        ),
        substitution_team=borrowed(FIBUR.substitution_team, SILENT),
        late_entry=Norm(
            LateEntry.COMPLETES_A_TABLE,
            art("34"),
            why="whom to admit is left to organisers and referee",
            choices=(LateEntry.COMPLETES_A_TABLE, LateEntry.NOBODY, LateEntry.ANYBODY),
        ),
        late_entry_missed=Norm(Score(0, 0), art("34"), stated=False, why="what was not played gives nothing"),
        appeal=Statement(Appeal.JURY, art("35")),
        #
        # The ranking
        ties=Norm(
            TIES[0], circolo("9"), stated=False, why="the text is silent; as at the club, then a lot", choices=TIES
        ),
        prize_ranks=Norm(None, art("2"), stated=False, why="the text is silent; the notice says"),
        broken_off_prizes=borrowed(FIBUR.broken_off_prizes, SILENT),
    )
