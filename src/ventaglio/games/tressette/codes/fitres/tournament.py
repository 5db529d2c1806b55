"""Tournaments of Tressette with duplicate deals: every table of a round plays the same boards.

The code speaks of duplicate play only where it says what an annulled board is worth (80–84); its own chapter is not in
the text we have. The rest is filled: from the other federation's code where a director needs an answer at once.
"""

from typing import Final

from ventaglio.core.norms import Norm, Statement
from ventaglio.games.burraco.codes.fibur_2019.tournament import REGULATION as FIBUR
from ventaglio.games.tressette.codes.fitres.citing import art
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.tournaments.director.regulation import Appeal, ByHands, Regulation, Score
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.filling import TIES, borrowed

MOST_BOARDS: Final = 40
BOARDS: Final = range(1, MOST_BOARDS + 1)
DUPLICATE: Final = art("80")
CONDUCT: Final = art("87")
SILENT: Final = "the code has no tournaments; here as in the other federation's code"
COMPARED: Final = "the code has no ranking: the twenty points of a match are shared as the same boards went elsewhere"
WITHOUT_OPPONENTS: Final = "the code has no ranking: a little more than half, as duplicate games usually give"


def _flat(vp: int, why: str) -> "Norm[ByHands]":
    return Norm({boards: Score(vp, 0) for boards in BOARDS}, DUPLICATE, stated=False, why=why)


REST: Final = _flat(12, WITHOUT_OPPONENTS)
LOST: Final = _flat(8, WITHOUT_OPPONENTS)
NOTHING: Final = _flat(0, SILENT)


def regulation(rules: Rules) -> Regulation:
    """The tournament rules of a set of norms."""
    return Regulation(
        code=rules.id,
        game="tressette",
        rules=None,
        boards=rules,
        victory_tables=Norm(dict.fromkeys(BOARDS, ()), DUPLICATE, stated=False, why=COMPARED),
        round_minutes=Norm(
            {boards: (6 * boards, 8 * boards) for boards in BOARDS},
            DUPLICATE,
            stated=False,
            why="the code gives no time: six to eight minutes for each board",
        ),
        correction=borrowed(FIBUR.correction, SILENT),
        #
        # Tables and rounds
        formats=Norm((Format.PAIRS,), DUPLICATE, stated=False, why="a board has two lines, and a line is a pair"),
        seatings=borrowed(FIBUR.seatings, SILENT),
        movements=borrowed(FIBUR.movements, SILENT),
        further_movements=Norm(
            (Movement.DANISH_MODIFIED, Movement.NO_REMATCH), FIBUR.movements.cite, stated=False, why=SILENT
        ),
        movement_announced=borrowed(FIBUR.movement_announced, SILENT),
        wrong_seats_stand=borrowed(FIBUR.wrong_seats_stand, SILENT),
        wrong_seats_warned=borrowed(FIBUR.wrong_seats_warned, SILENT),
        minutes_free=Norm(True, DUPLICATE, stated=False, why=SILENT),
        time_left_told=borrowed(FIBUR.time_left_told, SILENT),
        line_up_changes=borrowed(FIBUR.line_up_changes, SILENT),
        opponent_changes=borrowed(FIBUR.opponent_changes, SILENT),
        #
        # What a round is worth that was not played
        rest=REST,
        rest_may_differ=Statement(True, DUPLICATE, stated=False, why=SILENT),
        rests_per_session=borrowed(FIBUR.rests_per_session, SILENT),
        forfeit_won=REST,
        forfeit_lost=LOST,
        late=Norm(
            (), CONDUCT, stated=False, why="no delay has a price: whoever errs again and again may be sanctioned"
        ),
        late_bonus_before_table=borrowed(FIBUR.late_bonus_before_table, SILENT),
        absent=LOST,
        absent_rounds=borrowed(FIBUR.absent_rounds, SILENT),
        absent_for_good_scores=borrowed(FIBUR.absent_for_good_scores, SILENT),
        absent_keeps_place=borrowed(FIBUR.absent_keeps_place, SILENT),
        absent_told=borrowed(FIBUR.absent_told, SILENT),
        nil=NOTHING,
        left=LOST,
        pause_minutes=borrowed(FIBUR.pause_minutes, SILENT),
        misconduct=LOST,
        both_abandon=NOTHING,
        quarrel=NOTHING,
        quarrel_bars=borrowed(FIBUR.quarrel_bars, SILENT),
        innocent_keeps_more=Norm(False, DUPLICATE, stated=False, why="half a match cannot be compared with whole ones"),
        later_opponents_rest=borrowed(FIBUR.later_opponents_rest, SILENT),
        earlier_results_stand=borrowed(FIBUR.earlier_results_stand, SILENT),
        unfair_advantage_barred=borrowed(FIBUR.unfair_advantage_barred, SILENT),
        team_incomplete_forfeits=borrowed(FIBUR.team_incomplete_forfeits, SILENT),
        #
        # Score sheets
        captains_sign=borrowed(FIBUR.captains_sign, SILENT),
        winners_hand_in=borrowed(FIBUR.winners_hand_in, SILENT),
        sheet_left_costs=Norm(0, DUPLICATE, stated=False, why="no penalty is given", choices=(0, 1)),
        lost_sheet=LOST,
        lost_sheet_restored=borrowed(FIBUR.lost_sheet_restored, SILENT),
        lost_sheet_restored_in_groups=borrowed(FIBUR.lost_sheet_restored_in_groups, SILENT),
        recall=borrowed(FIBUR.recall, SILENT),
        provisional_minutes=borrowed(FIBUR.provisional_minutes, SILENT, choices=(10, 5, 15, 20)),
        #
        # Warnings
        warnings_per_point=Norm(
            None, CONDUCT, stated=False, why="reproof and warning cost no points here", choices=(None, 2, 3)
        ),
        warning_costs_mp=borrowed(FIBUR.warning_costs_mp, SILENT),
        penalty_helps_others=borrowed(FIBUR.penalty_helps_others, SILENT),
        #
        # People
        substitution_share=borrowed(FIBUR.substitution_share, SILENT),
        substitution_whole_pair=borrowed(FIBUR.substitution_whole_pair, SILENT),
        substitution_once=borrowed(FIBUR.substitution_once, SILENT),
        substitution_newcomers=borrowed(FIBUR.substitution_newcomers, SILENT),
        substitution_first_round_told=borrowed(FIBUR.substitution_first_round_told, SILENT),
        substitution_team=borrowed(FIBUR.substitution_team, SILENT),
        late_entry=borrowed(FIBUR.late_entry, SILENT, choices=FIBUR.late_entry.choices),
        late_entry_missed=borrowed(FIBUR.late_entry_missed, SILENT),
        appeal=Statement(Appeal.JUDGE, CONDUCT, stated=False, why="the text names no appeal"),
        #
        # The ranking
        ties=Norm(TIES[0], DUPLICATE, stated=False, why=SILENT, choices=TIES),
        prize_ranks=borrowed(FIBUR.prize_ranks, SILENT),
        broken_off_prizes=borrowed(FIBUR.broken_off_prizes, SILENT),
    )
