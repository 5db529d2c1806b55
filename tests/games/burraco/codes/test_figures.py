"""A figure stands once: an edition with others is followed by play, referee, director, words and paper."""

import io
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from pypdf import PdfReader

from tests.support import Desk
from tests.tournaments.director import desks
from ventaglio.core.norms import Norm
from ventaglio.games.burraco.codes.fibur_2019 import FIBUR_2019
from ventaglio.games.burraco.codes.internazionale import INTERNAZIONALE
from ventaglio.games.burraco.engine.clock import turn_seconds
from ventaglio.games.burraco.engine.score import count
from ventaglio.games.burraco.words.norms import BurracoNorms
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.plugin.explaining import explain_question, tell_ruling
from ventaglio.games.tressette.codes.fitres import FITRES
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.law.referee.figures import figures_in, number, shape, spelled, steps, unspelled, written
from ventaglio.law.referee.inquiry import NeedFacts, Ruling
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.text import AnyText, edition_of
from ventaglio.law.words.rulings import QuestionTold, RulingTold
from ventaglio.server.web.tournament.questions import ask_ruling
from ventaglio.tournaments.director import awards
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.lateness import forfeit_after, late
from ventaglio.tournaments.director.penalties import points_lost
from ventaglio.tournaments.director.regulation import LateStep, Regulation, Score
from ventaglio.tournaments.director.victory import LEVEL
from ventaglio.tournaments.paper import print_
from ventaglio.tournaments.paper.links import NO_LINKS
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.settings import meaning

EDITION = "prova"
IN_LANGUAGES = pytest.mark.parametrize("lang", available())


def changed(holder: Any, **values: Any) -> dict[str, Norm[Any]]:
    """These norms with other values, and all else as the text has it."""
    return {
        name: msgspec.structs.replace(getattr(holder, name), value=value, choices=()) for name, value in values.items()
    }


def by_hands(vp: int, mp: int) -> dict[int, Score]:
    return {hands: Score(vp, mp) for hands in (2, 3, 4, 0)}


def other_figures(text: AnyText, ladder: tuple[LateStep, ...], **tournament: Any) -> AnyText:
    (one,) = text.sets.values()
    figures = {
        "late": ladder,
        "rest": by_hands(15, 405),
        "forfeit_won": by_hands(15, 405),
        "forfeit_lost": by_hands(5, -405),
        "left": by_hands(5, -405),
        "absent": by_hands(5, -405),
        "misconduct": by_hands(4, -455),
        "both_abandon": by_hands(1, -605),
        "quarrel": by_hands(2, -605),
        "nil": by_hands(3, -605),
        "lost_sheet": by_hands(8, -205),
        "sheet_left_costs": 2,
        "warnings_per_point": 4,
        "absent_rounds": 2,
        "pause_minutes": 15,
        **tournament,
    }
    play = {
        "turn_seconds": ((5, 12), (9, 24), (163, 48)),
        "grace_seconds": 8,
        "close_points": 110,
        "pozzetto_penalty": 120,
        "semi_points": 170,
    }
    return edition_of(text, EDITION, norms=changed(one.rules, **play), tournament=changed(one.regulation, **figures))


FIBUR = other_figures(
    FIBUR_2019,
    (
        LateStep(0, warning=True),
        LateStep(3 * 60, bonus=80),
        LateStep(6 * 60, bonus=130),
        LateStep(12 * 60, forfeit=True),
    ),
)
ABROAD = other_figures(
    INTERNAZIONALE,
    (
        LateStep(90, bonus=80),
        LateStep(6 * 60, warning=True, bonus=130),
        LateStep(12 * 60, warning=True, forfeit=True),
    ),
)
TRESSETTE = edition_of(
    FITRES,
    EDITION,
    norms=changed(
        FITRES.sets["moderne"].rules,
        batuffa=13,
        artificial_trimmed_beyond=7,
        unequal_guilt_shift=(1, 4),
        smallest_cut=6,
        spectators=3,
        target=28,
    ),
    sets={"tradizionali": changed(FITRES.sets["tradizionali"].rules, calls_allowed=3)},
)


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with shelf.lent(FIBUR, ABROAD, TRESSETTE):
        yield


def regulation(text: AnyText = FIBUR) -> Regulation:
    (one,) = text.sets.values()
    assert one.regulation is not None
    return one.regulation


