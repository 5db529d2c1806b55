"""A tournament of online tables plays its rounds by itself, by the code, and whatever breaks down meanwhile."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.server.desk.clubs import Club, Faulty, open_club, refused
from tests.server.desk.days import Time, pairs
from tests.server.tables.inside import inside
from tests.texts import REGULATIONS
from ventaglio.games.burraco.engine.match import victory_points
from ventaglio.server.desk.places import own_seats, seats
from ventaglio.server.store.database import Database
from ventaglio.server.tables import doing
from ventaglio.server.tables.table import CLOSED, OPEN, PLAYING, CorruptLog
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.awards import Kind
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import replay
from ventaglio.tournaments.words.audit import audit
from ventaglio.tournaments.words.desk import desk_words

pytestmark = pytest.mark.anyio

NOTICE = Notice(
    "Torneo in rete",
    "fibur-2019",
    hands=2,
    phases=(Phase(Movement.DANISH, 2),),
    seating=Seating.ORDER,
    double_check=True,
    online=True,
)
RULES = REGULATIONS["fibur-2019"].rules


def bodies(log: tuple[e.Entry, ...], kind: type) -> list[e.Happening]:
    return [entry.body for entry in log if isinstance(entry.body, kind)]


# ── A whole day ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def round_with_three_pairs(club: Club, found: str, t: Tournament) -> tuple[int, str]:
    """Everybody sits but the fourth pair. The result: the table at which four people play, there and on the server."""
    one = t.current
    assert one is not None
    assert one.started is not None
    for number in (1, 2, 3):
        await club.sit(found, number, 0, 1)
    match = next(match for match in one.matches.values() if (4,) not in match.sides)
    return match.table, one.hosted[match.table][0]


@pytest.mark.long
async def test_a_whole_day_through_every_breakdown(database: Database, time: Time) -> None:
    office = Faulty(database, time)
    async with open_club(database, time, office) as club:
        found = await club.announce(NOTICE)
        # Each thing takes three looks: one breaks down before it is on record, one after.
        t = await club.look(found, 6)
        first, live = await round_with_three_pairs(club, found, t)
        assert (await club.table(live)).status == PLAYING
        await club.play(live, lambda table: inside(table).begun)
        await club.passes(10)
        t = await club.look(found, 3)
        assert not t.rounds[0].awards
        await club.passes(0.1)
        t = await club.look(found, 3)
        (other,) = t.rounds[0].awards
        (empty,) = t.rounds[0].hosted[other]
        assert (await club.table(empty)).status == CLOSED

    # Another process finds the match half played; people have two minutes to come back.
    async with open_club(database, time) as club:
        t = await club.look(found)
        assert t.rounds[0].time_called is None
        await club.passes(18)
        t = await club.look(found)
        assert t.rounds[0].time_called is not None
        ended = await club.play(live)
        t = await club.look(found)
        totals = tuple(int(one.score) for one in ended.kit.standings(ended.match)[:2])
        assert t.rounds[0].results[first].sheets == (totals,)
        assert t.posted[-1].after == 1
        assert not t.posted[-1].checking
        assert (await club.look(found)).published == 1
        await club.passes(2)
        assert (await club.look(found)).published == 2

    async with open_club(database, time) as club:
        t = await club.look(found)
        second, live = await round_with_three_pairs(club, found, t)
        await club.passes(13)
        await club.look(found)
        ended = await club.play(live)
        assert ended.kit.hand_number(ended.match) == 2
        t = await club.look(found)
        assert t.posted[-1].checking
        await club.passes(9.9)
        assert (await club.look(found)).locked == 0
        await club.passes(0.2)
        t = await club.look(found)
        assert t.locked == 2
        assert t.ended
        log = await club.office.log(found)

    assert replay(log) == t
    assert {entry.role for entry in log if entry.by == "server"} == {Role.DIRECTOR.value}
    assert [len(bodies(log, kind)) for kind in (e.Hosted, e.Started, e.CameLate, e.TimeCalled, e.Scored)] == [
        4,
        2,
        2,
        1,
        2,
    ]
    assert t.posted[-1].rows == tuple(one.row for one in standings(t))
    assert {one.entrant: one.vp for one in standings(t)} == victories(t, (first, second))


def victories(t: Tournament, played: tuple[int, int]) -> dict[int, int]:
    """The victory points of four pairs of which the fourth never came, from the sheets alone."""
    assert RULES is not None
    found = dict.fromkeys(range(1, 5), 0)
    for one, table in zip(t.rounds, played, strict=True):
        for match in one.matches.values():
            (a,), (b,) = match.sides
            if match.table == table:
                sheets = one.results[table].sheets
                assert sheets is not None
                ((mine, theirs),) = sheets
                won, lost = victory_points(RULES, 2, abs(mine - theirs))
                found[a] += won if mine >= theirs else lost
                found[b] += lost if mine >= theirs else won
            else:
                regulation = t.regulation
                for number in (a, b):
                    norm = regulation.forfeit_lost if number == 4 else regulation.forfeit_won
                    found[number] += norm.value[2].vp
    return found


# ── Waiting, leaving, coming to blows with another process ───────────────────────────────────────────────────────────


CIRCOLO = Notice("Al circolo", "circolo", hands=3, phases=(Phase(Movement.DANISH, 1),), online=True)


async def test_a_bot_plays_only_where_the_notice_says_so_is_marked_and_gives_the_place_back(
    database: Database, time: Time
) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(replace(CIRCOLO, bots=True))
        t = await club.look(found)
        live = await club.sit(found, 1, 0)
        assert (await club.table(live)).policy.clock == "relaxed"
        await club.passes(10.1)
        t = await club.look(found)
        table = await club.table(live)
        assert table.status == PLAYING
        assert sorted(bool(chair.level) for chair in table.chairs) == [False, True, True, True]
        assert not t.rounds[0].results
        await club.sit(found, 1, 1)
        table = await club.table(live)
        assert sorted(bool(chair.driver) for chair in table.chairs) == [False, False, True, True], "at once"
        await club.play(live)
        t = await club.look(found)
        assert next(iter(t.rounds[0].results.values())).bots == (1, 2), "for a while, and for all of it"
        assert t.bots() == {1: (1,), 2: (1,)}
        told = audit(desk_words("it"), next(x for x in await club.office.log(found) if isinstance(x.body, e.Scored)), t)
        assert told.endswith("; per Rossi1 – Bianchi1 (1) e Rossi2 – Bianchi2 (2) ha giocato un bot")


async def test_where_the_notice_has_no_bots_who_is_absent_is_absent(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(CIRCOLO)
        assert (await club.look(found)).notice.bots is False, "nobody asked for them"
        live = await club.sit(found, 1, 0, 1)
        assert ((await club.table(live)).policy.clock, (await club.table(live)).policy.stand_ins) == ("none", False)
        await club.passes(10.1)
        t = await club.look(found)
        assert not (await club.table(live)).people[2:]
        stopped = next(result.stopped for result in t.rounds[0].results.values() if result.stopped.how is e.Stop.LEFT)  # type: ignore[union-attr]
        assert stopped is not None
        assert t.bots() == {}


@pytest.mark.article("fibur-2019", "39")
async def test_whoever_goes_away_for_more_than_ten_minutes_has_left_the_match(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        for number in (1, 2):
            live = await club.sit(found, number, 0, 1)
        await club.play(live, lambda table: inside(table).begun)
        await club.hall.change(live, lambda table: doing.go(table, 1))
        left = time.now
        await club.play(live, lambda table: table.status == CLOSED)
        assert time.now >= left + 600
        assert not any(chair.stand_in for chair in (await club.table(live)).chairs), "nobody plays in his place"
        t = await club.look(found)
        stopped = t.rounds[0].results[1].stopped
        assert stopped is not None
        assert (stopped.how, stopped.side) == (e.Stop.LEFT, 1)


@pytest.mark.article("fibur-2019", "40")
@pytest.mark.parametrize(
    "minutes, seconds, warned, bonus",
    [(0.5, 0, False, 0), (1.5, 90, True, 0), (3, 180, False, 100), (7, 420, False, 150)],
)
async def test_lateness_has_all_its_steps_online(
    database: Database, time: Time, minutes: float, seconds: int, warned: bool, bonus: int
) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        await club.sit(found, 1, 0, 1)
        await club.passes(minutes)
        await club.sit(found, 2, 0, 1)
        t = await club.look(found, 2)
        result = t.rounds[0].result(1)
        assert result.late == (0, seconds)
        assert bool(t.warnings(2)) is warned
        assert late(t.regulation, seconds).bonus == bonus if seconds else True
        log = await club.office.log(found)
        assert len(bodies(log, e.CameLate)) == bool(seconds), "once"


async def test_whoever_abandons_a_match_leaves_it(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        for number in (1, 2):
            live = await club.sit(found, number, 0, 1)
        await club.play(live, lambda table: inside(table).begun)
        await club.hall.change(live, lambda table: doing.abandon(table, 3))
        t = await club.look(found)
        assert t.rounds[0].results[1].stopped == e.Stopped(1, 1, e.Stop.LEFT, 1, ((0, 0),))
        assert [award.kind for award in t.rounds[0].awards[1]] == [Kind.OPPONENTS_LEFT, Kind.LEFT]


async def test_a_match_that_everybody_deserts_is_lost_to_both(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        for number in (1, 2):
            live = await club.sit(found, number, 0, 1)
        for place in range(4):
            await club.hall.change(live, lambda table, place=place: doing.go(table, place))  # type: ignore[misc]
        await club.play(live, lambda table: table.status == CLOSED)
        t = await club.look(found)
        assert t.rounds[0].results[1].stopped == e.Stopped(1, 1, e.Stop.BOTH_LEFT)


async def test_of_two_processes_one_opens_the_tables(database: Database, time: Time) -> None:
    async with open_club(database, time) as one, open_club(database, time) as other:
        found = await one.announce(NOTICE)
        for _ in range(4):
            await asyncio.gather(one.online.look(), other.online.look())
        log = await one.office.log(found)
        assert [len(bodies(log, kind)) for kind in (e.Hosted, e.Started)] == [2, 1]
        live = await other.sit(found, 1, 0)
        assert (await one.table(live)).chairs[0].person == "person 1 0"


async def test_tables_of_others_are_not_touched(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        others = await club.announce(NOTICE)
        (live,) = (await club.look(others)).rounds[0].hosted[1]
        found = await club.announce(NOTICE)
        forged = e.Hosted(1, 1, (live,)), e.Hosted(1, 2, ("nobodys",))
        await club.office.record(found, "Ada", Role.DIRECTOR, *forged)
        await club.look(found)
        with pytest.raises(CorruptLog):
            await club.online.sit(found, 1, 0, "anna")
        assert await club.online.places(found, 1) == ()
        await club.sit(others, 1, 0, 1)
        await club.sit(others, 2, 0, 1)
        await club.office.record(found, "Ada", Role.DIRECTOR, e.TimeCalled(1))
        t = await club.look(found, 2)
        assert not t.rounds[0].results
        table = await club.table(live)
        assert table.status == PLAYING
        assert inside(table).turns_left is None


async def test_what_cannot_go_on_by_itself_waits_for_the_director(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        scores = (e.Scored(1, 1, ((500, 300),)), e.Scored(1, 2, ((700, 300),)))
        checked = (e.Verified(1, one.table, one.sheets) for one in scores)
        await club.office.record(found, "Ada", Role.DIRECTOR, *scores, *checked)
        gone = (e.Absent(number, 2) for number in (2, 3, 4))
        await club.office.record(found, "Ada", Role.DIRECTOR, *gone)
        t = await club.look(found)
        assert t.posted
        await club.passes(2.1)
        assert (await club.look(found, 2)).published == 1, "one pair alone has nobody to play"
        await club.office.record(found, "Ada", Role.DIRECTOR, e.Returned(3, 2))
        t = await club.look(found)
        assert [match.sides for match in t.rounds[1].matches.values()] == [((3,), (1,))]


async def test_groups_by_merit_are_cut_when_the_ranking_has_been_checked(database: Database, time: Time) -> None:
    phases = (Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(1, 1)))
    notice = Notice("A gironi", "fibur-2019", hands=2, phases=phases, seating=Seating.ORDER, online=True)
    async with open_club(database, time) as club:
        found = await club.announce(notice)
        await club.look(found)
        scores = (e.Scored(1, 1, ((500, 300),)), e.Scored(1, 2, ((700, 300),)))
        await club.office.record(found, "Ada", Role.DIRECTOR, *scores)
        t = await club.look(found)
        assert t.posted[-1].checking
        assert not t.groups
        await club.passes(5)
        mistake = e.Corrected(1, 1, ((900, 300),), Mistake.SUM, "Ada", "somma", opponents=True, whole_table=True)
        await club.office.record(found, "Ada", Role.DIRECTOR, mistake)
        t = await club.look(found)
        assert t.posted[-1].rows[0].entrant == 1, "a ranking that has changed is shown anew"
        await club.passes(4.9)
        assert (await club.look(found)).locked == 0
        await club.passes(0.2)
        t = await club.look(found)
        assert t.groups == ((1, 3), (4, 2))
        assert t.published == 2


# ── Places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_places_belong_to_the_players_of_the_entry(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(NOTICE)
        assert await refused(club.online.sit(found, 1, 0, "anna")) == "live-tournament-opening"
        t = await club.look(found)
        assert [(one.player, one.seat.letter) for one in own_seats(t, 2)] == [(0, "B"), (1, "D")]
        assert await refused(club.online.sit(found, 1, 2, "anna")) == "live-tournament-player"
        live = await club.online.sit(found, 1, 0, "anna")
        assert await club.online.sit(found, 1, 0, "anna") == live
        assert await refused(club.online.sit(found, 1, 0, "bice")) == "live-place-taken"
        table = await club.table(live)
        assert (table.status, table.reserved, table.policy.public) == (OPEN, True, False)
        assert (table.policy.clock, table.headers["Hands"], table.chairs[0].name) == ("code", "2", "Rossi1 Anna")
        assert await refused(club.online.sit(found, 9, 0, "anna")) == "live-tournament-rests"


TEAMS = tuple(
    e.Entered(number, tuple(Player(f"Rossi{number}", name) for name in ("Ada", "Bice", "Ciro", "Dora", "Enzo")))
    for number in (1, 2)
)
SINGLES = tuple(e.Entered(number, (Player(f"Rossi{number}"),)) for number in range(1, 5))


async def test_teams_line_up_and_play_at_two_tables(database: Database, time: Time) -> None:
    phases = (Phase(Movement.ROUND_ROBIN, 1),)
    notice = Notice("Squadre", "fibur-2019", Format.TEAMS, 2, phases, Seating.ORDER, online=True)
    async with open_club(database, time) as club:
        found = await club.announce(notice, TEAMS)
        assert not (await club.look(found)).rounds[0].hosted, "they have time to line up"
        await club.office.record(found, "Ada", Role.DIRECTOR, e.LinedUp(1, 1, ((4, 1), (2, 0))))
        await club.passes(2)
        t = await club.look(found)
        (match,) = t.rounds[0].matches.values()
        side = match.sides.index((1,))
        assert seats(t, t.rounds[0], match)[1, 4] == (0, side)
        assert await refused(club.online.sit(found, 1, 3, "dora")) == "live-tournament-player"
        await club.sit(found, 1, 4, 1, 2, 0)
        await club.sit(found, 2, 0, 1, 2)
        lives = t.rounds[0].hosted[match.table]
        assert [(await club.table(live)).status for live in lives] == [PLAYING, OPEN]
        await club.passes(10.1)
        t = await club.look(found)
        assert [(await club.table(live)).status for live in lives] == [CLOSED, CLOSED]
        kinds = [award.kind for award in t.rounds[0].awards[match.table]]
        assert kinds[side] is Kind.WON_BY_ABSENCE
        assert kinds[1 - side] is Kind.LOST_BY_ABSENCE


@pytest.mark.parametrize(
    "kind, movement, places",
    [
        (Format.ONE_TO_ONE, Movement.DANISH, "AB"),
        (Format.YELLOW, Movement.YELLOW_RANKED, "ABCD"),
    ],
)
async def test_single_players_have_a_place_each(
    database: Database, time: Time, kind: Format, movement: Movement, places: str
) -> None:
    phases = (Phase(movement, 1),)
    notice = Notice("Singoli", "fibur-2019", kind, 2, phases, Seating.ORDER, online=True)
    async with open_club(database, time) as club:
        found = await club.announce(notice, SINGLES)
        t = await club.look(found)
        match = t.rounds[0].matches[1]
        found_places = seats(t, t.rounds[0], match)
        assert "".join(sorted(seat.letter for seat in found_places.values())) == places
        for (number, _), seat in found_places.items():
            assert number in match.sides[seat.side]
            await club.sit(found, number, 0)
        assert (await club.table(t.rounds[0].hosted[1][0])).status == PLAYING


async def test_whoever_does_not_play_online_has_no_place(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await club.announce(Notice("In sala", "fibur-2019", seating=Seating.ORDER), tuple(pairs(4)))
        t = await club.look(found)
        assert t.rounds[0].started is None
        assert await refused(club.online.sit(found, 1, 0, "anna")) == "live-tournament-offline"
