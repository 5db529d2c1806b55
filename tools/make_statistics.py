"""Make the page of statistics, with its plots, from sets of games.

    ventaglio lab games burraco --code fibur-2019 --hands 2000 --out games/fibur-2019
    …
    python -m tools.make_statistics games/*

Each folder is one code. What is between the marks of a page is replaced; the words around it are written by hand.
"""

import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")
import matplotlib.pyplot as plt

from tools.pages.common import DOCS, english, table
from ventaglio.games.burraco.lab.figures import KINDS, WHEN
from ventaglio.games.tressette.lab.figures import HONOURS, SILENCE
from ventaglio.lab.data.figures import COUNTED, figures_of
from ventaglio.lab.data.reading import Figures, read_games, share

PICTURES = DOCS / "statistics"
INK = ("#1f6f43", "#b4532a", "#2f5d8a", "#8a6d1f")
FREQUENT = 14
"""So many formulas are drawn; the table has them all."""
Estimate = tuple[float, float, float]


def percent(one: Estimate) -> str:
    """A share with its interval."""
    value, low, high = (100 * part for part in one)
    places = _places(low, high, 1)
    return f"{value:.{places}f} % ({low:.{places}f}–{high:.{places}f})"


def number(one: Estimate, places: int = 2) -> str:
    """A mean with its interval."""
    value, low, high = one
    if low == high:
        return f"{value:g}"
    places = _places(low, high, places)
    return f"{value:.{places}f} ({low:.{places}f} to {high:.{places}f})"


def _places(low: float, high: float, places: int) -> int:
    """So many decimal places, or one more where an interval is so narrow that its ends would look the same."""
    return places + (f"{low:.{places}f}" == f"{high:.{places}f}")


def never(figures: Figures) -> Estimate:
    """What has happened in no hand of a set."""
    return share(0, figures["hands"])


def name(figures: Figures) -> str:
    """The code of a set."""
    return english().text(f"code-{figures['code']}")


def by_code(sets: list[Figures], rows: list[tuple[str, Any]]) -> str:
    """A table with a column for each code."""
    lines = [(label, *(told(one) for one in sets)) for label, told in rows]
    return table(("", *(name(one) for one in sets)), lines)


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def burraco_hands(sets: list[Figures]) -> str:
    """How hands end, and what they are like."""
    return by_code(
        sets,
        [
            ("hands", lambda one: f"{one['hands']:,}"),
            ("closed", lambda one: percent(one["ended"].get("closed", never(one)))),
            ("ended with the stock", lambda one: percent(one["ended"].get("stock", never(one)))),
            ("turns a hand", lambda one: number(one["turns"]["mean"], 1)),
            ("moves a hand", lambda one: number(one["moves_a_hand"], 1)),
            ("points a side", lambda one: number(one["points"]["a_side"], 0)),
            (
                "who plays first makes more than the dealer's side by",
                lambda one: number(one["points"]["who_plays_first"], 0),
            ),
        ],
    )


def burraco_burrachi(sets: list[Figures]) -> str:
    """How often each burraco is made."""
    rows: list[tuple[str, Any]] = []
    for kind in KINDS:
        words = {"clean": "clean", "semi": "semi-clean", "dirty": "dirty"}[kind]
        rows.append((f"{words}, a side", lambda one, kind=kind: number(one["burrachi"][kind]["a_side"])))
        rows.append(
            (f"sides with a {words} one", lambda one, kind=kind: percent(one["burrachi"][kind]["sides_with_one"]))
        )
    return by_code(sets, rows)


def burraco_pozzetti(sets: list[Figures]) -> str:
    """What the first pozzetto goes with."""
    return by_code(
        sets,
        [
            ("hands in which nobody takes one", lambda one: percent(one["pozzetti"]["taken"].get("0", never(one)))),
            ("hands in which both sides do", lambda one: percent(one["pozzetti"]["taken"].get("2", never(one)))),
            (
                "the first is taken after so many turns",
                lambda one: number(one["pozzetti"]["first_after_turns"]["mean"], 1),
            ),
            ("… in mid-turn", lambda one: percent(one["pozzetti"]["first_direct"])),
            ("its side makes more than the other by", lambda one: number(one["pozzetti"]["first_is_worth"], 0)),
            ("its side makes more, hands", lambda one: percent(one["pozzetti"]["first_makes_more"])),
        ],
    )


