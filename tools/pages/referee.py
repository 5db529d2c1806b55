"""What docs/referee.md and docs/cases.md have from the books of rulings."""

import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.pages.common import DOCS, TESTS, block, command, reasons_table, table
from tools.pages.ledger import _ids
from ventaglio.games.burraco.engine.reasons import REASONS as BURRACO_REASONS
from ventaglio.games.burraco.referee.live.elsewhere import NOTED
from ventaglio.games.burraco.referee.live.reasons import REASONS as LIVE_REASONS
from ventaglio.games.common.plugin.shelves import every_code
from ventaglio.lang import translator
from ventaglio.law.referee.inquiry import AnyBook
from ventaglio.law.referee.remedies import FIELDS, Order
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import every_set, get, register_of

EXAMPLE = ("fibur-2019", "close-without-discard")
"""The code and the irregularity with which the page on the referee explains everything."""


FACTS = "when=now last-play=new-meld"


def _asked(words: str, typed: str = "", file: str = "", text: str = "") -> str:
    """What the program answers to a command, with a file beside it."""
    with TemporaryDirectory() as folder:
        if file:
            (Path(folder) / file).write_text(text, encoding="utf-8")
        return command(words, folder, typed).lstrip("\n")


def session() -> str:
    """A referee at a paper table: code, family, irregularity, then the questions."""
    code, irregularity = EXAMPLE
    register = register_of("burraco")
    family = register.family_of[irregularity]
    families, inside = list(register.families), register.families[family]
    codes = [str(found.rules.id) for found in every_code()]
    places = (codes.index(code), families.index(family), inside.index(irregularity))
    typed = [*(str(place + 1) for place in places), "?", "1", "1", ""]
    return block("text", _asked("referee", "\n".join(typed)), "referee")


def answered(words: str) -> str:
    """A ruling asked for in one line."""
    return block("text", _asked(words), words)


def as_json() -> str:
    """The same ruling for a program."""
    words = f"referee {' '.join(EXAMPLE)} {FACTS} --json"
    return block("json", _asked(words))


def next_question() -> str:
    """What a program gets as long as something is still to be asked."""
    return block("json", _asked(f"referee {' '.join(EXAMPLE)} when=now --json"))


def trainer() -> str:
    """A case put to a referee in training, and a ruling of which something is missing."""
    cases = (TESTS / "rulings" / "fibur_2019" / "art_36.toml").read_text(encoding="utf-8")
    words = "referee train --cases art_36.toml --score score.json --count 1 --seed 1"
    lines = _asked(words, "5 6 3\n", "art_36.toml", cases).splitlines()
    marked = next(place for place, line in enumerate(lines) if line.endswith("of 10"))
    return block("text", "\n".join((*lines[: marked + 1], "[…]", *lines[-2:])), words)


def _recorded() -> str:
    """The record of a live-table that stands in the page on notation."""
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    records = re.finditer(r"^```record\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return next(one[1] for one in records if "-live" in one[1])


def recorded_moves() -> str:
    """What was done after the deal."""
    _, _, moves = _recorded().partition("table deal ")
    return block("text", "\n".join(moves.splitlines()[1:]))


def on_record() -> str:
    """That record put before the referee as it was after the first mistake."""
    words = "referee --record game.txt --until 3"
    return block("text", _asked(words, "", "game.txt", _recorded()), words)


def rule_source() -> str:
    """How a ruling is written."""
    code, irregularity = EXAMPLE
    rule = get(code).book.provisions[irregularity].rule
    return block("py", inspect.getsource(rule).rstrip())


def irregularities(game: str) -> str:
    """What can go wrong, family by family, with the chief article of each code that rules on it."""
    told = RulingWords(game, "en")
    books = _books(game)
    parts = []
    for family, inside in register_of(game).families.items():
        rows = [(told.irregularity(one), f"`{one}`", *_chief_articles(one, books)) for one in inside]
        parts.append(f"#### {told.family(family)}\n\n{table(('what happened', 'id', *books), rows)}")
    return "\n\n".join(parts)


def _books(game: str) -> dict[str, AnyBook]:
    """The books of a game, by the codes whose rulings they hold."""
    return {found.set_id: found.book for found in every_set(game)}


def _chief_articles(one: str, books: Mapping[str, AnyBook]) -> Iterator[str]:
    return (book.article(one).article if one in book.provisions else "–" for book in books.values())


def readings(game: str) -> str:
    """How doubtful texts are read, code by code, and on which irregularities."""
    told = RulingWords(game, "en")
    parts = []
    for code, book in _books(game).items():
        found: dict[str, dict[str, None]] = {}
        for one in book.provisions:
            for _, ruling in book.paths(one):
                for name in ruling.readings:
                    found.setdefault(name, {})[one] = None
        rows = [(told.reading(name), f"`{name}`", _ids(list(where))) for name, where in found.items()]
        parts.append(f"#### {code}\n\n{table(('how it is read', 'id', 'on'), rows)}")
    return "\n\n".join(parts)


def orders(game: str) -> str:
    """The orders that a ruling is made of: how each is written, and what it says."""
    told = translator("en")
    rows = []
    for do, order in register_of(game).vocabulary.orders.items():
        words = [field for field in FIELDS if getattr(order, field)]
        sentence = told.text(f"{game}-order-{do}", **dict.fromkeys(words, "…"))
        rows.append((f"`{' '.join((do, *(word.upper() for word in words)))}`", sentence, _follow(order)))
    return table(("order", "what it says", "words that may follow"), rows)


def _follow(order: Order) -> str:
    lists = {field.upper(): getattr(order, field) for field in FIELDS if getattr(order, field)}
    return "<br>".join(f"{field}: {_ids(words)}" for field, words in lists.items())


def order_words(game: str) -> str:
    """The words of orders in English; N and M stand for numbers."""
    told = translator("en")
    found: dict[tuple[str, str], None] = {}
    for order in register_of(game).vocabulary.orders.values():
        for field in FIELDS:
            found.update(dict.fromkeys((field, word) for word in getattr(order, field) or ()))
    rows = [
        (f"`{word}`", field.upper(), told.text(f"{game}-{field}-{word}", n="N", m="M")) for field, word in sorted(found)
    ]
    return table(("word", "", "in English"), rows)


def live_mistakes() -> str:
    """The mistakes that can be made at a live-table of Burraco."""
    told, books = RulingWords("burraco", "en"), _books("burraco")
    found = [one for one in register_of("burraco").family_of if one in NOTED]
    rows = [(told.irregularity(one), f"`{one}`", *_chief_articles(one, books)) for one in found]
    return table(("mistake", "id", *books), rows)


def live_reasons() -> str:
    """The refusals that only a ruling brings about, and those of live-tables."""
    ordinary = {one for one, norms in BURRACO_REASONS.items() if norms}
    return reasons_table("burraco", (one for one in LIVE_REASONS if one not in ordinary))


DISCRETION = "referee internazionale pozzetto-seen-early picked-up-since=no repeated=yes information-passed=yes"


SILENT = "referee circolo remark"


AT_TRESSETTE = "referee tradizionali revoke when=same-trick reservation=yes harm=none-yet"
