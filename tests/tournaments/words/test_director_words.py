"""Everything that the desk of a tournament can say has a sentence in every language, with facts it is given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.lang.test_files import messages
from tests.texts import REGULATIONS
from ventaglio.core.norms import Cite, adopt, options
from ventaglio.lang import available, translator
from ventaglio.server import desk
from ventaglio.tournaments import director
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.awards import Award, Kind
from ventaglio.tournaments.director.corrections import Mistake, Need
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.importing import Problem
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.pairing import Note, Reason
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.standings import AccountLine, Source
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.log import replay
from ventaglio.tournaments.words.accounts import account
from ventaglio.tournaments.words.audit import audit, tag
from ventaglio.tournaments.words.calls import GROUNDS, ground
from ventaglio.tournaments.words.desk import TERMS, desk_words
from ventaglio.tournaments.words.objections import objection, problem
from ventaglio.tournaments.words.pairings import note, round_notes
from ventaglio.tournaments.words.plans import plan
from ventaglio.tournaments.words.settings import meaning, setting, settled
from ventaglio.tournaments.words.timeouts import announcement

IN_LANGUAGES = pytest.mark.parametrize("lang", available())
MAKERS = ("Objection", "_no", "Problem", "BadInput")
"""Whatever the director's or the desk's source calls to say why not."""


# ── What the source can say ──────────────────────────────────────────────────────────────────────────────────────────


@cache
def raised() -> dict[str, set[tuple[str, frozenset[str]]]]:
    """Every reason that the source gives to each of the makers, with the facts beside it."""
    found: dict[str, set[tuple[str, frozenset[str]]]] = {maker: set() for maker in MAKERS}
    for room in (director, desk):
        for path in Path(room.__path__[0]).rglob("*.py"):
            for maker, reason, facts in _calls(path.read_text(encoding="utf-8")):
                found[maker].add((reason, frozenset(facts)))
    return found


def _calls(source: str) -> Iterator[tuple[str, str, set[str]]]:
    if any(f"{maker}(" in source for maker in MAKERS):
        for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
            known = {
                node.targets[0].id: node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                    yield from ((node.func.id, *one) for one in _reasons(node, known))


def _reasons(call: ast.Call, known: dict[str, ast.expr]) -> Iterator[tuple[str, set[str]]]:
    facts = {word.arg for word in call.keywords if word.arg}
    for given in call.args:
        value = known.get(given.id) if isinstance(given, ast.Name) else given
        if isinstance(value, ast.Dict):
            facts |= {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
    for given in call.args:
        if isinstance(given, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)*", str(given.value)):
            yield str(given.value), facts
        elif isinstance(given, ast.JoinedStr) and isinstance(given.values[0], ast.Constant):
            start = str(given.values[0].value)
            if start == "correction-":
                yield from ((start + need, facts) for need in get_args(Need))


OBJECTIONS = sorted(raised()["Objection"] | raised()["_no"], key=str)
PROBLEMS = sorted(raised()["Problem"], key=str)
BAD = sorted(raised()["BadInput"], key=str)


def test_there_is_something_to_look_for() -> None:
    assert len({reason for reason, _ in OBJECTIONS}) > 80
    assert len(PROBLEMS) > 6
    assert len(BAD) > 10
    assert {"correction-opponents", "substitution-once", "locked"} <= {reason for reason, _ in OBJECTIONS}


@IN_LANGUAGES
@pytest.mark.parametrize(
    "prefix, reasons", [("desk-no-", OBJECTIONS), ("import-", PROBLEMS), ("bad-", BAD)], ids=["desk", "import", "bad"]
)
def test_every_reason_has_its_sentence(lang: str, prefix: str, reasons: list[tuple[str, frozenset[str]]]) -> None:
    known = messages(lang)
    assert {reason for reason, _ in reasons if f"{prefix}{reason}" not in known} == set()
    wanting = {}
    for reason, facts in reasons:
        given = facts | {"who"} if "number" in facts else facts
        if missing := known[f"{prefix}{reason}"] - given:
            wanting[reason] = missing
    assert wanting == {}


@IN_LANGUAGES
def test_no_sentence_is_for_a_reason_that_is_never_given(lang: str) -> None:
    known = {f"desk-no-{reason}" for reason, _ in OBJECTIONS} | {f"import-{reason}" for reason, _ in PROBLEMS}
    ours = {one for one in translator(lang).messages if one.startswith(("desk-no-", "import-"))}
    assert ours - known == set()


# ── A small tournament to speak of ───────────────────────────────────────────────────────────────────────────────────

NOTICE = Notice("Trofeo", "fibur-2019", phases=(Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH, 1, (1, 1))))
PAIRS = (("Rossi", "Bianchi"), ("Verdi", "Neri"), ("Costa", "Greco"), ("Conti", "Marino"))
MATCHES = (e.Match(1, ((1,), (2,)), notes=(Note(Reason.BY_HAND, (1,)),)), e.Match(2, ((3,), (4,))))


def a_tournament() -> Tournament:
    bodies: list[e.Happening] = [e.Announced(NOTICE)]
    for number, (one, other) in enumerate(PAIRS, start=1):
        bodies += [e.Entered(number, (Player(one, "Anna"), Player(other, "Bea"))), e.CheckedIn(number)]
    notes = (Note(Reason.RESTS, (3,)),)
    bodies += [e.EntriesClosed("x"), e.Drafted(1, MATCHES, notes=notes), e.Rearranged(1, MATCHES, (), "amicizia")]
    bodies += [e.Published(1), e.Started(1), e.CameLate(1, 1, 0, 60)]
    return replay(e.Entry(seq, float(seq), "Ada", "director", body) for seq, body in enumerate(bodies, start=1))


T = a_tournament()
SHEET = ((1250, 980),)
HAPPENINGS: tuple[e.Happening, ...] = (
    e.Announced(NOTICE),
    e.Entered(1, (Player("Rossi", "Anna"), Player("Bianchi", "Bea")), club="Circolo", paid=True),
    e.EntryChanged(1, (Player("Rossi", "Ada"), Player("Bianchi", "Bea")), category="A"),
    e.EntryCancelled(9, "malata"),
    e.CheckedIn(1, present=False),
    e.Imported(12, (3, 5)),
    e.FeePaid(1),
    e.EntriesClosed("x"),
    e.EntriesReopened(),
    e.Drafted(1, MATCHES, (3,)),
    e.Rearranged(1, MATCHES, (), "amicizia"),
    e.Published(1),
    e.Recalled(1, "errore"),
    e.Started(1),
    e.TimeCalled(1),
    e.SatWrongly(1, MATCHES, (1, 2), "Dario"),
    e.LinedUp(1, 1, ((0, 1), (0, 1))),
    e.Hosted(1, 1, ("abc",)),
    b.BoardsPromised("abcd/1", nonce="n", promised=(("ab" * 32,),)),
    b.BoardsCommitted("abcd/1", entrant=0, commitment="ab" * 32),
    b.BoardsClosed("abcd/1"),
    b.BoardsOpened("abcd/1", entrant=1, secret="ab" * 32),
    b.BoardsVoided("abcd/1", entrants=(0, 1)),
    b.BoardTold("abcd/1", round=1, board=2, secret="ab" * 32),
    e.SessionBegan("sera"),
    e.Scored(1, 1, SHEET),
    e.Verified(1, 1, SHEET),
    e.Claimed(1, 1, SHEET, 1),
    e.ClaimAgreed(1, 1, 2),
    e.ClaimWithdrawn(1, 1, 2),
    e.Corrected(1, 1, SHEET, Mistake.SUM, "Dario", "somma", opponents=True),
    e.CameLate(1, 1, 0, 150),
    e.SheetLost(1, 1),
    e.SheetFound(1, 1, SHEET),
    e.SheetLeft(1, 1, 1),
    e.Stopped(1, 1, e.Stop.LEFT, 1, SHEET),
    e.Arbitrated(1, 1, ((12, 300), (6, -505)), "Dario", "21", "compenso"),
    e.DuplicateAdjusted(1, 1, 3, (11, 7), "Dario", "80"),
    e.Called(1, 1, "Dario", articles=("30", "Procedura"), ruling="La carta resta.", appeal_of=3),
    e.Warned(1, 1, "23", "Dario", "suggerimento", 1, 0),
    e.WarningLifted(12, "Dario", "reclamo accolto"),
    e.Penalised(1, 1, -1, "Dario", "23", -105),
    e.Absent(1, 2, told=False, quarrel=True),
    e.Returned(1, 3),
    e.Substituted(1, (0,), (Player("Gallo", "Eva"),), told_before=True),
    e.Referred(1, "Dario", "insulti", 1),
    e.StandingsPosted(1, (e.Row(1, 1, 14, 350, 1250),), checking=True),
    e.Locked(1),
    e.GroupsCut(((1, 2), (3, 4))),
    e.PrizesSet((e.Prize(1, 5000),)),
    e.PrizesSet((), pot=e.Pot((e.Share(1, 60), e.Share(2, 40)), 80)),
    m.ReductionsSet((m.Reduction("Under 25", 1000),)),
    m.ReductionsSet(()),
    m.FeesAgreed(1, (2000, 1000), "Under 25"),
    m.MoneyTaken(1, (2000, 1000), m.How.CARD),
    m.MoneyTaken(1, (-2000, 0)),
    m.CashMoved(-8000, "sala"),
    s.PlanChanged((Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH, 2)), "è mezzanotte"),
    s.PlanChanged((Phase(Movement.MITCHELL, 1),), "è mezzanotte"),
    s.TakenBack(s.Tap.TIMEOUT, 1),
    s.TakenBack(s.Tap.LATENESS, 1, 1, 1, why="erano seduti"),
    s.TakenBack(s.Tap.ARRIVAL, number=3),
    e.Interrupted("manca la luce"),
    e.Ended(),
    e.Remarked("tutto bene"),
)


# ── What is on record ────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_kind_of_line_is_among_the_examples() -> None:
    assert {type(one) for one in HAPPENINGS} == set(get_args(e.Happening))


@IN_LANGUAGES
@pytest.mark.parametrize("body", HAPPENINGS, ids=lambda body: tag(type(body)))
def test_every_line_of_the_log_is_told(lang: str, body: e.Happening) -> None:
    told = audit(desk_words(lang), e.Entry(1, 0.0, "Ada", "director", body), T)
    assert told
    assert not re.search(r"\bnone\b|[{}$]|  |None|\b(yes|no)\b", told)


@IN_LANGUAGES
@pytest.mark.parametrize("kind", Kind)
def test_every_award_is_told_in_an_account(lang: str, kind: Kind) -> None:
    award = Award(14, 350, kind, Cite("fibur-2019", "18"))
    told = account(desk_words(lang), AccountLine(Source.MATCH, 1, 14, 350, 1250, award, award.cite, 1, 0, (), (2,)), T)
    assert "+350" in told
    assert told.endswith("[Art. 18]")


@IN_LANGUAGES
@pytest.mark.parametrize("source", Source)
def test_every_line_of_an_account_is_told(lang: str, source: Source) -> None:
    told = account(
        desk_words(lang), AccountLine(source, 1, -1, -105, cite=Cite("circolo", "9"), table=1, opponents=(2,)), T
    )
    assert told.endswith(f"[{desk_words(lang).cite(Cite('circolo', '9'))}]"), "another code is named"


def test_a_match_is_told_as_one_reads_it_aloud() -> None:
    award = Award(14, 350, Kind.PLAYED, Cite("fibur-2019", "18"))
    line = AccountLine(Source.MATCH, 3, 14, 350, 1250, award, award.cite, 7, 0, (), (2,))
    assert account(desk_words("en"), line, T) == "Round 3, table 7, against Verdi – Neri (2): +350 MP = 14 VP [Art. 18]"
    assert (
        account(desk_words("it"), line, T) == "3° turno, tavolo 7, contro Verdi – Neri (2): +350 MP = 14 VP [Art. 18]"
    )


def test_a_duplicate_is_told_by_what_it_was_compared_with() -> None:
    award = Award(13, 4, Kind.PLAYED, Cite("fitres", "80"), 30, {"won": 26, "of": 40})
    line = AccountLine(Source.MATCH, 1, 13, 4, 30, award, award.cite, 1, 0, (), (2,))
    assert "26 of 40 when compared with the other tables = 13 VP" in account(desk_words("en"), line, T)


@IN_LANGUAGES
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_a_pairing_names_who_it_is_about(lang: str, reason: Reason) -> None:
    assert "Rossi – Bianchi (1)" in note(desk_words(lang), Note(reason, (1, 2)), T, 1)


def test_a_round_tells_its_notes_where_they_belong() -> None:
    first, second, third = round_notes(desk_words("en"), T.rounds[0], T)
    assert first.startswith("Costa – Greco (3) sits out")
    assert second == "Table 1: Rossi – Bianchi (1): placed by the director."
    assert third == "Positions changed by the director: amicizia"


@IN_LANGUAGES
@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: terms.__name__)
def test_every_term_has_a_name(lang: str, terms: Any) -> None:
    names = [desk_words(lang).term(term) for term in terms]
    assert len(set(names)) == len(names)


@IN_LANGUAGES
def test_every_format_and_movement_is_explained(lang: str) -> None:
    words = desk_words(lang)
    assert all(words.unit(one) for one in Format)
    assert all(words.text(f"movement-rule-{one.value}").endswith(".") for one in Movement)


@IN_LANGUAGES
@pytest.mark.parametrize("code", REGULATIONS)
def test_every_choice_of_the_director_is_told(lang: str, code: str) -> None:
    words = desk_words(lang)
    for name, norm in options(REGULATIONS[code]).items():
        assert setting(words, name)
        assert all(meaning(words, choice, 4) for choice in norm.choices)


def test_choices_are_told_as_they_work() -> None:
    law = REGULATIONS["internazionale"]
    assert meaning(desk_words("en"), law.late.value, 4) == (
        "over 2 minutes: 100 points to the opponents; over 5 minutes: 150 points to the opponents and a warning;"
        " over 10 minutes: match lost and a warning"
    )
    made = settled(desk_words("en"), adopt(law, {"late_entry": "nobody"}), {"late_entry": "nobody"}, 4)
    assert made == {"Who may still enter once the tournament has begun": "nobody"}
    assert meaning(desk_words("it"), law.quarrel.value, 4) == "0 VP, −2005 MP"


@IN_LANGUAGES
def test_grounds_that_follow_by_themselves_are_told(lang: str) -> None:
    words = desk_words(lang)
    found = {one.body.why for one in T.ledger if isinstance(one.body, e.Warned)}
    assert found == {"late"}
    assert all(ground(words, T, one) != one for one in GROUNDS)
    assert ground(words, T, "insulti") == "insulti"


# ── Sentences as people read them ────────────────────────────────────────────────────────────────────────────────────


def test_an_objection_comes_with_names_and_its_article() -> None:
    objected = Objection("quarrel", {"number": 2}, Cite("fibur-2019", "39"))
    told = objection(desk_words("en"), objected, T)
    assert told == "Verdi – Neri (2) left for a quarrel or in protest and cannot come back. [Art. 39]"


def test_terms_in_an_objection_are_told_by_name() -> None:
    objected = Objection("movement", {"movement": "mitchell", "format": "yellow"}, Cite("fibur-2019", "2"))
    assert "Mitchell" in objection(desk_words("it"), objected, None)
    correction = Objection("correction", {"mistake": "sum"}, Cite("internazionale", "19"))
    assert objection(desk_words("it"), correction, T).endswith("errore di somma. [Art. 19 — Internazionale]")


def test_a_row_of_a_sheet_is_objected_to_in_plain_words() -> None:
    told = problem(desk_words("en"), Problem(4, "players", {"players": 1, "needed": 2}))
    assert told == "There is one player: 2 are needed."


def test_the_plan_is_told_phase_by_phase() -> None:
    assert plan(desk_words("en"), NOTICE, T.regulation) == (
        "This is a pairs tournament by the code FIBUR 2019: 3 rounds of 4 hands, 42 minutes each."
        " The tables of the first round are made by draw."
        " The phases are: 2 rounds of Mitchell, then one round of pure Danish in 2 groups by merit of 1 and 1 tables."
    )


@IN_LANGUAGES
@pytest.mark.parametrize("code", REGULATIONS)
@pytest.mark.parametrize("format_", [Format.PAIRS, Format.ONE_TO_ONE], ids=["four", "two"])
def test_every_code_announces_its_time_out(lang: str, code: str, format_: Format) -> None:
    law = REGULATIONS[code]
    if law.rules is None:
        assert announcement(desk_words(lang), law) is None, "boards of Tressette have no time-out"
        return
    for choice in law.rules.time_out.choices or (law.rules.time_out.value,):
        assert choice is not None
        assert desk_words(lang).text(f"time-out-{choice.__name__}")
    told = announcement(desk_words(lang), law, format_)
    assert told is not None
    assert len(told.cases) >= (4 if format_ is Format.PAIRS else 2)
    assert all(sentence.endswith((".", "!")) for sentence in told.sentences)


@pytest.mark.article("circolo", "10")
def test_the_club_counts_from_four_to_seven_more_turns() -> None:
    """CLUB 10: after the turn in progress there are 7, 6, 5 or 4, and the dealer's is the last."""
    told = announcement(desk_words("en"), REGULATIONS["circolo"])
    assert told is not None
    assert [re.findall(r"\d+", case) for case in told.cases] == [["7"], ["6"], ["5"], ["4"]]
    assert all(case.endswith("the last is the dealer's.") for case in told.cases)


@pytest.mark.article("fibur-2019", "15")
def test_by_the_federation_it_matters_whether_the_served_player_has_picked_up() -> None:
    told = announcement(desk_words("en"), REGULATIONS["fibur-2019"])
    assert told is not None
    assert "who has not picked up yet: that turn is finished, then 3 more turns" in told.cases[0]
    assert "who has picked up: that turn is finished, then 7 more turns" in told.cases[1]
    assert told.article == "Art. 15 — FIBUR 2019"
