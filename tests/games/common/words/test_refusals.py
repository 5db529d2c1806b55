"""Why not, for a program that answers people: the sentence, the article, the code."""

import pytest

from tests.support import Desk
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput, Refusal
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.plugin.explaining import explain_refusal
from ventaglio.lang import available, translator
from ventaglio.lang.refusals import Explanation, explain_bad_input
from ventaglio.lang.voice import LONGEST_QUOTED, Voice


def test_a_refusal_of_the_judge_is_explained() -> None:
    state = Desk("fibur-2019", "phase: play\nhand B: 7h 7d 2d * 9s").state
    refusal = BURRACO.judge(state, BURRACO.parse_action("open 7h 7d 2d *"), 1)
    assert refusal is not None
    explained = explain_refusal("burraco", refusal, "en")
    assert explained == Explanation(
        "A meld holds one wild only: leave the others in your hand.", "Art. 10", "Art. 10 — FIBUR 2019"
    )
    assert explain_refusal("burraco-live", refusal, "en") == explained
    assert explain_refusal("burraco", refusal, "it").sentence != explained.sentence


def test_a_game_has_sentences_of_its_own() -> None:
    refusal = Refusal("not-in-hand", Cite("fitres", "24"), {"cards": "d3"})
    assert "d3" in explain_refusal("tressette", refusal, "en").sentence
    assert explain_refusal("tressette", refusal, "en").cite == "Art. 24 — FITRES"


def test_a_reason_without_a_sentence_is_still_readable() -> None:
    assert (
        explain_refusal("burraco", Refusal("no-such-reason", Cite("estratto", "1")), "en").sentence == "no such reason"
    )


@pytest.mark.parametrize("lang", available())
def test_a_text_that_cannot_be_read_is_explained_where_the_language_says_it(lang: str) -> None:
    error = BadInput("'Z' is no seat", "no-seat", text="Z", known="A, B")
    assert explain_bad_input(error, lang) == translator(lang).text("bad-no-seat", text="Z", known="A, B")
    assert explain_bad_input(BadInput("something else"), lang) == "something else"


def test_an_error_behind_the_error_is_told_in_the_same_language() -> None:
    behind = BadInput("'x' is no number", "no-number", text="x")
    told = explain_bad_input(BadInput("line 3", "record-line", line=3, text="", why=behind), "it")
    assert translator("it").text("bad-no-number", text="x") in told
    assert "none" in told, "an empty text is told as one"


def test_what_somebody_typed_does_not_fill_the_screen() -> None:
    endless = "x" * 5000
    assert len(explain_bad_input(BadInput("?", "no-number", text=endless), "en")) < LONGEST_QUOTED + 40
    assert len(Voice(translator("en")).text("bad-no-number", text=endless)) < LONGEST_QUOTED + 40
