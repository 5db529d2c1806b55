"""Texts as another program might have them: with other citations and wording, or with other values."""

from dataclasses import replace
from typing import Any

import msgspec

from ventaglio.core.norms import Norm, Statement, norms
from ventaglio.law.referee.inquiry import Provision
from ventaglio.law.text import AnyText, Changes, edition_of

ELSEWHERE = "999"
"""An article that no text has."""


def with_other_words(text: AnyText) -> AnyText:
    """Every citation, every reason, every title and every statement is another; nothing that acts is."""
    sets = {}
    for set_id, one in text.sets.items():
        reworded = msgspec.structs.replace(one.rules, title=f"{one.rules.title}, corrected", **_reworded(one.rules))
        tournament = {} if one.regulation is None else _reworded(one.regulation)
        provisions = {name: Provision(ELSEWHERE, found.rule) for name, found in one.provisions.items()}
        sets[set_id] = replace(one, rules=reworded, tournament=tournament, provisions=provisions)
    related = text.relate({set_id: one.rules for set_id, one in sets.items()})
    articles = tuple(msgspec.structs.replace(one, title=f"{one.title}, corrected") for one in text.articles)
    return replace(
        text, articles=articles, sets={set_id: replace(one, rules=related[set_id]) for set_id, one in sets.items()}
    )


def _reworded(holder: msgspec.Struct) -> Changes:
    return {name: _other_words(norm) for name, norm in norms(holder)}


def _other_words(norm: Norm[Any]) -> Norm[Any]:
    cite = msgspec.structs.replace(norm.cite, article=ELSEWHERE, clause="")
    worded = msgspec.structs.replace(norm, cite=cite, also=(), stated=not norm.stated, why="because")
    return msgspec.structs.replace(worded, value="said otherwise") if isinstance(norm, Statement) else worded


def with_other_values(text: AnyText) -> AnyText:
    """The same edition with every number and every yes or no changed, and without the options a table could take.

    What the program could not follow is left as it is.
    """
    for set_id, one in text.sets.items():
        for name, norm in norms(one.rules):
            text = _changed(text, sets={set_id: {name: _other_value(norm)}})
        for name, norm in norms(one.regulation) if one.regulation is not None else ():
            text = _changed(text, tournament={name: _other_value(norm)})
    return text


def _changed(text: AnyText, **changes: Any) -> AnyText:
    try:
        made = edition_of(text, text.edition, **changes)
        assert all(one.regulation is None or one.regulation.edition == text.edition for one in made.sets.values())
    except ValueError:
        return text
    return made


def _other_value(norm: Norm[Any]) -> Norm[Any]:
    value = norm.value
    if norm.choices:
        value = next((one for one in norm.choices if one != value), value)
    elif isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += 1
    return msgspec.structs.replace(norm, value=value, choices=())
