"""What happens only at a Tressette live-table, in words: words said in vain, cards taken back, rulings."""

from collections.abc import Iterator

from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Accuse, Declare, Say, parse_action
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.referee.live.table import Asked, CardWithdrawn, Heard, Reopened, Returned
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords
from ventaglio.law.referee.live import Ruled, Written
from ventaglio.law.words.rulings import Referee


def live_sentences(event: object, words: TressetteWords, names: TressetteNames, referee: Referee) -> Iterator[str]:
    """The sentences for what is no event of the game itself. Of a mistake nobody is told."""
    match event:
        case Heard(seat, text):
            yield _heard(seat, text, words, names)
        case CardWithdrawn(seat):
            yield words.tell("card-withdrawn-told", seat, names)
        case Reopened():
            yield words.text("reopened-told")
        case Returned():
            yield words.text("returned-told")
        case Asked(choices):
            for one in choices:
                yield words.tell(f"asked-{one.kind.value}", one.seat, names, cite=words.cite(one.cite))
        case Ruled():
            yield from referee.ruled(event)
        case Written(entry):
            yield referee.written(entry.order, entry.cite)
        case _:
            pass


def _heard(seat: Seat, text: str, words: TressetteWords, names: TressetteNames) -> str:
    """Words that do not count, as they were spoken: an accusation, a formula, a word of the dialogue, or a call."""
    match parse_action(text):
        case Accuse(what, suit):
            return words.tell("spoke", seat, names, said=words.accusation(what, suit))
        case Declare(what):
            return words.tell("spoke", seat, names, said=_spoken(what))
        case Say(word):
            return words.tell("spoke", seat, names, said=words.text(f"word-{word}"))
        case _:
            return words.tell("called-out-told", seat, names)


def _spoken(slug: str) -> str:
    """The words of a formula, be it of another list than the one in force."""
    return next(formulas[slug].words[0] for formulas in BY_SLUG.values() if slug in formulas)
