"""What the table tells in training and not otherwise: that cards would hold, that a pair has the points, the count."""

from typing import Any

import pytest

from tests.cli.seated_tressette import Table
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import at
from ventaglio.games.tressette.terminal.host import Chance
from ventaglio.games.tressette.terminal.person import TressettePerson

Printed = pytest.CaptureFixture[str]

SOVEREIGN = """
code: tradizionali
scores: 5 7
trick A: d4 d7 d6 d5
phase: follow
leader: A
playing: s4
hand A: b4 b7
hand B: c4 c5 c6
hand C: s3 s2 sA
hand D: b6 b5 c7
"""
"""Whatever B plays before him, C takes all the tricks that are left."""

# A bot with sense calls out as soon as it may; random ones leave the moment to the person.
WON = """
code: {code}
scores: 5 20
trick A: dA d3 d2 d4
leader: B
won: 1 1 0 - reached
hand B: d7 d6 s6 s5 c6 c5 b6 b5 sA
"""


def in_training(position: str, **more: Any) -> Table:
    return Table.at_position(position, training=True, **more)


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.article("fitres", "118")
@pytest.mark.parametrize("code", ["tradizionali", "moderne"])
@pytest.mark.parametrize("lang, word", [("en", "claim"), ("it", "terra"), ("en", "terra"), ("it", "claim")])
def test_cards_are_laid_down_ahead_of_ones_turn(capsys: Printed, code: str, lang: str, word: str) -> None:
    table = in_training(SOVEREIGN.replace("tradizionali", code), who="C", lang=lang)
    table.say(word)
    out = flat(capsys.readouterr().out)
    told = {"en": "Your cards take every trick that is left", "it": "Le tue carte pigliano tutto quello che resta"}
    assert told[lang] in out
    assert "Art. 118 — FITRES" in out
    assert {"en": "They are sovereign: the rest is yours.", "it": "Sono sovrane: il resto è tuo."}[lang] in out
    assert [(move.by, table.host.game.spell_action(move.action)) for move in table.host.record().moves] == [
        (2, "claim")
    ]


def test_whoever_lets_it_pass_is_not_asked_again_in_that_passata(capsys: Printed) -> None:
    table = in_training(SOVEREIGN, who="C")
    assert table.host.chance is Chance.CLAIM
    table.say("k", "h", "s", "", "s3")
    out = capsys.readouterr().out
    assert out.count("claim, or Enter") == 4
    assert "a card of spade, h hints" in out
    assert table.host.chance is None


def test_nobody_is_asked_whose_cards_would_not_hold() -> None:
    assert in_training(SOVEREIGN, who="D").host.chance is None
    beaten = SOVEREIGN.replace("s3 s2 sA", "s3 s2 b5").replace("b6 b5", "b6 sA")
    assert in_training(beaten, who="C").host.chance is None


def test_the_last_card_is_simply_played() -> None:
    position = """
    code: tradizionali
    phase: follow
    leader: A
    trick A: d4 d7 d6 d5
    playing: s4
    hand A:
    hand B: c4
    hand C: s3
    hand D: b6
    """
    assert in_training(position.replace("    ", ""), who="C").host.chance is None


def test_hints_say_whether_cards_laid_down_would_hold(capsys: Printed) -> None:
    in_training(SOVEREIGN, who="C").say("", "h")
    assert "lay all your cards down; they take every trick" in capsys.readouterr().out
    in_training(SOVEREIGN.replace("s3 s2 sA", "s3 s2 c4").replace("c4 c5 c6", "sA c5 c6"), who="C").say("h")
    assert "lay all your cards down, if they take every trick" in capsys.readouterr().out


@pytest.mark.article("fitres", "130")
@pytest.mark.parametrize("code", ["tradizionali", "moderne"])
@pytest.mark.parametrize("lang, word", [("en", "call"), ("it", "fuori")])
def test_a_pair_that_has_won_is_called_out_while_another_leads(
    capsys: Printed, code: str, lang: str, word: str
) -> None:
    table = in_training(WON.format(code=code), who="A", lang=lang, bot="random")
    assert table.host.chance is Chance.CALL
    table.say(word, "y")
    out = flat(capsys.readouterr().out)
    told = {"en": "B and D have reached 21: call them out", "it": "B e D hanno raggiunto i 21: se li chiami fuori"}
    assert told[lang] in out
    assert "«fuori»" in out


