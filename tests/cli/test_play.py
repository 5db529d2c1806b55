"""A game in the terminal."""

from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.seated import Seated, sensible, words_of
from tests.texts import BURRACO_CODES as CODES
from tests.texts import burraco_code as code
from ventaglio.core.record import final_state, parse_record
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.plugin import play as command
from ventaglio.games.burraco.terminal.host import BurracoHost
from ventaglio.games.common.terminal.advising import show_advice
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.host import Advice
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang import translator

Printed = pytest.CaptureFixture[str]
GAMES = {"burraco": BURRACO}
TABLES = [(one, players) for one, rules in CODES.items() for players in rules.packs.value]


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_match_at_every_table(capsys: Printed, tmp_path: Path, table: tuple[str, int]) -> None:
    code_id, players = table
    lang = "it" if players % 2 else "en"
    length = {"target": 205} if players in (3, 5) else {"hands": 1}
    path = tmp_path / "game.txt"
    opening = open_table(code(code_id), players, **length)  # type: ignore[arg-type]
    seated = Seated(opening, lang=lang, record=path)
    assert seated.listen(lambda: sensible(seated.host)) == 0
    assert seated.host.over
    out = capsys.readouterr().out
    _, record = parse_record(path.read_text(encoding="utf-8"), GAMES)
    final = final_state(BURRACO, record)
    assert BURRACO.result(final)["Ended"] == "yes"
    assert str(final.totals[0]) in out
    assert {"en": "total of the hand", "it": "totale della smazzata"}[lang] in out


