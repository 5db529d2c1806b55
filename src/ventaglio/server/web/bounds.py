"""How much of everything a stranger can have: every figure in one place, each of which its owner may set otherwise.

How *often* somebody may ask stands in `limits`; here it is how much at once, how large, and for how long. What guards
the process itself, sizes and times, always holds; what is counted for each address is off where limits are.
"""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from ventaglio.core.refusal import BadInput

VARIABLE: Final = "VENTAGLIO_BOUNDS"

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one house allows. docs/server.md says of each figure what it is for."""

    # For each address, and for each table.
    sockets: Count = 300
    """Open WebSockets of one address: a club's people come from one."""
    connections: Count = 600
    """Open connections of one address, where no proxy stands in front."""
    onlookers: Count = 200
    """Who look on at one table without playing."""

    # What is asked.
    head_bytes: Count = 32 * 1024
    """Of the first line and the headers of a request."""
    head_seconds: Seconds = 15.0
    """For those to arrive, from the first byte or the opening of the connection."""
    body_seconds: Seconds = 20.0
    """For the rest to arrive, beside the time that ``body_rate`` gives it."""
    body_rate: Count = 8 * 1024
    """Bytes a second: whoever sends more slowly is no longer listened to."""
    body_bytes: Count = 32 * 1024 * 1024
    """Of any request as it comes over the line; what an address takes is less for nearly all of them."""
    read_seconds: Seconds = 60.0
    """For somebody to take what was sent before the rest is."""

    # What is done beside.
    workers: Count = 2
    """Processes that do what may take long."""
    waiting: Count = 24
    """Jobs that wait for one of them; further ones are refused."""
    job_seconds: Seconds = 30.0
    """For one job; it is ended then, and whoever asked is told so."""
    job_megabytes: Count = 2048
    """Of memory for one of them, where the system can hold it to that."""

    analysts: Count = 1
    """Processes that work at analyses, and let all others go first."""
    worlds: Count = 100
    """Ways in which the unseen cards may lie that an analysis looks at for each decision."""

    # What is said.
    says: Count = 8
    """Things said at once; a further one every `says_every` seconds."""
    says_every: Seconds = 2.0
    mute_seconds: Seconds = 30.0
    """For how long nobody hears who said more."""
    mute_tries: Count = 10
    """How often one may try meanwhile before the connection ends."""

    @staticmethod
    def of(env: Mapping[str, str]) -> "Bounds":
        """What the environment says: ``name=figure`` for each that is not as here."""
        words = env.get(VARIABLE, "").split()
        try:
            return msgspec.convert(dict(word.split("=", 1) for word in words), Bounds, strict=False)
        except (ValueError, msgspec.ValidationError) as error:
            known = ", ".join(Bounds.__struct_fields__)
            raise BadInput(
                f"{VARIABLE}: {error}", "bounds", variable=VARIABLE, problem=str(error), known=known
            ) from None
