"""Calling out too early, and losing the right to go for the cappotto (Art. 130–145, 169–170).

A traditional table may have adopted either of the two modern articles (153), so what follows from a call is read from
the norms in force.
"""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import MODERN, TRADITIONAL, SetFamily
from ventaglio.games.tressette.engine.rules import FalseCall
from ventaglio.games.tressette.referee.law import Ask, enough_points
from ventaglio.law.referee.figures import ORDINALS

CALLING: Final = SetFamily("calling")

FIXED: Final = "fixed-stake"
"""The answer that the stake is one whatever happens, or goes by the difference of points (108)."""


# ── A call that the count does not confirm (135, 136, 169, 170) ──────────────────────────────────────────────────────


@CALLING.says(TRADITIONAL, "136", "premature-call")
@CALLING.says(MODERN, "169", "premature-call")
def _premature(ask: Ask) -> None:
    """By tradition an earlier one costs nothing but the count, the last that is allowed the right to another (136).

    By the modern norms whoever calls has lost the match, whatever follows (169), and play goes on for the cappotto
    alone, which the others may not win without calling themselves out (170).
    """
    rules = ask.law.rules
    ask.order("tell-shortfall opponents", article="135")
    lost = rules.false_call.value is FalseCall.MATCH_LOST
    if lost:
        ask.order("match-lost side", article="169")
        _stake(ask)
    calls, article = ORDINALS[: rules.calls_allowed.value], rules.calls_allowed.cite.article
    last = lost or len(calls) == 1 or ask.one("call", *calls) == calls[-1]
    if last and (not lost or rules.self_call_after_false_call.value):
        ask.order("no-more-calls side", article=article)
    if rules.self_call_after_false_call.value:
        ask.order("self-call opponents", article="170")
    elif last and not lost:
        ask.order("go-freely opponents", article=article)
    if not lost:
        ask.order("play-on", article=article)


def _stake(ask: Ask) -> None:
    """Simple or double by his points is how stakes with *marcio e batuffa* go (108).

    One stake more falls due with a cappotto laid down, except where the stake is one whatever happens, or goes by the
    difference of points alone (108).
    """
    stakes = {enough_points(ask.law.rules): "simple", "fewer": "double", "other-stake": "as-agreed", FIXED: "as-agreed"}
    points = ask.one("callers-points", *stakes)
    ask.order(f"stake side {stakes[points]}", article="169")
    if points == FIXED:
        ask.rests_on("108")
        ask.reads("one-stake-whatever-happens")
    else:
        ask.order("stake side one-more-if-laid-down", article="169")


@CALLING.says(MODERN, "170", "self-call-left-out")
def _self_call(ask: Ask) -> None:
    """A pair that was called too early must call itself out as soon as it has the points, and then declare."""
    ask.order("void cappotto")


@CALLING.both("130", "call-not-allowed")
def _not_allowed(ask: Ask) -> None:
    """After a cappotto laid down (138), past what accusations alone may be called at, without a call left, or with the
    lead and the point (131).
    """
    rules = ask.law.rules
    most = rules.target.value + rules.call_reaches.value[1]
    bar = ask.one("call-bar", "laid-down", f"accused-past-{most}", "calls-used-up", "with-the-point")
    if bar == "laid-down":
        ask.order("void call", article="138")
    elif bar == "calls-used-up":
        ask.order("void call", "play-on", article=rules.calls_allowed.cite.article)
    elif bar == "with-the-point":
        ask.order("void call", "play-on", article="131")
    else:
        ask.order("void call", "match-over")
        ask.rests_on("139", "141")
        ask.reads("won-by-accusing")


# ── Going for the cappotto (139–145) ─────────────────────────────────────────────────────────────────────────────────


@CALLING.both("145", "cappotto-declared-wrongly")
def _declared_wrongly(ask: Ask) -> None:
    """Who counts, who speaks when and in which words, and how: each fault loses the right for good.

    The list of what loses it ends before the three ways of fixed pairs (143) and before the ban on looking through the
    tricks while deciding (144).
    """
    breach = ask.one("breach", "wrong-verifier", "words-or-order", "tone-or-delay", "not-of-the-three", "review")
    if breach in ("not-of-the-three", "review"):
        _not_listed(ask, breach)
        return
    ask.rests_on(
        *{
            "wrong-verifier": ("133", "134"),
            "words-or-order": ("139", "140", "141", "142"),
            "tone-or-delay": ("140",),
        }[breach]
    )
    ask.order("right-lost going-for-cappotto called-pair")
    if breach == "wrong-verifier" and not ask.yes("count-confirms"):
        ask.order("play-on", article="135")
    else:
        ask.order("match-over", article="130")


def _not_listed(ask: Ask, breach: str) -> None:
    if breach == "review":
        ask.rests_on("144")
    else:
        ask.order("void declaration", article="143")
    ask.may("right-lost going-for-cappotto called-pair", article="96")
    ask.reads("not-on-the-list")
