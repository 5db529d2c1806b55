"""Case files: a position, actions, and what must come out. Referees write them; tests and the command run them."""

from collections.abc import Callable, Iterator, Mapping
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
from ventaglio.core.expecting import check_expectation, one_of
from ventaglio.core.record import AnyGame, Move, Step
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, TABLE, TABLE_WORD, Seat, seat


class Case(msgspec.Struct, frozen=True):
    """One case of a file."""

    id: str
    game: str
    position: str
    actions: tuple[str, ...]
    expect: dict[str, Any]
    articles: tuple[str, ...] = ()
    title: str = ""
    in_any_order: bool = False
    """Whether orders are compared without regard to their sequence."""
    reckon: str = ""
    """What is reckoned, where the case is about figures and not about play."""
    given: dict[str, Any] = {}
    """What it is reckoned from."""


class Failure(msgspec.Struct, frozen=True):
    """Something that came out otherwise than a case says: a sentence of the language files, and the same in English."""

    message: str
    sentence: str
    facts: dict[str, str] = {}
    about: str = ""
    """The facts for which it came out so, where the case stands for several."""

    def __str__(self) -> str:
        return f"{self.about}: {self.sentence}" if self.about else self.sentence


class Outcome(msgspec.Struct, frozen=True):
    """What running a case showed. Nothing is wrong when it passed."""

    case: Case
    wrong: tuple[Failure, ...] = ()
    reason: str | None = None
    """The id of the refusal that ended the case, if one did."""

    @property
    def failures(self) -> tuple[str, ...]:
        """What came out otherwise, in English."""
        return tuple(map(str, self.wrong))


HasArticle = Callable[[str], bool]
"""Whether there is an article of this name: ``circolo 5``, ``circolo 8, A``."""

_SHARED: Final = ("game", "article", "title", "position")
_KEYS: Final = ("id", *_SHARED, "actions", "expect", "in-any-order", "reckon", "given")
_KINDS: Final = {
    "position": is_text,
    "title": is_text,
    "game": is_text,
    "reckon": is_text,
    "actions": is_texts,
    "expect": is_table,
    "given": is_table,
    "in-any-order": is_flag,
}


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def parse_cases(text: str, source: str) -> tuple[Case, ...]:
    """The cases of a file, all of which can be read. ``source`` names it in messages."""
    found = []
    for one in read_cases(text, source):
        if isinstance(one, Unreadable):
            raise one.error
        found.append(one)
    return tuple(found)


def read_cases(text: str, source: str) -> Iterator[Case | Unreadable]:
    """Each case of a file, or why it cannot be read. Raises `BadInput` for a file that is none."""
    shared, tables = load(text, source, _SHARED)
    seen: set[str] = set()
    for number, table in enumerate(tables, start=1):
        name = str(table.get("id", number))
        try:
            case = _case(table, shared)
            if case.id in seen:
                raise twice(case.id)
            seen.add(case.id)
            yield case
        except BadInput as error:
            where = f"{source}, case {number}" if name == str(number) else f"{source}, case {number} ({name})"
            yield Unreadable(name, inside(where, error))


def _case(table: Mapping[str, Any], shared: Mapping[str, Any]) -> Case:
    check_keys(table, _KEYS)
    need(table, "id", "expect")
    check_kinds(shared, _KINDS)
    check_kinds(table, _KINDS)
    positions = [part for part in (shared.get("position", ""), table.get("position", "")) if part != ""]
    articles = table.get("article", shared.get("article", []))
    articles = [articles] if isinstance(articles, str) else articles
    check_kinds({"article": articles}, {"article": is_texts})
    return Case(
        id=str(table["id"]),
        game=table.get("game", shared.get("game", "burraco")),
        position="\n".join(part.rstrip("\n") for part in positions),
        actions=tuple(table.get("actions", ())),
        expect=table["expect"],
        articles=tuple(articles),
        title=table.get("title", ""),
        in_any_order=table.get("in-any-order", False),
        reckon=table.get("reckon", ""),
        given=table.get("given", {}),
    )


# ── Running ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def run_case(case: Case, games: Mapping[str, AnyGame], has_article: HasArticle | None = None) -> Outcome:
    """Play a case and compare. Expected keys are facts of the game, ``refused`` and ``article``.

    Raises `BadInput` for a case that cannot be played, or expects what can never come out.
    """
    try:
        check_articles(case.articles, has_article)
        return _run(case, games[one_of(case.game, tuple(games))], has_article)
    except BadInput as error:
        raise inside(f"case {case.id}", error) from None


def check_articles(named: tuple[str, ...], has_article: HasArticle | None) -> None:
    """Refuse an article that there is not."""
    for article in named:
        if has_article is not None and not has_article(article):
            raise BadInput(f"there is no article {article!r}", "no-article", text=article)


class _Course(msgspec.Struct):
    """How far a case was played."""

    state: Any
    steps: tuple[Step, ...] = ()
    refused: dict[str, str] = {}
    at: int = 0
    """The number of the action that was refused."""


