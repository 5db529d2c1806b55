"""Law as data: a value, the article that fixes it, and whether the text says so or we fill its silence."""

import hashlib
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec

from ventaglio.core.codec import whole

T = TypeVar("T")


class Cite(msgspec.Struct, frozen=True, order=True):
    """An article of a code. The code's id pins its edition."""

    code: str
    article: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.code} {self.article}{', ' + self.clause if self.clause else ''}"


class Norm(msgspec.Struct, Generic[T], frozen=True):
    """One value fixed by a code.

    ``stated`` is false where the text is silent and the value is our filling; ``why`` then says on what ground. A norm
    with ``choices`` is an option of a table: whoever opens the table may take another of them.
    """

    value: T
    cite: Cite
    stated: bool = True
    why: str = ""
    choices: tuple[T, ...] = ()
    also: tuple[Cite, ...] = ()
    """Further articles that say the same, or part of it."""
    retired: tuple[T, ...] = ()
    """Choices that were offered once: what was written with them is read, and nobody is offered them."""

    @property
    def cites(self) -> tuple[Cite, ...]:
        """Every article the norm rests on."""
        return (self.cite, *self.also)


class Statement(Norm[T], Generic[T], frozen=True):
    """What a code fixes and only people can do: shown with its article, read by nothing in the program."""


class RuleSet(msgspec.Struct, frozen=True):
    """The rules of a game as some text has them: an id, a title, and norms in the fields that each game adds."""

    id: str
    title: str


class UnknownOption(ValueError):
    """A table asks for an option, or a value of it, that its code does not leave open.

    ``reason`` is the id of the sentence in the language files, ``facts`` are its variables.
    """

    def __init__(self, sentence: str, reason: str = "", /, **facts: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.facts = facts


def norms(code: msgspec.Struct) -> Iterator[tuple[str, "Norm[Any]"]]:
    """The norms of a code in the order in which its type declares them."""
    for name in code.__struct_fields__:
        value = getattr(code, name)
        if isinstance(value, Norm):
            yield name, value


def plain(value: object) -> Any:
    """A norm's value as plain data, for people, JSON and fingerprints. A strategy is known by its name."""
    if value is None or (isinstance(value, bool | int | float | str) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, msgspec.Struct):
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        return {"kind": type(value).__struct_config__.tag or type(value).__name__, **fields}
    name: str = getattr(value, "__name__", "") or str(value)
    return name


def options(code: msgspec.Struct) -> dict[str, "Norm[Any]"]:
    """The norms that a table may settle for itself."""
    return {name: norm for name, norm in norms(code) if norm.choices}


S = TypeVar("S", bound=msgspec.Struct)


def adopt(code: S, chosen: Mapping[str, object]) -> S:
    """The code with a table's options. Values are compared as plain data, so that text and JSON both serve."""
    changes: dict[str, object] = {}
    text_id = str(getattr(code, "id", getattr(code, "code", "")))
    readable = {name: norm for name, norm in norms(code) if norm.choices or norm.retired}
    for name, wanted in chosen.items():
        if name not in readable:
            known = ", ".join(sorted(options(code))) or "none"
            sentence = f"no option {name!r} in this code; its options are: {known}"
            raise UnknownOption(sentence, "no-option", code=text_id, name=name, known=known)
        norm = readable[name]
        for choice in (*norm.choices, *norm.retired):
            if plain(choice) == wanted or option_text(choice) == wanted:
                changes[name] = msgspec.structs.replace(norm, value=choice)
                break
        else:
            offered = ", ".join(option_text(choice) for choice in norm.choices)
            sentence = f"option {name!r} cannot be {wanted!r}; choose one of: {offered}"
            raise UnknownOption(sentence, "option-value", code=text_id, name=name, text=str(wanted), known=offered)
    return msgspec.structs.replace(code, **changes) if changes else code


def option_text(value: object) -> str:
    """An option's value as text without quotes, so that it fits a header: yes, no, a number, a name, {3:1000}."""
    value = plain(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode().replace('"', "")


def fingerprint(code: msgspec.Struct) -> str:
    """Twelve hex digits that change when something changes by which the program acts; wording and citations do not.

    A norm that is added to the type later has a default there, which says what the program did before there was the
    norm, and counts only where a text departs from it: so what was written before keeps its fingerprint.
    """
    defaults = _defaults(type(code))
    content = {
        name: plain(norm.value)
        for name, norm in norms(code)
        if not isinstance(norm, Statement) and not _is_default(norm, defaults[name])
    }
    return digest(content)


@cache
def _defaults(kind: type[msgspec.Struct]) -> dict[str, object]:
    """What the fields of a type are where nobody says otherwise: to ask takes longer than all the rest, so once."""
    return {one.name: one.default for one in msgspec.structs.fields(kind)}


def _is_default(norm: "Norm[Any]", default: object) -> bool:
    return isinstance(default, Norm) and plain(default.value) == plain(norm.value)


def digest(content: object) -> str:
    """Twelve hex digits of plain data, the same for the same data."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:12]


def values_of(code: msgspec.Struct) -> dict[str, Any]:
    """The values of every norm by which the program acts, as plain data that can be kept and read back."""
    return {name: _kept(norm.value) for name, norm in norms(code) if not isinstance(norm, Statement)}


def with_values(code: S, values: Mapping[str, Any]) -> S:
    """A code with the values that were kept of it; a norm that has come since stays as it is.

    Of a strategy only the name is kept: what goes by that name among the choices of the norm, or else what it is now.
    """
    changes: dict[str, object] = {}
    for name, norm in norms(code):
        if name not in values or _kept(norm.value) == values[name]:
            continue
        if callable(norm.value):
            value = next((one for one in norm.choices if _kept(one) == values[name]), norm.value)
        else:
            (kind,) = get_args(_hints(type(code))[name])
            value = msgspec.convert(values[name], whole(kind), strict=False, str_keys=True)
        changes[name] = msgspec.structs.replace(norm, value=value)
    return msgspec.structs.replace(code, **changes) if changes else code


def _kept(value: object) -> Any:
    """A value as a log has it."""
    return plain(value) if callable(value) else msgspec.json.decode(msgspec.json.encode(value))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


class Difference(msgspec.Struct, frozen=True):
    """One norm on which two codes disagree."""

    name: str
    left: "Norm[Any]"
    right: "Norm[Any]"


def diff(left: msgspec.Struct, right: msgspec.Struct) -> tuple[Difference, ...]:
    """The norms whose values differ, in the order of the code's type."""
    others = dict(norms(right))
    return tuple(
        Difference(name, norm, others[name])
        for name, norm in norms(left)
        if plain(norm.value) != plain(others[name].value)
    )
