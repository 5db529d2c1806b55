"""Hints between partners: remarks on a play, suggestions, reminders, tidying, cards moved, a word on an exposed card.

The player at fault is always the one who speaks or stirs; the partner is the one who was told something.
"""

from typing import Final

from ventaglio.rulings.burraco.penalties import in_turn
from ventaglio.rulings.burraco.regime import CLUB, EXTRACT, F19, INT, in_time, restorable
from ventaglio.rulings.inquiry import Ask, Family, Rule

HINTS: Final = Family("hints")


# ── What the rulings share ───────────────────────────────────────────────────────────────────────────────────────────


def _the_turn_is_over(ask: Ask) -> None:
    """No article says what becomes of a turn that was played on a hint: what can only be done in it, is lost."""
    ask.order("stands play")
    ask.reads("the-turn-is-over")


def _at_discretion(ask: Ask) -> None:
    """The international code leaves hints to the referee, at any time (20)."""
    ask.may("warn offender", "arbitral-score side", article="20")


def _forbidden_but_free(*articles: str) -> Rule:
    """A text that asks for fair play, and provides no penalty."""

    def rule(ask: Ask) -> None:
        ask.nothing()
        ask.rests_on(*articles)

    return rule


# ── A remark before the partner's discard (F19 21, INT 20) ───────────────────────────────────────────────────────────


def _no_further(ask: Ask, wrong: str) -> None:
    """Play does not go on, and what is wrong cannot be put right: it turns into penalised cards (25)."""
    if in_turn(ask):
        ask.order("stop partner")
    discard = f"discard penalised-cards partner {'now' if in_turn(ask) else 'next-turns'}"
    if wrong == "opening":
        ask.order("no-cure", "penalise wrong-meld", discard)
        ask.rests_on("25")
    elif wrong == "attaching":
        ask.order("no-cure", "penalise wrong-cards", "freeze touched-melds for-good", discard)
        ask.rests_on("25")
    elif not in_turn(ask):
        _the_turn_is_over(ask)


def _six_marked(ask: Ask) -> None:
    """Only the first burraco has its own rule; whoever is on the point of closing with it, closes and has none (34)."""
    if not ask.yes("first-burraco"):
        _no_further(ask, "none")
    elif ask.yes("about-to-close"):
        ask.order("close-now")
        ask.order(*("stands discard", "penalise last-play", "discard penalised-cards partner next-turns"), article="34")
        ask.rests_on("25")
    else:
        if in_turn(ask):
            ask.order("stop partner")
        ask.order("warn side")


@HINTS.says(F19, "21", "remark")
def _remark(ask: Ask) -> None:
    """Before the discard the partner neither comments nor calls; but everybody may ask that a burraco be marked."""
    if ask.yes("after-discard"):
        ask.nothing("Procedura")
        return
    if not in_time(ask):
        return
    wrong = ask.one("wrong-play", "opening", "attaching", "six-card-burraco", "none")
    if wrong == "six-card-burraco":
        _six_marked(ask)
    elif wrong == "none" and ask.yes("only-marking"):
        ask.nothing()
    else:
        _no_further(ask, wrong)
        if wrong == "none":
            ask.may("warn offender", article="Norme comportamentali")


@HINTS.says(INT, "20", "remark")
def _remark_internazionale(ask: Ask) -> None:
    """Everybody may point out an irregularity (Procedura); only a hint with it is left to the referee."""
    if ask.yes("suggests-a-play"):
        _at_discretion(ask)
    elif ask.one("wrong-play", "opening", "attaching", "six-card-burraco", "none") == "none":
        ask.may("warn offender", article="Norme comportamentali")
    else:
        ask.nothing("Procedura")


HINTS.says(EXTRACT, "Deve b", "remark")(_forbidden_but_free("Deve d"))
HINTS.says(CLUB, "11", "remark")(_forbidden_but_free())


# ── Any hint, and the joker placed by it (F19 22, INT 20) ────────────────────────────────────────────────────────────


