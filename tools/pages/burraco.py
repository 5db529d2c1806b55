"""What docs/burraco.md and docs/cases.md have from the code of Burraco."""

from tools.pages.common import article, differing, english, reasons_table, table
from ventaglio.core.norms import norms, option_text, options
from ventaglio.games.burraco.engine.reasons import REASONS
from ventaglio.games.burraco.words.norms import BurracoNorms
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.law.shelf import rules_by_id
from ventaglio.law.words.norms import NormWords

IN_TOURNAMENTS = ("round_minutes", "victory_tables", "forfeit", "correction")
"""Differences that concern only who directs a tournament."""


def words() -> NormWords:
    """The norms of Burraco in English."""
    return BurracoNorms(BurracoWords(english()))


def differences() -> str:
    """The norms on which the codes are not at one."""
    return differing(words(), rules_by_id("burraco"), IN_TOURNAMENTS)


def fillings() -> str:
    """What we read into a text that does not say it, code by code."""
    told = words()
    parts = []
    for code, rules in rules_by_id("burraco").items():
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
    for code, rules in rules_by_id("burraco").items():
        for name, norm in options(rules).items():
            values = "<br>".join(f"`{option_text(choice)}`" for choice in norm.choices)
            rows.append((code, f"`{name}`", told.name(name), values, norm.why))
    return table(("code", "option", "", "values, the usual one first", "why it is open"), rows)


def reasons() -> str:
    """The ids of Burraco's refusals with their sentences."""
    return reasons_table("burraco", (one for one, norms in REASONS.items() if norms))
