"""The doubtful places of the Burraco codes: how each was resolved, shown by a case.

A resolution is a reading that the ruling states, or a difference between codes that their articles settle; then the
orders show it.
"""

from typing import Final, NamedTuple

import pytest

from tests.texts import BOOKS
from ventaglio.law.referee.inquiry import Ruling

F19: Final = "fibur-2019"
EXTRACT: Final = "estratto"
INT: Final = "internazionale"


class Shown(NamedTuple):
    """One side of a resolution: what comes out, by which reading, or by which orders where the article settles it."""

    resolution: str
    shows: str
    code: str
    irregularity: str
    facts: str
    """Fact and answer in turn."""
    reading: str = ""
    orders: tuple[str, ...] = ()
    bounds: tuple[str, ...] = ()


LOST: Final = ("stands play",)
DISCRETION: Final = ("warn offender", "arbitral-score side")

RESOLUTIONS: Final = (
    # ── Warnings, the right to a penalty, who may point something out ────────────────────────────────────────────────
    Shown("C-52", "three warnings of the pair", F19, "warnings-add-up", "warnings 3", "warnings-of-the-pair"),
    Shown("C-52", "two warnings, match points", INT, "warnings-add-up", "warnings 2", "worth-of-a-victory-point"),
    Shown(
        *("C-52", "a repeated look at the pozzetto", INT, "pozzetto-seen-early"),
        "picked-up-since no repeated yes information-passed no",
        "worth-of-a-victory-point",
    ),
    Shown("C-53", "a pick-up ends the right", F19, "play-without-pick-up", "when later", orders=LOST),
    Shown(
        *("C-53", "only what cannot be undone is lost", INT, "play-without-pick-up", "when later restorable no"),
        orders=LOST,
        bounds=DISCRETION,
    ),
    Shown(
        *(
            "C-53",
            "the article on later phases first",
            F19,
            "pointed-out-late",
            "when later late-irregularity wrong-meld",
        ),
        "later-phase-of-the-article-first",
    ),
    Shown(
        *(
            "C-53",
            "the article on later phases first",
            INT,
            "pointed-out-late",
            "when later late-irregularity wrong-meld",
        ),
        "later-phase-of-the-article-first",
    ),
    Shown(
        *("C-54", "the partner waits for the discard", F19, "pointed-out", "noticed-by partner partner-waited no"),
        orders=("stop offender", "no-cure", "apply-article"),
    ),
    Shown(
        *("C-54", "everybody may, and all stop", INT, "pointed-out", "noticed-by partner suggests-a-play no"),
        orders=("wait-for-ruling", "apply-article"),
    ),
    # ── Penalised cards, closing ─────────────────────────────────────────────────────────────────────────────────────
    Shown(
        *("C-03", "by rank, then by suit", F19, "gave-up-opening", "when now"),
        "penalised-cards-by-rank",
        ("penalise laid-cards", "discard penalised-cards offender now"),
    ),
    Shown(
        *("C-03", "by rank, then by suit", INT, "set-not-allowed", "when now"),
        "penalised-cards-by-rank",
        ("stop offender", "penalise wrong-meld", "discard penalised-cards offender now"),
    ),
    Shown(
        *("C-55", "free on later turns", F19, "played-before-penalised-discard", "same-turn no"),
        "bound-only-in-the-same-turn",
        ("stands play",),
    ),
    Shown(
        *("C-55", "free on later turns", INT, "played-before-penalised-discard", "same-turn no"),
        "bound-only-in-the-same-turn",
        ("stands play",),
    ),
    *(
        Shown(
            *("C-56", "the play before comes back", code, "close-without-discard", "when now last-play attached"),
            "play-before-the-discard-comes-back",
            ("discard last-attached offender now", "return play-before-last hand", "close-next-turn"),
        )
        for code in (F19, INT, EXTRACT)
    ),
    *(
        Shown(
            *(
                "C-57",
                "the last play is penalised",
                code,
                "close-without-burraco",
                "when before-pick-up wild-discarded no",
            ),
            orders=("stands discard", "penalise last-play", "discard penalised-cards offender next-turns"),
        )
        for code in (F19, INT)
    ),
    Shown(
        *("C-57", "the last play comes back", EXTRACT, "close-without-burraco", ""),
        orders=("return last-play hand", "stands discard"),
    ),
    Shown("C-57", "the whole addition, with a wild too", EXTRACT, "close-with-wild", "", "whole-last-addition"),
    Shown(
        *("C-58", "the rest is exposed", F19, "close-without-discard", "when now last-play new-meld"),
        orders=("discard one-of-last-meld offender now", "expose remaining-cards", "keep-off remaining-cards"),
    ),
    Shown(
        *("C-58", "the meld comes back", INT, "close-without-discard", "when now last-play new-meld"),
        orders=(
            *("return last-meld hand", "discard one-of-last-meld offender now", "not-on-partners-new-melds"),
            "close-next-turn",
        ),
    ),
    Shown(
        *("C-58", "the meld comes back", EXTRACT, "close-without-discard", "last-play new-meld"),
        orders=("return last-meld hand", "discard one-of-last-meld offender now", "not-on-partners-new-melds"),
    ),
    # ── Ghost cards, equal sets, exposed and surplus cards ───────────────────────────────────────────────────────────
    Shown(
        *("C-59", "what was added counts against", F19, "ghost-card"),
        "found-in old-meld found-by-adding yes can-stay no burraco none",
        orders=(
            *("negative attached-cards", "freeze old-meld for-good"),
            "discard ghost-card player-on-turn end-of-turn",
        ),
    ),
    Shown(
        *("C-59", "what was added is good", INT, "ghost-card", "found-in old-meld burraco none"),
        "article-over-glossary",
        ("freeze old-meld for-good", "negative ghost-card", "stands attached-cards"),
    ),
    Shown(
        *(
            "C-60",
            "at once, the wild of the second set",
            F19,
            "equal-sets",
            "when now burraco none wild-in-both yes closing no",
        ),
        orders=("merge", "freeze first-set for-good", "stop offender", "discard second-wild offender now"),
    ),
    Shown(
        *("C-60", "later, the higher wild", F19, "equal-sets", "when later burraco none wild-in-both yes"),
        orders=("merge", "freeze first-set for-good", "negative higher-wild"),
    ),
    Shown(
        *(
            "C-60",
            "the highest card",
            INT,
            "equal-sets",
            "when before-pick-up wild-in-both yes burraco none closing no",
        ),
        "highest-card-is-the-higher-wild",
        ("merge", "freeze first-set for-good", "discard higher-wild offender next-turn"),
    ),
    Shown(
        *("C-60", "a wild does not close", F19, "equal-sets", "when now burraco earlier wild-in-both yes closing yes"),
        "second-wild-before-the-close",
        (
            *("merge", "freeze first-set for-good", "stands burraco"),
            *("stop offender", "discard second-wild offender now", "close-next-turn"),
        ),
    ),
    Shown(
        *("C-60", "no next turn after a close", INT, "equal-sets"),
        "when before-pick-up wild-in-both yes burraco none closing yes",
        "no-next-turn-so-counted-against",
        ("merge", "freeze first-set for-good", "stands close", "negative higher-wild"),
    ),
    Shown(
        *("C-61", "one may decline to play it", F19, "exposed-card-not-played", ""),
        orders=("penalise exposed-card", "discard exposed-card offender end-of-turn"),
    ),
    Shown(
        *("C-61", "it must be played", INT, "exposed-card-not-played", "exposed-card-fits yes"),
        orders=("play exposed-card offender",),
    ),
    Shown(
        *("C-61", "the card is kept off", F19, "exposed-card", "exposed-to partner picked-up-since no own-turn no"),
        "bar-until-the-next-turn-ends",
        ("expose exposed-card", "keep-off exposed-card"),
    ),
    Shown(
        *("C-61", "every card is kept off", INT, "exposed-card", "exposed-to partner picked-up-since no own-turn no"),
        "bar-until-the-next-turn-ends",
        ("expose exposed-card", "keep-off all-cards"),
    ),
    Shown("C-61", "only opponents saw it", F19, "exposed-card", "exposed-to opponents"),
    Shown(
        "C-62", "a garbled heading", INT, "surplus-cards", "when now laid-how with-the-meld", "surplus-cards-heading"
    ),
    Shown(
        *("C-62", "cured first", INT, "wrong-attach", "when now put-right-with-missing fully"),
        "put-right-before-discarding",
    ),
    # ── Out of turn, reminders ───────────────────────────────────────────────────────────────────────────────────────
    Shown(
        *("C-63", "a blind card is not shown", F19, "pick-up-out-of-turn"),
        "picked-up-since no picked-up draw made-play no mixed-in yes",
        "blind-card-is-not-shown",
        ("blind-draw", "limit offender draw"),
    ),
    Shown(
        *("C-63", "he discards all the same", F19, "pick-up-after-pozzetto"),
        "when now picked-up collect made-play yes played new-melds opened-melds complete",
        "discards-all-the-same",
    ),
    Shown(
        *("C-64", "no article", INT, "play-out-of-turn", "picked-up-since no played new-melds opened-melds complete"),
        "no-article-on-playing-out-of-turn",
        ("freeze new-melds until-next-turn",),
    ),
    Shown(
        *("C-65", "a reminder of the turn", F19, "reminder"),
        "when now reminded-of turn pozzetto-to-play no begun-to-play no",
        "reminder-by-content",
        ("warn offender", "choose pick-up opponents", "play-on"),
    ),
    Shown(
        *("C-65", "a reminder to pick up", F19, "reminder", "when now reminded-of turn pozzetto-to-play yes"),
        "reminder-by-content",
        ("warn offender", "stop partner", "pick-up partner either", "discard any-card partner now"),
    ),
    Shown("C-66", "whose pick-up", F19, "stock-inspected", "picked-up-since no", "next-of-that-side-is-bound"),
    # ── The pozzetto ─────────────────────────────────────────────────────────────────────────────────────────────────
    Shown("C-67", "even if they agreed", F19, "pozzetto-not-handed-over", "when now", "both-sides-warned"),
    Shown("C-68", "the special article", F19, "pozzetto-by-wrong-meld", "when later", "whole-meld-negative"),
    Shown(
        *("C-69", "without a burraco", F19, "second-pozzetto"),
        "when later opponents-out-of-cards yes opponents-burraco no",
        "robbed-side-pays-nothing",
        ("stands play", "stands close", "bonus opponents closing-100", "bonus opponents arbitral-100"),
    ),
    Shown(
        *("C-70", "not out of cards", F19, "out-with-penalised-cards"),
        "when before-pick-up went-out pozzetto penalised-left yes",
        "penalised-cards-are-held",
        ("return pozzetto-cards pozzetto", "discard penalised-cards offender next-turns"),
    ),
    Shown(
        *("C-70", "the last one closes", INT, "out-with-penalised-cards"),
        "when before-pick-up went-out close penalised-left no wild-discarded no",
        "penalised-cards-are-held",
        ("stands close",),
    ),
    # ── Frozen melds ─────────────────────────────────────────────────────────────────────────────────────────────────
    *(
        Shown(
            *("C-71", "however the hand ends", code, "hand-ends-while-frozen"),
            "frozen-for no-pick-up hand-ended-by otherwise played new-melds",
            "any-end-of-the-hand",
            ("negative new-melds",),
        )
        for code in (F19, INT)
    ),
    Shown(
        *("C-71", "whatever it was frozen for", F19, "hand-ends-while-frozen"),
        "frozen-for other played attached burraco earlier",
        "any-passing-freeze",
        ("negative attached-cards", "stands burraco"),
    ),
    Shown(
        *("C-72", "a burraco from before stands", F19, "surplus-cards", "when later burraco earlier"),
        "burraco-before-the-mistake",
        ("freeze wrong-meld for-good", "stands burraco", "negative surplus-cards"),
    ),
    Shown(
        *("C-72", "one by the mistake is void", INT, "surplus-cards", "when later burraco by-this"),
        "burraco-before-the-mistake",
        ("freeze wrong-meld for-good", "void-burraco", "negative surplus-cards"),
    ),
    Shown(
        *("C-72", "the glossary lets one from before stand", INT, "surplus-cards", "when later burraco earlier"),
        orders=("freeze wrong-meld for-good", "stands burraco", "negative surplus-cards"),
    ),
    Shown(
        *("C-72", "a card on a frozen meld", F19, "attached-to-frozen-meld", "frozen-by-referee yes when now"),
        "card-on-frozen-meld-is-surplus",
    ),
    # ── Wrong melds, powers ──────────────────────────────────────────────────────────────────────────────────────────
    Shown(
        *(
            "C-73",
            "with a wild, one card",
            F19,
            "wrong-opening",
            "when now wild-in-it yes put-right-with-one-card fully",
        ),
        orders=("complete wrong-meld one-card", "stop offender", "discard any-card offender now"),
    ),
    Shown(
        *("C-73", "with a wild in a run, as he likes", INT, "wrong-opening"),
        "when now wild-in-it yes meant-as-run yes put-right-own-choice fully",
        orders=("complete wrong-meld own-choice", "stop offender", "discard any-card offender now"),
    ),
    Shown(
        *("C-73", "not cured", F19, "wrong-opening", "when now wild-in-it no put-right-replacing no rest-valid no"),
        "no-meld-all-penalised",
        ("stop offender", "penalise laid-cards", "discard penalised-cards offender now"),
    ),
    Shown(
        *("C-73", "a meld is left", F19, "wrong-opening"),
        "when now wild-in-it no put-right-replacing no rest-valid yes",
        orders=("stop offender", "penalise surplus-cards", "discard penalised-cards offender now"),
    ),
    Shown(
        *("C-74", "two powers that are in the code", INT, "not-in-the-code", ""),
        "warning-and-arbitral-score-are-in-the-code",
        bounds=DISCRETION,
    ),
    # ── How long, noticed by whom, found when ────────────────────────────────────────────────────────────────────────
    Shown(
        *("C-75", "attached cards to the letter", F19, "pick-up-out-of-turn"),
        "picked-up-since no picked-up draw made-play yes drawn-card attached cards-hanging no",
        "attached-frozen-to-the-letter",
        ("stop offender", "return drawn-card stock", "freeze touched-melds until-next-turn", "limit offender draw"),
    ),
    Shown(
        *("C-76", "the player himself", F19, "play-without-pick-up", "when now noticed-by offender played attached"),
        "noticed-by-himself",
    ),
    Shown(
        *("C-76", "after the discard", F19, "play-without-pick-up", "when before-pick-up played attached"),
        "seen-after-the-discard",
        ("pick-up offender draw", "stands discard", "freeze touched-melds until-next-turn"),
    ),
    Shown(
        *("C-77", "a ghost card after the discard", INT, "ghost-card"),
        "found-in new-meld when before-pick-up can-stay no",
        "open-meld-until-the-pick-up",
    ),
    Shown(
        *("C-77", "no warning, whoever noticed", INT, "play-without-pick-up", "when now played attached"),
        orders=(
            *("stop offender", "pick-up offender either", "discard any-card offender now"),
            "freeze touched-melds until-next-turn",
        ),
    ),
    Shown(
        *("C-78", "in full view", F19, "surplus-cards", "when later burraco none"),
        "hidden-is-ghost-visible-is-surplus",
        ("freeze wrong-meld for-good", "negative surplus-cards"),
    ),
    Shown(
        *("C-78", "hidden", F19, "ghost-card", "found-in old-meld found-by-adding no can-stay no burraco none"),
        "hidden-is-ghost-visible-is-surplus",
        ("penalise ghost-card", "discard ghost-card first-of-side end-of-turn", "freeze old-meld for-good"),
    ),
    Shown("C-79", "nobody to see it", F19, "exposed-card", "exposed-to no-partner", "no-partner-no-exposed-card"),
    Shown("C-79", "three on a side", EXTRACT, "hint", "", "team-mates-are-partners"),
)


@pytest.mark.parametrize("shown", RESOLUTIONS, ids=[f"{one.resolution} {one.code}: {one.shows}" for one in RESOLUTIONS])
def test_a_doubtful_place_is_resolved(shown: Shown) -> None:
    words = shown.facts.split()
    ruling = BOOKS["burraco"][shown.code].rule(shown.irregularity, dict(zip(words[::2], words[1::2], strict=True)))
    assert isinstance(ruling, Ruling)
    if shown.reading:
        assert shown.reading in ruling.readings
    if shown.orders or not shown.reading:
        assert tuple(str(step.remedy) for step in ruling.steps) == shown.orders
    assert tuple(str(step.remedy) for step in ruling.bounds) == shown.bounds


def test_every_resolution_on_irregularities_is_shown() -> None:
    assert {one.resolution for one in RESOLUTIONS} == {"C-03", *(f"C-{number}" for number in range(52, 80))}
