"""Many Tressette matches between the same bots, and what they come to.

Each match of a series has generators of its own, seeded by the series' seed and the match's number, so that a series
comes out the same in whatever order and in however many processes it is played.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

from ventaglio.core.norms import fingerprint
from ventaglio.core.seats import LETTERS
from ventaglio.games.tressette.bots import agent
from ventaglio.games.tressette.bots.matches import Match, play_match
from ventaglio.games.tressette.engine.events import Accused, Claimed, Declared, Event, PassataEnded, Played
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.outcome import SLAMS
from ventaglio.games.tressette.engine.state import Kind, State
from ventaglio.law import shelf

SILENT: Final = "silence"
"""A lead without words."""


class Series(msgspec.Struct, frozen=True):
    """What is played: a table, who sits at it, and the seed of everything that is left to chance."""

    code: str
    bots: tuple[str, ...]
    """The bot of each player, in the order in which they first sit down."""
    seed: int
    kind: str = Kind.POINTS.value
    passate: int | None = None
    options: Mapping[str, str] = {}
    adopted: tuple[str, ...] = ()
    edition: str | None = None
    """The edition of the code; None is the current one."""

    @staticmethod
    def of(opening: State, bots: tuple[str, ...], seed: int) -> "Series":
        """A series of matches at a table like this one."""
        table = opening.table
        return Series(
            code=table.rules.id.partition("+")[0],
            bots=bots,
            seed=seed,
            kind=table.kind.value,
            passate=table.passate if table.kind is Kind.PASSATE else None,
            options=table.options,
            adopted=table.adopted,
            edition=table.rules.edition,
        )

    def table(self) -> State:
        """The table as it stands before each match."""
        return open_table(
            shelf.get(self.code, self.edition).rules,
            kind=Kind(self.kind),
            passate=self.passate,
            options=self.options,
            adopted=self.adopted,
            names=self.bots,
        )

    def play(self, number: int) -> Match:
        """The match of this number."""
        players = [agent(bot, Random(f"{self.seed} {number} {seat}")) for seat, bot in enumerate(self.bots)]
        return play_match(self.table(), players, Random(f"{self.seed} {number}"))


class MatchFacts(msgspec.Struct, frozen=True):
    """What a series keeps of a match."""

    how: str
    """How it ended; empty where it was broken off."""
    winners: tuple[int, ...]
    """The players who won."""
    actions: int
    passate: tuple[tuple[int, ...], ...]
    """For each passata that was played out, what the side of each player made."""
    said: Mapping[str, int]
    """How often each formula, declaration and accusation was used."""


def facts(match: Match) -> MatchFacts:
    """What a series keeps of a match."""
    final, ended = match.final, match.ended
    side_of = {player: final.sides[seat] for seat, player in enumerate(final.players)}
    counts = [event.points for event in match.events if isinstance(event, PassataEnded)]
    return MatchFacts(
        how=ended.how if ended is not None else "",
        winners=tuple(player for player in range(4) if ended is not None and side_of[player] == ended.winner),
        actions=len(match.moves),
        passate=tuple(tuple(points[side_of[player]] for player in range(4)) for points in counts),
        said=dict(Counter(_said(match.events))),
    )


def _said(events: Iterable[Event]) -> Iterable[str]:
    trick = 0
    for event in events:
        match event:
            case Played(_, _, formula):
                if trick == 0:
                    yield formula or SILENT
                trick = (trick + 1) % 4
            case Declared(_, what, _):
                yield what
            case Accused():
                yield "accusation"
            case Claimed(_, verdict, _):
                yield f"lay-down-{verdict.value}"
            case PassataEnded():
                trick = 0
            case _:
                pass


# ── What a series came to ────────────────────────────────────────────────────────────────────────────────────────────


def report(series: Series, matches: Sequence[MatchFacts]) -> dict[str, Any]:
    """A series in figures, as plain data. Nothing in it depends on the machine or on the clock."""
    table = series.table().table
    said: Counter[str] = Counter()
    for match in matches:
        said.update(match.said)
    return {
        "game": "tressette",
        "code": table.rules.id,
        "fingerprint": fingerprint(table.rules),
        "pairs": table.rules.pairs.value.value,
        "buongioco": table.rules.buongioco.value.value,
        "match": table.kind.value,
        "options": dict(table.options),
        "bots": list(series.bots),
        "seed": series.seed,
        "games": len(matches),
        "unfinished": sum(not match.how for match in matches),
        "actions": sum(match.actions for match in matches),
        "passate": sum(len(match.passate) for match in matches),
        "players": [_player(series, matches, player) for player in range(4)],
        "ended": dict(sorted(Counter(match.how for match in matches if match.how).items())),
        "cappotti": sum(match.how in SLAMS for match in matches),
        "said": dict(sorted(said.items(), key=lambda pair: (-pair[1], pair[0]))),
    }


def _player(series: Series, matches: Sequence[MatchFacts], player: int) -> dict[str, Any]:
    points = [passata[player] for match in matches for passata in match.passate]
    return {
        "seat": LETTERS[player],
        "bot": series.bots[player],
        "wins": sum(player in match.winners for match in matches),
        "points_per_passata": round(fmean(points), 2) if points else 0.0,
    }
