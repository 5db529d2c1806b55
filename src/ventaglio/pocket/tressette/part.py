"""Tressette in the pocket."""

from typing import Final

from ventaglio.codes.games import TRESSETTE
from ventaglio.pocket.parts import Part
from ventaglio.pocket.tressette.alike import ALIKE
from ventaglio.pocket.tressette.allowed import allowed
from ventaglio.pocket.tressette.askings import ASKINGS, came_of
from ventaglio.pocket.tressette.pad import pad
from ventaglio.pocket.tressette.questions import TOPICS
from ventaglio.pocket.tressette.speech import speak
from ventaglio.pocket.tressette.tables import choices, settled

PART: Final = Part(TRESSETTE, speak, ALIKE, ASKINGS, came_of, TOPICS, allowed, pad, choices=choices, settled=settled)
