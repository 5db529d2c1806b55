"""A game of Tressette in the terminal."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.cli.seated import words_of
from tests.cli.seated_tressette import Table, Typist
from ventaglio.core.record import final_state, parse_record
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.plugin import play as command
from ventaglio.games.tressette.plugin.tables import agreed_table
from ventaglio.games.tressette.terminal.host import TressetteHost, shuffled

Printed = pytest.CaptureFixture[str]
GAMES = {"tressette": TRESSETTE}
TABLES = [
    ("tradizionali", "A", "accused", "points", "en"),
    ("tradizionali", "B.a", "must", "passate", "it"),
    ("tradizionali", "B.b.1", "may", "points", "en"),
    ("tradizionali", "B.b.2", "silent", "single", "it"),
    ("moderne", "A", "accused", "points", "it"),
    ("moderne", "B.a", "accused", "single", "en"),
    ("moderne", "B.b.1", "silent", "passate", "it"),
    ("moderne", "B.b.2", "accused", "points", "en"),
]


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_match_at_every_table(capsys: Printed, tmp_path: Path, table: tuple[str, ...]) -> None:
    code, pairs, buongioco, match, lang = table
    path = tmp_path / "game.txt"
    opening = agreed_table(code, pairs=pairs, buongioco=buongioco, match=match)
    seated = Table(opening, lang=lang, record=path, french=lang == "it")
    assert seated.listen(Typist(seated.host, Random(7))) == 0
    assert seated.host.over
    out = capsys.readouterr().out
    _, record = parse_record(path.read_text(encoding="utf-8"), GAMES)
    final = final_state(TRESSETTE, record)
    assert TRESSETTE.result(final)["Ended"] == final.outcome != "no"
    standing = out.rpartition({"en": "Standing:", "it": "Situazione:"}[lang])[2]
    assert all(str(score) in standing for score in final.scores)
    assert not [line for line in out.splitlines() if len(line) > 80 and " > " not in line and "/" not in line]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_asked_between_plays_nothing(capsys: Printed, seed: int) -> None:
    """Every question, at random moments of a match: the same moves are played as without them."""
    asked = ["h", "k", "l", "s", "", "?", "r", "why", "say", "acc", "d3 ?", "save", "99"]
    moves = []
    for asking in (False, True):
        seated = Table(agreed_table("moderne" if seed % 2 else "tradizionali", match="single"), who="ABCD"[seed % 4])
        typist, rng = Typist(seated.host, Random(seed)), Random(seed)

        def source(asking: bool = asking, typist: Typist = typist, rng: Random = rng, seated: Table = seated) -> str:
            quiet = not asking or seated.host.may_interrupt or typist.busy or rng.random() < 0.6
            return typist() if quiet else rng.choice(asked[:9])

        seated.listen(source)
        moves.append([TRESSETTE.spell_action(move.action) for move in seated.host.record().moves])
    capsys.readouterr()
    assert moves[0] == moves[1]


@pytest.mark.long
def test_through_a_pipe_to_the_end(cli: Cli, shell: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands of a match played here, piped into a process of its own, give the same match there."""
    typists: list[Typist] = []
    said: list[str] = []

    def host(*args: Any, **more: Any) -> TressetteHost:
        made = TressetteHost(*args, **more)
        typists.append(Typist(made, Random(3)))
        return made

    def source() -> str:
        said.append(typists[-1]())
        return f"{said[-1]}\n"

    monkeypatch.setattr(command, "TressetteHost", host)
    monkeypatch.setattr(command, "Asking", lambda place: Asking(place, source))
    words = ["play", "tressette", "--seed", "5", "--name", "Piera", "--lang", "it", "--record"]
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
    answer = cli("play", "tressette", "--seed", "1", "--seat", "B", "--record", path, stdin="c7\n")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.endswith("The input has ended: you leave the table.\n")
    assert "B play c7\n" in path.read_text(encoding="utf-8")


HAND = """
code: tradizionali
dealer: A
hand B: d3 d5 d4 s2 sA sR cA bC b7 b6
"""


def played(capsys: Printed, *lines: str, position: str = HAND, lang: str = "en", french: bool = False) -> str:
    """What is printed when these commands are given."""
    Table.at_position(position, lang=lang, french=french).say(*lines)
    return capsys.readouterr().out


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_hand_is_shown_by_suit_from_the_highest(capsys: Printed) -> None:
    assert "danari 3 5 4   spade 2 A R   coppe A   bastoni C 7 6" in played(capsys)


