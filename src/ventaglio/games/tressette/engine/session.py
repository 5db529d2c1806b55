"""An incontro: several matches among four to six participants, their turns of rest, their balances and the pot.

Seats 0 to 3 are numbered in the order of play: the right-hand neighbour, who plays next, is one seat higher. So the
leader sits at the dealer's right, and the cutter at his left [19][20][100]. Participants are numbered as the lot put
them [99][105]: the first four sit down in this order, the others rest and come in in this order.

The code does not say what becomes of a pot that nobody has won when the incontro ends; it is left where it lies.
"""

from fractions import Fraction
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.events import MatchEnded
from ventaglio.games.tressette.engine.outcome import outcome
from ventaglio.games.tressette.engine.rules import Pairs, Rules, Stake
from ventaglio.games.tressette.engine.stakes import (
    Outcome,
    PotFate,
    Settlement,
    Variable,
    after_match,
    feed,
    plays_for_pot,
    settle,
)
from ventaglio.games.tressette.engine.state import State

Player = int
"""A participant, by his number."""

ACROSS: Final = (0, 1, 0, 1)
"""The sides, seat by seat, of pairs that sit opposite each other."""


class Result(msgspec.Struct, frozen=True):
    """How a match came out, and who was with whom.

    ``sides`` gives the side of each player, in the order in which the seats stood when the match began. ``seats`` is
    needed only where partners changed places to face each other [101, B.a] and stay there: who now sits where. The code
    does not say whether they go back; without it they do.
    """

    outcome: Outcome
    sides: tuple[int, ...] = ACROSS
    seats: tuple[Player, ...] | None = None


class Played(msgspec.Struct, frozen=True):
    """A match that is over: who sat where when it began, who rested, dealt and led, and what it did to balances."""

    seats: tuple[Player, ...]
    resting: tuple[Player, ...]
    dealer: Player
    leader: Player
    settlement: Settlement
    changes: tuple[Fraction, ...]
    """What the match added to each balance: stakes, and what came from the pot or went into it at its end."""


class Session(msgspec.Struct, frozen=True):
    """An incontro between two matches, or during one."""

    rules: Rules
    names: tuple[str, ...]
    seats: tuple[Player, ...]
    resting: tuple[Player, ...]
    """Who rests, the one who comes in next first."""
    dealer: Seat
    """Who deals the first passata of the match that is being played, or comes next."""
    balances: tuple[Fraction, ...]
    pot: Fraction = Fraction()
    fresh_pot: bool = True
    """Whether the pot is fed as for a first match: so it is once a cappotto has emptied it [109]."""
    begun: bool = False
    """Whether the match has begun."""
    played: tuple[Played, ...] = ()
    single_passata: bool = False
    """Whether a match is a single passata [102]."""
    agreed: bool = False
    """Whether the number of giri was settled beforehand [107]."""
    until: int | None = None
    """After how many matches the incontro is over, once that is known."""
    stopped_by: Player | None = None
    variable: Variable | None = None

    @property
    def leader(self) -> Seat:
        """Who leads the first passata: the player at the dealer's right [100]."""
        return (self.dealer + 1) % len(self.seats)

    @property
    def cutter(self) -> Seat:
        """Who cuts: the player at the dealer's left [19]."""
        return (self.dealer - 1) % len(self.seats)

    @property
    def giro(self) -> int:
        """How many matches a giro has: as many as there are participants [106]."""
        return len(self.names)


def open_session(
    rules: Rules,
    names: tuple[str, ...],
    *,
    dealer: Seat = 0,
    giri: int | None = None,
    single_passata: bool = False,
    variable: Variable | None = None,
) -> Session:
    """An incontro before its first match. ``names`` are in the order of the lot, ``dealer`` is by lot or the youngest.

    Without ``giri`` it goes on until somebody asks to stop [107].
    """
    least, most = rules.participants.value
    if not least <= len(names) <= most:
        raise BadInput(
            f"{least} to {most} can take part in an incontro, not {len(names)} ({rules.participants.cite})",
            "incontro-participants",
            least=str(least),
            most=str(most),
            count=str(len(names)),
            cite=str(rules.participants.cite),
        )
    if len(set(names)) != len(names):
        raise BadInput("two participants have the same name", "incontro-names")
    table = rules.players.value
    if rules.pairs.value is Pairs.FIXED and rules.random_pairs_beyond_four.value and len(names) > table:
        # Whoever comes in takes the place of one player only, and so would part a pair [105].
        cite = rules.random_pairs_beyond_four.cite
        raise BadInput(
            f"pairs are fixed, so {len(names)} cannot take turns at rest: play with {table} ({cite})",
            "incontro-fixed",
            count=str(len(names)),
            players=str(table),
            cite=str(cite),
        )
    if not 0 <= dealer < table:
        raise BadInput(f"seats are 0 to {table - 1}: {dealer} cannot deal", "dealer-seat", seat=str(dealer))
    if giri is not None and giri < 1:
        raise BadInput(
            f"an incontro has at least one giro ({rules.giro_is_one_match_each.cite})",
            "incontro-giro",
            cite=str(rules.giro_is_one_match_each.cite),
        )
    if rules.stake.value is Stake.VARIABLE and variable is None:
        raise BadInput(
            f"the table must say what each difference of points is worth ({rules.stake.cite})",
            "stakes-variable",
            cite=str(rules.stake.cite),
        )
    players = tuple(range(len(names)))
    return Session(
        rules=rules,
        names=names,
        seats=players[:table],
        resting=players[table:],
        dealer=dealer,
        balances=(Fraction(),) * len(names),
        single_passata=single_passata,
        agreed=giri is not None,
        until=None if giri is None else giri * len(names),
        variable=variable,
    )


