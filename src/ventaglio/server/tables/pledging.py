"""How a deal comes about: everybody commits, it is settled who has a part in it, they open, and the cards are dealt.

Who opens last knows what the others have opened; all that is left to him is to refuse, and then the deal is void and
the next has other commitments. The house is last: it uses its secret at once, and tells it when the hand is over.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final, Literal, NamedTuple

from ventaglio.core.cards.provable import HOUSE, commitment
from ventaglio.core.provable_record import FIRST, SECOND, is_secret, seed_of
from ventaglio.core.seats import LETTERS, TABLE, Place
from ventaglio.games.common.plugin.opaque import Action
from ventaglio.server.tables.doing import NotNow, did, must_go_on, reveal
from ventaglio.server.tables.entries import (
    CommitmentsClosed,
    Committed,
    DealVoided,
    Drawn,
    Entry,
    SeatCommitted,
    SeatOpened,
)
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.pledge import FAILURES, Pledge
from ventaglio.server.tables.table import PLAYING, HostedTable

COMMIT_WITHIN: Final = 5.0
"""Seconds in which whoever is at the table commits; a screen does it by itself, at once."""
OPEN_WITHIN: Final = 5.0
"""Seconds in which everybody opens."""

_Why = Literal["missing", "false", "house", "old-kind"]


class Chance(NamedTuple):
    """Where a table gets what must not be foreseen."""

    nonce: Callable[[], str]
    """Something that was never there before."""
    secret: Callable[[str, str], bytes]
    """The house's secret for a label and a nonce: always the same, and known to nobody outside."""
    rng: Callable[[HostedTable, Place], Random]
    """What a bot leaves to chance: the same for the same place at the same entry, whoever asks."""
    thoughts: Mapping[tuple[str, int], Action] = {}
    """What bots have thought out beforehand, by the table and its last entry."""


class Due(NamedTuple):
    """Something that a table will do."""

    at: float
    do: Callable[[Chance], tuple[Entry, ...]]
    think: Callable[[Chance], Callable[[], Action] | None] | None = None
    """What takes a bot some thought, to be worked out beside the loop; without it the bot does what is quickly done."""


# ── What people do ───────────────────────────────────────────────────────────────────────────────────────────────────


def commit(table: HostedTable, place: Place, label: str, told: str) -> tuple[Entry, ...]:
    """A person commits to a secret for the next deal. What was committed to stands."""
    if not is_secret(told):
        raise NotNow("bad-commitment")
    pledge = _coming(table, label)
    if place in pledge.commitments:
        if pledge.commitments[place] != told:
            raise NotNow("committed-already")
        return ()
    if pledge.closed_at is not None or pledge.boards is not None or _failed(table, place):
        raise NotNow("commitments-closed")
    return (SeatCommitted(place, label, told),)


def open_(table: HostedTable, place: Place, label: str, secret: str) -> tuple[Entry, ...]:
    """A person opens what he had committed to; anything else makes the deal void."""
    if not is_secret(secret):
        raise NotNow("bad-opening")
    pledge = _coming(table, label)
    # Nobody is heard before all commitments are in the log: otherwise others could commit with what they have heard.
    if pledge.closed_at is None:
        raise NotNow("open-too-early")
    if place not in pledge.commitments:
        raise NotNow("not-in-deal")
    if place in pledge.randomness:
        return ()
    if commitment(LETTERS[place], bytes.fromhex(secret), label) != pledge.commitments[place]:
        return (_void(pledge, "false", (place,), secret),)
    return (SeatOpened(place, label, secret),)


def _coming(table: HostedTable, label: str) -> Pledge:
    pledge = table.pledge
    if table.status != PLAYING or pledge is None or pledge.dealt:
        raise NotNow("no-deal-to-come")
    must_go_on(table)
    if label != pledge.label or pledge.scheme == FIRST:
        raise NotNow("other-deal")
    return pledge


def _failed(table: HostedTable, place: Place) -> bool:
    """Whether somebody has made so many deals void that the next is made without him."""
    return table.failed.count(place) >= FAILURES


def _void(pledge: Pledge, why: _Why, places: tuple[Place, ...] = (), told: str = "") -> DealVoided:
    return DealVoided(pledge.deal, pledge.label, why, places, told)


# ── What the table does ──────────────────────────────────────────────────────────────────────────────────────────────


def deal_dues(table: HostedTable) -> Iterator[Due]:
    """The next step towards the cards, and when."""
    pledge = table.pledge
    if pledge is None or pledge.dealt:
        yield Due(table.acted_at, lambda chance: (*reveal(table), _promise(table, chance)))
    elif pledge.scheme == FIRST:
        # It was promised by an older program, and its secret is in the log.
        yield Due(pledge.at, lambda chance: _again(table, _void(pledge, "old-kind"), chance))
    elif pledge.closed_at is None:
        if not _at_leisure(table, pledge):
            yield Due(_closing(table, pledge), lambda chance: _close(table, pledge, chance))
    elif pledge.missing:
        late = _void(pledge, "missing", pledge.missing)
        yield Due(pledge.closed_at + OPEN_WITHIN, lambda chance: _again(table, late, chance))
    else:
        yield Due(table.acted_at, lambda chance: _deal(table, pledge, chance))


