"""Calls and reports as lines of a record: ``call 3 when=now``, ``report remark B``."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, Seat, letter
from ventaglio.core.seats import seat as read_seat

C = TypeVar("C")
R = TypeVar("R")

USAGE: Final = {"call": "call NUMBER fact=answer…", "report": "report IRREGULARITY SEAT fact=answer…"}


def parse_facts(words: list[str]) -> dict[str, str]:
    """Facts from words like ``when=now``."""
    found: dict[str, str] = {}
    for word in words:
        fact, sign, answer = word.partition("=")
        if not (fact and sign and answer):
            raise BadInput(f"{word!r} is no fact: write fact=answer", "fact-unwritten", text=word)
        found[fact] = answer
    return found


def check_facts(told: Mapping[str, str]) -> dict[str, str]:
    """Facts that somebody tells, as a dictionary of one's own. Refuses what could not be read back from a line."""
    for fact, answer in told.items():
        if "=" in fact or len(f"{fact} {answer}".split()) != 2 or (fact + answer).strip() != fact + answer:
            sentence = f"{fact!r} with {answer!r} is no fact: each is one word"
            raise BadInput(sentence, "fact-words", fact=fact, answer=answer)
    return dict(told)


def parse_request(
    words: list[str],
    called: Callable[[int, Mapping[str, str]], C],
    reported: Callable[[str, Seat, Mapping[str, str]], R],
) -> C | R:
    """A call or a report from the words of a line that begins as one."""
    match words:
        case ["call", number, *facts] if number.isdecimal():
            return called(int(number), parse_facts(facts))
        case ["report", irregularity, who, *facts]:
            return reported(irregularity, read_seat(who, len(LETTERS)), parse_facts(facts))
        case _:
            text, usage = " ".join(words), USAGE[words[0]]
            sentence = f"{text!r} is not complete: write {usage!r}"
            raise BadInput(sentence, "call-incomplete", text=text, verb=words[0], usage=usage)


def spell_call(number: int, told: Mapping[str, str]) -> str:
    """A call as a line."""
    return " ".join(["call", str(number), *_spelled(told)])


def spell_report(irregularity: str, seat: Seat, told: Mapping[str, str]) -> str:
    """A report as a line."""
    return " ".join(["report", irregularity, letter(seat), *_spelled(told)])


def _spelled(told: Mapping[str, str]) -> list[str]:
    return [f"{fact}={answer}" for fact, answer in told.items()]
