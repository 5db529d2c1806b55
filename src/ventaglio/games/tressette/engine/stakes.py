"""What a match is worth: the stakes that pass from the losers to the winners [61][108], and the pot [109].

Amounts are exact fractions of a stake: a fifth of a pot is not a whole number of quarters once it has been doubled.
Nothing here is made or lost; what leaves a balance is found in another one or in the pot.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Final, TypeVar

import msgspec

from ventaglio.core.norms import Cite, Norm
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.rules import FalseCall, Rules, Stake

QUARTERS: Final = 4
"""What is put into the pot is counted in quarters of a stake [109]."""
PAIR: Final = 2

Variable = Callable[[int], Fraction | int] | Mapping[int, Fraction | int]
"""How a table stakes on the difference of points [108]: a function, or steps, each from a least difference upwards."""

T = TypeVar("T")


class How(Enum):
    """How a match was won [102], by the names of `Rules.marcio`."""

    ORDINARY = "ordinary"
    """On points. A cappotto annulled for want of the declarations is no cappotto [170]."""
    SLAM = "cappotto"


class Outcome(msgspec.Struct, frozen=True):
    """How a match came out, with all that stakes depend on. Without a winner it is a tie [102]."""

    winner: int | None
    how: How = How.ORDINARY
    loser_points: int = 0
    """The points of the losers at the moment that counts: when the target was reached, the call or the lay-down made.

    The code says it for the lay-down [138], the declared cappotto [146] and the modern call [169]; an ordinary win is
    read alike.
    """
    target_reached_before: bool = False
    """The cappotto was completed by a pair that had already won the match on points [137]."""
    by_claim_before_target: bool = False
    """The cappotto was made by a lay-down before the pair had reached the target [138][169]."""
    slam_declared_and_missed: bool = False
    """The winners went for the cappotto and did not make it [146]."""
    called_out_modern: bool = False
    """The losers called the winners out by the modern norms, and so lost whatever the score [169]."""
    difference: int | None = None
    """The points of the winners less those of the losers, where stakes vary with it [108]."""


class StakeLine(msgspec.Struct, frozen=True):
    """One reason for what is paid. ``item`` is the id of its name in the language files."""

    item: str
    stakes: Fraction
    cite: Cite


class PotFate(Enum):
    """What a match does to the pot."""

    UNTOUCHED = "untouched"
    TO_WINNERS = "to the winners"
    DOUBLED = "doubled by the winners"


class Settlement(msgspec.Struct, frozen=True):
    """What each loser pays and each winner receives, line by line, and what becomes of the pot."""

    winner: int | None
    lines: tuple[StakeLine, ...]
    pot: PotFate
    pot_cite: Cite

    @property
    def stakes(self) -> Fraction:
        """The stakes that each loser pays, and each winner receives."""
        return sum((line.stakes for line in self.lines), Fraction())

    @property
    def each(self) -> tuple[Fraction, Fraction]:
        """What the match adds to the balance of each player of the two sides."""
        if self.winner is None:
            return Fraction(), Fraction()
        return (self.stakes, -self.stakes) if self.winner == 0 else (-self.stakes, self.stakes)


class PotChange(msgspec.Struct, frozen=True):
    """The pot after a change, and what that adds to the balance of each winner, each loser, each who rested."""

    pot: Fraction
    winners: Fraction
    losers: Fraction
    resters: Fraction
    cite: Cite


# ── The stakes of a match ───────────────────────────────────────────────────────────────────────────────


def settle(rules: Rules, outcome: Outcome, variable: Variable | None = None) -> Settlement:
    """What an outcome is worth by the stake in force. ``variable`` is the table's own, for stakes that vary [108]."""
    _consistent(rules, outcome)
    if outcome.winner is None:
        cite = rules.tie_plays_on.cite
        return Settlement(None, (_line("tie", 0, cite),), PotFate.UNTOUCHED, cite)
    match rules.stake.value:
        case Stake.SINGLE:
            lines = [_line("stake", 1, rules.stake.cite)]
        case Stake.VARIABLE:
            lines = [_line("stake-by-difference", _varied(rules, outcome, variable), rules.stake.cite)]
        case Stake.SIMPLE_OR_DOUBLE:
            ordinary, slam = rules.simple_or_double.value
            cite = rules.simple_or_double.cite
            lines = [_line("stake", ordinary, cite), *_slam(rules, outcome, slam - ordinary, cite)]
        case Stake.MARCIO_E_BATUFFA:
            lines = _marcio_e_batuffa(rules, outcome)
    return Settlement(outcome.winner, tuple(lines), *_fate(rules, outcome))


