"""The runner of case files: what it lets pass, what it does not, and what it says of a bad file."""

import re
from typing import Any

import pytest

from ventaglio.core.cases import Case, parse_cases, run_case
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.tressette.game import TRESSETTE

GAMES = {"burraco": BURRACO}

HEAD = """
[[case]]
id = "one"
position = '''
code: circolo
phase: play
meld B: 8h 8d 8c
hand B: 8h 8d 8s 9s Tc
'''
"""


def only(text: str) -> Case:
    (case,) = parse_cases(text, "file.toml")
    return case


def failures(text: str) -> tuple[str, ...]:
    return run_case(only(text), GAMES).failures


# ── What comes out ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "rest",
    [
        'actions = ["attach 1 8h"]\nexpect = { "meld 1" = "8h 8h 8d 8c", melds = 1, turn = "B" }',
        'actions = ["open 8h 8d 8s"]\nexpect = { refused = "equal-set" }',
        'actions = ["open 8h 8d 8s"]\nexpect = { refused = "equal-set", article = "circolo 5" }',
        'actions = ["B attach 1 8h", "B discard 9s"]\nexpect = { turn = "C", took = "" }',
        "expect = {}",
    ],
    ids=["facts", "a refusal", "with its article", "the seat named", "nothing expected, nothing refused"],
)
def test_right_expectations_pass(rest: str) -> None:
    assert failures(HEAD + rest) == ()


@pytest.mark.parametrize(
    "rest, told",
    [
        ('actions = ["attach 1 8h"]\nexpect = { melds = 2 }', "melds: expected '2', got '1'"),
        (
            'actions = ["attach 1 8h"]\nexpect = { "meld 1" = "8h 8d 8c" }',
            "meld 1: expected '8h 8d 8c', got '8h 8h 8d 8c'",
        ),
        (
            'actions = ["open 8h 8d 8s"]\nexpect = { melds = 1 }',
            "action 1, 'open 8h 8d 8s', is refused: equal-set [circolo 5]",
        ),
        (
            'actions = ["open 8h 8d 8s"]\nexpect = { refused = "two-wilds" }',
            "refused: expected 'two-wilds', got 'equal-set'",
        ),
        ('actions = ["attach 1 8h"]\nexpect = { refused = "equal-set" }', "refused: expected 'equal-set', got ''"),
        (
            'actions = ["open 8h 8d 8s"]\nexpect = { refused = "equal-set", article = "circolo 4" }',
            "article: expected 'circolo 4', got 'circolo 5'",
        ),
        (
            'actions = ["open 8h 8d 8s", "discard 9s"]\nexpect = { refused = "equal-set" }',
            "action 1, 'open 8h 8d 8s', is refused: equal-set [circolo 5], with 1 more to come",
        ),
    ],
    ids=[
        "a wrong number",
        "a wrong meld",
        "refused against expectation",
        "another reason",
        "not refused at all",
        "another article",
        "refused too early",
    ],
)
def test_wrong_expectations_fail_and_say_how(rest: str, told: str) -> None:
    assert told in failures(HEAD + rest)


def test_an_outcome_tells_the_reason_of_a_refusal() -> None:
    assert run_case(only(HEAD + 'actions = ["open 8h 8d 8s"]\nexpect = {}'), GAMES).reason == "equal-set"
    assert run_case(only(HEAD + "expect = {}"), GAMES).reason is None


def test_an_article_may_be_named_without_its_clause() -> None:
    text = """
    [[case]]
    id = "one"
    position = '''
    code: circolo
    phase: play
    turns: 8
    took: B
    hand B: 5c
    '''
    actions = ["discard 5c"]
    """
    for article in ("circolo 8", "circolo 8, A"):
        assert failures(f'{text}expect = {{ refused = "close-without-burraco", article = "{article}" }}') == ()
    assert failures(f'{text}expect = {{ article = "circolo 9" }}')


