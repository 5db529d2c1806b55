"""What a set of Tressette passate shows."""

from typing import Final

import numpy as np

from ventaglio.lab.data.reading import Figures, Games, Numbers, column, mean, share, shares, words_of

HONOURS: Final = {"asso": 0, "due": 1, "tre": 2}
"""The cards that words are about, and their places in a suit."""
SILENCE: Final = "silence"


def tressette_figures(games: Games) -> Figures:
    """Figures of a set."""
    hands = games.hands.num_rows
    ended, names = words_of(games.hands, "how")
    points, buongioco = games.of_seats("points"), games.of_seats("buongioco")
    each = np.arange(hands)
    opener = (column(games.hands, "dealer") + 1) % 4
    deck = (points - buongioco)[each, opener]
    other = (points - buongioco)[each, (opener + 1) % 4]
    return {
        "hands": hands,
        "moves": games.moves.num_rows,
        "ended": {name: share(int((ended == at).sum()), hands) for at, name in enumerate(names)},
        "tricks": mean(column(games.hands, "tricks")),
        "points_of_who_leads_first": {"mean": mean(deck), "shares": shares(deck)},
        "cappotto": share(int(((deck == 0) | (other == 0)).sum()), hands),
        "cappotto_of_who_leads_first": share(int((other == 0).sum()), hands),
        "buongioco": {
            "hands_with_one": share(int((buongioco > 0).any(axis=1).sum()), hands),
            "points_a_hand": mean(buongioco[each, opener] + buongioco[each, (opener + 1) % 4]),
        },
        "leads": _leads(games),
        "declarations": _declarations(games),
    }


def _leads(games: Games) -> Figures:
    """How often each formula goes with a lead, and how likely an honour of the suit is in the hand that says it."""
    leads = column(games.moves, "leads") == 1
    said, names = words_of(games.moves, "words")
    said, card, held = said[leads], column(games.moves, "card")[leads], column(games.moves, "held")[leads]
    suit = (held >> (card // 10 * 10).astype(np.int64)) & 0x3FF
    return {
        "all": {"leads": len(said), "length": mean(_ones(suit)), "holds": _holding(suit)},
        "words": {
            name or SILENCE: {
                "leads": int(some.sum()),
                "share": share(int(some.sum()), len(said)),
                "length": mean(_ones(suit[some])),
                "holds": _holding(suit[some]),
            }
            for at, name in enumerate(names)
            if (some := said == at).any()
        },
    }


def _holding(suit: Numbers) -> dict[str, tuple[float, float, float]]:
    return {name: share(int(((suit >> place) & 1).sum()), len(suit)) for name, place in HONOURS.items()}


def _ones(suit: Numbers) -> Numbers:
    counted: Numbers = sum((suit >> place) & 1 for place in range(10)) + np.zeros_like(suit)
    return counted


def _declarations(games: Games) -> Figures:
    """How often each other word is said, a passata."""
    kinds, names = words_of(games.moves, "kind")
    said, words = words_of(games.moves, "words")
    hands = games.hands.num_rows
    found: Figures = {}
    for kind in ("declare", "accuse"):
        if kind in names:
            spoken = said[kinds == names.index(kind)]
            for at in np.unique(spoken):
                count = int((spoken == at).sum())
                found[f"{kind} {words[at]}"] = {"said": count, "a_hand": round(count / hands, 5)}
    return found
