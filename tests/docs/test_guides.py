"""The guides say the same in both languages, in words that stand on the pages, with pictures and commands that work."""

import re

import pytest

from tests.docs.guide_words import messages
from tools.guides import (
    A_CARD,
    FOLDER,
    KEYS,
    LANGUAGES,
    LARGEST,
    Begin,
    Picture,
    See,
    Step,
    Tap,
    Write,
    guides,
    steps,
    text,
)

NAMES = guides("en")
BOLD = re.compile(r"\*\*([^*]+)\*\*")


def words(step: Step) -> tuple[str, ...]:
    """What a step names on the page."""
    match step:
        case Tap(label) | See(label):
            return (label,)
        case Write(label, _):
            return (label,)
        case _:
            return ()


def test_every_language_has_every_guide() -> None:
    assert all(guides(lang) == NAMES for lang in LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_lead_the_same_way(name: str) -> None:
    """Step by step the same things are done: who has followed one has followed both."""
    italian, english = list(steps(text("it", name))), list(steps(text("en", name)))
    assert [type(one) for one in italian] == [type(one) for one in english]
    for ours, theirs in zip(italian, english, strict=True):
        if isinstance(ours, Begin | Picture):
            assert ours == theirs
        for here, there in zip(words(ours), words(theirs), strict=True):
            same = here == there or here in A_CARD or here in KEYS
            assert same or messages(here, "it") & messages(there, "en"), f"{here!r} is not {there!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_in_bold_stands_on_a_page(name: str, lang: str) -> None:
    labels = {re.sub(r"\s+", " ", one) for one in BOLD.findall(text(lang, name))}
    typed = {step.label for step in steps(text(lang, name)) if isinstance(step, Write)}
    assert {one for one in labels - typed - {*A_CARD, *KEYS} if not messages(one, lang)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_there_and_shown(lang: str) -> None:
    shown = {step.file for name in NAMES for step in steps(text(lang, name)) if isinstance(step, Picture)}
    assert shown == {path.name for path in (FOLDER / lang).iterdir() if path.suffix != ".md"}


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.webp")) <= LARGEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_guide_links_to_is_there(name: str, lang: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", text(lang, name)):
        assert (FOLDER / lang / target).exists(), target


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_lines_fit_a_page(name: str, lang: str) -> None:
    assert max(map(len, text(lang, name).splitlines())) <= 120
