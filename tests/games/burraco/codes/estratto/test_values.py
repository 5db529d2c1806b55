"""What the extract's headings, conventions and norms fix, one by one."""

import pytest
from _pytest.mark import ParameterSet

from ventaglio.core.norms import norms
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.engine.rules import (
    Abandon,
    CloseNeeds,
    Collect,
    Cut,
    Look,
    NaturalTwo,
    NoStall,
    Role,
    SupervisedStall,
    WildMoves,
)

CODE = "estratto"


def says(article: str, name: str, value: object, words: str) -> ParameterSet:
    """One thing that an article says."""
    return pytest.param(article, name, value, id=f"{article}: {words}", marks=pytest.mark.article(CODE, article))


STATED = [
    says("Regole generali", "sets_of_wilds", False, "no sets of jokers or of twos"),
    says("Gioco in 4", "sides", {2: (0, 1), 4: (0, 1, 0, 1), 6: (0, 1, 0, 1, 0, 1)}, "facing pairs, alternate trios"),
    says("Convenzioni 15", "laid_cards_stay", True, "cards on the table are never taken back or moved"),
    says("Introduzione", "packs", {2: 2, 3: 2, 4: 2, 5: 3, 6: 3}, "two packs; a third for five and six"),
    says("Convenzioni 6", "shufflers", (Role.POZZETTO_MAKER, Role.DEALER), "the maker first, then the dealer"),
    says("Preparativi", "cutter", Role.POZZETTO_MAKER, "the player at the dealer's right lifts a part"),
    says("Preparativi", "cut", Cut.ANY_PART, "any part of the pack"),
    says("Preparativi", "hand_size", 11, "eleven cards, one at a time"),
    says(
        "Preparativi",
        "pozzetti",
        {2: (11, 11), 3: (18, 11), 4: (11, 11), 5: (18, 11, 11), 6: (11, 11)},
        "two of 11; with three or five one of 18 on top",
    ),
    says("Gioco in 6", "pozzetti_alone", {3: (11,) * 3, 5: (11,) * 5}, "three or five of 11, each for himself"),
    says("Preparativi", "upcard", True, "the dealer puts one card face up"),
    says("Fase di gioco", "turn_order", ("pick up", "open or attach", "discard"), "pick up, meld at will, discard"),
    says("Convenzioni 7", "pick_up_is_final", True, "a stock card lifted even in part must be taken"),
    says("Fase di gioco", "collect", Collect.FREELY, "draw one, or collect the whole pile"),
    says("Convenzioni 9", "single_card_returns", False, "not collected and discarded without its twin"),
    says("Fase di gioco", "set_ranks", "AKQJT9876543", "cards of one rank, whatever their suits"),
    says("Fine round", "direct_pozzetto_needs_no_pick_up", True, "taken without a discard it is played directly"),
    says("Convenzioni 2", "set_naturals", 8, "at most eight cards and a wild"),
    says("Convenzioni 1", "run_naturals", 13, "at most thirteen cards and a wild"),
    says("Fase di gioco", "meld_minimum", 3, "at least three cards"),
    says("Fase di gioco", "wilds_per_meld", 1, "at most one wild"),
    says("Fase di gioco", "natural_two", NaturalTwo.IN_ITS_PLACE, "the two of the suit in its place is no wild"),
    says("Regole generali", "wild_moves", WildMoves.FREE_WILD, "a wild moves inside its run when a card is added"),
    says("Fine round", "burraco_length", 7, "at least seven cards"),
    says("Punteggio", "clean_points", 200, "clean 200"),
    says("Punteggio", "semi_points", 150, "semi-clean 150"),
    says("Punteggio", "dirty_points", 100, "dirty 100"),
    says("Fine round", "close_needs", CloseNeeds.BURRACO, "pozzetto and a burraco"),
    says("Fine round", "close_with_wild", False, "neither a two nor a joker closes"),
    says("Fine round", "close_by_discarding", True, "a card is discarded to close"),
    says("Punteggio", "close_points", 100, "bonus of 100"),
    says("Fine round", "stock_reserve", 2, "over when two stock cards remain"),
    says("Punteggio", "melds_count", True, "cards of the melds count for the side"),
    says("Punteggio", "hands_count", True, "cards in hand count against it"),
    says("Punteggio", "pozzetto_penalty", 100, "pozzetto not taken 100"),
    says("Scopo del gioco", "hands", (), "as many smazzate as the total takes"),
    says("Punteggio finale", "targets", (2005, 505, 1005, 3005, 5005), "2005, or 505, 1005, 3005, 5005"),
    says("Punteggio finale", "solo_target", 2005, "the usual total for three and five too"),
    says("Gioco in 3", "alone_from", {3: 1000}, "from 1000 each for himself"),
    says("Gioco in 5", "split_points", True, "players in a pair share the points"),
    says("Può c", "abandon", Abandon.PLAYER_MAY, "a player may give the match to the opponents"),
]


