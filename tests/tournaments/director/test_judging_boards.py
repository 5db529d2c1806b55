"""What may be put on record of how boards come about."""

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.core.cards.provable import HOUSE, commitment
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement

SECRET = "ab" * 32
LABEL = "abcd/1"


def promised() -> b.BoardsPromised:
    labels = ((f"abcd-{number}/1", f"abcd-{number}/2") for number in (1, 2))
    made = tuple((told(HOUSE, one), told(HOUSE, two)) for one, two in labels)
    return b.BoardsPromised(LABEL, nonce="n", promised=made)


def told(who: str, label: str = LABEL) -> str:
    return commitment(who, bytes.fromhex(SECRET), label)


def day() -> Desk:
    return desk(4, Phase(Movement.DANISH, 2), code="moderne", hands=2, online=True)


def begun() -> Desk:
    made = day()
    made.do(promised())
    made.do(b.BoardsCommitted(LABEL, entrant=0, commitment=told("desk")))
    made.do(b.BoardsCommitted(LABEL, entrant=3, commitment=told("3")))
    return made


def closed() -> Desk:
    made = begun()
    made.do(b.BoardsClosed(LABEL))
    return made


@shows("boards-step")
def test_each_step_follows_the_one_before() -> Objection:
    made = begun()
    for early in (
        promised(),
        b.BoardsOpened(LABEL, entrant=0, secret=SECRET),
        b.BoardsVoided(LABEL, entrants=(0, 3)),
        b.BoardTold(LABEL, round=1, board=1, secret=SECRET),
        b.BoardsClosed("abcd/2"),
    ):
        assert made.refused(early).reason == "boards-step"
    made = closed()
    assert made.refused(b.BoardsVoided(LABEL, entrants=(3,))).reason == "boards-step", "two are missing"
    made.do(b.BoardsOpened(LABEL, entrant=0, secret=SECRET))
    made.do(b.BoardsOpened(LABEL, entrant=3, secret=SECRET))
    made.do(b.BoardTold(LABEL, round=1, board=1, secret=SECRET))
    assert made.t.boards.told == {"abcd-1/1": SECRET}
    for beyond in ((1, 1), (3, 1), (1, 3)):
        wrong = b.BoardTold(LABEL, round=beyond[0], board=beyond[1], secret=SECRET)
        assert made.refused(wrong).reason == "boards-step"
    return day().refused(b.BoardsClosed(LABEL))


@shows("boards-part")
def test_everybody_has_one_part_and_his_own() -> Objection:
    made = begun()
    assert made.refused(b.BoardsCommitted(LABEL, entrant=9, commitment=told("9"))).reason == "no-entrant"
    again = made.refused(b.BoardsCommitted(LABEL, entrant=3, commitment=told("3")))
    assert again.reason == "boards-part"
    made = closed()
    made.do(b.BoardsOpened(LABEL, entrant=3, secret=SECRET))
    assert made.refused(b.BoardsOpened(LABEL, entrant=3, secret=SECRET)).reason == "boards-part"
    return made.refused(b.BoardsOpened(LABEL, entrant=2, secret=SECRET))


@shows("boards-text")
def test_what_is_promised_and_told_fits_together() -> Objection:
    made = day()
    for wrong in ((), ((SECRET, SECRET),), ((SECRET,), (SECRET,)), (("no", SECRET), (SECRET, SECRET))):
        assert made.refused(b.BoardsPromised(LABEL, nonce="n", promised=wrong)).reason == "boards-text"
    made = begun()
    assert made.refused(b.BoardsCommitted(LABEL, entrant=1, commitment="no")).reason == "boards-text"
    made = closed()
    assert made.refused(b.BoardsOpened(LABEL, entrant=3, secret=SECRET[1:])).reason == "boards-text"
    made.do(b.BoardsOpened(LABEL, entrant=0, secret=SECRET))
    made.do(b.BoardsOpened(LABEL, entrant=3, secret=SECRET))
    return made.refused(b.BoardTold(LABEL, round=1, board=1, secret="cd" * 32))


@pytest.mark.parametrize("secret", [SECRET, "cd" * 32])
def test_a_false_opening_makes_the_boards_void(secret: str) -> None:
    made = closed()
    made.do(b.BoardsOpened(LABEL, entrant=3, secret=secret))
    assert [void.who for void in made.t.boards.voids] == ([] if secret == SECRET else [("3",)])
    assert bool(made.t.boards.promised) is (secret == SECRET)


def test_codes_without_duplicate_deals_have_no_boards() -> None:
    made = desk(4, Phase(Movement.DANISH, 2), online=True)
    assert made.refused(promised()).reason == "no-duplicate"
