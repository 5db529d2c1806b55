"""What people do at a table: each act gives the entries to append, or says why not and changes nothing.

Refusals of the game come as `IllegalAction` with their article; what the house itself does not allow comes as
`NotNow`, with the id of a sentence in the language files.
"""

from collections.abc import Mapping
from functools import reduce
from typing import Final, Literal

from msgspec.structs import replace

from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS, TABLE, Place
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.opaque import Action, Event
from ventaglio.law.editions import check_can_go_on, kept_values
from ventaglio.law.shelf import for_new
from ventaglio.server.tables.entries import (
    Answered,
    Asked,
    AskEnded,
    BotSat,
    Came,
    Closed,
    Did,
    Entry,
    FromMessage,
    Left,
    Opened,
    Origin,
    Paused,
    Readied,
    Resumed,
    Revealed,
    Said,
    Sat,
    Started,
    TakenBack,
    WatchAnswered,
    WatchAsked,
    WatchEnded,
    Went,
)
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.pledge import Pledge
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.table import OPEN, PLAYING, HostedTable, Watcher

BOT_NAMES: Final = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fulvio")
"""The bots, each at the place of its initial."""

PHRASES: Final = ("hello", "good-game", "well-played", "thanks", "sorry", "one-moment", "goodbye")
"""What may be said while cards are played: nothing that could help anybody."""

LONGEST_TEXT: Final = 200