def burraco_pile(sets: list[Figures]) -> str:
    """How often the pile is collected, and how large it is then."""
    sizes = list(sets[0]["pile"]["sizes"])
    return by_code(
        sets,
        [
            ("pick-ups that collect the pile", lambda one: percent(one["pile"]["taken"])),
            ("cards of a pile that is collected", lambda one: number(one["pile"]["size"])),
            *((f"… of {size}", lambda one, size=size: percent(one["pile"]["sizes"][size])) for size in sizes),
        ],
    )


def draw_pozzetto(sets: list[Figures]) -> None:
    """What the first pozzetto goes with, by when it is taken."""
    figure, axes = plt.subplots(figsize=(7, 3.6))
    for shift, (one, ink) in enumerate(zip(sets, INK, strict=False)):
        found = one["pozzetti"]["by_turn"]
        at = [WHEN.index((each["from"], each["to"])) + 0.12 * (shift - len(sets) / 2) for each in found]
        worth = [each["worth"] for each in found]
        spread = [[value - low for value, low, _ in worth], [high - value for value, _, high in worth]]
        axes.errorbar(at, [value for value, _, _ in worth], spread, fmt="o", color=ink, label=name(one), capsize=2)
    labels = [f"{low}–{high}" if high < 999 else f"{low}+" for low, high in WHEN]
    axes.set_xticks(range(len(labels)), labels)
    axes.axhline(0, color="#888888", linewidth=0.8)
    axes.set_xlabel("turns finished when the first pozzetto is taken")
    axes.set_ylabel("points more than the other side")
    axes.legend(frameon=False, fontsize=8)
    save(figure, "pozzetto")


def draw_burrachi(sets: list[Figures]) -> None:
    """Burrachi a side, by code."""
    figure, axes = plt.subplots(figsize=(7, 3))
    for shift, (kind, ink) in enumerate(zip(KINDS, INK, strict=False)):
        worth = [one["burrachi"][kind]["a_side"] for one in sets]
        at = [place + 0.26 * (shift - 1) for place in range(len(sets))]
        spread = [[value - low for value, low, _ in worth], [high - value for value, _, high in worth]]
        words = {"clean": "clean", "semi": "semi-clean", "dirty": "dirty"}[kind]
        axes.bar(at, [value for value, _, _ in worth], 0.24, yerr=spread, color=ink, label=words, capsize=2)
    axes.set_xticks(range(len(sets)), [name(one) for one in sets])
    axes.set_ylabel("burrachi a side")
    axes.legend(frameon=False, fontsize=8)
    save(figure, "burrachi")


# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────


def tressette_hands(sets: list[Figures]) -> str:
    """How passate end, and what they bring."""
    return by_code(
        sets,
        [
            ("passate", lambda one: f"{one['hands']:,}"),
            ("ended by a lay-down", lambda one: percent(one["ended"].get("claimed", never(one)))),
            (
                "points of the cards of the side that leads first",
                lambda one: number(one["points_of_who_leads_first"]["mean"]),
            ),
            ("cappotti: a side without a point of the cards", lambda one: percent(one["cappotto"])),
            ("… made by the side that leads first", lambda one: percent(one["cappotto_of_who_leads_first"])),
            ("passate with a buongioco", lambda one: percent(one["buongioco"]["hands_with_one"])),
            ("points of buongioco a passata", lambda one: number(one["buongioco"]["points_a_hand"])),
        ],
    )


def tressette_words(sets: list[Figures]) -> str:
    """What is said with a lead, and what it tells."""
    parts = []
    for one in sets:
        leads = one["leads"]
        said = sorted(leads["words"].items(), key=lambda pair: -pair[1]["leads"])
        every = leads["all"]
        rows = [
            (
                "*any lead*",
                f"{every['leads']:,}",
                number(every["length"]),
                *(percent(every["holds"][card]) for card in HONOURS),
            )
        ]
        for words, found in said:
            told = "*silence*" if words == SILENCE else words.replace("-", " ")
            holds = (percent(found["holds"][card]) for card in HONOURS)
            rows.append((told, percent(found["share"]), number(found["length"]), *holds))
        head = ("said with the lead", "how often", "cards of the suit", *(f"holds the {card}" for card in HONOURS))
        parts.append(f"{name(one)}:\n\n{table(head, rows)}")
    return "\n\n".join(parts)


ACCUSED = {"accuse N": "Napoletana", "accuse 3": "tre", "accuse 2": "due", "accuse A": "assi"}


