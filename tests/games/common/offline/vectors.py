"""What the program itself counts, for the score pad to count again.

The tests of the pages read it (`ui/tests/games/common/pad/pad.json`).

Hands come from the golden games, in which the program counted cards; the ends of matches, the turns of an incontro and
its stakes from the functions that tables use. ``python -m tests.games.common.offline`` writes the file anew.
"""

import random
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tests.texts import BURRACO_CODES, TRESSETTE_CODES
from ventaglio.core.norms import adopt
from ventaglio.core.record import AnyGame, Record, parse_record, replay
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine import match as burraco
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.events import MatchEnded as BurracoEnded
from ventaglio.games.burraco.engine.score import SideScore, share
from ventaglio.games.burraco.engine.state import State as BurracoState
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.offline.pad import pad
from ventaglio.games.tressette.engine.events import MatchEnded as TressetteEnded
from ventaglio.games.tressette.engine.events import PassataEnded
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.engine.session import Result, next_match, open_session
from ventaglio.games.tressette.engine.stakes import How, settle
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.offline.pad import FLAGS, STAKES, case, outcome_of

GOLDEN: Final = Path(__file__).parents[3] / "playthroughs"
FILE: Final = Path(__file__).parents[4] / "ui" / "tests" / "games" / "common" / "pad" / "pad.json"
Plain = dict[str, Any]


def written() -> bytes:
    """The file."""
    return msgspec.json.encode(vectors()) + b"\n"


def vectors() -> Plain:
    """Everything that the pad must count as the program does."""
    records = [parse_record(path.read_text(encoding="utf-8"), GAMES) for path in sorted(GOLDEN.glob("*.txt"))]
    return {
        "codes": pad(),
        "smazzate": [_burraco_match(record) for game, record in records if game is BURRACO],
        "lengths": list(_lengths()),
        "victory": list(_victory()),
        "passate": [_tressette_match(record) for game, record in records if game is TRESSETTE],
        "incontri": list(_incontri()),
    }


GAMES: Final[Mapping[str, AnyGame]] = {"burraco": BURRACO, "tressette": TRESSETTE}


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _burraco_match(record: Record) -> Plain:
    """A golden game as it would be told to the pad, and what the program counted."""
    opening: BurracoState = BURRACO.open(record.headers)
    lines: list[Plain] = []
    found: list[Plain] = []
    for step in replay(BURRACO, record):
        state = step.before
        for event in step.events:
            if isinstance(event, HandEnded) and event.sides:
                lines.append(_told(event, state))
                found.append({"totals": event.totals, "dealer": state.dealer})
            if isinstance(event, BurracoEnded):
                found[-1] |= {"over": event.how, "winners": event.winners}
                lines[-1] |= {"last": True} if event.how == "time-out" else {}
            state = BURRACO.fold(state, event)
    return {"head": _head(opening), "lines": lines, "found": found}


def _head(opening: BurracoState) -> Plain:
    table = opening.table
    settings: Plain = {"hands": table.hands or 0, "target": table.target or 0, "alone": table.alone, "dealer": 0}
    if "pozzetto_penalty_when_nobody_took" in table.options:
        settings["nobody"] = table.rules.pozzetto_penalty_when_nobody_took.value
    return {"game": "burraco", "code": table.rules.id, "names": table.names, "settings": settings}


def _told(event: HandEnded, state: BurracoState) -> Plain:
    closed = next((at for at, side in enumerate(event.sides) if event.closer in side.seats), None)
    formed = state.table.floating and bool(state.took) and not burraco.goes_alone(state.table, state.totals)
    return {
        "soloist": state.took[0] if formed else None,
        "told": [_side(side) for side in event.sides],
        "closed": closed,
    }


def _side(score: SideScore) -> Plain:
    def sum_of(*items: str) -> int:
        return sum(line.points for line in score.lines if line.item in items)

    kinds = [line.item.removeprefix("burraco-") for line in score.lines if line.item.startswith("burraco-")]
    return {
        "burrachi": {kind: kinds.count(kind) for kind in sorted(set(kinds))},
        "laid": sum_of("melded"),
        "held": -sum_of("held", "unplayed-pozzetto"),
        "took": not any(line.item in ("no-pozzetto", "nobody-took") for line in score.lines),
    }


def _lengths() -> Iterator[Plain]:
    """Matches of every code, number of players and length, by totals: when they end, and how three and five share."""
    chance = random.Random(5)
    for rules in BURRACO_CODES.values():
        for players in sorted(rules.packs.value):
            hands, targets = burraco.lengths(rules, players)
            for number, target in (*((one, None) for one in hands), *((None, one) for one in targets)):
                for _ in range(2):
                    state = burraco.open_table(rules, players, hands=number, target=target)
                    yield _by_totals(state, chance)