def test_french_cards_show_that_the_jack_beats_the_queen(capsys: Printed) -> None:
    position = HAND.replace("bC b7 b6", "bC bD b6")
    out = played(capsys, "Jc", position=position, french=True)
    assert "3♥ 5♥ 4♥  2♠ A♠ K♠  A♦  J♣ Q♣ 6♣" in out
    assert "beats the queen" in out
    assert "You lead J♣ in silence." in out


@pytest.mark.parametrize(
    "line, told",
    [
        ("d5", "You lead d5 in silence."),
        ("D5", "You lead d5 in silence."),
        ("5h", "You lead d5 in silence."),
        ("d5 busso", "You lead d5: «busso» – three cards with the Three, which is kept."),
        ("d5 tre terzo", "You lead d5: «busso»"),
        ("d5 buss", "You lead d5: «busso»"),
        ("d5 1", "You lead d5: «busso»"),
        ("s2 doppio liscio la migliore", "You lead s2: «doppio liscio, la migliore»"),
        ("cA sola", "You lead cA: «sola» – the only or last card of the suit, and not sovereign."),
    ],
)
def test_a_card_is_led_with_or_without_words(capsys: Printed, line: str, told: str) -> None:
    assert told in flat(played(capsys, line))


@pytest.mark.parametrize(
    "line, told",
    [
        ("d7", "You do not hold d7: play cards of your hand. Art. 24 — FITRES"),
        ("d5 ribusso", "“ribusso” does not say what you hold"),
        ("d5 fly", "“fly” is nothing that is said here"),
        ("d5 9", "d5 has no formula 9"),
        ("b 7", "“b” is no command here"),
        ("fly", "“fly” is no command here"),
        ("say", "A number does what stands beside it."),
        ("say questo piombo", "You have taken no trick yet"),
        ("say faglio", "You hold cards of every suit it could be"),
        ("acc", "You have nothing to accuse now."),
        ("acc 3 s", "Your hand does not hold that"),
        ("acc tre assi manca spade", "Your hand does not hold that"),
        ("k", "there is nothing that everybody knows"),
        ("?", "and * the card that takes the trick so far"),
        ("? game", "There are no trumps."),
        ("? parole", "busso the Three, which is kept"),
        ("terra", "Lay all your cards down?"),
        ("dico faglio", "You hold cards of every suit it could be"),
        ("accuso", "You have nothing to accuse now."),
        ("aiuto", "Follow suit if you can"),
        ("suggerimenti", "you may lead d3 d5 d4 s2 sA sR cA bC b7 b6; a card alone is led in silence"),
        ("show", "No pairing card is to be declared now"),
        ("say vado", "is nothing that is said here"),
        ("99", "There is no hint 99"),
        ("save", "Under which name?"),
        ("why", "Nothing has been refused"),
        ("l", "No trick has been finished yet. Art. 115 — FITRES"),
        ("claim", "Lay all your cards down?"),
        ("d5 ?", "1 d5 «busso» – three cards with the Three, which is kept"),
    ],
)
def test_whatever_is_typed_gets_an_answer(capsys: Printed, line: str, told: str) -> None:
    assert told in flat(played(capsys, line, "n"))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_refusals_come_in_words_with_their_article(capsys: Printed, lang: str) -> None:
    position = HAND + "phase: follow\nleader: A\nplaying: s7\n"
    out = flat(played(capsys, "d5", "why", position=position, lang=lang))
    told = {
        "en": "You must follow suit: play a card of spade.",
        "it": "Devi rispondere al palo: gioca una carta di spade.",
    }
    assert out.count(told[lang]) == 2
    assert out.count("Art. 25 — FITRES") == 2


def test_hints_can_be_done_by_number(capsys: Printed) -> None:
    assert "You lead d5: «busso»" in played(capsys, "d5 ?", "1")
    for number in range(1, 6):
        assert "You lead " in played(capsys, "h", str(number)).partition("A number does")[2]


