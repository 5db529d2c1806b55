"""Tables as full as they get: what a real server tells is rewritten on its way, to what would take long to play."""

import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import WebSocketRoute

from tests.e2e.people import Person

Told = dict[str, Any]

_LAID: tuple[tuple[str, str | None], ...] = (
    ("3h 4h 5h 6h 7h 8h 9h Th Jh", "clean"),
    ("Kd Kd Kc Ks", None),
    ("4s 5s 6s * 8s 9s Ts Js", "dirty"),
    ("7h 7d 7c 7s 7d 7h 7c 2d", "semi"),
    ("Ad 2d 3d 4d", None),
    ("Qc Qs Qh", None),
    ("8c 9c Tc", None),
    ("5d 6d 7d 8d 9d", None),
    ("9s 9d 9h 2c", None),
)
"""What a side has on the table towards the end of a hand."""

HAND = ["3c", "4c", "7s", "8d", "9h", "9c", "Jd", "Qd", "Qh", "Kh", "Ah", "*", "2s", "5c", "6c", "Tc", "As"]
PILE = ["Jc", "4d", "Ts", "6s", "Kc", "3s", "8h", "Qs", "5h"]


def meld(number: int, side: int, cards: str, burraco: str | None) -> Told:
    laid = cards.split()
    return {
        "number": number,
        "owner": side,
        "side": side,
        "meld": {"type": "run", "suit": "h", "low": 3, "high": 11, "wild": next((c for c in laid if c == "*"), None)},
        "cards": laid,
        "burraco": burraco,
    }


def crowded(melds: int = 7, hand: int = 11, pile: int = 5) -> Callable[[Told], None]:
    """A Burraco table with so many melds for each side, and so many cards in one's hand and on the pile."""

    def change(told: Told) -> None:
        if view := told.get("view"):
            laid = [_LAID[at % len(_LAID)] for at in range(melds)]
            view["melds"] = [
                meld(2 * at + side + 1, side, *laid[(at + 3 * side) % melds]) for at in range(melds) for side in (0, 1)
            ]
            view["hand"] = sorted((HAND * 3)[:hand])
            view["counts"] = [hand, 9, 4, 13]
            view["pile"] = PILE[:pile]
            view["took"] = [0, 3]
            view["totals"] = [1145, 830, 1145, 830]

    return change


def in_a_trick(told: Told) -> None:
    """A Tressette table with three cards on the table, words in the air, and everything that may be said."""
    if view := told.get("view"):
        view |= {
            "hand": ["d3", "dA", "dR", "s2", "s7", "s4", "c3", "cR", "b6", "b5"],
            "trick": ["c2", "cA", "c4"],
            "leader": 1,
            "turn": 0,
            "phase": "follow",
            "formula": "busso-lungo",
            "scores": [12, 9],
            "last_trick": None,
        }
        told["turn"] = 0
        told["menu"] |= {"cards": [{"card": one, "formulas": []} for one in ("c3", "cR")]}


def to_lead(told: Told) -> None:
    """A Tressette table at which one leads, and has much to say."""
    if view := told.get("view"):
        view |= {
            "hand": ["d3", "d2", "dA", "dR", "s3", "s7", "s4", "c3", "b6", "b5"],
            "trick": [],
            "leader": 0,
            "turn": 0,
            "phase": "lead",
            "scores": [12, 9],
        }
        told["turn"] = 0
        formulas = ("busso", "ribusso", "liscio-e-busso", "lungo", "napoletana-lungo", "si-liscia", "terzo")
        told["menu"] |= {
            "cards": [
                {"card": one, "formulas": [[name, ""] for name in formulas] if one[0] == "d" else []}
                for one in view["hand"]
            ],
            "accusations": [{"what": "N", "suit": "d"}, {"what": "3", "suit": "b"}],
            "declarations": [{"what": "questo-piombo", "suit": "s"}, {"what": "faglio", "suit": ""}],
            "claim": True,
            "call_out": True,
        }


_STANDING = ("table", "view", "menu", "turn", "in_hand")
"""What of a state what happens may change."""


class Rewritten:
    """What comes to a screen from a server, changed on its way; it can be told once more when the change is another."""

    def __init__(self, change: Callable[[Told], None]) -> None:
        self.change = change
        self._socket: WebSocketRoute | None = None
        self._state: Told = {}

    def tell_again(self) -> None:
        """The table as it is, changed as it is to be changed now."""
        assert self._socket
        self._socket.send(self._changed(json.dumps(self._state)))

    def _changed(self, message: str | bytes) -> str:
        told: Told = json.loads(message)
        if told.get("type") == "state":
            self._state = json.loads(message)
        elif told.get("type") == "happened":
            newer: Told = json.loads(message)
            self._state |= {name: newer[name] for name in _STANDING if newer.get(name) is not None}
        if told.get("type") in ("state", "happened"):
            self.change(told)
        return json.dumps(told)

    async def between(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(self._changed(message)))


async def rewrite(person: Person, change: Callable[[Told], None]) -> Rewritten:
    """From now on, tables come to this person changed."""
    rewritten = Rewritten(change)
    await person.page.route_web_socket("**/ws/**", rewritten.between)
    return rewritten
