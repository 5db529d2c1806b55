"""The registry of a club in words: its changes, and what is wrong with a row of a spreadsheet."""

from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.tournaments.registry.changing import Step
from ventaglio.tournaments.registry.importing import RowProblem
from ventaglio.tournaments.words.desk import NONE


def change_told(step: Step, language: str) -> str:
    """What a change did, and to whom."""
    concerned = step.after or step.before
    names = [str(one) for one in concerned[:3]]
    clubs = {one.club for one in step.before} if step.what == "club-renamed" else set()
    return Voice(translator(language)).text(
        f"registry-did-{step.what}",
        who=", ".join(names) or NONE,
        many=len(concerned),
        old=next(iter(clubs), NONE),
        new=concerned[0].club if concerned else NONE,
        change=str(step.undoes),
    )


def problem_told(problem: RowProblem, language: str) -> str:
    """What is wrong with a row."""
    voice = Voice(translator(language))
    return voice.text(
        f"bad-{problem.reason}" if problem.refused else f"registry-import-{problem.reason}", **problem.facts
    )