class NotNow(BadInput):
    """Something that the house does not allow, or not now. ``reason`` is the id of its sentence: ``live-…``."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, f"live-{reason}", **facts)


class Stale(NotNow):
    """Somebody acted on a table that has changed since he looked."""

    def __init__(self) -> None:
        super().__init__("stale")


def marked(entries: tuple[Entry, ...], place: Place, mark: str) -> tuple[Entry, ...]:
    """What came of a message, with its mark at the first entry that can have one."""
    first = next((at for at, entry in enumerate(entries) if isinstance(entry, FromMessage)), None)
    if first is None or not mark:
        return entries
    entry = replace(entries[first], sent=Origin(place, mark))
    return (*entries[:first], entry, *entries[first + 1 :])


# ── Opening and taking places ────────────────────────────────────────────────────────────────────────────────────────


def opened(game: str, headers: Mapping[str, str], policy: Policy, owner: str, club: str = "") -> Opened:
    """The first entry of a log. Raises `BadInput` where the code has no such table."""
    plug = find(game)
    if plug.name != game:
        raise NotNow("no-game", game=game)
    if policy.referee and plug.live is None:
        raise NotNow("no-live-table", game=game)
    found = plug.live if policy.referee and plug.live is not None else plug.kit
    state = found.game.open(for_new(game, headers))
    check_can_go_on(found.rules(state))
    own = found.game.headers(state)
    clean = {key: value for key, value in own.items() if key not in LETTERS}
    if policy.clock == "code" and not found.has_clock(state):
        raise NotNow("no-code-clock", code=clean["Code"])
    return Opened(found.game.name, clean, found.game.players(state), policy, owner, club)


def sit(
    table: HostedTable, place: Place, person: str, name: str, avatar: str = "", *, alike: bool = False
) -> tuple[Entry, ...]:
    """A person takes an empty place, or changes to it; ``alike`` if it may be another who sits there already."""
    _must_be(table, OPEN)
    _check_place(table, place)
    if table.chairs[place].person == person:
        return ()
    if table.chairs[place].taken:
        raise NotNow("place-taken", place=LETTERS[place])
    if person in table.sent_away:
        raise NotNow("sent-away")
    old = table.place_of_person(person)
    leaving = () if old is None else _vacated(table, old)
    return (*unwatch(table, person), *leaving, Sat(place, person, name, avatar, alike))


def leave(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """A person gives up a place before play begins; the last one to go closes the table."""
    _must_be(table, OPEN)
    rest = [other for other in table.people if other != place]
    return _vacated(table, place) if rest else (*_vacated(table, place), Closed("given-up"))


def send_away(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """Whoever keeps a table frees a place before play begins; the person who had it does not come back."""
    _must_be(table, OPEN)
    _check_place(table, place)
    chair = table.chairs[place]
    if not chair.taken:
        return ()
    if chair.person == table.host:
        raise NotNow("send-yourself")
    return _vacated(table, place, sent=True)


def _vacated(table: HostedTable, place: Place, *, sent: bool = False) -> tuple[Entry, ...]:
    """Whoever leaves a place answers no longer for those who look on with him."""
    return (*(WatchEnded(one.person) for one in table.watchers if one.place == place), Left(place, sent))


def seat_bot(table: HostedTable, place: Place, level: str) -> tuple[Entry, ...]:
    """A bot gets an empty place."""
    _must_be(table, OPEN)
    _check_place(table, place)
    if table.chairs[place].taken:
        raise NotNow("place-taken", place=LETTERS[place])
    return (BotSat(place, level, _bot_name(table, place)),)


def _bot_name(table: HostedTable, place: Place) -> str:
    taken = {chair.name for chair in table.chairs}
    name = BOT_NAMES[place]
    return name if name not in taken else f"{name} bot"


def start(table: HostedTable, *, unrated: str = "") -> tuple[Entry, ...]:
    """The match begins; bots take the empty places. ``unrated`` says why it does not count for the ladders."""
    _must_be(table, OPEN)
    bots = tuple(
        BotSat(place, table.policy.level, _bot_name(table, place))
        for place, chair in enumerate(table.chairs)
        if not chair.taken
    )
    full = fold_all(table, table.changed_at, bots)
    if any(chair.alike for chair in full.chairs):
        unrated = unrated or "same-address"
    names = _distinct([chair.name for chair in full.chairs])
    headers = {**table.headers, **dict(zip(LETTERS, names, strict=False))}
    rules = table.kit.rules(table.kit.game.open(headers))
    check_can_go_on(rules)
    return (*bots, Started(headers, kept_values(rules), unrated if table.policy.rated else ""))


def _distinct(names: list[str]) -> list[str]:
    """Names told apart, where two people have the same."""
    found: list[str] = []
    for name in names:
        number, own = 1, name
        while own in found:
            number += 1
            own = f"{name} {number}"
        found.append(own)
    return found


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def ready(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """A person is ready for the next deal."""
    pledge = table.pledge
    if table.status != PLAYING or pledge is None or pledge.dealt:
        raise NotNow("no-deal-to-come")
    must_go_on(table)
    return () if place in pledge.ready else (Readied(place),)


def act(table: HostedTable, place: Place, action: str, *, on: int, ref: str = "") -> tuple[Entry, ...]:
    """A person does something in the game. ``on`` is the last entry seen; ``ref`` marks what might be sent again."""
    must_go_on(table)
    if table.paused_at is not None:
        raise NotNow("paused")
    _must_be_quiet(table)
    if on < table.acted_seq:
        raise Stale
    return did(table, table.seat_of(place), _players_action(table, action), ref=ref)


def _players_action(table: HostedTable, text: str) -> Action:
    """What a player says that he does."""
    action = table.kit.game.parse_action(text)
    if table.kit.is_reserved(action):
        raise NotNow("not-for-players")
    return action


def did(table: HostedTable, by: int, action: Action, *, ref: str = "", bot: bool = False) -> tuple[Entry, ...]:
    """An action and what comes of it, with the secret of the deal if the hand is over."""
    must_go_on(table)
    return recorded(table, by, action, table.kit.game.act(table.match, action, by), ref=ref, bot=bot)


def recorded(
    table: HostedTable, by: int, action: Action, events: tuple[Event, ...], *, ref: str = "", bot: bool = False
) -> tuple[Entry, ...]:
    """The same where it is known already what comes of the action."""
    entry: Did[Event] = Did(by, table.kit.game.spell_action(action), tuple(events), ref, bot)
    game = table.kit.game
    if not table.kit.hand_over(events) and game.turn(reduce(game.fold, events, table.match)) is not None:
        return (entry,)
    return (entry, *reveal(fold_all(table, table.changed_at, (entry,))))


def reveal(table: HostedTable) -> tuple[Entry, ...]:
    """The secret of the deal that was played. That of a board is told when no table plays it any more."""
    pledge = table.pledge
    return (revelation(pledge),) if pledge is not None and pledge.dealt and pledge.told else ()


def revelation(pledge: Pledge) -> Revealed:
    """All that is told of a deal once its hand is over."""
    proof = pledge.proof()
    return Revealed(
        pledge.deal,
        proof.commitment,
        proof.label,
        proof.secret,
        proof.contributions,
        proof.scheme,
        proof.commitments,
        proof.without,
        proof.event,
    )


def why_not(table: HostedTable, place: Place, action: str) -> None:
    """Raise what stands against an action, if anything does."""
    must_go_on(table)
    refusal = table.kit.why_not(table.match, _players_action(table, action), table.seat_of(place))
    if refusal is not None:
        raise IllegalAction(refusal)


# ── Taking back, and pausing ─────────────────────────────────────────────────────────────────────────────────────────


def undo(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """Take the last play back, or ask the others whether one may."""
    must_go_on(table)
    _must_be_quiet(table)
    if table.policy.undo == "none":
        raise NotNow("no-undo")
    if not table.marks or table.marked_by != table.seat_of(place):
        raise NotNow("nothing-to-undo")
    back = TakenBack(place, table.marks[-1][0])
    if table.policy.undo == "turn":
        if table.turn != table.marked_by or table.time_up:
            raise NotNow("turn-is-over")
        return (back,)
    return _asking(table, place, "undo") or (back,)


def pause(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """Ask for a pause."""
    must_go_on(table)
    if table.paused_at is not None:
        raise NotNow("paused")
    return _asking(table, place, "pause") or (Paused(),)


def resume(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """Anybody may end a pause."""
    if table.paused_at is None:
        raise NotNow("not-paused")
    must_go_on(table)
    return (Resumed(),)


def _asking(table: HostedTable, place: Place, what: Literal["undo", "pause"]) -> tuple[Entry, ...]:
    """The question, if there is anybody to ask."""
    if table.ask is not None:
        raise NotNow("asked-already")
    others = [other for other in table.present if other != place]
    return (Asked(place, what),) if others else ()


def answer(table: HostedTable, place: Place, yes: bool) -> tuple[Entry, ...]:
    """Agree, or not. Bots agree, and so does whoever is not there."""
    ask = table.ask
    if ask is None or place in ask.agreed:
        raise NotNow("nothing-asked")
    must_go_on(table)
    if not yes:
        return (Answered(place, yes), AskEnded("refused"))
    waiting = set(table.present) - ask.agreed - {place}
    if waiting:
        return (Answered(place, yes),)
    if ask.what == "undo":
        _must_be_quiet(table)
    if ask.what == "pause":
        return (Answered(place, yes), Paused())
    if not table.marks:
        return (Answered(place, yes), AskEnded("late"))
    return (Answered(place, yes), TakenBack(ask.place, table.marks[-1][0]))


# ── Talking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def say(table: HostedTable, place: Place, phrase: str, text: str) -> tuple[Entry, ...]:
    """A set phrase at any time; anything between hands, since the codes want no comments while cards are played."""
    if bool(phrase) == bool(text):
        raise NotNow("say-one-thing")
    if phrase:
        if phrase not in PHRASES:
            raise NotNow("no-phrase", phrase=phrase, known=", ".join(PHRASES))
        return (Said(place, phrase=phrase),)
    if table.in_hand:
        raise NotNow("no-comments")
    tidy = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    if not tidy or len(tidy) > LONGEST_TEXT:
        raise NotNow("text-length", most=str(LONGEST_TEXT))
    return (Said(place, text=tidy),)


def waits_for_people(table: HostedTable) -> bool:
    """Whether a table has clocks that stand while the house is closed; bots among themselves have none."""
    return table.status == OPEN or (table.status == PLAYING and bool(table.people))


# ── Coming, going, looking on ────────────────────────────────────────────────────────────────────────────────────────


def come(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """A person has a screen open."""
    chair = table.chairs[place]
    here = chair.arrived and chair.away_since is None and not chair.stand_in
    return (Came(place),) if chair.person and not here else ()


def go(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """A person has no screen open any more."""
    if table.status not in (OPEN, PLAYING) or not table.chairs[place].person:
        return ()
    return () if table.chairs[place].away_since is not None else (Went(place),)


def abandon(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    """A person leaves the match for good: as the code has it, or the table is closed."""
    must_go_on(table)
    action = table.kit.abandoning(table.match, place)
    if action is not None and table.kit.game.judge(table.match, action, TABLE) is None:
        return did(table, TABLE, action)
    return (*reveal(table), Closed("abandoned", place))


def close_by_house(table: HostedTable) -> tuple[Entry, ...]:
    """Those who run the house close a table."""
    return (*reveal(table), Closed("house")) if table.status in (OPEN, PLAYING) else ()


def watch(table: HostedTable, person: str, name: str, place: Place) -> tuple[Entry, ...]:
    """Ask to look on with a player (Tressette 88)."""
    _check_place(table, place)
    if not table.policy.spectators:
        raise NotNow("no-spectators")
    if table.place_of_person(person) is not None:
        raise NotNow("plays-here")
    if table.watcher(person) is not None:
        return ()
    if not table.chairs[place].person:
        raise NotNow("sponsor-is-a-bot")
    if len(table.watchers) >= most_watchers(table):
        raise NotNow("enough-spectators", most=str(most_watchers(table)))
    return (WatchAsked(person, name, place),)


def most_watchers(table: HostedTable) -> int:
    """How many may look on with a player."""
    return table.kit.most_watchers(table.setting)


def answer_watcher(table: HostedTable, place: Place, person: str, yes: bool) -> tuple[Entry, ...]:
    """The sponsor admits, anybody may object before; more than half of the players keep somebody out (Tressette 88).

    Once admitted, nobody is sent away but by whoever answers for him (89, 91).
    """
    watcher = table.watcher(person)
    if watcher is None:
        raise NotNow("nobody-asked")
    mine = watcher.place == place
    if yes:
        if not mine or watcher.admitted:
            raise NotNow("not-yours-to-admit")
        return (WatchAnswered(person, place, yes=True),)
    if mine:
        return (WatchEnded(person),)
    if watcher.admitted:
        raise NotNow("admitted-already")
    entry = WatchAnswered(person, place, yes=False)
    out = _kept_out(table, watcher, place)
    return (entry, WatchEnded(person)) if out else (entry,)


def _kept_out(table: HostedTable, watcher: Watcher, place: Place) -> bool:
    return 2 * len(watcher.objections | {place}) > len(table.chairs)


def unwatch(table: HostedTable, person: str) -> tuple[Entry, ...]:
    """Whoever looked on goes."""
    return (WatchEnded(person),) if table.watcher(person) is not None else ()


def _must_be(table: HostedTable, status: str) -> None:
    if table.status != status:
        raise NotNow(f"is-{table.status}")


def _must_be_quiet(table: HostedTable) -> None:
    """Refuse what would change the table that the referee has come to look at."""
    if table.bell is not None:
        raise NotNow("bell-rings")


def must_go_on(table: HostedTable) -> None:
    """Refuse what goes on with a match that is not being played, or whose edition is not here."""
    _must_be(table, PLAYING)
    check_can_go_on(table.kit.rules(table.match))


def _check_place(table: HostedTable, place: Place) -> None:
    if not 0 <= place < len(table.chairs):
        raise NotNow("no-place", places=", ".join(LETTERS[: len(table.chairs)]))
