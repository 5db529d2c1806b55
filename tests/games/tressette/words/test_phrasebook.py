"""The phrase book of Tressette has whatever can be said, under the action that says it."""

import pytest

from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.games.tressette.engine.actions import parse_action, spell_action
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.winning import EIGHT, THREE
from ventaglio.games.tressette.words.phrasebook import phrasebook
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("code", CODES)
def test_everything_that_can_be_said_is_there(code: str, language: str) -> None:
    rules = CODES[code]
    book = phrasebook(TressetteWords(Voice(translator(language))), rules)
    formulas = {key.removeprefix("formula ") for key in book if key.startswith("formula ")}
    still = {"ancora-lunghissimo"} if code == "tradizionali" else set()
    assert formulas == set(BY_SLUG[rules.play_suit_list.value]) - still, "it is a formula of the modern norms alone"
    words = {word for spoken in (*EIGHT, *THREE) for word in spoken}
    assert {key.removeprefix("say ") for key in book if key.startswith("say ")} == words
    actions = [key for key in book if not key.startswith("formula ")]
    assert [spell_action(parse_action(key)) for key in actions] == actions
    assert all(phrase.said and phrase.meaning for phrase in book.values())
