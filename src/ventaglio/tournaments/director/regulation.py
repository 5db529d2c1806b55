"""The one type that the tournament rules of every code fill: each field a norm with its article.

What the game's own rules hold already (the tables of victory points, the minutes of a round, matches lost by absence,
corrections) stays there. A mapping by hands has the number of smazzate of a round as its key, 0 for teams.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final

import msgspec

from ventaglio.core.norms import Cite, Norm, RuleSet, Statement
from ventaglio.games.burraco.engine.bounds import possible, unit_of
from ventaglio.games.burraco.engine.rules import Correction, Rules
from ventaglio.law.known import Known, check_known
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.terms import Format, Movement, Seating


class Score(msgspec.Struct, frozen=True):
    """What a round is worth to one side: victory points and match points."""

    vp: int
    mp: int


ByHands = Mapping[int, Score]


class LateStep(msgspec.Struct, frozen=True):
    """What follows when a side is late by more than so many seconds, until the next step takes its place."""

    over: int
    warning: bool = False
    bonus: int = 0
    """Points for the side that is there."""
    forfeit: bool = False


class LateEntry(Enum):
    """Who may still enter once the entries are closed."""

    COMPLETES_A_TABLE = "whoever completes a table"
    NOBODY = "nobody"
    ANYBODY = "anybody"


class Appeal(Enum):
    """Who hears a complaint about a ruling."""

    SECOND_REFEREE = "a second referee of equal or higher rank"
    JURY = "a jury of three, or the head referee"
    JUDGE = "the judge alone"


MOST_ON_A_BOARD: Final = 60
"""More than all tricks and accusations of a passata can give."""


class Regulation(msgspec.Struct, frozen=True):
    """The tournament rules of a code, whole."""

    code: str
    game: str
    """What is played."""
    rules: Rules | None
    """The game's own rules, where matches give victory points; None where duplicate deals are played."""
    boards: RuleSet | None
    """The game's own rules where duplicate deals are played: they say how annulled boards are scored (FITRES 80–84)."""
    victory_tables: Norm[Mapping[int, tuple[int, ...]]]
    round_minutes: Norm[Mapping[int, tuple[int, int]]]
    correction: Norm[Correction]

    # Tables and rounds
    formats: Norm[tuple[Format, ...]]
    seatings: Norm[tuple[Seating, ...]]
    movements: Norm[tuple[Movement, ...]]
    further_movements: Norm[tuple[Movement, ...]]
    """Movements that the article does not name and the notice may announce."""
    movement_announced: Norm[bool]
    wrong_seats_stand: Norm[bool]
    """Whether a match begun at the wrong table counts."""
    wrong_seats_warned: Norm[bool]
    minutes_free: Norm[bool]
    """Whether the time of a round may leave the bounds of the code."""
    time_left_told: Norm[bool]
    """Whether players may ask how much time is left."""
    line_up_changes: Norm[bool]
    """Whether a team may change its pairs before each match."""

    # What a round is worth that was not played
    rest: Norm[ByHands]
    rest_may_differ: Statement[bool]
    rests_per_session: Norm[int]
    forfeit_won: Norm[ByHands]
    forfeit_lost: Norm[ByHands]
    late: Norm[tuple[LateStep, ...]]
    late_bonus_before_table: Norm[bool]
    """Whether the bonus enters the total before victory points are looked up; otherwise it is match points only."""
    absent: Norm[ByHands]
    absent_rounds: Norm[int | None]
    """For how many rounds missed; nothing is scored after them. None: for all."""
    absent_for_good_scores: Norm[bool]
    """Whether whoever has left for good goes on scoring as an absent entrant."""
    absent_keeps_place: Norm[bool]
    absent_told: Norm[bool]
    """Whether an absence that nobody was told of is referred."""
    nil: Norm[ByHands]
    """A match lost at nought."""
    left: Norm[ByHands]
    """For whoever leaves a match with good reason."""
    pause_minutes: Norm[int]
    """How long a match waits for a player who had to leave the table."""
    misconduct: Norm[ByHands]
    """For both, where the referee stops a match that neither lets go on."""
    both_abandon: Norm[ByHands]
    quarrel: Norm[ByHands]
    """For whoever walks out."""
    quarrel_bars: Norm[bool]
    """Whether he cannot come back."""
    innocent_keeps_more: Norm[bool]
    """Whether the side that stayed gets what it had reached, if that is more than a rest."""
    later_opponents_rest: Norm[bool]
    earlier_results_stand: Norm[bool]
    unfair_advantage_barred: Norm[bool]
    """Whether the referee is asked before points are given to whoever was missing."""
    team_incomplete_forfeits: Norm[bool]

    # Score sheets
    captains_sign: Norm[bool]
    winners_hand_in: Statement[bool]
    sheet_left_costs: Norm[int]
    lost_sheet: Norm[ByHands]
    lost_sheet_restored: Norm[bool]
    lost_sheet_restored_in_groups: Norm[bool]
    """Whether a sheet that turns up once groups by merit have begun still counts."""
    recall: Norm[bool]
    """Whether positions that are out are drawn again for a mistake of the desk."""
    provisional_minutes: Norm[int]

    # Warnings
    warnings_per_point: Norm[int | None]
    warning_costs_mp: Norm[bool]
    penalty_helps_others: Norm[bool]

    # People
    substitution_share: Norm[tuple[int, int]]
    """Up to which part of the rounds, played, somebody may be replaced."""
    substitution_whole_pair: Norm[bool]
    substitution_once: Norm[bool]
    substitution_newcomers: Norm[bool]
    """Whether only people who have not played in the tournament may step in."""
    substitution_first_round_told: Norm[bool]
    """Whether, once the first positions are out, only who had told the organisers is replaced."""
    substitution_team: Norm[int]
    """How many players of a team may be replaced."""
    late_entry: Norm[LateEntry]
    late_entry_missed: Norm[Score]
    """What each round is worth that was over when somebody entered."""
    appeal: Statement[Appeal]

    # The ranking
    ties: Norm[tuple[str, ...]]
    prize_ranks: Norm[int | None]
    """How many are awarded; None: as the notice says."""
    broken_off_prizes: Norm[bool]
    """Whether a tournament broken off past half awards its prizes by the last ranking, and before half none."""

    opponent_changes: Norm[bool] = Norm(False, Cite("", ""))
    """Whether, where one plays against one, nobody meets the opponent of the round before."""

    edition: str = ""
    """The edition of the text that these norms stand in."""

    @property
    def unit(self) -> int:
        """What every score is a multiple of: at Burraco all cards and bonuses are."""
        return 1 if self.rules is None else unit_of(self.rules)

    def possible(self, hands: int) -> tuple[int, int]:
        """The least and the most that a sheet of so many smazzate, or a board, can show for one side."""
        return (0, MOST_ON_A_BOARD) if self.rules is None else possible(self.rules, hands, self.rules.packs.value[4])

    def movements_for(self, entrants: Format) -> tuple[Movement, ...]:
        """The movements that the notice of a tournament of this kind may announce."""
        known = (*self.movements.value, *self.further_movements.value)
        return tuple(one for one in known if mover(one).partners_change is (entrants is Format.YELLOW))


KNOWN: Final[Known] = {
    "movement_announced": (True,),
    "absent_keeps_place": (True,),
    "later_opponents_rest": (True,),
    "earlier_results_stand": (True,),
    "penalty_helps_others": (False,),
}
"""The norms that the desk follows in some of their values only."""


def check_regulation(regulation: Regulation) -> None:
    """Refuse tournament rules that hold a value which the desk cannot follow."""
    check_known(regulation.code, regulation, KNOWN)
