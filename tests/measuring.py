"""How often a line is counted before coverage leaves it alone, where it is measured at all.

SlipCover takes its probes out of what has been seen, and looks through every function of the program each time it does.
Tests reach something new all the time: with the fifty counts that it waits for by itself, that is most of its cost.
"""

import sys
from typing import Final

COUNTS: Final = 20_000

_plugin = sys.modules.get("slipcover.pytest_plugin")
_measuring = getattr(_plugin, "_slipcover_instance", None)
if _measuring is not None:
    # Whoever tests is not asked for it on the command line. Nothing of the program has been imported yet.
    _measuring.d_miss_threshold = COUNTS
