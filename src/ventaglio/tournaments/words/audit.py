"""The log of a tournament as a list that people check: each line in a sentence."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director.behind import article_behind
from ventaglio.tournaments.director.entrants import Entrant
from ventaglio.tournaments.director.events import Announced, Called, Entry, Happening, Penalised, Warned
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import law_of
from ventaglio.tournaments.words.calls import ground, happened, ruled
from ventaglio.tournaments.words.desk import NONE, DeskWords
from ventaglio.tournaments.words.plans import movements, plan

Told = Mapping[str, object]
Telling = Callable[[DeskWords, Tournament, Entry, Any], Told]
"""A field of a line in words; people are named as they were when it was written."""


def audit(words: DeskWords, entry: Entry, t: Tournament) -> str:
    """What a line of the log put on record; who, when and in which role stand beside it."""
    body = entry.body
    facts: dict[str, object] = {}
    for field in body.__struct_fields__:
        value = getattr(body, field)
        facts |= _FIELDS[field](words, t, entry, value) if field in _FIELDS else {field: _plain(words, value)}
    return words.bracketed(words.text(f"audit-{tag(type(body))}", **facts), article_behind(t, body), t.notice.code)


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


def _entrant(words: DeskWords, t: Tournament, entry: Entry, number: int) -> Told:
    return {
        "number": str(number),
        "who": words.entrant(t, number, line=entry.seq) if number else words.text("audit-desk"),
    }


def _player(words: DeskWords, t: Tournament, entry: Entry, place: int | None) -> Told:
    body: Any = entry.body
    one = _then(t, entry, body.entrant)
    return {"player": str(one.players[place]) if one and place is not None and place < len(one.players) else NONE}


def _places(words: DeskWords, t: Tournament, entry: Entry, pairs: tuple[tuple[int, ...], ...]) -> Told:
    body: Any = entry.body
    one = _then(t, entry, body.team)
    names = [" – ".join(one.players[place].surname for place in pair) for pair in pairs] if one else []
    return {"pairs": words.several(names)}


def _notice(words: DeskWords, t: Tournament, entry: Entry, notice: Notice) -> Told:
    assert isinstance(entry.body, Announced)
    return {"title": notice.name, "plan": plan(words, notice, law_of(entry.body))}


def _leaving(words: DeskWords, t: Tournament, entry: Entry, places: tuple[int, ...]) -> Told:
    body: Any = entry.body
    one = _then(t, entry, body.entrant)
    return {"leaving": words.several([str(one.players[place]) for place in places]) if one else NONE}


def _then(t: Tournament, entry: Entry, number: Number) -> Entrant | None:
    """An entrant as it was when a line was written."""
    one = t.entrants.get(number)
    return one.at_line(entry.seq) if one else None


def _side(words: DeskWords, t: Tournament, entry: Entry, side: int) -> Told:
    body: Any = entry.body
    one = t.round(body.round)
    match = one.matches.get(body.table) if one else None
    return {"side": words.side(t, match.sides[side], line=entry.seq) if match else NONE}


def _matches(words: DeskWords, t: Tournament, entry: Entry, matches: Any) -> Told:
    seated = [
        words.text("audit-table", table=str(m.table), first=first, second=second)
        for m in matches
        for first, second in [[words.side(t, side, line=entry.seq) for side in m.sides]]
    ]
    return {"tables": len(matches), "seated": "; ".join(seated[:4])}


def _scores(words: DeskWords, t: Tournament, entry: Entry, scores: tuple[tuple[int, int], ...]) -> Told:
    (vp, mp), (other_vp, other_mp) = scores
    return {"vp": f"{vp}–{other_vp}", "mp": f"{words.points(mp)} / {words.points(other_mp)}"}


def _why(words: DeskWords, t: Tournament, entry: Entry, why: str) -> Told:
    """The reason that somebody gave; of a warning or a penalty, what it follows from, if it does."""
    return {"why": (ground(words, t, why) if isinstance(entry.body, Warned | Penalised) else why) or NONE}


def _called(words: DeskWords, t: Tournament, entry: Entry, value: object) -> Told:
    """What a call was about and what was ruled: told together, since each is known by the others."""
    assert isinstance(entry.body, Called)
    about = next(happened(words, t, entry.body), NONE)
    return {"irregularity": about, "ruling": " ".join(ruled(words, t, entry.body)) or NONE}


def _counted(name: str) -> Telling:
    return lambda words, t, entry, value: {name: len(value)}


def _signed(name: str) -> Telling:
    return lambda words, t, entry, value: {name: words.points(value)}


def _sheets(name: str) -> Telling:
    return lambda words, t, entry, value: {name: words.sheets(value)}


def _named(name: str) -> Telling:
    return lambda words, t, entry, value: {name: words.entrants(t, value, line=entry.seq)}


def _told(words: DeskWords, t: Tournament, entry: Entry, told: bool | dict[str, str]) -> Told:
    """Whether the director was told of an absence. What a referee was told is in the ruling's words already."""
    return {"told": _plain(words, told)} if isinstance(told, bool) else {}


