"""What the desk refuses before the start, and of whoever comes late."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import MOST_ENTRANTS, Entrant, Player
from ventaglio.tournaments.director.judge import judge_opening
from ventaglio.tournaments.director.layered import Layered
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Notice, Phase, Room
from ventaglio.tournaments.director.standings import account
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.log import law_of

INT = "internazionale"
PAIR = (Player("Nuova", "Anna"), Player("Nuova", "Bea"))


def noticed(code: str = "fibur-2019", **other: Any) -> Objection:
    found = judge_opening(e.Announced(Notice(**{"name": "Prova", "code": code, **other})), law_of)
    assert found is not None
    return found


def opened() -> Desk:
    day = Desk(Notice("Prova", "fibur-2019"))
    day.enter(4)
    return day


# ── The notice ───────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("no-notice")
def test_the_notice_comes_first() -> Objection:
    found = judge_opening(e.Ended(), law_of)
    assert found is not None
    return found


@shows("setting")
def test_a_code_that_nobody_knows() -> Objection:
    return noticed("ramino")


@shows("setting")
def test_an_option_that_the_code_does_not_leave_open() -> Objection:
    return noticed(settings={"rest": "{4:20}"})


@shows("room-numbers")
def test_two_tables_never_have_the_same_number() -> Objection:
    for rooms in (
        (Room("A", 1, 20), Room("B", 20)),
        (Room("A", 1), Room("B", 101)),
        (Room("A", 101, 20), Room("B", 1)),
        (Room("A", 0, 20),),
        (Room("A", 1, -1),),
        (Room("A", 10**9, 1),),
    ):
        assert noticed(rooms=rooms).reason == "room-numbers"
    return noticed(rooms=(Room("A", 1, 20), Room("B", 20)))


@shows("no-name")
def test_a_tournament_has_a_name() -> Objection:
    return noticed(name=" ")


@shows("format", "9", "circolo")
def test_the_club_has_no_teams() -> Objection:
    return noticed("circolo", format=Format.TEAMS)


@shows("seating", "2", INT)
def test_the_international_code_seats_nobody_by_category() -> Objection:
    return noticed(INT, seating=Seating.CATEGORIES)


@shows("hands", "18")
def test_five_smazzate_have_no_table() -> Objection:
    return noticed(hands=5)


@shows("hands", "9", "circolo")
def test_two_smazzate_are_too_few_for_the_club() -> Objection:
    return noticed("circolo", hands=2)


@shows("hands", "17", INT)
def test_a_single_smazzata_has_no_table_in_the_international_code() -> Objection:
    return noticed(INT, hands=1)


@shows("no-rounds")
def test_a_tournament_has_rounds() -> Objection:
    return noticed(phases=())


@shows("no-rounds")
def test_and_so_has_every_phase() -> Objection:
    return noticed(phases=(Phase(Movement.DANISH, 2), Phase(Movement.DANISH, 0)))


@shows("too-many-rounds")
def test_and_they_come_to_an_end() -> Objection:
    return noticed(phases=(Phase(Movement.DANISH, 10**9),))


@shows("too-many-entrants")
def test_so_many_enter_and_no_more() -> Objection:
    day = Desk(Notice("Prova", "fibur-2019"))
    many = {number: Entrant(number, ()) for number in range(1, MOST_ENTRANTS + 1)}
    day.t = replace(day.t, entrants=Layered(many), last_number=MOST_ENTRANTS)
    return day.refused(e.Entered(MOST_ENTRANTS + 1, (Player("Rossi"), Player("Bianchi"))))


@shows("movement", "2")
def test_pairs_do_not_change_partners() -> Objection:
    return noticed(phases=(Phase(Movement.YELLOW_ROTATION, 3),))


@shows("groups-first")
def test_no_groups_before_there_is_a_ranking() -> Objection:
    return noticed(phases=(Phase(Movement.DANISH, 3, groups=(2,)),))


@shows("groups-empty")
def test_a_group_has_a_table() -> Objection:
    return noticed(phases=(Phase(Movement.DANISH, 3), Phase(Movement.DANISH, 1, groups=(4, 0))))


@shows("minutes", "6")
def test_the_federation_lets_a_round_be_cut_by_two_minutes() -> Objection:
    assert judge_opening(e.Announced(Notice("Prova", "fibur-2019", minutes=40)), law_of) is None
    return noticed(minutes=39)


@shows("minutes", "5", INT)
def test_no_code_goes_back_in_time() -> Objection:
    assert judge_opening(e.Announced(Notice("Prova", INT, minutes=90)), law_of) is None
    return noticed(INT, minutes=-1)


@shows("announced-too-late", "2")
def test_the_movement_is_announced_before_the_start() -> Objection:
    day = desk(4)
    day.do(e.Announced(Notice("Altra", "fibur-2019", phases=(Phase(Movement.DANISH, 5),), seating=Seating.ORDER)))
    day.positions()
    return day.refused(e.Announced(day.t.notice))


@shows("format-with-entries")
def test_pairs_do_not_become_teams() -> Objection:
    return opened().refused(e.Announced(Notice("Prova", "fibur-2019", format=Format.TEAMS)))


# ── Entries ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("number")
def test_entries_are_numbered_in_order() -> Objection:
    return opened().refused(e.Entered(4, PAIR))


@shows("entries-closed", "40")
def test_nobody_enters_between_closing_and_the_first_positions() -> Objection:
    return desk(4).refused(e.Entered(5, PAIR))


@shows("entries-closed", "40")
def test_entries_are_closed_once() -> Objection:
    return desk(4).refused(e.EntriesClosed("altro"))


@shows("entries-open")
def test_open_entries_are_not_reopened() -> Objection:
    return opened().refused(e.EntriesReopened())


@shows("no-seed")
def test_draws_need_a_seed() -> Objection:
    return opened().refused(e.EntriesClosed(""))


@shows("begun")
def test_entries_are_not_reopened_once_tables_are_out() -> Objection:
    day = desk(4)
    day.do(e.EntriesReopened("un ritardo"))
    day.close("altro")
    day.positions()
    return day.refused(e.EntriesReopened())


@shows("no-surname")
def test_a_player_has_a_surname() -> Objection:
    return opened().refused(e.Entered(5, (Player(" ", "Anna"), Player("Verdi"))))


@shows("players", "2")
def test_a_pair_is_two() -> Objection:
    return opened().refused(e.Entered(5, (Player("Rossi"), Player("Verdi"), Player("Neri"))))


@shows("twice")
def test_nobody_enters_twice_however_the_name_is_written() -> Objection:
    day = opened()
    day.do(e.Entered(5, (Player("D'Amicò", "Lia"), Player("Verdi"))))
    return day.refused(e.Entered(6, (Player("lia", "d amico"), Player("Neri"))))


@shows("no-entrant")
def test_only_who_has_entered_pays() -> Objection:
    return opened().refused(e.FeePaid(9))


@shows("cancel-too-late", "39")
def test_once_tables_are_drawn_an_entry_is_an_absence() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.EntryCancelled(1))


@shows("another-person", "39")
def test_changing_an_entry_puts_nobody_in_somebody_elses_place() -> Objection:
    day = desk(4)
    day.positions()
    first, second = day.t.entrants[1].players
    day.do(e.EntryChanged(1, (Player(f"{first.surname}i", first.name), second), club="Circolo"))
    assert day.t.entrants[1].club == "Circolo"
    return day.refused(e.EntryChanged(1, (Player("Altra", "Persona"), second)))


@shows("another-person", "39")
def test_a_team_gets_no_fifth_player_by_the_way() -> Objection:
    day = desk(4, format=Format.TEAMS)
    day.positions()
    return day.refused(e.EntryChanged(1, (*day.t.entrants[1].players, Player("Nuova"))))


# ── Late ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("late-entry", "40")
def test_no_incomplete_table_no_late_entry() -> Objection:
    day = desk(4)
    day.play()
    return day.refused(e.Entered(5, PAIR))


@shows("late-entry", "40")
def test_the_second_to_come_would_make_a_table_incomplete_again() -> Objection:
    day = desk(5)
    day.play()
    day.do(e.Entered(6, PAIR))
    return day.refused(e.Entered(7, (Player("Tarda", "Ada"), Player("Tarda", "Eva"))))


@shows("late-entry", "40")
def test_nobody_enters_after_the_last_positions() -> Objection:
    day = desk(5, Phase(Movement.DANISH, 1))
    day.play()
    return day.refused(e.Entered(6, PAIR))


@shows("late-entry", "40")
def test_nobody_sits_down_once_the_time_is_called() -> Objection:
    day = desk(5)
    day.play()
    return day.refused(e.Entered(6, PAIR, at_once=True))


@shows("late-entry", "40")
def test_the_notice_may_admit_nobody() -> Objection:
    day = desk(5, settings={"late_entry": "nobody"})
    day.play()
    return day.refused(e.Entered(6, PAIR))


def test_or_everybody() -> None:
    day = desk(4, settings={"late_entry": "anybody"})
    day.play()
    day.do(e.Entered(5, PAIR))
    day.positions()
    assert len(day.t.rounds[1].rests) == 1


@pytest.mark.article("fibur-2019", "40")
@pytest.mark.article(INT, "34")
@pytest.mark.parametrize("code", ["fibur-2019", INT])
def test_a_late_pair_completes_the_table_at_once(code: str) -> None:
    day = desk(5, code=code)
    day.positions()
    (resting,) = day.t.rounds[0].rests
    day.do(e.Started(1))
    day.do(e.Entered(6, PAIR, at_once=True))
    one = day.t.rounds[0]
    assert (one.rests, one.matches[3].sides) == ((), ((resting,), (6,)))
    day.do(e.CameLate(1, 3, 1, 300))
    day.score(1, lambda round_, match: (500, 500))
    assert day.of(resting).mp == 100, "the pair that was there has its bonus, and no rest"
    assert {line.source.value for line in account(day.t, 6)} == {"match"}
    day.positions()
    assert day.t.rounds[1].rests == ()


@pytest.mark.article("fibur-2019", "40")
def test_from_the_next_round_on_what_was_missed_is_nothing() -> None:
    day = desk(5)
    day.play()
    before = day.ranking()
    day.do(e.Entered(6, PAIR))
    assert day.ranking() == before, "the ranking of a round has only those who were there"
    day.positions()
    assert day.t.rounds[1].rests == ()
    day.score(2)
    lines = account(day.t, 6)
    assert next((line.round, line.source.value, line.vp, line.mp) for line in lines) == (1, "not-entered", 0, 0)
    assert 6 in day.ranking()


@pytest.mark.article("fibur-2019", "40")
def test_who_is_on_the_list_and_comes_late_is_admitted_like_any_other() -> None:
    day = Desk(Notice("Prova", "fibur-2019", phases=(Phase(Movement.MITCHELL, 3),), seating=Seating.ORDER))
    day.enter(6)
    day.check_in(1, 2, 3, 4, 5)
    day.close()
    day.positions()
    day.do(e.CheckedIn(6, at_once=True))
    assert day.t.rounds[0].rests == ()
    day.score(1)
    day.positions()
    assert day.t.rounds[1].rests == ()


@shows("checked-in-too-late", "40")
def test_who_has_a_table_is_not_checked_out() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.CheckedIn(1, present=False))


@shows("checked-in-too-late", "40")
def test_while_a_draft_lies_there_entries_are_reopened_first() -> Objection:
    day = desk(4)
    day.positions()
    day.do(e.Recalled(1, "errore"))
    day.do(draft(day.t))
    return day.refused(e.CheckedIn(1))


def test_a_single_player_completes_a_table_of_four() -> None:
    day = desk(7, Phase(Movement.YELLOW_RANKED, 3), format=Format.YELLOW)
    day.positions()
    resting = day.t.rounds[0].rests
    assert len(resting) == 3
    day.do(e.Entered(8, (Player("Nuova"),), at_once=True))
    assert day.t.rounds[0].matches[2].sides == (resting[:2], (resting[2], 8))
    day.score(1)
    day.positions()
    assert day.t.rounds[1].rests == ()
