"""Who meets again: told in the draft of a Danish with the alternative, and never twice running one against one."""

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.pairing import Drawn, Pairing, Reason
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.rematches import alternatives, pointed_out, without_them
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.pairings import round_notes


def level(round_: int, match: e.Match) -> tuple[int, int]:
    """The lower number wins by little: the ranking stays as it is, and neighbours meet again and again."""
    first, second = match.sides[0][0], match.sides[1][0]
    return (600, 500) if first < second else (500, 600)


def met(day: Desk) -> list[frozenset[int]]:
    return [frozenset((*m.sides[0], *m.sides[1])) for one in day.t.rounds for m in one.matches.values()]


@pytest.mark.article("fibur-2019", "2")
def test_the_draft_of_a_danish_says_who_meets_again_and_what_would_avoid_it() -> None:
    day = desk(8, Phase(Movement.DANISH, 5))
    day.play(level)
    day.play(level)
    day.do(draft(day.t))
    one = day.t.draft
    assert one is not None
    again = [m for m in one.matches.values() if frozenset((*m.sides[0], *m.sides[1])) in met_before(day)]
    assert again
    assert all(any(note.reason is Reason.MEETS_AGAIN for note in m.notes) for m in again)
    told = "\n".join(round_notes(desk_words("it"), one, day.t))
    assert "si incontrano di nuovo: così vuole la classifica" in told
    assert "Per evitare i rincontri" in told
    other = without_them(one, "rincontri evitati")
    assert all(frozenset((*m.sides[0], *m.sides[1])) not in met_before(day) for m in other.matches)
    assert sorted(n for m in other.matches for side in m.sides for n in side) == list(range(1, 9))
    day.do(other)
    assert day.t.draft is not None
    assert alternatives(day.t.draft) == ()
    day.do(e.Published(3))


def met_before(day: Desk) -> set[frozenset[int]]:
    return {
        frozenset((*m.sides[0], *m.sides[1])) for one in day.t.rounds[: day.t.published] for m in one.matches.values()
    }


@pytest.mark.article("fibur-2019", "2")
@pytest.mark.parametrize("players", [4, 7, 10])
def test_one_against_one_the_opponent_changes_every_round(players: int) -> None:
    day = desk(players, Phase(Movement.DANISH, 5), format=Format.ONE_TO_ONE, hands=2)
    for _ in range(5):
        day.play(level)
    for before, after in zip(day.t.rounds, day.t.rounds[1:], strict=False):
        pairs = [{frozenset((*m.sides[0], *m.sides[1])) for m in one.matches.values()} for one in (before, after)]
        assert pairs[0].isdisjoint(pairs[1])


def test_a_draft_without_rematches_has_nothing_to_say() -> None:
    day = desk(8, Phase(Movement.DANISH, 5))
    day.play(level)
    drawn = draft(day.t)
    assert all(note.reason not in (Reason.MEETS_AGAIN, Reason.ALTERNATIVE) for note in drawn.notes)


@shows("no-alternative")
def test_where_nobody_meets_again_there_is_nothing_to_choose() -> Objection:
    day = desk(8, Phase(Movement.DANISH, 5))
    day.do(draft(day.t))
    one = day.t.draft
    assert one is not None
    with pytest.raises(Objected) as refused:
        without_them(one, "rincontri")
    return refused.value.objection


@pytest.mark.article("internazionale", "2")
def test_no_alternative_brings_back_who_may_not_meet() -> None:
    """By the ranking 3 4 5 2 6 1 the one that avoids most would have 3 meet 4 again, as in the round before."""
    last = {frozenset(pair) for pair in ((3, 4), (5, 6), (1, 2))}
    earlier = {frozenset(pair) for pair in ((3, 5), (4, 2), (6, 1), (3, 2), (3, 6), (3, 1))}
    drawn = Pairing(tuple(Drawn(((a,), (b,))) for a, b in ((3, 5), (4, 2), (6, 1))))
    free = pointed_out(drawn, (3, 4, 5, 2, 6, 1), earlier | last)
    held = pointed_out(drawn, (3, 4, 5, 2, 6, 1), earlier | last, last)
    assert any(note.reason is Reason.ALTERNATIVE for note in free.notes)
    assert not any(note.reason is Reason.ALTERNATIVE for note in held.notes)
