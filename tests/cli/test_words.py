"""Everything that people are told has its words, in every language."""

import ast
import inspect
import re
from collections.abc import Iterator
from enum import Enum
from types import ModuleType
from typing import Any

import msgspec
import pytest

from tests.sources import PACKAGE, existing
from tests.texts import BURRACO_CODES as CODES
from tests.texts import TRESSETTE_CODES
from ventaglio.core.norms import norms
from ventaglio.core.refusal import Refusal
from ventaglio.games.burraco.engine import acting, match, rules, score
from ventaglio.games.burraco.engine.melds import Burraco
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.terminal.phrases import VERBS as BURRACO_VERBS
from ventaglio.games.burraco.words.norms import BurracoNorms
from ventaglio.games.common.plugin.catalogue import HOUSE
from ventaglio.games.common.terminal import phrases
from ventaglio.games.tressette.engine import rules as tressette_rules
from ventaglio.games.tressette.engine import score as tressette_score
from ventaglio.games.tressette.engine import stakes
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_PARTNER, OF_THE_TRICK
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.rules import Redeal
from ventaglio.games.tressette.engine.rules import Rules as TressetteRules
from ventaglio.games.tressette.engine.winning import EIGHT, THREE
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.terminal.phrases import VERBS as TRESSETTE_VERBS
from ventaglio.games.tressette.terminal.phrases import read_buongioco, read_suit
from ventaglio.games.tressette.words.norms import TressetteNorms
from ventaglio.lang import available, translator
from ventaglio.law.words.norms import NormWords, filling_id, value_id

LANGUAGES = available()
SAYING = existing(
    *("lang", "law/words", "tournaments/words"),
    *(f"games/{game}/{folder}" for game in ("common", *HOUSE) for folder in ("terminal", "words")),
)
"""Where people are told something."""


def has(lang: str, message: str) -> bool:
    return bool(translator(lang).has(message))


def said(lang: str, kind: str, game: str, name: str) -> bool:
    """Whether there are words for a thing: those of the game, or those that all share."""
    return has(lang, f"{kind}-{game}-{name}") or has(lang, f"{kind}-{name}")


def texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.Dict(values=values):
            for value in values:
                yield from texts(value)
        case _:
            pass


REASONS = {"burraco": sorted(LIVE_BURRACO.reasons), "tressette": sorted(LIVE_TRESSETTE.reasons)}
BOTH = pytest.mark.parametrize("game", REASONS)
IN_LANGUAGES = pytest.mark.parametrize("lang", LANGUAGES)
RULES: dict[str, tuple[type, dict[str, Any], ModuleType, type[NormWords]]] = {
    "burraco": (Rules, dict(CODES), rules, BurracoNorms),
    "tressette": (TressetteRules, dict(TRESSETTE_CODES), tressette_rules, TressetteNorms),
}


@BOTH
@IN_LANGUAGES
def test_every_refusal_has_its_sentence(lang: str, game: str) -> None:
    assert [reason for reason in REASONS[game] if not said(lang, "refusal", game, reason)] == []


@BOTH
@IN_LANGUAGES
def test_a_sentence_says_what_is_wrong_and_what_may_be_done(lang: str, game: str) -> None:
    names = ["cards", "card", "rank", "number", "laps", "cut", "low", "high", "needed"]
    names += ["suit", "what", "formula", "words", "causes", "smallest", "seat"]
    facts = dict.fromkeys(names, "7")
    for reason in REASONS[game]:
        own = f"refusal-{game}-{reason}"
        sentence = translator(lang).text(own if has(lang, own) else f"refusal-{reason}", **facts)
        assert sentence.endswith((".", "!")), sentence
        assert re.search(r"[:.] ", sentence), f"{reason}: no advice in “{sentence}”"


@IN_LANGUAGES
def test_no_sentence_is_left_over(lang: str) -> None:
    told = {name.removeprefix("refusal-") for name in translator(lang).messages if name.startswith("refusal-")}
    known = {reason for game in REASONS for one in REASONS[game] for reason in (one, f"{game}-{one}")}
    assert told - known == set()


