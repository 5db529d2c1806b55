"""Something that may be said at a table."""

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """Words, and what they mean."""

    said: str
    meaning: str