def plays_for_pot(rules: Rules) -> bool:
    """Whether there is a pot: only with marcio and batuffa is it played for besides the stake [108]."""
    return rules.stake.value is Stake.MARCIO_E_BATUFFA


def _consistent(rules: Rules, outcome: Outcome) -> None:
    slam = outcome.how is How.SLAM
    late_or_laid = outcome.target_reached_before or outcome.by_claim_before_target
    if outcome.winner not in (0, 1, None):
        raise BadInput(
            f"a match is won by side 0 or by side 1, not by {outcome.winner}", "stakes-winner", side=str(outcome.winner)
        )
    if outcome.winner is None and (
        slam or late_or_laid or outcome.slam_declared_and_missed or outcome.called_out_modern
    ):
        raise BadInput("a tie has neither a cappotto nor a call", "stakes-tie")
    if late_or_laid and not slam:
        raise BadInput("only a cappotto is made before the target or after it", "stakes-no-cappotto")
    if outcome.target_reached_before and outcome.by_claim_before_target:
        # Where both seem to apply the match was already won, and that article lowers the stake [137].
        raise BadInput("a lay-down before the target was reached cannot come after it was reached", "stakes-lay-down")
    if outcome.slam_declared_and_missed and slam:
        raise BadInput("a cappotto is either made or missed", "stakes-cappotto")
    if outcome.called_out_modern and rules.false_call.value is not FalseCall.MATCH_LOST:
        raise BadInput(
            f"by these norms a call does not lose the match ({rules.false_call.cite})",
            "stakes-call",
            cite=str(rules.false_call.cite),
        )


def _line(item: str, stakes: Fraction | int, cite: Cite) -> StakeLine:
    return StakeLine(item, Fraction(stakes), cite)


def _marcio_e_batuffa(rules: Rules, outcome: Outcome) -> list[StakeLine]:
    """The simple stake, more from losers who have not reached the batuffa, more for a cappotto [108]."""
    cite = rules.marcio.cite
    marcio = int(outcome.loser_points < rules.batuffa.value)
    ordinary, slam = rules.marcio.value[How.ORDINARY.value], rules.marcio.value[How.SLAM.value]
    lines = [_line("stake", ordinary[0], cite)]
    if marcio:
        lines.append(_line("marcio", ordinary[1] - ordinary[0], rules.batuffa.cite))
    return lines + _slam(rules, outcome, slam[marcio] - ordinary[marcio], cite)


def _slam(rules: Rules, outcome: Outcome, more: int, cite: Cite) -> list[StakeLine]:
    """How many stakes more a cappotto is worth, none if the match was won before it; or that one was missed.

    A win comes before the cappotto when the target was reached [137], and when the losers had called [169]: what they
    then pay is fixed, and only a lay-down before the target adds to it.
    """
    called = rules.false_call_surcharge
    if outcome.how is How.ORDINARY:
        lines = [_line("called-out", 0, called.cite)] if outcome.called_out_modern else []
        if outcome.slam_declared_and_missed:
            lines.append(_line("slam-missed", 0, rules.failed_slam_doubles_pot.cite))
        return lines
    if outcome.called_out_modern:
        if outcome.by_claim_before_target:
            return [_line("slam-by-claim", called.value, called.cite)]
        return [_line("slam-after-call", 0, called.cite)]
    if outcome.target_reached_before and rules.slam_after_win_pays_simple.value:
        return [_line("slam-after-win", 0, rules.slam_after_win_pays_simple.cite)]
    if outcome.by_claim_before_target:
        return [_line("slam-by-claim", more, rules.slam_by_claim_cannot_be_called.cite)]
    return [_line("slam", more, cite)]