@BOTH
@IN_LANGUAGES
def test_every_norm_has_its_name(lang: str, game: str) -> None:
    kind, _, _, told = RULES[game]
    about = ("id", "title", "edition", "foreign", "adoptable")
    fields = [name for name in kind.__struct_fields__ if name not in about]  # type: ignore[attr-defined]
    assert [name for name in fields if not said(lang, "norm", game, name)] == []
    assert set(told.sections) <= set(fields)
    assert set(told.in_short) <= set(fields)
    assert [one for one in told.sections.values() if not has(lang, one)] == []


@BOTH
@IN_LANGUAGES
def test_every_value_that_is_a_name_has_its_words(lang: str, game: str) -> None:
    missing = []
    _, codes, module, _ = RULES[game]
    for name, kind in vars(module).items():
        if isinstance(kind, type) and issubclass(kind, Enum) and kind is not Enum:
            missing += [f"{name}-{member.name}" for member in kind if not has(lang, f"value-{name}-{member.name}")]
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag:
            missing += [] if has(lang, f"value-{name}") else [name]
    for code in codes.values():
        for _, norm in norms(code):
            for value in (norm.value, *norm.choices):
                if callable(value) and not has(lang, f"value-{value.__name__}"):
                    missing.append(value.__name__)
    assert missing == []


@IN_LANGUAGES
def test_every_value_that_is_a_text_has_its_words(lang: str) -> None:
    """Where a norm's value is itself a text, in English, it is said in the reader's language."""
    wanted = []
    apart = ("pairing_cards", "trick_suit_declarations", "other_suit_declarations")
    for code in TRESSETTE_CODES.values():
        for name, norm in norms(code):
            if isinstance(norm.value, tuple) and name not in apart:
                wanted += [one for one in norm.value if isinstance(one, str)]
            elif isinstance(norm.value, str) and " " in norm.value:
                wanted.append(norm.value)
    assert wanted
    assert [text for text in wanted if not has(lang, value_id(text))] == []


@BOTH
@IN_LANGUAGES
def test_every_filling_says_its_reason(lang: str, game: str) -> None:
    whys = {norm.why for code in RULES[game][1].values() for _, norm in norms(code) if norm.why}
    assert len({filling_id(why) for why in whys}) == len(whys)
    assert [why for why in whys if not has(lang, filling_id(why))] == []
    if lang == "en":
        assert [why for why in whys if translator("en").text(filling_id(why)) != why] == []


@IN_LANGUAGES
def test_everything_that_is_said_at_tressette_is_explained(lang: str) -> None:
    formulas = {slug for slugs in BY_SLUG.values() for slug in slugs}
    wanted = [f"formula-{slug}" for slug in formulas]
    for what in (*OF_THE_TRICK, *OF_OTHER_SUITS):
        wanted += [f"declare-{what}", f"declared-{what}"]
    wanted += [f"declared-{what}-unnamed" for what in OF_THE_PARTNER]
    for path in (*EIGHT, *THREE):
        wanted += [f"{kind}-{word}" for word in path for kind in ("word", "means")]
    wanted += [f"redeal-{cause.value}" for cause in Redeal]
    assert [one for one in wanted if not has(lang, one)] == []
    told = {one for one in translator(lang).messages if one.startswith("formula-")}
    known = {f"formula-{number}{slug}" for slug in formulas for number in ("", "127-", "168-")}
    assert told - known == set()


@IN_LANGUAGES
def test_counts_stakes_and_ends_of_tressette_have_their_words(lang: str) -> None:
    items = {"cards", "last-trick", "buongioco", "implied-buongioco"}
    ends = {"target", "slam", "slam-after-win", "slam-missed", "passate", "tie"}
    assert items | ends <= constants(tressette_score)
    lines = {"stake", "stake-by-difference", "marcio", "slam", "slam-after-win", "slam-by-claim", "slam-after-call"}
    lines |= {"slam-missed", "called-out", "tie"}
    assert lines <= constants(stakes)
    wanted = [f"score-{one}" for one in items] + [f"match-ended-{one}" for one in ends]
    wanted += [f"simulate-match-{one}" for one in ends] + [f"stakes-{one}" for one in lines]
    wanted += [f"code-{one}" for one in ("fitres", *TRESSETTE_CODES)] + ["pot-to-winners", "pot-doubled"]
    assert [one for one in wanted if not has(lang, one)] == []


