"""Calling out too early, and losing the right to go for the cappotto (Art. 130–145, 169–170)."""

from typing import Final

from ventaglio.codes.fitres.rulings.regime import MODERN, TRADITIONAL, SetFamily
from ventaglio.rulings.figures import ORDINALS
from ventaglio.rulings.tressette.law import Ask, enough_points

CALLING: Final = SetFamily("calling")


# ── A call that the count does not confirm (135, 136, 169, 170) ──────────────────────────────────────────────────────


@CALLING.says(TRADITIONAL, "136", "premature-call")
def _premature(ask: Ask) -> None:
    """An earlier one costs nothing but the count, the last that is allowed the right to another."""
    ask.order("tell-shortfall opponents", article="135")
    calls = ORDINALS[: ask.law.rules.calls_allowed.value]
    if ask.one("call", *calls) == calls[-1]:
        ask.order("no-more-calls side", "go-freely opponents")
    ask.order("play-on")


@CALLING.says(MODERN, "169", "premature-call")
def _premature_modern(ask: Ask) -> None:
    """Whoever calls has lost the match, whatever follows; play goes on for the cappotto alone (170).

    Simple or double by his points is how stakes with *marcio e batuffa* go (108).
    """
    ask.order("tell-shortfall opponents", article="135")
    ask.order("match-lost side")
    stakes = {enough_points(ask.law.rules): "simple", "fewer": "double", "other-stake": "as-agreed"}
    ask.order(f"stake side {stakes[ask.one('callers-points', *stakes)]}", "stake side one-more-if-laid-down")
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
    rules = ask.law.rules
    most = rules.target.value + rules.call_reaches.value[1]
    bar = ask.one("call-bar", "laid-down", f"accused-past-{most}", "calls-used-up")
    if bar == "laid-down":
        ask.order("void call", article="138")
    elif bar == "calls-used-up":
        ask.order("void call", "play-on", article=used_up)
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
