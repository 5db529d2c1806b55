"""The WebSocket of a tournament: what is published, and what a role may know beyond that, as soon as it is so."""

from typing import Final

import structlog
from litestar import websocket
from litestar.exceptions import NotAuthorizedException, NotFoundException

from ventaglio.server.web.asking import address_of, language_of
from ventaglio.server.web.connecting import (
    BROKEN,
    FORBIDDEN,
    NOTHING_THERE,
    STRANGER,
    AnySocket,
    Hangup,
    accepted,
    count_in,
    count_out,
)
from ventaglio.server.web.following import GONE, Follower, followers_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.limits import net_of
from ventaglio.server.web.line import line_of
from ventaglio.server.web.tournament.door import TournamentId, bearer_of, key_of, name_of
from ventaglio.server.web.tournaments import found

LONGEST_TAG: Final = 40
LOG: Final = structlog.get_logger("ventaglio.socket")


@websocket("/api/tournaments/{tournament_id:str}/news")
async def tournament_news(socket: AnySocket, tournament_id: TournamentId) -> None:
    """Follow a tournament. Its address is below that of the tournament, so that the cookie of a role comes along."""
    if not await accepted(socket):
        return
    address = net_of(address_of(socket))
    try:
        await count_in(house_of(socket), address)
        try:
            follower = await _follower(socket, tournament_id)
        except BaseException:
            count_out(house_of(socket), address)
            raise
        await followers_of(socket).join(tournament_id, follower, address)
    except Hangup as end:
        await socket.close(end.code, end.reason)
    except Exception:
        LOG.exception("socket failed", tournament=tournament_id)
        await socket.close(BROKEN, "something went wrong here")


async def _follower(socket: AnySocket, tournament_id: str) -> Follower:
    """Whoever may follow as what he asks for; `Hangup` for others."""
    asked = socket.query_params
    seen = asked.get("after", "")
    follower = Follower(
        line_of(socket.scope),
        language_of(socket),
        tag=asked.get("tag", "")[:LONGEST_TAG],
        after=int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 10 else 0,
    )
    try:
        await found(house_of(socket).office, tournament_id)
        if asked.get("as", "public") != "public":
            follower.bearer = await bearer_of(socket, tournament_id)
            follower.key, follower.desk = key_of(socket), asked.get("as") == "desk"
    except NotFoundException:
        raise Hangup(NOTHING_THERE, GONE) from None
    except NotAuthorizedException:
        raise Hangup(STRANGER, "this needs the link of a role") from None
    if follower.desk and follower.bearer is not None:
        if not follower.bearer.role.at_the_desk:
            raise Hangup(FORBIDDEN, "this is for the desk")
        follower.name = await name_of(socket, follower.bearer, "")
    return follower
