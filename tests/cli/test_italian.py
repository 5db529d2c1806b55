"""Under ``--lang it`` everything is Italian: help, codes, rulings, the ledger, and whatever cannot be read."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_bad_input import TEXTS
from ventaglio.lang import available, translator
from ventaglio.law import shelf
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.words.norms import slug

ENGLISH = re.compile(
    r"\b(the|of|is|are|and|not|with|must|which|this|that|for|cannot|there|has|have|been|to|by|write|none|only|or|from"
    r"|cards?|table|nothing|nobody|who|what|when|where|missing|unknown)\b",
    re.IGNORECASE,
)
"""Words that English cannot do without and Italian does not have."""

ASIDE = re.compile(
    r"«[^»]*»|“[^”]*”|\"[^\"]*\"|\[[^]]*\]|--?[\w-]+|[\w./]+[-_:=][\w./:=-]*|\S*/\S*|(opzione|si sceglie fra:) .*"
)
"""What people or programs wrote, which is quoted as it is: options and their values, ids, paths, headers."""


def english(text: str) -> list[str]:
    """The lines of a text in which English is left, without the examples of what may be typed."""
    told = [line for line in text.splitlines() if not line.lstrip().startswith(("ventaglio ", "%"))]
    return [line for line in told if ENGLISH.search(ASIDE.sub(" ", line))]


def test_the_ruler_tells_the_two_languages_apart() -> None:
    assert english("riga 3: «fly» non è un'azione\nSi può sanare con la matta [fibur-2019 29]") == []
    assert english("riga 3: the seat is taken") != []


READERS = (
    *(["codes", "list"], ["ledger"], ["help"]),
    *(["help", topic] for topic in ("burraco", "tressette", "words", "codes")),
    *(["codes", "show", one.set_id] for one in map(shelf.get, ("fibur-2019", "estratto", "internazionale", "circolo"))),
    *(["codes", "show", one] for one in ("tradizionali", "moderne")),
    ["codes", "diff", "fibur-2019", "internazionale"],
    ["codes", "diff", "tradizionali", "moderne"],
)


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_what_the_texts_hold(cli: Cli, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    answer = cli(*words, "--lang", "it")
    assert answer.code == 0
    assert english(answer.out) == []


def test_every_article_has_its_title() -> None:
    """In every language, and so has the reason for which nothing rests on some of them."""
    for text in shelf.current_texts():
        for one in text.articles:
            for told in (f"title-{slug(one.title)}", *([f"charge-{slug(one.reason)}"] if one.reason else [])):
                assert [language for language in available() if not translator(language).has(told)] == [], told


@pytest.mark.parametrize("code", ["fibur-2019", "estratto", "internazionale", "circolo", "tradizionali", "moderne"])
def test_all_that_the_referee_says(code: str) -> None:
    found = shelf.get(code)
    words = RulingWords(found.game, "it", found.book.figures, found.book.document)
    said: set[str] = set()
    for one in found.book.provisions:
        said |= {words.irregularity(one), words.why(one)}
        for fact, answers in found.book.questions(one).items():
            said |= {words.question(fact), *(words.answer(fact, answer) for answer in answers)}
        for _, ruling in found.book.paths(one):
            said |= {words.order(step.remedy) for step in (*ruling.steps, *ruling.bounds)}
            said |= set(map(words.reading, ruling.readings))
    assert [sentence for sentence in said if english(sentence)] == []


BAD_LINES = (
    *(["play"], ["fly"], ["codes"], ["codes", "show"], ["codes", "show", "x"], ["codes", "show", "burraco:x"]),
    *(["codes", "diff", "circolo"], ["codes", "diff", "circolo", "moderne"], ["codes", "list", "x"]),
    *(["codes", "show", "fibur-2019@x"], ["codes", "list", "--fly"], ["play", "chess"], ["help", "x"]),
    *(["play", "burraco", "--players", "many"], ["play", "burraco", "--players", "7"]),
    *(["play", "burraco", "--hands", "2", "--target", "505"], ["play", "burraco", "--hands", "0"]),
    *(["play", "burraco", "--alone"], ["play", "burraco", "--seat", "Z"], ["play", "burraco", "--bots", "x"]),
    *(["play", "burraco", "--option", "x"], ["play", "burraco", "--option", "x=y"]),
    *(["play", "burraco", "--option", "natural_two=x"], ["play", "burraco", "--code", "moderne"]),
    *(["play", "tressette", "--adopt", "x"], ["play", "tressette", "--code", "moderne", "--adopt", "review"]),
    *(["play", "tressette", "--passate", "2"], ["play", "tressette", "--pairs", "x"]),
    *(["play", "tressette", "--code", "moderne", "--option", "cutter=x"], ["play", "tressette", "--target", "22"]),
    *(["simulate", "burraco", "--games", "0"], ["simulate", "burraco", "--bots", "x"]),
    *(["simulate", "burraco", "--games", "1", "--records", "/dev/null"], ["replay", "/nowhere"], ["replay", "/"]),
    *(["referee", "x"], ["referee", "fibur-2019", "x"], ["referee", "fibur-2019", "wrong-cut", "x"]),
    *(["referee", "fibur-2019", "wrong-cut", "x=y"], ["referee", "fibur-2019", "close-with-wild", "when=x"]),
    *(["referee", "fibur-2019", "wrong-cut", "when=now", "when=later"], ["referee", "--json"]),
    *(["referee", "train", "x"], ["referee", "train", "--level", "9"], ["referee", "train", "--count", "0"]),
    *(["ledger", "x"], ["cases"], ["backup", "/"], ["verify", "/nowhere"], ["explain", "/nowhere"]),
    *(["tournament", "show", "--id", "x"], ["tournament", "fly"], ["replay"], ["position"]),
    ["codes", "show", "fibur-2019", "--json", "--json"],
)


@pytest.mark.parametrize("words", BAD_LINES, ids=" ".join)
def test_a_command_line_that_cannot_be_read(
    cli: Cli, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VENTAGLIO_DATA", str(tmp_path))
    answer = cli(*words, "--lang", "it")
    assert english(answer.err) == []
    assert answer.err or words in (["play"], ["codes"], ["replay"], ["position"])


@pytest.mark.parametrize(
    "command, text",
    [
        pytest.param(command, text, id=f"{command}-{name}")
        for command, texts in TEXTS.items()
        for name, (text, _) in texts.items()
    ],
)
def test_a_text_that_cannot_be_read(cli: Cli, tmp_path: Path, command: str, text: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    answer = cli(command, path, "--lang", "it")
    # The last line of cases is for programs, and the same in every language.
    assert english(answer.err + re.sub(r"\d+ passed, \d+ failed\s*$", "", answer.out)) == []


POSITIONS = {
    "no-suit": "announced: x busso",
    "no-buongioco": "accused A: Q 3",
    "no-declaration": "said A: 1 fly",
    "no-phase": "phase: sleep",
    "short-trick": "trick A: dA d2",
    "twice": "hand A: dA\nhand B: dA",
    "no-formula": "trick A: d4 d5 d6 d7 saying fly",
    "two-seats": "players: 0 0 1 2",
    "three-against-one": "sides: 0 0 0 1",
    "three-numbers": "players: 0 1 2",
    "laid-in-lead": "phase: lead\nplaying: d4",
    "accused-not-dealt": "phase: lead\nhand A: d4\naccused A: 3s 3",
    "must-lead": "phase: lead\nleader: A\nhand A: d4\nmust-lead: d5",
    "dialogue": "phase: dialogue",
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_of_tressette_that_cannot_be(cli: Cli, tmp_path: Path, name: str) -> None:
    path = tmp_path / "position.txt"
    path.write_text(f"code: tradizionali\n{POSITIONS[name]}\n", encoding="utf-8")
    answer = cli("position", path, "--lang", "it")
    assert answer.code == 2
    assert english(answer.err) == []


HEAD = '[Ventaglio "1"]\n[Game "{game}"]\n[Code "{code}"]\n'
RECORDS = {
    "empty-action": ("burraco", "fibur-2019", "B\n"),
    "alone": ("burraco", "fibur-2019", "B draw 5h\n"),
    "incomplete": ("burraco", "fibur-2019", "B attach\n"),
    "no-card": ("burraco", "fibur-2019", "B open 5h 6x 7h\n"),
    "two-stand": ("burraco", "fibur-2019", "B open *=5h *=6h 7h\n"),
    "natural-stands": ("burraco", "fibur-2019", "B open 5h=6h 7h 8h\n"),
    "hands-and-target": ("burraco", "fibur-2019", None),
    "tressette-incomplete": ("tressette", "tradizionali", "B play\n"),
    "tressette-no-card": ("tressette", "tradizionali", "B play d9\n"),
    "tressette-no-action": ("tressette", "tradizionali", "B fly\n"),
    "live-throw": ("burraco-live", "fibur-2019", "B throw draw\n"),
    "live-call": ("burraco-live", "fibur-2019", "B call\n"),
    "live-call-none": ("burraco-live", "fibur-2019", "B call 3\n"),
    "live-call-lot": ("burraco-live", "fibur-2019", "B call 3 lot=x\n"),
    "live-call-cards": ("burraco-live", "fibur-2019", "B call 3 cards=5x\n"),
    "live-call-fact": ("burraco-live", "fibur-2019", "B call 3 when\n"),
    "live-report": ("burraco-live", "fibur-2019", "B report fly A\n"),
    "live-report-seat": ("burraco-live", "fibur-2019", "B report remark Z\n"),
    "live-report-asks": ("burraco-live", "fibur-2019", "B report remark A\n"),
    "live-tressette": ("tressette-live", "tradizionali", "B expose\n"),
    "live-tressette-report": ("tressette-live", "tradizionali", "B report revoke A\n"),
    "live-tressette-call": ("tressette-live", "tradizionali", "B call 2\n"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_cannot_be_read(cli: Cli, tmp_path: Path, name: str) -> None:
    game, code, moves = RECORDS[name]
    head = HEAD.format(game=game, code=code)
    body = '[Hands "2"]\n[Target "505"]\n\n' if moves is None else f"\n{moves}"
    path = tmp_path / "record.txt"
    path.write_text(head + body, encoding="utf-8")
    answer = cli("replay", path, "--lang", "it")
    assert answer.code == 2
    assert english(answer.err) == []


def test_italian_says_nothing_in_english() -> None:
    """No message of the language itself is left in English."""
    italian, fallback = translator("it"), translator("en")
    same = [one for one in italian.messages if "{" not in italian._entries[one] and english(italian._entries[one])]
    assert [one for one in same if italian._entries[one] == fallback._entries.get(one)] == []


TYPED = {
    "burraco": (
        "h",
        "?",
        "r",
        "s",
        "l",
        "why",
        "x 5h",
        "d",
        "h",
        "o 5h 9c Kd",
        "why",
        "u",
        "a 9 5h",
        "x Zz",
        "fly",
        "sort",
        "q",
        "s",
    ),
    "tressette": (
        "h",
        "?",
        "? gioco",
        "? parole",
        "r",
        "s",
        "k",
        "l",
        "perché",
        "dico",
        "acc",
        "d9",
        "fly",
        "terra",
        "n",
        "fuori",
        "n",
        "q",
        "s",
    ),
}


@pytest.mark.parametrize("code", ["fibur-2019", "estratto", "internazionale", "circolo", "tradizionali", "moderne"])
def test_playing(cli: Cli, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    game = shelf.get(code).game
    answer = cli(
        "play", game, "--code", code, "--seed", 7, "--fast", "--lang", "it", stdin="\n".join(TYPED[game]) + "\n"
    )
    assert answer.code == 0
    assert english(answer.out + answer.err) == []


SHOWN = {
    "burraco": ("burraco", "fibur-2019"),
    "tressette": ("tressette", "tradizionali"),
}


@pytest.mark.parametrize("game", SHOWN)
def test_a_match_that_is_replayed(cli: Cli, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = cli("simulate", game, "--games", 1, "--seed", 3, "--bots", "random", "--records", tmp_path, "--lang", "it")
    record = next(tmp_path.iterdir())
    answers = [told, cli("replay", record, "--step", "--lang", "it"), cli("verify", record, "--lang", "it")]
    if game == "tressette":
        answers.append(cli("explain", record, "--lang", "it"))
    position = tmp_path / "position.txt"
    position.write_text(cli("replay", record, "--until", 12, "--position").out, encoding="utf-8")
    answers.append(cli("position", position, "--lang", "it"))
    assert english("".join(one.out + one.err for one in answers)) == []


@pytest.mark.parametrize("code", ["fibur-2019", "internazionale", "moderne"])
def test_asking_the_referee(cli: Cli, code: str) -> None:
    answer = cli("referee", code, "--lang", "it", stdin="1\n1\n?\n9\nx\n1\n1\n1\n1\n1\n1\n1\nq\n")
    assert english(answer.out + answer.err) == []


DESK = (
    ["new", "Trofeo", "--phase", "danish:2", "--hands", "4"],
    ["list"],
    ["enter", "Rossi Anna", "Bianchi Ugo", "--club", "Adriatico"],
    ["enter", "Verdi Ivo", "Neri Eva"],
    ["enter", "Rossi Anna", "Gialli Pia"],
    ["checkin", "--all"],
    ["draft"],
    ["close", "--seed", "4711"],
    ["draft"],
    ["publish"],
    ["positions"],
    ["positions", "--by", "name"],
    ["score", "1", "1250", "903"],
    ["start"],
    ["timeout"],
    ["late", "1", "2", "3:40"],
    ["warn", "1", "--article", "4", "--referee", "Bruni", "--why", "commenti"],
    ["missing"],
    ["score", "1", "1250", "900"],
    ["standings"],
    ["account", "1"],
    ["crosstable"],
    ["audit"],
    ["show"],
    ["lock"],
    ["end"],
    ["prizes", "--set", "1:x:y"],
    ["print", "x"],
)


def test_directing_a_tournament(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENTAGLIO_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    said = [cli("tournament", *words, "--lang", "it") for words in DESK]
    assert english("".join(one.out + one.err for one in said)) == []