def constants(*modules: object) -> set[str]:
    found = set()
    for module in modules:
        for node in ast.walk(ast.parse(inspect.getsource(module))):  # type: ignore[arg-type]
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@IN_LANGUAGES
def test_counts_and_ends_have_their_words(lang: str) -> None:
    items = {"close", "melded", "held", "unplayed-pozzetto"}
    items |= {"no-pozzetto", "nobody-took"}
    assert items <= constants(score)
    hands = {"closed", "stock", "time-out", "stall", "cancelled"}
    matches = {"hands", "target", "time-out", "abandoned"}
    assert hands | matches <= constants(acting, match)
    items |= {f"burraco-{kind.value}" for kind in Burraco}
    wanted = [f"score-{one}" for one in items] + [f"hand-ended-{one}" for one in hands]
    wanted += [f"match-ended-{one}" for one in matches] + [f"code-{one}" for one in CODES]
    assert [one for one in wanted if not has(lang, one)] == []


@IN_LANGUAGES
def test_every_message_that_the_sources_name_exists(lang: str) -> None:
    """Messages named in full in the sources; those that are put together are met by other tests."""
    named: set[str] = set()
    missing: set[str] = set()
    for path in (one for folder in SAYING for one in (PACKAGE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in ("text", "say", "_text", "tell", "_gathered", "Unclear"):
                    named |= {*texts(node.args[0])}
                    missing |= {f"{path.name}: {one}" for one in texts(node.args[0]) if not has(lang, one)}
            if isinstance(node, ast.keyword) and node.arg == "help":
                missing |= {one for one in texts(node.value) if one.startswith("opt-") and not has(lang, one)}
    assert missing == set()
    assert len(named) > 100


@pytest.mark.parametrize("game, verbs", [("burraco", BURRACO_VERBS), ("tressette", TRESSETTE_VERBS)])
@IN_LANGUAGES
def test_no_word_stands_for_two_commands(lang: str, game: str, verbs: tuple[str, ...]) -> None:
    known = [word for verb in verbs for word in phrases.spelled(translator(lang), game, verb)]
    assert sorted(known) == sorted(set(known))
    spoken = phrases.Phrases(translator(lang), game, verbs)
    english = phrases.Phrases(translator("en"), game, verbs)
    for verb in verbs:
        for word in phrases.spelled(translator("en"), game, verb):
            assert spoken.read(f"{word} 5h").verb == english.read(f"{word} 5h").verb == verb


@pytest.mark.parametrize("game, verbs", [("burraco", BURRACO_VERBS), ("tressette", TRESSETTE_VERBS)])
@IN_LANGUAGES
def test_commands_are_understood_in_the_words_of_every_language(lang: str, game: str, verbs: tuple[str, ...]) -> None:
    spoken = phrases.Phrases(translator(lang), game, verbs)
    for other in LANGUAGES:
        for verb in verbs:
            for word in phrases.spelled(translator(other), game, verb):
                assert spoken.read(f"{word} 5h").verb == verb


@pytest.mark.parametrize("french", [False, True])
@pytest.mark.parametrize(
    "words, meant",
    [
        ("3 s", ("3", "s")),
        ("tre tre manca spade", ("3", "s")),
        ("three aces", ("A", "")),
        ("quattro due", ("2", "")),
        ("N danari", ("N", "d")),
        ("napoletana a denari", ("N", "d")),
        ("n hearts", ("N", "d")),
        ("assi ♦", ("A", "c")),
        ("x y", ("X", "")),
    ],
)
def test_buongioco_is_understood_as_it_is_spoken(words: str, meant: tuple[str, str], french: bool) -> None:
    assert read_buongioco(words.split(), french=french) == meant


def test_with_french_cards_letters_are_french_suits() -> None:
    assert [read_suit(one, french=True) for one in "hsdc"] == ["d", "s", "c", "b"]
    assert [read_suit(one) for one in "dscb"] == ["d", "s", "c", "b"]
    assert read_suit("nowhere") == ""


def test_refusals_hold_only_facts_that_can_be_told() -> None:
    assert Refusal.__struct_fields__ == ("reason", "cite", "facts")
