"""What every paper of a tournament asks: its words, the round or the ranking it is about, who plays where."""

from collections.abc import Iterable

from ventaglio.core.refusal import BadInput
from ventaglio.lang.dates import in_words
from ventaglio.tournaments.director.entrants import Entrant
from ventaglio.tournaments.director.events import Entry, Match
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Noted, Round, Tournament
from ventaglio.tournaments.paper.blocks import Head
from ventaglio.tournaments.paper.links import NO_LINKS, Links
from ventaglio.tournaments.words.desk import DeskWords, desk_words


class Asked:
    """A paper that somebody wants: of which tournament, in which language, about what."""

    def __init__(
        self,
        t: Tournament,
        language: str,
        *,
        round: int | None = None,  # noqa: A002 -- of a tournament
        after: int | None = None,
        entry: int | None = None,
        log: Iterable[Entry] = (),
        links: Links = NO_LINKS,
    ) -> None:
        self.t = t
        self.words: DeskWords = desk_words(language)
        self.language = language
        self.entry = entry
        self.log = tuple(log)
        self.links = links
        self._round = round
        self._after = after

    def text(self, message: str, **facts: object) -> str:
        """A text of the papers."""
        return self.words.text(f"paper-{message}", **facts)

    def labels(self, *names: str) -> dict[str, str]:
        return {name: self.text(name) for name in names}

    @property
    def head(self) -> Head:
        notice = self.t.notice
        return Head(
            language=self.language,
            tournament=notice.name,
            where=", ".join(filter(None, (notice.place, self.date))),
            code=self.code_title,
            record=self._record,
            page=self.text("page"),
        )

    @property
    def date(self) -> str:
        """The day of the tournament, in words."""
        return in_words(self.words, self.t.notice.date)

    @property
    def _record(self) -> str:
        seq, imported = str(self.t.seq), self.t.imported
        return (
            self.text("record-imported", seq=seq, imported=str(imported)) if imported else self.text("record", seq=seq)
        )

    @property
    def code_title(self) -> str:
        """The code and its edition, by its own name."""
        law = self.t.regulation
        return law.rules.title if law.rules is not None else law.boards.title if law.boards is not None else law.code

    @property
    def boards(self) -> bool:
        """Whether the same deals are played at all tables."""
        return self.t.regulation.boards is not None

    # ── What it is about ─────────────────────────────────────────────────────────────────────────────────────────

    @property
    def round(self) -> Round:
        """The round that was asked for; else the draft, else the last that is out."""
        number = self._round if self._round is not None else len(self.t.rounds)
        found = self.t.round(number)
        if found is None:
            raise BadInput(f"round {number} is not drawn", "paper-no-round", round=str(number))
        return found

    @property
    def after(self) -> int:
        """The round after which a ranking is asked for; else the last that is over."""
        after = self._after if self._after is not None else self.t.completed
        if not 0 < after <= max(self.t.completed, 0):
            raise BadInput(f"round {after} is not over", "paper-no-ranking", round=str(after))
        return after

    @property
    def noted(self) -> Noted:
        """The line of the ledger that was asked for."""
        found = next((one for one in self.t.ledger if one.entry == self.entry), None)
        if found is None:
            raise BadInput(f"line {self.entry} is no call", "paper-no-call", entry=str(self.entry))
        return found

    def draft_mark(self, one: Round) -> str:
        return self.text("draft") if one.published is None else ""

    # ── Who ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def title(self, number: Number, round_: int = 0) -> str:
        """An entrant as lists have it: number and full names, of now or as they played a round."""
        one = self.t.entrants.get(number)
        if one is None:
            return str(number)
        return f"{number}  {(one.in_round(round_) if round_ else one).title}"

    def side(self, side: Iterable[Number], round_: int) -> str:
        """Who plays together at a table of a round."""
        return "\n".join(self.title(number, round_) for number in side)

    def posted_side(self, side: Iterable[Number], round_: int) -> str:
        """The same to be read from afar: a line for each player."""
        return self.side(side, round_).replace(" – ", "\u00a0–\n")

    def group(self, index: int) -> str:
        """Groups are numbered from 1, the best first, as on every screen."""
        return self.text("group", group=str(index + 1))


def by_group(matches: Iterable[Match]) -> dict[int, list[Match]]:
    """The matches of each group, by table."""
    found: dict[int, list[Match]] = {}
    for match in sorted(matches, key=lambda one: one.table):
        found.setdefault(match.group, []).append(match)
    return dict(sorted(found.items()))


def sorted_by_name(entrants: Iterable[Entrant]) -> list[Entrant]:
    """Entrants as one looks for them in a list."""
    return sorted(entrants, key=lambda one: (one.title.casefold(), one.number))
