"""Write the parts of the documentation that come from the program itself.

    python tools/make_docs.py            write them
    python tools/make_docs.py --check    only say whether they are up to date

A generated part stands between ``<!-- generated: NAME -->`` and ``<!-- end of NAME -->``; whatever stands there is
replaced.
"""

import ast
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import msgspec

import ventaglio
import ventaglio.burraco
import ventaglio.rulings.burraco.live
import ventaglio.tressette
from ventaglio.burraco.codes import CODES
from ventaglio.cli.burraco.norms import BurracoNorms
from ventaglio.cli.burraco.words import BurracoWords
from ventaglio.cli.desk import Desk
from ventaglio.cli.games import Found, every_code, every_document
from ventaglio.cli.ledger import rows as ledger_rows
from ventaglio.cli.norms import NormWords
from ventaglio.cli.scan import marks
from ventaglio.cli.tressette.norms import TressetteNorms
from ventaglio.cli.tressette.words import TressetteWords
from ventaglio.core.articles import Charge
from ventaglio.core.ledger import Row
from ventaglio.core.norms import Norm, norms, option_text, options
from ventaglio.lang import translator
from ventaglio.rulings.books import BOOKS
from ventaglio.rulings.inquiry import Catalogue, Irregularity
from ventaglio.rulings.remedies import FIELDS, Order
from ventaglio.rulings.words import RulingWords
from ventaglio.tressette.codes import CODE as FITRES
from ventaglio.tressette.codes import CODES as SETS
from ventaglio.tressette.codes import LEFT_OPEN, MODERN_NORMS, MODERNE, TRADIZIONALI, settle
from ventaglio.tressette.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.tressette.formulas import LISTS, STILL_VERY_LONG, Formula, Lead
from ventaglio.tressette.knowledge import king_may_stay
from ventaglio.tressette.rules import Rules, Stake
from ventaglio.tressette.stakes import How, Outcome, PotFate
from ventaglio.tressette.stakes import settle as stakes_of
from ventaglio.tressette.trick import GRADES
from ventaglio.tressette.winning import EIGHT, GO, THREE, UNILATERAL

DOCS = Path(__file__).parent.parent / "docs"
TESTS = DOCS.parent / "tests"

IN_TOURNAMENTS = ("round_minutes", "victory_tables", "forfeit", "correction")
"""Differences that concern only who directs a tournament."""

FILLED = "°"


def english() -> Desk:
    """A screen that shows English and every sign."""
    desk = Desk(translator("en"))
    desk.symbols = True
    return desk