def orders(code: str, irregularity: str, **told: str) -> list[str]:
    """What is ordered by the edition, each question answered by a name that has ``-`` written as ``_``."""
    facts = {fact.replace("_", "-"): answer for fact, answer in told.items()}
    ruling = shelf.get(code, EDITION).book.rule(irregularity, facts)
    assert isinstance(ruling, Ruling), ruling
    return [str(step.remedy) for step in ruling.steps]


def answers(code: str, irregularity: str, fact: str) -> tuple[str, ...]:
    return shelf.get(code, EDITION).book.questions(irregularity)[fact]


# ── Play ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_count_goes_by_the_edition() -> None:
    position = "hand B: Tc\nmeld D: 3c 4c 5c 6c 7c 8c 9c *=Tc Jc\ntook: D"
    desk = Desk("fibur-2019", f"edition: {EDITION}\n{position}")
    lines = {line.item: line.points for side in count(desk.state, closer=1) for line in side.lines}
    assert (lines["close"], lines["no-pozzetto"], lines["burraco-semi"]) == (110, -120, 170)


def test_the_clock_goes_by_the_edition() -> None:
    rules = shelf.get("fibur-2019", EDITION).rules
    assert [turn_seconds(rules, cards) for cards in (4, 5, 8, 9, 30)] == [12, 24, 24, 48, 48]


# ── The referee ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_late_pair_by_other_steps() -> None:
    assert answers("fibur-2019", "late-pair", "late-by") == ("up-to-3", "3-to-6", "6-to-12", "over-12")
    assert orders("fibur-2019", "late-pair", late_by="up-to-3") == ["warn side"]
    assert orders("fibur-2019", "late-pair", late_by="3-to-6") == ["bonus opponents late-80"]
    assert orders("fibur-2019", "late-pair", late_by="6-to-12") == ["bonus opponents late-130"]
    lost = orders("fibur-2019", "late-pair", late_by="over-12", both_late="no", round_hands="4-hands")
    assert lost == ["award opponents 15-405", "award side 5-minus-405"]


def test_a_late_pair_abroad_by_steps_that_add_up_and_need_not_be_whole_minutes() -> None:
    assert answers("internazionale", "late-pair", "late-by") == ("up-to-1.5", "1.5-to-6", "6-to-12", "over-12")
    assert orders("internazionale", "late-pair", late_by="up-to-1.5") == []
    added = orders("internazionale", "late-pair", late_by="6-to-12")
    assert added == ["warn side", "bonus opponents late-80", "bonus opponents late-50"]
    both = {"late_by": "over-12", "both_late": "yes", "round_hands": "teams", "unfair_advantage": "no"}
    assert orders("internazionale", "late-pair", **both) == ["warn both-sides", "award both-sides 5"]


def test_a_code_may_do_without_steps() -> None:
    (one,) = FIBUR_2019.sets.values()
    free = edition_of(FIBUR_2019, "senza", tournament=changed(one.regulation, late=(), absent_rounds=None))
    book = free.sets["fibur-2019"].book
    ruling = book.rule("late-pair", {})
    assert isinstance(ruling, Ruling)
    assert ruling.silent
    assert "rounds-missed" not in book.questions("absent-pair")


def test_a_slow_turn_by_other_seconds() -> None:
    assert answers("fibur-2019", "slow-turn", "turn-seconds") == ("up-to-12", "up-to-24", "up-to-48", "over-48")
    assert answers("fibur-2019", "slow-turn", "cards-held") == ("under-5", "5-to-8", "9-or-more")
    slow = {"turn_seconds": "up-to-48", "cards_held": "5-to-8", "valid_reason": "no", "complied": "yes"}
    assert orders("fibur-2019", "slow-turn", **slow) == ["hurry offender begin-or-complete-8"]
    assert orders("internazionale", "slow-turn", **slow) == ["hurry offender complete-and-discard-8"]
    assert orders("fibur-2019", "slow-turn", turn_seconds="up-to-24", cards_held="5-to-8") == []