@HINTS.says(F19, "22", "hint")
def _hint(ask: Ask) -> None:
    """The opposite must be done. If it is too late for that, only a joker put on a run comes back."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    if not ask.yes("hint-followed"):
        ask.order("opposite partner")
    elif ask.yes("joker-on-run"):
        ask.order("expose joker", "not-on-that-meld")
        ask.rests_on("24")
    else:
        ask.order("stands play")
        ask.reads("followed-hint-stands")


HINTS.says(INT, "20", "hint")(_at_discretion)


@HINTS.says(EXTRACT, "Deve c", "hint")
def _hint_by_agreement(ask: Ask) -> None:
    """It may be played by six, three on each side."""
    ask.nothing()
    ask.reads("team-mates-are-partners")


HINTS.says(CLUB, "11", "hint")(_forbidden_but_free())


# ── Reminders of the turn and of a pozzetto to play (F19 22, 23, 30; INT 20, 21, 28) ─────────────────────────────────


def _only_picks_up(ask: Ask, article: str) -> None:
    ask.order("stop partner", "pick-up partner either", "discard any-card partner now", article=article)


def _of_the_turn(ask: Ask) -> bool:
    return ask.one("reminded-of", "turn", "pozzetto") == "turn"


@HINTS.says(F19, "22", "reminder")
def _reminder(ask: Ask) -> None:
    """One who is told that it is his turn still plays; one who by that is told to pick up does not (30)."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    if not in_turn(ask):
        _the_turn_is_over(ask)
        return
    if not _of_the_turn(ask):
        ask.order("stop partner", "discard any-card partner now")
        return
    ask.reads("reminder-by-content")
    if ask.yes("pozzetto-to-play"):
        ask.rests_on("23")
        _only_picks_up(ask, "30")
    elif ask.yes("begun-to-play"):
        _only_picks_up(ask, "30")
    else:
        ask.order("choose pick-up opponents", "play-on")


@HINTS.says(INT, "20", "reminder")
def _reminder_internazionale(ask: Ask) -> None:
    """Only a sign to one who is about to play his pozzetto has a penalty of its own (21, 28)."""
    if _of_the_turn(ask) and ask.yes("pozzetto-to-play"):
        if not restorable(ask):
            return
        ask.rests_on("21")
        if in_turn(ask):
            _only_picks_up(ask, "28")
        else:
            _the_turn_is_over(ask)
    _at_discretion(ask)


HINTS.says(EXTRACT, "Deve e", "reminder")(_forbidden_but_free())
HINTS.says(CLUB, "11", "reminder")(_forbidden_but_free())


# ── Tidying melds in the partner's turn (F19 11) ─────────────────────────────────────────────────────────────────────


@HINTS.says(F19, "11", "tidied-melds")
def _tidied(ask: Ask) -> None:
    """At any other time a valid but disordered run may be tidied; in the partner's turn it is a hint (22)."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    if in_turn(ask):
        ask.order("stop partner", "discard any-card partner now")
    else:
        _the_turn_is_over(ask)
    ask.rests_on("22")


HINTS.says(CLUB, "11", "tidied-melds")(_forbidden_but_free())


# ── Moving one's own cards in the partner's turn (F19 21, INT 20, EX Deve g) ─────────────────────────────────────────


@HINTS.says(F19, "21", "moved-own-cards")
def _moved(ask: Ask) -> None:
    """The same as a remark; and a breach of conduct, which may be warned."""
    if in_time(ask):
        _no_further(ask, ask.one("wrong-play", "opening", "attaching", "none"))
        ask.may("warn offender", article="Norme comportamentali")


@HINTS.says(INT, "20", "moved-own-cards")
def _moved_internazionale(ask: Ask) -> None:
    """The referee finds out whether it told the partner something that helped the side."""
    if ask.yes("information-passed"):
        _at_discretion(ask)
    else:
        ask.may("warn offender", article="Norme comportamentali")


HINTS.says(EXTRACT, "Deve g", "moved-own-cards")(_forbidden_but_free())


# ── A word on an exposed card (F19 24, INT 22) ───────────────────────────────────────────────────────────────────────


def _exposed_card_goes(ask: Ask) -> None:
    """Play stops and the card is discarded; the text does not say whose play, if its holder is not on turn."""
    holder = ask.one("card-holder", "partner", "offender")
    if not in_turn(ask):
        ask.order(f"discard exposed-card {holder} next-turn")
    elif ask.yes("holder-on-turn"):
        ask.order(f"stop {holder}", f"discard exposed-card {holder} now")
    else:
        other = "offender" if holder == "partner" else "partner"
        ask.order(f"stop {other}", f"discard exposed-card {holder} next-turn")
        ask.reads("exposed-card-waits-for-its-turn")


@HINTS.says(F19, "24", "word-on-exposed-card")
def _word_on_exposed_card(ask: Ask) -> None:
    if in_time(ask):
        _exposed_card_goes(ask)
        ask.may("warn offender", article="Norme comportamentali")


@HINTS.says(INT, "22", "word-on-exposed-card")
def _word_on_exposed_card_internazionale(ask: Ask) -> None:
    if restorable(ask):
        _exposed_card_goes(ask)
        _at_discretion(ask)


HINTS.says(EXTRACT, "Deve e", "word-on-exposed-card")(_forbidden_but_free())
HINTS.says(CLUB, "11", "word-on-exposed-card")(_forbidden_but_free())
