"""What can stand in the log of a table: the first entry tells how it was opened, all later ones what happened."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from ventaglio.core.codec import decoder
from ventaglio.core.seats import Place
from ventaglio.games.common.plugin import every, kit_of
from ventaglio.games.common.plugin.opaque import Event
from ventaglio.server.tables.policy import Policy

E = TypeVar("E")

TOURNAMENT: Final = "tournament "
"""How the owner of a table begins that belongs to a tournament; its id follows."""


class Origin(msgspec.Struct, frozen=True):
    """The message that an entry came of: whose it was, and the mark that he gave it."""

    place: Place
    mark: str


class FromMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What may come of a message has its mark, so that the message is known again when it is sent a second time."""

    sent: Origin | UnsetType = UNSET


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """A table was opened: for which game, by which code and options, and how it is kept; ``club`` is whose it is."""

    game: str
    headers: dict[str, str]
    players: int
    policy: Policy
    owner: str
    club: str = ""


class Sat(msgspec.Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person took a place. ``avatar`` is the picture that the person has chosen; empty where none was.

    ``alike`` is whether it may be the same person as another who sits there, so that the match counts for no ladder.
    """

    place: Place
    person: str
    name: str
    avatar: str = ""
    alike: bool = False


class BotSat(msgspec.Struct, frozen=True, tag="bot-sat"):
    """A bot was given a place."""

    place: Place
    level: str
    name: str


class Left(msgspec.Struct, frozen=True, tag="left", omit_defaults=True):
    """A place was given up before play began; ``sent`` if whoever keeps the table wanted it."""

    place: Place
    sent: bool = False


class Started(msgspec.Struct, frozen=True, tag="started"):
    """Every place is taken, and the match begins; ``headers`` are those of its record.

    ``values`` are those of the norms that it is played by, so that what was played can be shown and counted for ever,
    whatever becomes of the edition that the headers name. ``unrated`` says why the match does not count for the ladders
    though the table was to be rated; empty where nothing stands against it.
    """

    headers: dict[str, str]
    values: dict[str, Any] = {}
    unrated: str = ""


class Boards(msgspec.Struct, frozen=True, tag="boards"):
    """The deals of the match are boards of a tournament, the same at all its tables; each is kept secret till the end.

    ``promised`` are the house's commitments in the order of the boards, whose labels are ``prefix``, a stroke and the
    number. What the desk and entrants had committed to under the label ``event`` was opened before the first board.
    """

    prefix: str
    promised: tuple[str, ...]
    nonce: str
    event: str
    commitments: dict[str, str]
    openings: dict[str, str]


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """Before a deal, the house binds itself to a secret that everybody will be able to check. See docs/provable.md.

    In the first scheme the ``secret`` stood here; in the second it is made of the house's key and the ``nonce``.
    ``board``: the deal is the next board of a tournament.
    """

    deal: int
    commitment: str
    label: str
    secret: str = ""
    scheme: int = 1
    nonce: str = ""
    board: bool = False


class SeatCommitted(FromMessage, frozen=True, tag="seat-committed"):
    """A person has committed to a secret for the next deal."""

    place: Place
    label: str
    commitment: str


class Readied(FromMessage, frozen=True, tag="readied"):
    """A person is ready for the next deal. In the first scheme he gave randomness to it with this."""

    place: Place
    randomness: str = ""


class CommitmentsClosed(msgspec.Struct, frozen=True, tag="commitments-closed"):
    """It is settled who has a part in the next deal; from now on they open. ``left`` says why each other has none.

    Reasons: bot; away; silent, who did not commit in time; failed, who has twice not opened what he had committed to.
    """

    label: str
    places: tuple[Place, ...]
    left: dict[str, str]


class SeatOpened(FromMessage, frozen=True, tag="seat-opened"):
    """A person opens what he had committed to."""

    place: Place
    label: str
    secret: str


class DealVoided(FromMessage, frozen=True, tag="deal-voided"):
    """A deal is void, before anybody has seen a card; the next has other commitments.

    ``why``: the persons at ``places`` did not open (missing), or opened something else (false, with what it was); or
    the house could not go on with what it had promised (house), or had promised in an old way (old-kind).
    """

    deal: int
    label: str
    why: Literal["missing", "false", "house", "old-kind"]
    places: tuple[Place, ...] = ()
    told: str = ""


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """The house's secret, with which the cards are dealt now. Nobody is told before the hand is over."""

    deal: int
    secret: str


class Did(FromMessage, Generic[E], frozen=True, tag="did"):
    """Somebody did something: the action as text, what came of it, and in ``ref`` the player's own mark for it.

    ``bot`` says that a bot chose it: one of its own, or in a person's place. What the table did at somebody's word, a
    referee's ruling or the end of a match that was left, has the mark of that word in ``sent``.
    """

    by: int
    action: str
    events: tuple[E, ...]
    ref: str = ""
    bot: bool = False


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """A hand is over: the secret of its deal is told, beside what everybody had committed to and opened."""

    deal: int
    commitment: str
    label: str
    secret: str
    randomness: dict[str, str]
    scheme: int = 1
    commitments: dict[str, str] = {}
    left: dict[str, str] = {}
    event: str = ""


class TakenBack(FromMessage, frozen=True, tag="taken-back"):
    """Everything after the entry ``to`` that was done at the table is undone."""

    place: Place
    to: int


class Asked(FromMessage, frozen=True, tag="asked"):
    """Somebody asks the others to agree to something."""

    place: Place
    what: Literal["undo", "pause"]


class Answered(FromMessage, frozen=True, tag="answered"):
    """Somebody answers."""

    place: Place
    yes: bool


class AskEnded(msgspec.Struct, frozen=True, tag="ask-ended"):
    """What was asked did not come to pass."""

    why: Literal["refused", "late"]


class Paused(FromMessage, frozen=True, tag="paused"):
    """Nothing happens until somebody resumes."""


class Resumed(FromMessage, frozen=True, tag="resumed"):
    """Play goes on; clocks go on where they stood."""


class Rang(FromMessage, frozen=True, tag="rang"):
    """A person has rung for the referee: the clock stands still, and nobody plays until he has ruled."""

    place: Place


class BellEnded(FromMessage, frozen=True, tag="bell-ended"):
    """Play goes on though the referee has not ruled: whoever rang has nothing to say, or has taken too long."""

    why: Literal["cancelled", "late"]


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """The house was closed, and is open again. No clock ran meanwhile, nor does one for ``seconds`` after."""

    closed: float
    opened: float
    seconds: float


class Went(msgspec.Struct, frozen=True, tag="went"):
    """A person has no screen open any more."""

    place: Place


class Came(msgspec.Struct, frozen=True, tag="came"):
    """A person is there: again, or for the first time. Whoever stood in stands up."""

    place: Place


class StoodIn(msgspec.Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person who has not come back in time."""

    place: Place
    level: str


class Warned(msgspec.Struct, frozen=True, tag="warned"):
    """The time of a turn is over: there are ``seconds`` left to finish it."""

    place: Place
    seconds: float


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """The time is over for good, where no code says what follows: a bot plays the rest of the turn."""

    place: Place


class Said(FromMessage, frozen=True, tag="said"):
    """Something said at the table: a set phrase, or between hands any text."""

    place: Place
    phrase: str = ""
    text: str = ""


class WatchAsked(msgspec.Struct, frozen=True, tag="watch-asked"):
    """Somebody wants to look on with a player, who would answer for him."""

    person: str
    name: str
    place: Place


class WatchAnswered(FromMessage, frozen=True, tag="watch-answered"):
    """A player answers for an onlooker, or objects to him."""

    person: str
    place: Place
    yes: bool


class WatchEnded(FromMessage, frozen=True, tag="watch-ended"):
    """An onlooker is not admitted, or goes."""

    person: str


class Closed(FromMessage, frozen=True, tag="closed"):
    """The table ends without the end of its match.

    ``why``: given-up before it began, deserted, abandoned by the person at ``place``, or closed by those who run the
    house.
    """

    why: Literal["given-up", "deserted", "abandoned", "house"]
    place: Place | None = None


class Again(msgspec.Struct, frozen=True, tag="again"):
    """After the end: the same people meet once more, at another table."""

    table: str


Entry = (
    Opened
    | Sat
    | BotSat
    | Left
    | Started
    | Boards
    | Committed
    | SeatCommitted
    | Readied
    | CommitmentsClosed
    | SeatOpened
    | DealVoided
    | Drawn
    | Did[Event]
    | Revealed
    | TakenBack
    | Asked
    | Answered
    | AskEnded
    | Paused
    | Resumed
    | Rang
    | BellEnded
    | Reopened
    | Went
    | Came
    | StoodIn
    | Warned
    | TimeUp
    | Said
    | WatchAsked
    | WatchAnswered
    | WatchEnded
    | Closed
    | Again
)


def named(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The persons whom entries name, in order."""
    found = []
    for entry in entries:
        match entry:
            case Opened(owner=owner):
                found += [] if owner.startswith(TOURNAMENT) else [owner]
            case Sat(person=person) | WatchAsked(person=person):
                found.append(person)
            case _:
                pass
    return tuple(dict.fromkeys(found))


def _entry_type(event: Any) -> Any:
    """The type of the entries of a game's log, given that of its events."""
    union: Any = Did[event]
    for kind in Entry.__args__:
        union = union if kind == Did[Event] else union | kind
    return union


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Entry]:
    """Reads the log of a game, whose events are of its own kinds."""
    return decoder(_entry_type(kit_of(game).game.event))


def prepare_to_read() -> None:
    """Have ready what reads the logs of all games, before several threads ask for it at once."""
    for plug in every():
        for kit in (plug.kit, plug.live):
            if kit is not None:
                _decoder(kit.game.name)


def read_entry(game: str, body: str) -> Entry:
    """An entry of a game's log from its text."""
    return _decoder(game).decode(body)