def test_warnings_sheets_and_absences_by_other_figures() -> None:
    assert answers("fibur-2019", "warnings-add-up", "warnings") == ("1", "2", "3", "4")
    assert orders("fibur-2019", "warnings-add-up", warnings="3") == ["report-warnings"]
    assert "victory-points side minus-1" in orders("fibur-2019", "warnings-add-up", warnings="4")
    assert "victory-points side minus-1" in orders("internazionale", "warnings-add-up", warnings="4")
    assert orders("fibur-2019", "score-sheet-left") == ["victory-points side minus-2"]
    assert orders("fibur-2019", "score-sheet-lost", sheet_found="no") == ["award both-sides 8"]
    assert answers("fibur-2019", "absent-pair", "rounds-missed") == ("up-to-2", "over-2")
    away = {"absence": "whole-round", "substitute_found": "no", "told_director": "yes"}
    assert "award side 3" in orders("fibur-2019", "absent-pair", **away, rounds_missed="over-2")
    short = orders("fibur-2019", "absent-pair", **away, rounds_missed="up-to-2", round_hands="4-hands")
    assert "award side 5-minus-405" in short
    stopped = orders("fibur-2019", "absent-pair", absence="misconduct", round_hands="3-hands")
    assert stopped == ["suspend match", "award both-sides 4-minus-455"]
    for code in ("fibur-2019", "internazionale"):
        assert "award side 2" in orders(code, "absent-pair", absence="quarrel")
        assert "award both-sides 1" in orders(code, "absent-pair", absence="both-pairs")


def test_a_robbed_side_gets_the_points_for_closing() -> None:
    told = {"when": "later", "opponents_out_of_cards": "yes", "opponents_burraco": "yes"}
    assert "bonus opponents closing-110" in orders("fibur-2019", "second-pozzetto", **told)


def test_tressette_by_other_figures() -> None:
    assert answers("moderne", "premature-call", "callers-points") == (
        *("13-or-more", "fewer", "other-stake", "fixed-stake"),
    )
    assert "stake side simple" in orders("moderne", "premature-call", callers_points="13-or-more")
    assert answers("moderne", "annulled-in-duplicate", "other-tables") == ("one", "two-to-seven", "more-than-seven")
    assert answers("tradizionali", "premature-call", "call") == ("first", "second", "third")
    assert "no-more-calls side" not in orders("tradizionali", "premature-call", call="second")
    assert "no-more-calls side" in orders("tradizionali", "premature-call", call="third")
    assert "accused-past-29" in answers("moderne", "call-not-allowed", "call-bar")


# ── The director ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_awards_and_penalties_by_other_figures() -> None:
    law = regulation()
    assert (late(law, 3 * 60).warning, late(law, 5 * 60).bonus, late(law, 6 * 60 + 1).bonus) == (True, 80, 130)
    assert forfeit_after(law) == 12 * 60
    won, gone = awards.forfeit(law, 2, absent=1)
    assert (won.vp, won.mp, gone.vp, gone.mp) == (15, 405, 5, -405)
    assert (awards.rest(law, 3).vp, awards.rest(law, 3).mp) == (15, 405)
    assert [one.warnings for one in points_lost(law, 4, 9)] == [4, 8]


def day() -> desks.Desk:
    """A round in which one pair is late, and another is warned four times."""
    made = desks.desk(8, edition=EDITION)
    made.positions()
    made.do(e.Started(1))
    made.do(e.CameLate(1, 1, 0, 5 * 60))
    for _ in range(4):
        made.do(e.Warned(3, 1, "Norme comportamentali", "Arbitro"))
    made.do(e.Called(1, 1, "Arbitro", "late-pair", {"late-by": "3-to-6"}, ("40",)))
    return made


def test_a_tournament_of_the_edition_is_scored_by_it() -> None:
    made = day()
    made.wait(40)
    made.do(e.TimeCalled(1))
    made.score(1, lambda round_, match: (1000, 1000))
    late_side, present = made.t.rounds[0].matches[1].sides
    assert (made.of(present[0]).mp, made.of(late_side[0]).mp) == (80, -80)
    assert made.of(3).vp == made.of(4).vp - 1 == LEVEL - 1


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


