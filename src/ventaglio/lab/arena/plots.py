"""A contest as a picture: the running mean of a duel in its confidence sequence, the ratings of a league."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ventaglio.core.optional import need
from ventaglio.core.refusal import BadInput
from ventaglio.lab.arena.figures import course
from ventaglio.lab.arena.report import Report
from ventaglio.lang.voice import Voice

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS: Final = ("png", "svg", "pdf")
SIZE: Final = (8.0, 4.5)
FIRST: Final = 20
"""The deal from which on a duel is drawn: before, its interval is larger than any page."""


def check_plot(path: Path) -> None:
    """Refuse a file that no plot can be written to, before anything is played."""
    kind = path.suffix.lower().removeprefix(".")
    if kind not in KINDS:
        known = ", ".join(f".{one}" for one in KINDS)
        raise BadInput(f"{path}: a plot ends in {known}", "arena-plot-kind", file=str(path), known=known)
    need("matplotlib")


def plot(found: Report, kind: str, voice: Voice) -> bytes:
    """The picture of a contest, in one of `KINDS`."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # The same contest gives the same file: no date, no names by chance.
    with mpl.rc_context({"svg.hashsalt": "ventaglio", "font.size": 10}):
        figure = Figure(figsize=SIZE, layout="constrained")
        if found.league is None:
            _duel(figure, found, voice)
        else:
            _league(figure, found, voice)
        stream = BytesIO()
        dates: dict[str, Any] = {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}
        figure.savefig(stream, format=kind, dpi=150, metadata=dates[kind])
    return stream.getvalue()


def _duel(figure: "Figure", found: Report, voice: Voice) -> None:
    (meeting,), answer = found.meetings, found.answer
    axes = figure.subplots()
    rows = [
        (count, mean, within)
        for count, mean, within in course([one.difference for one in meeting.results], found.alpha)
        if count >= min(FIRST, meeting.deals // 3)
    ]
    counts = [count for count, _, _ in rows]
    drawn = [row for row in rows if abs(row[2].low) < float("inf")]
    share = f"{1 - found.alpha:.0%}"
    axes.fill_between(
        [row[0] for row in drawn],
        [row[2].low for row in drawn],
        [row[2].high for row in drawn],
        alpha=0.25,
        linewidth=0,
        label=voice.text("arena-plot-band", share=share),
    )
    axes.plot(counts, [mean for _, mean, _ in rows], label=voice.text("arena-plot-mean"))
    if answer is not None:
        axes.axhline(answer.at_least, color="black", linewidth=0.8, linestyle="--")
        if answer.decided:
            told = voice.text("arena-plot-decided", deals=answer.after)
            axes.axvline(answer.after, color="black", linewidth=0.8, linestyle=":", label=told)
    first, second = meeting.bots
    axes.set_title(voice.text("arena-plot-duel", first=first, second=second))
    axes.set_xlabel(voice.text("arena-plot-deals"))
    axes.set_ylabel(voice.text("arena-plot-points"))
    axes.legend(loc="best", frameon=False)


def _league(figure: "Figure", found: Report, voice: Voice) -> None:
    axes = figure.subplots()
    rated = found.league or ()
    for place, one in enumerate(reversed(rated)):
        low, high = one.rating_within or (one.rating, one.rating)
        reach = [[one.rating - min(low, one.rating)], [max(high, one.rating) - one.rating]]
        axes.errorbar([one.rating], [place], xerr=reach, fmt="o", capsize=4, color="C0")
    axes.set_yticks(range(len(rated)), [one.bot for one in reversed(rated)])
    axes.set_xlabel(voice.text("arena-plot-rating", share=f"{1 - found.alpha:.0%}"))
    axes.set_title(voice.text("arena-plot-league"))
    axes.grid(axis="x", linewidth=0.3)
