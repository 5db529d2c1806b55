"""Where the Tressette code is silent, doubtful or at odds with itself: how each doubt is settled, case by case.

The numbers are those of the list of doubts that the rulings were written from.
"""

from typing import NamedTuple

import pytest

from tests.texts import BOOKS
from ventaglio.lang import available
from ventaglio.law.referee.inquiry import NeedFacts, Ruling
from ventaglio.law.referee.words import RulingWords

BOTH = ("tradizionali", "moderne")


class Reading(NamedTuple):
    """A doubt, and a case that shows how it is settled."""

    doubt: str
    case: str
    irregularity: str
    facts: str
    orders: tuple[str, ...]
    readings: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    codes: tuple[str, ...] = BOTH


OPEN = ("cure suspended", "reservation open")
BEST_FIRST = ("best-first offender until-lead-passes", "best-first partner whenever-on-lead")
RECTIFIED = ("rectify declaration", "replace following-opponents")
ASKED = "conforming=no asked-before-responding=yes substantially-wrong=yes"
LET_PASS = ("reservation lapsed", "cure final")

READINGS = [
    # Q18: Art. 129 applies Art. 66, which has no effects to apply.
    Reading(
        "Q18",
        "a loose declaration, asked about, proves false: corrected and cured",
        "unclear-declaration",
        f"{ASKED} reservation=no",
        (*RECTIFIED, "cure final"),
        ("only-how-it-comes-to-light", "no-effect-laid-down"),
        codes=("tradizionali",),
    ),
    Reading(
        "Q18",
        "a loose declaration, asked about, proves false, and an opponent reserves",
        "unclear-declaration",
        f"{ASKED} reservation=yes harm=none-yet",
        (*RECTIFIED, *OPEN),
        ("traditional-where-not-replaced", "only-how-it-comes-to-light", "no-effect-laid-down"),
        codes=("moderne",),
    ),
    # Q20: what follows an untimely lay-down that nobody annuls.
    Reading(
        "Q20",
        "waived, and at his turn the cards hold",
        "untimely-lay-down",
        "laid-down=waiting annulled=no sovereign=yes",
        ("cure implicit", "face-up laid-cards", "stands lay-down"),
        ("waived-and-judged-at-his-turn",),
    ),
    Reading(
        "Q20",
        "waived, and at his turn the cards do not hold",
        "untimely-lay-down",
        "laid-down=waiting annulled=no sovereign=no",
        ("cure implicit", "face-up laid-cards", "void lay-down", *BEST_FIRST),
        ("waived-and-judged-at-his-turn", "face-up-to-the-end"),
    ),
    # Q21: the partner plays best first whenever he is on lead; whoever laid down, until he loses it.
    Reading(
        "Q21",
        "a lay-down that fails binds the partner each time he leads",
        "lay-down-contested",
        "sovereign=no",
        ("void lay-down", "face-up laid-cards", *BEST_FIRST),
        ("face-up-to-the-end",),
    ),
    # Q32: what is never put right is cured, and still scores nothing.
    Reading(
        "Q32",
        "an accusation without its suit that nobody remarks on",
        "defective-accusation",
        "defect=suit-not-named noticed-by=nobody",
        ("no-points accusation",),
        ("never-put-right",),
    ),
    Reading(
        "Q32",
        "an early one, not contested and never completed",
        "early-accusation",
        "annulled=no announced=incomplete contested-after-trick=no",
        ("cure implicit", "no-points accusation"),
        ("never-put-right",),
    ),
    Reading(
        "Q32",
        "a late one, not contested and still incomplete",
        "late-accusation",
        "annulled=no contested-after-trick=no announced=incomplete",
        ("cure implicit", "no-points accusation"),
        ("never-put-right",),
    ),
    Reading(
        "Q32",
        "three of a rank accused with four in hand: wrong, and to be corrected",
        "defective-accusation",
        "defect=three-of-four noticed-by=self opponents-have-won=no",
        ("rectify accusation", "cure implicit", "credit accusation-points accusing-side", "replace opponents"),
        ("three-of-four-is-wrong",),
    ),
    Reading(
        "Q32",
        "an accusation in time with nothing behind it can only be taken back",
        "defective-accusation",
        "defect=not-held noticed-by=self opponents-have-won=no",
        ("void accusation", "cure implicit", "replace opponents"),
        ("nothing-behind-it",),
    ),
    # What the ban of Art. 180 leaves of other accusations, and how an exchanged card is put right.
    Reading(
        "180",
        "the partner remarks: nothing cures another accusation that is not yet regular",
        "defective-accusation",
        "defect=suit-not-named noticed-by=partner annulled=no put-right=no",
        ("cure final", "no-rectification accuser", "no-points accusation", "no-accusations accusing-side"),
        ("ban-goes-before-the-cure", "never-put-right"),
    ),
    Reading(
        "24",
        "a card shown before its turn, and exchanged at it",
        "card-before-turn",
        "ready-card-fits=yes",
        ("play ready-card offender",),
        ("shown-card-is-played",),
        ("by-principles",),
    ),
    # Q33: until when. For declarations too the term is the trick, for whoever has responded may replace his card (73).
    Reading(
        "Q33",
        "an untrue declaration is in time after responses",
        "wrong-declaration",
        "declaration-fault=untrue when=same-trick reservation=no",
        (*RECTIFIED, "cure final"),
        ("no-effect-laid-down",),
    ),
    Reading(
        "Q33",
        "a declaration out of time, raised when the next trick has begun",
        "wrong-declaration",
        "declaration-fault=after-lead when=later",
        ("cure implicit",),
        ("deadline-of-the-trick",),
    ),
    Reading(
        "Q33",
        "a revoke remembered when the next trick has begun",
        "revoke",
        "when=later",
        ("cure implicit",),
        ("deadline-of-the-trick",),
    ),
    Reading(
        "Q33",
        "a revoke that a later card proves is still in time",
        "revoke",
        "when=evidence harm-beyond-repair=yes annulled=no",
        ("cure implicit",),
        ("no-effect-laid-down", "evidence-comes-later"),
    ),
    Reading(
        "Q33",
        "a bad cut counts until the score is written down",
        "faulty-cut",
        "cut-fault=left-out dealt=yes stage=in-play",
        ("annul with-repetition",),
        ("preliminaries-until-recorded",),
        codes=("tradizionali",),
    ),
    Reading("Q33", "a wrong count, written down", "score-error", "recorded=yes", ("stands result",)),
    # Q34: a third of the guiltier side's score, which goes to the other.
    Reading(
        "Q34",
        "both to blame, one side more",
        "annulled-in-duplicate",
        "guilt=both-unequal other-tables=two-to-nine",
        ("arbitral-score artificial", "mean all-tables", "round-apart"),
        ("a-third-of-the-guiltier-score",),
        ("arbitral-score adjusted-1-3",),
        codes=("moderne",),
    ),
    # Q35: anomalies without a tariff are corrected and cured; only harm that cannot be undone lets the innocent annul.
    Reading(
        "Q35",
        "a lead out of turn, nobody objects",
        "lead-out-of-turn",
        "when=same-trick reservation=no",
        ("return trick-cards", "lead rightful-leader", "cure final"),
        ("no-effect-laid-down",),
    ),
    Reading(
        "Q35",
        "a revoke in the same trick, with a reservation",
        "revoke",
        "when=same-trick reservation=yes harm=none-yet",
        ("rectify response", "replace following-opponents", *OPEN),
        ("no-effect-laid-down",),
    ),
    Reading(
        "Q35",
        "cards seen, harm done, and the reservation let pass",
        "cards-exposed",
        "when=same-trick reservation=yes harm=let-pass",
        LET_PASS,
        ("no-effect-laid-down",),
    ),
    Reading(
        "Q35",
        "a revoke that a later card proves, and that did no harm",
        "revoke",
        "when=evidence harm-beyond-repair=no",
        ("cure final",),
        ("no-effect-laid-down", "evidence-comes-later"),
    ),
    Reading(
        "Q35",
        "a revoke that a later card proves, and that cannot be made good",
        "revoke",
        "when=evidence harm-beyond-repair=yes annulled=yes",
        ("annul with-repetition",),
        ("no-effect-laid-down", "evidence-comes-later"),
        codes=("tradizionali",),
    ),
    # Q45: ahead of an opponent all the more than ahead of the partner; if it does not hold, untimely first of all.
    Reading(
        "Q45",
        "ahead of his turn, and no card still to come makes a difference",
        "untimely-lay-down",
        "laid-down=ahead-of-turn sovereign-anyway=yes",
        ("stands lay-down",),
        ("ahead-of-anybody",),
    ),
    Reading(
        "Q45",
        "ahead of his turn, it depends on what is played, and an opponent annuls",
        "untimely-lay-down",
        "laid-down=ahead-of-turn sovereign-anyway=no annulled=yes",
        ("annul with-repetition",),
        ("ahead-of-anybody",),
        codes=("tradizionali",),
    ),
    Reading(
        "Q45",
        "ahead of his turn, it depends on what is played, waived, and it fails",
        "untimely-lay-down",
        "laid-down=ahead-of-turn sovereign-anyway=no annulled=no sovereign=no",
        ("cure implicit", "face-up laid-cards", "void lay-down", *BEST_FIRST),
        ("ahead-of-anybody", "waived-and-judged-at-his-turn", "face-up-to-the-end"),
    ),
]
SETTLED = [pytest.param(code, one, id=f"{one.doubt} {code}: {one.case}") for one in READINGS for code in one.codes]