def _varied(rules: Rules, outcome: Outcome, variable: Variable | None) -> Fraction:
    """The stakes for the difference of points. The code leaves them wholly to the table [108]."""
    if variable is None:
        raise BadInput(
            f"the table must say what each difference of points is worth ({rules.stake.cite})",
            "stakes-variable",
            cite=str(rules.stake.cite),
        )
    if outcome.difference is None:
        raise BadInput(
            f"the stake varies with the difference of points, and none is given ({rules.stake.cite})",
            "stakes-difference",
            cite=str(rules.stake.cite),
        )
    if isinstance(variable, Mapping):
        steps = [least for least in variable if least <= outcome.difference]
        if not steps:
            raise BadInput(
                f"the table's stakes begin at a difference of {min(variable, default=0)} points",
                "stakes-begin",
                least=str(min(variable, default=0)),
            )
        stakes = Fraction(variable[max(steps)])
    else:
        stakes = Fraction(variable(outcome.difference))
    if stakes < 0:
        raise BadInput(
            f"a difference of {outcome.difference} points cannot be worth {stakes} stakes to the losers",
            "stakes-worth",
            difference=str(outcome.difference),
            stakes=str(stakes),
        )
    return stakes


def _fate(rules: Rules, outcome: Outcome) -> tuple[PotFate, Cite]:
    """What becomes of the pot: every cappotto wins it [108][137], a declared one that is missed doubles it [146]."""
    if not plays_for_pot(rules):
        return PotFate.UNTOUCHED, rules.stake.cite
    if outcome.how is How.SLAM:
        late = outcome.target_reached_before
        return PotFate.TO_WINNERS, (rules.slam_after_win_pays_simple if late else rules.stake).cite
    if outcome.slam_declared_and_missed and rules.failed_slam_doubles_pot.value:
        return PotFate.DOUBLED, rules.failed_slam_doubles_pot.cite
    return PotFate.UNTOUCHED, rules.stake.cite


# ── The pot ─────────────────────────────────────────────────────────────────────────────────────────────


def feed(rules: Rules, pot: Fraction, participants: int, first: bool) -> PotChange:
    """The pot when every participant, those who rest included, has put in his part before a match [109].

    ``first``: the match is the first of the incontro, or the first after a cappotto.
    """
    _figures(rules.pot_shares, participants)  # what could not be shared out is not collected
    norm = rules.pot_first if first else rules.pot_later
    each = Fraction(norm.value, QUARTERS)
    return PotChange(pot + each * participants, -each, -each, -each, norm.cite)


def share(rules: Rules, pot: Fraction, participants: int) -> PotChange:
    """The pot shared out after a cappotto: between the winners, less the parts of those who rest [108][147].

    Art. 109 has resters take back what they paid in. That is the same part, unless the pot was doubled; then the later
    article, with its figures, is the one to follow.
    """
    winner, rester = _figures(rules.pot_shares, participants)
    winners, resters = pot * Fraction(winner, participants), pot * Fraction(rester, participants)
    taken = PAIR * winners + (participants - 2 * PAIR) * resters
    return PotChange(pot - taken, winners, Fraction(), resters, rules.pot_shares.cite)


def double(rules: Rules, pot: Fraction, participants: int) -> PotChange:
    """The pot after a declared cappotto was missed: the pair adds as much again, less the part of a rester [146][147].

    The pair are the winners of the match, and each adds half.
    """
    added = pot * Fraction(*_figures(rules.pot_doubling, participants))
    return PotChange(pot + added, -added / PAIR, Fraction(), Fraction(), rules.pot_doubling.cite)


def after_match(rules: Rules, fate: PotFate, pot: Fraction, participants: int) -> PotChange:
    """What a settlement does to the pot."""
    match fate:
        case PotFate.TO_WINNERS:
            return share(rules, pot, participants)
        case PotFate.DOUBLED:
            return double(rules, pot, participants)
        case PotFate.UNTOUCHED:
            return PotChange(pot, Fraction(), Fraction(), Fraction(), rules.stake.cite)


def _figures(norm: Norm[Mapping[int, T]], participants: int) -> T:
    """What a norm of the pot says for a number of participants."""
    figures = norm.value.get(participants)
    if figures is None:
        known = ", ".join(str(number) for number in sorted(norm.value))
        raise BadInput(
            f"the code gives no figures for the pot of {participants} participants, only for {known} ({norm.cite})",
            "pot-participants",
            participants=str(participants),
            known=str(known),
            cite=str(norm.cite),
        )
    return figures
