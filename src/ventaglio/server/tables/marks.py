"""The marks that people gave to what they sent, so that what comes twice is done once: the last few of each, packed.

A mark may have 64 signs, and four people with thirty-two marks each would hold twenty kibibytes of every table. Of a
mark eight bytes of its digest are kept, which no two marks of a person share by chance.
"""

from hashlib import blake2b
from typing import Final

REMEMBERED: Final = 32
"""How many of a person's last marks are known again."""

_DIGEST, _SEQ = 8, 4
_EACH: Final = _DIGEST + _SEQ


def with_mark(marks: bytes, mark: str, seq: int) -> bytes:
    """One more mark, and the entry that came of what was sent under it."""
    return (marks + _digest(mark) + seq.to_bytes(_SEQ, "big"))[-REMEMBERED * _EACH :]


def seq_of(marks: bytes, mark: str) -> int | None:
    """The entry that came of what was sent under a mark, if the mark is known."""
    digest = _digest(mark)
    at = marks.find(digest)
    while at >= 0 and at % _EACH:
        at = marks.find(digest, at + 1)
    return None if at < 0 else int.from_bytes(marks[at + _DIGEST : at + _EACH], "big")


def _digest(mark: str) -> bytes:
    return blake2b(mark.encode("utf-8", "surrogatepass"), digest_size=_DIGEST).digest()
