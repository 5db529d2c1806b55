"""Ruling cases: what happened, the facts, and the ruling that must come out. Referees write them; tests run them.

A fact may list several answers: then the case stands for each of them. So it does where it lists several codes.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

import msgspec

from ventaglio.core.case_files import (
    Unreadable,
    check_keys,
    check_kinds,
    inside,
    is_flag,
    is_table,
    is_text,
    is_texts,
    load,
    need,
    twice,
)
from ventaglio.core.cases import Failure, HasArticle, check_articles
from ventaglio.core.codec import whole
from ventaglio.core.refusal import BadInput
from ventaglio.law.referee.inquiry import AnyBook, NeedFacts, Outcome


class RulingCase(msgspec.Struct, frozen=True):
    """One case of a file."""

    id: str
    code: str
    irregularity: str
    facts: dict[str, str | list[str]] = {}
    ruling: list[str] | None = None
    """The orders, in their order; an empty list says that nothing is ordered."""
    bounds: list[str] = []
    """What is left to the referee."""
    silent: bool = False
    asks: str = ""
    """The fact that is asked for next, where the facts do not suffice."""
    article: list[str] = []
    """What the case shows."""
    readings: list[str] | None = None
    """How the text must be read; None where the case is not about that."""
    title: str = ""
    level: int = 1
    """How hard it is for a referee in training: 1 to 3."""
    in_any_order: bool = msgspec.field(name="in-any-order", default=False)
    """Whether the orders are compared without regard to their sequence, where the code has none."""

    def told(self) -> Iterator[dict[str, str]]:
        """Every set of facts that the case stands for."""
        several = [[value] if isinstance(value, str) else value for value in self.facts.values()]
        for answers in product(*several):
            yield dict(zip(self.facts, answers, strict=True))


LEVELS: Final = (1, 2, 3)
_SHARED: Final = ("code", "irregularity", "article", "title", "level")
KEYS: Final[tuple[str, ...]] = RulingCase.__struct_encode_fields__
"""What a case may say."""
_KINDS: Final = {
    "irregularity": is_text,
    "facts": is_table,
    "ruling": is_texts,
    "bounds": is_texts,
    "silent": is_flag,
    "asks": is_text,
    "article": is_texts,
    "readings": is_texts,
    "title": is_text,
    "in-any-order": is_flag,
}


def is_ruling_file(text: str) -> bool:
    """Whether a case file is about rulings."""
    return any(line.lstrip().startswith("irregularity") for line in text.splitlines())


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def parse_ruling_cases(text: str, source: str) -> tuple[RulingCase, ...]:
    """The cases of a file, all of which can be read. ``source`` names it in messages."""
    found = []
    for one in read_ruling_cases(text, source):
        if isinstance(one, Unreadable):
            raise one.error
        found.append(one)
    return tuple(found)


def read_ruling_cases(text: str, source: str) -> Iterator[RulingCase | Unreadable]:
    """Each case of a file, or why it cannot be read. Raises `BadInput` for a file that is none."""
    shared, tables = load(text, source, _SHARED)
    seen: set[tuple[str, str, str]] = set()
    for number, table in enumerate(tables, start=1):
        name = str(table.get("id", number))
        try:
            for one in _by_code({**shared, **table}):
                case = _case(one)
                key = case.code, case.irregularity, case.id
                if key in seen:
                    raise twice(case.id)
                seen.add(key)
                yield case
        except BadInput as error:
            where = f"{source}, case {number}" if name == str(number) else f"{source}, case {number} ({name})"
            yield Unreadable(name, inside(where, error))


def _by_code(table: Mapping[str, Any]) -> list[dict[str, Any]]:
    codes = table.get("code")
    if not isinstance(codes, list):
        check_kinds(table, {"code": is_text})
        return [dict(table)]
    check_kinds(table, {"code": is_texts})
    if not codes:
        raise BadInput("'code' names no code", "case-no-code")
    return [{**table, "code": code} for code in codes]


def _case(table: Mapping[str, Any]) -> RulingCase:
    check_keys(table, KEYS)
    need(table, "id", "code", "irregularity")
    article = table.get("article", [])
    merged = {**table, "id": str(table["id"]), "article": [article] if isinstance(article, str) else article}
    check_kinds(merged, _KINDS)
    if merged.get("level", 1) not in LEVELS:
        raise BadInput(
            f"'level' is one of {', '.join(map(str, LEVELS))}", "case-level", known=", ".join(map(str, LEVELS))
        )
    for fact, answer in merged.get("facts", {}).items():
        if not is_text(answer) and not (is_texts(answer) and answer):
            raise BadInput(f"{fact!r} has an answer, or a list of answers", "case-answer", fact=fact)
    case = msgspec.convert(merged, whole(RulingCase))
    if case.ruling is None and not case.silent and not case.asks:
        raise BadInput("say what must come out: ruling, silent or asks", "case-expects-nothing")
    if case.asks and (case.ruling is not None or case.silent or case.bounds or case.readings):
        raise BadInput("where something is asked there is no ruling yet", "case-asks-and-rules")
    return case


# ── Running ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def run_ruling_case(case: RulingCase, book: AnyBook, has_article: HasArticle | None = None) -> list[Failure]:
    """What came out otherwise than the case says. Raises `BadInput` for a case that says what can never come out."""
    _check(case, book, has_article)
    found = []
    for told in case.told():
        book.check(case.irregularity, told)
        outcome = book.rule(case.irregularity, told)
        facts = ", ".join(f"{fact} {answer}" for fact, answer in told.items())
        found += [msgspec.structs.replace(failure, about=facts) for failure in _compare(case, outcome)]
    return found


def _check(case: RulingCase, book: AnyBook, has_article: HasArticle | None) -> None:
    """Refuse what is misspelt: orders that nobody can give, a fact that is never asked for, an article there is not."""
    book.register.check(case.irregularity)
    check_articles(tuple(case.article), has_article)
    for order in (*(case.ruling or ()), *case.bounds):
        book.register.vocabulary(order)
    if case.asks:
        asked = book.questions(case.irregularity)
        if case.asks not in asked:
            known = ", ".join(asked) or "nothing"
            sentence = f"{case.asks!r} is never asked for here; it asks for {known}"
            raise BadInput(sentence, "never-asked", fact=case.asks, known=known)


def _compare(case: RulingCase, outcome: Outcome) -> Iterator[Failure]:
    if isinstance(outcome, NeedFacts):
        fact = outcome.question.fact
        if fact != case.asks:
            yield Failure("cases-asks", f"asks for {fact!r}", {"fact": fact})
        return
    if case.asks:
        yield Failure("cases-does-not-ask", f"does not ask for {case.asks!r}", {"fact": case.asks})
    orders = [str(step.remedy) for step in outcome.steps]
    wanted = case.ruling or []
    if (sorted(orders) != sorted(wanted)) if case.in_any_order else (orders != wanted):
        yield _listed("cases-orders", "", wanted, orders)
    bounds = [str(step.remedy) for step in outcome.bounds]
    if bounds != case.bounds:
        yield _listed("cases-bounds", "bounds: ", case.bounds, bounds)
    if outcome.silent != case.silent:
        told = "the code is silent" if outcome.silent else "the code is not silent"
        yield Failure("cases-silent" if outcome.silent else "cases-not-silent", told)
    cited = {f"{cite.code} {cite.article}" for cite in outcome.cites}
    on = ", ".join(sorted(cited)) or "nothing"
    for article in case.article:
        if article not in cited:
            facts = {"article": article, "cited": ", ".join(sorted(cited)) or "–"}
            yield Failure("cases-rests-on", f"does not rest on {article}, but on {on}", facts)
    if case.readings is not None and sorted(case.readings) != sorted(outcome.readings):
        yield _listed("cases-readings", "readings: ", case.readings, outcome.readings)


def _listed(message: str, what: str, wanted: Sequence[str], got: Sequence[str]) -> Failure:
    facts = {"wanted": "; ".join(wanted) or "–", "got": "; ".join(got) or "–"}
    return Failure(message, f"{what}expected {list(wanted)}, got {list(got)}", facts)
