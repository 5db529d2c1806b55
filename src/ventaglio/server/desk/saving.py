"""A tournament as one file: its whole log with a checksum, to be kept elsewhere or taken to another computer.

The checksum finds accidents. The seal is the word of a house for its own file: only who has its key can make one, and
the key never leaves it. What has no seal of this house may have been written by anybody.
"""

import hashlib
import hmac
from typing import Any, Final

import msgspec

from ventaglio.core.codec import decode, encode
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.tournaments import Key
from ventaglio.tournaments.director.events import Entry
from ventaglio.tournaments.log import replay

VERSION: Final = 1


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``keys`` are digests: links go on working where the file is restored, and cannot be read out of it."""

    ventaglio_tournament: int
    id: str
    public: bool
    log: tuple[Entry, ...]
    keys: tuple[Key, ...]
    checksum: str = ""
    seal: str = ""


def seal_key(secret: bytes) -> bytes:
    """What a house seals its files with, from the secret of its data folder: who has one file's seal has neither."""
    return hmac.digest(secret, b"ventaglio tournament seal 1", "sha256")


def write(
    tournament_id: str, public: bool, log: tuple[Entry, ...], keys: tuple[Key, ...], *, seal: bytes = b""
) -> bytes:
    """The file; sealed with the key of a house, where there is one."""
    bare = Saved(VERSION, tournament_id, public, log, keys)
    if seal:
        bare = msgspec.structs.replace(bare, seal=_seal(seal, encode(bare)))
    return msgspec.json.format(encode(msgspec.structs.replace(bare, checksum=_sum(encode(bare)))), indent=1)


def is_sealed(raw: dict[str, Any], key: bytes) -> bool:
    """Whether the house of this key has sealed what a file says."""
    claimed = raw.get("seal")
    if not key or not isinstance(claimed, str) or not claimed:
        return False
    return hmac.compare_digest(claimed.encode(), _seal(key, _encoded(raw, seal="")).encode())


def read(data: bytes) -> Saved:
    """What a file holds, if it is whole and its log makes a tournament."""
    _, saved = opened(data)
    try:
        replay(saved.log)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadInput("the file's log makes no tournament", "tournament-file", problem=str(error)) from error
    return saved


def opened(data: bytes) -> tuple[dict[str, Any], Saved]:
    """What a file says, and what it holds, if it is whole; whether its log makes a tournament is not asked."""
    raw, saved = _decoded(data)
    # Over what the file says, not over what today's types make of it: those may have grown since it was saved.
    if saved.checksum != _sum(_encoded(raw)):
        raise BadInput("the file has been changed since it was saved, or is damaged", "tournament-checksum")
    if [entry.seq for entry in saved.log] != list(range(1, len(saved.log) + 1)):
        raise BadInput("the file's log has a gap", "tournament-checksum")
    return raw, saved


def _encoded(raw: dict[str, Any], **instead: str) -> bytes:
    return msgspec.json.encode({**raw, "checksum": "", **instead})


def _seal(key: bytes, data: bytes) -> str:
    return hmac.digest(key, data, "sha256").hex()


def _decoded(data: bytes) -> tuple[dict[str, Any], Saved]:
    try:
        header: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        header = None
    if not isinstance(header, dict) or "ventaglio_tournament" not in header:
        raise BadInput("this is no saved tournament", "tournament-no-file")
    version = header["ventaglio_tournament"]
    if version != VERSION:
        sentence = f"the file has version {version}; this program reads version {VERSION}"
        raise BadInput(sentence, "tournament-version", found=version, known=VERSION)
    try:
        saved: Saved = decode(data, Saved)
    except msgspec.ValidationError as error:
        raise BadInput(f"the file cannot be read: {error}", "tournament-file", problem=str(error)) from error
    return header, saved


def _sum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
