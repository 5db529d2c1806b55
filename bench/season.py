"""How long a season takes to be ranked: 12 tournaments, 300 people, and from there up; from the logs, and once read.

From the logs: every tournament's log is read and folded, its final ranking made, people are told apart, the circuit is
ranked. Afterwards a server remembers how tournaments ended, and only the last is done again.
"""

import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time

from msgspec.structs import replace

from bench._measure import one_core
from tests.tournaments.director.desks import desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.events import Entry
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement
from ventaglio.tournaments.log import replay
from ventaglio.tournaments.season.ranking import ranking
from ventaglio.tournaments.season.results import Outcome, outcome
from ventaglio.tournaments.season.rules import Ranked, Rules
from ventaglio.tournaments.words.season import season_words

SEASONS = ((12, 300), (24, 600), (48, 1_200))
"""Events, and people, all of whom come to each."""
ROUNDS = 5
RULES = {
    "people": Rules(best=8, least=2, categories=True),
    "pairs": Rules(Ranked.PAIRS, best=8),
    "clubs": Rules(Ranked.CLUBS, club_best=4),
}


def main(options: Sequence[str] = ()) -> None:
    """Measure; ``--small`` leaves out all but the first season."""
    if unknown := [one for one in options if one != "--small"]:
        sys.exit(f"bench: no option {unknown[0]}; there is --small")
    with one_core():
        print("seconds of processor time on one core")
        heads = "".join(f"{name:>9}" for name in RULES)
        print(f"{'events':>8}{'people':>8}{'lines':>9}{'from logs':>11}{heads}{'all told':>10}")
        for events, people in SEASONS[:1] if options else SEASONS:
            _row(events, people)


def _row(events: int, people: int) -> None:
    everybody = [
        Player(f"Cognome{number}", f"Nome{number}", str(1000 + number), f"Circolo {number % 20}", "ABC"[number % 3])
        for number in range(people)
    ]
    logs = [_evening(random.Random(number), everybody) for number in range(events)]
    read: list[Outcome] = []

    def whole() -> None:
        read.extend(found for number, log in enumerate(logs) if (found := outcome(f"event{number}", replay(log))))
        ranking(RULES["people"], read, [100] * len(read))

    first = _timed(whole)
    assert len(read) == events
    ranked = [_timed(partial(ranking, rules, read, [100] * events)) for rules in RULES.values()]
    found = ranking(RULES["people"], read, [100] * events)
    words = season_words("it")
    told = _timed(lambda: [list(words.account(RULES["people"], row, read)) for row in found.rows])
    shown = "".join(f"{one:9.3f}" for one in ranked)
    print(f"{events:8}{people:8,}{sum(map(len, logs)):9,}{first:11.2f}{shown}{told:10.2f}", flush=True)


def _evening(rng: random.Random, everybody: Sequence[Player]) -> Sequence[Entry]:
    """The log of a tournament that all people have played to its end, each time with another partner."""
    came = rng.sample(everybody, len(everybody))
    day = desk(len(came) // 2, Phase(Movement.DANISH, ROUNDS), code="internazionale")
    for _ in range(ROUNDS):
        day.play()
    day.post()
    day.do(e.Interrupted("the lights went out"))
    day.do(e.Ended())
    return [_entered(line, came) for line in day.log]


def _entered(line: Entry, came: Sequence[Player]) -> Entry:
    """A line of the log; an entry is that of two who came."""
    if not isinstance(line.body, e.Entered):
        return line
    pair = tuple(came[2 * line.body.number - 2 : 2 * line.body.number])
    return replace(line, body=replace(line.body, players=pair))


def _timed(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began