@pytest.mark.article("fitres", "130")
def test_a_call_is_offered_again_before_each_lead(capsys: Printed) -> None:
    hands = {
        "A": "d5 s4 s5 s6 c4 c5 c6 b4 b5",
        "B": "dR dC s3 sA sC c3 cA b3 bA",
        "C": "d6 d7 s7 sD c7 cD b6 b7 bD",
        "D": "dD s2 sR c2 cR cC b2 bR bC",
    }
    position = WON.partition("hand B")[0] + "".join(f"hand {seat}: {cards}\n" for seat, cards in hands.items())
    table = in_training(position.format(code="tradizionali"), who="A", bot="random")
    offered: list[int] = []

    def source() -> str | None:
        if len(table.host.view().memory) == 4:
            return None
        if table.host.chance is Chance.CALL:
            offered.append(len(table.host.view().memory))
            return ""
        return table.host.menu().cards[0].card.text

    table.listen(source)
    assert offered == [1, 2, 3]


def test_ones_own_pair_is_told_what_a_call_would_do(capsys: Printed) -> None:
    table = in_training(WON.format(code="tradizionali"), who="D", bot="random")
    assert table.host.chance is Chance.CALL
    table.say("call", "n")
    assert "Your side has reached 21: calling ends the match here" in flat(capsys.readouterr().out)


# ── Without training ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "118", "130")
@pytest.mark.parametrize("position, who", [(SOVEREIGN, "C"), (WON, "A"), (WON, "D")])
def test_the_table_stops_for_nothing_that_the_code_does_not_let_be_told(position: str, who: str) -> None:
    table = Table.at_position(position.format(code="tradizionali"), who=who, bot="random")
    assert (table.host.chance, table.host.reached, table.host.claim_holds) == (None, None, False)


@pytest.mark.article("fitres", "118")
def test_hints_say_of_a_lay_down_only_that_it_may_be_made(capsys: Printed) -> None:
    lines = []
    for hand in ("s3 s2 sA", "s3 s2 c4"):
        position = SOVEREIGN.replace("s3 s2 sA", hand)
        position = position if hand == "s3 s2 sA" else position.replace("c4 c5 c6", "sA c5 c6")
        Table.at_position(position, who="C", bot="random").say("h")
        out = capsys.readouterr().out
        lines.append([line for line in out.splitlines() if "lay all your cards down" in line])
    assert lines[0] == lines[1] == [" claim: lay all your cards down, if they take every trick that is left"]


@pytest.mark.article("fitres", "130")
@pytest.mark.parametrize("score", ["5 4", "5 20"])
def test_hints_say_the_same_of_a_call_whatever_the_pairs_have(capsys: Printed, score: str) -> None:
    won = WON if score == "5 20" else WON.replace("won: 1 1 0 - reached\n", "").replace("5 20", score)
    Table.at_position(won.format(code="tradizionali"), who="B", bot="random").say("h")
    assert "if you think they have reached 21; if your own pair has, the match ends there" in flat(
        capsys.readouterr().out
    )


@pytest.mark.article("fitres", "115", "130", "155")
@pytest.mark.parametrize(
    "code, who, counted",
    [("tradizionali", "B", 1), ("tradizionali", "C", 0), ("moderne", "B", 0), ("moderne", "C", 0)],
)
def test_of_the_tricks_only_what_may_be_looked_through_is_counted(
    capsys: Printed, code: str, who: str, counted: int
) -> None:
    """B is on lead: by tradition he may go through the tricks of his pair, by the modern norms nobody may."""
    table = Table.at_position(WON.format(code=code), who=who, bot="random")
    with at(table.place):
        TressettePerson(table.place, table.host, Asking(table.place, lambda: ""))._aside.score()
    out = flat(capsys.readouterr().out)
    assert "everybody counts for himself" in out
    assert (out.count("in cards"), out.count("before this passata")) == (counted, 2)


def test_training_says_what_it_is_and_counts(capsys: Printed) -> None:
    in_training(WON.format(code="moderne"), who="B", bot="random").say("s")
    out = flat(capsys.readouterr().out)
    assert "The code allows none of it (Art. 118, 130, 155)." in out
    assert out.count("in cards") == 2
