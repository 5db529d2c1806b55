"""Tournaments by the rules of the club: it has one article on them, and leaves the rest to its judge."""

from typing import Final

from ventaglio.core.norms import Norm, Statement
from ventaglio.games.burraco.codes.circolo.play import ID, art
from ventaglio.games.burraco.codes.fibur_2019.tournament import REGULATION as FIBUR
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.tournaments.director.regulation import Appeal, ByHands, Regulation
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.filling import TIES, borrowed, by_table, without_mp

TABLE: Final = 3
"""The federation's round whose table of victory points the club uses for all of its own."""
SILENT: Final = "the judge decides; here as in the federation's code"
SAME_TABLE: Final = "the judge decides; here as for the federation's round with the same table"


def regulation(rules: Rules) -> Regulation:
    """The tournament rules of the code, for its rules of play or those of an edition."""
    rounds = tuple(rules.victory_tables.value)

    def of_that_table(norm: Norm[ByHands]) -> Norm[ByHands]:
        """The federation's figure for the round with the same table."""
        return Norm(dict.fromkeys(rounds, norm.value[TABLE]), norm.cite, stated=False, why=SAME_TABLE)

    nil = by_table(rules, rounds, 0)
    nought = Norm(nil, FIBUR.nil.cite, stated=False, why=SAME_TABLE, choices=(nil, without_mp(nil)))

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
        formats=Norm((Format.PAIRS,), art("9")),
        seatings=Norm((Seating.DRAW, Seating.REFEREE), art("9")),
        movements=Norm(
            (Movement.DANISH,),
            art("9"),
            why="pairs with equal or similar victory points meet, the highest at the first tables",
        ),
        further_movements=Norm(
            (Movement.DANISH_MODIFIED, Movement.NO_REMATCH),
            art("9"),
            stated=False,
            why="similar victory points will do, so a rematch may be avoided",
        ),
        movement_announced=borrowed(FIBUR.movement_announced, SILENT),
        wrong_seats_stand=borrowed(FIBUR.wrong_seats_stand, SILENT),
        wrong_seats_warned=Norm(False, art("11"), stated=False, why="manners are no part of the rules: no warnings"),
        minutes_free=Norm(True, art("9")),
        time_left_told=Norm(
            False, art("10"), stated=False, why="the timer is the judge's; he signals when the time is over"
        ),
        line_up_changes=borrowed(FIBUR.line_up_changes, SILENT),
        opponent_changes=borrowed(FIBUR.opponent_changes, SILENT),
        #
        # What a round is worth that was not played
        rest=of_that_table(FIBUR.rest),
        rest_may_differ=Statement(True, art("9"), stated=False, why="the judge decides"),
        rests_per_session=borrowed(FIBUR.rests_per_session, SILENT),
        forfeit_won=of_that_table(FIBUR.forfeit_won),
        forfeit_lost=of_that_table(FIBUR.forfeit_lost),
        late=Norm(
            (),
            art("11", "R"),
            stated=False,
            why="lateness is a matter of manners; the judge may take the federation's steps",
            choices=((), FIBUR.late.value),
        ),
        late_bonus_before_table=borrowed(FIBUR.late_bonus_before_table, SILENT, choices=(True, False)),
        absent=of_that_table(FIBUR.absent),
        absent_rounds=borrowed(FIBUR.absent_rounds, SILENT),
        absent_for_good_scores=borrowed(FIBUR.absent_for_good_scores, SILENT),
        absent_keeps_place=borrowed(FIBUR.absent_keeps_place, SILENT),
        absent_told=Norm(False, art("11"), stated=False, why="a club has nobody to refer to"),
        nil=nought,
        left=of_that_table(FIBUR.left),
        pause_minutes=borrowed(FIBUR.pause_minutes, SILENT),
        misconduct=of_that_table(FIBUR.misconduct),
        both_abandon=nought,
        quarrel=nought,
        quarrel_bars=borrowed(FIBUR.quarrel_bars, SILENT, choices=(True, False)),
        innocent_keeps_more=borrowed(FIBUR.innocent_keeps_more, SILENT),
        later_opponents_rest=borrowed(FIBUR.later_opponents_rest, SILENT),
        earlier_results_stand=borrowed(FIBUR.earlier_results_stand, SILENT),
        unfair_advantage_barred=borrowed(FIBUR.unfair_advantage_barred, SILENT),
        team_incomplete_forfeits=borrowed(FIBUR.team_incomplete_forfeits, SILENT),
        #
        # Score sheets
        captains_sign=borrowed(FIBUR.captains_sign, SILENT),
        winners_hand_in=borrowed(FIBUR.winners_hand_in, SILENT),
        sheet_left_costs=Norm(0, art("9"), stated=False, why="no penalty is given", choices=(0, 1)),
        lost_sheet=of_that_table(FIBUR.lost_sheet),
        lost_sheet_restored=borrowed(FIBUR.lost_sheet_restored, SILENT),
        lost_sheet_restored_in_groups=borrowed(FIBUR.lost_sheet_restored_in_groups, SILENT),
        recall=borrowed(FIBUR.recall, SILENT),
        provisional_minutes=borrowed(FIBUR.provisional_minutes, SILENT, choices=(10, 5, 15, 20)),
        #
        # Warnings
        warnings_per_point=Norm(
            None, art("11"), stated=False, why="manners are no part of the rules: no warnings", choices=(None, 2, 3)
        ),
        warning_costs_mp=borrowed(FIBUR.warning_costs_mp, SILENT),
        penalty_helps_others=borrowed(FIBUR.penalty_helps_others, SILENT),
        #
        # People
        substitution_share=borrowed(FIBUR.substitution_share, SILENT),
        substitution_whole_pair=borrowed(FIBUR.substitution_whole_pair, SILENT),
        substitution_once=borrowed(FIBUR.substitution_once, SILENT, choices=(True, False)),
        substitution_newcomers=borrowed(FIBUR.substitution_newcomers, SILENT),
        substitution_first_round_told=Norm(False, art("9"), stated=False, why="the judge decides"),
        substitution_team=borrowed(FIBUR.substitution_team, SILENT),
        late_entry=borrowed(FIBUR.late_entry, SILENT, choices=FIBUR.late_entry.choices),
        late_entry_missed=borrowed(FIBUR.late_entry_missed, SILENT),
        appeal=Statement(
            Appeal.JUDGE, art("11", "Q"), stated=False, why="players turn to the judge, and nobody is above him"
        ),
        #
        # The ranking
        ties=Norm(TIES[0], art("9"), why="match points, then points; beyond that the text is silent", choices=TIES),
        prize_ranks=Norm(3, art("9")),
        broken_off_prizes=borrowed(FIBUR.broken_off_prizes, SILENT),
    )
