"""Years of a club for tests: final rankings without anybody having played them."""

from collections.abc import Sequence

from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.season.results import Outcome, Placed


def player(text: str) -> Player:
    """``Rossi Anna`` or ``Rossi Anna #12``."""
    name, _, card = text.partition(" #")
    surname, _, rest = name.partition(" ")
    return Player(surname, rest, card)


def event(name: str, *rows: Sequence[str], clubs: Sequence[str] = (), date: str = "", categories: str = "") -> Outcome:
    """An event that ended in this order; a row is who played together."""
    placed = tuple(
        Placed(
            place,
            tuple(map(player, people)),
            tuple((clubs[place - 1].split("/") * 2)[: len(people)]) if clubs else ("",) * len(people),
            category=categories[place - 1] if categories else "",
            vp=100 - 7 * place,
            mp=1000 - 300 * place,
        )
        for place, people in enumerate(rows, start=1)
    )
    return Outcome(name.casefold(), name, date, "", "fibur-2019", "pairs", 5, placed)


def season(events: int, people: int) -> list[Outcome]:
    """A season in which partners change and each event ends otherwise, the same whenever it is made."""
    found = []
    for number in range(events):
        order = sorted(range(people), key=lambda one: (one * 7919 + number * 104729 + one * one * number) % 10007)
        rows = [
            (f"Cognome{a} Nome #{a}", f"Cognome{b} Nome #{b}") for a, b in zip(order[::2], order[1::2], strict=True)
        ]
        found.append(event(f"Tappa {number + 1}", *rows))
    return found
