"""What one may do, on the phone, is what the engine lets one do."""

from functools import cache, partial
from itertools import product

import msgspec
import pytest

from tests.games.common.offline.browser_side import run
from tests.texts import TRESSETTE_CODES
from ventaglio import lang
from ventaglio.core.cards import cards, carte
from ventaglio.core.norms import norms
from ventaglio.games.burraco.engine.melds import Fault, read
from ventaglio.games.burraco.game import BURRACO, LIVE_BURRACO
from ventaglio.games.burraco.offline.allowed import FAULTS, WRONG
from ventaglio.games.burraco.offline.allowed import allowed as burraco
from ventaglio.games.common.offline.allowed import askings
from ventaglio.games.common.offline.articles import OF_PLAY, texts
from ventaglio.games.common.offline.askings import answer
from ventaglio.games.common.offline.parts import Answers, Asking, SetUp, games, part
from ventaglio.games.common.offline.speech import slug, speech
from ventaglio.games.tressette.engine.buongioco import combinations
from ventaglio.games.tressette.engine.trick import taker
from ventaglio.games.tressette.offline.allowed import allowed as tressette
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.settings import setting


@pytest.mark.parametrize("game", games())
def test_every_combination_of_facts_has_the_answer_of_the_engine(game: str) -> None:
    told = {one.id: one for one in askings(game, "en")}
    for asking in part(game).askings:
        table = told[asking.id]
        assert [fact.id for fact in table.facts] == list(asking.facts)
        for found in shelf.every_set(game):
            for at, facts in enumerate(asking.grid()):
                given = answer(asking, found.set_id, facts)
                verdict = table.verdicts[table.by[found.set_id][at]]
                assert verdict.yes is (given.refusal is None and not given.instead)
                if given.refusal is not None:
                    assert verdict.why.article == speech(game, "en").words.cite(given.refusal.cite)


@pytest.mark.article("fitres", "153")
def test_no_modern_norm_that_a_table_adopts_changes_what_one_may_do() -> None:
    """Those that can be adopted are about words, calls, the deal and the count."""
    adoptable = " ".join(shelf.get("tradizionali").rules.adoptable)
    for asking in part("tressette").askings:
        plain, adopting = asking, asking._replace(set_up=partial(_adopting, asking, adoptable))
        for facts in asking.grid():
            given, also = (answer(one, "tradizionali", facts) for one in (plain, adopting))
            assert given.kind == also.kind
            assert (given.refusal and given.refusal.reason) == (also.refusal and also.refusal.reason)


def _adopting(asking: Asking, names: str, told: Answers) -> SetUp:
    position, actions = asking.set_up(told)
    return SetUp(f"adopted: {names}\n{position}", actions)


@pytest.mark.article("fibur-2019", "14", "17")
@pytest.mark.article("internazionale", "Regola 1")
@pytest.mark.article("circolo", "5")
def test_who_may_close() -> None:
    close = part("burraco").askings[0]
    facts = {"pozzetto": "taken", "burraco": "dirty", "last": "natural", "lap": "later"}
    said = {code: answer(close, code, facts) for code in ("fibur-2019", "estratto", "internazionale", "circolo")}
    assert [code for code, one in said.items() if one.refusal is None] == ["fibur-2019", "estratto", "circolo"]
    wild = answer(close, "fibur-2019", {**facts, "last": "wild"}).refusal
    assert wild is not None
    assert wild.reason == "close-with-wild"
    first = answer(close, "circolo", {**facts, "lap": "first"}).refusal
    assert first is not None
    assert first.reason == "close-in-first-lap"
    assert answer(close, "circolo", {**facts, "pozzetto": "there", "last": "laid"}).kind == "flies"


@pytest.mark.parametrize("language", lang.available())
def test_every_article_that_is_named_can_be_opened(language: str) -> None:
    known = {(text.id, article.slug) for text in texts(language) for article in text.articles}
    for game in games():
        found = msgspec.to_builtins(part(game).allowed(language))
        assert found["game"] == game
        assert {(one["document"], one["slug"]) for one in _backed(found)} <= known