def _amounts(name: str) -> Telling:
    """What each player pays; that it is given back is said apart."""
    return lambda words, t, entry, amounts: {
        name: " + ".join(words.money(abs(cents)) for cents in amounts),
        "back": "yes" if sum(amounts) < 0 else "no",
    }


def _reductions(words: DeskWords, t: Tournament, entry: Entry, reductions: Any) -> Told:
    told = [f"{one.name} {words.money(one.cents)}" for one in reductions]
    return {"reductions": ", ".join(told) or "–"}


def _unsaid(words: DeskWords, t: Tournament, entry: Entry, value: Any) -> Told:
    return {}


_FIELDS: Final[Mapping[str, Telling]] = {
    "notice": _notice,
    "phases": lambda words, t, body, phases: {
        "rounds": sum(phase.rounds for phase in phases),
        "plan": movements(words, phases),
    },
    "what": lambda words, t, body, what: {"what": words.term(what), "tap": what.value},
    "number": _entrant,
    "entrant": _entrant,
    "team": _entrant,
    "player": _player,
    "players": lambda words, t, entry, players: {"players": " – ".join(map(str, players))},
    "pairs": _places,
    "places": _leaving,
    "live": _unsaid,
    "side": _side,
    "compiler": _side,
    "seconds": lambda words, t, entry, seconds: {"late": words.duration(seconds)},
    "matches": _matches,
    "rests": _named("rests"),
    "bots": _named("bots"),
    "warned": _named("warned"),
    "entrants": lambda words, t, entry, numbers: {
        "who": words.several([str(_entrant(words, t, entry, number)["who"]) for number in numbers])
    },
    "promised": lambda words, t, entry, promised: {"count": sum(map(len, promised))},
    "nonce": _unsaid,
    "sheets": _sheets("sheets"),
    "reached": _sheets("reached"),
    "scores": _scores,
    "points": lambda words, t, entry, points: {"points": f"{points[0]}–{points[1]}"},
    "vp": _signed("vp"),
    "mp": _signed("mp"),
    "article": lambda words, t, entry, article: {
        "article": words.article(Cite(t.notice.code, article)) if article else NONE
    },
    "articles": lambda words, t, entry, articles: {
        "articles": ", ".join(words.article(Cite(t.notice.code, one)) for one in articles) or NONE
    },
    "rows": _counted("rows"),
    "prizes": _counted("prizes"),
    "pot": lambda words, t, entry, pot: {"pot": "no" if pot is None else "yes"},
    "reductions": _reductions,
    "fees": _amounts("fees"),
    "amounts": _amounts("amounts"),
    "cents": lambda words, t, entry, cents: {"cents": words.money(abs(cents)), "out": "yes" if cents < 0 else "no"},
    "groups": lambda words, t, entry, groups: {
        "groups": len(groups),
        "sizes": words.several([str(len(group)) for group in groups]),
    },
    "told": _told,
    "why": _why,
    "referee": lambda words, t, entry, referee: {"referee": words.signer(referee) or NONE},
    "irregularity": _called,
    "ruling": _unsaid,
    "differing": lambda words, t, entry, lines: {"differing": ", ".join(map(str, lines)) or NONE},
    "notes": _unsaid,
    "ranking": _unsaid,
    "orders": _unsaid,
}
"""How the fields of a line are told that are not told as they stand."""
