"""Messages of a tournament to people: a text to copy, or letters to those whose addresses the club's registry has."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.mail import Letter, Mail, send
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import audited
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.registry.people import Person, Roster
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.messages import Kind, Message, for_all, for_entrant

MOST_LETTERS: Final = 1_000
"""At once: a server of mail would take more for a flood."""
LONGEST_WORDS: Final = 2_000


class Prepared(msgspec.Struct, frozen=True):
    """A message before it goes: the text for all, and who would get a letter. ``unreached`` have no address."""

    message: Message
    letters: tuple[Letter, ...]
    unreached: int


class LettersSent(msgspec.Struct, frozen=True):
    """How many letters went; and the names of those whose letters the server of mail would not take."""

    sent: int
    refused: tuple[str, ...]


class Messages:
    """The messages of the tournaments of a database. Without ``mail`` nothing is sent."""

    def __init__(self, database: Database, clock: Callable[[], float], mail: Mail | None) -> None:
        self._database = database
        self._clock = clock
        self._mail = mail

    @property
    def can_send(self) -> bool:
        return self._mail is not None

    async def prepared(
        self, tournament_id: str, t: Tournament, kind: Kind, language: str, link: str = "", words: str = ""
    ) -> Prepared:
        """A message as it would go now; ``words`` are somebody's own, above it."""
        folder = await Tournaments(self._database).folder(tournament_id)
        club = folder.club if folder is not None else None
        roster = await Registry(self._database).roster(club) if club else Roster()
        return await asyncio.to_thread(_prepared, t, roster, kind, language, link, words[:LONGEST_WORDS].strip())

    async def send(self, tournament_id: str, by: str, kind: Kind, prepared: Prepared) -> LettersSent:
        """Send the letters, and keep in the audit who did it and how many went: no name, no address."""
        if self._mail is None:
            raise BadInput("no server of mail is set", "mail-off")
        if not prepared.letters:
            raise BadInput("nobody can be written to", "mail-nobody")
        if len(prepared.letters) > MOST_LETTERS:
            raise BadInput("these are too many letters", "mail-many", most=MOST_LETTERS)
        refused = await asyncio.to_thread(send, self._mail, prepared.letters)
        sent = len(prepared.letters) - len(refused)
        async with self._database.writing() as connection:
            counts = {"sent": sent, "refused": len(refused)}
            await audited(connection, by, self._clock(), "mail", tournament_id, kind.value, **counts)
        return LettersSent(sent, tuple(dict.fromkeys(one.name for one in refused)))


def _prepared(t: Tournament, roster: Roster, kind: Kind, language: str, link: str, words: str) -> Prepared:
    speech, shown = desk_words(language), _as_shown(t, roster)
    message = _with(words, for_all(speech, shown, kind, link))
    letters: dict[tuple[str, str], Letter] = {}
    unreached = 0
    for person, number in _addressed(t, roster, kind):
        if person is None or not person.email:
            unreached += 1
            continue
        own = message if number is None else _with(words, for_entrant(speech, shown, kind, number, link))
        # Two who read the same mailbox get the same message once.
        letters.setdefault(
            (person.email.casefold(), own.text), Letter(str(person), person.email, own.subject, own.text)
        )
    return Prepared(message, tuple(letters.values()), unreached)


def _addressed(t: Tournament, roster: Roster, kind: Kind) -> Iterator[tuple[Person | None, Number | None]]:
    """Everybody whom a message concerns: all of the registry for an invitation, else whoever plays."""
    if kind is Kind.INVITATION:
        yield from ((person, None) for person in roster.people)
        return
    for number, one in t.entrants.items():
        yield from ((roster.who(player), number) for player in one.players)


def _as_shown(t: Tournament, roster: Roster) -> Tournament:
    """The tournament with the names that everybody may see."""

    def seen(players: tuple[Player, ...]) -> tuple[Player, ...]:
        found = [(player, roster.who(player)) for player in players]
        return tuple(player if who is None else Player(who.public) for player, who in found)

    entrants = {
        number: replace(
            one,
            players=seen(one.players),
            earlier=tuple(replace(lineup, players=seen(lineup.players)) for lineup in one.earlier),
        )
        for number, one in t.entrants.items()
    }
    return replace(t, entrants=entrants)


def _with(words: str, message: Message) -> Message:
    return Message(message.subject, f"{words}\n\n{message.text}") if words else message