@pytest.mark.long
def test_through_a_pipe_to_the_end(cli: Cli, shell: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands of a game played here, piped into a process of its own, give the same game there."""
    tables: list[BurracoHost] = []
    said: list[str] = []

    def host(*args: object) -> BurracoHost:
        tables.append(BurracoHost(*args))  # type: ignore[arg-type]
        return tables[-1]

    def source() -> str:
        said.append(sensible(tables[-1]))
        return f"{said[-1]}\n"

    monkeypatch.setattr(command, "BurracoHost", host)
    monkeypatch.setattr(command, "Asking", lambda place: Asking(place, source))
    words = ["play", "burraco", "--seed", "5", "--hands", "1", "--name", "Piera", "--record"]
    here, there = tmp_path / "here.txt", tmp_path / "there.txt"
    first = cli(*words, here)
    second = shell(*words, there, stdin=words_of(said))
    assert (first.code, first.err) == (second.code, second.err) == (0, "")
    assert second.out == first.out.replace("here.txt", "there.txt")
    assert here.read_bytes() == there.read_bytes()
    assert '[A "Piera"]' in here.read_text(encoding="utf-8")
    assert cli("replay", here).code == 0


def test_the_end_of_the_input_leaves_the_table(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answer = cli("play", "burraco", "--seed", "1", "--seat", "B", "--record", path, stdin="d\n")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.endswith("The input has ended: you leave the table.\n")
    assert path.read_text(encoding="utf-8").endswith("B draw\n")
    assert "no claim" not in cli("replay", path).out


def test_interrupting_saves_the_record(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Asking, prompt: str) -> str | None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Asking, "ask", interrupted)
    path = tmp_path / "game.txt"
    assert cli("play", "burraco", "--seed", "1", "--record", path).code == 130
    assert cli("replay", path).code == 0


def test_the_same_seed_gives_the_same_cards_whatever_the_bots(cli: Cli) -> None:
    words = ["play", "burraco", "--seat", "B", "--seed", "3"]
    first = cli(*words, "--bots", "random").out
    assert first == cli(*words, "--bots", "random").out == cli(*words, "--bots", "basic,random").out
    assert first != cli("play", "burraco", "--seat", "B", "--seed", "4").out


def test_without_a_seed_the_cards_are_others_each_time(cli: Cli) -> None:
    assert cli("play", "burraco", "--seat", "B").out != cli("play", "burraco", "--seat", "B").out


@pytest.mark.parametrize("width", ["60", "80", "120"])
def test_tables_fit_the_screen(capsys: Printed, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    seated = Seated(open_table(code("estratto"), 5, target=205), lang="it")
    seated.listen(lambda: sensible(seated.host))
    prompt = max(len(line) for line in capsys.readouterr().out.splitlines() if " > " not in line)
    assert prompt <= int(width)


def test_plain_means_letters_only(cli: Cli) -> None:
    out = cli("play", "burraco", "--seed", "1", "--seat", "B", "--plain", stdin="d\nh\ns\nr\n").out
    assert not set(out) & set("♥♦♣♠★●◐○▸─")
    assert "Your hand (12)" in out


HAND = """
code: fibur-2019
phase: play
turn: B
hand B: 5h 6h 7h Kd Kc Ks 2s 9c Jc *
meld B: 8h 9h Th
meld A: 3c 4c 5c
meld B: Qc Qd Qs
pile: 5d
"""


def played(capsys: Printed, *lines: str, position: str = HAND, lang: str = "en", undo: bool = True) -> str:
    """What is printed after the table, when these commands are given."""
    Seated.at_position(position, lang=lang, undo=undo).say(*lines)
    return capsys.readouterr().out.partition("Your hand (")[2] if lang == "en" else capsys.readouterr().out


def test_opening_in_any_order(capsys: Printed) -> None:
    assert "You open 4: 5♥ 6♥ 7♥." in played(capsys, "o 7h 5h 6h")


def test_opening_by_a_range(capsys: Printed) -> None:
    assert "You open 4: 5♥ 6♥ 7♥." in played(capsys, "o 5-7h")


def test_a_wild_in_its_hole(capsys: Printed) -> None:
    assert "You open 4: 9♣ J★ J♣." in played(capsys, "o jc joker 9c")
    assert "You open 4: 9♣ (2♠) J♣." in played(capsys, "o 9c 2s=Tc Jc")


def test_attaching_where_only_one_meld_fits(capsys: Printed) -> None:
    assert "You attach 7♥ to 1: 7♥ 8♥ 9♥ 10♥." in played(capsys, "a 7h")


def test_attaching_several_cards_in_any_order(capsys: Printed) -> None:
    out = played(capsys, "a 1 5h 7h 6h")
    assert "You attach 5♥ to 1: 5♥ 6♥ 7♥ 8♥ 9♥ 10♥." in out
    assert "Your hand (7)" in out


def test_all_of_several_cards_or_none(capsys: Printed) -> None:
    out = played(capsys, "a 1 7h 9c", "table")
    assert "The card does not belong in this meld" in out
    assert "1 8♥ 9♥ 10♥ " in out.partition("belong")[2]


def test_attaching_where_two_melds_fit_asks_which(capsys: Printed) -> None:
    out = played(capsys, "a 2s", "2")
    assert "Which one?" in out
    assert "You attach 2♠ to 3: (2♠) Q♦ Q♣ Q♠." in out
    assert "Nothing played." in played(capsys, "a 2s", "never mind")


def test_an_ace_that_fits_both_ends_asks_which(capsys: Printed) -> None:
    position = "code: fibur-2019\nphase: play\nturn: B\nhand B: Ah 9c Jc\nmeld B: 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh\n"
    assert "You attach A♥ to 1: A♥ 2♥" in played(capsys, "a Ah", "1", position=position)
    assert "You attach A♥ to 1: A♥ 2♥" in played(capsys, "a 1 Ah low", position=position)
    assert "K♥ A♥" in played(capsys, "a Ah", "2", position=position).partition("You attach")[2]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_refusals_come_in_words_with_their_article(capsys: Printed, lang: str) -> None:
    out = played(capsys, "o 5h 6h Kd", "why", lang=lang)
    assert {"en": "neither of one rank nor of one suit", "it": "non sono né uguali né dello stesso"}[lang] in out
    assert out.count("Art. 12 — FIBUR 2019") == 2


def test_a_card_that_fits_nowhere(capsys: Printed) -> None:
    assert "K♦ fits none of your melds" in played(capsys, "a Kd")
    assert "You do not hold 3♦" in played(capsys, "a 3d")


@pytest.mark.parametrize(
    "line, told",
    [
        ("fly", "“fly” is no command here"),
        ("o", "Which cards?"),
        ("o 5h 66", "“66” is no card"),
        ("a", "Which card, and to which meld?"),
        ("a 1", "Which card, and to which meld?"),
        ("a 99999999999999999999 5h", "is no card"),
        ("a 9 5h", "There is no meld 9"),
        ("a 2 5h", "Meld 2 belongs to the opponents"),
        ("x", "Which card?"),
        ("x 5h 6h", "Which card?"),
        ("7", "There is no hint 7"),
        ("99999999999999999999999", "There is no hint 9999"),
        ("save", "Under which name?"),
        ("save no/such/folder/x", "there is no folder"),
        ("d", "You have already picked up"),
        ("why", "Nothing has been refused"),
        ("x Ah", "You do not hold A♥"),
    ],
)
def test_whatever_is_typed_gets_an_answer(capsys: Printed, line: str, told: str) -> None:
    assert told in " ".join(played(capsys, line).split())


def test_hints_can_be_played_by_number(capsys: Printed) -> None:
    out = played(capsys, "h", "1")
    assert " 1  attach 7♥ to 1: 7♥ 8♥ 9♥ 10♥" in out
    assert "You attach 7♥ to 1" in out


def test_of_hints_is_promised_what_a_good_player_gives(cli: Cli) -> None:
    out = cli("play", "burraco", "--seed", 3, "--seat", "B", stdin="d\n?\nh\n").out
    assert "o open, a attach, x discard, h hints, ? >" in out
    assert "hints: the best choices, at most three" in out
    advice = out.partition("What a good player would do:")[2]
    assert [number for number in range(1, 9) if f"\n {number:>2}  " in advice] == [1, 2, 3]


def test_a_hint_that_is_as_good_as_the_first_tells_its_value(capsys: Printed) -> None:
    """Less than a tenth of a point is nothing to be behind by."""
    advice = [Advice(None, f"choice {behind}", -0.4 - behind, behind, ()) for behind in (0.0, 0.04, 0.26)]
    show_advice(Terminal(translator("en"), plain=True), advice, numbered=False)
    _, *told = capsys.readouterr().out.splitlines()
    assert [line.partition("(")[2] for line in told] == [
        "−0.4 points expected)",
        "−0.4 points expected)",
        "0.3 points less)",
    ]


def test_where_nothing_can_be_laid_there_are_hints_all_the_same(capsys: Printed) -> None:
    few = HAND.replace("5h 6h 7h Kd Kc Ks 2s 9c Jc *", "Kd 5c")
    assert "\nx discard, h hints, ? >" in played(capsys, "sort", position=few)


def test_every_hint_can_be_played(capsys: Printed) -> None:
    for number in range(1, 9):
        assert "You " in played(capsys, "h", str(number)).partition("A number plays")[2]


def test_the_hand_can_be_sorted_in_two_ways(capsys: Printed) -> None:
    out = played(capsys, "sort", "sort")
    assert "K♦ K♣ K♠  J♣  9♣  7♥  6♥  5♥  2♠ J★" in out
    assert "5♥ 6♥ 7♥  K♦  9♣ J♣ K♣  K♠  2♠ J★" in out


def test_undo_goes_back_to_the_pick_up(capsys: Printed) -> None:
    start = HAND.replace("phase: play", "phase: pick-up").replace("pile: 5d", "pile: 5d\nstock: 4d 3h 3d 3s")
    seated = Seated.at_position(start)
    seated.say("u", "d", "o 5-7h", "a Qh", "o Kd Kc Ks", "u", "u", "o 5-7h")
    out = capsys.readouterr().out
    assert out.count("Taken back") == 1
    assert out.count("nothing to take back") == 2
    assert [BURRACO.spell_action(move.action) for move in seated.host.record().moves] == ["draw", "open 5h 6h 7h"]


def test_undo_does_not_go_past_a_pozzetto(capsys: Printed) -> None:
    position = """
    code: fibur-2019
    phase: play
    turn: B
    hand B: 5h 6h 7h
    meld B: 8h 9h Th
    pozzetto: 3c 3d 3s 4c 4d 5s 6s 9d Jd Qd Kh
    pozzetto: 3h 4h 9c 9s Tc Ts Jc Js Qc Qs Kc
    """
    seated = Seated.at_position(position.replace("    ", ""))
    seated.say("a 1 5h 6h 7h", "u", "o 3c 3d 3s", "u", "o 3c 3d 3s")
    out = capsys.readouterr().out
    assert "take the pozzetto (11 cards)" in out
    assert out.count("nothing to take back") == 1
    assert out.count("Taken back") == 1
    moves = [BURRACO.spell_action(move.action) for move in seated.host.record().moves]
    assert moves == ["attach 1 7h", "attach 1 6h", "attach 1 5h", "open 3d 3c 3s"]


def test_undo_can_be_ruled_out(capsys: Printed) -> None:
    assert "played without taking back" in played(capsys, "o 5-7h", "u", undo=False)


def test_after_the_discard_there_is_no_way_back(capsys: Printed) -> None:
    seated = Seated()
    seated.say("d", sensible_discard(seated), "u")
    assert "Taken back" not in capsys.readouterr().out


def sensible_discard(seated: Seated) -> str:
    """A card that the seat will hold after its first draw: one of those it is dealt."""
    for _ in seated.host.advance():
        pass
    hand = seated.host.view().hand
    assert hand
    return f"x {hand[0].text}"


def test_leaving_asks_first_and_offers_to_save(capsys: Printed, tmp_path: Path) -> None:
    path = tmp_path / "left.txt"
    seated = Seated()
    seated.say("q", "n", "d", "q", "y", str(path))
    out = capsys.readouterr().out
    assert "You stay." in out
    assert f"Record written to {path}.\n" in out
    assert saved(path) == [move.action for move in seated.host.record().moves]


def saved(path: Path) -> list[object]:
    """The actions of a record that was written."""
    return [move.action for move in parse_record(path.read_text(encoding="utf-8"), GAMES)[1].moves]


def test_saving_twice_to_the_same_file(capsys: Printed, tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    seated = Seated()
    seated.say(f"save {path}", "d", f"save {path}")
    assert saved(path) == [move.action for move in seated.host.record().moves]
    other = tmp_path / "other.txt"
    other.write_text("precious")
    Seated().say(f"save {other}")
    assert other.read_text() == "precious"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_asides_play_nothing(capsys: Printed, lang: str) -> None:
    seated = Seated(lang=lang)
    seated.say("?", "h", "s", "l", "r", "why", "sort", "", "d", "?", "h", "s", "l", "r", "why")
    out = capsys.readouterr().out
    assert [BURRACO.spell_action(move.action) for move in seated.host.record().moves[1:]] == ["draw"]
    assert {"en": "Clean burraco: 200 (Art. 13)", "it": "Burraco pulito: 200 (Art. 13)"}[lang] in out


def test_what_others_did_is_told_and_can_be_told_again(capsys: Printed) -> None:
    seated = Seated(who="D")
    seated.say("l")
    out = capsys.readouterr().out
    told = [line for line in out.splitlines() if line.startswith((" B: ", " C: ", " A: "))]
    assert len(told) == 4
    assert told[:2] == told[2:]


def test_input_that_is_no_text_is_still_answered(cli: Cli) -> None:
    answer = cli("play", "burraco", "--seed", "1", "--seat", "B", stdin=b"\xff\xfe\nd\n")
    assert (answer.code, answer.err) == (0, "")
    assert "is no command here" in answer.out


def test_long_lines_are_cut(capsys: Printed) -> None:
    assert len(played(capsys, f"o {'5h ' * 100_000}")) < 5000


def test_a_match_asks_for_each_hand_only_in_a_terminal(capsys: Printed) -> None:
    seated = Seated(open_table(code("fibur-2019"), hands=2))
    seated.listen(lambda: sensible(seated.host))
    out = capsys.readouterr().out
    assert "Hand 2. Dealer:" in out
    assert "[Enter]" not in out


def test_nothing_is_read_that_is_not_asked_for() -> None:
    source = iter(["d", "x", "", "never read"])
    seated = Seated()
    with pytest.raises(KeyboardInterrupt):
        seated.listen(lambda: next(source) if len(seated.lines) < 3 else interrupted())
    assert next(source) == "never read"


def interrupted() -> str:
    raise KeyboardInterrupt


@pytest.mark.article("fibur-2019", "3")
@pytest.mark.parametrize("code, players", [("fibur-2019", 4), ("internazionale", 4), ("circolo", 4), ("estratto", 5)])
def test_seats_may_be_drawn(cli: Cli, code: str, players: int) -> None:
    for seed in range(6):
        words = ["play", "burraco", "--code", code, "--players", players, "--seat", "draw", "--seed", seed, "--plain"]
        out = cli(*words).out
        drawn, _, played = out.partition("\n\n")
        assert drawn.startswith("The draw for seats (Art. ")
        assert drawn.count(": ") >= players + 1
        dealer = drawn.partition("Dealer: ")[2].partition(".")[0]
        assert f"Hand 1. Dealer: {dealer}. Cuts: " in played
        assert cli(*words).out == out
