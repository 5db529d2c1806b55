"""What docs/tressette.md has from the code of Tressette, and the match that it shows."""

import re
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tools.pages.common import article, block, command, differing, english, reasons_table, table
from ventaglio.core.norms import Norm, norms, option_text, options
from ventaglio.games.tressette.codes.fitres.citing import ID as FITRES
from ventaglio.games.tressette.codes.fitres.play import LEFT_OPEN, MODERNE, TRADIZIONALI
from ventaglio.games.tressette.engine.adopting import settle
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.formulas import LISTS, STILL_VERY_LONG, Formula, Lead
from ventaglio.games.tressette.engine.knowledge import king_may_stay
from ventaglio.games.tressette.engine.reasons import REASONS
from ventaglio.games.tressette.engine.rules import Rules, Stake
from ventaglio.games.tressette.engine.stakes import How, Outcome, PotFate
from ventaglio.games.tressette.engine.stakes import settle as stakes_of
from ventaglio.games.tressette.engine.trick import GRADES
from ventaglio.games.tressette.engine.winning import EIGHT, GO, THREE, UNILATERAL
from ventaglio.games.tressette.words.norms import TressetteNorms
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.law.shelf import rules_by_id


def tressette_reasons() -> str:
    """The ids of Tressette's refusals with their sentences."""
    return reasons_table("tressette", (one for one, norms in REASONS.items() if norms))


def tressette_words() -> TressetteWords:
    """The things of Tressette in English."""
    return TressetteWords(english())


def sets_differ() -> str:
    """The norms on which the two sets are not at one."""
    return differing(TressetteNorms(tressette_words()), rules_by_id("tressette"), ("sealed", "duplicate"), FITRES)


def adoptable() -> str:
    """The modern norms that a traditional table may take over one by one."""
    told = TressetteNorms(tressette_words())
    rows = []
    for name, fields in TRADIZIONALI.adoptable.items():
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
        found = {
            id_: norm
            for id_, norm in zip(rules_by_id("tressette"), (traditional, modern), strict=True)
            if not norm.stated
        }
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
    told, rules = tressette_words(), rules_by_id("tressette")[set_id]
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
        screen = command(TABLE, folder, "\n".join((*TYPED, "q", "y", "")))
        kept = (Path(folder) / "game.txt").read_text(encoding="utf-8")
        told = command("explain game.txt", folder)
    lines = screen.splitlines()
    first = next(place for place, line in enumerate(lines) if "Your hand" in line)
    last = next(place for place, line in enumerate(lines) if line.endswith(f"> {TYPED[-1]}"))
    while last + 1 < len(lines) and lines[last + 1].strip() and "· trick" not in lines[last + 1]:
        last += 1
    record = re.sub(r"^\[(Fingerprint|Winners|Totals) .*\n", "", kept, flags=re.MULTILINE)
    return "\n".join(["[…]", *lines[first : last + 1], "[…]"]), record.strip(), told


def transcript() -> str:
    """A piece of a passata in the terminal."""
    return block("text", _played()[0], TABLE)


def transcript_record() -> str:
    """Its record."""
    return block("tressette-record", _played()[1])


def transcript_explained() -> str:
    """What everybody knows at its end."""
    return block("text", _played()[2], "explain game.txt")
