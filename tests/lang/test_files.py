"""All languages say the same things."""

from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ventaglio import lang

OTHERS = [code for code in lang.available() if code != lang.FALLBACK]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def resources(code: str) -> tuple[ast.Resource, ...]:
    """The files of a language, read by Fluent itself."""
    return tuple(FluentResource(source.read_text(encoding="utf-8")) for source in (files(lang) / code).iterdir())


def entries(code: str) -> tuple[ast.EntryType, ...]:
    return tuple(entry for resource in resources(code) for entry in resource.body)


@cache
def messages(code: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    found = {}
    for entry in entries(code):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            # What a code calls its things is for each language to say: every message may ask which is spoken of.
            found[entry.id.name] = variables.names - {"law"}
    return found


@pytest.mark.parametrize("code", lang.available())
def test_files_are_fluent(code: str) -> None:
    assert [entry.content for entry in entries(code) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("code", lang.available())
def test_nothing_is_said_twice(code: str) -> None:
    names = [entry.id.name for entry in entries(code) if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", lang.available())
def test_variables_can_be_given_by_name(code: str) -> None:
    assert [name for names in messages(code).values() for name in names if not name.isidentifier()] == []


@pytest.mark.long
@pytest.mark.parametrize("code", lang.available())
def test_files_are_cut_where_fluent_cuts_them(code: str) -> None:
    whole = FluentBundle([code], use_isolating=False)
    for resource in resources(code):
        whole.add_resource(resource)
    ours = lang.Language(code)
    assert ours.messages.keys() == messages(code).keys()
    for name, variables in messages(code).items():
        given = dict.fromkeys(variables, 3)
        pattern = whole.get_message(name).value
        assert pattern is not None
        assert ours.text(name, **given) == whole.format_pattern(pattern, given)[0], name


@pytest.mark.parametrize("code", OTHERS)
def test_same_messages_as_english(code: str) -> None:
    assert messages(code).keys() == messages(lang.FALLBACK).keys()


@pytest.mark.parametrize("code", OTHERS)
def test_same_variables_as_english(code: str) -> None:
    theirs, english = messages(code), messages(lang.FALLBACK)
    differing = {name for name in theirs.keys() & english.keys() if theirs[name] != english[name]}
    assert differing == set()
