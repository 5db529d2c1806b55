"""What lies at the edges of a match and of its texts: before the deal, after the end, and what cannot be read."""

from collections.abc import Callable

import pytest

from tests.games.tressette.codes.fitres.deals import ALL_TO_A, MIXED
from tests.games.tressette.codes.fitres.sitting import deal, mod, trad
from tests.games.tressette.codes.fitres.tavolo import Tavolo
from tests.texts import TRADIZIONALI
from tests.texts import parse_tressette as parse_position
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.actions import Redeal, parse_action, spell_action
from ventaglio.games.tressette.engine.events import Served
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.position import spell_position
from ventaglio.games.tressette.game import TRESSETTE

# ── Nobody's turn ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "17", "18")
def test_before_the_deal_no_player_has_anything_to_do() -> None:
    assert trad("phase: deal").legal() == []


@pytest.mark.article("fitres", "16", "35")
def test_a_match_that_is_over_is_not_dealt_again_and_leaves_nothing_to_do() -> None:
    table = trad(*MIXED, "scores: 20 5").does("accuse N d")
    assert (table["phase"], table.legal(), table.why_not(f"table {deal()}")) == ("end", [], "match-over [18]")


@pytest.mark.article("fitres", "101")
def test_a_position_in_which_no_pair_can_be_formed_waits_for_the_table() -> None:
    table = trad("phase: pairing", "option pairs: B.b.1", "official: no", "hand A: d4 d5 d6 s4")
    assert (table.legal(), table.why_not("A show d4")) == ([], "not-your-pairing-card [101]")
    assert table.does("table redeal three-pairing-cards")["phase"] == "deal"


def test_what_a_seat_hears_of_a_deal_changes_nothing() -> None:
    state = trad(*MIXED).state
    assert TRESSETTE.fold(state, Served(state.hands[0], 5)) is state


# ── Actions as text ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "21")
def test_a_new_deal_names_its_cause_and_what_was_seen() -> None:
    action = parse_action("redeal exposed s3 d4")
    assert isinstance(action, Redeal)
    assert spell_action(action) == "redeal exposed s3 d4"


@pytest.mark.parametrize(
    "text, why",
    [("", "an empty line is no action"), ("play x9", "play x9"), ("dance dA", "'dance' is no action: the actions are")],
)
def test_what_is_no_action_is_told_so(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        parse_action(text)


# ── Tables that cannot be opened ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "header, value, why",
    [
        ("Match", "luck", "header Match: 'luck' is none of points, passate, single"),
        ("Passate", "some", "header Passate: 'some' is no number"),
        ("Dealer", "E", "header Dealer: 'E' is none of A, B, C, D"),
    ],
)
def test_a_record_whose_table_cannot_be(header: str, value: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        TRESSETTE.open({"Code": "tradizionali", header: value})


@pytest.mark.article("fitres", "98")
def test_four_names_for_four_players() -> None:
    with pytest.raises(BadInput, match="3 names for four players"):
        open_table(TRADIZIONALI, names=("Ada", "Bea", "Carlo"))


@pytest.mark.article("fitres", "102")
@pytest.mark.parametrize("passate", [0, 4])
def test_a_number_of_passate_belongs_to_a_match_by_passate(passate: int) -> None:
    with pytest.raises(BadInput, match="belongs to a match by passate"):
        open_table(TRADIZIONALI, passate=passate)


def test_a_dealer_has_a_seat() -> None:
    with pytest.raises(BadInput, match="seat 4 does not exist"):
        open_table(TRADIZIONALI, dealer=4)


# ── Positions as text ────────────────────────────────────────────────────────────────────────────────────────────────


def early_call() -> Tavolo:
    return mod(*ALL_TO_A, "scores: 18 5").plays("d3 s4 c4 b4", "dA s5 c5 b5").does("B call-out").plays("d2 sA cA b6")


def called_out() -> Tavolo:
    return trad(*ALL_TO_A, "option pairs: B.b.1", "scores: 20 5").plays("d3 s4 cA b4").does("B call-out")


POSITIONS: dict[str, Callable[[], Tavolo]] = {
    "a name": lambda: trad(*MIXED, "name B: Bea"),
    "a venticinque half led": lambda: (
        trad("hand A: d3 d2 s4 s5", "hand B: d4 d5 s6 s7").does("play d2 venticinque-piombo").plays_on(3)
    ),
    "a pair that must call itself out": early_call,
    "a lay-down that came in place of that call": lambda: early_call().does("claim"),
    "a question": called_out,
    "half an answer": lambda: called_out().does("say potrei"),
    "a cappotto decided alone": lambda: called_out().does("say vado"),
}


@pytest.mark.parametrize("table", POSITIONS.values(), ids=POSITIONS.keys())
def test_every_state_of_a_match_can_be_written_and_read(table: Callable[[], Tavolo]) -> None:
    state = table().state
    assert parse_position(spell_position(state)) == state


@pytest.mark.parametrize(
    "line, why",
    [
        ("trick A: d3 d4 d5", "a finished trick has four cards, not 3"),
        ("sides: 0 1 0", "3 numbers for four seats"),
        ("phase: lunch", "'lunch' is none of deal, pairing, lead"),
    ],
)
def test_a_line_that_says_nothing_possible_is_refused(line: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        parse_position(f"code: tradizionali\n{line}")
