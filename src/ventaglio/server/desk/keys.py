"""Keys: secrets in links, each for a role. Whoever has one may do what the role may."""

import base64
import hashlib
import secrets
from typing import Final

import msgspec

from ventaglio.server.store.tournaments import Key
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Number

HANDED_OUT: Final = tuple(role for role in Role if role is not Role.PLAYER)
"""The roles of which a new tournament has a key each; a player's key belongs to an entrant."""

_SECRET_BYTES: Final = 18
_HANDLE: Final = 8


class Bearer(msgspec.Struct, frozen=True):
    """Whoever shows a key. ``handle`` tells keys apart and opens nothing."""

    role: Role
    name: str = ""
    entrant: Number | None = None
    handle: str = ""


def link(tournament_id: str, role: Role, key: str) -> str:
    """Where a role goes in the browser. The key stands where no server and no proxy writes it down."""
    page = {Role.PLAYER: "mine", Role.DISPLAY: "projector"}.get(role, "desk")
    return f"/tournaments/{tournament_id}/{page}#key={key}"


def new_secret() -> str:
    return secret_of(secrets.token_bytes(_SECRET_BYTES))


def secret_of(drawn: bytes) -> str:
    """A secret as it stands in a link, out of bytes that nobody guesses."""
    return base64.urlsafe_b64encode(drawn[:_SECRET_BYTES]).decode()


def digest(secret: str) -> str:
    """What is stored of a key. It is random and long enough that a quick hash keeps it secret."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def stored(secret: str, role: Role, name: str = "", entrant: Number | None = None) -> Key:
    return Key(digest(secret), role.value, name, entrant)


def bearer(key: Key) -> Bearer:
    return Bearer(Role(key.role), key.name, key.entrant, key.digest[:_HANDLE])
