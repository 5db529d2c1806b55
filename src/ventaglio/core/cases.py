"""Case files: a position, actions, and what must come out. Referees write them; tests and the command run them."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ventaglio.core.lines import check_numbers
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, TABLE_WORD, seat


class Case(msgspec.Struct, frozen=True):
    """One case of a file."""

    id: str
    game: str
    position: str
    actions: tuple[str, ...]
    expect: dict[str, Any]
    articles: tuple[str, ...] = ()
    title: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What running a case showed. ``failures`` is empty when the case passed."""

    case: Case
    failures: tuple[str, ...]
    reason: str | None = None
    """The id of the refusal that ended the case, if one did."""


_KEYS = {"id", "game", "position", "actions", "expect", "article", "title"}


def parse_cases(text: str, source: str) -> tuple[Case, ...]:
    """The cases of a file. ``source`` names it in messages."""
    try:
        check_numbers(text)
        document = tomllib.loads(text)
    except (BadInput, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{source}: {error}") from None
    shared = {key: value for key, value in document.items() if key != "case"}
    unknown = set(shared) - {"game", "article", "title", "position"}
    if unknown:
        raise BadInput(f"{source}: unknown key {min(unknown)!r} at the top of the file")
    tables = document.get("case")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise BadInput(f"{source}: a case file has at least one [[case]]")
    return tuple(_case(table, shared, f"{source}, case {number}") for number, table in enumerate(tables, start=1))


def _case(table: Mapping[str, Any], shared: Mapping[str, Any], where: str) -> Case:
    unknown = set(table) - _KEYS
    if unknown:
        raise BadInput(f"{where}: unknown key {min(unknown)!r}; a case has {', '.join(sorted(_KEYS))}")
    for key in ("id", "expect"):
        if key not in table:
            raise BadInput(f"{where}: {key!r} is missing")
    positions = [part for part in (shared.get("position", ""), table.get("position", "")) if part != ""]
    if not all(isinstance(part, str) for part in positions):
        raise BadInput(f"{where}: 'position' is a text, its lines between three quotes")
    articles = table.get("article", shared.get("article", []))
    merged = {
        "id": str(table["id"]),
        "game": table.get("game", shared.get("game", "burraco")),
        "position": "\n".join(part.rstrip("\n") for part in positions),
        "actions": table.get("actions", []),
        "expect": table["expect"],
        "articles": [articles] if isinstance(articles, str) else articles,
        "title": table.get("title", ""),
    }
    try:
        return msgspec.convert(merged, Case)
    except msgspec.ValidationError as error:
        raise BadInput(f"{where} ({merged['id']}): {error}") from None


def run_case(case: Case, games: Mapping[str, AnyGame]) -> Outcome:
    """Play a case and compare. Expected keys are facts of the game, ``refused`` and ``article``."""
    if case.game not in games:
        raise BadInput(f"case {case.id}: {case.game!r} is none of {', '.join(games)}")
    game = games[case.game]
    try:
        state = game.parse_position(case.position, complete=True)
        actions = [_actor(game, state, text) for text in case.actions]
    except BadInput as error:
        raise BadInput(f"case {case.id}: {error}") from None
    events: tuple[Any, ...] = ()
    refused: dict[str, str] = {}
    left = len(actions)
    for who, text in actions:
        by = game.turn(state) if who is None else who
        action = game.parse_action(text)
        left -= 1
        refusal = game.judge(state, action, -1 if by is None else by)
        if refusal is not None:
            refused = {"refused": refusal.reason, "article": str(refusal.cite)}
            break
        for event in game.act(state, action, -1 if by is None else by):
            events = (*events, event)
            state = game.fold(state, event)
    found = {**game.facts(state, events), **refused}
    return Outcome(case, tuple(_compare(case, found, left)), refused.get("refused"))


def _actor(game: AnyGame, state: Any, text: str) -> tuple[int | None, str]:
    """An action's text may begin with the seat that acts; without one, whoever is to act does."""
    who, _, rest = text.partition(" ")
    if who == TABLE_WORD or (len(who) == 1 and who in LETTERS):
        game.parse_action(rest)
        return seat(who, game.players(state)), rest
    game.parse_action(text)
    return None, text


def _compare(case: Case, found: Mapping[str, Any], left: int) -> Iterator[str]:
    if "refused" in found and "refused" not in case.expect:
        yield f"refused: {found['refused']} [{found['article']}]"
    elif left:
        yield f"refused with {left} actions still to come"
    for key, wanted in case.expect.items():
        got = found.get(key)
        if key == "article" and _plain(got).partition(",")[0] == _plain(wanted):
            continue  # an article is enough: its clause need not be named
        if _plain(got) != _plain(wanted):
            yield f"{key}: expected {_plain(wanted)!r}, got {_plain(got)!r}"


def _plain(value: object) -> str:
    """Facts are compared as text, so that a referee need not know which are numbers."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(_plain(one) for one in value)
    return " ".join(str(value).split())