@pytest.mark.parametrize("article, name, value", STATED)
def test_stated(article: str, name: str, value: object) -> None:
    norm = getattr(RULES, name)
    assert norm.value == value
    assert norm.stated
    assert (norm.cite.code, norm.cite.article) == (CODE, article)


def test_every_stated_norm_is_shown_in_this_file() -> None:
    shown = {str(case.values[1]) for case in STATED} | {"points"}
    assert {name for name, norm in norms(RULES) if norm.stated} == shown


# ── Punteggio: the value of the cards ───────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Punteggio")
@pytest.mark.parametrize(
    "ranks, points",
    [("*", 30), ("2", 20), ("A", 15), ("KQJT98", 10), ("76543", 5)],
    ids=["joker 30", "two 20", "ace 15", "K Q J 10 9 8 are 10", "7 6 5 4 3 are 5"],
)
def test_points(ranks: str, points: int) -> None:
    assert {RULES.points.value[rank] for rank in ranks} == {points}
    assert len(RULES.points.value) == 14


@pytest.mark.article(CODE, "Introduzione")
def test_two_to_six_may_play() -> None:
    assert set(RULES.packs.value) == set(RULES.pozzetti.value) == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    "players, packs, pozzetti",
    [
        pytest.param(2, 2, (11, 11), marks=pytest.mark.article(CODE, "Gioco in 2"), id="two: the general rules"),
        pytest.param(3, 2, (18, 11), marks=pytest.mark.article(CODE, "Gioco in 3"), id="three: 18 over 11"),
        pytest.param(4, 2, (11, 11), marks=pytest.mark.article(CODE, "Gioco in 4"), id="four: the general rules"),
        pytest.param(5, 3, (18, 11, 11), marks=pytest.mark.article(CODE, "Gioco in 5"), id="five: 18 over two of 11"),
        pytest.param(6, 3, (11, 11), marks=pytest.mark.article(CODE, "Gioco in 6"), id="six: a third pack"),
    ],
)
def test_number_of_players(players: int, packs: int, pozzetti: tuple[int, ...]) -> None:
    assert RULES.packs.value[players] == packs
    assert RULES.pozzetti.value[players] == pozzetti


@pytest.mark.article(CODE, "Gioco in 3")
@pytest.mark.parametrize("players", [3, 5])
def test_each_for_himself_there_are_as_many_pozzetti_as_players(players: int) -> None:
    assert RULES.pozzetti_alone.value[players] == (11,) * players


@pytest.mark.article(CODE, "Gioco in 5")
def test_five_never_switch_unless_the_table_takes_the_federal_total() -> None:
    assert 5 not in RULES.alone_from.value
    assert RULES.alone_from.choices == ({3: 1000}, {3: 1000, 5: 1500})


def test_there_is_no_clock_and_no_tournament() -> None:
    assert RULES.turn_seconds.value == ()
    assert RULES.grace_seconds.value is None
    assert RULES.time_out.value is None
    assert RULES.round_minutes.value == RULES.victory_tables.value == {}


@pytest.mark.article(CODE, "Punteggio")
def test_the_penalty_for_a_pozzetto_not_taken_has_no_exception_unless_the_table_takes_one() -> None:
    assert RULES.pozzetto_penalty_when_nobody_took.choices == (True, False)


def test_what_a_table_may_take_from_the_federal_code() -> None:
    assert RULES.stall.choices == (NoStall(), SupervisedStall(1))
    assert RULES.look.choices == (Look.AFTER_PARTNER, Look.AT_ONCE)
