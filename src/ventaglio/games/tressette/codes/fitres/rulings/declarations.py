"""Declarations: not allowed, untrue, unclear, or denied by the card led (Art. 39–58, 64, 123–129, 157–168)."""

from collections.abc import Iterator
from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import (
    MODERN,
    TRADITIONAL,
    SetFamily,
    corrected,
    explicit_cure,
)
from ventaglio.games.tressette.engine.rules import OwnSilence, Repetition, Rules
from ventaglio.games.tressette.referee.law import Ask

DECLARATIONS: Final = SetFamily("declarations")


# ── Not allowed, too late, untrue (64) ───────────────────────────────────────────────────────────────────────────────


def _barring(rules: Rules) -> Iterator[str]:
    """The articles that may bar words: what was led in silence and won (124), and whatever no formula allows (58, 127).

    By the modern norms, or those of them that a table has adopted: out of its moment (158, 160, 163), said before (164,
    165), known to all (161, 162, 167).
    """
    yield from ("58", "124")
    modern = {
        "158": rules.trick_suit_only_at_deposit.value,
        "160": rules.other_suits_before_play_suit.value,
        "161": rules.notorious_voids_unsaid.value,
        "162": rules.notorious_liscio_unsaid.value,
        "163": rules.other_suits_before_play_suit.value,
        "164": rules.own_silence.value is OwnSilence.NOTHING_WHILE_ON_LEAD,
        "165": rules.repetition.value is Repetition.STILL_VERY_LONG_ONLY,
        "167": rules.notorious_sovereignty_unsaid.value,
    }
    yield from (article for article, holds in modern.items() if holds)
    yield rules.play_suit_list.cite.article


@DECLARATIONS.both("64", "wrong-declaration")
def _wrong(ask: Ask) -> None:
    """Untrue, or not to be said: by him, any more, or at all."""
    fault = ask.one("declaration-fault", "untrue", "not-on-lead", "after-lead", "barred")
    if fault == "untrue":
        ask.rests_on("12", "128")
        explicit_cure(ask, "rectify declaration", evidence=True)
        return
    ask.rests_on(*(_barring(ask.law.rules) if fault == "barred" else ("39",)))
    explicit_cure(ask, "void declaration")


@DECLARATIONS.both("64", "card-against-declaration")
def _card_against(ask: Ask) -> None:
    """The card stays (23), so it is the declaration that gives way; a later card may prove it (66)."""
    ask.rests_on("23", "58")
    explicit_cure(ask, "stands card", "rectify declaration", evidence=True)


# ── Wrong in good faith (43, 52) ─────────────────────────────────────────────────────────────────────────────────────


@DECLARATIONS.both("43", "wrong-about-partners-suit")
def _partners_suit(ask: Ask) -> None:
    """Nobody can be sure where the partner's interest lies; good faith is presumed (95)."""
    if ask.yes("good-faith"):
        ask.nothing("95")
        return
    ask.rests_on("64")
    explicit_cure(ask, "rectify declaration", evidence=True)


@DECLARATIONS.both("52", "wrong-sovereignty")
def _sovereignty(ask: Ask) -> None:
    """A slip, unless the card would be sovereign thanks to a card that the player must know: of tressette, or the Re.

    The same where it is said with *piombo* (56). How it is punished is not said.
    """
    ask.rests_on("51", "56")
    if ask.one("sovereign-by", "tressette-or-re", "other-cards") == "other-cards" and ask.yes("good-faith"):
        ask.nothing("95")
        return
    ask.rests_on("64")
    explicit_cure(ask, "rectify declaration", evidence=True)


# ── Unclear (128, 129) ───────────────────────────────────────────────────────────────────────────────────────────────


@DECLARATIONS.says(TRADITIONAL, "129", "unclear-declaration")
def _unclear_traditional(ask: Ask) -> None:
    _unclear(ask)


@DECLARATIONS.says(MODERN, "129", "unclear-declaration")
def _unclear_modern(ask: Ask) -> None:
    """The modern norms call back the articles before these two (157) without replacing them."""
    ask.rests_on("157")
    ask.reads("traditional-where-not-replaced")
    _unclear(ask)


def _unclear(ask: Ask) -> None:
    """Whoever has not yet answered may ask; but a conforming declaration leaves nothing to ask about (128).

    If it proves substantially wrong the article sends back to one that only says how anomalies come to light (66).
    """
    if ask.yes("conforming"):
        ask.order("stands declaration", "play-on", article="128")
    elif not ask.yes("asked-before-responding"):
        ask.order("stands declaration", "play-on")
    elif ask.yes("substantially-wrong"):
        ask.rests_on("66", "64")
        ask.reads("only-how-it-comes-to-light")
        corrected(ask, "rectify declaration")
    else:
        ask.order("clarify declaration")
