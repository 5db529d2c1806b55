"""A circuit is what its log leaves, and takes nothing that cannot be meant."""

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.rules import By, Rules


def log(*bodies: c.Happening) -> list[c.Entry]:
    return [c.Entry(seq, 1.0 * seq, "Ada", body) for seq, body in enumerate(bodies, start=1)]


def test_the_log_makes_the_circuit() -> None:
    made = c.replay(
        log(
            c.Opened("Circuito", about="di prova"),
            c.EventAdded("aaa"),
            c.EventAdded("bbb", 200),
            c.EventAdded("ccc"),
            c.EventAdded("aaa", 50),
            c.EventRemoved("ccc"),
            c.RulesSet(Rules(by=By.VP)),
            c.Joined("name b", "card a"),
            c.Joined("name c", "card d"),
            c.Parted("card d", "name c"),
            c.Shown(),
            c.Renamed("Circuito 2026"),
        )
    )
    assert made == c.Circuit(
        "Circuito 2026",
        Rules(by=By.VP),
        "",
        {"aaa": 50, "bbb": 200},
        same=(("card a", "name b"),),
        public=True,
        seq=12,
    )


@pytest.mark.parametrize(
    "body",
    [
        c.Renamed("  "),
        c.Renamed("x" * 200),
        c.RulesSet(Rules(table=(1, 2))),
        c.EventAdded("aaa", 0),
        c.EventAdded("aaa", 5000),
        c.EventRemoved("zzz"),
        c.Joined("a", "a"),
        c.Parted("a", "b"),
    ],
)
def test_what_cannot_be_meant_is_refused(body: c.Happening) -> None:
    made = c.replay(log(c.Opened("Circuito")))
    with pytest.raises(BadInput):
        c.demand(made, body)


def test_a_log_begins_with_its_opening_and_has_one() -> None:
    for wrong in (log(), log(c.Shown()), log(c.Opened("A"), c.Opened("B"))):
        with pytest.raises(BadInput):
            c.replay(wrong)


def test_the_two_hundred_and_first_event_does_not_fit() -> None:
    made = c.replay(log(c.Opened("A"), *(c.EventAdded(f"t{number}") for number in range(200))))
    with pytest.raises(BadInput):
        c.demand(made, c.EventAdded("another"))
    c.demand(made, c.EventAdded("t1", 50))


def test_the_organiser_says_who_is_who_among_any_number() -> None:
    circuit = c.replay(log(c.Opened("A"), c.Joined("a", "b"), c.Settled((("a", "c"), ("b",), ("d", "e", "f")))))
    assert set(circuit.same) == {("a", "c"), ("d", "e"), ("d", "f")}
    assert ("a", "b") in circuit.apart
    assert ("b", "f") in circuit.apart
    assert ("a", "c") not in circuit.apart
    again = c.fold(circuit, c.Entry(9, 0.0, "Ada", c.Settled((("a", "b", "c"),))))
    assert {("a", "b"), ("a", "c")} <= set(again.same)
    assert not {("a", "b"), ("b", "c")} & set(again.apart)
    for groups in ((("a",),), (("a", "b"), ("a",)), (("a", "b"), ()), (("a", "b" * 201),)):
        with pytest.raises(BadInput):
            c.demand(circuit, c.Settled(groups))
