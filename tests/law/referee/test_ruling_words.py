"""Every irregularity, question, answer, order and reading has its words in every language."""

import pytest

from tests.texts import BOOKS
from ventaglio.lang import available
from ventaglio.law.referee.words import RulingWords

LANGUAGES = available()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_everything_a_referee_is_told_is_in_the_language_files(game: str, language: str) -> None:
    assert list(RulingWords(game, language).missing(BOOKS[game].values())) == []