def test_buongioco_is_accused_and_counted(capsys: Printed) -> None:
    position = "code: tradizionali\nhand B: d3 s3 c3 d2 dA b4 b5 b6 b7 c4\n"
    out = flat(played(capsys, "acc 3", "acc 3 s", "acc 3 b", "acc", "s", position=position))
    assert "Name the suit that is missing" in out
    assert "Your hand does not hold that" in out
    assert "You accuse «tre Tre, manca bastoni»: 3 points for the three of every suit but bastoni." in out
    assert "You accuse «Napoletana a danari»: 3 points for three, two and ace of danari." in out
    assert "6 accused" in out


def test_a_lay_down_asks_once_more(capsys: Printed) -> None:
    position = """
    code: tradizionali
    scores: 0 20
    trick A: d4 d7 d6 d5
    hand B: d3 d2
    hand C: s4 s5
    hand D: c4 c5
    hand A: b4 b5
    leader: B
    """
    told = position.replace("    ", "")
    assert "You keep your cards." in played(capsys, "claim", "n", position=told)
    out = flat(played(capsys, "claim", "y", position=told))
    assert "They are sovereign: the rest is yours." in out
    assert "the last trick +1 Art. 34" in out


def test_calling_out_asks_once_more_and_is_verified(capsys: Printed) -> None:
    position = HAND + "scores: 20 0\n"
    assert "You have not called." in played(capsys, "call", "n", position=position)
    out = flat(played(capsys, "call", "y", position=position))
    assert "You call: «fuori»." in out
    assert "counts: 1 missing." in out


def test_dialogue_words_are_simply_typed(capsys: Printed) -> None:
    position = """
    code: tradizionali
    phase: dialogue
    scores: 0 20
    trick A: d4 dA dR d7
    leader: B
    speaker: B
    won: 1 1 0 - reached
    hand B: d3 d2 s3 s2 sA c3 c2 b3 b2
    """
    out = flat(played(capsys, "boh", "non vado", position=position.replace("    ", "")))
    assert "1 «non vado» – not going for the cappotto" in out
    assert "“boh” is not an answer here: say non vado, potrei, scopro, or a number." in out
    assert "You say «non vado»." in out
    assert "You have won the match." in out
    assert "Each loser pays a winner" in out
    assert "the stake +1 Art. 108" in out


def test_pairs_formed_by_the_cards(capsys: Printed) -> None:
    for seed in range(20):
        seated = Table(agreed_table("tradizionali", pairs="B.a"), dealing=shuffled(Random(seed)), who="A")
        seated.say("show", "h", "")
        out = capsys.readouterr().out
        assert "Pairs: " in out
        if "changed places" in out:
            break
    else:
        raise AssertionError("nobody ever changes places")


def test_options_of_the_table(cli: Cli) -> None:
    words = ["play", "tressette", "--seed", "1"]
    assert "to 28" in cli(*words, "--target", "28").out
    assert cli(*words, "--match", "passate", "--passate", "2").code == 0
    assert cli(*words, "--adopt", "review", "--adopt", "own_silence").code == 0
    assert cli(*words, "--option", "stake=marcio e batuffa").code == 0
    assert cli(*words, "--buongioco", "senza accusa").code == 0


@pytest.mark.parametrize(
    "words, told",
    [
        (("--code", "fibur-2019"), "fibur-2019 is a code of burraco"),
        (("--code", "chess"), "no code “chess”"),
        (("--target", "22"), "21"),
        (("--pairs", "C"), "B.b.1"),
        (("--match", "luck"), "--match: no “luck”; there are points, passate, single"),
        (("--passate", "2"), "passate"),
        (("--adopt", "luck"), "153"),
        (("--code", "moderne", "--adopt", "review"), "153"),
        (("--code", "moderne", "--option", "compensation=yes"), "153"),
        (("--option", "stake"), "write NAME=VALUE"),
        (("--bots", "x"), "no bot “x”"),
        (("--target", "20"), "--target: no “20”; there are 21, 28"),
        (("--pairs", "C"), "--pairs: no “C”; there are A, B.a, B.b.1, B.b.2"),
        (("--bots", "basic,basic,basic,basic"), "4 bots for 3 other seats"),
        (("--seat", "E"), "seats are A, B, C, D"),
        (("--buongioco", "loud"), "accusa"),
    ],
)
def test_what_a_table_cannot_be_is_told_in_a_line(cli: Cli, words: tuple[str, ...], told: str) -> None:
    answer = cli("play", "tressette", *words)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("name", ["a" * 300, "b" * 900, "no/such/folder.txt", "\0", "."], ids=len)