def tressette_declarations(sets: list[Figures]) -> str:
    """How often other words are said."""
    said = dict.fromkeys(what for one in sets for what in one["declarations"])
    rows: list[tuple[str, Any]] = []
    for what in sorted(said, key=lambda what: -max(one["declarations"].get(what, {"said": 0})["said"] for one in sets)):
        told = f"buongioco: {ACCUSED[what]}" if what in ACCUSED else what.partition(" ")[2].replace("-", " ")
        rows.append((told, lambda one, what=what: f"{one['declarations'].get(what, {'a_hand': 0})['a_hand']:.3f}"))
    return by_code(sets, rows)


def draw_points(sets: list[Figures]) -> None:
    """The points of the side that leads first."""
    figure, axes = plt.subplots(figsize=(7, 3))
    for shift, (one, ink) in enumerate(zip(sets, INK, strict=False)):
        found = one["points_of_who_leads_first"]["shares"]
        at = [int(points) + 0.4 * (shift - 0.5) for points in found]
        spread = [
            [value - low for value, low, _ in found.values()],
            [high - value for value, _, high in found.values()],
        ]
        axes.bar(
            at, [value for value, _, _ in found.values()], 0.38, yerr=spread, color=ink, label=name(one), capsize=2
        )
    axes.set_xticks(range(12))
    axes.set_xlabel("points of the cards, of the side that leads first")
    axes.set_ylabel("share of passate")
    axes.legend(frameon=False, fontsize=8)
    save(figure, "points")


def draw_words(one: Figures) -> None:
    """What each formula tells of asso, due and tre."""
    leads = one["leads"]
    said = [pair for pair in leads["words"].items() if pair[0] != SILENCE]
    said = sorted(said, key=lambda pair: -pair[1]["leads"])[:FREQUENT][::-1]
    figure, axes = plt.subplots(figsize=(7, 4.6))
    for (card, ink), shift in zip(zip(HONOURS, INK, strict=False), (0.22, 0, -0.22), strict=True):
        at = [place + shift for place in range(len(said))]
        held = [found["holds"][card] for _, found in said]
        spread = [[value - low for value, low, _ in held], [high - value for value, _, high in held]]
        axes.errorbar([value for value, _, _ in held], at, xerr=spread, fmt="o", color=ink, label=card, markersize=4)
        axes.axvline(leads["all"]["holds"][card][0], color=ink, linewidth=0.8, linestyle=":")
    axes.set_yticks(range(len(said)), [words.replace("-", " ") for words, _ in said])
    axes.set_xlabel("chance that the leader holds it in the suit (dotted: any lead)")
    axes.legend(frameon=False, fontsize=8)
    save(figure, "formulas")


def save(figure: Any, stem: str) -> None:
    """Write a plot, the same bytes for the same figures."""
    figure.tight_layout()
    with mpl.rc_context({"svg.hashsalt": "ventaglio"}):
        figure.savefig(PICTURES / f"{stem}.svg", metadata={"Date": None})
    plt.close(figure)


def put(text: str, part: str, made: str) -> str:
    """A page with a part of it replaced."""
    begin, end = f"<!-- counted: {part} -->", f"<!-- end of {part} -->"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        sys.exit(f"make_statistics: the page has no place for {part}")
    return f"{before}{begin}\n\n{made}\n\n{end}{after}"


def main(folders: list[str]) -> None:
    """Write the page and its plots."""
    if not folders:
        sys.exit("make_statistics: name the folders of games, one for each code")
    PICTURES.mkdir(exist_ok=True)
    mpl.rcParams.update({"svg.fonttype": "path", "font.size": 9})
    sets = [figures_of(read_games(Path(folder), COUNTED)) for folder in folders]
    burraco = [one for one in sets if one["game"] == "burraco"]
    tressette = [one for one in sets if one["game"] == "tressette"]
    parts = {
        "burraco hands": burraco_hands(burraco),
        "burrachi": burraco_burrachi(burraco),
        "pozzetti": burraco_pozzetti(burraco),
        "pile": burraco_pile(burraco),
        "tressette passate": tressette_hands(tressette),
        "formulas": tressette_words(tressette),
        "declarations": tressette_declarations(tressette),
    }
    draw_burrachi(burraco)
    draw_pozzetto(burraco)
    draw_points(tressette)
    draw_words(tressette[0])
    page = DOCS / "statistics.md"
    text = page.read_text(encoding="utf-8")
    for part, made in parts.items():
        text = put(text, part, made)
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
