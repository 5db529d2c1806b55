"""Codes described as data: everything a table may settle, in words, as the table itself takes it."""

import msgspec
import pytest

from ventaglio.core.norms import adopt, diff, norms, options
from ventaglio.games.burraco.engine.match import open_table, usual_length
from ventaglio.games.common.plugin.descriptions import (
    CodeDescription,
    DiffDescription,
    describe_code,
    describe_codes,
    describe_diff,
)
from ventaglio.games.common.plugin.shelves import every_code, look_up
from ventaglio.games.tressette.engine.match import open_table as open_tressette
from ventaglio.games.tressette.engine.state import Kind
from ventaglio.lang import available
from ventaglio.law.shelf import Found

CODES = list(every_code())
each_code = pytest.mark.parametrize("found", CODES, ids=lambda found: found.rules.id)
IN_LANGUAGES = pytest.mark.parametrize("lang", available())


@IN_LANGUAGES
def test_every_code_is_described_and_survives_json(lang: str) -> None:
    described = describe_codes(lang)
    assert [(one.game, one.id) for one in described] == [(found.game, found.rules.id) for found in CODES]
    assert msgspec.json.decode(msgspec.json.encode(described), type=tuple[CodeDescription, ...]) == described


@each_code
def test_a_table_takes_every_choice_as_it_is_described(found: Found) -> None:
    described = describe_code(found, "en")
    assert [one.name for one in described.options] == list(options(found.rules))
    for option in described.options:
        values = [choice.value for choice in option.choices]
        assert option.default in values
        assert len(set(values)) == len(values) > 1
        assert len({choice.sentence for choice in option.choices}) == len(values), "choices can be told apart"
        for choice in option.choices:
            adopted = adopt(found.rules, {option.name: choice.value})
            meanings = {one.name: one.meaning for one in describe_code(found._replace(rules=adopted), "en").norms}
            assert meanings[option.name] == choice.sentence


@each_code
@IN_LANGUAGES
def test_every_norm_is_there_with_its_article(found: Found, lang: str) -> None:
    described = describe_code(found, lang).norms
    assert [one.name for one in described] == [name for name, _ in norms(found.rules)]
    assert all(one.title and one.meaning and one.article for one in described)
    headings = [one.section for one in described]
    assert headings == sorted(headings, key=headings.index), "a section is whole"
    assert len(set(headings)) > 5
    assert [one.name for one in described if not one.stated and not one.why] == []


@each_code
def test_languages_say_it_in_their_own_words(found: Found) -> None:
    english, italian = describe_code(found, "en"), describe_code(found, "it")
    assert english.fingerprint == italian.fingerprint
    assert [one.name for one in english.norms] == [one.name for one in italian.norms]
    same = [one.name for one, other in zip(english.norms, italian.norms, strict=True) if one.title == other.title]
    assert len(same) < len(english.norms) / 10


@pytest.mark.parametrize("found", [one for one in CODES if one.game == "burraco"], ids=lambda found: found.rules.id)
def test_a_match_of_burraco_may_have_each_length_and_the_first_is_the_usual_one(found: Found) -> None:
    described = describe_code(found, "en")
    for players in described.players:
        lengths = [one for one in described.lengths if players in one.players]
        hands, target = usual_length(found.rules, players)
        assert (lengths[0].kind, lengths[0].number) == ("target", target) if hands is None else ("hands", hands)
        for length in lengths:
            table = open_table(found.rules, players, **{length.kind: length.number}).table  # type: ignore[arg-type]
            assert (table.hands if length.kind == "hands" else table.target) == length.number
            assert str(length.number) in length.sentence


def test_a_match_of_tressette_may_have_each_length() -> None:
    found = look_up("tressette", "tradizionali")
    assert found is not None
    lengths = describe_code(found, "en").lengths
    assert [(one.kind, one.sentence) for one in lengths] == [
        ("points", "to 21 points"),
        ("passate", "4 passate"),
        ("single", "a single passata"),
    ]
    assert [open_tressette(found.rules, kind=Kind(one.kind)).table.kind.value for one in lengths] == [
        one.kind for one in lengths
    ]


def code(game: str, code_id: str) -> Found:
    found = look_up(game, code_id)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "game, left, right",
    [("burraco", "fibur-2019", "internazionale"), ("tressette", "tradizionali", "moderne")],
)
def test_differences_are_those_of_the_norms_and_what_they_go_on_from(game: str, left: str, right: str) -> None:
    one, other = code(game, left), code(game, right)
    described = describe_diff(one, other, "en")
    assert msgspec.json.decode(msgspec.json.encode(described), type=DiffDescription) == described
    differing = [pair.left.name for pair in described.differences if not pair.alike]
    assert differing == [pair.name for pair in diff(one.rules, other.rules)]
    for before, pair in zip((None, *described.differences), described.differences, strict=False):
        if pair.left.title.startswith("…"):
            assert before is not None, "what goes on from another norm never comes first"
    assert all(pair.left.meaning == pair.right.meaning for pair in described.differences if pair.alike)


def test_a_code_does_not_differ_from_itself() -> None:
    found = code("burraco", "estratto")
    assert describe_diff(found, found, "it").differences == ()


def test_adopted_norms_make_a_code_of_their_own() -> None:
    adopting = code("tressette", "tradizionali+review")
    described = describe_diff(code("tressette", "tradizionali"), adopting, "en")
    assert described.right != described.left
    assert "review" in [pair.left.name for pair in described.differences]


@pytest.mark.parametrize("game, code_id", [("burraco", "moderne"), ("tressette", "nessuno"), ("briscola", "estratto")])
def test_what_is_on_no_shelf_is_not_found(game: str, code_id: str) -> None:
    assert look_up(game, code_id) is None