def _by_totals(state: BurracoState, chance: random.Random) -> Plain:
    head = _head(state)
    lines: list[Plain] = []
    found: list[Plain] = []
    for hand in range(1, 40):
        alone = burraco.goes_alone(state.table, state.totals)
        soloist = chance.randrange(state.table.players) if state.table.floating and not alone else None
        sides = state.table.starting_sides if soloist is None else burraco.formed_sides(state.table.players, soloist)
        # Now and then all have the same: a match may end level.
        level = 5 * chance.randrange(60, 200)
        totals = [level if hand % 4 == 0 else 5 * chance.randrange(-40, 200) for _ in set(sides)]
        scores = tuple(
            SideScore(tuple(seat for seat, one in enumerate(sides) if one == side), (), total)
            for side, total in zip(sorted(set(sides)), totals, strict=True)
        )
        dealer = (hand - 1) % state.table.players
        state = replace(state, sides=sides, hand_number=hand)
        state = replace(state, totals=tuple(a + b for a, b in zip(state.totals, share(state, scores), strict=True)))
        how = burraco.ending(state, state.totals)
        lines.append({"soloist": soloist, "totals": totals})
        found.append({"totals": state.totals, "dealer": dealer})
        if how:
            found[-1] |= {"over": how, "winners": burraco.leaders(state.totals)}
            break
    return {"head": head, "lines": lines, "found": found}


def _victory() -> Iterator[Plain]:
    for rules in BURRACO_CODES.values():
        for hands, bounds in rules.victory_tables.value.items():
            for difference in sorted({bound + step for bound in (0, *bounds) for step in (-5, 0, 5)}):
                points = burraco.victory_points(rules, hands, difference)
                yield {"code": rules.id, "hands": hands, "difference": difference, "points": points}


# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _tressette_match(record: Record) -> Plain:
    """The passate of a golden game that were played out."""
    opening = TRESSETTE.open(record.headers)
    rules, table = opening.table.rules, opening.table
    lines: list[Plain] = []
    found: list[Plain] = []
    for step in replay(TRESSETTE, record):
        state = step.before
        for event in step.events:
            if isinstance(event, PassataEnded):
                lines.append(_passata(event, state))
                # Whoever changed places deals from his new one; the pad is not told who did.
                moved = state.players != tuple(range(len(state.players)))
                dealer = None if moved else state.dealer
                found.append({"points": event.points, "scores": event.scores, "dealer": dealer})
            if isinstance(event, TressetteEnded) and found and found[-1]["scores"] == event.scores:
                found[-1] |= {"winner": event.winner, "slam": event.how in ("slam", "slam-after-win")}
                # Both got there, or a call decided: people say who won.
                if not min(event.scores) < rules.target.value <= max(event.scores):
                    lines[-1]["won"] = event.winner
            state = TRESSETTE.fold(state, event)
    settings = {
        "kind": table.kind.value,
        "target": rules.target.value,
        "passate": table.passate,
        "dealer": opening.dealer,
        "buongioco": rules.buongioco.value.value == "accusa",
        "tie": rules.tie_plays_on.value,
        "losing": rules.losing_game.value,
    }
    head = {"game": "tressette", "code": rules.id, "names": table.names, "settings": settings}
    return {"head": head, "lines": lines, "found": found}


def _passata(event: PassataEnded, state: Any) -> Plain:
    def of(side: int, *items: str) -> list[int]:
        return [line.points for line in event.lines[side] if line.item in items]

    accused = [of(side, "buongioco", "implied-buongioco") for side in (0, 1)]
    partner = next(seat for seat in (1, 2, 3) if state.sides[seat] == state.sides[0])
    return {
        "partner": partner,
        "points": [sum(of(side, "cards", "last-trick")) for side in (0, 1)],
        "buongioco": [{"three": one.count(3), "four": one.count(4)} for one in accused],
    }


def _incontri() -> Iterator[Plain]:
    """Whole incontri with every stake and number of participants: who sits, deals, pays and gets what."""
    chance = random.Random(21)
    for rules, stake, many in product(TRESSETTE_CODES.values(), STAKES, (4, 5, 6)):
        pairs = Pairs.FIXED if many == 4 else Pairs.KNOWN
        yield _incontro(adopt(rules, {"stake": stake.value, "pairs": pairs.value}), many, chance)


def _incontro(rules: Any, many: int, chance: random.Random) -> Plain:
    session = open_session(rules, tuple("ABCDEF"[:many]), dealer=chance.randrange(4))
    settings = {"kind": "points", "target": 21, "dealer": session.dealer, "stake": rules.stake.value.value}
    ways = list(_ways(rules))
    lines: list[Plain] = []
    found: list[Plain] = []
    for _ in range(12):
        how, marcio, flags = chance.choice(ways)
        winner = chance.randrange(2)
        partner = 2 if many == 4 else chance.choice((1, 2, 3))
        sides = tuple(0 if seat in (0, partner) else 1 for seat in range(4))
        points = [0, 0]
        points[winner], points[1 - winner] = (11, 0) if how is How.SLAM else (6, 5)
        told = {name: True for name, on in zip(FLAGS, flags, strict=True) if on}
        lines.append({"partner": partner, "points": points, "won": winner, "marcio": marcio, **told})
        session = next_match(session, Result(replace(outcome_of(rules, how, marcio, flags), winner=winner), sides))
        found.append(
            {
                "case": case(how, marcio, flags),
                "seats": session.seats,
                "resting": session.resting,
                "dealer": session.dealer,
                "balances": [str(one) for one in session.balances],
                "pot": str(session.pot),
            }
        )
    head = {"game": "tressette", "code": rules.id, "names": session.names, "settings": settings}
    return {"head": head, "lines": lines, "found": found}


def _ways(rules: Any) -> Iterator[tuple[How, bool, tuple[bool, ...]]]:
    for how, marcio, flags in product(How, (False, True), product((False, True), repeat=len(FLAGS))):
        try:
            settle(rules, outcome_of(rules, how, marcio, flags))
        except BadInput:
            continue
        yield how, marcio, flags
