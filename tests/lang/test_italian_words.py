"""Italian as the codes write it: words that none of the five texts has for a thing, and where they must not stand."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest

from ventaglio import lang

BURRACO = ("burraco", "burraco-play", "refusals", "telling", "live", "page-burraco", "page-learn", "referee-burraco*")
TRESSETTE = ("tressette", "page-tressette", "referee-tressette*")
LEARNING = ("why-tressette", "lessons", "problems", "study")
ANALYSES = ("study", "page-study")
WHY_BURRACO = ("why-burraco",)
ANY = ("*",)

AVOIDED = {
    "pescare or raccogliere is no presa; only the pozzetto has one (F19 23)": (
        BURRACO,
        r"(?<!erronea )(?<!decisione )\bpres[ae]\b(?! (di|del|dei) \{ pozzett| impropriamente)",
    ),
    "the pozzetto is called as the code at hand calls it": (BURRACO, r"(?<!\{ )\b[Pp]ozz(ett)?[oi]\b"),
    "what is against somebody is conteggiato negativamente (F19 25)": (
        BURRACO,
        r"\bconta(re|no|te|ta)? in (meno|negativo)",
    ),
    "a wrong meld is sanato (F19 Definizioni, 29)": (BURRACO, r"mettere a posto"),
    "cards are legate (F19 Definizioni)": (BURRACO, r"\b[Aa]ttacc(a|hi|hiamo|are|ate?|ando)\b(?! a un'altra)"),
    "the score is called score (F19 19)": (ANY, r"\breferti?o?\b|\bcartellin[oi]\b(?! guida)"),
    "a time out has no hyphen (F19 15)": (ANY, r"\b[Tt]ime-out\b"),
    "the suit is danari (FITRES 3)": (ANY, r"\bdenari\b(?! ori)"),
    "the cartaro deals (FITRES 18)": (TRESSETTE, r"\b[Mm]azzier[ei]\b"),
    "cards are mischiate (FITRES 17)": (TRESSETTE, r"\b[Mm]escol"),
    "the pack is alzato (FITRES 19)": (TRESSETTE, r"\b[Tt]agli(a|are|o|ato|ano)\b"),
    "whoever takes a trick piglia (FITRES 13)": (LEARNING, r"\b[Pp]res[ae]\b"),
    "a hand is a smazzata or a passata; a mano only where the game is none of ours": (
        ANALYSES,
        r"(?<!\*\[other\] )\b([Ll]a |una |nessuna |ogni )man[oi]\b",
    ),
    "a run is a sequenza (F19 11)": (WHY_BURRACO, r"\bscal[ae]\b"),
    "what partners owe each other is a risarcimento (FITRES 148)": (TRESSETTE, r"\bdanni\b"),
    "a match is won ordinarily (FITRES 102)": (ANY, r"\b(vittoria|vincita) semplice\b"),
}
"""Why a word is avoided, in which files, and what it looks like."""

OLD = "old-pozzetto"
"""The code of 2019 itself writes pozzetto of one left over from the smazzata before (4, 23)."""


def sentences() -> Iterator[tuple[str, str, str]]:
    """Every message in Italian: its file, its id, its text."""
    italian = lang.Language("it")
    for name, source in italian.messages.items():
        yield source, name, italian._entries[name]


@pytest.mark.parametrize("why", AVOIDED)
def test_no_word_is_used_that_the_codes_do_not_have(why: str) -> None:
    where, avoided = AVOIDED[why]
    found = [
        (name, text.strip())
        for source, name, text in sentences()
        if any(fnmatch(source, f"{one}.ftl") for one in where)
        and OLD not in name
        and re.search(avoided, re.sub(r"^ *\[[\w-]+\]", "", text, flags=re.MULTILINE))
    ]
    assert found == []


def test_there_is_something_to_look_at() -> None:
    names = {source for source, _, _ in sentences()}
    told = {one for where, _ in AVOIDED.values() for one in where}
    assert [one for one in told if not any(fnmatch(name, f"{one}.ftl") for name in names)] == []
