"""Both games told to one viewer, from views and redacted events alone."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.games.burraco.referee.test_burraco_clumsy import story as burraco_story
from tests.games.common.words.viewers import Viewer
from tests.games.tressette.codes.fitres.deals import MIXED
from tests.games.tressette.referee.test_tressette_clumsy import story as tressette_story
from tests.texts import BURRACO_CODES
from ventaglio.core.record import Step, parse_record, steps
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.plugin.commands import stage_of
from ventaglio.games.common.plugin.shelves import games, live_games
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.words.telling import TressetteTelling
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice

PLAYED = Path(__file__).parents[3] / "playthroughs"
IN_LANGUAGES = pytest.mark.parametrize("lang", available())
LIVE_BURRACO, LIVE_TRESSETTE = live_games()["burraco-live"], live_games()["tressette-live"]


def played(name: str) -> tuple[Any, list[Step]]:
    game, record = parse_record((PLAYED / f"{name}.txt").read_text(encoding="utf-8"), games())
    return game, list(steps(game, record))


def told(name: str, you: Seat | None) -> list[str]:
    game, done = played(name)
    viewer = Viewer(game, done[0].before, you)
    return [sentence for step in done for sentence in viewer.sees(step.move.by, step.events)]


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def burraco(*lines: str, you: Seat | None = None, live: bool = False, lang: str = "en") -> Viewer:
    text = "\n".join(("code: fibur-2019", *lines))
    game = LIVE_BURRACO if live else BURRACO
    return Viewer(game, game.parse_position(text, complete=True), you, lang)


TURN = ("hand B: 4h 4d 4s 9h Kd 7c", "stock: 6s 3c 3d 3h 5s", "pile: 8d")


def test_a_turn_is_one_sentence_and_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    acts = ("B draw", "B open 4h 4d 4s", "B discard Kd")
    assert burraco(*TURN, you=1).watches(*acts) == ["You draw 6♠, open 1: 4♥ 4♦ 4♠, discard K♦."]
    for other in (0, None):
        assert burraco(*TURN, you=other).watches(*acts) == ["B: draws, opens 1: 4♥ 4♦ 4♠, discards K♦."]


def test_what_is_gathered_of_a_turn_can_be_asked_for_or_forgotten() -> None:
    viewer = burraco(*TURN)
    assert viewer.watches("B draw") == []
    assert viewer.telling.rest() == ["B: draws."]
    viewer.watches("B open 4h 4d 4s")
    viewer.telling.look(BURRACO.view(viewer.state, None))
    assert viewer.watches("B discard Kd") == ["B: discards K♦."]


def test_a_turn_that_ran_out_of_time_is_told_of_the_player_not_of_the_table() -> None:
    viewer = burraco(*TURN)
    sentences = viewer.watches("B draw", "table expire") + viewer.telling.rest()
    assert sentences[0] == "B: draws."
    assert sentences[1].startswith("B: runs out of time")


@pytest.mark.parametrize("you", [None, 0, 2])
def test_a_whole_match_of_burraco_ends_with_its_hands_and_itself(you: Seat | None) -> None:
    sentences = told("fibur-2019-4", you)
    assert sentences[-1] == "The match is over: time is up."
    _, done = played("fibur-2019-4")
    turns = sum(type(event).__name__ == "Discarded" for step in done for event in step.events)
    assert sum("discard" in one for one in sentences) == turns
    mine = sum(type(event).__name__ == "Drew" and event.seat == you for step in done for event in step.events)
    assert sum("draw " in one for one in sentences) == mine, "only one's own draws name the card"


def test_options_of_a_table_reach_its_teller_with_the_view() -> None:
    """Which melds are burrachi of which kind hangs on the law of the table, and the view says which that is."""
    long = "meld B: 5h 6h 7h 8h 9h Th"
    viewer = burraco("phase: play", long, "hand B: Jh 9s Kd 7c", you=1)
    viewer.watches("B attach 1 Jh")
    assert viewer.telling.rest() == ["You attach J♥ to 1: 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ – clean burraco."]


# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────


def tressette(*lines: str, you: Seat | None = None, live: bool = False, lang: str = "en") -> Viewer:
    game = LIVE_TRESSETTE if live else TRESSETTE
    text = "\n".join(("code: tradizionali", "dealer: D", *(lines or MIXED)))
    return Viewer(game, game.parse_position(text, complete=True), you, lang)


@pytest.mark.parametrize("name", ["tressette-tradizionali-B.a-accusa", "tressette-moderne-B.b.2-senza-accusa"])
def test_the_public_hears_what_the_terminal_says(name: str) -> None:
    game, done = played(name)
    stage = stage_of(game.name, Terminal(translator("en")), done[0].before)
    said: list[str] = []
    for step in done:
        stage.began(step)
        said += stage.tell(step)
    ends = [one for one in told(name, None) if one not in said]
    assert [one for one in told(name, None) if one in said] == said
    assert ends[0] == "The passata is over."
    assert ends[-1].startswith("The match is over")


def test_who_joins_in_the_middle_of_a_trick_takes_no_card_for_a_lead() -> None:
    viewer = tressette()
    viewer.watches("A play s4", "B play s6")
    later = Viewer(TRESSETTE, viewer.state, 2)
    assert later.watches("C play s7", "D play sR") == ["You s7, D sR – D takes the trick, worth ⅓."]


def test_a_player_who_changes_places_is_still_spoken_to() -> None:
    game, done = played("tressette-tradizionali-B.a-accusa")
    swaps = [step for step in done for event in step.events if getattr(event, "swapped", None)]
    for player in range(4):
        viewer = Viewer(game, done[0].before, done[0].before.players.index(player))
        for step in done:
            viewer.you = step.before.players.index(player)
            told = viewer.sees(step.move.by, step.events)
            if step in swaps:
                assert any("you" in one for one in told)
        sitting = viewer.state.players.index(player)
        assert viewer.telling._names.you == sitting
        viewer.telling.look(game.view(viewer.state, None))
        assert viewer.telling._names.you == sitting
    assert swaps


# ── Live-tables ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_mistake_at_burraco_is_told_as_play_and_its_ruling_order_by_order() -> None:
    viewer = burraco("hand B: 4h 4d 4s 4c 9h Kd 7c", "pile: 8d", you=2, live=True)
    assert viewer.watches("B open 4h 4d 4s") == []
    called, *orders = viewer.watches("C call 1")[1:]
    assert called == "You call the referee, who rules:"
    assert "Frozen until the player's next pick-up: the melds just opened." in orders
    assert viewer.watches("B draw", "B discard Kd") == ["B: draws, discards K♦."]


def test_cards_that_make_no_meld_are_told_as_they_are_laid() -> None:
    viewer = burraco("phase: play", "hand B: 4h 9d Ks 9h Kd 7c", live=True)
    viewer.watches("B open 4h 9d Ks")
    assert viewer.telling.rest() == ["B: lays down 4♥ 9♦ K♠."]


def test_a_ruling_at_tressette_says_who_has_something_to_settle() -> None:
    viewer = tressette(you=1, live=True)
    viewer.watches("A play s4", "B play c6")
    sentences = viewer.watches("C call 1 reservation=no")
    assert sentences[:2] == ["You c6 …", "C calls the referee, who rules:"]
    settles = "You must play another card in place of yours, one that follows suit (Art. 73 — FITRES)."
    assert settles in sentences
    assert viewer.watches("B replace s6") == ["You take c6 back and play s6 instead."]
    assert viewer.watches("C play s7", "D play sR") == ["C s7, D sR – D takes the trick, worth ⅓."]


def test_a_trick_put_right_after_it_was_taken_is_told_once_more() -> None:
    viewer = tressette(live=True)
    viewer.watches("A play s4", "B play c6", "C play s7", "D play sR")
    sentences = viewer.watches("A call 1 reservation=no", "B replace s3", "C replace sC")
    assert "The trick just taken lies on the table again." in sentences
    assert sentences[-1] == "B takes the trick, worth 1."
    assert viewer.watches("B play c6") == ["B leads c6 in silence."]


def test_a_card_taken_back_leaves_its_place_to_the_next() -> None:
    viewer = tressette(live=True)
    sentences = viewer.watches("A play s4", "B play s6", "B withdraw", "B play s2", "C play s7", "D play sR")
    assert "B takes back the card just played." in sentences
    assert sentences[-1] == "B s2, C s7, D sR – B takes the trick, worth ⅔."
    lead = tressette(live=True).watches("A play s4", "A withdraw", "A play s4")
    assert lead[-1] == lead[0]


@pytest.mark.parametrize("name, code, seed", [("burraco-live", "fibur-2019", 2), ("tressette-live", "moderne", 4)])
def test_of_a_mistake_nobody_is_told(name: str, code: str, seed: int) -> None:
    game, story = live_games()[name], (burraco_story if name == "burraco-live" else tressette_story)(code, seed)
    unnoticed = [event for event in story.log if type(event).__name__ == "Noted"]
    viewer = Viewer(game, story.opening)
    assert unnoticed
    for event in story.log:
        sentences = viewer.sees(TABLE, (event,))
        assert event not in unnoticed or sentences == []


def test_whoever_lays_down_too_early_lays_down_in_words_too() -> None:
    (said,) = tressette(you=0, live=True).watches("C claim")
    assert said.startswith("C lays down ")
    (own,) = tressette(you=2, live=True, lang="it").watches("C claim")
    assert own.startswith("Metti a terra ")


@IN_LANGUAGES
def test_whatever_clumsy_players_and_their_referee_do_can_be_told(lang: str) -> None:
    stories: list[tuple[Any, Any]] = [(LIVE_BURRACO, burraco_story(code, 0)) for code in BURRACO_CODES]
    stories += [(LIVE_TRESSETTE, tressette_story("tradizionali", seed)) for seed in range(30)]
    met = set()
    for game, story in stories:
        viewer = Viewer(game, story.opening, 1, lang)
        for event in story.log:
            sentences = viewer.sees(TABLE, (event,)) + viewer.telling.rest()
            assert all(one and one[0] != " " and one[-1] not in " ,;" for one in sentences), sentences
            if sentences:
                met.add(type(getattr(event, "event", event)).__name__)
    assert {"Ruled", "Written", "Moved", "LaidAstray", "Heard", "Asked", "Returned", "CardWithdrawn"} <= met


def test_what_is_told_in_two_languages_is_two_texts_of_one_story() -> None:
    pairs = []
    for lang in available():
        viewer = tressette(lang=lang)
        pairs.append(viewer.watches("A play s4", "B play s6", "C play s7", "D play sR"))
    assert all(len(one) == len(other) and one != other for one, other in pairwise(pairs))


def test_an_onlooker_of_one_hand_is_not_spoken_to() -> None:
    """A spectator at Tressette sees a sponsor's hand, and is not the sponsor."""
    viewer = tressette(you=0)
    viewer.telling = TressetteTelling(Voice(translator("en")), TRESSETTE.view(viewer.state, 0), None)
    assert viewer.watches("A play s4") == ["A leads s4 in silence."]
