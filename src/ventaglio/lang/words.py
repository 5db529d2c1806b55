"""What every game says alike: articles, refusals, points, who sits where."""

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.lang import NO_LAW, MissingMessage
from ventaglio.lang.voice import Voice


class Words:
    """A language, and the signs that can be shown in it. Each game adds words for its own things."""

    game: ClassVar[str] = ""

    def __init__(self, voice: Voice) -> None:
        self.text = voice.text
        self.trouble = voice.trouble
        self.law = voice.law
        self.language = voice.language.code
        self.symbols = voice.symbols

    def first(self, *messages: str, **facts: object) -> str | None:
        """The first of some messages that exists; None if there is none of them."""
        for message in messages:
            try:
                return self.text(message, **facts)
            except MissingMessage:
                continue
        return None

    def own(self, kind: str, name: str, /, **facts: object) -> str | None:
        """The message that this game has for a thing, or else the one that all games share; None if there is none."""
        return self.first(f"{kind}-{self.game}-{name}", f"{kind}-{name}", **facts)

    # ── Articles and refusals ────────────────────────────────────────────────────────────────────────────────────

    def code(self, code_id: str) -> str:
        """The short name of a code."""
        return self.text(f"code-{code_id}")

    def article(self, cite: Cite) -> str:
        """The article alone."""
        return self.text("article" if cite.article[:1].isdigit() else "article-named", article=cite.article)

    def cite(self, cite: Cite) -> str:
        """The article and its code: ``Art. 14 — FIBUR 2019``."""
        return self.text("cite", article=self.article(cite), code=self.code(cite.code))

    def cites(self, some: Sequence[Cite], home: str) -> str:
        """Articles, each with its code where that is not the one at hand."""
        return ", ".join(self.article(one) if one.code == home else self.cite(one) for one in some)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and what one may do instead."""
        facts = {key: self.fact(key, fact) for key, fact in refusal.facts.items()}
        return self.own("refusal", refusal.reason, **{"law": self._law(refusal), **facts}) or refusal.reason.replace(
            "-", " "
        )

    def _law(self, refusal: Refusal) -> str:
        """The code spoken of; if none was named, that of the article on which the refusal rests."""
        return refusal.cite.code if self.law == NO_LAW else self.law

    def fact(self, key: str, fact: Any) -> str:
        """What a refusal says of the case at hand, as people read it."""
        return str(fact)

    # ── Points ───────────────────────────────────────────────────────────────────────────────────────────────────

    def points(self, points: float) -> str:
        """Points with their sign."""
        if points < 0:
            return f"{'−' if self.symbols else '-'}{-points}"
        return f"+{points}"

    def tell(self, message: str, seat: Seat, names: "Names", **facts: object) -> str:
        """A message that speaks to a player, or of him by his name."""
        return self.text(message, who="you" if names.is_you(seat) else "other", name=names.of(seat), **facts)


class Names:
    """Who sits where, told to one of them, or to nobody in particular."""

    def __init__(self, words: Words, names: Sequence[str], you: Seat | None = None) -> None:
        self._words = words
        self._names = tuple(names)
        self.you = you

    def is_you(self, seat: Seat) -> bool:
        return seat == self.you

    def of(self, seat: Seat) -> str:
        """A player's name, in the middle of a sentence."""
        return self._words.text("you") if self.is_you(seat) else self._names[seat]

    def label(self, seat: Seat) -> str:
        """A name as it stands by itself."""
        return self._words.text("you-label") if self.is_you(seat) else self.of(seat)

    def several(self, seats: Sequence[Seat]) -> str:
        """Some names in a row."""
        named = [self.of(seat) for seat in sorted(seats, key=lambda seat: not self.is_you(seat))]
        if len(named) == 1:
            return named[0]
        return self._words.text("and", first=", ".join(named[:-1]), last=named[-1])

    def side(self, seats: Sequence[Seat]) -> str:
        """A side by its name: us, them, or whoever it is."""
        if self.you is None:
            return self.several(seats)
        if self.you in seats:
            return self._words.text("us" if len(seats) > 1 else "you-alone", names=self.several(seats))
        return self._words.text("them", names=self.several(seats))


def tidy(text: str) -> str:
    """A name fit for a header: one line, no brackets or quotation marks, not too long."""
    return re.sub(r'[\s\[\]"]+', " ", text).strip()[:20]
