"""Whatever the desk is asked in whatever order: what the judge lets stand can be folded, ranked, shown and replayed."""

import random
from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.tournaments.director.desks import Desk, desk
from ventaglio.core.codec import encode
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.attention import discrepancies, read_by_one, reports_due
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.publication import public
from ventaglio.tournaments.director.standings import account, standings
from ventaglio.tournaments.director.terms import Format, Movement, Number

WHO = "Dario"


class Whim:
    """Something at random that a desk might put on record: often nonsense, but of the right shape."""

    def __init__(self, day: Desk, chance: random.Random) -> None:
        self.day, self.chance = day, chance

    def round(self) -> int:
        return max(0, self.day.t.published + self.chance.choice((-2, -1, 0, 0, 0, 0, 1)))

    def table(self) -> int:
        return self.chance.randint(1, 5)

    def number(self) -> Number:
        return self.chance.randint(1, self.day.t.last_number + 1)

    def side(self) -> int:
        return self.chance.choice((0, 1, 0, 1, 2))

    def flag(self) -> bool:
        return self.chance.random() < 0.5

    def words(self) -> str:
        return self.chance.choice(("", "perché sì", "perché sì"))

    def sheets(self) -> e.Sheets:
        if self.day.t.regulation.boards is not None:
            return tuple((own, 11 - own) for own in self.chance.choices(range(12), k=self.day.t.sheets))
        unit = self.chance.choice((5, 5, 5, 1))
        many = self.day.t.sheets if self.chance.random() < 0.9 else 3
        return tuple((unit * self.chance.randint(-20, 400), unit * self.chance.randint(-20, 400)) for _ in range(many))

    def known(self, round_: int, table: int) -> e.Sheets:
        """What is on record of a match, if anything is."""
        one = self.day.t.round(round_)
        return (one.result(table).sheets if one else None) or self.sheets()

    def played_by(self, round_: int, table: int) -> Number:
        """Somebody at that table."""
        one = self.day.t.round(round_)
        sides = one.matches[table].sides if one and table in one.matches else ((1,), (1,))
        return self.chance.choice(self.chance.choice(sides))

    def players(self, many: int) -> tuple[Player, ...]:
        return tuple(Player(f"Nuova{self.chance.randint(1, 40)}", "Ada") for _ in range(many))

    def matches(self) -> tuple[e.Match, ...]:
        """Two tables of a round whose second sides have changed places."""
        one = self.day.t.round(self.round())
        if one is None or len(one.matches) < 2:
            return ()
        first, second = self.chance.sample(list(one.matches.values()), 2)
        return (
            e.Match(first.table, (first.sides[0], second.sides[1]), first.group),
            e.Match(second.table, (second.sides[0], first.sides[1]), second.group),
        )

    def phases(self) -> tuple[Phase, ...]:
        """The plan with a phase longer, shorter, gone or new."""
        phases = list(self.day.t.notice.phases)
        at = self.chance.randrange(len(phases))
        phases[at] = replace(phases[at], rounds=max(1, phases[at].rounds + self.chance.choice((-1, 0, 1))))
        if self.chance.random() < 0.3:
            phases.pop()
        return tuple(phases)

    def label(self) -> str:
        return self.day.t.boards.label or f"abcd/{self.day.t.boards.attempt}"

    def promises(self) -> tuple[tuple[str, ...], ...]:
        notice = self.day.t.notice
        return ((self.digits(),) * notice.hands,) * notice.rounds

    def digits(self) -> str:
        return self.chance.choice(("ab" * 32, "cd" * 32, "no"))

    def anything(self) -> e.Happening:
        return self.chance.choice(WHIMS)(self)

    def onward(self) -> e.Happening:
        """What brings the day a step further."""
        t = self.day.t
        if t.draft is not None:
            return e.Published(t.draft.number)
        if t.current is not None and t.current.started is None:
            return e.Started(t.published)
        missing = t.missing(t.published)
        if missing:
            if self.chance.random() < 0.2:
                return e.TimeCalled(t.published)
            return self.chance.choice((e.Scored, e.Verified))(
                t.published, missing[0], self.known(t.published, missing[0])
            )
        if t.completed in (2, 4) and t.locked < t.completed:
            rows = tuple(one.row for one in standings(t))
            self.day.wait(self.chance.choice((0, 6, 10)))
            return self.chance.choice((e.StandingsPosted(t.completed, rows, checking=True), e.Locked(t.completed)))
        if t.completed == t.notice.rounds:
            return e.Ended() if self.chance.random() < 0.05 else self.anything()
        if not t.seed:
            return e.EntriesClosed("altro")
        if t.completed == 2 and not t.groups:
            return cut(t)
        return draft(t)