def words() -> NormWords:
    """The norms of Burraco in English."""
    return BurracoNorms(BurracoWords(english()))


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    cells = [head, tuple("---" for _ in head), *(tuple(cell.replace("|", "\\|") for cell in row) for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def article(norm: Norm[Any], own: str) -> str:
    """The article a norm rests on; of another code, with that code."""
    return norm.cite.article if norm.cite.code == own else f"{norm.cite.code} {norm.cite.article}"


def differences() -> str:
    """The norms on which the codes are not at one."""
    return _differences(words(), CODES, IN_TOURNAMENTS)


def _differences(told: NormWords, codes: Mapping[str, Any], left_out: Sequence[str], document: str = "") -> str:
    """A table of them. ``document`` names the text, where all codes are parts of one."""
    rows: list[tuple[str, ...]] = []
    for name in (name for name, _ in norms(next(iter(codes.values()))) if name not in left_out):
        found = {code: getattr(rules, name) for code, rules in codes.items()}
        values = {code: told.value(name, norm.value) for code, norm in found.items()}
        if len(set(values.values())) > 1:
            cells = (_cell(values[code], norm, document or code) for code, norm in found.items())
            rows.append((told.name(name), *cells))
    return table(("", *codes), rows)


def _cell(value: str, norm: Norm[Any], code: str) -> str:
    return f"{value}{'' if norm.stated else FILLED}<br>*{article(norm, code)}*"


def fillings() -> str:
    """What we read into a text that does not say it, code by code."""
    told = words()
    parts = []
    for code, rules in CODES.items():
        rows = [
            (told.name(name), told.value(name, norm.value), norm.why, article(norm, code))
            for name, norm in norms(rules)
            if not norm.stated
        ]
        parts.append(f"#### {code}\n\n{table(('', 'we play', 'because', 'rests on'), rows)}")
    return "\n\n".join(parts)


def choices() -> str:
    """The options of the tables of each code."""
    told = words()
    rows = []
    for code, rules in CODES.items():
        for name, norm in options(rules).items():
            values = "<br>".join(f"`{option_text(choice)}`" for choice in norm.choices)
            rows.append((code, f"`{name}`", told.name(name), values, norm.why))
    return table(("code", "option", "", "values, the usual one first", "why it is open"), rows)


def reasons() -> str:
    """The ids of Burraco's refusals with their sentences."""
    return _reasons_table("burraco", _reasons(ventaglio.burraco, "judge", "melds", "engine"))


def tressette_reasons() -> str:
    """The ids of Tressette's refusals with their sentences."""
    return _reasons_table("tressette", _reasons(ventaglio.tressette, "judge", "declarations"))


def _reasons_table(game: str, found: Iterable[str]) -> str:
    """A game may have a sentence of its own for a refusal that others have too."""
    source = (Path(ventaglio.__file__).parent / "lang/en/refusals.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^refusal-(\S+) = (.*)$", source, re.MULTILINE))
    sentences = {reason: said.get(f"{game}-{reason}", said.get(reason)) for reason in found}
    rows = [(f"`{reason}`", re.sub(r"\{.*?\}", "…", text)) for reason, text in sentences.items() if text is not None]
    return table(("`refused`", "what it says"), rows)


def _reasons(game: ModuleType, *modules: str) -> Iterator[str]:
    """The texts in a game's source that could be ids of refusals, in the order in which they stand."""
    seen = set()
    for module in modules:
        source = (Path(game.__file__ or "").parent / f"{module}.py").read_text(encoding="utf-8")
        texts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
        for node in sorted(texts, key=lambda node: (node.lineno, node.col_offset)):
            if isinstance(node.value, str) and node.value not in seen:
                seen.add(node.value)
                yield node.value


# ── Tressette ───────────────────────────────────────────────────────────────────────────────────────────


def tressette_words() -> TressetteWords:
    """The things of Tressette in English."""
    return TressetteWords(english())


def sets_differ() -> str:
    """The norms on which the two sets are not at one."""
    return _differences(TressetteNorms(tressette_words()), SETS, ("sealed",), FITRES)


def adoptable() -> str:
    """The modern norms that a traditional table may take over one by one."""
    told = TressetteNorms(tressette_words())
    rows = []
    for name, fields in MODERN_NORMS.items():
        # The first field gives the norm its name; of the others, those that change something.
        first, *rest = fields
        changed = [one for one in rest if getattr(MODERNE, one).value != getattr(TRADIZIONALI, one).value]
        values = (
            f"{told.name(field)}: {told.value(field, getattr(MODERNE, field).value)}" for field in (first, *changed)
        )
        rows.append((f"`{name}`", getattr(MODERNE, name).cite.article, "<br>".join(values)))
    return table(("norm", "article", "what it fixes"), rows)


def silences() -> str:
    """What we read into the code that it does not say."""
    told = TressetteNorms(tressette_words())
    rows = []
    for name, traditional in norms(TRADIZIONALI):
        modern: Norm[Any] = getattr(MODERNE, name)
        found = {id_: norm for id_, norm in zip(SETS, (traditional, modern), strict=True) if not norm.stated}
        if len(found) == 2 and (traditional.value, traditional.why) == (modern.value, modern.why):
            found = {"both": traditional}
        for where, norm in found.items():
            rows.append((told.name(name), where, told.value(name, norm.value), norm.why, article(norm, FITRES)))
    return table(("", "in", "we play", "because", "rests on"), rows)


def left_to_the_table() -> str:
    """The options of a table, and whether a modern one has them too."""
    told = TressetteNorms(tressette_words())
    rows = []
    for name, norm in options(TRADIZIONALI).items():
        values = "<br>".join(f"`{option_text(choice)}`" for choice in norm.choices)
        where = "both" if name in LEFT_OPEN else TRADIZIONALI.id
        rows.append((f"`{name}`", told.name(name), where, values, norm.why, article(norm, FITRES)))
    return table(("option", "", "in", "values, the usual one first", "why it is open", "article"), rows)


def other_words() -> str:
    """What may be said besides the formulas."""
    told = tressette_words()
    rows = []
    for what in (*OF_THE_TRICK, *OF_OTHER_SUITS):
        taken = what in OF_THE_TRICK
        norm = TRADIZIONALI.trick_suit_declarations if taken else TRADIZIONALI.other_suit_declarations
        meaning = told.text(f"declared-{what}", suit="that suit") if taken else told.declaration_meaning(what, "")
        rows.append(
            (told.declaration(what), f"`{what}`", "just taken" if taken else "others", meaning, norm.cite.article)
        )
    return table(("words", "in records", "suit", "what it tells", "article"), rows)


def formulas_127() -> str:
    """The traditional formulas."""
    return _formulas(TRADIZIONALI.id)


def formulas_168() -> str:
    """The modern formulas."""
    return _formulas(MODERNE.id)


@lru_cache(maxsize=2)
def _formulas(set_id: str) -> str:
    told, rules = tressette_words(), SETS[set_id]
    name = rules.play_suit_list.value
    listed = LISTS[name] if name == "127" else (*LISTS[name], STILL_VERY_LONG)
    rows = []
    for formula in listed:
        led, kept = _ranks(formula, king_may_stay(rules))
        said = f"{' / '.join(formula.words)}<br>`{formula.slug}`"
        number = f"{formula.number}" if formula.number else f"Art. {166 if formula is STILL_VERY_LONG else 45}"
        rows.append((number, said, told.meaning(formula.slug, rules), _called(led), _called(kept)))
    return table(("no.", "words", "what they tell", "led", "kept"), rows)


def _ranks(formula: Formula, king: bool) -> tuple[set[str], set[str]]:
    """Every rank that may be led with a formula, and every one that may be kept.

    Nothing lies between a suit of which nothing was played and one of which all the rest was: the more is out, the more
    cards are sovereign.
    """
    led: set[str] = set()
    kept: set[str] = set()
    for size in range(formula.shortest, formula.longest + 1):
        for held in map(frozenset, combinations(GRADES, size)):
            for played in (frozenset[str](), frozenset(GRADES) - held):
                fitting = [one for one in held if formula.fits(Lead(held, one, played, king))]
                led.update(fitting)
                kept.update(*(held - {one} for one in fitting))
    return led, kept


def _called(ranks: set[str]) -> str:
    """Ranks from the highest, several at a time where they have a name."""
    simple = set(TRADIZIONALI.simple_cards.value)
    missing = set(GRADES) - ranks
    if not missing:
        return "any"
    if len(missing) == 1 and missing <= simple:
        return f"any but {missing.pop()}"
    high = [one for one in GRADES if one in ranks - simple]
    if simple <= ranks:
        return ", ".join([*high, "simple"])
    if missing & simple == {"R"}:
        return ", ".join([*high, "simple but R"])
    return ", ".join(one for one in GRADES if one in ranks) or "–"


def dialogue() -> str:
    """The ways to decide on a cappotto."""
    told = tressette_words()
    rows = []
    for name, paths in (("eight", EIGHT), ("three", THREE)):
        for path, end in paths.items():
            if end is None or path[-1] == "scopro":
                continue
            shown = (*path[:-1], "scopro") in paths and end != GO
            said = [f"«{told.text(f'word-{word}')}»" for word in path]
            said[-1] += " or shows his cards" if shown else ""
            alone = ", decided alone" if path in UNILATERAL else ""
            rows.append((name, *said, *("" for _ in range(3 - len(said))), ("they go" if end == GO else "no") + alone))
    return table(("ways", "first", "partner", "first again", "comes to"), rows)


def faults() -> str:
    """The conduct for which damages are due."""
    told = TressetteNorms(tressette_words())
    listed = TRADIZIONALI.compensation_faults.value
    return table(("", "conduct"), [(chr(97 + place), told.value("", one)) for place, one in enumerate(listed)])


def stakes() -> str:
    """What every way to win is worth, by each kind of stake that is a fixed number."""
    won = Outcome(winner=0)
    slam = msgspec.structs.replace(won, how=How.SLAM)
    cases = {
        "ordinary win": (TRADIZIONALI, won),
        "cappotto": (TRADIZIONALI, slam),
        "cappotto by a lay-down before the target": (TRADIZIONALI, _but(slam, by_claim_before_target=True)),
        "cappotto after the match was won": (TRADIZIONALI, _but(slam, target_reached_before=True)),
        "cappotto declared and missed": (TRADIZIONALI, _but(won, slam_declared_and_missed=True)),
        "modern: the losers had called too early": (MODERNE, _but(won, called_out_modern=True)),
        "… and then a cappotto by a lay-down before the target": (
            MODERNE,
            _but(slam, called_out_modern=True, by_claim_before_target=True),
        ),
    }
    batuffa = TRADIZIONALI.batuffa.value
    *kinds, marcio = (f"`{kind.value}`" for kind in _FIXED)
    return table(
        ("", *kinds, f"{marcio}, losers at {batuffa} or more", f"… below {batuffa}", "pot", "article"),
        [(name, *_stakes(rules, outcome)) for name, (rules, outcome) in cases.items()],
    )


_FIXED = (Stake.SINGLE, Stake.SIMPLE_OR_DOUBLE, Stake.MARCIO_E_BATUFFA)


def _but(outcome: Outcome, **changes: int) -> Outcome:
    return msgspec.structs.replace(outcome, **changes)


def _stakes(rules: Rules, outcome: Outcome) -> tuple[str, ...]:
    reached = _but(outcome, loser_points=rules.batuffa.value)
    found = [stakes_of(settle(rules, {"stake": kind.value}), reached) for kind in _FIXED]
    below = stakes_of(settle(rules, {"stake": Stake.MARCIO_E_BATUFFA.value}), outcome)
    fates = {
        PotFate.UNTOUCHED: "stays",
        PotFate.TO_WINNERS: "to the winners",
        PotFate.DOUBLED: "doubled by the winners",
    }
    numbers = (str(one.stakes) for one in (*found, below))
    return (*numbers, fates[below.pot], ", ".join(dict.fromkeys(line.cite.article for line in reversed(below.lines))))


TABLE = "play tressette --seed 4 --seat B --name Bice --fast --record game.txt"
TYPED = ("acc", "s5 busso", "b5", "d3")
"""What the person types at that table; the last is a card that ends what is shown."""


@lru_cache(maxsize=1)
def _played() -> tuple[str, str, str]:
    """A table in the terminal, the record it left behind, and what `explain` tells of it."""
    with TemporaryDirectory() as folder:
        screen = _command(TABLE, folder, "\n".join((*TYPED, "q", "y", "")))
        kept = (Path(folder) / "game.txt").read_text(encoding="utf-8")
        told = _command("explain game.txt", folder)
    lines = screen.splitlines()
    first = next(place for place, line in enumerate(lines) if "Your hand" in line)
    last = next(place for place, line in enumerate(lines) if line.endswith(f"> {TYPED[-1]}"))
    while last + 1 < len(lines) and lines[last + 1].strip() and "· trick" not in lines[last + 1]:
        last += 1
    record = re.sub(r"^\[(Fingerprint|Winners|Totals) .*\n", "", kept, flags=re.MULTILINE)
    return "\n".join(["[…]", *lines[first : last + 1], "[…]"]), record.strip(), told


def _command(words: str, folder: str, typed: str = "") -> str:
    """What the program prints on a screen of 80 columns."""
    screen = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    command = [sys.executable, "-m", "ventaglio.cli", *words.split()]
    done = subprocess.run(
        command,
        input=typed,
        cwd=folder,
        env={**os.environ, **screen},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return "\n".join(line.rstrip() for line in done.stdout.rstrip().splitlines())


def _block(kind: str, text: str, command: str = "") -> str:
    return "\n".join([f"```{kind}", *([f"$ ventaglio {command}"] if command else []), text, "```"])


def transcript() -> str:
    """A piece of a passata in the terminal."""
    return _block("text", _played()[0], TABLE)


def transcript_record() -> str:
    """Its record."""
    return _block("tressette-record", _played()[1])


def transcript_explained() -> str:
    """What everybody knows at its end."""
    return _block("text", _played()[2], "explain game.txt")


# ── The ledger ──────────────────────────────────────────────────────────────────────────────────────────


def ledger_sums() -> str:
    """How many articles of each document are charged to whom, and how many still want something."""
    rows = []
    for found in every_document():
        book = ledger_rows(found, marks(TESTS))
        charged = [sum(row.article.charge is charge for row in book) for charge in Charge]
        still = sum(row.open for row in book)
        rows.append((f"`{found.document}`", *map(str, (len(book), *charged, still))))
    return table(("document", "articles", *(charge.value for charge in Charge), "still open"), rows)


def ledger_of(found: Found) -> str:
    """The articles of a document, with the norms and the irregularities that rest on them."""
    rows = [
        (row.article.number, row.article.title, _charged(row), _ids(row.norms), _ids(row.rulings))
        for row in ledger_rows(found, marks(TESTS))
    ]
    return table(("article", "about", "charged to", "norms", "irregularities"), rows)


def _charged(row: Row) -> str:
    said = row.article.charge.value
    if row.open:
        return f"{said}: **{row.status.value}**"
    return f"{said}: {row.article.reason}" if row.article.reason else said


def _ids(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


# ── The referee ─────────────────────────────────────────────────────────────────────────────────────────


EXAMPLE = ("fibur-2019", "close-without-discard")
"""The code and the irregularity with which the page on the referee explains everything."""
FACTS = "when=now last-play=new-meld"


def _asked(words: str, typed: str = "", file: str = "", text: str = "") -> str:
    """What the program answers to a command, with a file beside it."""
    with TemporaryDirectory() as folder:
        if file:
            (Path(folder) / file).write_text(text, encoding="utf-8")
        return _command(words, folder, typed).lstrip("\n")


def session() -> str:
    """A referee at a paper table: code, family, irregularity, then the questions."""
    code, irregularity = EXAMPLE
    book = BOOKS["burraco"]
    family = book.find(irregularity).family
    families = list(dict.fromkeys(one.family for one in book.irregularities.values()))
    inside = [one.id for one in book.irregularities.values() if one.family == family]
    codes = [str(found.rules.id) for found in every_code()]
    places = (codes.index(code), families.index(family), inside.index(irregularity))
    typed = [*(str(place + 1) for place in places), "?", "1", "1", ""]
    return _block("text", _asked("referee", "\n".join(typed)), "referee")


def answered(words: str) -> str:
    """A ruling asked for in one line."""
    return _block("text", _asked(words), words)


def as_json() -> str:
    """The same ruling for a program."""
    words = f"referee {' '.join(EXAMPLE)} {FACTS} --json"
    return _block("json", _asked(words))


def next_question() -> str:
    """What a program gets as long as something is still to be asked."""
    return _block("json", _asked(f"referee {' '.join(EXAMPLE)} when=now --json"))


def trainer() -> str:
    """A case put to a referee in training, and a ruling of which something is missing."""
    cases = (TESTS / "rulings" / "fibur_2019" / "art_36.toml").read_text(encoding="utf-8")
    words = "referee train --cases art_36.toml --score score.json --count 1 --seed 1"
    lines = _asked(words, "5 6 3\n", "art_36.toml", cases).splitlines()
    marked = next(place for place, line in enumerate(lines) if line.endswith("of 10"))
    return _block("text", "\n".join((*lines[: marked + 1], "[…]", *lines[-2:])), words)


def _recorded() -> str:
    """The record of a live-table that stands in the page on notation."""
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    records = re.finditer(r"^```record\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return next(one[1] for one in records if "-live" in one[1])


def recorded_moves() -> str:
    """What was done after the deal."""
    _, _, moves = _recorded().partition("table deal ")
    return _block("text", "\n".join(moves.splitlines()[1:]))


def on_record() -> str:
    """That record put before the referee as it was after the first mistake."""
    words = "referee --record game.txt --until 3"
    return _block("text", _asked(words, "", "game.txt", _recorded()), words)


def rule_source() -> str:
    """How a ruling is written."""
    code, irregularity = EXAMPLE
    _, rule = BOOKS["burraco"].find(irregularity).rules[code]
    return _block("py", inspect.getsource(rule).rstrip())


def irregularities(game: str) -> str:
    """What can go wrong, family by family, with the chief article of each code that rules on it."""
    told = RulingWords(game, "en")
    families: dict[str, list[Irregularity]] = {}
    for one in BOOKS[game].irregularities.values():
        families.setdefault(one.family, []).append(one)
    codes = _codes(BOOKS[game])
    parts = []
    for family, inside in families.items():
        rows = [(told.irregularity(one.id), f"`{one.id}`", *_chief_articles(one, codes)) for one in inside]
        parts.append(f"#### {told.family(family)}\n\n{table(('what happened', 'id', *codes), rows)}")
    return "\n\n".join(parts)


def _codes(book: Catalogue) -> list[str]:
    """The codes that a book rules by, in the order in which they are listed everywhere."""
    ruling = {code for one in book.irregularities.values() for code in one.codes}
    return [code for found in every_code() if (code := str(found.rules.id)) in ruling]


def _chief_articles(one: Irregularity, codes: Sequence[str]) -> Iterator[str]:
    return (one.rules[code][0] if code in one.codes else "–" for code in codes)


def readings(game: str) -> str:
    """How doubtful texts are read, code by code, and on which irregularities."""
    told, book = RulingWords(game, "en"), BOOKS[game]
    parts = []
    for code in _codes(book):
        found: dict[str, dict[str, None]] = {}
        for one in book.irregularities.values():
            for _, ruling in book.paths(code, one.id) if code in one.codes else ():
                for name in ruling.readings:
                    found.setdefault(name, {})[one.id] = None
        rows = [(told.reading(name), f"`{name}`", _ids(list(where))) for name, where in found.items()]
        parts.append(f"#### {code}\n\n{table(('how it is read', 'id', 'on'), rows)}")
    return "\n\n".join(parts)


def orders(game: str) -> str:
    """The orders that a ruling is made of: how each is written, and what it says."""
    told = translator("en")
    rows = []
    for do, order in BOOKS[game].vocabulary.orders.items():
        words = [field for field in FIELDS if getattr(order, field)]
        sentence = told.text(f"{game}-order-{do}", **dict.fromkeys(words, "…"))
        rows.append((f"`{' '.join((do, *(word.upper() for word in words)))}`", sentence, _follow(order)))
    return table(("order", "what it says", "words that may follow"), rows)


def _follow(order: Order) -> str:
    lists = {field.upper(): getattr(order, field) for field in FIELDS if getattr(order, field)}
    return "<br>".join(f"{field}: {_ids(words)}" for field, words in lists.items())


def order_words(game: str) -> str:
    """The words of orders in English."""
    told = translator("en")
    found: dict[tuple[str, str], None] = {}
    for order in BOOKS[game].vocabulary.orders.values():
        for field in FIELDS:
            found.update(dict.fromkeys((field, word) for word in getattr(order, field) or ()))
    rows = [(f"`{word}`", field.upper(), told.text(f"{game}-{field}-{word}")) for field, word in sorted(found)]
    return table(("word", "", "in English"), rows)


def live_mistakes() -> str:
    """The mistakes that can be made at a live-table of Burraco."""
    told, book = RulingWords("burraco", "en"), BOOKS["burraco"]
    codes = _codes(book)
    texts = set(_reasons(ventaglio.rulings.burraco.live, "stray"))
    found = [one for one in book.irregularities.values() if one.id in texts]
    rows = [(told.irregularity(one.id), f"`{one.id}`", *_chief_articles(one, codes)) for one in found]
    return table(("mistake", "id", *codes), rows)


def live_reasons() -> str:
    """The refusals that only a ruling brings about, and those of live-tables."""
    regular = set(_reasons(ventaglio.burraco, "judge", "melds", "engine"))
    found = (*_reasons(ventaglio.burraco, "bound"), *_reasons(ventaglio.rulings.burraco.live, "stray", "play"))
    return _reasons_table("burraco", (one for one in found if one not in regular))


DISCRETION = "referee internazionale pozzetto-seen-early picked-up-since=no repeated=yes information-passed=yes"
SILENT = "referee circolo remark"
AT_TRESSETTE = "referee tradizionali revoke when=same-trick reservation=yes harm=none-yet"

PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "burraco.md": {"differences": differences, "fillings": fillings, "options": choices},
    "tressette.md": {
        "differences": sets_differ,
        "adoptable": adoptable,
        "transcript": transcript,
        "record": transcript_record,
        "explained": transcript_explained,
        "declarations": other_words,
        "formulas 127": formulas_127,
        "formulas 168": formulas_168,
        "dialogue": dialogue,
        "stakes": stakes,
        "faults": faults,
        "fillings": silences,
        "options": left_to_the_table,
    },
    "referee.md": {
        "session": session,
        "discretion": partial(answered, DISCRETION),
        "silent": partial(answered, SILENT),
        "tressette": partial(answered, AT_TRESSETTE),
        "trainer": trainer,
        "moves": recorded_moves,
        "record": on_record,
        "live mistakes": live_mistakes,
        "question json": next_question,
        "ruling json": as_json,
        "rule": rule_source,
        "burraco irregularities": partial(irregularities, "burraco"),
        "tressette irregularities": partial(irregularities, "tressette"),
        "burraco readings": partial(readings, "burraco"),
        "tressette readings": partial(readings, "tressette"),
    },
    "cases.md": {
        "reasons": reasons,
        "tressette reasons": tressette_reasons,
        "burraco orders": partial(orders, "burraco"),
        "burraco words": partial(order_words, "burraco"),
        "tressette orders": partial(orders, "tressette"),
        "tressette words": partial(order_words, "tressette"),
        "live reasons": live_reasons,
    },
    "ledger.md": {
        "sums": ledger_sums,
        **{found.document: partial(ledger_of, found) for found in every_document()},
    },
}


def made(page: str) -> str:
    """A page with its generated parts as they should be."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for name, write in PARTS[page].items():
        begin, end = f"<!-- generated: {name} -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"docs/{page} lacks {begin!r} or {end!r}")
        text = f"{before}{begin}\n\n{write()}\n\n{end}{after}"
    return text


def main(arguments: list[str]) -> int:
    stale = [page for page in PARTS if made(page) != (DOCS / page).read_text(encoding="utf-8")]
    if "--check" in arguments:
        for page in stale:
            print(f"docs/{page} is out of date: run python tools/make_docs.py")
        return 1 if stale else 0
    for page in stale:
        (DOCS / page).write_text(made(page), encoding="utf-8")
        print(f"docs/{page} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