SAID = {
    "en": {
        "up-to-3": "3 minutes at most",
        "3-to-6": "more than 3 minutes, 6 at most",
        "over-12": "more than 12 minutes",
        "award": "Score of the match: the opponents, 15 victory points and +405 match points.",
        "lost": "Score of the match: the side at fault, 5 victory points and −405 match points.",
        "late": "Bonus of 80 points: the opponents.",
        "both": "Is the other pair more than 12 minutes late too?",
        "hurry": "The player at fault has 8 seconds to begin or to finish.",
        "complied": "Did he do it within the 8 seconds?",
        "back": "Was he back within 15 minutes?",
        "cut": "one part had fewer than 6 cards",
        "third": "3 others are there already",
        "points": "13 or more",
        "tables": "2 to 7",
        "paper": "Every 4 warnings cost a victory point",
    },
    "it": {
        "up-to-3": "non oltre 3 minuti",
        "3-to-6": "più di 3 minuti, non oltre 6",
        "over-12": "più di 12 minuti",
        "award": "Punteggio dell'incontro: gli avversari, 15 V.P. e +405 M.P..",
        "lost": "Punteggio dell'incontro: la linea colpevole, 5 V.P. e −405 M.P..",
        "late": "Bonus di 80 punti: gli avversari.",
        "both": "Anche l'altra coppia è in ritardo di più di 12 minuti?",
        "hurry": "Il giocatore colpevole ha 8 secondi per iniziare o completare il gioco.",
        "complied": "L'ha fatto entro 8 secondi?",
        "back": "È tornato entro 15 minuti?",
        "cut": "una porzione conteneva meno di 6 carte",
        "third": "ce ne sono già altri 3",
        "points": "13 o più",
        "tables": "da 2 a 7",
        "paper": "Ogni 4 ammonizioni costano un Victory Point",
    },
}


def explained(lang: str, irregularity: str, told: dict[str, str]) -> RulingTold | QuestionTold:
    outcome = shelf.get("fibur-2019", EDITION).book.rule(irregularity, told)
    if isinstance(outcome, NeedFacts):
        return explain_question("burraco", outcome.question, lang, "fibur-2019")
    return tell_ruling("burraco", irregularity, outcome, lang, "fibur-2019")


@IN_LANGUAGES
def test_the_referee_says_the_figures_of_the_edition(lang: str) -> None:
    said = SAID[lang]
    asked = explained(lang, "late-pair", {})
    assert isinstance(asked, QuestionTold)
    assert [asked.answers[one] for one in ("up-to-3", "3-to-6", "over-12")] == [
        said["up-to-3"], said["3-to-6"], said["over-12"],
    ]  # fmt: skip
    asked = explained(lang, "late-pair", {"late-by": "over-12"})
    assert isinstance(asked, QuestionTold)
    assert asked.sentence == said["both"]
    lost = explained(lang, "late-pair", {"late-by": "over-12", "both-late": "no", "round-hands": "2-hands"})
    assert isinstance(lost, RulingTold)
    assert [one.sentence for one in lost.orders] == [said["award"], said["lost"]]
    bonus = explained(lang, "late-pair", {"late-by": "3-to-6"})
    assert isinstance(bonus, RulingTold)
    assert bonus.orders[0].sentence == said["late"]
    slow = explained(lang, "slow-turn", {"turn-seconds": "over-48", "valid-reason": "no"})
    assert isinstance(slow, QuestionTold)
    assert slow.sentence == said["complied"]
    hurried = explained(lang, "slow-turn", {"turn-seconds": "over-48", "valid-reason": "no", "complied": "yes"})
    assert isinstance(hurried, RulingTold)
    assert hurried.orders[0].sentence == said["hurry"]
    back = explained(lang, "absent-pair", {"absence": "unwell"})
    assert isinstance(back, QuestionTold)
    assert back.sentence == said["back"]


@IN_LANGUAGES
def test_the_referee_of_tressette_says_the_figures_of_the_edition(lang: str) -> None:
    told = RulingWords("tressette", lang, shelf.get("moderne", EDITION).book.figures)
    assert told.answer("cut-fault", "too-few-cards") == SAID[lang]["cut"]
    assert told.answer("spectator", "third") == SAID[lang]["third"]
    assert told.answer("callers-points", "13-or-more") == SAID[lang]["points"]
    assert told.answer("other-tables", "two-to-seven") == SAID[lang]["tables"]


@IN_LANGUAGES
@pytest.mark.parametrize("text", [FIBUR, ABROAD, TRESSETTE], ids=["fibur", "internazionale", "fitres"])
def test_an_edition_needs_no_sentence_of_its_own(text: AnyText, lang: str) -> None:
    assert list(RulingWords(text.game, lang).missing(one.book for one in text.sets.values())) == []