def _run(case: Case, game: AnyGame, has_article: HasArticle | None) -> Outcome:
    try:
        course = _play(case, game)
        found = _found(case, game, course)
    except LookupError:
        # A position may describe a table that no game leads to, such as a turn without cards; play trips over it.
        raise BadInput("it begins at a table that no game can lead to", "impossible-table") from None
    _check(case, game, course, found, has_article)
    return Outcome(case, tuple(_compare(case, found, course)), course.refused.get("refused"))


def _play(case: Case, game: AnyGame) -> _Course:
    course = _Course(game.parse_position(case.position, complete=True))
    actions = [_actor(game, course.state, text) for text in case.actions]
    for number, (who, text) in enumerate(actions, start=1):
        state = course.state
        turn = game.turn(state)
        by = who if who is not None else TABLE if turn is None else turn
        try:
            action = game.parse_action(text)
            refusal = game.judge(state, action, by)
            if refusal is not None:
                course.refused = {"refused": refusal.reason, "article": str(refusal.cite)}
                course.at = number
                break
            events = game.act(state, action, by)
            for event in events:
                state = game.fold(state, event)
        except BadInput as error:
            whole = case.actions[number - 1]
            sentence = f"action {number}, {whole!r}: {error}"
            raise BadInput(sentence, "in-action", number=str(number), text=whole, why=error) from None
        course.steps = (*course.steps, Step(Move(by, action), course.state, events, state))
        course.state = state
    return course


def _actor(game: AnyGame, state: Any, text: str) -> tuple[Seat | None, str]:
    """An action's text may begin with the seat that acts; without one, whoever is to act does."""
    who, _, rest = text.partition(" ")
    if who == TABLE_WORD or (len(who) == 1 and who.isalpha()):
        known = LETTERS[: game.players(state)]
        if who != TABLE_WORD and who not in known:
            seats = ", ".join(known)
            raise BadInput(
                f"{text!r}: there is no seat {who}; seats are {seats}", "no-such-seat", seat=who, known=seats
            )
        game.parse_action(rest)
        return seat(who, len(known)), rest
    game.parse_action(text)
    return None, text


def _found(case: Case, game: AnyGame, course: _Course) -> dict[str, Any]:
    """Every fact that the case could ask for."""
    if case.reckon:
        known = game.reckonings
        return {**known[one_of(case.reckon, tuple(known))](course.state, case.given), **course.refused}
    if case.given:
        raise BadInput("'given' goes with 'reckon', which says what is reckoned", "given-for-nothing")
    events = tuple(event for step in course.steps for event in step.events)
    reckoned = {} if game.reckoned is None else game.reckoned(course.steps)
    return {**game.facts(course.state, events), **reckoned, **course.refused}


def _check(
    case: Case, game: AnyGame, course: _Course, found: Mapping[str, Any], has_article: HasArticle | None
) -> None:
    """Refuse expectations that are misspelt or can never come out."""
    expected = {name: plain(wanted) for name, wanted in case.expect.items()}
    if refused := expected.pop("refused", ""):
        one_of(refused, tuple(game.reasons) or (refused,))
    check_articles(tuple(filter(None, [expected.pop("article", "")])), has_article)
    if case.reckon:
        for name in expected:
            one_of(name, tuple(found))
    elif game.expects is not None:
        known = tuple(game.expects(course.state))
        for name, wanted in expected.items():
            # What a table tells now can be expected, even if its game has not listed it.
            if name not in found or any(fact.fits(name) for fact in known):
                check_expectation(known, name, wanted)


def _compare(case: Case, found: Mapping[str, Any], course: _Course) -> Iterator[Failure]:
    left = len(case.actions) - course.at
    if course.refused:
        about = {"number": str(course.at), "action": case.actions[course.at - 1], **course.refused}
        told = f"action {course.at}, {about['action']!r}, is refused: {about['refused']} [{about['article']}]"
        if "refused" not in case.expect:
            yield Failure("cases-refused", told, about)
        elif left:
            about["left"] = str(left)
            yield Failure("cases-refused-early", f"{told}, with {left} more to come", about)
    for name, wanted in case.expect.items():
        got = found.get(name)
        if name == "article" and plain(got).partition(",")[0] == plain(wanted):
            continue  # an article is enough: its clause need not be named
        loose = name == "orders" and case.in_any_order
        if _sorted(plain(got)) != _sorted(plain(wanted)) if loose else plain(got) != plain(wanted):
            yield otherwise(name, plain(wanted), plain(got))


def otherwise(name: str, wanted: str, got: str) -> Failure:
    """That a fact came out otherwise."""
    facts = {"name": name, "wanted": wanted, "got": got}
    return Failure("cases-otherwise", f"{name}: expected {wanted!r}, got {got!r}", facts)


def _sorted(value: str) -> list[str]:
    return sorted(one.strip() for one in value.split(","))


def plain(value: object) -> str:
    """Facts are compared as text, so that a referee need not know which are numbers."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(plain(one) for one in value)
    return " ".join(str(value).split())
