"""What is not published cannot be seen: whatever happens at the desk, byte for byte."""

from collections.abc import Callable
from typing import get_args

import pytest

from tests.tournaments.director.desks import Desk, desk
from ventaglio.core.codec import encode
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.publication import public
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.pairings import round_notes

SHEET = ((500, 300),)
PHASES = (Phase(Movement.DANISH, 2), Phase(Movement.DANISH, 1, groups=(2, 1)))

SEEN = {
    e.Announced, e.Published, e.Recalled, e.Started, e.TimeCalled, e.SatWrongly, e.StandingsPosted, e.Locked,
    e.Interrupted, e.Ended, e.Entered, e.EntryChanged, e.Substituted, s.PlanChanged, s.TakenBack,
    b.BoardsPromised, b.BoardsCommitted, b.BoardsClosed, b.BoardsOpened, b.BoardsVoided, b.BoardTold,
}  # fmt: skip
"""What is published by happening: positions, times, rankings, the end; and, once tables are out, who plays."""


def a_day() -> Desk:
    """One round is over and shown, the second is played."""
    day = desk(7, *PHASES, phones=True, online=True)
    day.play()
    day.post()
    day.positions()
    day.do(e.Started(2))
    return day


def timed() -> Desk:
    day = a_day()
    day.do(e.TimeCalled(2))
    return day


def scored() -> Desk:
    day = timed()
    day.do(e.Scored(2, 1, SHEET))
    return day


def claimed() -> Desk:
    day = timed()
    day.do(e.Claimed(2, 1, SHEET, day.t.rounds[1].matches[1].sides[0][0]))
    return day


def lost() -> Desk:
    day = timed()
    day.do(e.SheetLost(2, 1))
    return day


def warned() -> Desk:
    day = a_day()
    day.do(e.Warned(1, 1, "22", "Dario"))
    return day


def over() -> Desk:
    day = timed()
    day.score(2)
    return day


def locked() -> Desk:
    day = over()
    day.lock()
    return day


def drafted() -> Desk:
    day = over()
    day.lock()
    day.do(cut(day.t))
    day.do(draft(day.t))
    return day


def away() -> Desk:
    day = a_day()
    day.do(e.Absent(1, 3))
    return day


def before() -> Desk:
    """Entries are open."""
    day = Desk(desk(4, *PHASES).t.notice)
    day.enter(7)
    return day


def closed() -> Desk:
    return desk(7, *PHASES)


def teams() -> Desk:
    day = desk(4, format=Format.TEAMS)
    day.positions()
    return day


def boards() -> Desk:
    day = desk(4, Phase(Movement.DANISH, 2), code="moderne", hands=2)
    day.play(lambda round_, match: (6, 5))
    day.post()
    return day


PAIR = (Player("Nuova", "Anna"), Player("Nuova", "Bea"))
UNSEEN: tuple[tuple[Callable[[], Desk], Callable[[Desk], e.Happening]], ...] = (
    (before, lambda day: e.Entered(8, PAIR)),
    (before, lambda day: e.EntryChanged(1, PAIR)),
    (before, lambda day: e.EntryCancelled(1)),
    (before, lambda day: e.CheckedIn(1)),
    (a_day, lambda day: e.FeePaid(1)),
    (before, lambda day: e.EntriesClosed("x")),
    (closed, lambda day: e.EntriesReopened()),
    (closed, lambda day: draft(day.t)),
    (closed, lambda day: e.Substituted(1, (0,), (Player("Nuova"),))),
    (drafted, lambda day: e.Rearranged(3, draft(day.t).matches, draft(day.t).rests, "amicizia")),
    (teams, lambda day: e.LinedUp(1, 1, ((0, 1), (2, 3)))),
    (a_day, lambda day: e.Hosted(2, 1, ("abc",))),
    (over, lambda day: e.SessionBegan("sera")),
    (timed, lambda day: e.Scored(2, 1, SHEET)),
    (scored, lambda day: e.Verified(2, 1, SHEET)),
    (timed, lambda day: e.Claimed(2, 1, SHEET, day.t.rounds[1].matches[1].sides[0][0])),
    (claimed, lambda day: e.ClaimAgreed(2, 1, day.t.rounds[1].matches[1].sides[1][0])),
    (claimed, lambda day: e.ClaimWithdrawn(2, 1, day.t.rounds[1].matches[1].sides[0][0])),
    (a_day, lambda day: e.Corrected(1, 1, ((5, 905),), Mistake.WRITING, "Dario", "errore", opponents=True)),
    (a_day, lambda day: e.CameLate(1, 1, 0, 700)),
    (timed, lambda day: e.SheetLost(2, 1)),
    (lost, lambda day: e.SheetFound(2, 1, SHEET)),
    (a_day, lambda day: e.SheetLeft(1, 1)),
    (a_day, lambda day: e.Stopped(2, 1, e.Stop.QUARREL)),
    (a_day, lambda day: e.Arbitrated(1, 1, ((20, 0), (0, 0)), "Dario", "37", "conteggio")),
    (boards, lambda day: e.DuplicateAdjusted(1, 1, 1, (9, 2), "Dario", "80")),
    (a_day, lambda day: e.Called(2, 1, "Dario", ruling="La carta resta.")),
    (a_day, lambda day: e.Warned(1, 1, "22", "Dario", "suggerimento")),
    (warned, lambda day: e.WarningLifted(day.t.ledger[0].entry, "Dario", "reclamo")),
    (a_day, lambda day: e.Penalised(1, 1, -5, "Dario", "23")),
    (a_day, lambda day: e.Absent(1, 3, quarrel=True)),
    (away, lambda day: e.Returned(1, 3)),
    (a_day, lambda day: e.Referred(1, "Dario", "insulti")),
    (locked, lambda day: cut(day.t)),
    (a_day, lambda day: e.PrizesSet((e.Prize(1, 5000),))),
    (a_day, lambda day: m.ReductionsSet((m.Reduction("Under 25", 1000),))),
    (a_day, lambda day: m.FeesAgreed(1, (1000, 500), "Under 25")),
    (a_day, lambda day: m.MoneyTaken(1, (1000, 500))),
    (a_day, lambda day: m.CashMoved(5000, "resto")),
    (a_day, lambda day: e.Remarked("una lite al tavolo 3")),
    (a_day, lambda day: e.Imported(day.t.seq)),
)


