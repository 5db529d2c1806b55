"""Every figure of a circuit in a sentence, in both languages."""

import pytest

from tests.tournaments.season.years import event
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.people import Doubt
from ventaglio.tournaments.season.ranking import ranking
from ventaglio.tournaments.season.rules import By, Ranked, Rules, Tie
from ventaglio.tournaments.words.season import season_words

PAIRS = ("Aldi Ada", "Bini Bea"), ("Conti Ciro", "Dotti Dino")


def test_an_account_says_where_each_point_comes_from() -> None:
    rules = Rules(table=(10, 6), presence=2, best=1, least=3)
    events = (event("Uno", *PAIRS), event("Due", *reversed(PAIRS)))
    found = ranking(rules, events, (100, 150))
    ada = next(row for row in found.rows if row.title == "Aldi Ada")
    assert list(season_words("en").account(rules, ada, events)) == [
        "Uno: place 1 of 2, 10 points for it, 2 for playing: 12",
        "Due: place 2 of 2, 6 points for it, 2 for playing, counted at 150%: 12. Does not count: only the best 1 do",
        "Total: 12, from 1 of 2",
        "Not ranked yet: 3 events are needed, 2 were played.",
    ]
    assert next(iter(season_words("it").account(rules, ada, events))) == (
        "Uno: 1º posto su 2, 10 punti per il posto, 2 per la presenza: 12"
    )


def test_a_club_is_told_with_its_people() -> None:
    rules = Rules(ranked=Ranked.CLUBS, by=By.BEATEN, club_best=2)
    events = (event("Uno", *PAIRS, clubs=("Spada", "Spada")),)
    (club,) = ranking(rules, events, (100,)).rows
    assert next(iter(season_words("en").account(rules, club, events))) == (
        "Uno: 2 people, the best at place 1 of 2, 2 entrants behind: 2. 2 more had less and do not count"
    )


def test_hundredths_are_written_as_the_language_does() -> None:
    assert [season_words(lang).decimal(1250) for lang in ("en", "it")] == ["12.50", "12,50"]
    assert season_words("it").decimal(1200) == "12"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_everything_has_its_words(lang: str) -> None:
    words = season_words(lang)
    for ranked in Ranked:
        for by in By:
            rules = Rules(
                ranked=ranked, by=by, presence=1, best=3, least=2, club_best=4, replaced=True, categories=True,
                ties=tuple(Tie), planned=12,
            )  # fmt: skip
            assert len(list(words.rules(rules))) >= 7
    assert len(list(words.rules(Rules(table=(), ties=())))) == 4
    bodies = (
        c.Opened("A"), c.Renamed("B"), c.RulesSet(Rules()), c.EventAdded("x"), c.EventRemoved("x", "neve"),
        c.SourceGone("x", "Uno"), c.SourceGone("x", "Uno", event("1")), c.Settled((("card 1", "name b"),)),
        c.Settled((("card 1",), ("name a",))), c.Settled((("card 1", "name a"), ("card 2",))),
        c.Joined("card 1", "name a"), c.Parted("card 1", "name a"), c.Shown(), c.Shown(False),
    )  # fmt: skip
    told = [words.line(body, {"x": "Uno"}, {"card 1": "Ada"}) for body in bodies]
    assert len(set(told)) == len(bodies)
    assert all("Ada" in one for one in told[7:12])
    events = (event("1", ("Rossi Anna #1", "B b"), ("Rossi Anna #2", "C c")), event("2", ("Rossi Anna", "Z z #1")))
    clashes = ranking(Rules(), events, (100, 100)).clashes
    assert {one.doubt for one in clashes} == {Doubt.NO_CARD, Doubt.SAME_CARD}
    assert all(words.clash(one) for one in clashes)
