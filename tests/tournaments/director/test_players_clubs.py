"""A club and a category for each player: what a pair's are then, and from whom it is kept apart."""

from collections.abc import Sequence

from tests.tournaments.director.desks import Desk
from ventaglio.core.codec import decode, encode
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.terms import Movement, Seating
from ventaglio.tournaments.log import replay


def opened(*clubs: Sequence[str]) -> Desk:
    """A desk at which pairs are entered, each with the clubs of its players."""
    made = Desk(Notice("Prova", "fibur-2019", phases=(Phase(Movement.DANISH, 1),), seating=Seating.ORDER))
    for number, both in enumerate(clubs, start=1):
        players = tuple(Player(f"Cognome{number}{at}", club=club, category="A") for at, club in enumerate(both))
        made.do(e.Entered(number, players))
    return made


def test_a_pair_of_two_clubs_has_both_and_a_pair_of_one_has_it_once() -> None:
    made = opened(("Asso", "Asso"), ("Asso", "Fante"), ("", "Fante"))
    assert [one.club for one in made.t.entrants.values()] == ["Asso", "Asso / Fante", "Fante"]
    assert [one.category for one in made.t.entrants.values()] == ["A"] * 3


def test_what_is_said_of_the_pair_itself_holds() -> None:
    made = opened()
    made.do(e.Entered(1, (Player("A", club="Asso", category="A"), Player("B", category="B")), club="Re"))
    assert (made.t.entrants[1].club, made.t.entrants[1].category) == ("Re", "")
    made.do(e.EntryChanged(1, (Player("A", club="Asso"), Player("B", club="Fante"))))
    assert made.t.entrants[1].club == "Asso / Fante"
    made.do(e.Substituted(1, (1,), (Player("C", club="Asso"),)))
    assert made.t.entrants[1].club == "Asso"


def test_pairs_are_kept_apart_by_the_club_that_most_belong_to() -> None:
    made = opened(("Asso", "Asso"), ("Asso", "Fante"), ("Re", "Re"), ("Donna", "Donna"))
    made.check_in()
    made.close()
    made.positions()
    assert not any({1, 2} == {n for side in match.sides for n in side} for match in made.t.rounds[0].matches.values())


def test_one_person_of_the_registry_is_entered_once_whatever_he_is_called() -> None:
    made = opened()
    made.do(e.Entered(1, (Player("Rossi", "Mario", person="x"), Player("B"))))
    again = made.refused(e.Entered(2, (Player("Rosi", "M.", person="x"), Player("D"))))
    assert again.reason == "twice"


def test_a_log_says_no_more_of_a_player_than_there_is() -> None:
    assert encode(Player("Rossi")) == b'{"surname":"Rossi"}'
    old = b'{"type":"entered","number":1,"players":[{"surname":"Rossi","name":"","card":""}]}'
    assert decode(old, e.Happening) == e.Entered(1, (Player("Rossi"),))
    assert replay(opened(("Asso", "Re")).log).entrants[1].players[1].club == "Re"
