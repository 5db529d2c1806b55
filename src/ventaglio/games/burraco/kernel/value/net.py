"""The network, and the value of a position in points.

What a position is worth to a side is what it has on the table, less what the others have, and what is still to come.
The network gives the latter. Its first layer is summed in two parts, because the surroundings stay the same while one
thinks about a turn.
"""

from ventaglio.games.burraco.kernel.figures import (
    CLOSE_POINTS,
    PENALTY,
    PENALTY_WHEN_NOBODY,
    PLAYERS,
    UNPLAYED_AS_CARDS,
    Code,
)
from ventaglio.games.burraco.kernel.playing import Totals, held_points, meld_points
from ventaglio.games.burraco.kernel.table import (
    CLOSER,
    END,
    LAID,
    MELDS,
    OWNER,
    PHASE,
    SIDES,
    SIZE,
    TAKEN,
    TOOK,
    UNPLAYED,
    UNSEEN,
    WIDTH,
    Row,
)
from ventaglio.games.burraco.kernel.value.layout import (
    AVERAGE,
    BIAS,
    DEEP,
    DEEPER,
    FIXED,
    HIDDEN,
    HOPE,
    LAST,
    LAST_BIAS,
    LEAD,
    OTHERS,
    SCALE,
    SECOND,
    SECOND_BIAS,
    SEEN,
    SETTLED,
    SURER,
    THINKER,
    UNITS,
    Desk,
    Net,
    Unseen,
)
from ventaglio.games.burraco.kernel.value.own import OWN_CLEAN_GROWS, own_part
from ventaglio.games.burraco.kernel.value.patterns import look_around, look_at_own
from ventaglio.games.burraco.kernel.value.surroundings import survey
from ventaglio.games.common.kernel.compiling import bare, whole


@bare
def settle(row: Row, code: Code, seat: int, net: Net, desk: Desk, unseen: Unseen) -> None:
    """Look around from a seat, before positions of its turn are valued."""
    survey(row, code, seat, unseen, desk)
    look_around(row, code, seat, unseen, net, desk)
    for unit in range(UNITS):
        desk[SETTLED + unit] = net[BIAS + unit]
    for feature in range(FIXED):
        some = desk[feature]
        if some != 0:
            for unit in range(UNITS):
                desk[SETTLED + unit] += some * net[feature * UNITS + unit]


@bare
def value(
    row: Row, code: Code, seat: int, net: Net, desk: Desk, unseen: Unseen, blind: int, before: int, thrown: int
) -> float:
    """What a position of the turn is worth to a seat that has settled."""
    if row[PHASE] == END:
        return at_stake(row, seat, desk, ended(row, code, seat, float(desk[AVERAGE])))
    table = own_part(row, code, seat, unseen, blind, before, thrown, desk)
    look_at_own(row, code, seat, blind > 0 or row[UNSEEN + seat] > 0, net, desk)
    hoped = desk[HOPE] * desk[OWN_CLEAN_GROWS] * (row[SIDES + seat] == desk[THINKER])
    return table - desk[OTHERS] + hoped + SCALE * _forward(net, desk)


@bare
def at_stake(row: Row, seat: int, desk: Desk, came: float) -> float:
    """What the result of a hand is worth in its match, in points of a hand that goes on: who leads likes it certain."""
    lead = float(desk[LEAD])
    if row[SIDES + seat] != desk[THINKER]:
        lead = -lead
    return came + (lead + came) * float(desk[SURER])


@bare
def _forward(net: Net, desk: Desk) -> float:
    for unit in range(UNITS):
        desk[HIDDEN + unit] = desk[SETTLED + unit]
    for feature in range(FIXED, SEEN):
        some = desk[feature]
        if some != 0:
            for unit in range(UNITS):
                desk[HIDDEN + unit] += some * net[feature * UNITS + unit]
    for unit in range(DEEP):
        desk[DEEPER + unit] = net[SECOND_BIAS + unit]
    for unit in range(UNITS):
        some = desk[HIDDEN + unit]
        if some > 0:
            for other in range(DEEP):
                desk[DEEPER + other] += some * net[SECOND + unit * DEEP + other]
    total = float(net[LAST_BIAS])
    for unit in range(DEEP):
        some = desk[DEEPER + unit]
        if some > 0:
            total += some * net[LAST + unit]
    return total


@bare
def ended(row: Row, code: Code, seat: int, average: float) -> float:
    """What a hand that has ended is worth to a seat, hidden cards being of average worth."""
    players = whole(code[PLAYERS])
    side = row[SIDES + seat]
    own, others, sides = 0.0, 0.0, 0
    for first in range(players):
        earlier = False
        for before in range(first):
            earlier = earlier or row[SIDES + before] == row[SIDES + first]
        if earlier:
            continue
        points, took = 0.0, False
        for other in range(players):
            if row[SIDES + other] != row[SIDES + first]:
                continue
            if row[CLOSER] == other:
                points += code[CLOSE_POINTS]
            if row[SIZE + other] > 0:
                if row[UNPLAYED + other] and not code[UNPLAYED_AS_CARDS]:
                    points -= code[PENALTY]
                elif other == seat and not row[UNSEEN + seat]:
                    points -= held_points(row, code, whole(other))
                else:
                    points -= average * row[SIZE + other]
        for place in range(row[TAKEN]):
            took = took or row[SIDES + row[TOOK + place]] == row[SIDES + first]
        if not took and (row[TAKEN] > 0 or code[PENALTY_WHEN_NOBODY]):
            points -= code[PENALTY]
        for meld in range(row[MELDS]):
            if row[SIDES + row[LAID + meld * WIDTH + OWNER]] == row[SIDES + first]:
                points += meld_points(row, code, meld)
        if row[SIDES + first] == side:
            own = points
        else:
            others += points
            sides += 1
    return own - others / max(1, sides)


@bare
def result_of(row: Row, code: Code, totals: Totals, seat: int) -> float:
    """What the side of a seat has made, less what the others have, on average over their sides."""
    others, sides = 0.0, 0
    for other in range(code[PLAYERS]):
        if row[SIDES + other] == row[SIDES + seat]:
            continue
        again = False
        for before in range(other):
            again = again or row[SIDES + before] == row[SIDES + other]
        if not again:
            others += totals[other]
            sides += 1
    return totals[seat] - others / max(1, sides)
