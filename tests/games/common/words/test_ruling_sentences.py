"""Rulings at length, for the screen of whoever called."""

import msgspec
import pytest

from tests.texts import BOOKS
from ventaglio.core.norms import Cite
from ventaglio.core.seats import TABLE
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.explaining import explain_question, tell_ruling
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee.live import REFEREE
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live import Ruled
from ventaglio.law.words.rulings import Referee, RulingTold

IN_LANGUAGES = pytest.mark.parametrize("lang", available())


@IN_LANGUAGES
@pytest.mark.parametrize("game", BOOKS)
def test_every_irregularity_can_be_explained_by_every_code(game: str, lang: str) -> None:
    for book in BOOKS[game].values():
        for irregularity in book.provisions:
            _, ruling = next(book.paths(irregularity))
            told = tell_ruling(f"{game}-live", irregularity, ruling, lang, book.document)
            assert len(told.orders) == len(ruling.steps)
            assert told.irregularity
            assert told.why
            assert len(told.articles) == len(ruling.cites)
            assert all(one.sentence.endswith(".") and one.article in told.articles for one in told.orders)


def test_each_order_comes_with_its_article() -> None:
    _, ruling = next(BOOKS["burraco"]["fibur-2019"].paths("play-without-pick-up"))
    told = tell_ruling("burraco", "play-without-pick-up", ruling, "en", "fibur-2019")
    assert "Art. 30 — FIBUR 2019" in {one.article for one in told.orders}
    assert msgspec.json.decode(msgspec.json.encode(told), type=RulingTold) == told


def test_a_table_is_ruled_by_its_set_with_what_it_has_adopted() -> None:
    assert LIVE_TRESSETTE.open({"Code": "tradizionali"}).rulings is BOOKS["tressette"]["tradizionali"]
    table = LIVE_TRESSETTE.open({"Code": "tradizionali+exposure"})
    assert REFEREE.rules_of(table).id == "tradizionali+exposure"
    assert table.rulings.article("faulty-deal").article == "154"
    assert table.rulings is LIVE_TRESSETTE.open({"Code": "tradizionali+exposure"}).rulings, "made once"


@IN_LANGUAGES
def test_what_is_not_known_is_asked_for(lang: str) -> None:
    outcome = BOOKS["tressette"]["tradizionali"].rule("revoke", {})
    assert isinstance(outcome, NeedFacts)
    question = explain_question("tressette", outcome.question, lang, "tradizionali")
    assert question.fact in BOOKS["tressette"]["tradizionali"].questions("revoke")
    assert question.sentence.endswith("?")
    assert len(question.answers) > 1
    assert all(question.answers.values())


def referee() -> Referee:
    voice = Voice(translator("en"))
    words = find("burraco").words(voice)
    return Referee(voice, words, Names(words, ("Ada", "Bea", "Carla", "Dino"), 1))


def test_the_table_hears_who_called_and_what_is_ordered() -> None:
    assert list(referee().ruled(Ruled(1, 1, {}, ("stands play",)))) == [
        "You call the referee, who rules:",
        "Left standing: the play.",
    ]
    assert next(referee().ruled(Ruled(1, 0, {}, ()))) == "Ada calls the referee, who rules:"
    assert list(referee().ruled(Ruled(1, TABLE, {}, ()))) == ["The referee rules:", "There is nothing to be done."]


def test_a_ruling_that_is_read_elsewhere_is_named_in_one_sentence() -> None:
    assert referee().named(1, "Led out of turn") == "You call the referee: “Led out of turn”."
    assert referee().named(0, "Led out of turn") == "Ada calls the referee: “Led out of turn”."
    assert referee().named(-1, "Led out of turn") == "The referee rules: “Led out of turn”."


def test_what_is_written_down_is_told_with_its_article() -> None:
    told = referee().written("warn side", Cite("fibur-2019", "30"))
    assert told == "The referee writes down: Warning: the side at fault (Art. 30 — FIBUR 2019)."