def drawn(whim: Whim) -> e.Happening:
    return draft(whim.day.t)


def shown(whim: Whim) -> e.Happening:
    rows = tuple(one.row for one in standings(whim.day.t, whim.day.t.completed))
    return e.StandingsPosted(whim.day.t.completed, rows, whim.flag())


def rearranged(whim: Whim) -> e.Happening:
    made = draft(whim.day.t)
    seats = [n for match in made.matches for side in match.sides for n in side] + list(made.rests)
    whim.chance.shuffle(seats)
    places = iter(seats)
    matches = tuple(
        e.Match(match.table, tuple(tuple(next(places) for _ in side) for side in match.sides), match.group)  # type: ignore[arg-type]
        for match in made.matches
    )
    return e.Rearranged(made.round, matches, tuple(places), whim.words())


WHIMS: tuple[Callable[[Whim], e.Happening], ...] = (
    lambda w: e.Announced(w.day.t.notice),
    lambda w: e.Entered(w.day.t.last_number + 1, w.players(w.day.t.notice.format.players), at_once=w.flag()),
    lambda w: e.EntryChanged(w.number(), w.players(w.day.t.notice.format.players)),
    lambda w: e.EntryCancelled(w.number()),
    lambda w: e.CheckedIn(w.number(), w.flag(), w.flag()),
    lambda w: e.FeePaid(w.number()),
    lambda w: e.EntriesClosed("altro"),
    lambda w: e.EntriesReopened() if w.chance.random() < 0.2 else e.SessionBegan(),
    drawn,
    rearranged,
    lambda w: e.Published(w.round()),
    lambda w: e.Recalled(w.round(), w.words()),
    lambda w: e.Started(w.round()),
    lambda w: e.TimeCalled(w.round()),
    lambda w: e.SatWrongly(w.round(), w.matches(), (w.number(),), WHO),
    lambda w: e.LinedUp(w.round(), w.number(), ((0, 1), (2, w.chance.randint(3, 4)))),
    lambda w: e.Hosted(w.round(), w.table(), ("abc",) * w.day.t.tables),
    lambda w: e.SessionBegan(),
    lambda w: b.BoardsPromised(w.label(), nonce="n", promised=w.promises()),
    lambda w: b.BoardsCommitted(w.label(), entrant=w.chance.choice((0, w.number())), commitment=w.digits()),
    lambda w: b.BoardsClosed(w.label()),
    lambda w: b.BoardsOpened(w.label(), entrant=w.chance.choice((0, w.number())), secret=w.digits()),
    lambda w: b.BoardsVoided(w.label(), entrants=w.chance.choice(((0,), (w.number(),)))),
    lambda w: b.BoardTold(w.label(), round=1, board=1, secret=w.digits()),
    lambda w: e.Scored(w.round(), w.table(), w.sheets()),
    lambda w: e.Verified(w.day.t.published, 1, w.known(w.day.t.published, 1)),
    lambda w: e.Claimed(w.day.t.published, 1, w.sheets(), w.played_by(w.day.t.published, 1)),
    lambda w: e.ClaimAgreed(w.day.t.published, 1, w.played_by(w.day.t.published, 1)),
    lambda w: e.ClaimWithdrawn(w.day.t.published, 1, w.played_by(w.day.t.published, 1)),
    lambda w: e.Corrected(w.round(), w.table(), w.sheets(), w.chance.choice(list(Mistake)), WHO, "no", True, w.flag()),
    lambda w: e.CameLate(w.round(), w.table(), w.side(), w.chance.choice((0, 60, 200, 400, 700))),
    lambda w: e.SheetLost(w.round(), w.table()),
    lambda w: e.SheetFound(w.round(), w.table(), w.sheets()),
    lambda w: e.SheetLeft(w.round(), w.table(), w.side()),
    lambda w: e.Stopped(w.round(), w.table(), w.chance.choice(list(e.Stop)), w.side(), w.sheets() if w.flag() else ()),
    lambda w: e.Arbitrated(w.round(), w.table(), ((w.chance.randint(0, 21), 5), (3, -5)), WHO, "37", w.words()),
    lambda w: e.DuplicateAdjusted(w.round(), w.table(), w.chance.randint(0, 4), (6, 5), WHO, "80"),
    lambda w: e.Called(w.round(), w.table(), WHO, appeal_of=w.chance.choice((0, 0, 20))),
    lambda w: e.Warned(w.number(), w.round(), "22", WHO, player=w.chance.choice((None, 0, 3))),
    lambda w: e.WarningLifted(w.chance.choice([one.entry for one in w.day.t.ledger] or [1]), WHO, w.words()),
    lambda w: e.Penalised(w.number(), w.round(), w.chance.randint(-3, 1), WHO, "23"),
    lambda w: e.Absent(w.number(), w.day.t.published + 1, w.flag(), w.flag(), w.chance.random() < 0.2),
    lambda w: e.Returned(w.chance.choice(list(w.day.t.spells) or [1]), w.day.t.published + 1),
    lambda w: e.Substituted(w.number(), (w.chance.randint(0, 2),), w.players(1), w.flag()),
    lambda w: e.Referred(w.number(), WHO, "insulti", w.chance.choice((None, 0, 5))),
    shown,
    lambda w: e.Locked(w.round()),
    lambda w: cut(w.day.t),
    lambda w: e.PrizesSet((e.Prize(w.chance.randint(0, 9), 500), e.Prize(1, 5, group=1))),
    lambda w: e.PrizesSet((), pot=e.Pot((e.Share(1, 3), e.Share(w.chance.randint(0, 9), 2)), w.chance.randint(0, 110))),
    lambda w: m.ReductionsSet((m.Reduction("Under 25", w.chance.randint(-1, 900)),)),
    lambda w: m.FeesAgreed(w.number(), (500,) * w.chance.randint(1, 4)),
    lambda w: m.MoneyTaken(w.number(), tuple(w.chance.choices((-500, 0, 500), k=w.chance.randint(1, 4)))),
    lambda w: m.CashMoved(w.chance.choice((-1, 0, 1)), w.words()),
    lambda w: e.Interrupted("buio") if w.chance.random() < 0.02 else e.Remarked("luce"),
    lambda w: s.PlanChanged(w.phases(), w.words()),
    lambda w: s.TakenBack(w.chance.choice(list(s.Tap)), w.day.t.published, w.table(), w.side(), w.number()),
    lambda w: e.Ended(),
    lambda w: e.Remarked("bene"),
)  # fmt: skip