@pytest.mark.parametrize("language", lang.available())
def test_tournament_norms_are_told_with_their_articles(language: str) -> None:
    told = {text.id: {one.slug: one.norms for one in text.articles} for text in texts(language)}
    words = DeskWords(Voice(translator(language)))
    count = 0
    for found in shelf.every_set():
        regulation = found.norm_set.regulation
        for name, norm in norms(regulation) if regulation is not None else ():
            article = told[found.document].get(slug(norm.cite.article), ())
            if name not in OF_PLAY and norm.stated and norm.cite.code == found.document and article:
                assert setting(words, name) in {one.title for one in article}, (found.set_id, name)
                count += 1
    assert count > 60


def _backed(data: object) -> list[dict[str, str]]:
    if isinstance(data, dict):
        own = [data] if {"document", "slug"} <= data.keys() else []
        return own + [one for value in data.values() for one in _backed(value)]
    return [one for value in data for one in _backed(value)] if isinstance(data, list | tuple) else []


WRONG_LAID = (
    *("4h 5h 6h 9s", "4h 5h 7h 8h", "* 2s 4h 5h", "9h 9d 9c", "9h 9d", "4h 5h", "9h 9d 9s 5c", "4h 4h 5h 6h"),
    *("Ah Ah 2h 3h", "* 2h 2s", "Kh Ah 3h", "9h 9d 9c 2s *"),
)


@pytest.mark.browser
def test_wrong_cards_are_called_what_a_live_table_calls_them() -> None:
    """Surplus cards apart: there a referee has an article of its own, where the rest is a meld."""
    codes = [one for one in burraco("en").codes if one.id != "circolo"]
    got = run("found", {"codes": [msgspec.to_builtins(one) for one in codes], "laid": WRONG_LAID})
    for code, answered in zip(codes, got, strict=True):
        for line, name in zip(WRONG_LAID, answered, strict=True):
            text = f"code: {code.id}\nphase: play\nhand B: {line} 8c Tc Qc"
            live = LIVE_BURRACO.parse_position(text, complete=True)
            if not isinstance(read(cards(line), None, live.state.table.law), Fault):
                assert name == ""
                continue
            events = LIVE_BURRACO.act(live, LIVE_BURRACO.parse_action(f"open {line}"), 1)
            noted = [event.incident.irregularity for event in events if hasattr(event, "incident")]
            assert noted == [name], (code.id, line)


def test_every_fault_that_melds_can_have_has_its_words() -> None:
    reasons = {reason for reason, _ in FAULTS}
    assert set(WRONG) - {"equal-set"} <= reasons <= set(BURRACO.reasons)


@pytest.mark.browser
@pytest.mark.article("fitres", "5", "32", "172", "175")
def test_tricks_and_buongioco_are_found_as_by_the_engine() -> None:
    ranks = "32ARCD7654"
    # The first card is of danari; each other follows with some rank, or plays another suit.
    others = [f"d{rank}" for rank in ranks] + ["s3"]
    tricks = [
        (first, *rest)
        for first in (f"d{rank}" for rank in ranks)
        for rest in product(others[::2], repeat=3)
        if len({first, *rest} - {"s3"}) + rest.count("s3") == 4
    ]
    faces = [f"{suit}{rank}" for suit in "dscb" for rank in "32A"]
    hands = [tuple(face for at, face in enumerate(faces) if mask >> at & 1) for mask in range(1 << len(faces))]
    hands = [hand for hand in hands if len(hand) <= 10]
    data = tressette("en")
    got = run(
        "tricks",
        {
            "codes": [msgspec.to_builtins(one) for one in data.codes],
            "tricks": [" ".join(one) for one in tricks],
            "hands": [" ".join(one) for one in hands],
        },
    )
    taken = [taker(0, carte(" ".join(one))) for one in tricks]
    for code, answered in zip(data.codes, got["codes"], strict=True):
        rules = TRESSETTE_CODES[code.id]
        words = speech("tressette", "en", code.id).words
        assert isinstance(words, TressetteWords)
        assert answered["taken"] == taken
        said_of = cache(words.accusation)
        worth = rules.thirds.value
        assert answered["thirds"] == [sum(worth[card[1]] for card in one) for one in tricks]
        for hand, said in zip(hands, answered["held"], strict=True):
            held = combinations(carte(" ".join(hand)), rules.buongioco_length.value)
            assert sorted(said) == sorted(said_of(*one) for one in held), hand
