"""Duplicate deals at tables of the server: the same cards everywhere, proved, and chosen by nobody."""

import hashlib
from collections.abc import Callable

import pytest

from tests.server.desk.clubs import KEY, Club, open_club
from tests.server.desk.days import Time
from ventaglio.core.cards.provable import commitment, house_secret
from ventaglio.core.provable_record import DealCheck, Verdict, check_deals, unequal_boards
from ventaglio.core.record import Record, parse_record, spell_record
from ventaglio.games.common.plugin.shelves import all_games
from ventaglio.server.desk.dealing import WINDOW
from ventaglio.server.store.database import Database
from ventaglio.server.tables.entries import Revealed
from ventaglio.server.tables.records import Course, course_of, read_log, record_of
from ventaglio.server.tables.table import OVER, HostedTable
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director.boards import who_is
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Movement, Seating
from ventaglio.tournaments.director.tournament import Tournament

pytestmark = pytest.mark.anyio

NOTICE = Notice(
    "Duplicato in rete", "moderne", hands=2, phases=(Phase(Movement.DANISH, 1),), seating=Seating.ORDER, online=True
)


def own(label: str, entrant: int) -> str:
    return hashlib.sha256(f"{label} {entrant}".encode()).hexdigest()


async def commit(club: Club, found: str, entrant: int) -> None:
    boards = (await club.office.tournament(found)).boards
    told = commitment(who_is(entrant), bytes.fromhex(own(boards.label, entrant)), boards.label)
    await record(club, found, entrant, b.BoardsCommitted(boards.label, entrant=entrant, commitment=told))


async def open_(club: Club, found: str, entrant: int, secret: str = "") -> None:
    boards = (await club.office.tournament(found)).boards
    told = secret or own(boards.label, entrant)
    await record(club, found, entrant, b.BoardsOpened(boards.label, entrant=entrant, secret=told))


async def record(club: Club, found: str, entrant: int, body: b.BoardsCommitted | b.BoardsOpened) -> None:
    role = Role.PLAYER if entrant else Role.DIRECTOR
    await club.office.record(found, "somebody", role, body, entrant=entrant or None)


async def window(club: Club, found: str) -> Tournament:
    """The time of a step is over."""
    await club.passes(WINDOW / 60)
    return await club.look(found)


async def promised(club: Club, *parts: int) -> str:
    """A tournament whose boards are promised, with these who have committed."""
    found = await club.announce(NOTICE)
    await club.look(found)
    for entrant in parts:
        await commit(club, found, entrant)
    return found


async def settled(club: Club, *parts: int) -> Tournament:
    """The same, with everybody seated at the tables of the round."""
    found = await promised(club, *parts)
    await window(club, found)
    for entrant in parts:
        await open_(club, found, entrant)
    t = await club.look(found)
    assert t.boards.settled
    assert t.current is not None
    assert t.current.started is not None
    for number in (1, 2, 3, 4):
        await club.sit(found, number, 0, 1)
    return t


def lives(t: Tournament) -> list[str]:
    assert t.current is not None
    return [one for table in t.current.hosted.values() for one in table]


async def course(club: Club, live: str) -> Course:
    rows = await club.hall.logs.read(live)
    return course_of(live, read_log((row.at, row.body) for row in rows))


async def checked(club: Club, live: str) -> tuple[DealCheck, ...]:
    found = await course(club, live)
    game, record_ = parse_record(spell_record(found.table.kit.game, record_of(found)), all_games())
    return check_deals(game, record_)


def boards_done(many: int) -> Callable[[HostedTable], bool]:
    return lambda table: table.deals > many or table.status == OVER


