"""Burraco in the pocket."""

from typing import Final

from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.offline.alike import ALIKE
from ventaglio.games.burraco.offline.allowed import allowed
from ventaglio.games.burraco.offline.askings import ASKINGS, INSTEAD, came_of
from ventaglio.games.burraco.offline.pad import pad
from ventaglio.games.burraco.offline.questions import TOPICS
from ventaglio.games.burraco.offline.speech import speak
from ventaglio.games.common.offline.parts import Part

PART: Final = Part(BURRACO, speak, ALIKE, ASKINGS, came_of, TOPICS, allowed, pad, INSTEAD)
