"""Tressette in the pocket."""

from typing import Final

from ventaglio.games.common.offline.parts import Part
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.offline.alike import ALIKE
from ventaglio.games.tressette.offline.allowed import allowed
from ventaglio.games.tressette.offline.askings import ASKINGS, came_of
from ventaglio.games.tressette.offline.pad import pad
from ventaglio.games.tressette.offline.questions import TOPICS
from ventaglio.games.tressette.offline.speech import speak
from ventaglio.games.tressette.offline.tables import choices, settled

PART: Final = Part(TRESSETTE, speak, ALIKE, ASKINGS, came_of, TOPICS, allowed, pad, choices=choices, settled=settled)
