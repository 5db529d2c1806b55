"""Calling out too early, and losing the right to go for the cappotto (Art. 130–145, 169–170)."""

from typing import Final

from ventaglio.rulings.inquiry import Ask, Family
from ventaglio.rulings.tressette.regime import MODERN, TRADITIONAL, both

CALLING: Final = Family("calling")


# ── A call that the count does not confirm (135, 136, 169, 170) ──────────────────────────────────────────────────────


@CALLING.says(TRADITIONAL, "136", "premature-call")
def _premature(ask: Ask) -> None:
    """The first costs nothing but the count, the second the right to a third."""
    ask.order("tell-shortfall opponents", article="135")
    if ask.one("call", "first", "second") == "second":
        ask.order("no-more-calls side", "go-freely opponents")
    ask.order("play-on")


@CALLING.says(MODERN, "169", "premature-call")
def _premature_modern(ask: Ask) -> None:
    """Whoever calls has lost the match, whatever follows; play goes on for the cappotto alone (170).

    Simple or double by his points is how stakes with *marcio e batuffa* go (108).
    """
    ask.order("tell-shortfall opponents", article="135")
    ask.order("match-lost side")
    points = ask.one("callers-points", "eleven-or-more", "fewer", "other-stake")
    how = {"eleven-or-more": "simple", "fewer": "double", "other-stake": "as-agreed"}[points]
    ask.order(f"stake side {how}", "stake side one-more-if-laid-down")
    ask.order("no-more-calls side", "self-call opponents", article="170")


@CALLING.says(MODERN, "170", "self-call-left-out")
def _self_call(ask: Ask) -> None:
    """A pair that was called too early must call itself out as soon as it has the points, and then declare."""
    ask.order("void cappotto")


@CALLING.says(TRADITIONAL, "130", "call-not-allowed")
def _not_allowed(ask: Ask) -> None:
    _barred_call(ask, "136")


@CALLING.says(MODERN, "130", "call-not-allowed")
def _not_allowed_modern(ask: Ask) -> None:
    _barred_call(ask, "170")


def _barred_call(ask: Ask, used_up: str) -> None:
    """After a cappotto laid down (138), past what accusations alone may be called at, or without a call left."""
    bar = ask.one("call-bar", "laid-down", "accused-past-22", "calls-used-up")
    if bar == "laid-down":
        ask.order("void call", article="138")
    elif bar == "calls-used-up":
        ask.order("void call", "play-on", article=used_up)
    else:
        ask.order("void call", "match-over")
        ask.rests_on("139", "141")
        ask.reads("won-by-accusing")


# ── Going for the cappotto (139–145) ─────────────────────────────────────────────────────────────────────────────────


@both(CALLING, "145", "cappotto-declared-wrongly")
def _declared_wrongly(ask: Ask) -> None:
    """Who counts, who speaks when and in which words, and how: each fault loses the right for good.

    To look through the tricks while deciding is forbidden too (144), but the list of what loses it stops before that.
    """
    breach = ask.one("breach", "wrong-verifier", "words-or-order", "tone-or-delay", "review")
    if breach == "review":
        ask.rests_on("144")
        ask.may("right-lost going-for-cappotto winners", article="96")
        ask.reads("review-is-not-listed")
        return
    ask.rests_on(
        *{
            "wrong-verifier": ("133", "134"),
            "words-or-order": ("140", "141", "142", "143"),
            "tone-or-delay": ("140",),
        }[breach]
    )
    ask.order("right-lost going-for-cappotto winners", "match-over")
