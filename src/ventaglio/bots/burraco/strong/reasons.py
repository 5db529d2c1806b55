"""Why a choice is good or bad, in sentences with figures."""

from ventaglio.bots.burraco.strong.seeing import Known
from ventaglio.bots.opinion import Weighed
from ventaglio.burraco.actions import Action
from ventaglio.burraco.view import View


def explain(view: View, about: Known, weighed: tuple[Weighed[Action], ...]) -> tuple[Weighed[Action], ...]:
    """The same choices with their reasons."""
    return weighed
