"""Burraco in the pocket."""

from typing import Final

from ventaglio.codes.games import BURRACO
from ventaglio.pocket.burraco.alike import ALIKE
from ventaglio.pocket.burraco.allowed import allowed
from ventaglio.pocket.burraco.askings import ASKINGS, INSTEAD, came_of
from ventaglio.pocket.burraco.pad import pad
from ventaglio.pocket.burraco.questions import TOPICS
from ventaglio.pocket.burraco.speech import speak
from ventaglio.pocket.parts import Part

PART: Final = Part(BURRACO, speak, ALIKE, ASKINGS, came_of, TOPICS, allowed, pad, INSTEAD)
