"""The till in words, for the cash sheet on paper and at the desk alike."""

from collections.abc import Iterator

from ventaglio.tournaments.director.money import CashSheet, Potted
from ventaglio.tournaments.director.money_events import How
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords


def till(words: DeskWords, t: Tournament, sheet: CashSheet) -> Iterator[tuple[str, int]]:
    """Each sum with its name, from the fees to what must be in the till and what of it stays; nothings are left out."""
    for how in How:
        if sheet.fees[how]:
            yield words.text("paper-cash-fees", how=words.term(how)), sheet.fees[how]
    if sheet.ticked:
        yield words.text("paper-cash-ticked"), sheet.ticked
    if sheet.gone:
        yield words.text("paper-cash-gone"), sheet.gone
    for how in How:
        if sheet.moved[how]:
            yield words.text("paper-cash-moved", how=words.term(how)), sheet.moved[how]
    yield words.text("paper-cash-must"), sheet.till
    given = settle(t).given
    if given:
        yield words.text("paper-cash-prizes"), given
        yield words.text("paper-cash-rest"), sheet.till - given


def pot_told(words: DeskWords, pot: Potted) -> str:
    """How the prizes came from the fees."""
    money = {name: words.money(getattr(pot, name)) for name in ("fees", "kept", "share", "left")}
    return words.text("paper-pot-told", people=pot.people, **money)
