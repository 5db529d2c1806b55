"""Write the types of everything that a browser sends and is sent, as TypeScript.

python -m tools.ui_types ui/src/base/types.ts
"""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import new_class
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from ventaglio.core.cards import Card, Carta
from ventaglio.games.common.plugin import descriptions, proofs
from ventaglio.games.common.plugin.catalogue import HOUSE, find
from ventaglio.games.common.plugin.plug import AnyPlug
from ventaglio.games.common.words import counting
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.law.referee.inquiry import Ruling
from ventaglio.law.shelf import current_texts
from ventaglio.server.desk import Summary
from ventaglio.server.desk.circuits import CircuitSummary
from ventaglio.server.desk.messages import LettersSent
from ventaglio.server.store import history
from ventaglio.server.tables import choices as table_choices
from ventaglio.server.tables import replaying, scores, tallying
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.protocol import ClientMessage, ServerMessage
from ventaglio.server.web import (
    account,
    analyses,
    archive,
    circles,
    circuits,
    codes,
    following,
    lessons,
    meeting,
    pads,
    people,
    problems,
    records,
    registry,
    reports,
    statistics,
    tables,
    tournaments,
    under_way,
)
from ventaglio.server.web.tournament import (
    books,
    choices,
    desk,
    forms,
    importing,
    messages,
    money,
    online,
    questions,
    shelf,
    view,
)
from ventaglio.tournaments.director.crosstable import Crosstable

GAMES: Final = tuple(HOUSE)
"""The games that the pages know."""
PARTS: Final = ("view", "menu", "event", "pending", "open")
"""What differs from game to game: the type of each is called by both names, as in ``BurracoView``."""


def _parts(plug: AnyPlug) -> tuple[Any, ...]:
    """The types of a game, as `PARTS` lists them. Events come as at a live-table, which has the game's own and more."""
    kit, live = plug.kit, plug.live.referee if plug.live is not None else None
    assert live is not None, f"{plug.name}: what is pending is told at live-tables"
    events = kit.game.event | Union[tuple(_plain(plug, one) for one in get_args(live.game.event))]  # noqa: UP007
    returned = [_returned(one) for one in (kit.shown, kit.listed, live.pending, kit.hidden)]
    shown, menu, pending, hidden = returned
    seen = _returned(kit.game.view) if shown is object else shown
    return seen, menu, events, pending, hidden


def _plain(plug: AnyPlug, event: Any) -> Any:
    """An event that is of something, such as a game's own events, as a type of its own: the schema knows no others."""
    kind = get_origin(event)
    if kind is None:
        return event
    name = f"{plug.name.capitalize()}{kind.__name__}"
    return new_class(name, (event,), {"frozen": True, "tag": kind.__struct_config__.tag})


def _returned(function: Any) -> Any:
    """What a function gives, if it gives something."""
    kind = get_type_hints(function)["return"]
    several = [one for one in get_args(kind) if one is not type(None)]
    return several[0] if several else kind


NAMED: Final[dict[str, Any]] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "Entry": Entry,
    "RulingGiven": Ruling,
} | {
    name.capitalize() + part.capitalize(): kind
    for name in GAMES
    for part, kind in zip(PARTS, _parts(find(name)), strict=True)
}
"""What the browser calls things whose own names do not tell the games apart."""

OF_THE_GAME: Final = {
    "State": {"view": "view", "menu": "menu", "pending": "pending"},
    "Happened": {"view": "view", "menu": "menu", "pending": "pending", "finished": "view"},
    "ReplayStep": {"view": "view", "cards": "open", "events": "event"},
    "Did": {"events": "event"},
    "LessonNow": {"view": "view", "menu": "menu", "events": "event"},
    "ShownProblem": {"view": "view", "cards": "open"},
}
"""The fields whose type is that of the game which the table plays."""

PLAYED: dict[str, str] = {"Played": "PastMatch", "Standing": "LadderPlace"}
COUNTED: dict[str, str] = {}
"""And things told after a match, whose own names are taken at the table."""
DIRECTED: dict[str, str] = {
    "Summary": "TournamentSummary",
    "Done": "DeskDone",
    "Kind": "AwardKind",
    "Statistics": "TournamentStatistics",
    "Played": "PlayedTournament",
    "Merge": "RegistryMerge",
}
"""And of tournaments."""


def definitions() -> dict[str, Any]:
    """The JSON schema of everything, by name."""
    served = _structs(
        tables,
        under_way,
        circles,
        meeting,
        people,
        account,
        analyses,
        reports,
        pads,
        codes,
        records,
        descriptions,
        table_choices,
        replaying,
        proofs,
        problems,
        lessons,
        statistics,
        tallying,
    )
    kinds = [*NAMED.values(), *served]
    found, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}", schema_hook=_hook)
    renamed = {}
    for name, one in zip(NAMED, found, strict=False):
        if "$ref" in one:
            renamed[one["$ref"].rpartition("/")[2]] = name
        else:
            parts[name] = one
    found_all: dict[str, Any] = {}
    for some in (
        _directed(),
        _called(_of_the_games(parts), lambda name: renamed.get(name) or _tidy(name)),
        _after(PLAYED, _structs(history)),
        _after(COUNTED, [*_structs(scores), *_structs(counting)]),
    ):
        if taken := [name for name in found_all.keys() & some.keys() if found_all[name] != some[name]]:
            raise ValueError(f"two types of one name: {', '.join(sorted(taken))}")
        found_all |= some
    return found_all


