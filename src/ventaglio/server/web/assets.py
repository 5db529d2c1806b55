"""The files that pages are made of, as the browser's side was built."""

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
WORTH_PACKING: Final = ("text/", "image/svg", "application/manifest", "application/json")


class Asset(msgspec.Struct, frozen=True):
    """A file that pages are made of; ``tag`` changes whenever its content does."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    cached: str


@cache
def assets() -> dict[str, Asset]:
    """What was built, by path. Names in ``assets`` tell their content, so a browser may keep those for ever."""
    return dict(_walk(files("ventaglio.server.web") / "app", ""))


def _walk(folder: Traversable, path: str) -> "list[tuple[str, Asset]]":
    found: list[tuple[str, Asset]] = []
    for one in folder.iterdir() if folder.is_dir() else ():
        name = f"{path}{one.name}"
        if one.is_dir():
            found += _walk(one, f"{name}/")
        else:
            found.append((name, _asset(name, one.read_bytes())))
    return found


def _asset(name: str, content: bytes) -> Asset:
    ending = name[name.rfind(".") :]
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
    cached = FOR_EVER if name.startswith("assets/") else ASK_EACH_TIME
    return Asset(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:24]}"', cached)