async def test_all_tables_have_the_same_cards_and_nobody_had_chosen_them(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        t = await settled(club, 0, 1, 4)
        found = t.boards.label.partition("/")[0]
        one, two = lives(t)

        # At the first table both boards are over; at the other the first is still being played.
        await club.play(two, lambda table: table.in_hand)
        await club.play(one)
        t = await club.look(found)
        assert t.boards.told == {}, "the same cards are played elsewhere"
        assert [check.verdict for check in await checked(club, one)] == [Verdict.UNTOLD] * 2
        assert (await club.table(one)).keeps_boards
        secret = house_secret(KEY, f"{found}-1/1", t.boards.nonce).hex()
        assert secret not in repr(await club.office.log(found))

        await club.play(two, boards_done(1))
        t = await club.look(found)
        assert list(t.boards.told) == [f"{found}-1/1"]
        verdicts = [check.verdict for check in await checked(club, one)]
        assert verdicts == [Verdict.PROVED, Verdict.UNTOLD]

        await club.play(two)
        t = await club.look(found)
        assert len(t.boards.told) == 2
        assert not (await club.table(one)).keeps_boards
        tables = [await checked(club, live) for live in (one, two)]
        assert [check.verdict for table in tables for check in table] == [Verdict.PROVED] * 4
        assert unequal_boards(tables) == ()
        proof = tables[0][0].proof
        assert proof is not None
        assert sorted(proof.contributions) == ["1", "4", "desk"]
        assert tables[0][0].cards == tables[1][0].cards != tables[0][1].cards

        # Each board has its points, and the match is worth what they compare to.
        assert t.current is not None
        sheets = {table: result.sheets for table, result in t.current.results.items()}
        assert all(one and len(one) == 2 for one in sheets.values())
        reached = (await course(club, one)).table
        totals = [int(standing.score) for standing in reached.kit.standings(reached.match)][:2]
        first = next(table for table, hosted in t.current.hosted.items() if one in hosted)
        assert [sum(board[side] for board in sheets[first] or ()) for side in (0, 1)] == totals
        assert not t.missing(1)
        entries = [row.body for row in await club.hall.logs.read(one)]
        assert sum(f'"type":"{Revealed.__struct_config__.tag}"' in body for body in entries) == 2


async def test_a_table_that_got_other_cards_is_found(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        t = await settled(club, 0, 2)
        found = t.boards.label.partition("/")[0]
        for live in lives(t):
            await club.play(live)
        await club.look(found)
        one, two = [await course(club, live) for live in lives(t)]
        game = one.table.kit.game
        moves = record_of(two).moves
        deal = moves[0].action
        other = type(deal)((deal.order[1], deal.order[0], *deal.order[2:]), deal.cut)
        forged = Record(record_of(two).headers, (type(moves[0])(moves[0].by, other),))
        tables = [check_deals(game, record_of(one)), check_deals(game, forged)]
        assert tables[1][0].verdict is Verdict.OTHER_CARDS
        assert unequal_boards(tables) == (f"{found}-1/1",)


async def test_who_does_not_open_makes_all_boards_void_in_his_name(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await promised(club, 0, 3)
        t = await window(club, found)
        assert t.boards.closed
        with pytest.raises(Objected, match="boards-step"):
            await commit(club, found, 1)
        await open_(club, found, 0)
        t = await club.look(found)
        assert not t.boards.settled
        assert t.current is not None
        assert t.current.hosted == {}, "nobody plays before"
        t = await window(club, found)
        assert [(void.why, void.who) for void in t.boards.voids] == [("missing", ("3",))]
        t = await club.look(found)
        assert t.boards.label == f"{found}/2"
        assert t.boards.commitments == {}

        # A false opening does it at once; and who has failed twice has no part in the next.
        await commit(club, found, 3)
        await window(club, found)
        await open_(club, found, 3, "00" * 32)
        t = await club.look(found)
        assert [void.why for void in t.boards.voids] == ["missing", "false"]
        with pytest.raises(Objected, match="boards-part"):
            await commit(club, found, 3)


async def test_nobody_speaks_for_another(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await promised(club)
        label = (await club.office.tournament(found)).boards.label
        body = b.BoardsCommitted(label, entrant=2, commitment="ab" * 32)
        for role, entrant in ((Role.DIRECTOR, None), (Role.PLAYER, 1), (Role.SCORER, None)):
            with pytest.raises(Objected):
                await club.office.record(found, "somebody", role, body, entrant=entrant)
        await club.office.record(found, "somebody", Role.PLAYER, body, entrant=2)
        with pytest.raises(Objected, match="boards-part"):
            await club.office.record(found, "somebody", Role.PLAYER, body, entrant=2)


async def test_another_process_goes_on_with_the_same_boards(database: Database, time: Time) -> None:
    async with open_club(database, time) as club:
        found = await promised(club, 0)
        await window(club, found)
    async with open_club(database, time) as club:
        await open_(club, found, 0)
        t = await club.look(found)
        assert t.boards.settled
        assert t.boards.label == f"{found}/1"