@pytest.mark.parametrize("expected", ['"7.5"', "7.5"], ids=["as text", "as a number"])
def test_numbers_and_texts_are_the_same_to_a_case(expected: str) -> None:
    text = """
    [[case]]
    id = "half"
    position = '''
    code: estratto
    players: 3
    sides: 0 1 1
    took: A B
    phase: play
    stock: 4s 5s
    meld B: 3h 4h 5h 6h
    hand A:
    hand B: 9h 3c
    hand C:
    '''
    actions = ["discard 9h"]
    """
    assert failures(f"{text}expect = {{ 'points B' = {expected}, closer = '' }}") == ()


# ── What a file may share ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("end", ["\n", ""], ids=["on lines of its own", "on one line"])
def test_a_file_may_give_its_cases_a_beginning_and_an_article(end: str) -> None:
    text = f"""
    article = ["circolo 5", "circolo 4"]
    position = "code: circolo{end.encode("unicode_escape").decode()}"
    [[case]]
    id = 1
    position = "hand B: 9s"
    expect = {{ "hand B" = "9s" }}
    [[case]]
    id = 2
    article = "circolo 2"
    expect = {{ turn = "B" }}
    """
    first, second = parse_cases(text, "file.toml")
    assert (first.id, first.articles) == ("1", ("circolo 5", "circolo 4"))
    assert (second.articles, second.position) == (("circolo 2",), "code: circolo")
    assert run_case(first, GAMES).failures == run_case(second, GAMES).failures == ()


