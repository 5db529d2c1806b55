"""The log of a tournament as a list that people check: each line in a sentence."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from ventaglio.codes.desk import law_of
from ventaglio.core.norms import Cite
from ventaglio.director.events import Entry, Happening
from ventaglio.director.tournament import Tournament
from ventaglio.words.director.desk import NONE, DeskWords
from ventaglio.words.director.plans import plan

Told = Mapping[str, object]


def audit(words: DeskWords, entry: Entry, t: Tournament) -> str:
    """What a line of the log put on record; who, when and in which role stand beside it."""
    body = entry.body
    facts: dict[str, object] = {}
    for field in body.__struct_fields__:
        value = getattr(body, field)
        facts |= _FIELDS[field](words, t, body, value) if field in _FIELDS else {field: _plain(words, value)}
    return words.text(f"audit-{tag(type(body))}", **facts)


def tag(happening: type[Happening]) -> str:
    """How the log names a kind of line."""
    return str(happening.__struct_config__.tag)


def _plain(words: DeskWords, value: Any) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return words.term(value)
    # Rounds, tables and lines of the log are names, not amounts.
    return str(value or NONE)


def _entrant(words: DeskWords, t: Tournament, body: Any, number: int) -> Told:
    return {"number": str(number), "who": words.entrant(t, number) if number else words.text("audit-desk")}


def _player(words: DeskWords, t: Tournament, body: Any, place: int | None) -> Told:
    one = t.entrants.get(body.entrant)
    return {"player": str(one.players[place]) if one and place is not None and place < len(one.players) else NONE}


def _places(words: DeskWords, t: Tournament, body: Any, pairs: tuple[tuple[int, ...], ...]) -> Told:
    one = t.entrants.get(body.team)
    names = [" – ".join(one.players[place].surname for place in pair) for pair in pairs] if one else []
    return {"pairs": words.several(names)}


def _side(words: DeskWords, t: Tournament, body: Any, side: int) -> Told:
    one = t.round(body.round)
    match = one.matches.get(body.table) if one else None
    return {"side": words.side(t, match.sides[side]) if match else NONE}


def _matches(words: DeskWords, t: Tournament, body: Any, matches: Any) -> Told:
    seated = [
        words.text("audit-table", table=str(m.table), first=words.side(t, m.sides[0]), second=words.side(t, m.sides[1]))
        for m in matches
    ]
    return {"tables": len(matches), "seated": "; ".join(seated[:4])}


def _scores(words: DeskWords, t: Tournament, body: Any, scores: tuple[tuple[int, int], ...]) -> Told:
    (vp, mp), (other_vp, other_mp) = scores
    return {"vp": f"{vp}–{other_vp}", "mp": f"{words.points(mp)} / {words.points(other_mp)}"}


def _counted(name: str) -> Callable[[DeskWords, Tournament, Any, Any], Told]:
    return lambda words, t, body, value: {name: len(value)}


def _signed(name: str) -> Callable[[DeskWords, Tournament, Any, Any], Told]:
    return lambda words, t, body, value: {name: words.points(value)}


def _sheets(name: str) -> Callable[[DeskWords, Tournament, Any, Any], Told]:
    return lambda words, t, body, value: {name: words.sheets(value)}


def _named(name: str) -> Callable[[DeskWords, Tournament, Any, Any], Told]:
    return lambda words, t, body, value: {name: words.entrants(t, value)}


def _told(words: DeskWords, t: Tournament, body: Any, told: bool | dict[str, str]) -> Told:
    """Whether the director was told of an absence. What a referee was told is in the ruling's words already."""
    return {"told": _plain(words, told)} if isinstance(told, bool) else {}


def _amounts(name: str) -> Callable[[DeskWords, Tournament, Any, Any], Told]:
    """What each player pays; that it is given back is said apart."""
    return lambda words, t, body, amounts: {
        name: " + ".join(words.money(abs(cents)) for cents in amounts),
        "back": "yes" if sum(amounts) < 0 else "no",
    }


def _reductions(words: DeskWords, t: Tournament, body: Any, reductions: Any) -> Told:
    told = [f"{one.name} {words.money(one.cents)}" for one in reductions]
    return {"reductions": ", ".join(told) or "–"}


def _unsaid(words: DeskWords, t: Tournament, body: Any, value: Any) -> Told:
    return {}


_FIELDS: Final[Mapping[str, Callable[[DeskWords, Tournament, Any, Any], Told]]] = {
    "notice": lambda words, t, body, notice: {"title": notice.name, "plan": plan(words, notice, law_of(body))},
    "number": _entrant,
    "entrant": _entrant,
    "team": _entrant,
    "player": _player,
    "players": lambda words, t, body, players: {"players": " – ".join(map(str, players))},
    "pairs": _places,
    "places": _unsaid,
    "live": _unsaid,
    "side": _side,
    "compiler": _side,
    "seconds": lambda words, t, body, seconds: {"late": words.duration(seconds)},
    "matches": _matches,
    "rests": _named("rests"),
    "warned": _named("warned"),
    "entrants": lambda words, t, body, numbers: {
        "who": words.several([str(_entrant(words, t, body, number)["who"]) for number in numbers])
    },
    "promised": lambda words, t, body, promised: {"count": sum(map(len, promised))},
    "nonce": _unsaid,
    "sheets": _sheets("sheets"),
    "reached": _sheets("reached"),
    "scores": _scores,
    "points": lambda words, t, body, points: {"points": f"{points[0]}–{points[1]}"},
    "vp": _signed("vp"),
    "mp": _signed("mp"),
    "article": lambda words, t, body, article: {
        "article": words.article(Cite(t.notice.code, article)) if article else NONE
    },
    "articles": lambda words, t, body, articles: {
        "articles": ", ".join(words.article(Cite(t.notice.code, one)) for one in articles) or NONE
    },
    "rows": _counted("rows"),
    "prizes": _counted("prizes"),
    "pot": lambda words, t, body, pot: {"pot": "no" if pot is None else "yes"},
    "reductions": _reductions,
    "fees": _amounts("fees"),
    "amounts": _amounts("amounts"),
    "cents": lambda words, t, body, cents: {"cents": words.money(abs(cents)), "out": "yes" if cents < 0 else "no"},
    "groups": lambda words, t, body, groups: {
        "groups": len(groups),
        "sizes": words.several([str(len(group)) for group in groups]),
    },
    "told": _told,
    "differing": lambda words, t, body, lines: {"differing": ", ".join(map(str, lines)) or NONE},
    "notes": _unsaid,
    "ranking": _unsaid,
    "orders": _unsaid,
}
"""How the fields of a line are told that are not told as they stand."""
