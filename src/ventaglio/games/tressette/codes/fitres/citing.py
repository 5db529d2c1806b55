"""The document that all cites of this folder name."""

from functools import partial
from typing import Final

from ventaglio.core.norms import Cite

ID: Final = "fitres"

art = partial(Cite, ID)
"""An article of the code."""
