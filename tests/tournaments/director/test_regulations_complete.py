"""Every regulation is whole: articles that there are, reasons for what is filled in, options that can be taken."""

import pytest

from tests.texts import BURRACO_CODES as CODES
from tests.texts import REGULATIONS, book_of, inventory
from tests.texts import TRESSETTE_CODES as BOARD_CODES
from ventaglio.core.norms import adopt, norms, option_text, options, plain
from ventaglio.core.refusal import BadInput
from ventaglio.lang import translator
from ventaglio.law.referee.inquiry import Ruling
from ventaglio.law.shelf import regulation_of as regulation
from ventaglio.law.words.norms import filling_id
from ventaglio.tournaments.director.regulation import Regulation, Score

each = pytest.mark.parametrize("rules", REGULATIONS.values(), ids=REGULATIONS.keys())


def test_the_codes_with_tournaments() -> None:
    assert {code: found.rules or found.boards for code, found in REGULATIONS.items()} == {
        **{code: rules for code, rules in CODES.items() if code != "estratto"},
        **BOARD_CODES,
    }
    assert regulation("circolo") is REGULATIONS["circolo"]


def test_the_extract_has_none_and_says_where_one_would_look() -> None:
    with pytest.raises(BadInput, match=r"estratto has no tournaments \(estratto Fine partita\): choose one of: fibur"):
        regulation("estratto")
    with pytest.raises(
        BadInput, match="no tournaments by 'casa'; choose one of: fibur-2019, internazionale, circolo, tradizionali"
    ):
        regulation("casa")


@each
def test_every_cite_names_an_article(rules: Regulation) -> None:
    for name, norm in norms(rules):
        for cite in norm.cites:
            assert cite.article in {article.number for article in inventory(cite.code)}, name


@each
def test_what_a_code_states_it_states_itself_and_a_filling_says_why(rules: Regulation) -> None:
    for name, norm in norms(rules):
        assert norm.cite.code == rules.code if norm.stated else norm.why, name


@each
def test_an_option_offers_its_own_value_first_says_why_and_can_be_taken(rules: Regulation) -> None:
    for name, norm in options(rules).items():
        assert norm.choices[0] == norm.value, name
        assert len({option_text(choice) for choice in norm.choices}) == len(norm.choices) > 1, name
        assert norm.why, name
        for choice in norm.choices:
            for wanted in (plain(choice), option_text(choice)):
                assert getattr(adopt(rules, {name: wanted}), name).value == choice, name


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_reason_is_said_in_the_readers_language(lang: str) -> None:
    whys = {norm.why for rules in REGULATIONS.values() for _, norm in norms(rules) if norm.why}
    assert len({filling_id(why) for why in whys}) == len(whys)
    said = {why: translator(lang).text(filling_id(why)) for why in whys}
    assert all((text == why) is (lang == "en") for why, text in said.items())


@each
def test_every_round_that_has_a_table_has_every_score(rules: Regulation) -> None:
    rounds = set(rules.victory_tables.value)
    for name, norm in norms(rules):
        if isinstance(norm.value, dict) and name != "round_minutes":
            assert set(norm.value) == rounds, name


@each
def test_a_match_won_by_absence_is_worth_a_rest(rules: Regulation) -> None:
    """So it makes no difference by which of the two the side that stayed is paid."""
    assert rules.forfeit_won.value == rules.rest.value


ROUNDS = {"2-hands": 2, "3-hands": 3, "4-hands": 4, "teams": 0}


def in_words(score: Score) -> str:
    return f"{score.vp}-{score.mp}".replace("--", "-minus-")


PRINTED = {
    "fibur-2019": {
        "2-hands": ("14-305", "6-minus-305"),
        "3-hands": ("14-355", "6-minus-355"),
        "4-hands": ("13-505", "7-minus-505"),
        "teams": ("13-555", "7-minus-555"),
    },
    "internazionale": {
        "2-hands": ("14-305", "6-minus-305"),
        "3-hands": ("14-355", "6-minus-355"),
        "4-hands": ("12-305", "8-minus-305"),
        "teams": ("12-355", "8-minus-355"),
    },
}


@pytest.mark.parametrize("code", PRINTED)
def test_a_referee_who_asks_for_a_ruling_hears_the_same_figures(code: str) -> None:
    rules = REGULATIONS[code]
    for hands, (present, missing) in PRINTED[code].items():
        key = ROUNDS[hands]
        assert in_words(rules.rest.value[key]) == present
        for norm in (rules.forfeit_lost, rules.absent, rules.left, rules.misconduct):
            assert in_words(norm.value[key]) == missing
        told = {"late-by": "over-10", "both-late": "no", "round-hands": hands, "unfair-advantage": "no"}
        ruling = book_of(code).rule("late-pair", told)
        assert isinstance(ruling, Ruling)
        orders = [str(step.remedy) for step in ruling.steps]
        assert orders[-2:] == [f"award opponents {present}", f"award side {missing}"]
