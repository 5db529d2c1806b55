"""Ruling cases: what happened, the facts, and the ruling that must come out. Referees write them; tests run them.

A fact may list several answers: then the case stands for each of them. So it does where it lists several codes.
"""

import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

import msgspec

from ventaglio.core.lines import check_numbers
from ventaglio.core.refusal import BadInput
from ventaglio.rulings.inquiry import AnyBook, NeedFacts, Outcome


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
    readings: list[str] = []
    title: str = ""
    level: int = 1
    """How hard it is for a referee in training: 1 to 3."""

    def told(self) -> Iterator[dict[str, str]]:
        """Every set of facts that the case stands for."""
        several = [[value] if isinstance(value, str) else value for value in self.facts.values()]
        for answers in product(*several):
            yield dict(zip(self.facts, answers, strict=True))


_SHARED: Final = ("code", "irregularity", "article", "title", "level")


def is_ruling_file(text: str) -> bool:
    """Whether a case file is about rulings."""
    return any(line.lstrip().startswith("irregularity") for line in text.splitlines())


def parse_ruling_cases(text: str, source: str) -> tuple[RulingCase, ...]:
    """The cases of a file. ``source`` names it in messages."""
    try:
        check_numbers(text)
        document = tomllib.loads(text)
    except (BadInput, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{source}: {error}") from None
    shared = {key: value for key, value in document.items() if key != "case"}
    if unknown := set(shared) - set(_SHARED):
        raise BadInput(f"{source}: unknown key {min(unknown)!r} at the top of the file")
    tables = document.get("case")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise BadInput(f"{source}: a case file has at least one [[case]]")
    return tuple(
        _case(one, f"{source}, case {at}")
        for at, table in enumerate(tables, start=1)
        for one in _by_code({**shared, **table})
    )


def _by_code(table: Mapping[str, Any]) -> list[dict[str, Any]]:
    codes = table.get("code")
    return [{**table, "code": code} for code in codes] if isinstance(codes, list) else [dict(table)]


def _case(table: Mapping[str, Any], where: str) -> RulingCase:
    if unknown := set(table) - set(RulingCase.__struct_fields__):
        known = ", ".join(RulingCase.__struct_fields__)
        raise BadInput(f"{where}: unknown key {min(unknown)!r}; a case has {known}")
    article = table.get("article", [])
    merged = {**table, "article": [article] if isinstance(article, str) else article}
    try:
        case = msgspec.convert(merged, RulingCase)
    except msgspec.ValidationError as error:
        raise BadInput(f"{where}: {error}") from None
    if case.ruling is None and not case.silent and not case.asks:
        raise BadInput(f"{where} ({case.id}): say what must come out: ruling, silent or asks")
    return case


def run_ruling_case(case: RulingCase, book: AnyBook) -> list[str]:
    """What came out otherwise than the case says."""
    found = []
    for told in case.told():
        book.check(case.irregularity, told)
        outcome = book.rule(case.irregularity, told)
        facts = ", ".join(f"{fact} {answer}" for fact, answer in told.items())
        found += [f"{facts}: {failure}" if facts else failure for failure in _compare(case, outcome)]
    return found


def _compare(case: RulingCase, outcome: Outcome) -> Iterator[str]:
    if isinstance(outcome, NeedFacts):
        if outcome.question.fact != case.asks:
            yield f"asks for {outcome.question.fact!r}"
        return
    if case.asks:
        yield f"does not ask for {case.asks!r}"
    orders = [str(step.remedy) for step in outcome.steps]
    if orders != (case.ruling or []):
        yield f"expected {case.ruling or []}, got {orders}"
    bounds = [str(step.remedy) for step in outcome.bounds]
    if bounds != case.bounds:
        yield f"bounds: expected {case.bounds}, got {bounds}"
    if outcome.silent != case.silent:
        yield "the code is silent" if outcome.silent else "the code is not silent"
    cited = {f"{cite.code} {cite.article}" for cite in outcome.cites}
    for article in case.article:
        if article not in cited:
            yield f"does not rest on {article}, but on {', '.join(sorted(cited)) or 'nothing'}"
    if sorted(case.readings) != sorted(outcome.readings):
        yield f"readings: expected {case.readings}, got {list(outcome.readings)}"
