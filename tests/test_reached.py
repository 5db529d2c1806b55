"""Nothing in the program is there for the tests alone, unless it is marked as a library."""

import pytest

from tools.unreached import FOR_PROGRAMS, House, libraries

pytestmark = pytest.mark.long

ASKED_BY_OTHERS = {
    "ventaglio.cli.pages.Pages.render_description": "the parser of command lines",
    "ventaglio.cli.pages.Pages.render_usage": "the parser of command lines",
    "ventaglio.games.common.terminal.screen.Screen.on_broken_pipe": "the console",
}
"""Methods that a package calls which is not ours."""


@pytest.fixture(scope="module")
def plain() -> House:
    return House()


@pytest.fixture(scope="module")
def marked() -> House:
    return House({*libraries(), *FOR_PROGRAMS})


def test_nothing_is_out_of_reach_that_is_not_marked(marked: House) -> None:
    assert marked.unreached == []


def test_every_method_is_mentioned_somewhere(marked: House) -> None:
    of_programs = tuple(f"{name}." for name in FOR_PROGRAMS)
    found = [name for name in marked.unmentioned if not name.startswith(of_programs)]
    assert {name for name in found if name not in ASKED_BY_OTHERS} == set()
    assert ASKED_BY_OTHERS.keys() <= set(found), "each is there, and nothing of ours mentions it"


def test_no_library_is_marked_that_is_in_use(plain: House) -> None:
    """A mark in the ledger goes when a table, a command or a page begins to do what the article says."""
    assert libraries()
    assert {one for one in libraries() if not any(name.startswith(f"{one}.") for name in plain.unreached)} == set()


def test_nothing_is_marked_for_programs_that_is_in_use_or_gone(plain: House, marked: House) -> None:
    for_them = [f"{name}." for name in (*plain.unreached, *marked.unmentioned)]
    assert [one for one in FOR_PROGRAMS if not any(name.startswith(f"{one}.") for name in for_them)] == []


def test_what_a_command_does_is_within_reach(plain: House) -> None:
    assert {
        ("ventaglio.cli.codes", "list_codes"),
        ("ventaglio.games.burraco.engine.judge", "judge"),
        ("ventaglio.server.web.app", "make_app"),
        ("ventaglio.tournaments.director.movements.mitchell", "MOVER"),
        ("ventaglio.games.burraco.engine.seating", "draw_seats"),
    } <= plain.reached