@IN_LANGUAGES
def test_a_sentence_that_is_missing_or_lacks_a_figure_is_found(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words, books = RulingWords("burraco", lang), [FIBUR.sets["fibur-2019"].book]
    language = translator(lang)
    gone = {"burraco-answer-late-by-N-to-N", "burraco-how-closing-N"}
    monkeypatch.setattr(type(language), "has", lambda self, one: one not in gone and one in self.messages)
    missing = ["burraco-answer-late-by-3-to-6", "burraco-answer-late-by-6-to-12", "burraco-how-closing-N"]
    assert list(words.missing(books)) == missing
    monkeypatch.undo()
    monkeypatch.setattr(type(books[0].law), "figures", property(lambda self: {}))
    assert "burraco-fact-both-late" in list(words.missing(books))


@IN_LANGUAGES
def test_the_code_is_shown_and_settled_with_the_figures_of_the_edition(lang: str) -> None:
    voice, rules = Voice(translator(lang)), shelf.get("fibur-2019", EDITION).rules
    shown = BurracoNorms(BurracoWords(voice))
    seconds = shown.value("turn_seconds", rules.turn_seconds.value)
    assert [one in seconds for one in ("12", "24", "48")] == [True] * 3
    assert shown.value("pozzetto_penalty", rules.pozzetto_penalty.value) == "120"
    steps_told = meaning(DeskWords(voice), regulation().late.value, 2)
    assert [one in steps_told for one in ("3 min", "6 min", "12 min", "80", "130")] == [True] * 5


def test_the_desk_offers_what_the_ruling_costs() -> None:
    made = day()
    told = {"screens": "no", "picked-up-since": "no", "repeated": "yes"}
    offers = ask_ruling(made.t, "pozzetto-seen-early", told, "en").offers
    assert [(one.kind, one.vp) for one in offers] == [("penalty", -1)]
    asked = ask_ruling(made.t, "late-pair", {}, "en").question
    assert asked is not None
    assert "3-to-6" in asked.answers


# ── Paper ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def printed(kind: str, made: desks.Desk, lang: str, **asked: int) -> str:
    reader = PdfReader(io.BytesIO(print_(kind, made.t, lang, log=made.log, links=NO_LINKS, **asked)))
    return " ".join(" ".join(page.extract_text().split()) for page in reader.pages)


@IN_LANGUAGES
def test_papers_print_the_figures_of_the_edition(lang: str) -> None:
    made = day()
    assert SAID[lang]["paper"] in printed("warnings", made, lang)
    slip = printed("ruling-slip", made, lang, entry=len(made.log))
    assert SAID[lang]["3-to-6"] in slip


# ── Words with figures ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "word, found, numbers",
    [
        ("late-100", "late-N", (100,)),
        ("6-minus-305", "N-minus-N", (6, 305)),
        ("1.5-to-6", "N-to-N", (1.5, 6)),
        ("rest-or-higher", "rest-or-higher", ()),
        ("a.b", "a.b", ()),
    ],
)
def test_the_shape_of_a_word_and_its_numbers(word: str, found: str, numbers: tuple[float, ...]) -> None:
    assert (shape(word), figures_in(word)) == (found, numbers)


def test_numbers_are_written_as_stored_answers_have_them() -> None:
    assert [written(one) for one in (5, 1.5)] == ["5", "1.5"]
    assert (spelled(9), spelled(13), unspelled("two-to-nine")) == ("nine", "13", "2-to-9")
    assert (number("7"), number("1.5"), number("seven")) == (7, 1.5, None)
    assert (steps(()), steps((3,))) == ((), ("up-to-3", "over-3"))


def test_orders_take_any_number_and_no_pattern() -> None:
    vocabulary = shelf.register_of("burraco").vocabulary
    assert str(vocabulary("bonus opponents late-80")) == "bonus opponents late-80"
    for wrong in ("bonus opponents late-N", "bonus opponents late-many", "award side 7-plus-3"):
        with pytest.raises(ValueError, match="does not follow"):
            vocabulary(wrong)


def test_an_unanswered_question_names_the_figures_it_is_asked_with() -> None:
    outcome = shelf.get("fibur-2019", EDITION).book.rule("late-pair", {"late-by": "over-12"})
    assert isinstance(outcome, NeedFacts)
    assert outcome.question.figures["forfeit"] == 12