PLANS: tuple[dict[str, Any], ...] = (
    {"code": "fibur-2019", "phases": (Phase(Movement.DANISH, 2), Phase(Movement.DANISH, 2, groups=(1, 2)))},
    {"code": "internazionale", "phases": (Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH_MODIFIED, 2, (2,)))},
    {"code": "internazionale", "phases": (Phase(Movement.ROUND_ROBIN, 4),), "format": Format.TEAMS},
    {"code": "fibur-2019", "phases": (Phase(Movement.YELLOW_RANKED, 4),), "format": Format.YELLOW},
    {"code": "fibur-2019", "phases": (Phase(Movement.YELLOW_ROTATION, 3),), "format": Format.YELLOW},
    {"code": "fibur-2019", "phases": (Phase(Movement.NO_REMATCH, 4),), "format": Format.ONE_TO_ONE},
    {"code": "fibur-2019", "phases": (Phase(Movement.DANISH, 4),), "double_check": True},
    {"code": "moderne", "phases": (Phase(Movement.DANISH, 4),), "hands": 3},
)  # fmt: skip


def test_every_kind_of_line_is_among_the_whims() -> None:
    day = desk(8, online=True, phones=True)
    day.positions()
    day.score(1)
    day.do(e.Warned(1, 1, "22", WHO))
    whim = Whim(day, random.Random(1))
    kinds = set()
    for make in WHIMS:
        try:
            kinds.add(type(make(whim)))
        except BadInput:
            kinds.add(e.GroupsCut)
    # The last is written by whoever reads a file, and by nobody at a desk.
    assert kinds | {e.Interrupted, e.EntriesReopened, e.Imported} == set(get_args(e.Happening))


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PLANS), st.integers(6, 9), st.integers(0, 2**32))
def test_anything_goes_that_the_judge_lets_stand(plan: dict[str, Any], entrants: int, seed: int) -> None:
    settled = {**plan, "phones": True, "online": plan["code"] != "moderne"}
    day = desk(entrants, *settled.pop("phases"), **settled)
    chance = random.Random(seed)
    whim = Whim(day, chance)
    for _ in range(200):
        try:
            body = whim.onward() if chance.random() < 0.5 else whim.anything()
        except BadInput:
            continue
        if day.judge(body) is not None:
            continue
        locked = day.t.locked
        definitive = _figures(day, locked)
        day.do(body)
        assert _figures(day, locked) == definitive, body
        encode(public(day.t))
    settle(day.t)
    discrepancies(day.t), read_by_one(day.t), reports_due(day.t)
    for row in standings(day.t):
        lines = account(day.t, row.entrant, day.t.completed)
        assert (row.vp, row.mp) == (sum(line.vp for line in lines), sum(line.mp for line in lines))
    assert day.replayed() == day.t


def _figures(day: Desk, after: int) -> list[tuple[Number, int, int]]:
    return [(row.entrant, row.vp, row.mp) for row in standings(day.t, after)] if after else []
