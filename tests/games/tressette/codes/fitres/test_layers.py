"""The code is laid in layers: the later prevails, the modern set is sealed, every article has its place."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.texts import MODERN_NORMS, MODERNE, TRADIZIONALI
from tests.texts import TRESSETTE_CODES as CODES
from tests.texts import inventory as articles_of
from tests.texts import tressette_code as code
from ventaglio.core.norms import Cite, Norm, diff, fingerprint, norms, option_text, options, plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.codes.fitres import buongioco, comuni, generali, moderne, tradizionali
from ventaglio.games.tressette.codes.fitres.citing import ID as CODE
from ventaglio.games.tressette.codes.fitres.play import LEFT_OPEN, SEAL, compose
from ventaglio.games.tressette.engine.adopting import adopt_norms as adopt_modern
from ventaglio.games.tressette.engine.adopting import settle
from ventaglio.games.tressette.engine.rules import Exposure, Pairs, Review, Rules
from ventaglio.law import shelf
from ventaglio.law.articles import Article, Charge


def inventory() -> tuple[Article, ...]:
    return articles_of(CODE)


each_set = pytest.mark.parametrize("rules", CODES.values(), ids=CODES.keys())
each_modern_norm = pytest.mark.parametrize("name", MODERN_NORMS)

PARTS: Mapping[str, tuple[Mapping[str, Norm[Any]], range]] = {
    "generali": (generali.LAYER, range(1, 98)),
    "comuni": (comuni.LAYER, range(98, 111)),
    "tradizionali": (tradizionali.LAYER, range(111, 153)),
    "moderne": (moderne.LAYER, range(153, 172)),
    "buongioco": (buongioco.LAYER, range(172, 186)),
}
"""The parts of the code, in their order, and their articles."""

FIELDS = set(Rules.__struct_fields__) - {"id", "title", "sealed", "duplicate", "edition", "foreign", "adoptable"}

DIFFERENCES = {
    "exposure": "154",
    "review": "155",
    "opponents_first_trick_until": "155",
    "trick_begins": "158",
    "trick_suit_only_at_deposit": "158",
    "liscio_qui_bars_suit": "159",
    "other_suits_before_play_suit": "160",
    "notorious_voids_unsaid": "161",
    "notorious_liscio_unsaid": "162",
    "own_silence": "164",
    "repetition": "165",
    "notorious_sovereignty_unsaid": "167",
    "play_suit_list": "168",
    "venticinque_two_first": "168",
    "false_call": "169",
    "false_call_surcharge": "169",
    "calls_allowed": "170",
    "self_call_after_false_call": "170",
    "compensation_may_be_agreed": "171",
}
"""All that the modern set values otherwise, and by which article."""


# ── The values ──────────────────────────────────────────────────────────────────────────────────────────


@each_set
def test_every_field_is_a_norm(rules: Rules) -> None:
    assert {name for name in FIELDS if isinstance(getattr(rules, name), Norm)} == FIELDS


@each_set
def test_every_value_has_the_type_of_its_field(rules: Rules) -> None:
    hints = get_type_hints(Rules)
    for name, norm in norms(rules):
        (kind,) = get_args(hints[name])
        for value in (norm.value, *norm.choices):
            content = msgspec.to_builtins(value, str_keys=True)
            assert msgspec.convert(content, kind, strict=not isinstance(value, dict)) == value, name
            assert type(value) is not bool or kind is bool, name


def test_sets_are_known_by_their_ids() -> None:
    assert list(CODES) == ["tradizionali", "moderne"]
    assert all(rules.id == set_id and code(set_id) is rules for set_id, rules in CODES.items())
    assert (TRADIZIONALI.sealed.value, MODERNE.sealed.value) == (False, True)


@pytest.mark.parametrize("set_id", ["antiche", "", "fitres", "antiche+exposure"])
def test_an_unknown_id_is_answered_with_the_known_ones(set_id: str) -> None:
    with pytest.raises(BadInput, match=r"no code '[\w+]*'; the codes are: tradizionali, moderne"):
        code(set_id)


def test_fingerprints_tell_every_set_from_every_other() -> None:
    adopted = [adopt_modern(TRADIZIONALI, [name]) for name in MODERN_NORMS]
    every = [TRADIZIONALI, MODERNE, *adopted]
    values = {str([plain(norm.value) for _, norm in norms(rules)]) for rules in every}
    assert len({fingerprint(rules) for rules in every}) == len(values) == len(every)
    assert len({rules.id for rules in every}) == len({rules.title for rules in every}) == len(every)


def test_all_the_modern_norms_together_say_what_the_modern_set_says_and_are_not_sealed() -> None:
    adopted = adopt_modern(TRADIZIONALI, MODERN_NORMS)
    assert [one.name for one in diff(adopted, MODERNE)] == ["sealed", "duplicate"]
    assert (adopted.sealed.value, adopted.id == MODERNE.id) == (False, False)


def test_an_option_changes_the_fingerprint() -> None:
    assert fingerprint(settle(MODERNE, {"target": 28})) != fingerprint(MODERNE)


# ── The layers ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("part", PARTS)
def test_a_layer_holds_what_its_part_of_the_code_says(part: str) -> None:
    layer, articles = PARTS[part]
    assert layer
    assert set(layer) <= FIELDS
    for name, norm in layer.items():
        assert norm.cite.code == CODE, name
        assert int(norm.cite.article) in articles, name


@pytest.mark.article(CODE, "92")
@pytest.mark.parametrize("part", PARTS)
def test_the_later_layer_prevails(part: str) -> None:
    order = list(PARTS)
    for name, norm in PARTS[part][0].items():
        later = [PARTS[other][0] for other in order[order.index(part) + 1 :]]
        prevails = next((layer[name] for layer in reversed(later) if name in layer), norm)
        assert getattr(MODERNE, name).value == prevails.value, name
        assert getattr(MODERNE, name).cites == prevails.cites, name


@pytest.mark.article(CODE, "29", "115", "155")
def test_general_then_traditional_then_modern_review() -> None:
    assert generali.LAYER["review"].value is Review.LAST_ONLY
    assert TRADIZIONALI.review.value is Review.LAST_AND_OWN_PILE
    assert MODERNE.review.value is Review.LAST_ONLY
    assert [str(cite) for cite in MODERNE.review.cites] == ["fitres 155", "fitres 29"]


@pytest.mark.article(CODE, "30", "113")
def test_the_pile_before_the_winner_gives_way_to_the_pile_of_the_pair() -> None:
    assert generali.LAYER["pile_of_the_pair"].value is False
    assert TRADIZIONALI.pile_of_the_pair.value is True


@pytest.mark.article(CODE, "56", "127", "168")
def test_sola_for_any_card_gives_way_to_the_lists() -> None:
    assert generali.LAYER["sola_only_if_subject"].value is False
    assert TRADIZIONALI.sola_only_if_subject.value is MODERNE.sola_only_if_subject.value is True


def test_norms_on_buongioco_replace_none() -> None:
    """So it does not matter to an adopted modern norm that the last layer lies above it."""
    assert set(buongioco.LAYER) & {name for part in PARTS if part != "buongioco" for name in PARTS[part][0]} == set()


def test_a_modern_norm_replaces_one_that_is_there() -> None:
    before = {*generali.LAYER, *comuni.LAYER, *tradizionali.LAYER}
    assert set(moderne.LAYER) <= before


def test_a_layer_may_be_left_out_only_if_nothing_is_missing() -> None:
    with pytest.raises(TypeError, match="Missing required argument"):
        compose("half", "Half", generali.LAYER, comuni.LAYER)
    with pytest.raises(TypeError, match="Unexpected keyword argument"):
        compose("more", "More", {**generali.LAYER, "trump": generali.LAYER["suits"]})


# ── The differences ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, *sorted(set(DIFFERENCES.values())))
def test_the_modern_set_differs_exactly_where_its_articles_say() -> None:
    found = {one.name: one.right.cite.article for one in diff(TRADIZIONALI, MODERNE)}
    assert found.pop("sealed") == "153"
    assert found.pop("duplicate") == "110"
    assert found == DIFFERENCES


def test_every_difference_comes_from_the_modern_layer() -> None:
    assert set(DIFFERENCES) <= set(moderne.LAYER)


@pytest.mark.article(CODE, "101", "154", "168", "171")
def test_where_the_modern_part_says_the_same_it_is_cited_all_the_same() -> None:
    same = set(moderne.LAYER) - set(DIFFERENCES)
    assert same == {"redeal_causes", "sola_only_if_subject", "king_kept", "king_unsaid_beside_two", "compensation"}
    assert [getattr(MODERNE, name).cite.article for name in sorted(same)] == ["171", "168", "168", "154", "168"]


# ── 153: the seal ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "153")
@each_modern_norm
def test_the_modern_set_adopts_nothing(name: str) -> None:
    refused = r"^moderne: the modern norms are whole and can adopt nothing \(fitres 153\)$"
    with pytest.raises(BadInput, match=refused):
        adopt_modern(MODERNE, [name])
    with pytest.raises(BadInput, match=refused):
        code(f"moderne+{name}")


@pytest.mark.article(CODE, "153")
def test_no_other_norm_of_the_modern_set_can_be_settled() -> None:
    for name in sorted(FIELDS - LEFT_OPEN):
        refused = rf"^moderne: '{name}' cannot be settled.*\(fitres 153\).*leaves open: buong"
        for value in (getattr(TRADIZIONALI, name).value, "anything"):
            with pytest.raises(BadInput, match=refused):
                settle(MODERNE, {"target": 28, name: plain(value)})


@pytest.mark.article(CODE, "153")
def test_what_is_no_norm_at_all_cannot_be_added_to_it_either() -> None:
    with pytest.raises(BadInput, match=r"'trumps' cannot be settled.*\(fitres 153\)"):
        settle(MODERNE, {"trumps": True})


@pytest.mark.article(CODE, "19", "101", "102", "103", "108", "143", "173")
def test_the_modern_set_keeps_the_options_that_the_code_lists() -> None:
    assert set(options(MODERNE)) == LEFT_OPEN
    for name in LEFT_OPEN:
        for choice in options(MODERNE)[name].choices:
            assert getattr(settle(MODERNE, {name: option_text(choice)}), name).value == choice


def test_they_are_the_options_of_the_parts_common_to_both_sets_and_one_of_an_article_left_in_force() -> None:
    shared = {**generali.LAYER, **comuni.LAYER, **buongioco.LAYER}
    assert {name for name, norm in shared.items() if norm.choices} == LEFT_OPEN - {"dialogue"}
    assert TRADIZIONALI.dialogue == MODERNE.dialogue


def test_a_settled_modern_set_is_sealed_still() -> None:
    settled = settle(MODERNE, {"pairs": "B.a"})
    assert (settled.id, settled.sealed.value, settled.pairs.value) == ("moderne", True, Pairs.CROSSED)
    with pytest.raises(BadInput, match="fitres 153"):
        settle(settled, {"compensation": "yes"})
    with pytest.raises(BadInput, match="fitres 153"):
        adopt_modern(settled, ["review"])


# ── 153: adopting ───────────────────────────────────────────────────────────────────────────────────────


def test_each_modern_norm_is_an_article() -> None:
    assert {moderne.LAYER[name].cite.article: fields for name, fields in MODERN_NORMS.items()} == {
        "154": ("exposure", "redeal_causes"),
        "155": ("review", "opponents_first_trick_until"),
        "158": ("trick_suit_only_at_deposit", "trick_begins"),
        "159": ("liscio_qui_bars_suit",),
        "160": ("other_suits_before_play_suit",),
        "161": ("notorious_voids_unsaid",),
        "162": ("notorious_liscio_unsaid",),
        "164": ("own_silence",),
        "165": ("repetition",),
        "167": ("notorious_sovereignty_unsaid",),
        "168": (
            *("play_suit_list", "sola_only_if_subject", "venticinque_two_first", "king_unsaid_beside_two"),
            "king_kept",
        ),
        "169": ("false_call", "false_call_surcharge"),
        "170": ("calls_allowed", "self_call_after_false_call"),
        "171": ("compensation", "compensation_may_be_agreed"),
    }
    assert all(name == fields[0] for name, fields in MODERN_NORMS.items())


@pytest.mark.article(CODE, "153")
@each_modern_norm
def test_the_traditional_set_adopts_each_modern_norm(name: str) -> None:
    adopted = adopt_modern(TRADIZIONALI, [name])
    fields = set(MODERN_NORMS[name])
    assert adopted.id == f"tradizionali+{name}"
    assert not adopted.sealed.value
    for field in FIELDS:
        assert getattr(adopted, field) == getattr(MODERNE if field in fields else TRADIZIONALI, field), field
    assert {one.name for one in diff(TRADIZIONALI, adopted)} == fields & set(DIFFERENCES)


@pytest.mark.article(CODE, "153")
@pytest.mark.parametrize("field", moderne.LAYER)
def test_a_norm_may_be_called_by_any_field_of_its_article(field: str) -> None:
    (name,) = (name for name, fields in MODERN_NORMS.items() if field in fields)
    assert adopt_modern(TRADIZIONALI, [field]) == adopt_modern(TRADIZIONALI, [name])


def test_the_order_of_adopting_leaves_no_trace() -> None:
    wanted = ("review", "exposure", "calls_allowed")
    together = adopt_modern(TRADIZIONALI, wanted)
    assert together.id == "tradizionali+calls_allowed+exposure+review"
    assert together.title == "FITRES, norme tradizionali, con le norme moderne 154, 155, 170"
    assert (together.exposure.value, together.review.value) == (Exposure.ANY_CARD, Review.LAST_ONLY)
    for order in permutations(wanted):
        one_by_one = TRADIZIONALI
        for name in order:
            one_by_one = adopt_modern(one_by_one, [name])
        assert one_by_one == adopt_modern(TRADIZIONALI, order) == code("+".join(("tradizionali", *order))) == together


def test_adopting_again_or_nothing_changes_nothing() -> None:
    once = adopt_modern(TRADIZIONALI, ["review"])
    assert adopt_modern(once, ["review", "review"]) == once
    assert adopt_modern(TRADIZIONALI, ()) is TRADIZIONALI
    assert adopt_modern(MODERNE, ()) is MODERNE


@pytest.mark.parametrize("name", ["target", "trumps", ""])
def test_what_is_no_modern_norm_cannot_be_adopted(name: str) -> None:
    refused = rf"no modern norm '{name}' to adopt; there are: exposure, review, "
    with pytest.raises(BadInput, match=refused):
        adopt_modern(TRADIZIONALI, ["review", name])
    with pytest.raises(BadInput, match=refused):
        code(f"tradizionali+{name}")


@pytest.mark.article(CODE, "171")
def test_adopting_a_modern_norm_closes_its_option() -> None:
    assert settle(TRADIZIONALI, {"compensation": "yes"}).compensation.value is True
    adopted = adopt_modern(TRADIZIONALI, ["compensation"])
    with pytest.raises(BadInput, match=r"^tradizionali\+compensation: no option 'compensation' in this code"):
        settle(adopted, {"compensation": "yes"})


def test_options_already_settled_survive_an_adoption() -> None:
    adopted = adopt_modern(
        settle(TRADIZIONALI, {"target": "35", "dialogue": "three ways, by common decision"}), ["review"]
    )
    assert adopted.target.value == 35
    assert adopted.dialogue == settle(TRADIZIONALI, {"dialogue": "three ways, by common decision"}).dialogue


# ── The options of the traditional set ──────────────────────────────────────────────────────────────────


def test_the_options_of_the_traditional_set() -> None:
    assert set(options(TRADIZIONALI)) == {
        *LEFT_OPEN,
        *("king_kept", "accused_win", "pot_doubling", "compensation"),
    }


@each_set
def test_an_option_offers_its_own_value_first_and_says_why(rules: Rules) -> None:
    for name, norm in options(rules).items():
        assert norm.choices[0] == norm.value, name
        assert len({option_text(choice) for choice in norm.choices}) == len(norm.choices) > 1, name
        assert norm.why, name


@each_set
def test_every_choice_can_be_taken_by_its_text(rules: Rules) -> None:
    for name, norm in options(rules).items():
        for choice in norm.choices:
            settled = settle(rules, {name: option_text(choice)})
            assert getattr(settled, name).value == choice
            assert getattr(settled, name).cite == norm.cite
            assert settled.id == rules.id


@pytest.mark.article(CODE, "102")
@each_set
@pytest.mark.parametrize("target", [11, 20, 22, 24, 31])
def test_a_target_is_a_multiple_of_seven(rules: Rules, target: int) -> None:
    with pytest.raises(BadInput, match=rf"^{rules.id}: option 'target' cannot be {target}; choose one of: 21, 28, 35"):
        settle(rules, {"target": target})


def test_settling_nothing_changes_nothing() -> None:
    assert settle(MODERNE, {}) is MODERNE


# ── The cites ───────────────────────────────────────────────────────────────────────────────────────────


@each_set
def test_every_cite_names_an_article(rules: Rules) -> None:
    numbers = {article.number for article in inventory()}
    for name, norm in norms(rules):
        for cite in norm.cites:
            assert cite.code == CODE, name
            assert cite.article in numbers, name
        assert len({cite.article for cite in norm.cites}) == len(norm.cites), name


@each_set
def test_a_filling_says_why(rules: Rules) -> None:
    assert [name for name, norm in norms(rules) if not norm.stated and not norm.why] == []


@pytest.mark.article(CODE, "110", "153")
def test_no_traditional_article_is_cited_where_a_modern_one_stands_in_its_place() -> None:
    replaced = {"21": "154", "115": "155", "125": "164", "127": "168", "136": "170", "148": "171"}
    cited = {cite.article for _, norm in norms(MODERNE) for cite in norm.cites}
    assert set(replaced.values()) <= cited
    assert set(replaced) & cited == set()


def test_every_article_charged_to_play_is_cited() -> None:
    cited = {cite.article for rules in CODES.values() for _, norm in norms(rules) for cite in norm.cites} | {
        SEAL.article
    }
    assert [one.number for one in inventory() if one.charge is Charge.PLAY and one.number not in cited] == []


# ── The inventory ───────────────────────────────────────────────────────────────────────────────────────


def test_no_article_is_missing() -> None:
    assert [article.number for article in inventory()] == [str(number) for number in range(1, 186)]
    assert {article.code for article in inventory()} == {CODE}


@pytest.mark.parametrize(
    "number, word",
    [
        *[
            ("5", "Rank"),
            ("19", "cut"),
            ("41", "just taken"),
            ("56", "piombo"),
            ("84", "unequally"),
            ("90", "spectators"),
        ],
        *[("107", "giri"), ("114", "official"), ("127", "formulas"), ("141", "first"), ("153", "sealed")],
        *[("168", "formulas"), ("173", "buongioco"), ("185", "first trick")],
    ],
)
def test_titles_stand_by_their_numbers(number: str, word: str) -> None:
    assert word in inventory()[int(number) - 1].title


def test_every_article_has_a_title_of_its_own() -> None:
    titles = [article.title for article in inventory()]
    assert all(titles)
    assert len(set(titles)) == len(titles)


def test_an_article_left_to_people_says_why() -> None:
    for article in inventory():
        assert bool(article.reason) == (article.charge in {Charge.CONDUCT, Charge.NOTHING}), article.number


@each_set
def test_no_norm_rests_on_an_article_without_a_rule(rules: Rules) -> None:
    empty = {article.number for article in inventory() if article.charge is Charge.NOTHING}
    assert {cite.article for _, norm in norms(rules) for cite in norm.cites} & empty == set()


def test_anomalies_belong_to_the_referee() -> None:
    for_referee = {int(article.number) for article in inventory() if article.charge is Charge.REFEREE}
    assert for_referee == {
        *(31, 36, 37, 43, 52, *range(64, 81), 85, 86, 87, 89, 91, 95, 96),
        *(119, 129, 145, 180, *range(182, 186)),
    }


@pytest.mark.parametrize("code_id", [*CODES, "tradizionali+review"])
def test_both_sets_rest_on_one_inventory(code_id: str) -> None:
    assert shelf.get(code_id).text.articles is inventory()


def test_the_seal_is_an_article() -> None:
    assert Cite("fitres", "153") == SEAL
