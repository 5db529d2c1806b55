"""Changes of a registry: told what is against them, and taken back as long as nothing has come after."""

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.registry import changing as c
from ventaglio.tournaments.registry.people import Person, Roster, Shown

MARIO = Person("1", "Rossi", "Mario", "100", "ASD Asso", "A", 2025)
OTHER = Person("2", "Rossi", "M.", "", "Asso", "", 2026, Shown.INITIAL)
BOTH = Roster({"1": MARIO, "2": OTHER}, 4)


def made(step: c.Step, seq: int = 5) -> c.Change:
    return c.Change(seq, 1.0, "Ada", step)


@pytest.mark.parametrize(
    "person, reason",
    [
        (Person("3", "  "), "registry-no-surname"),
        (Person("3", "Verdi", card=" 100 "), "registry-card-taken"),
        (Person("3", "V" * 81), "registry-long"),
        (Person("3", "Verdi", licence=26), "registry-licence"),
        (Person("3", "Verdi", email="ada@example"), "registry-email"),
        (Person("3", "Verdi", email="ada@example.org, ugo@example.org"), "registry-email"),
        (Person("3", "Verdi", email="ada@example.org\r\nBcc: ugo@example.org"), "registry-email"),
    ],
)
def test_what_is_wrong_with_somebody_is_told(person: Person, reason: str) -> None:
    with pytest.raises(BadInput) as told:
        c.added(BOTH, person)
    assert told.value.reason == reason


def test_texts_are_tidied() -> None:
    (one,) = c.added(BOTH, Person("3", " De  Luca\n", "Ada\u202e", email=" ada@example.org ")).after
    assert (one.surname, one.name, one.email) == ("De Luca", "Ada", "ada@example.org")
    assert "example" not in f"{one.player}{one.public}"


def test_a_merge_is_shown_first_and_fills_what_was_missing() -> None:
    assert [(one.field, one.chosen) for one in c.differences(OTHER, MARIO)] == [
        *(("name", "Mario"), ("card", "100"), ("club", "Asso"), ("category", "A")),
        *(("licence", "2026"), ("shown", "initial")),
    ]
    step = c.merged(BOTH, "2", "1", {"club": "ASD Asso"})
    after = c.applied(BOTH, step)
    one = Person("2", "Rossi", "Mario", "100", "ASD Asso", "A", 2026, Shown.INITIAL)
    assert after.people == (one,)
    assert after.person("1") == one
    assert c.applied(after, c.undone(after, made(step))).people == BOTH.people
    with pytest.raises(BadInput, match="one person"):
        c.merged(after, "2", "1")


def test_what_was_changed_since_is_not_taken_back() -> None:
    first = c.changed(BOTH, "1", {"club": "Fante"})
    then = c.applied(BOTH, first)
    later = c.applied(then, c.changed(then, "1", {"category": "B"}))
    with pytest.raises(BadInput) as told:
        c.undone(later, made(first))
    assert told.value.reason == "registry-undo-late"
    assert c.changed(BOTH, "1", {"club": "ASD Asso"}) == c.Step("changed")


def test_a_card_that_somebody_has_by_now_does_not_come_back() -> None:
    first = c.changed(BOTH, "1", {"card": ""})
    then = c.applied(BOTH, first)
    later = c.applied(then, c.added(then, Person("3", "Neri", card="100")))
    with pytest.raises(BadInput) as told:
        c.undone(later, made(first))
    assert told.value.reason == "registry-card-taken"


def test_who_came_goes_again_unless_somebody_was_merged_into_him() -> None:
    came = c.added(BOTH, Person("3", "Neri"))
    then = c.applied(BOTH, came)
    assert c.applied(then, c.undone(then, made(came))).everybody == BOTH.everybody
    merged = c.applied(then, c.merged(then, "3", "1", {"surname": "Neri", "name": "", "card": "", "club": ""}))
    with pytest.raises(BadInput):
        c.undone(merged, made(came))


def test_a_club_gets_another_name() -> None:
    after = c.applied(BOTH, c.club_renamed(BOTH, "Asso", "ASD Asso"))
    assert dict(after.clubs) == {"ASD Asso": 2}
    with pytest.raises(BadInput):
        c.club_renamed(BOTH, "Fante", "x")


def test_a_step_can_forget_people() -> None:
    assert c.without(c.merged(BOTH, "1", "2"), ["1", "2"]) == c.Step("merged")
    merged = c.applied(BOTH, c.merged(BOTH, "1", "2"))
    assert sorted(c.all_ids(merged, "2")) == ["1", "2"]