# ── Bad files ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text, told",
    [
        ("case = ", r"^file\.toml: Invalid value \(at end of document\)$"),
        ("", r"^file\.toml: a case file has at least one \[\[case\]\]$"),
        ("case = [1]", r"^file\.toml: a case file has at least one \[\[case\]\]$"),
        ('[case]\nid = "one"', r"^file\.toml: a case file has at least one \[\[case\]\]$"),
        ('colour = "red"\n' + HEAD + "expect = {}", r"^file\.toml: unknown key 'colour' at the top of the file$"),
        (
            HEAD + 'colour = "red"\nexpect = {}',
            r"^file\.toml, case 1 \(one\): unknown key 'colour'; a case has actions,",
        ),
        (HEAD, r"^file\.toml, case 1 \(one\): 'expect' is missing$"),
        ("[[case]]\nexpect = {}", r"^file\.toml, case 1: 'id' is missing$"),
        ('[[case]]\nid = "x"\nposition = 3\nexpect = {}', r"^file\.toml, case 1 \(x\): 'position' is a text"),
        ('position = 3\n[[case]]\nid = "x"\nexpect = {}', r"^file\.toml, case 1 \(x\): 'position' is a text"),
        (HEAD + 'actions = "draw"\nexpect = {}', r"^file\.toml, case 1 \(one\): 'actions' is a list of texts$"),
        (HEAD + "actions = [3]\nexpect = {}", r"^file\.toml, case 1 \(one\): 'actions' is a list of texts$"),
        (HEAD + "expect = 3", r"^file\.toml, case 1 \(one\): 'expect' is a table of names and values$"),
        (HEAD + "article = 5\nexpect = {}", r"^file\.toml, case 1 \(one\): 'article' is a list of texts$"),
        (HEAD + "in-any-order = 1\nexpect = {}", r"^file\.toml, case 1 \(one\): 'in-any-order' is true or false$"),
        (
            f"{HEAD}expect = {{}}{HEAD}expect = {{}}",
            r"^file\.toml, case 2 \(one\): there is a case 'one' in this file alr",
        ),
    ],
)
def test_a_bad_file_is_answered_in_one_sentence(text: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        parse_cases(text, "file.toml")


@pytest.mark.parametrize(
    "rest, told",
    [
        ('actions = ["shout"]\nexpect = {}', r"^case one: 'shout' is no action: the actions are"),
        ('actions = ["discard 99"]\nexpect = {}', r"^case one: 'discard 99': '99' is not a card"),
        ('actions = ["F draw"]\nexpect = {}', r"^case one: 'F draw': there is no seat F; seats are A, B, C, D$"),
        ('actions = ["attach 8h"]\nexpect = {}', r"^case one: 'attach 8h' is not complete"),
        ('game = "bridge"\nexpect = {}', r"^case one: 'bridge' is none of burraco$"),
    ],
)
def test_a_bad_case_is_answered_in_one_sentence(rest: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        run_case(only(HEAD + rest), GAMES)


@pytest.mark.parametrize(
    "line, told",
    [
        ("colour: red", r"^case x: position line 2: 'colour: red' is not one of the lines a position has$"),
        ("hand B: 9s 9z", r"^case x: position line 2 \(hand\): '9z' is not a card"),
        ("meld B: 9s 9h", r"^case x: position line 2 \(meld\): '9s 9h' is no meld: too-few-cards$"),
        ("turn: G", r"^case x: position line 2 \(turn\): 'G' is no seat"),
        ("turns: many", r"^case x: position line 2 \(turns\): 'many' is no number$"),
        ("phase: dream", r"^case x: position line 2 \(phase\): 'dream' is no phase: deal, pick-up, play, end$"),
        ("pile: 9s 9s 9s", r"^case x: there are more 9♠ in the position than in the pack$"),
        ("players: 7", r"^case x: circolo has no game for 7 players: it has 4"),
        ("option colour: red", r"^case x: circolo: no option 'colour' in this code"),
    ],
)
def test_a_bad_position_is_answered_in_one_sentence(line: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        run_case(Case("x", "burraco", f"code: circolo\n{line}", (), {}), GAMES)


# ── What can never be ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "lines, told",
    [
        ("hand B: 9s\nhand B: 8s", "hand B stands twice"),
        ("phase: play\nhand B:", "B is on turn and holds no cards"),
        ("took: A A", "A cannot take two pozzetti"),
        ("took: A B D", "3 pozzetti, taken or not, where 2 are laid out"),
        ("pozzetto: 9s\npozzetto: 8s\npozzetto: 7s", "3 pozzetti, taken or not, where 2 are laid out"),
        ("unseen: A", "A has taken no pozzetto"),
        ("flown: yes\nphase: play", "B has taken no pozzetto"),
        ("sides: 0 0 1 1", "no such sides can form: they begin as 0 1 0 1"),
        ("played: yes", "B has not picked up yet, so he has collected and played nothing"),
        ("collected: 9s", "B has not picked up yet, so he has collected and played nothing"),
        ("phase: play\nhand B: 8s\ncollected: 9s", "B does not hold 9s"),
        ("phase: play\nhand B: 8s 9s\ncollected: 9s 9s", "B does not hold 9s"),
        ("phase: play\nhand B: 8s\nbarred: 9s", "B does not hold 9s"),
        ("hands: 3\nhand-number: 4", "there is no smazzata 4 in this match"),
        ("hand-number: 0", "there is no smazzata 0 in this match"),
        ("turns-left: 0", "no turn is left to be played"),
        ("phase: deal\npile: 9s", "no cards lie on the table before the deal"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(lines: str, told: str) -> None:
    with pytest.raises(BadInput, match=f"^case x: {re.escape(told)}$"):
        run_case(Case("x", "burraco", f"code: circolo\n{lines}", (), {}), GAMES)


@pytest.mark.parametrize(
    "lines",
    [
        "pozzetto:\ntook: A B",
        "hand A:\nhand C:\nhand D:",
        "hand B:",
        "players: 3\nsides: 1 0 1\ntook: A B",
        "phase: play\nhand B: 8s 9s\ncollected: 9s",
        "phase: play\nhand B: 8s\nmeld B: 9s Ts Js\nplayed: yes\ncollected: 9s Ts",
    ],
)
def test_what_only_shortens_a_case_is_let_through(lines: str) -> None:
    assert run_case(Case("x", "burraco", f"code: estratto\n{lines}", (), {}), GAMES).failures == ()


@pytest.mark.parametrize(
    "reckon, given, told",
    [
        ("stake", {}, "'stake' is none of stakes, pot, session, duplicate"),
        ("stakes", {"looser-points": 3}, "'given': Object contains unknown field `looser-points`"),
        ("stakes", {"winner": "A"}, "'given': Expected `int | null`, got `str` - at `$.winner`"),
        ("stakes", {"winner": 2}, "a match is won by side 0 or by side 1, not by 2"),
        ("stakes", {"winner": 0, "how": "slam"}, "'slam' is none of ordinary, cappotto"),
        ("pot", {"pot": "much"}, "'much' is no number"),
        ("session", {}, "'given': Object missing required field `names`"),
        ("session", {"names": ["A", "B", "C", "D"], "stop-by": "E"}, "'E' is none of A, B, C, D"),
        ("duplicate", {"kind": "mean"}, "'mean' is none of artificial, assigned"),
        ("duplicate", {"kind": "artificial"}, "an artificial score needs a result at another table"),
    ],
)
def test_what_cannot_be_reckoned_is_answered_in_one_sentence(reckon: str, given: dict[str, Any], told: str) -> None:
    case = Case("x", "tressette", "code: tradizionali", (), {}, reckon=reckon, given=given)
    with pytest.raises(BadInput, match=f"^case x: {re.escape(told)}"):
        run_case(case, {"tressette": TRESSETTE})


def test_only_what_is_reckoned_can_be_expected_of_it() -> None:
    case = Case("x", "tressette", "code: tradizionali", (), {"stake": ""}, reckon="stakes")
    with pytest.raises(BadInput, match=r"^case x: 'stake' is none of stakes, items"):
        run_case(case, {"tressette": TRESSETTE})
    idle = Case("x", "tressette", "code: tradizionali", (), {}, given={"winner": 0})
    with pytest.raises(BadInput, match=r"^case x: 'given' goes with 'reckon'"):
        run_case(idle, {"tressette": TRESSETTE})


def test_the_scores_of_a_board_beside_the_other_tables() -> None:
    given = {"kind": "compared", "scores": [[7, 4], [5, 6], [6, 5]]}
    expect = {"difference 1 0": "3/2", "difference 2 1": "3/2", "difference 3 0": 0}
    case = Case("x", "tressette", "code: moderne", (), expect, reckon="duplicate", given=given)
    assert run_case(case, {"tressette": TRESSETTE}).failures == ()


@pytest.mark.parametrize(
    "name, wanted, told",
    [
        ("hand Z", "", "'hand Z' is nothing that can be expected here: write hand A|B|C|D"),
        ("meld 0", "", "'meld 0' is nothing that can be expected here: write meld NUMBER"),
        ("meld", "", "'meld' is nothing that can be expected here: write meld NUMBER"),
        ("stock 2", "", "'stock 2' is nothing that can be expected here: write stock"),
        ("stock", "some", "stock: 'some' can never come out: 'some' is no number"),
        ("turn", "E", "turn: 'E' can never come out: 'E' is none of A, B, C, D"),
        ("meld 1", "9z", "meld 1: '9z' can never come out: '9z' is not a card"),
        ("colour", "red", "'colour' is nothing that can be expected here"),
    ],
)
def test_what_can_never_be_expected_is_an_error(name: str, wanted: str, told: str) -> None:
    with pytest.raises(BadInput, match=f"^case x: {re.escape(told)}"):
        run_case(Case("x", "burraco", "code: circolo", (), {name: wanted}), GAMES)


def test_a_line_of_a_position_with_too_many_words_says_so() -> None:
    case = Case("x", "tressette", "code: tradizionali\nscores: 1 2 3", (), {})
    with pytest.raises(BadInput, match=r"^case x: position line 2 \(scores\): it has too few words, or too many$"):
        run_case(case, {"tressette": TRESSETTE})