def test_every_kind_of_line_is_either_seen_or_not() -> None:
    unseen = {type(what(made())) for made, what in UNSEEN}
    assert unseen | SEEN == set(get_args(e.Happening))


@pytest.mark.parametrize("made, what", UNSEEN, ids=[str(number) for number in range(len(UNSEEN))])
def test_what_is_not_published_is_not_seen(made: Callable[[], Desk], what: Callable[[Desk], e.Happening]) -> None:
    day = made()
    seen = encode(public(day.t))
    happened = what(day)
    day.do(happened)
    assert encode(public(day.t)) == seen, happened


def test_nothing_private_has_a_place_in_it() -> None:
    day = Desk(desk(4, fee=1234).t.notice)
    for number in range(1, 5):
        day.do(e.Entered(number, (Player(f"A{number}", card=f"T{number}99"), Player(f"B{number}")), paid=True))
    day.check_in()
    day.close("segreto")
    assert public(day.t).entrants == (), "before the tables are out nobody knows who has entered"
    day.play()
    day.do(e.Warned(1, 1, "22", "Dario", "una parola di troppo"))
    day.post()
    text = encode(public(day.t)).decode()
    assert '"A1"' in text
    for secret in ("T199", "1234", "segreto", "una parola di troppo", "paid"):
        assert secret not in text


def test_results_are_seen_with_the_ranking_that_has_them_and_a_correction_with_the_next() -> None:
    day = desk(4)
    day.play(lambda round_, match: (900, 300))
    assert public(day.t).rounds[0].matches[0].score is None
    day.post()
    score = public(day.t).rounds[0].matches[0].score
    assert score is not None
    assert score.mp == (600, -600)
    day.do(e.Corrected(1, 1, ((300, 900),), Mistake.SWAPPED, "Dario", "scambiati", opponents=True))
    assert public(day.t).rounds[0].matches[0].score == score
    day.post()
    score = public(day.t).rounds[0].matches[0].score
    assert score is not None
    assert score.mp == (-600, 600)


@pytest.mark.article("fibur-2019", "20")
def test_players_know_until_when_they_may_object_and_a_ranking_shown_again_gives_no_more_time() -> None:
    day = desk(4, Phase(Movement.DANISH, 1))
    day.play()
    day.post(checking=True)
    until = day.now + 600
    day.wait(5)
    day.post(checking=True)
    shown = public(day.t).standings
    assert shown is not None
    assert (shown.checking_until, shown.definitive) == (until, False)
    day.wait(5)
    day.do(e.Locked(1))
    shown = public(day.t).standings
    assert shown is not None
    assert (shown.checking_until, shown.definitive) == (None, True)


def test_prizes_are_seen_at_the_end() -> None:
    day = desk(4, Phase(Movement.DANISH, 1))
    day.do(e.PrizesSet((e.Prize(1, 5000),)))
    day.play()
    day.lock()
    assert public(day.t).prizes == ()
    day.do(e.Ended())
    assert [one.entrant for one in public(day.t).prizes] == day.ranking()[:1]


def test_groups_are_seen_with_their_positions() -> None:
    day = locked()
    day.do(cut(day.t))
    assert public(day.t).groups == 0
    day.positions()
    assert public(day.t).groups == 2


@pytest.mark.article("fibur-2019", "6")
def test_how_long_a_round_lasts_is_told_also_where_only_the_code_says_it() -> None:
    day = desk(4, Phase(Movement.DANISH, 2))
    assert not day.t.notice.minutes
    assert public(day.t).minutes == day.t.regulation.round_minutes.value[day.t.notice.hands][1]


@pytest.mark.article("fibur-2019", "39")
def test_a_round_has_the_names_of_those_who_played_it() -> None:
    """Whoever comes in for somebody has not played what was played before, and is hidden there as he wants to be."""
    day = desk(4, Phase(Movement.DANISH, 3))
    day.play()
    old = day.t.entrants[1].title
    day.do(e.Substituted(1, (0,), (Player("Nuova", "Anna"),), told_before=True))
    day.positions()
    first, second = public(day.t).rounds
    assert [(one.number, one.title) for one in first.earlier] == [(1, old)]
    assert second.earlier == ()
    (now,) = (one for one in public(day.t).entrants if one.number == 1)
    assert now.title.startswith("Nuova Anna – ")
    (hidden,) = public(day.t, lambda player: "***").rounds[0].earlier
    assert hidden.players == ("***", "***")


def test_a_note_about_a_round_names_those_who_played_it() -> None:
    day = desk(4, Phase(Movement.DANISH, 8))
    for _ in range(2):
        day.play()
    day.positions()
    words, old = desk_words("it"), day.t.entrants[1].brief
    told = round_notes(words, day.t.rounds[1], day.t), round_notes(words, day.t.rounds[2], day.t)
    assert any(old in note for note in (*told[0], *told[1])), "somebody met again"
    day.score(3)
    day.do(e.Substituted(1, (0,), (Player("Nuova", "Anna"),), told_before=True))
    assert (round_notes(words, day.t.rounds[1], day.t), round_notes(words, day.t.rounds[2], day.t)) == told