def finished(session: Session) -> bool:
    """Whether no further match is to be played."""
    return session.until is not None and len(session.played) >= session.until


def begin_match(session: Session) -> Session:
    """The next match begins: before it everybody, whoever rests too, puts his part into the pot [109]."""
    if finished(session):
        raise BadInput("the incontro is over", "incontro-over")
    if session.begun:
        raise BadInput("the match has already begun", "incontro-begun")
    session = replace(session, begun=True)
    if not plays_for_pot(session.rules):
        return session
    fed = feed(session.rules, session.pot, len(session.names), session.fresh_pot)
    # Nobody has won yet: everybody pays alike.
    balances = tuple(balance + fed.resters for balance in session.balances)
    return replace(session, pot=fed.pot, balances=balances, fresh_pot=False)


def next_match(session: Session, result: Result) -> Session:
    """The match is over: stakes are paid, who has rested comes in, the deal passes on. Begins it first, if need be."""
    session = session if session.begun else begin_match(session)
    seats = _seats_after(session, result)
    settlement = settle(session.rules, result.outcome, session.variable)
    changes, pot = _pay(session, result, settlement)
    leader = session.seats[session.leader]
    over = Played(
        seats=session.seats,
        resting=session.resting,
        dealer=session.seats[session.dealer],
        leader=leader,
        settlement=settlement,
        changes=changes,
    )
    # The right to lead was the player's, wherever he sits now. His place deals next, whether he keeps it or a rester
    # takes it [105]; so the lead goes round by one place a match, and in a giro once to everybody.
    place = seats.index(leader)
    resting = session.resting
    if resting:
        seats = (*seats[:place], resting[0], *seats[place + 1 :])
        resting = (*resting[1:], leader)
    return replace(
        session,
        seats=seats,
        resting=resting,
        dealer=place,
        balances=tuple(balance + change for balance, change in zip(session.balances, changes, strict=True)),
        pot=pot,
        fresh_pot=session.fresh_pot or settlement.pot is PotFate.TO_WINNERS,
        begun=False,
        played=(*session.played, over),
    )


def result(session: Session, before_end: State, ended: MatchEnded) -> Result:
    """A match that ended, for the incontro: who was with whom, and who sits where if partners changed places [101]."""
    side_of = dict(zip(before_end.players, before_end.sides, strict=True))
    moved = before_end.players != tuple(range(len(before_end.players)))
    return Result(
        outcome=outcome(before_end, ended),
        sides=tuple(side_of[player] for player in range(len(side_of))),
        seats=tuple(session.seats[player] for player in before_end.players) if moved else None,
    )


def _seats_after(session: Session, result: Result) -> tuple[Player, ...]:
    """Who sits where after a match, if the pairs and places it reports are possible in this mode [101]."""
    mode = session.rules.pairs
    if sorted(result.sides) != sorted(ACROSS):
        raise BadInput(
            f"two play against two ({session.rules.players.cite})", "incontro-two", cite=str(session.rules.players.cite)
        )
    if mode.value is Pairs.FIXED and result.sides[0] != result.sides[2]:
        raise BadInput(f"fixed pairs sit opposite each other ({mode.cite})", "incontro-opposite", cite=str(mode.cite))
    if result.seats is None or result.seats == session.seats:
        return session.seats
    if mode.value is not Pairs.CROSSED:
        raise BadInput(f"everybody keeps his place in this mode ({mode.cite})", "incontro-places", cite=str(mode.cite))
    if sorted(result.seats) != sorted(session.seats):
        raise BadInput("after a match the same four sit at the table", "incontro-same-four")
    side_of = dict(zip(session.seats, result.sides, strict=True))
    if side_of[result.seats[0]] != side_of[result.seats[2]]:
        raise BadInput(f"partners play opposite each other ({mode.cite})", "incontro-opposite", cite=str(mode.cite))
    return result.seats


def _pay(session: Session, result: Result, settlement: Settlement) -> tuple[tuple[Fraction, ...], Fraction]:
    """What a match adds to each balance, and the pot after it."""
    pot = after_match(session.rules, settlement.pot, session.pot, len(session.names))
    changes = [Fraction()] * len(session.names)
    for player, side in zip(session.seats, result.sides, strict=True):
        changes[player] = settlement.each[side] + (pot.winners if side == settlement.winner else pot.losers)
    for player in session.resting:
        changes[player] = pot.resters
    return tuple(changes), pot.pot


def request_stop(session: Session, by: Player) -> Session:
    """Somebody wants to stop: the giro is completed, and a whole one more if its last match had begun [107].

    With matches of a single passata there is always one giro more. Until a match of the next giro begins, the giro is
    the one just played, whose last match did begin. The first wish settles the end; later ones change nothing.
    """
    if not 0 <= by < len(session.names):
        raise BadInput(f"no participant has the number {by}", "incontro-number", number=str(by))
    cite = session.rules.stop_by_anyone.cite
    if session.agreed or not session.rules.stop_by_anyone.value:
        raise BadInput(
            f"the number of giri was agreed: nobody alone can change it ({cite})", "incontro-agreed", cite=str(cite)
        )
    if finished(session):
        raise BadInput("the incontro is over", "incontro-over")
    if session.until is not None:
        return session
    started = len(session.played) + session.begun
    giri = max(1, -(-started // session.giro))
    last_had_begun = started == giri * session.giro
    if session.rules.late_stop_adds_giro.value and (last_had_begun or session.single_passata):
        giri += 1
    return replace(session, until=giri * session.giro, stopped_by=by)
