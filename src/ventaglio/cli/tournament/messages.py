"""``ventaglio tournament message``: what to tell those who have entered, to copy or by mail."""

import os
from typing import Annotated

from cyclopts import Parameter

from ventaglio.cli.showing import clean
from ventaglio.cli.tournament.working import HERE, Json, Session, Where, clock, work
from ventaglio.core.codec import to_plain
from ventaglio.server.desk.mail import Mail
from ventaglio.server.desk.messages import Messages
from ventaglio.tournaments.words.messages import Kind


def message(
    kind: Annotated[Kind, Parameter(name="KIND", help="opt-tournament-message")],
    /,
    *,
    words: Annotated[str, Parameter(help="opt-tournament-words", show_default=False)] = "",
    send: Annotated[bool, Parameter(help="opt-tournament-send", negative="")] = False,
    address: Annotated[str, Parameter(help="opt-tournament-address", show_default=False)] = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """An invitation, the positions or the results, as a text or by mail."""
    mail = Mail.of(os.environ)

    async def job(session: Session) -> None:
        place = session.place
        messages = Messages(session.office.database, clock, mail)
        link = f"{address.rstrip('/')}/tournaments/{session.id}" if address else ""
        t = await session.tournament()
        found = await messages.prepared(session.id, t, kind, place.language.code, link, clean(words))
        if send:
            sent = await messages.send(session.id, session.by, kind, found)
            if json:
                place.json(to_plain(sent))
                return
            place.say("tournament-sent", sent=sent.sent, unreached=found.unreached)
            for name in sent.refused:
                place.line(place.text("tournament-not-sent", name=name), style="bad")
        elif json:
            place.json({**to_plain(found.message), "letters": len(found.letters), "unreached": found.unreached})
        else:
            place.raw(found.message.text)

    return work(where, job)