@pytest.mark.parametrize("code, reading", SETTLED)
def test_a_doubt_is_settled(code: str, reading: Reading) -> None:
    told = dict(fact.split("=") for fact in reading.facts.split())
    ruling = BOOKS["tressette"][code].rule(reading.irregularity, told)
    assert isinstance(ruling, Ruling)
    assert dict(ruling.asked) == told
    assert tuple(str(step.remedy) for step in ruling.steps) == reading.orders
    assert tuple(str(step.remedy) for step in ruling.bounds) == reading.may
    assert ruling.readings == reading.readings


def test_every_doubt_about_errors_has_a_case() -> None:
    assert {one.doubt for one in READINGS} == {"Q18", "Q20", "Q21", "Q32", "Q33", "Q34", "Q35", "Q45", "180", "24"}


def test_who_notices_first_prevails() -> None:
    """Evidence before the player himself, he before his partner, and that one before an opponent (66, 69, 70)."""
    outcome = BOOKS["tressette"]["tradizionali"].rule("defective-accusation", {"defect": "wrong-suit"})
    assert isinstance(outcome, NeedFacts)
    assert outcome.question.answers == ("evidence", "self", "partner", "opponent", "nobody")


@pytest.mark.parametrize("language", available())
def test_a_person_is_told_how_the_text_is_read(language: str) -> None:
    words = RulingWords("tressette", language)
    told = {words.reading(name) for one in READINGS for name in one.readings}
    assert len(told) == len({name for one in READINGS for name in one.readings})