def _of_the_games(parts: dict[str, Any]) -> dict[str, Any]:
    """What a table is sent, with the types of the games in place of nothing in particular."""
    for name, part in parts.items():
        for field, kind in OF_THE_GAME.get(_tidy(name), {}).items():
            fields = part.get("properties", {})
            if field in fields:
                games = [{"$ref": f"#/$defs/{game.capitalize()}{kind.capitalize()}"} for game in GAMES]
                match fields[field].get("type"):
                    case "array":
                        fields[field] = {"type": "array", "items": {"anyOf": games}}
                    case "object":
                        fields[field] = {"anyOf": games}
                    case _:
                        fields[field] = {"anyOf": [*games, {"type": "null"}]}
    return parts


def _directed() -> dict[str, Any]:
    """What the desk of a tournament is sent. What it sends are the lines of its log, which it writes as they are."""
    told = _structs(following, tournaments, view, books, questions, choices)
    told += [
        desk.KeyView,
        desk.NewLink,
        desk.Done,
        *_structs(forms, money, archive),
        messages.MessageView,
        LettersSent,
        *(one for one in _structs(circuits, registry) if one not in (circuits.CircuitDo, registry.PeopleSheet)),
        CircuitSummary,
        desk.OwnLink,
        online.OnlineSeat,
        online.SatAt,
        importing.ImportView,
        shelf.Deleted,
        Crosstable,
        Summary,
    ]
    _, parts = msgspec.json.schema_components(told, ref_template="#/$defs/{name}")
    return _called(parts, lambda name: DIRECTED.get(name, name))


def _after(names: dict[str, str], kinds: list[Any]) -> dict[str, Any]:
    """What is told after a match; some names of it are taken at the table."""
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return _called(parts, lambda name: names.get(name, name))


def _called(parts: dict[str, Any], naming: Callable[[str], str]) -> dict[str, Any]:
    """Definitions under other names."""
    text = re.sub(r'"#/\$defs/([^"]+)"', lambda match: f'"#/$defs/{naming(match[1])}"', json.dumps(parts))
    return {naming(name): part for name, part in json.loads(text).items()}


def typescript() -> str:
    """The types as TypeScript."""
    lines = ["// Generated from the server by tools/ui_types.py.", ""]
    for name, part in sorted(definitions().items()):
        if about := part.get("description", ""):
            lines.append(f"/** {' '.join(about.split())} */")
        lines += [f"export type {name} = {_type(part, name)};", ""]
    lines += ["/** What a browser is sent of each game. */", "export type Games = {"]
    for game in GAMES:
        parts = "; ".join(f"{part}: {game.capitalize()}{part.capitalize()}" for part in PARTS)
        lines.append(f"  {game}: {{ {parts} }};")
    lines += ["};", "", "/** What each text is called in every language, and the sets of norms in it. */"]
    return "\n".join(
        [*lines, f"export const DOCUMENTS: Record<string, TextNames> = {json.dumps(_documents())};", DOCUMENT]
    )


DOCUMENT: Final = "export type TextNames = { names: string[]; sets: string[] };\n"


def _documents() -> dict[str, dict[str, list[str]]]:
    """The texts by their ids, so that a page knows an article where it is cited."""
    words = [(text, [find(text.game).words(Voice(translator(one))) for one in available()]) for text in current_texts()]
    return {
        text.id: {"names": sorted({one.code(text.id) for one in several}), "sets": sorted(text.sets)}
        for text, several in words
    }


def _type(part: dict[str, Any], name: str = "") -> str:
    """A JSON schema as a type."""
    match part:
        case {"$ref": str(reference)}:
            return reference.rpartition("/")[2]
        case {"anyOf": list(several)} | {"oneOf": list(several)}:
            return " | ".join(dict.fromkeys(_type(one) for one in several))
        case {"const": constant}:
            return json.dumps(constant)
        case {"enum": list(several)}:
            return " | ".join(json.dumps(one) for one in several)
        case {"type": "array", "prefixItems": list(several)}:
            return f"[{', '.join(_type(one) for one in several)}]"
        case {"type": "array"}:
            items = part.get("items")
            return f"({_type(items)})[]" if isinstance(items, dict) else "unknown[]"
        case {"type": "object", "properties": dict(fields)}:
            return _object(part, fields, name)
        case {"type": "object"}:
            more = part.get("additionalProperties")
            return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
        case {"type": str(kind)}:
            return {"integer": "number", "number": "number", "null": "null"}.get(kind, kind)
        case _:
            return "unknown"


def _object(part: dict[str, Any], fields: dict[str, Any], name: str) -> str:
    needed = part.get("required", [])
    written = []
    for field, one in fields.items():
        may_lack = field not in needed and _may_lack(name, part)
        written.append(f"  {field}{'?' if may_lack else ''}: {_type(one)};")
    return "{\n" + "\n".join(written) + "\n}"


def _may_lack(name: str, part: dict[str, Any]) -> bool:
    """Whether a browser writes it, and may leave out what has a default; or a server leaves out what is empty."""
    return part.get("additionalProperties") is False or name == "Happened"


def _structs(*modules: Any) -> list[Any]:
    """The structs that some modules define."""
    return [
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]


def _hook(kind: type) -> dict[str, Any]:
    """Cards are texts; what belongs to a game is filled in afterwards."""
    if kind in (Card, Carta):
        return {"type": "string"}
    if kind is object:
        return {"title": "of the game"}
    raise NotImplementedError(kind)


def _tidy(name: str) -> str:
    """A name that is free of modules: those of a game begin with it."""
    # What a struct is of, where it is of something: here always the events of a game.
    name = re.sub(r"_[\w.]+_$", "", name)
    if "_" not in name and "." not in name:
        return name
    parts = re.split(r"[._]", name)
    game = next((part.capitalize() for part in parts if part in GAMES), "")
    return game + parts[-1] if parts[-1] else name


def main(arguments: list[str]) -> int:
    Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
