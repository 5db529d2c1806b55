"""The files of the pocket, by name: each is what one part of it reads, made from the law and its words."""

from collections.abc import Callable
from typing import Final

from ventaglio.pocket.pad import pad

FILES: Final[dict[str, Callable[[], object]]] = {
    "pad": pad,
}
"""What each file holds; whatever msgspec can write as JSON."""
