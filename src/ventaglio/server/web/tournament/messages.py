"""Messages to those who have entered a tournament, or might: for the director, to copy or to send."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.messages import LONGEST_WORDS, LettersSent, Prepared
from ventaglio.server.web.asking import AnyRequest, language_of, limit
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.door import TournamentId, director_of, name_of
from ventaglio.tournaments.words.messages import Kind


class MessageView(msgspec.Struct, frozen=True):
    """A text to copy. ``mail``: whether letters can be sent; ``letters`` how many, ``unreached`` to how many not."""

    subject: str
    text: str
    mail: bool
    letters: int
    unreached: int


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's own words above a message."""

    words: Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)] = ""


class TournamentMessages(Controller):
    """Messages of a tournament."""

    path = "/api/tournaments/{tournament_id:str}/messages"
    tags = ("tournament desk",)

    @get("/{kind:str}", summary="An invitation, the positions or the results, as a text to copy")
    async def shown(self, request: AnyRequest, tournament_id: TournamentId, kind: FromPath[str]) -> MessageView:
        found = await _prepared(request, tournament_id, _kind(kind))
        can_send = house_of(request).messages.can_send
        return MessageView(found.message.subject, found.message.text, can_send, len(found.letters), found.unreached)

    @post("/{kind:str}", status_code=200, summary="Send it by mail, to each alone")
    async def send(
        self, request: AnyRequest, tournament_id: TournamentId, kind: FromPath[str], data: JSONBody[Words]
    ) -> LettersSent:
        bearer, _ = await director_of(request, tournament_id)
        await limit(request, "mail")
        wanted = _kind(kind)
        found = await _prepared(request, tournament_id, wanted, data.words)
        by = await name_of(request, bearer)
        return await house_of(request).messages.send(tournament_id, by, wanted, found)


def _kind(text: str) -> Kind:
    try:
        return Kind(text)
    except ValueError:
        known = ", ".join(kind.value for kind in Kind)
        raise BadInput(f"there is no message {text!r}", "message-kind", text=text[:40], known=known) from None


async def _prepared(request: AnyRequest, tournament_id: str, kind: Kind, words: str = "") -> Prepared:
    _, t = await director_of(request, tournament_id)
    house = house_of(request)
    link = f"{house.address_for(request)}/tournaments/{tournament_id}"
    return await house.messages.prepared(tournament_id, t, kind, language_of(request), link, words)
