"""Every text in every edition, and what can be looked up in them. Only doors ask here; the machinery is handed values.

Whoever opens something new gets the current edition. What was written names the edition it was made under; what names
none was written when each text had but one, and is read by the first.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from ventaglio.core.norms import Norm, norms
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.adopting import adopt_norms, base_of
from ventaglio.law.referee.inquiry import AnyBook, Register
from ventaglio.law.text import AnyText, NormSet
from ventaglio.tournaments.director.regulation import Regulation

HOUSE: Final = (
    "ventaglio.games.burraco.codes.fibur_2019:FIBUR_2019",
    "ventaglio.games.burraco.codes.estratto:ESTRATTO",
    "ventaglio.games.burraco.codes.internazionale:INTERNAZIONALE",
    "ventaglio.games.burraco.codes.circolo:CIRCOLO",
    "ventaglio.games.tressette.codes.fitres:FITRES",
)
"""The texts of the house, by name: they lie in the folders of their games."""


def _load(path: str) -> AnyText:
    module, _, name = path.partition(":")
    text: AnyText = getattr(import_module(module), name)
    return text


TEXTS: Final[list[AnyText]] = [_load(one) for one in HOUSE]
"""Every edition of every text; of several editions of one text the later stands after the earlier."""

FIRST: Final = ""
"""The edition of what names none."""


class Found(NamedTuple):
    """A set of norms, and the text that it stands in."""

    text: AnyText
    set_id: str
    rules: Any

    @property
    def game(self) -> str:
        """The game that is played by it."""
        return self.text.game

    @property
    def document(self) -> str:
        """The document that its articles are of."""
        return self.text.id

    @property
    def norm_set(self) -> NormSet[Any, Any]:
        """The set as its text has it, whatever a table has adopted."""
        return self.text.sets[self.set_id]

    @property
    def book(self) -> AnyBook:
        """Its rulings, with those of the articles that its rules have adopted."""
        return self.norm_set.book_by(self.rules)

    def norms(self) -> Iterator[tuple[str, Norm[Any]]]:
        """The norms of play of every set in the same text."""
        for one in self.text.sets.values():
            yield from norms(one.rules)


# ── Texts and editions ───────────────────────────────────────────────────────────────────────────────────────────────


def current_texts() -> tuple[AnyText, ...]:
    """The current edition of each text, in the order of the shelf."""
    return tuple({text.id: text for text in TEXTS}.values())


def editions(text_id: str) -> tuple[AnyText, ...]:
    """Every edition of a text, the first one first."""
    return tuple(text for text in TEXTS if text.id == text_id)


def stand() -> tuple[int, ...]:
    """What stands on the shelf now, for whoever remembers what he has worked out of it."""
    return tuple(map(id, TEXTS))


def has_article(name: str) -> bool:
    """Whether some edition of a text has an article: ``circolo 5`` or, with its clause, ``circolo 8, A``."""
    document, _, article = name.partition(" ")
    number = article.partition(",")[0]
    return any(one.number == number for text in editions(document) for one in text.articles)


@contextmanager
def lent(*texts: AnyText) -> Iterator[None]:
    """Have further editions on the shelf for a while."""
    TEXTS.extend(texts)
    try:
        yield
    finally:
        for text in texts:
            TEXTS.remove(text)


# ── Sets of norms ────────────────────────────────────────────────────────────────────────────────────────────────────


def every_set(game: str | None = None) -> Iterator[Found]:
    """The sets of norms of the current texts, of one game or of all."""
    for text in current_texts():
        if game in (None, text.game):
            yield from (Found(text, set_id, one.rules) for set_id, one in text.sets.items())


def rules_by_id(game: str) -> dict[str, Any]:
    """The current rules of every set of a game."""
    return {found.set_id: found.rules for found in every_set(game)}


def find(code_id: str, edition: str | None = None, game: str | None = None) -> Found | None:
    """The set of an id, with the norms that the id adopts; by default in the current edition. None: there is none."""
    set_id, *adopted = code_id.split("+")
    known = [text for text in TEXTS if set_id in text.sets and game in (None, text.game)]
    if edition is not None and edition != FIRST:
        known = [text for text in known if text.edition == edition]
    if not known:
        return None
    text = known[0] if edition == FIRST else known[-1]
    rules = text.sets[set_id].rules
    return Found(text, set_id, adopt_norms(rules, adopted) if adopted else rules)


def get(code_id: str, edition: str | None = None, game: str | None = None) -> Found:
    """The same, or a sentence that says what there is."""
    found = find(code_id, edition, game)
    if found is None:
        known = ", ".join(one.set_id for one in every_set(game))
        which = f"{code_id!r}, edition {edition}" if edition else repr(code_id)
        raise BadInput(f"no code {which}; the codes are: {known}", "no-code", code=code_id)
    return found


def nearest(code_id: str, edition: str, game: str | None = None) -> Found:
    """The set that a view names; where its edition is not here, in the current one, to speak of what is shown."""
    return find(code_id, edition, game) or get(code_id, None, game)


def of_rules(rules: Any) -> Found:
    """The text that the rules of a table stand in, with what the table has settled."""
    return nearest(rules.id, rules.edition)._replace(rules=rules)


def for_new(game: str, headers: Mapping[str, str]) -> dict[str, str]:
    """The headers of a table that is about to be opened: by the current edition, unless they name one."""
    found = find(headers.get("Code", ""), None, game)
    return dict(headers) if found is None else {"Edition": found.text.edition, **headers}


def as_written(game: str, headers: Mapping[str, str]) -> Any:
    """The rules that a record or a log names. Of an edition that is not here, the current rules marked as foreign."""
    code_id, edition = headers.get("Code", ""), headers.get("Edition", FIRST)
    found = find(code_id, edition, game)
    if found is not None:
        return found.rules
    rules = get(code_id, None, game).rules
    return msgspec.structs.replace(rules, edition=edition, foreign=headers.get("Fingerprint") or edition)


# ── Rulings and tournaments ──────────────────────────────────────────────────────────────────────────────────────────


def book_of(rules: Any) -> AnyBook:
    """The rulings of the set and edition that a table plays by, as the table has settled it."""
    return of_rules(rules).book


def tournament_codes() -> tuple[Regulation, ...]:
    """The tournament rules of every current text that has any."""
    made = (found.norm_set.regulation for found in every_set())
    return tuple(one for one in made if one is not None)


def regulation_of(code_id: str, edition: str | None = None) -> Regulation:
    """The tournament rules of a code, or a sentence that says why there are none."""
    known = ", ".join(one.code for one in tournament_codes())
    found = find(base_of(code_id), edition)
    if found is None:
        raise BadInput(f"no tournaments by {code_id!r}; choose one of: {known}", "no-code", code=code_id)
    regulation = found.norm_set.regulation
    if regulation is None:
        why = found.rules.victory_tables.cite
        sentence = f"{code_id} has no tournaments ({why}): choose one of: {known}"
        raise BadInput(sentence, "code-without-tournaments", code=code_id, known=known)
    return regulation


def register_of(game: str) -> Register:
    """What can go wrong in a game, whatever its texts say about it."""
    return next(one for text in TEXTS if text.game == game for one in text.sets.values()).register


def ruled_games() -> tuple[str, ...]:
    """The games that some text rules on."""
    return tuple(dict.fromkeys(text.game for text in TEXTS))


@cache
def _resting_on(texts: tuple[int, ...]) -> dict[tuple[str, str], tuple[str, ...]]:
    found: dict[tuple[str, str], dict[str, None]] = {}
    for one in every_set():
        for irregularity in one.book.provisions:
            for _, ruling in one.book.paths(irregularity):
                for cite in ruling.cites:
                    found.setdefault((cite.code, cite.article), {})[irregularity] = None
    return {article: tuple(irregularities) for article, irregularities in found.items()}


def resting_on() -> dict[tuple[str, str], tuple[str, ...]]:
    """The irregularities on which some ruling rests on an article, by the document and the article's number."""
    return _resting_on(stand())