def deadline(table: HostedTable) -> float | None:
    """Until when somebody is waited for who ought to commit or to open."""
    pledge = table.pledge
    if pledge is None or pledge.dealt or pledge.scheme == FIRST or table.status != PLAYING:
        return None
    if pledge.closed_at is not None:
        return pledge.closed_at + OPEN_WITHIN if pledge.missing else None
    return pledge.at + COMMIT_WITHIN if _uncommitted(table, pledge) else None


def dealt_at(table: HostedTable) -> float | None:
    """When the next deal is made though not everybody who is there has said that he is ready."""
    pledge = table.pledge
    if (
        pledge is None
        or pledge.dealt
        or pledge.scheme == FIRST
        or table.status != PLAYING
        or pledge.closed_at is not None
    ):
        return None
    waits = bool(set(table.present) - pledge.ready) and table.paused_at is None and not table.foreign
    return _closing(table, pledge) if waits and not _at_leisure(table, pledge) else None


def _at_leisure(table: HostedTable, pledge: Pledge) -> bool:
    """Whether nothing but people can bring the cards nearer.

    The one person among bots is still at the last count: he keeps nobody waiting, and nothing is timed. Or somebody is
    away whose place is still kept: he has his part if he is back in time. And to nobody no cards are dealt.
    """
    if len(table.people) == 1 and pledge.deal > 1 and not pledge.ready:
        return True
    if table.reserved or not table.people:
        return False
    if not table.present or pledge.ready >= set(table.people):
        return not table.present
    return any(chair.away_since is not None and not chair.stand_in for chair in table.chairs)


def _promise(table: HostedTable, chance: Chance) -> Committed:
    """The house commits: to the next board where a tournament gives it, otherwise to a new secret."""
    deal, boards = table.deals + 1, table.boards
    if boards is not None and table.deals < len(boards.promised):
        label = f"{boards.prefix}/{deal}"
        return Committed(deal, boards.promised[table.deals], label, "", SECOND, boards.nonce, board=True)
    label, nonce = f"{table.id}/{deal}", chance.nonce()
    return Committed(deal, commitment(HOUSE, chance.secret(label, nonce), label), label, "", SECOND, nonce)


def _again(table: HostedTable, void: DealVoided, chance: Chance) -> tuple[Entry, ...]:
    return (void, _promise(fold_all(table, table.changed_at, (void,)), chance))


def _closing(table: HostedTable, pledge: Pledge) -> float:
    """When it is settled who has a part: when all who are there are ready and have committed, or had the time to."""
    if pledge.ready >= set(table.people) and not _uncommitted(table, pledge):
        # Nobody need come back first.
        return table.acted_at
    between = table.policy.between if set(table.present) - pledge.ready else 0.0
    return pledge.at + max(between, COMMIT_WITHIN if _uncommitted(table, pledge) else 0.0)


def _uncommitted(table: HostedTable, pledge: Pledge) -> set[Place]:
    if pledge.boards is not None:
        return set()
    return {one for one in table.present if one not in pledge.commitments and not _failed(table, one)}


def _close(table: HostedTable, pledge: Pledge, chance: Chance) -> tuple[Entry, ...]:
    """Settle who has a part. Where nobody has, there is nothing to open, and the cards come at once."""
    if pledge.boards is not None or not table.people:
        return _deal(table, pledge, chance)
    inside = tuple(place for place in table.present if place in pledge.commitments)
    left = {LETTERS[place]: _why(table, place) for place in range(len(table.chairs)) if place not in inside}
    entry = CommitmentsClosed(pledge.label, inside, left)
    if inside:
        return (entry,)
    after = fold_all(table, table.changed_at, (entry,))
    assert after.pledge is not None
    return (entry, *_deal(after, after.pledge, chance))


def _why(table: HostedTable, place: Place) -> str:
    """Why somebody has no part in a deal."""
    chair = table.chairs[place]
    if chair.level:
        return "bot"
    if chair.away_since is not None:
        return "away"
    return "failed" if _failed(table, place) else "silent"


def _deal(table: HostedTable, pledge: Pledge, chance: Chance) -> tuple[Entry, ...]:
    """The cards, if the house can still open what it had committed to."""
    secret = chance.secret(pledge.label, pledge.nonce)
    if commitment(HOUSE, secret, pledge.label) != pledge.commitment:
        # The key is another than it was: a backup without it, for one.
        if pledge.boards is not None:
            raise LookupError(f"board {pledge.label} cannot be dealt: the house has not the key it was promised with")
        return _again(table, _void(pledge, "house"), chance)
    drawn = Drawn(pledge.deal, secret.hex())
    after = fold_all(table, table.changed_at, (drawn,))
    assert after.pledge is not None
    return (drawn, *did(after, TABLE, table.kit.game.chance(table.match, seed_of(after.pledge.proof()))))
