"""The codes for the pocket: each article in our own words, with what the program does by it.

Nobody writes these words by hand. An article is restated by its norms, by the irregularities whose rulings rest on it,
and where it holds neither, by why not; so it says what the program does, no more and no less.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ventaglio.core.norms import Cite, Norm, Statement, norms
from ventaglio.games.common.offline.parts import Speech
from ventaglio.games.common.offline.speech import slug, speech
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law.articles import Article
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import Found, current_texts
from ventaglio.law.text import AnyText
from ventaglio.law.words import articles as article_words
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.norms import stated
from ventaglio.tournaments.words.settings import setting


class NormTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a norm says. ``sets`` names the sets of norms that say so, where not all of the text do."""

    title: str
    meaning: str
    sets: tuple[str, ...] = ()
    filled: bool = False
    """Whether the text is silent and we fill it."""
    people: bool = False
    """Whether only people can follow it."""
    why: str = ""


class RulingNamed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An irregularity on which some ruling rests on the article, and the sets by which it does."""

    id: str
    name: str
    why: str
    code: str
    """The set to put it to."""
    sets: tuple[str, ...] = ()


class ArticleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """An article."""

    slug: str
    label: str
    """As it is cited: ``Art. 12``."""
    title: str
    norms: tuple[NormTold, ...] = ()
    rulings: tuple[RulingNamed, ...] = ()
    reason: str = ""
    """Why it holds neither norms nor rulings."""


class TextTold(msgspec.Struct, frozen=True):
    """A code, article by article."""

    id: str
    game: str
    name: str
    title: str
    articles: tuple[ArticleTold, ...]


OF_PLAY: Final = ("victory_tables", "round_minutes", "correction")
"""What a regulation takes from the norms of play, and is told among them."""


def texts(language: str) -> tuple[TextTold, ...]:
    """Every code in its current edition."""
    return tuple(_Writer(text, language).text() for text in current_texts())


class _Writer:
    def __init__(self, text: AnyText, language: str) -> None:
        self._text = text
        self._sets = {set_id: Found(text, set_id, one.rules) for set_id, one in text.sets.items()}
        self._spoken: dict[str, Speech] = {one: speech(text.game, language, one) for one in self._sets}
        self._words = speech(text.game, language, text.id).words
        self._told = {one: RulingWords(text.game, language, law=one) for one in self._sets}
        self._desk = DeskWords(Voice(translator(language), law=text.id))
        self._norms = self._by_article()
        self._rulings = self._resting()

    def text(self) -> TextTold:
        titles = [found.rules.title for found in self._sets.values()]
        return TextTold(
            id=self._text.id,
            game=self._text.game,
            name=self._words.code(self._text.id),
            title=titles[0] if len(titles) == 1 else " · ".join(titles),
            articles=tuple(self._article(one) for one in self._text.articles),
        )

    def _article(self, article: Article) -> ArticleTold:
        cited = tuple(self._norms.get(article.number, {}).values())
        ruled = tuple(self._rulings.get(article.number, {}).values())
        return ArticleTold(
            slug=slug(article.number),
            label=self._words.article(Cite(article.code, article.number)),
            title=article_words.title(self._words, article),
            norms=tuple(map(self._shared, cited)),
            rulings=tuple(map(self._shared, ruled)),
            reason=article_words.reason(self._words, article) if article.reason else "",
        )

    def _shared(self, one: Any) -> Any:
        """A line without the names of the sets where all say the same; else with what people call them."""
        if len(one.sets) == len(self._sets):
            return msgspec.structs.replace(one, sets=())
        return msgspec.structs.replace(one, sets=tuple(self._words.code(name) for name in one.sets))

    def _by_article(self) -> dict[str, dict[tuple[str, str], NormTold]]:
        found: dict[str, dict[tuple[str, str], NormTold]] = {}
        for set_id, told in self._each_norm():
            for article, one in told:
                lines = found.setdefault(article, {})
                before = lines.get((one.title, one.meaning), one)
                lines[one.title, one.meaning] = msgspec.structs.replace(before, sets=(*before.sets, set_id))
        return found

    def _each_norm(self) -> Iterator[tuple[str, list[tuple[str, NormTold]]]]:
        for set_id, found in self._sets.items():
            words = self._spoken[set_id].norms
            head = ""
            lines = []
            for name, norm in norms(found.rules):
                called = words.name(name)
                # A norm that goes on from the one before it says nothing by itself.
                title = f"{head} {called}" if called.startswith("…") else called
                head = title if not called.startswith("…") else head
                numbers = dict.fromkeys(cite.article for cite in norm.cites if cite.code == self._text.id)
                lines += [(number, self._norm(words.value(name, norm.value), title, norm, words)) for number in numbers]
            yield set_id, lines + list(self._of_tournaments(found))

    def _of_tournaments(self, found: Found) -> Iterator[tuple[str, NormTold]]:
        """The tournament norms, but for those that are norms of play."""
        regulation = found.norm_set.regulation
        if regulation is None:
            return
        words = self._spoken[found.set_id].norms
        for name, norm in norms(regulation):
            if name in OF_PLAY:
                continue
            # What the text itself says, with its chief article alone: a phone has to fetch it all.
            if norm.stated and norm.cite.code == self._text.id:
                told = self._norm(stated(self._desk, norm.value), setting(self._desk, name), norm, words)
                yield norm.cite.article, msgspec.structs.replace(told, why="")

    def _norm(self, meaning: str, title: str, norm: Norm[Any], words: Any) -> NormTold:
        why = words.why(norm) if norm.why else ""
        return NormTold(title, meaning, (), not norm.stated, isinstance(norm, Statement), why)

    def _resting(self) -> dict[str, dict[str, RulingNamed]]:
        found: dict[str, dict[str, RulingNamed]] = {}
        for set_id, one in self._sets.items():
            words = self._told[set_id]
            for irregularity in one.book.provisions:
                cites = {cite for _, ruling in one.book.paths(irregularity) for cite in ruling.cites}
                for number in {cite.article for cite in cites if cite.code == self._text.id}:
                    lines = found.setdefault(number, {})
                    name, why = words.irregularity(irregularity), words.why(irregularity)
                    before = lines.get(irregularity) or RulingNamed(irregularity, name, why, set_id)
                    lines[irregularity] = msgspec.structs.replace(before, sets=(*before.sets, set_id))
        return found
