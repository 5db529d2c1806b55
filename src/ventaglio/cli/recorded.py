"""The record of a live-table put before a referee: which mistakes are on it, and what it knows about each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ventaglio.cli.replay import check_until, replayed
from ventaglio.core.record import parse_record
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, Seat, letter
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.shelves import live_games
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import Terminal, read_text
from ventaglio.law import shelf
from ventaglio.law.referee.live import Incident
from ventaglio.law.referee.words import RulingWords

QUIT: Final = ("q", "quit", "esci")


class Found(NamedTuple):
    """A mistake on a record, and the answers that the record itself gives."""

    code: shelf.Found
    irregularity: str
    facts: dict[str, str]


def recorded(
    place: Terminal, asking: Asking, file: Path, until: int | None, mistake: int | None, caller: str | None
) -> Found | None:
    """The mistake on a record that a referee is asked about."""
    check_until(until)
    text = read_text(file)
    try:
        game, record = parse_record(text, live_games())
    except ValueError as error:
        raise BadInput(f"{file}: {place.trouble(error)}") from None
    check_until(until, record)
    live = game.open(record.headers)
    for step in replayed(file, game, record, until):
        live = step.after
    referee = kit_of(game.name).referee
    assert referee is not None, "a live-table has a referee"
    mistakes = referee.mistakes(live)
    if not mistakes:
        raise BadInput(place.text("referee-no-mistakes", file=str(file)))
    incident = _choose(place, asking, game.name, mistakes, mistake)
    if incident is None:
        return None
    code = shelf.of_rules(referee.rules(live))
    by = _caller(place, caller, game.players(live), incident.by)
    known = referee.witness(live, incident.number, by)
    asked = live.rulings.questions(incident.irregularity)
    return Found(code, incident.irregularity, {fact: known[fact] for fact in asked if fact in known})


def _choose(
    place: Terminal, asking: Asking, game: str, mistakes: Sequence[Incident], mistake: int | None
) -> Incident | None:
    words = RulingWords(game.partition("-")[0], place.language.code)
    if mistake is not None:
        if not 1 <= mistake <= len(mistakes):
            raise BadInput(place.text("referee-no-such-mistake", number=mistake, most=len(mistakes)))
        return mistakes[mistake - 1]
    if len(mistakes) == 1:
        return mistakes[0]
    place.say("referee-which-mistake")
    for one in mistakes:
        place.told(f"{one.number:>2}  {letter(one.by)}: {words.irregularity(one.irregularity)}")
    at = pick(place, asking, len(mistakes))
    return None if at is None else mistakes[at]


def _caller(place: Terminal, caller: str | None, players: int, offender: Seat) -> Seat:
    """Who calls: the seat named, or the next player."""
    if caller is None:
        return (offender + 1) % players
    if caller.upper() not in LETTERS[:players] or len(caller) != 1:
        raise BadInput(place.text("referee-no-seat", seat=caller, known=" ".join(LETTERS[:players])))
    return LETTERS.index(caller.upper())


def pick(place: Terminal, asking: Asking, most: int) -> int | None:
    """A choice by number; None when somebody has had enough."""
    while (answer := asking.ask(place.text("referee-prompt"))) is not None:
        typed = answer.strip().lower()
        if typed in QUIT:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= most:
            return int(typed) - 1
        place.say("referee-pick", most=most)
    return None