def test_a_file_that_cannot_be_written_ends_no_game(capsys: Printed, name: str) -> None:
    out = flat(played(capsys, f"save {name}", "d5"))
    assert "Record written" not in out
    assert "You lead d5 in silence." in out


@pytest.mark.parametrize("lang", ["en", "it"])
def test_help_fits_the_screen(capsys: Printed, lang: str) -> None:
    for french in (False, True):
        out = played(capsys, "?", "? game", "? words", "h", "k", "r", "d5 ?", "say", lang=lang, french=french)
        assert max(map(len, out.splitlines())) <= 80
    assert ("the jack beats the queen." if lang == "en" else "il fante batte la donna.") in flat(out)


def test_the_star_is_explained_once(capsys: Printed) -> None:
    position = HAND + "phase: follow\nleader: D\nplaying: s7 s6\n"
    out = played(capsys, "", "", position=position)
    assert out.count("s7*") == 3
    assert out.count("* takes the trick so far") == 1


def test_who_takes_the_trick_sees_the_table_again(capsys: Printed) -> None:
    position = HAND + "phase: follow\nleader: C\nplaying: s7 s6 s5\n"
    out = played(capsys, "s2", position=position)
    assert out.count("Your hand") == 2
    assert "spade A R" in out.partition("you take the trick, worth ⅓.")[2]


def test_words_that_mean_the_same_stand_in_one_line(capsys: Printed) -> None:
    out = played(capsys, "h")
    assert re.search(r"\d+ d5, +\d+ d4  «busso» – three cards with the Three, which is kept", out)
    assert "which suit you mean is not told" in flat(played(capsys, "say"))


def test_plain_means_letters_only(cli: Cli) -> None:
    for more in ((), ("--french",)):
        out = cli("play", "tressette", "--seed", "1", "--seat", "B", "--plain", *more, stdin="h\nk\ns\nr\n\n").out
        assert not set(out) & set("♥♦♣♠▸─⅓⅔"), set(out) & set("♥♦♣♠▸─⅓⅔")


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("pairs", ["A", "B.b.2"])
@pytest.mark.parametrize("seed", range(4))
def test_two_deals_that_differ_only_in_hidden_cards_look_the_same(capsys: Printed, seed: int, pairs: str) -> None:
    """Cards that the person does not see change hands; all that can be asked before the first card is the same."""
    rng = Random(seed)
    opening = agreed_table("tradizionali", pairs=pairs)
    first = shuffled(Random(seed))(opening)
    hands = TRESSETTE.fold(opening, TRESSETTE.act(opening, first, -1)[0]).hands
    hidden = [one for one in first.order if one not in hands[1]]
    mixed = iter(rng.sample(hidden, len(hidden)))
    second = type(first)(tuple(one if one in hands[1] else next(mixed) for one in first.order), first.cut)
    assert first != second
    printed = []
    for deal in (first, second):
        # No seed here gives all three pairing cards to one player, which would have the deal repeated.
        assert len(TRESSETTE.act(opening, deal, -1)) == (2 if pairs == "B.b.2" else 1)
        table = Table(opening, dealing=lambda state, deal=deal: deal)  # type: ignore[misc]
        table.say("?", "h", "k", "s", "l", "r", "say", "acc", "", "dA", "d3 busso", "acc 3", "call", "n", "claim", "n")
        printed.append(capsys.readouterr().out)
    assert printed[0].partition("in silence")[0] == printed[1].partition("in silence")[0]


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_printed_before_it_can_be_seen(capsys: Printed, seed: int) -> None:
    """In a whole passata, no card is named before it was played, accused or laid down, the person's own apart."""
    seated = Table(agreed_table("tradizionali", match="single", buongioco="silent"), dealing=shuffled(Random(seed)))
    typist = Typist(seated.host, Random(seed), only_cards=True)
    checked: list[int] = []

    def source() -> str:
        out = capsys.readouterr().out
        host = seated.host
        open_to_all = {one.text for trick in host.view().memory for one in trick.cards}
        open_to_all |= {one.text for one in (*host.view().trick, *(host.view().hand or ()))}
        named = set(re.findall(r"\b[dscb][A2-7DCR]\b", out.replace("d3 busso", "").replace("d3 ?", "")))
        assert named <= open_to_all
        checked.append(len(named))
        return "k" if len(checked) % 3 == 0 else typist()

    seated.listen(source)
    assert sum(checked) > 20
