"""Choices are told in both languages, without who makes them."""

from random import Random

import pytest

from ventaglio.games.common.plugin import find, kit_of
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice

TABLES = {
    "burraco": {"Code": "fibur-2019", "Players": "4", "Hands": "1"},
    "tressette": {"Code": "tradizionali", "Match": "single"},
}


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("game", TABLES)
def test_every_choice_of_a_hand_has_words_of_its_own(game: str, language: str) -> None:
    plug, voice = find(game), Voice(translator(language))
    kit, rng = plug.kit, Random(4)
    agent = plug.agents["basic"](rng)
    state = kit.game.open(TABLES[game])
    kinds = set[str]()
    for _ in range(120):
        turn = kit.game.turn(state)
        if turn is None:
            break
        if turn < 0:
            action = kit.game.chance(state, rng.randbytes(32))
        else:
            told = {kit.choice_told(voice, state, one): kit.game.spell_action(one) for one in kit.game.legal(state)}
            kinds |= {text.split()[0] for text in told.values()}
            # In English a card is played with the very words of a record.
            assert language == "en" or not set(told) & set(told.values())
            action = kit.choice(state, turn, agent)
        _, state = kit.advance(state, action, turn)
    assert kinds >= ({"draw", "take", "open", "attach", "discard"} if game == "burraco" else {"play"})


def test_a_live_table_says_the_same() -> None:
    voice = Voice(translator("en"))
    live, plain = kit_of("tressette-live"), kit_of("tressette")
    state, inner = live.game.open(TABLES["tressette"]), plain.game.open(TABLES["tressette"])
    lay = live.game.parse_action("play d3 busso")
    assert live.choice_told(voice, state, lay) == plain.choice_told(
        voice, inner, plain.game.parse_action("play d3 busso")
    )
    assert live.choice_told(voice, state, live.game.parse_action("count")) == "count"
